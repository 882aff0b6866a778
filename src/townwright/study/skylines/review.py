"""Reviews a finished game of Skylines: the cost of all decisions, the luck of all draws, and whose they were."""

from __future__ import annotations

from dataclasses import dataclass, replace

from townwright.core.records import Replay
from townwright.core.seats import Seat
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Action
from townwright.games.skylines.options import Options
from townwright.games.skylines.state import State
from townwright.study.contract import OnProgress, no_progress
from townwright.study.latest import LatestGame
from townwright.study.reviews import DecisionReview, DrawReview, Estimate, Review, is_sure
from townwright.study.skylines.decisions import MEASURES, ComparedDecision, review_decision
from townwright.study.skylines.luck import luck, start
from townwright.study.skylines.position_values import promise
from townwright.study.skylines.positions import SkylinesDecision, laid_out, positions
from townwright.study.skylines.remarks import part, remark

VERSION = 1


@dataclass(frozen=True, slots=True)
class ReviewedCity:
    """What was found about a game, the same for all its seats."""

    decisions: tuple[ComparedDecision, ...]
    draws: tuple[tuple[int, str, dict[str, Estimate]], ...]


def review_city(
    replay: Replay[Options, State, Action], seconds: float, seed: str, progress: OnProgress
) -> ReviewedCity:
    """Review all decisions and draws of a game with a budget in seconds of a nominal core."""
    found = list(positions(replay))
    decisions: list[ComparedDecision] = []
    draws: list[tuple[int, str, dict[str, Estimate]]] = []
    for done, position in enumerate(found):
        progress(done / len(found))
        if isinstance(position, SkylinesDecision):
            compared = review_decision(position, seconds, seed)
            decisions += [compared] if compared else []
        else:
            draws.append((position.number, str(position.action), luck(position)))
    return ReviewedCity(tuple(decisions), tuple(draws))


LATEST = LatestGame(review_city)


def review_seat(
    replay: Replay[Options, State, Action], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
) -> tuple[Review, ...]:
    """Review one seat of a finished game, in points and in the chance to finish; others' costs befall it like draws."""
    city, first, last = LATEST.find(replay, seconds, seed, progress), start(laid_out(replay)), promise(replay.state)
    return tuple(
        Review(
            GAME.name,
            seat,
            replay.record.names[seat],
            measure,
            last[number],
            first[number],
            tuple(told(each, measure) for each in city.decisions if each.position.seat == seat),
            befallen(city, seat, measure),
            VERSION,
            seconds,
            seed,
        )
        for number, measure in enumerate(MEASURES)
    )


def befallen(city: ReviewedCity, seat: Seat, measure: str) -> tuple[DrawReview, ...]:
    """The draws of the game, and what the decisions of other seats lost, in the order of the record."""
    draws = [DrawReview(number, action, found[measure]) for number, action, found in city.draws]
    for each in city.decisions:
        if each.position.seat != seat:
            cost = each.measures[measure].cost
            lost = Estimate(-cost.value, cost.error)
            draws.append(DrawReview(each.position.number, str(each.position.action), lost, each.position.seat))
    return tuple(sorted(draws, key=lambda draw: draw.number))


def told(found: ComparedDecision, measure: str) -> DecisionReview:
    """A decision as a review tells it, with a remark where its cost is shown."""
    compared, position = found.measures[measure], found.position
    decision = DecisionReview(
        position.number, str(position.action), part(found, measure), compared.moves, compared.cost
    )
    if not is_sure(compared.cost):
        return decision
    words, places = remark(found, measure)
    return replace(decision, remark=words, places=places)
