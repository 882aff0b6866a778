"""The contract of a study. Each folder under ``study`` has one object that keeps it, ``STUDY``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from townwright.core.records import Replay
from townwright.core.refusals import NotNow, TooMuch, Unknown
from townwright.core.seats import Seat
from townwright.study.hindsights import Hindsight
from townwright.study.reviews import Review
from townwright.study.strength import UsualCost

__all__ = ["MOST_SECONDS", "OnProgress", "Study", "check_finished", "check_seconds", "no_progress"]

MOST_SECONDS = 3600.0
"""The largest budget of one review or hindsight."""

OnProgress: TypeAlias = Callable[[float], None]
"""Is told, from time to time, which share of the work is done; what it raises ends the work."""


def no_progress(_share: float) -> None:
    """Ignore the share that is done."""


class Study(Protocol):
    """The study of one game: stateless; the same record, budget and seed give the same answer on every machine.

    Budgets are seconds of a nominal core. A study turns them into nodes or steps by a constant of its own and never
    looks at a clock, so a slow or busy machine only takes longer.
    """

    name: str
    """The name of the game."""
    version: int
    """It grows whenever the same budget and seed could give another answer."""
    measure: str
    """What hindsight counts and its reviews tell first, by its name in ``reviews.MEASURE_NAMES``."""
    review_seconds: float
    """The usual budget of a review of one seat."""
    hindsight_seconds: float
    """The usual budget of a hindsight."""

    def check(self, replay: Replay[Any, Any, Any], seat: Seat) -> None:
        """Refuse what cannot be studied: a game that is not over, a seat that it does not have, some variants."""

    def known_draws(self, options: Any, draws: Sequence[str]) -> tuple[str, ...]:
        """The draws that tell a deal from others, the first of a game first; how a hand is sorted changes nothing."""

    def usual_costs(self, replay: Replay[Any, Any, Any]) -> tuple[UsualCost, ...]:
        """What a game with these options usually costs each bot, the weakest first; nothing where it is not known."""

    def review(
        self, replay: Replay[Any, Any, Any], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
    ) -> tuple[Review, ...]:
        """Review one seat of a finished game: a review for each measure of the game, the most important first.

        For the cost of a move nothing is used that the seat could not know when it moved.
        """

    def hindsight(
        self, replay: Replay[Any, Any, Any], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
    ) -> Hindsight:
        """Search for the best that one seat could have made of the draws of a finished game, knowing all of them."""

    def hindsight_of_deal(
        self,
        draws: Sequence[int],
        words: Mapping[str, str],
        components: Sequence[str],
        seconds: float,
        seed: str,
        progress: OnProgress = no_progress,
    ) -> Hindsight:
        """Search for the best game with these draws and options; refuse where a deal is not a list of numbers."""


def check_finished(game: Any, replay: Replay[Any, Any, Any], seat: Seat) -> None:
    """Refuse a game that is not over, and a seat that it does not have."""
    if game.result(replay.state) is None:
        raise NotNow("study-not-finished", "only finished games are studied, and this one is still running")
    if not 0 <= seat < len(replay.record.names):
        raise Unknown("study-no-such-seat", "there is no seat {seat} in this game", seat=seat + 1)


def check_seconds(seconds: float) -> None:
    """Refuse a budget that is no positive number of seconds, or too large."""
    if not 0 < seconds <= MOST_SECONDS:
        raise TooMuch("study-seconds", "a budget is more than 0 and at most {most} seconds", most=int(MOST_SECONDS))
