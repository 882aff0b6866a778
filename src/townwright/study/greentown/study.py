"""The object ``STUDY``: Greentown by the contract of ``study``; each method calls the module that does the work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from townwright.bots.greentown.search import fits
from townwright.core.records import Replay
from townwright.core.refusals import NotNow
from townwright.core.seats import Seat
from townwright.games.greentown import GAME
from townwright.study.contract import OnProgress, check_finished, check_seconds, no_progress
from townwright.study.greentown.hindsight import hindsight_of_game
from townwright.study.greentown.positions import hides_draws
from townwright.study.greentown.review import VERSION, review_seat
from townwright.study.hindsights import Hindsight
from townwright.study.reviews import Review
from townwright.study.strength import UsualCost
from townwright.study.usual_costs import read_usual_costs

KNOWN_TOPS = 6
"""Cards of the deck by which a deal is known again. Of the deals and the first three there are too few."""


class GreentownStudy:
    """The study of Greentown: how far each seat is ahead of the others, and its chance to win."""

    name = GAME.name
    version = VERSION
    measure = "lead"
    review_seconds = 20.0
    hindsight_seconds = 10.0

    def check(self, replay: Replay[Any, Any, Any], seat: Seat) -> None:
        """Refuse a game that is not over, a seat that it does not have, too large a set, and cards drawn unseen."""
        check_finished(GAME, replay, seat)
        if not fits(replay.state):
            raise NotNow("study-greentown-large", "a set as large as this cannot be studied")
        if hides_draws(replay.record):
            raise NotNow("study-greentown-unseen", "a game whose cards were drawn unseen cannot be studied")

    def known_draws(self, options: Any, draws: Sequence[str]) -> tuple[str, ...]:
        """The cards of the deal, sorted whoever got them, and the first cards of the deck in their order."""
        cards = [draw.split()[-1] for draw in draws]
        dealt, tops = cards[: options.seats], cards[options.seats : options.seats + KNOWN_TOPS]
        if len(tops) < KNOWN_TOPS:
            return ()
        return ("dealt", "deck", f"{' '.join(sorted(dealt))}|{' '.join(tops)}")

    def usual_costs(self, replay: Replay[Any, Any, Any]) -> tuple[UsualCost, ...]:
        """What such a game usually costs each bot, the weakest first."""
        return read_usual_costs(__package__, f"seats{replay.record.options.seats}")

    def review(
        self, replay: Replay[Any, Any, Any], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
    ) -> tuple[Review, ...]:
        """Review one seat of a finished game, in Greenies ahead and in its chance to win."""
        check_seconds(seconds)
        self.check(replay, seat)
        return review_seat(replay, seat, seconds, seed, progress)

    def hindsight(
        self, replay: Replay[Any, Any, Any], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
    ) -> Hindsight:
        """Search for the best own turns against what the others did, with the cards as they lay."""
        check_seconds(seconds)
        self.check(replay, seat)
        return hindsight_of_game(replay, seat, seconds, seed, progress)

    def hindsight_of_deal(
        self,
        draws: Sequence[int],  # noqa: ARG002
        words: Mapping[str, str],  # noqa: ARG002
        components: Sequence[str],  # noqa: ARG002
        seconds: float,  # noqa: ARG002
        seed: str,  # noqa: ARG002
        progress: OnProgress = no_progress,  # noqa: ARG002
    ) -> Hindsight:
        """Refuse: cards have names, and without opponents there is nothing to play against."""
        raise NotNow("study-greentown-deal", "a deal of Greentown is studied from the record of a game")


STUDY = GreentownStudy()
