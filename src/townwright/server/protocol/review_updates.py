"""What is told about a review: how far it has come, and in the end all that was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from townwright.server.protocol.field_types import Outgoing
from townwright.server.protocol.responses import Problem
from townwright.study.hindsights import Hindsight
from townwright.study.reviews import DecisionReview, Estimate, Review
from townwright.study.strength import StrengthEstimate
from townwright.tables.replies import Sentence, sentence


class EstimatedNumber(Outgoing, frozen=True, kw_only=True):
    """A number and its standard error, which is 0 where it is exact."""

    value: float
    error: float


class ReviewedMove(Outgoing, frozen=True, kw_only=True):
    """A move that was open at a decision."""

    action: str
    value: EstimatedNumber
    """The expected result after it."""
    behind: EstimatedNumber
    """How much less it promises than the best."""
    played: bool


class ReviewedDecision(Outgoing, frozen=True, kw_only=True):
    """A decision of the seat."""

    number: int
    """The step of the record, from 0."""
    action: str
    part: str
    """What kind of decision it was, such as ``layout`` or ``move``."""
    cost: EstimatedNumber
    shown: bool
    """Whether the cost is surer than its error."""
    moves: tuple[ReviewedMove, ...]
    """The best first, and the played one wherever it stands."""
    remark: Sentence | None
    places: tuple[str, ...]


class ReviewedDraw(Outgoing, frozen=True, kw_only=True):
    """Something that happened to the seat: a draw, or what another seat did."""

    number: int
    action: str
    luck: EstimatedNumber
    by: int
    """The seat that did it; chance is -1."""


class MeasureReview(Outgoing, frozen=True, kw_only=True):
    """What became of one number: final = start + luck + others − cost + unexplained."""

    measure: str
    """What is counted: ``points``, or ``chance`` in percent."""
    final: float
    start: float
    luck: EstimatedNumber
    others: EstimatedNumber
    """What the decisions of other seats did."""
    cost: EstimatedNumber
    unexplained: float
    decisions: tuple[ReviewedDecision, ...]
    draws: tuple[ReviewedDraw, ...]


class BestGameFound(Outgoing, frozen=True, kw_only=True):
    """The best game that was found for the same draws, by somebody who knows them all."""

    best: int
    bound: int | None
    """Nothing more than this is possible; null where no bound is known."""
    agree: int
    runs: int
    """How many searches there were, and how many of them found the best."""
    record: str


class PlayedLike(Outgoing, frozen=True, kw_only=True):
    """The bots that usually lose about as much."""

    like: str
    weakest: str
    strongest: str


class SeatReview(Outgoing, frozen=True, kw_only=True):
    """All that was found about a seat of a finished game."""

    game: str
    seat: int
    measures: tuple[MeasureReview, ...]
    """The most important first."""
    best: BestGameFound
    strength: PlayedLike | None


class ReviewUpdate(Outgoing, frozen=True, kw_only=True):
    """One line of the response: how far a review has come."""

    state: Literal["waiting", "computing", "done", "failed"]
    ahead: int = 0
    """How many other reviews waited when this one was asked for."""
    share: float = 0.0
    """How much is done, from 0 to 1."""
    review: SeatReview | None = None
    """What was found, once it is done."""
    problem: Problem | None = None
    """Why there is none."""


def done(review: bytes) -> ReviewUpdate:
    """The last update of a review, whose JSON is written already."""
    return ReviewUpdate(state="done", share=1.0, review=cast(SeatReview, msgspec.Raw(review)))


def estimated(number: Estimate) -> EstimatedNumber:
    """An estimate on the wire."""
    return EstimatedNumber(value=number.value, error=number.error)


def reviewed_decision(decision: DecisionReview) -> ReviewedDecision:
    """A decision on the wire."""
    return ReviewedDecision(
        number=decision.number,
        action=decision.action,
        part=decision.part,
        cost=estimated(decision.cost),
        shown=decision.shown,
        moves=tuple(
            ReviewedMove(
                action=move.action, value=estimated(move.value), behind=estimated(move.behind), played=move.played
            )
            for move in decision.moves
        ),
        remark=None if decision.remark is None else sentence(decision.remark),
        places=decision.places,
    )


def measure_review(review: Review) -> MeasureReview:
    """A review on the wire."""
    return MeasureReview(
        measure=review.measure,
        final=review.final,
        start=review.start,
        luck=estimated(review.luck),
        others=estimated(review.others),
        cost=estimated(review.cost),
        unexplained=review.unexplained,
        decisions=tuple(map(reviewed_decision, review.decisions)),
        draws=tuple(
            ReviewedDraw(number=draw.number, action=draw.action, luck=estimated(draw.luck), by=draw.by)
            for draw in review.draws
        ),
    )


def seat_review(reviews: Sequence[Review], best: Hindsight, strength: StrengthEstimate | None) -> SeatReview:
    """All that was found about a seat, on the wire."""
    return SeatReview(
        game=reviews[0].game,
        seat=reviews[0].seat,
        measures=tuple(map(measure_review, reviews)),
        best=BestGameFound(best=best.best, bound=best.bound, agree=best.agree, runs=best.runs, record=best.record),
        strength=None
        if strength is None
        else PlayedLike(like=strength.like, weakest=strength.weakest, strongest=strength.strongest),
    )
