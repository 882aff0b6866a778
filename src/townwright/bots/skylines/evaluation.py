"""Evaluates an unfinished city: the final score that it seems to lead to."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import Bars
from townwright.games.skylines.turn.milestone import board_price, openable

BOARD_SQUARES = 40
"""About as many squares as a closed board will bring."""
ROOMY = 60
"""With fewer free squares than that to come, spare capacity loses its worth."""
TOP = 20
"""Capacity gains nothing beyond half of that."""
POOR = 4
"""The coins that a treasury should never be without."""
DANGER = -2
"""Happiness below this may be the end."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the value of the bars depends on besides the bars themselves."""

    left: int
    """Milestones that are still to be scored."""
    next_price: int
    """The cheapest board that can be opened next; 0 if all are open."""
    room: float
    """How much of its worth spare capacity has, from 0 to 1."""
    free: int = 0
    """Free squares of the open boards."""
    lacking: bool = False
    """Whether a district needs a tile before the milestone can end."""


def outlook(state: State, lacking: bool = False) -> Outlook:
    """The outlook of a position, computed once for many evaluations of bars."""
    closed = state.options.boards - len(state.opened)
    prices = [board_price(state, board) for board in openable(state)] if state.layout else []
    free = state.free.bit_count()
    room = min(1.0, (free + BOARD_SQUARES * closed) / ROOMY)
    return Outlook(min(closed + 1, state.options.boards), min(prices, default=0), room, free, lacking)


def worth(bars: Bars, outlook: Outlook, weights: Weights) -> float:
    """The value of the bars: happiness as often as it will count, and estimates for the others (16.2)."""
    money, *utilities, employment, happiness, pollution, traffic, crime, overall = bars
    left = outlook.left
    value: float = overall + happiness * left
    if happiness < DANGER:
        value += 3 * (happiness - DANGER)
    for free in utilities:
        if free > 0:
            value += weights.capacity * outlook.room * free * (1 - min(free, TOP / 2) / TOP)
        elif free < 0:
            value += weights.shortage * left * free - weights.shortage_squared * left * free * free
    away = abs(employment)
    value -= weights.employment * away + weights.employment_squared * away * away
    for nuisance in (pollution, traffic, crime):
        value -= weights.nuisance * nuisance + weights.nuisance_squared * nuisance * nuisance
    return value + treasury_value(money, away, outlook, weights)


def treasury_value(money: int, bill: int, outlook: Outlook, weights: Weights) -> float:
    """The value of the treasury: of the coins that will be needed, then of spare ones."""
    needed = outlook.next_price + bill + weights.reserve
    spare = min(max(0.0, money - needed), 10.0)
    poor = weights.poor * min(money, POOR)
    if weights.broke:
        owed = outlook.next_price + bill + (weights.stake if outlook.lacking else 0.0)
        poor -= weights.broke * max(0.0, owed - money) * crowding(outlook.free, weights)
    if outlook.left == 1:
        return poor + weights.last_coin * min(money, needed) + weights.last_coin * 0.2 * spare
    return poor + weights.coin * min(money, needed) + weights.spare * spare


def crowding(free: int, weights: Weights) -> float:
    """How near the open boards are to being full: 0 while they are roomy, 1 when no square is free."""
    return max(0.0, 1.0 - free / weights.roomy)


def lacking(free: int, weights: Weights) -> float:
    """The value of a tile in a district that needs one: more, the fewer squares are free."""
    return weights.lacking + weights.urgent * crowding(free, weights)
