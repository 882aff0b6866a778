"""The bots that play on a device: those whose moves take no longer there than people wait, without compiled code."""

from __future__ import annotations

import logging
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from townwright import bots
from townwright.bots.advice import begins_with
from townwright.bots.characters import Character, characters
from townwright.bots.player import Answer, Bot, Limit
from townwright.bots.random_bot import RandomBot
from townwright.core import registry
from townwright.core.limits.budgets import affordable
from townwright.core.refusals import NotNow, Unknown
from townwright.core.seats import Seat
from townwright.server.bots.own_seed import own_seed
from townwright.speed.runtime.compiled_code import CodeUse, using
from townwright.tables.table import Table

log = logging.getLogger(__name__)

NODES: Final = 10_000
MOST_ACTIONS: Final = 4_000
"""What a bot is told of a longer list: only the ways to lay boards are so many, and who lays them looks for itself."""


def offered(game: str) -> tuple[Bot, ...]:
    """The bots that play a game on a device, the weakest first."""
    slow = slow_bots(game)
    return tuple(bot for bot in bots.of(game) if bot.name not in slow)


def slow_bots(game: str) -> frozenset[str]:
    """The bots of a game that do not answer within two seconds on a device.

    They stand as ``SLOW_ON_DEVICES`` with the game's own bots; docs/device.md has the figures.
    """
    name = f"townwright.bots.{game}"
    known = game in registry.own_names() and find_spec(name)
    return getattr(registry.load(name), "SLOW_ON_DEVICES", frozenset()) if known else frozenset()


def offered_characters(game: str) -> tuple[Character, ...]:
    """The same bots as people meet them."""
    names = {bot.name for bot in offered(game)}
    return tuple(one for one in characters(game) if one.name in names)


def find_offered(game: str, name: str) -> Bot:
    """The bot of that name, or a refusal of one that is unknown or too slow here."""
    here = offered(game)
    for bot in here:
        if bot.name == name:
            return bot
    if any(bot.name == name for bot in bots.of(game)):
        raise NotNow(
            "local-slow-bot",
            "'{name}' thinks too long without a server; the strongest on this device is '{strongest}'",
            name=name,
            strongest=here[-1].name,
        )
    raise Unknown("server-no-bot", "no bot is called '{name}'", name=name)


def choose(table_id: str, table: Table, seat: Seat, turn: int) -> str:
    """The action of the bot on a seat, in notation; any action if the bot fails."""
    name = table.holders[seat].bot or ""
    bot = next((bot for bot in bots.of(table.created.game) if bot.name == name), bots.of(table.created.game)[0])
    try:
        return str(_answer(bot, table_id, table, seat, turn).action)
    except Exception:
        log.exception("a bot finds nothing to do")
        return any_action(table_id, table, seat, turn)


def any_action(table_id: str, table: Table, seat: Seat, turn: int) -> str:
    """A random legal action of a seat, in notation."""
    return str(_answer(RandomBot(), table_id, table, seat, turn).action)


def hint(table_id: str, table: Table, seat: Seat, turn: int, words: tuple[str, ...]) -> Answer:
    """What the strongest bot on the device would do that begins with the words; refused if there is nothing."""
    for bot in reversed(offered(table.created.game)):
        answer = _answer(bot, table_id, table, seat, turn) if bot.level else None
        if answer is not None and begins_with(answer.action, words):
            return Answer(answer.action, answer.remark or bot.character)
    raise NotNow("server-no-hint", "I have no advice for what is begun: take it back and ask again")


def _answer(bot: Bot, table_id: str, table: Table, seat: Seat, turn: int) -> Answer:
    view: Any = table.game.view(table.state, seat)
    legal = tuple(affordable(table.game.legal(table.state, seat), MOST_ACTIONS))
    random = Random(own_seed(table_id, seat, turn))  # noqa: S311  a bot's own stream
    with using(CodeUse.PLAIN):
        return bot.choose(view, legal, Limit(NODES), random)
