"""What the decisions of a game usually cost each bot, measured with ``python3 dev bench review``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from tomllib import loads

from townwright.study.strength import UsualCost

__all__ = ["read_usual_costs"]


@cache
def read_usual_costs(package: str, kind: str) -> tuple[UsualCost, ...]:
    """What a kind of game usually costs each bot, the weakest first, by ``usual_costs.toml`` of a package."""
    rows = loads(files(package).joinpath("usual_costs.toml").read_text("utf-8")).get(kind, {})
    return tuple(UsualCost(bot, mean, spread) for bot, (mean, spread) in rows.items())
