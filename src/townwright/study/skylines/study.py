"""The object ``STUDY``: Skylines by the contract of ``study``; each method calls the module that does the work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from townwright.core.records import Replay
from townwright.core.refusals import NotNow
from townwright.core.seats import Seat
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import PILES
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.study.contract import OnProgress, check_finished, check_seconds, no_progress
from townwright.study.hindsights import Hindsight
from townwright.study.reviews import Review
from townwright.study.skylines.hindsight import hindsight_of_game
from townwright.study.skylines.review import VERSION, review_seat
from townwright.study.skylines.usual_costs import usual_costs
from townwright.study.strength import UsualCost


class SkylinesStudy:
    """The study of Skylines. All seats build one city, so they have its score and its best city in common."""

    name = GAME.name
    version = VERSION
    measure = "points"
    review_seconds = 20.0
    hindsight_seconds = 10.0

    def check(self, replay: Replay[Any, Any, Any], seat: Seat) -> None:
        """Refuse a game that is not over, and a seat that it does not have."""
        check_finished(GAME, replay, seat)

    def known_draws(self, options: Any, draws: Sequence[str]) -> tuple[str, ...]:
        """The initial hands, each sorted, as the three draws of a hand.

        What comes later depends on the piles that are drawn from; of boards and roles there are too few.
        """
        cards = [draw for draw in draws if draw[1:2] in PILES]
        size, dealt = HAND_SIZES[options.seats], HAND_SIZES[options.seats] * options.seats
        if len(cards) < dealt:
            return ()
        hands = ("".join(sorted(cards[first : first + size])) for first in range(0, dealt, size))
        return ("hands", "dealt", "|".join(hands))

    def usual_costs(self, replay: Replay[Any, Any, Any]) -> tuple[UsualCost, ...]:
        """What a seat of such a game usually costs each bot, the weakest first."""
        return usual_costs(replay.record.options.boards, replay.record.options.seats)

    def review(
        self, replay: Replay[Any, Any, Any], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
    ) -> tuple[Review, ...]:
        """Review one seat of a finished game, in points and in its chance to finish the city."""
        check_seconds(seconds)
        check_finished(GAME, replay, seat)
        return review_seat(replay, seat, seconds, seed, progress)

    def hindsight(
        self, replay: Replay[Any, Any, Any], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
    ) -> Hindsight:
        """Search for the best city that all seats together could have built with the cards as they came."""
        check_seconds(seconds)
        check_finished(GAME, replay, seat)
        return hindsight_of_game(replay, seconds, seed, progress)

    def hindsight_of_deal(
        self,
        draws: Sequence[int],  # noqa: ARG002
        words: Mapping[str, str],  # noqa: ARG002
        components: Sequence[str],  # noqa: ARG002
        seconds: float,  # noqa: ARG002
        seed: str,  # noqa: ARG002
        progress: OnProgress = no_progress,  # noqa: ARG002
    ) -> Hindsight:
        """Refuse: cards have names, and lie in three piles."""
        raise NotNow("study-skylines-deal", "a deal of Skylines is studied from the record of a game")


STUDY = SkylinesStudy()
