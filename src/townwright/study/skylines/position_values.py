"""What a position promises: the chance to finish, and the expected score, for a planner that plays on.

Both were learnt from games that a planner played on from positions of players of every strength, with
``python3 dev bench skylines_values``. A lost game counts as ``LOST``, which is less than any finished one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp
from tomllib import loads
from typing import Any, NamedTuple

from townwright.bots.skylines.evaluation import outlook
from townwright.bots.skylines.planner import Planner
from townwright.bots.skylines.weights import FULL_TABLE, Weights
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.milestone import tiles_in, tiles_needed

LOST = -10.0
"""The points of a lost game: overall happiness never ends so low in a finished one (9.3)."""
CERTAIN = 100.0
"""The chance of something certain: chances are told in percent."""
AMPLE, ROOMY_CAPACITY, BEST_CARD, STEEPEST = 12, 6, 10.0, 30.0
"""Coins, spaces and points of a card beyond which more make no difference, and log odds that are as good as certain."""


class Promise(NamedTuple):
    """What a position promises, or what became of it."""

    points: float
    chance: float
    """To finish the city, in percent."""


@dataclass(frozen=True, slots=True)
class LearntValues:
    """The numbers learnt for positions with so many milestones left."""

    score: tuple[float, ...]
    """What each feature adds to the score of a finished city."""
    finish: tuple[float, ...]
    """What each feature adds to the log odds of finishing."""


def weights_for(state: State) -> Weights:
    """The weights of the planner who plays on."""
    return FULL_TABLE if len(state.hands) == max(HAND_SIZES) else Weights()


def hand_value(state: State) -> float:
    """What the cards in all hands would bring now, on average."""
    planner = Planner(state, weights_for(state))
    found = [min(planner.estimate(card), BEST_CARD) for hand in state.hands for card in hand]
    return sum(found) / max(len(found), 1)


def features(state: State) -> tuple[float, ...]:
    """What the value of a position is computed from, the constant first."""
    seen, bars, options = outlook(state), state.bars, state.options
    spare = bars.money - seen.next_price - abs(bars.employment)
    capacities = (bars.power, bars.water, bars.garbage)
    needed = tiles_needed(state)
    return (
        1.0,
        float(bars.overall + bars.happiness * seen.left),
        float(min(spare, AMPLE)),
        float(min(spare, 0)),
        float(-sum(min(space, 0) for space in capacities)),
        float(sum(max(0, min(space, ROOMY_CAPACITY)) for space in capacities)),
        float(bars.pollution + bars.traffic + bars.crime),
        float(abs(bars.employment)),
        seen.free / 10,
        float(any(tiles_in(state, district) < needed for district in state.districts)),
        float(options.seats),
        float(len(options.modules)),
        hand_value(state),
    )


def promise(state: State) -> Promise:
    """What a position at the beginning of a turn promises; of a finished game, what became of it."""
    if state.phase is Phase.OVER:
        return Promise(LOST, 0.0) if state.loss else Promise(float(state.bars.overall), CERTAIN)
    learnt = learnt_values(state.options.boards, state.options.boards - len(state.opened) + 1)
    found = features(state)
    odds = sum(weight * feature for weight, feature in zip(learnt.finish, found, strict=True))
    chance = 1 / (1 + exp(-min(max(odds, -STEEPEST), STEEPEST)))
    score = max(LOST, sum(weight * feature for weight, feature in zip(learnt.score, found, strict=True)))
    return Promise(chance * score + (1 - chance) * LOST, CERTAIN * chance)


@cache
def table() -> dict[str, Any]:
    """All that was learnt."""
    return loads(files(__package__).joinpath("learnt_values.toml").read_text("utf-8"))


@cache
def learnt_values(boards: int, left: int) -> LearntValues:
    """The numbers for so many boards and milestones left; those of the nearest game that was learnt."""
    found = table()[size(boards)][f"left{min(left, int(size(boards)[-1]))}"]
    return LearntValues(tuple(found["score"]), tuple(found["finish"]))


def size(boards: int) -> str:
    """The games that a game of so many boards is valued like: those of three boards, or of four."""
    return "boards3" if boards <= 3 else "boards4"
