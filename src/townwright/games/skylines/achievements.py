"""What everybody has shown with a city that was finished: it is the same for all who built it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from townwright.core.records import Replay
from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import UNIQUE
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.milestone import nuisances, shortage, tiles_in

MILESTONE: Final = "milestone"
SERVICE: Final = "svc:"


def counted(state: State) -> list[int]:
    """What happiness brought at each milestone, the first one first; a milestone that brought nothing is not there."""
    return [cause.points for cause in state.scored if cause.cause == MILESTONE]


def first_counted(state: State) -> int:
    """What happiness brought at the end of the first milestone."""
    return sum(cause.points for cause in state.scored if cause.cause == MILESTONE and cause.where == ("1",))


def is_rising(state: State) -> bool:
    """Whether every milestone brought more than the one before it."""
    found = counted(state)
    return len(found) == state.milestone >= 3 and all(one < other for one, other in pairwise(found))


def services(state: State, district: int) -> int:
    """How many kinds of services stand in a district."""
    kinds = {state.card(tile.card).kind for tile in state.tiles if tile.mask & district}
    return sum(kind.startswith(SERVICE) for kind in kinds)


def is_full(state: State, district: int) -> bool:
    """Whether a district of eight squares and more has no free one left."""
    return district.bit_count() >= 8 and not district & state.free


TESTS: Final[dict[str, Callable[[State], bool]]] = {
    "supplied": lambda state: not shortage(state.bars),
    "all-boards": lambda state: state.all_open and not state.piles_empty,
    "everybody-works": lambda state: state.bars.employment == 0,
    "early-happiness": lambda state: first_counted(state) >= 6,
    "rising": is_rising,
    "large-district": lambda state: any(tiles_in(state, district) >= 10 for district in state.districts),
    "well-served": lambda state: any(services(state, district) >= 3 for district in state.districts),
    "full-district": lambda state: any(is_full(state, district) for district in state.districts),
    "clean": lambda state: nuisances(state.bars) <= 2,
    "landmarks": lambda state: sum(state.card(tile.card).kind == UNIQUE for tile in state.tiles) >= 3,
}
"""In the order in which they are usually learnt."""


def achievements(replay: Replay[Any, Any, Any], seat: Seat) -> tuple[str, ...]:  # noqa: ARG001  one city for all
    """What was shown with the city; nothing if it was lost."""
    state: State = replay.state
    return () if state.loss else tuple(name for name, test in TESTS.items() if test(state))
