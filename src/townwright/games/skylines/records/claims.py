"""What a record claims about a position: the markers behind an event, the result, the loss."""

from __future__ import annotations

import re
from typing import Final

from townwright.core.refusals import Unreadable, Untrue
from townwright.games.skylines.box.names import LOSS_NAMES, TITLE_NAMES, title
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.bars import MARKERS, MONEY
from townwright.games.skylines.turn.milestone import employment_bill

VALUE: Final = re.compile(r"-?[0-9]{1,4}")
WITHOUT_CHECK: Final = ("deal", "role", "result", "lost")


def check_result(state: State, score: int, name: str) -> None:
    """Refuses a score or title that is not the game's."""
    if state.phase is not Phase.OVER or state.loss:
        raise Untrue("skylines-not-finished", "the game has not been finished")
    overall = state.bars.overall
    if (score, name) != (overall, title(overall)):
        raise Untrue(
            "skylines-other-result",
            "the game ended with a score of {score}: {title}",
            score=overall,
            title=TITLE_NAMES[title(overall)],
        )


def check_loss(state: State, why: str) -> None:
    """Refuses a loss that did not come, or came by something else."""
    if not state.loss:
        raise Untrue("skylines-not-lost", "the game has not been lost")
    if state.loss != why:
        raise Untrue("skylines-other-loss", "the game was lost by {why}", why=LOSS_NAMES[state.loss])


def check_markers(state: State, text: str, event: str) -> None:
    """Refuses markers that stand elsewhere than claimed, and a claim that does not name all ten."""
    if event.startswith(WITHOUT_CHECK):
        raise Unreadable("skylines-check-here", "no markers stand behind '{text}'", text=event)
    claimed = read_markers(text)
    for number, marker in enumerate(MARKERS):
        if marker not in claimed:
            raise Unreadable("skylines-check-missing", "the check does not name {marker}", marker=marker)
        stands, said = state.bars[number], claimed[marker]
        if said != stands and not (number == MONEY and said == _overdrawn(state)):
            raise Untrue(
                "skylines-check-untrue", "{marker} is {value}, not {claimed}", marker=marker, value=stands, claimed=said
            )


def read_markers(text: str) -> dict[str, int]:
    """``mon=8 pow=-1 …``, each marker at most once."""
    claimed: dict[str, int] = {}
    for word in text.split():
        marker, _, value = word.partition("=")
        if marker not in MARKERS or marker in claimed or not VALUE.fullmatch(value):
            raise Unreadable("skylines-check-word", "'{word}' is no marker's value such as mon=8", word=word)
        claimed[marker] = int(value)
    return claimed


def _overdrawn(state: State) -> int | None:
    """The treasury of a lost game if the bill that it cannot pay is booked all the same; the rules leave both open."""
    short = state.bars.money - employment_bill(state)
    return short if state.loss == "money" and short < 0 else None
