"""The object ``STUDY``: Cities by the contract of ``study``; each method calls the module that does the work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from townwright.core.records import Replay
from townwright.core.seats import Seat
from townwright.games.cities import GAME
from townwright.study.cities.hindsight import check_options, hindsight_of, hindsight_of_seat
from townwright.study.cities.review import VERSION, review_seat
from townwright.study.contract import OnProgress, check_finished, check_seconds, no_progress
from townwright.study.hindsights import Hindsight
from townwright.study.reviews import Review
from townwright.study.strength import UsualCost
from townwright.study.usual_costs import read_usual_costs


class CitiesStudy:
    """The study of Cities. Seats build for themselves, so each is studied alone."""

    name = GAME.name
    version = VERSION
    measure = "points"
    review_seconds = 5.0
    hindsight_seconds = 3.0

    def check(self, replay: Replay[Any, Any, Any], seat: Seat) -> None:
        """Refuse a game that is not over, a seat that it does not have, and the variants that are not studied."""
        check_finished(GAME, replay, seat)
        check_options(replay.record.options)

    def known_draws(self, options: Any, draws: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        """The tiles as they came; the first three are compared as a hand."""
        return tuple(draws)

    def usual_costs(self, replay: Replay[Any, Any, Any]) -> tuple[UsualCost, ...]:
        """What a game at this level usually costs each bot, the weakest first."""
        return read_usual_costs(__package__, f"level{replay.record.options.level}")

    def review(
        self, replay: Replay[Any, Any, Any], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
    ) -> tuple[Review, ...]:
        """Review one seat of a finished game; its only measure is points."""
        check_seconds(seconds)
        check_finished(GAME, replay, seat)
        return (review_seat(replay, seat, seconds, seed, progress),)

    def hindsight(
        self, replay: Replay[Any, Any, Any], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
    ) -> Hindsight:
        """Search for the best that a seat could have made of the draws of a finished game."""
        check_seconds(seconds)
        check_finished(GAME, replay, seat)
        return hindsight_of_seat(replay, seat, seconds, seed, progress)

    def hindsight_of_deal(
        self,
        draws: Sequence[int],
        words: Mapping[str, str],
        components: Sequence[str],
        seconds: float,
        seed: str,
        progress: OnProgress = no_progress,
    ) -> Hindsight:
        """Search for the best game with these sixteen tiles in this order."""
        check_seconds(seconds)
        return hindsight_of(draws, GAME.options(words, components), seconds, seed, None, progress)


STUDY = CitiesStudy()
