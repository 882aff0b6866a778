"""What the golden records of Cities are of, who plays them, and how a position is told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.golden.cases import Fault, GoldenCases
from tests.golden.players import Cast, copycat, first, last, terse
from tests.golden.positions import Spelling, words
from tests.golden.variants import Variant, going_round
from townwright.games.cities import GAME
from townwright.games.cities.box.components import tile_sets
from townwright.games.cities.city.masks import NOTHING, points
from townwright.games.cities.state import State


def variants() -> Iterator[Variant]:
    """Every level, every variant alone and with others at all levels, quick starts, and tables of five to eight."""
    author, levels = ("nojump", "free", "onemore", "nomove"), ("1", "2", "3")
    together = [" ".join(some) for count in (2, 3, 4) for some in combinations(author, count)]
    quick = ("quickstart", "quickstart", "free quickstart", "onemore quickstart", "free onemore quickstart")
    for seats in map(str, range(1, 5)):
        for level in levels:
            yield going_round({"level": level, "variants": "-", "seats": seats})
        for name in author:
            yield going_round({"variants": name, "seats": seats}, level=levels)
        yield Variant(
            f"variants=several seats={seats}",
            tuple({"level": level, "variants": some, "seats": seats} for some in together for level in levels),
        )
        yield Variant(f"variants=quickstart seats={seats}", tuple({"variants": some, "seats": seats} for some in quick))
    for seats in map(str, range(5, 9)):
        yield going_round({"variants": "-", "seats": seats}, level=levels)


# Who plays

ODD = {"copycat": copycat, "terse": terse, "first": first, "copycats": copycat, "last": last}
WITH_LIMITS = Cast(("dreamer", "visitor", "citizen"), ("greedy", "planner", "surveyor"), ODD)
WITHOUT_LIMITS = Cast(("dreamer", "visitor"), ("guide", "citizen", "mason"), ODD)
"""Bots that weigh every move would take long."""


def players(options: Any) -> Cast:
    """Those of a table with these options."""
    return WITHOUT_LIMITS if options.free else WITH_LIMITS


# A position; a turn is a round of all seats


def round_over(before: State, after: State) -> bool:
    return after.complete and not before.complete


def tell(state: State) -> str:
    """The tiles drawn, and each seat's city line with what its tourists would earn."""
    lines = [f"round {state.round}", "drawn " + words(state.drawn)]
    for seat, city in enumerate(state.cities):
        earned = GAME.standing(state, seat)
        lines.append(f"{seat + 1} {city} {earned.total} : {words(earned.points)}")
    return "\n".join(lines)


CASES = GoldenCases(
    set_option="tiles",
    sets=tuple(tile_sets()),
    variants=tuple(variants()),
    cast=players,
    spelling=Spelling(round_over, tell),
    ends=frozenset({"winner 1", "winner 1 2", "winner 1 2 3", "winner 1 2 3 4"}),
    faults=(
        Fault("level=2 variants=- ", points, "passable", lambda *_: NOTHING, r"round \d+ \(line \d+\)"),
        Fault("level=3 variants=- ", points, "water_bonus", lambda *_: NOTHING, r"round \d+ \(line \d+\)"),
    ),
)
