"""What the decisions of a game of Skylines usually cost each bot, measured with ``python3 dev bench review``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from tomllib import loads

from townwright.study.skylines.position_values import size
from townwright.study.strength import UsualCost


@cache
def usual_costs(boards: int, seats: int) -> tuple[UsualCost, ...]:
    """What a seat's share of a game of so many boards usually costs each bot, the weakest first; nothing if unknown."""
    rows = loads(files(__package__).joinpath("usual_costs.toml").read_text("utf-8")).get(size(boards), {})
    share = 1 / seats
    return tuple(UsualCost(bot, mean * share, spread * share**0.5) for bot, (mean, spread) in rows.items())
