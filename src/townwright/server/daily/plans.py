"""Which game is played how on which day, read from ``daily.toml`` in the folder of its bots."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from townwright import bots
from townwright.core import registry
from townwright.tables.table import FindGame

FIRST_MONDAY: Final = date(2026, 1, 5).toordinal()
"""The Monday that weeks are counted from."""


class DailyRota(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is played on the days of a week, or in the weeks of a round."""

    changes: Literal["daily", "weekly"]
    options: tuple[dict[str, str], ...]
    bots: tuple[str, ...] = ()


class DailyPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed for one deal."""

    options: dict[str, str]
    """Every option in words."""
    bots: tuple[str, ...] = ()
    """Who plays on the seats after the first."""


@cache
def rotas() -> Mapping[str, DailyRota]:
    """What the files say, by game; a game without one has no daily deal."""
    files = {game: Path(bots.__file__).parent / game / "daily.toml" for game in registry.own_names()}
    return {
        game: msgspec.convert(tomllib.loads(file.read_text("utf-8")), DailyRota)
        for game, file in files.items()
        if file.is_file()
    }


def games() -> tuple[str, ...]:
    """The games that have a deal every day, sorted."""
    return tuple(sorted(rotas()))


def plan_of(game: str, day: str, find: FindGame) -> DailyPlan:
    """How a game is played on a day, with every option written out."""
    rota = rotas()[game]
    passed = date.fromisoformat(day).toordinal() - FIRST_MONDAY
    place = passed if rota.changes == "daily" else passed // 7
    rules = find(game)
    options = rules.options(rota.options[place % len(rota.options)])
    return DailyPlan(dict(rules.option_words(options)), rota.bots)


def write_plan(plan: DailyPlan) -> str:
    """The plan as it is stored with its deal: what the file says later changes nothing about it."""
    return msgspec.json.encode(plan).decode()


def read_plan(text: str) -> DailyPlan:
    """The inverse of ``write_plan``."""
    return msgspec.json.decode(text, type=DailyPlan)
