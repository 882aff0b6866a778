"""What the decisions of a game of Cities usually cost each bot, measured with ``python3 dev bench review``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from tomllib import loads

from townwright.study.strength import UsualCost


@cache
def usual_costs(level: int) -> tuple[UsualCost, ...]:
    """What a game at this level usually costs each bot, the weakest first."""
    rows = loads(files(__package__).joinpath("usual_costs.toml").read_text("utf-8"))[f"level{level}"]
    return tuple(UsualCost(bot, mean, spread) for bot, (mean, spread) in rows.items())
