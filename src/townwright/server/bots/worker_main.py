"""What the two processes of a thinking worker do.

The first is given a position and a seat; it hands over only what the seat may know. The second holds the
bot: it is given a view and the actions open to the seat, and no position ever reaches it. Neither has a
way to the store.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from townwright import bots
from townwright.bots.advice import advise
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.core.limits.budgets import affordable
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow, Refusal
from townwright.core.seats import Seat
from townwright.server.sandbox.sealed_table import SealedTable
from townwright.server.workers.worker import limit_process
from townwright.speed.runtime.compiled_code import CodeUse, using
from townwright.speed.runtime.readable_games import some_moments
from townwright.tables.table import FindGame

MEMORY: Final = 512 << 20
NICE: Final = 10
"""How far thinking stands behind what others do; loading does not, since somebody is about to play."""
GONE: Final = (EOFError, BrokenPipeError)
"""Nobody asks any more, or whoever asked has gone while the answer was being found."""


@dataclass(frozen=True, slots=True)
class BotTask:
    """What the server asks: an action of a bot, or a hint for a person."""

    game: str
    bot: str | None
    """The bot that acts; None if a person asks for a hint."""
    state: Any
    """The position; of a table that is played with what somebody brought, sealed."""
    seat: Seat
    nodes: int
    seed: int
    words: tuple[str, ...] = ()
    """What a hint begins with."""
    seconds: float | None = None
    """After this the answer with fewer nodes is given; None waits for all of them."""


@dataclass(frozen=True, slots=True)
class Preparation:
    """Asks both processes to load a game and a bot; the answer is the same object."""

    game: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class BotInput:
    """All that the process of the bot receives."""

    game: str
    bot: str | None
    view: Any
    legal: tuple[Any, ...]
    seat: Seat
    nodes: int
    seed: int
    words: tuple[str, ...]
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class BotMove:
    """What the process of the bot replies."""

    action: str
    """In notation."""
    remark: Phrase | None = None


def input_for_bot(find: FindGame, asked: BotTask) -> BotInput:
    """What the seat may know of the position."""
    rules = find(asked.game)
    state = asked.state.opened().state if isinstance(asked.state, SealedTable) else asked.state
    view, legal = rules.view(state, asked.seat), tuple(affordable(rules.legal(state, asked.seat)))
    return BotInput(asked.game, asked.bot, view, legal, asked.seat, asked.nodes, asked.seed, asked.words, asked.seconds)


def choose_move(given: BotInput) -> BotMove | Refusal:
    """The bot's action, or a hint."""
    random = Random(given.seed)  # noqa: S311  a bot's own stream
    try:
        if given.bot is None:
            return hint(given, random)
        answer = bots.find(given.game, given.bot).choose(given.view, given.legal, Limit(given.nodes), random)
        return BotMove(str(answer.action))
    except Refusal as refusal:
        return refusal


def hint(given: BotInput, random: Random) -> BotMove:
    """The best that is advised and begins with the words."""
    found = advise(given.game, given.view, given.legal, Limit(given.nodes), random, most=1, words=given.words)
    if not found:
        raise NotNow("server-no-hint", "I have no advice for what is begun: take it back and ask again")
    return BotMove(str(found[0].action), found[0].remark)


def prepare(asked: Preparation) -> Preparation:
    """Load the bot and let it choose once; one that does not load says so when it is asked."""
    with contextlib.suppress(Exception):
        if asked.bot is not None:
            bots.find(asked.game, asked.bot)
            rehearse(asked.game, asked.bot)
    return asked


def rehearse(game: str, bot: str) -> None:
    """Ask a bot for one action, and for a hint, with a single node by the plain rules: what they read is in memory."""
    rules = registry.find(game)
    (state,) = some_moments(rules, moments=(0,))
    with using(CodeUse.PLAIN):
        for who in (bot, None):
            task = BotTask(game, who, state, rules.to_act(state)[0], nodes=1, seed=1)
            choose_move(input_for_bot(registry.find, task))


def serve_positions(tasks: Connection, inputs: Connection, find: FindGame) -> None:
    """Run the first process: read positions, and pass on what the seat may know."""
    limit_memory()
    while True:
        try:
            task: BotTask | Preparation = tasks.recv()
            if isinstance(task, Preparation):
                inputs.send(task)  # first, so that both processes load at the same time
                with contextlib.suppress(Exception):
                    find(task.game)
            else:
                lower_priority(task)
                inputs.send(input_for_bot(find, task))
        except GONE:
            return


def serve_bot(
    inputs: Connection, replies: Connection, choose: Callable[[BotInput], BotMove | Refusal] = choose_move
) -> None:
    """Run the second process: answer with the bot's moves until nobody asks any more."""
    limit_memory()
    while True:
        try:
            given: BotInput | Preparation = inputs.recv()
            if isinstance(given, Preparation):
                replies.send(prepare(given))
            else:
                lower_priority(given)
                replies.send(choose(given))
        except GONE:
            return


def limit_memory() -> None:
    """Limit this process's memory, where the system knows how."""
    limit_process(MEMORY, nice=0)


def lower_priority(task: BotTask | BotInput) -> None:
    """Put this process below the needs of others before it first thinks as a bot; for a hint somebody waits at once."""
    if task.bot is not None:
        stand_behind()


@cache
def stand_behind() -> None:
    """Lower this process's priority, once."""
    if hasattr(os, "nice"):
        os.nice(NICE)
