"""What somebody has shown with a finished city."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from townwright.core.points import Line
from townwright.core.records import Replay
from townwright.core.seats import Seat
from townwright.games.cities import scoring
from townwright.games.cities.actions import Jump, Laid, Move, Place, Walk
from townwright.games.cities.city.city import City
from townwright.games.cities.city.masks import ATTRACTION, PARK, TOURISTS
from townwright.games.cities.city.pieces import TOURISTS as TOURISTS_OF_A_PLAYER
from townwright.games.cities.city.pieces import Field

ZONES: Final = ("attractions", "parks")
BORDERS: Final = ("terraces", "water")
VIEWS: Final = ("sees-water", "sees-parks")


@dataclass(frozen=True, slots=True)
class FinishedCity:
    """A city at the end, what each of its tourists earned, and what its owner did."""

    city: City
    lines: tuple[Line, ...]
    moves: tuple[Move, ...]

    def sizes(self) -> list[int]:
        """The fields of the zones that were paid, the largest first."""
        return sorted((points(line, ZONES) for line in self.lines), reverse=True)

    def sum_of(self, *causes: str) -> int:
        """The points of the whole city from these causes."""
        return sum(points(line, causes) for line in self.lines)


def points(line: Line, causes: Sequence[str]) -> int:
    """The points of one tourist from these causes."""
    return sum(because.points for because in line.because if because.cause in causes)


def all_earn(city: FinishedCity, least: int) -> bool:
    """Whether all seven tourists are in the city and each earns so much."""
    return len(city.lines) == TOURISTS_OF_A_PLAYER and all(line.points >= least for line in city.lines)


def nothing_left(city: FinishedCity) -> bool:
    """Whether every zone of three fields and more has a tourist."""
    words, ground = list(city.city.words), city.city.ground
    for kind in (ATTRACTION, PARK):
        left = words[kind]
        while left:
            zone = ground.zone_of(left & -left, words[kind])
            if zone.bit_count() >= 3 and not zone & words[TOURISTS]:
                return False
            left &= ~zone
    return True


def moved_to_the_best(city: FinishedCity) -> bool:
    """Whether a tourist who earns most was led there from elsewhere."""
    best, moved = max((line.points for line in city.lines), default=0), moved_tourists(city.moves)
    return best > 0 and any(line.points == best and line.what in moved for line in city.lines)


def moved_tourists(moves: Sequence[Move]) -> set[str]:
    """The fields of the tourists who have walked or jumped; over the tile of ``onemore`` nobody is followed."""
    moved: set[str] = set()
    for move in moves:
        match move.tourist, move.tile:
            case Walk(source, target), _:
                moved = moved - {str(source)} | {str(target)}
            case Jump(source, quadrant), Laid(_, _, cell):
                moved = moved - {str(source)} | {str(Field(cell, quadrant))}
            case Place(quadrant), Laid(_, _, cell):
                moved = moved - {str(Field(cell, quadrant))}
            case _:
                pass
    return moved


TESTS: Final[dict[str, Callable[[FinishedCity], bool]]] = {
    "seven-paid": lambda city: all_earn(city, 1),
    "zone-of-ten": lambda city: max(city.sizes(), default=0) >= 10,
    "moved-to-the-best": moved_to_the_best,
    "nothing-left": nothing_left,
    "three-each": lambda city: all_earn(city, 3),
    "two-large-zones": lambda city: len([size for size in city.sizes() if size >= 8]) >= 2,
    "long-view": lambda city: any(points(line, VIEWS) >= 6 for line in city.lines),
    "every-source": lambda city: min(city.sum_of(kind) for kind in ZONES) >= 8 and city.sum_of(*VIEWS) >= 8,
    "rich-border": lambda city: any(points(line, BORDERS) >= 6 for line in city.lines),
}
"""In the order in which they are usually learnt; views pay from level 2 on, borders at level 3."""


def achievements(replay: Replay[Any, Any, Any], seat: Seat) -> tuple[str, ...]:
    """What a seat has shown with its city."""
    city = replay.state.cities[seat]
    moves = tuple(
        event.action for event in replay.record.events if event.seat == seat and isinstance(event.action, Move)
    )
    found = FinishedCity(city, scoring.lines(city, replay.state.options.level, seat), moves)
    return tuple(name for name, test in TESTS.items() if test(found))
