"""What each decision cost: the planner's action and the played one are played on under the same orders of the piles.

The planner of the bots also plays on in all rollouts, so what one decision cost is not counted again at the next. First
its best few actions and the played one are played on; where the planner's own is not clearly before the played one,
nothing was lost. Otherwise these two are played on under fresh orders, so that having been compared favours neither.
How many rollouts a decision gets does not depend on the game: what comes later in the record changes no cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from townwright.bots.skylines.planner import Planner
from townwright.bots.skylines.search.candidates import ActionCandidate, candidates
from townwright.bots.skylines.search.playout import PileOrder
from townwright.games.skylines import GAME
from townwright.games.skylines.state import State
from townwright.study.reviews import Estimate, MoveValue
from townwright.study.samples import differences, estimate, leads, mean
from townwright.study.skylines.position_values import weights_for
from townwright.study.skylines.positions import SkylinesDecision
from townwright.study.skylines.rollouts import RolloutEnd, horizon_of, roll_out

CANDIDATES = 3
"""The planner's best actions that are told of, besides the played one."""
FIRST_A_SECOND, PAIRS_A_SECOND = 0.15, 1.8
"""Samples of each stage for each second of the budget, those of the second for a single board: about what a usual game
can afford on a nominal core."""
FEWEST_FIRST, FEWEST_PAIRS = 2, 2
PLANNED = 0
"""The index of the action that the planner would choose."""
LEAST_NOISE = 1.5
"""Pairs differ at least so much when it is asked whether the planner's action is before the played one."""
MEASURES = ("points", "chance")


@dataclass(frozen=True, slots=True)
class MeasureComparison:
    """What both stages found about a decision, for one measure."""

    cost: Estimate
    moves: tuple[MoveValue, ...]
    leader: ActionCandidate
    """The planner's action, or the played one where that is as good."""
    later: tuple[float, ...]
    """How much higher each bar stands at the end of the rollouts after the leader, on average."""


@dataclass(frozen=True, slots=True)
class ComparedDecision:
    """What was found about a decision."""

    position: SkylinesDecision
    played: ActionCandidate
    measures: dict[str, MeasureComparison]


def pile_orders(seed: str, stage: str, state: State, count: int) -> list[PileOrder]:
    """Random orders of the piles; they depend on what everybody knew, and on nothing else."""
    known = f"{state.phase.value} {state.turn} {state.bars} {state.hands} {state.piles} {state.tiles}"
    random = Random(f"review {seed} {stage} {known}")  # noqa: S311  reproducible, not secret
    return [PileOrder(state, random) for _ in range(count)]


def with_played(position: SkylinesDecision) -> tuple[list[ActionCandidate], int]:
    """The planner's best actions and the played one among them or behind them, by its index."""
    state, played = position.state, position.action
    found = candidates(Planner(state, weights_for(state)), CANDIDATES)
    for index, candidate in enumerate(found):
        if candidate.action == played:
            return found, index
    return [*found, ActionCandidate(played, GAME.play(state, state.seat, played))], len(found)


def review_decision(position: SkylinesDecision, seconds: float, seed: str) -> ComparedDecision | None:
    """Compare a decision with better ones, as a budget for the whole game allows; None if there was no choice."""
    state = position.state
    tried, played = with_played(position)
    if len(tried) == 1:
        return None
    count = max(FEWEST_FIRST, round(FIRST_A_SECOND * seconds))
    orders = pile_orders(seed, "first", state, count)
    first = [
        rolled_out(candidate, orders if index in (PLANNED, played) else orders[:FEWEST_FIRST], state)
        for index, candidate in enumerate(tried)
    ]
    leaders = [
        PLANNED if leads(values(first[PLANNED], measure), values(first[played], measure), LEAST_NOISE) else played
        for measure in range(len(MEASURES))
    ]
    fresh: list[list[RolloutEnd]] = []
    if leaders != [played] * len(MEASURES):
        pairs = max(FEWEST_PAIRS, round(PAIRS_A_SECOND * seconds / state.options.boards))
        again = pile_orders(seed, "second", state, pairs)
        fresh = [rolled_out(tried[index], again, state) for index in (PLANNED, played)]
    measures = {
        name: compared(tried, played, leaders[measure], first, fresh, measure) for measure, name in enumerate(MEASURES)
    }
    return ComparedDecision(position, tried[played], measures)


def rolled_out(candidate: ActionCandidate, orders: Sequence[PileOrder], state: State) -> list[RolloutEnd]:
    """Where a candidate comes to under each order."""
    horizon = horizon_of(state)
    return [roll_out(candidate.after, horizon, order) for order in orders]


def values_of(ends: Sequence[Sequence[RolloutEnd]], measure: int) -> list[list[float]]:
    """The samples of one measure for some actions."""
    return [values(each, measure) for each in ends]


def values(ends: Sequence[RolloutEnd], measure: int) -> list[float]:
    """The samples of one measure for one action."""
    return [end.promise[measure] for end in ends]


def compared(
    tried: Sequence[ActionCandidate],
    played: int,
    leader: int,
    first: Sequence[Sequence[RolloutEnd]],
    fresh: Sequence[Sequence[RolloutEnd]],
    measure: int,
) -> MeasureComparison:
    """The actions for one measure, the leader first, and what the played one cost."""
    samples = values_of(first, measure)
    told = {index: (estimate(each), behind(samples[leader], each)) for index, each in enumerate(samples)}
    told[leader] = (told[leader][0], Estimate(0.0))
    later: tuple[float, ...] = ()
    if leader != played:
        best, taken = values_of(fresh, measure)
        told[leader] = (estimate(best), Estimate(0.0))
        told[played] = (estimate(taken), estimate(differences(best, taken)))
        later = tuple(
            mean([mine.bars[bar] - theirs.bars[bar] for mine, theirs in zip(*fresh, strict=True)])
            for bar in range(len(fresh[0][0].bars))
        )
    order = sorted(told, key=lambda index: (index != leader, told[index][1].value))
    moves = tuple(MoveValue(str(tried[index].action), *told[index], played=index == played) for index in order)
    return MeasureComparison(told[played][1], moves, tried[leader], later)


def behind(best: Sequence[float], other: Sequence[float]) -> Estimate:
    """How much less the samples of another promise than those of the leader, which nothing surely surpasses."""
    found = estimate(differences(best[: len(other)], other[: len(best)]))
    return Estimate(max(found.value, 0.0), found.error)
