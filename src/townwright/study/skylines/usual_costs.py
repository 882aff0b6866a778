"""What the decisions of a game of Skylines usually cost each bot."""

from __future__ import annotations

from dataclasses import replace

from townwright.study.skylines.position_values import size
from townwright.study.strength import UsualCost
from townwright.study.usual_costs import read_usual_costs


def usual_costs(boards: int, seats: int) -> tuple[UsualCost, ...]:
    """What a seat's share of a game of so many boards usually costs each bot, the weakest first; nothing if unknown."""
    share = 1 / seats
    return tuple(
        replace(usual, mean=usual.mean * share, spread=usual.spread * share**0.5)
        for usual in read_usual_costs(__package__, size(boards))
    )
