"""Answers in time: hints on a busy machine, and bots whose compiled code is not loaded yet.

They are asked for first with one node and then with more and more of them, for as long as there is time. Without
compiled code that is done by the plain rules: with the same nodes these give the same move, so whoever needs few
nodes plays as ever. The code is loaded in a thread meanwhile.
"""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic
from typing import Any, Final

from townwright import bots
from townwright.core import registry
from townwright.core.refusals import Refusal
from townwright.server.bots.worker_main import BotInput, BotMove, BotTask, choose_move, input_for_bot
from townwright.speed.runtime import compiled_code
from townwright.speed.runtime.compiled_code import CodeUse, NotLoaded, using
from townwright.speed.runtime.readable_games import some_moments

log = logging.getLogger(__name__)

SECONDS: Final = 0.8
"""After this an answer is not improved any more."""
GROWTH: Final = 6
"""Each try has so many times the nodes of the one before it."""
HINT_GROWTH: Final = 500
"""The same for hints, which seldom lack time: they try one node, some hundreds, and all."""
GRACE: Final = 0.05
"""Seconds for an answer to be written down after the compiled call that found it, when that ended too late."""
NODES: Final = 2_000
"""The nodes with which bots are asked only so that their code is loaded: enough to play turns on to the end."""

_begun: set[str] = set()
"""The games whose code is loaded or being loaded."""


class SearchTimeUp(BaseException):
    """The time for a search is over."""


def quick_move(asked: BotInput) -> BotMove | Refusal:
    """Return the bot's action or a hint: compiled if the code is loaded, otherwise plain and soon."""
    try:
        with using(CodeUse.LOADED):
            return choose_move(asked) if asked.seconds is None else best_in_time(asked, asked.seconds, HINT_GROWTH)
    except NotLoaded as missing:
        with using(CodeUse.PLAIN):
            answer = best_in_time(asked, SECONDS if asked.seconds is None else min(SECONDS, asked.seconds))
        load_in_thread(asked.game, missing.sources)
        return answer


def best_in_time(asked: BotInput, seconds: float = SECONDS, growth: int = GROWTH) -> BotMove | Refusal:
    """Return the answer with as many of the nodes as there is time for; with one node it always comes.

    It may come later by one compiled call, which nothing interrupts; an answer within ``GRACE`` after that is kept.
    """
    end = monotonic() + seconds
    nodes, answer = 1, choose_move(replace(asked, nodes=1))
    while nodes < asked.nodes:
        nodes = min(asked.nodes, nodes * growth)
        try:
            with limited(end - monotonic()):
                answer = choose_move(replace(asked, nodes=nodes))
        except SearchTimeUp:
            break
    return answer


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise ``SearchTimeUp`` in a block that goes on for ``GRACE`` after its time; at once where there is no timer.

    The timer is heard between two steps of Python: a compiled call ends first, and the grace begins after it.
    """
    if seconds <= 0 or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        raise SearchTimeUp

    def stop(_number: int, _frame: Any) -> None:
        raise SearchTimeUp

    def stop_soon(_number: int, _frame: Any) -> None:
        signal.signal(signal.SIGALRM, stop)
        signal.setitimer(signal.ITIMER_REAL, GRACE)

    before = signal.signal(signal.SIGALRM, stop_soon)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# Loading


def load_in_thread(game: str, sources: tuple[str, ...]) -> None:
    """Begin to load the compiled code of a game's bots, unless that has begun."""
    if game not in _begun:
        _begun.add(game)
        threading.Thread(target=load_or_log, args=(game, sources), name=f"loading {game}", daemon=True).start()


def load_or_log(game: str, sources: tuple[str, ...]) -> None:
    """Load the code; the game's bots stay with the plain rules if that fails."""
    try:
        load(game, sources)
    except Exception:
        log.exception("the compiled code of the bots of a game cannot be loaded")


def load(game: str, sources: tuple[str, ...], is_over: Callable[[], bool] = lambda: False) -> None:
    """Load the compiled code of a game's bots, or compile it where that was never done."""
    compiled_code.load(sources, lambda: ask_strongest(game, is_over))


def ask_strongest(game: str, is_over: Callable[[], bool] = lambda: False) -> None:
    """Ask the strongest bot of a game for an action at some moments, until that is over."""
    rules, bot = registry.find(game), bots.own(game)[-1].name
    moments = some_moments(rules)
    for words, decision in bots.rare_moments(game):
        moments += some_moments(rules, words, (decision,))
    for state in moments:
        if is_over():
            raise InterruptedError
        choose_move(input_for_bot(registry.find, BotTask(game, bot, state, rules.to_act(state)[0], NODES, seed=1)))
