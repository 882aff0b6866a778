"""The ten numbers that describe the city, and what happens at the ends of their bars."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import chain
from typing import Final, NamedTuple

from townwright.games.skylines.turn import bar_arithmetic

MARKERS: Final = ("mon", "pow", "wat", "gar", "lab", "hap", "pol", "tra", "cri", "ovr")
"""The markers' codes in the order in which records and rows show them."""

NUMBER: Final = {marker: number for number, marker in enumerate(MARKERS)}
UTILITIES: Final = ("pow", "wat", "gar")
NUISANCES: Final = ("pol", "tra", "cri")
LOSSES: Final = ("", "money", "happiness", "no action")
"""How a game is lost, by the numbers of ``bar_arithmetic``; nothing if it is not."""
MONEY: Final = bar_arithmetic.MONEY
HAPPINESS: Final = bar_arithmetic.HAPPINESS
OVERALL: Final = bar_arithmetic.OVERALL
OVERALL_LOST: Final = bar_arithmetic.OVERALL_LOST


class Bars(NamedTuple):
    """Where the markers stand."""

    money: int = 0
    power: int = 0
    water: int = 0
    garbage: int = 0
    employment: int = 0
    happiness: int = 0
    pollution: int = 0
    traffic: int = 0
    crime: int = 0
    overall: int = 0

    def __str__(self) -> str:
        return " ".join(f"{marker}={value}" for marker, value in zip(MARKERS, self, strict=True))


class Entry(NamedTuple):
    """One change of one marker: ``lab-2``, or ``lab~3`` for up to three spaces towards 0."""

    marker: int
    change: int
    towards_zero: bool = False

    def __str__(self) -> str:
        sign = "~" if self.towards_zero else "+" if self.change > 0 else "-"
        return f"{MARKERS[self.marker]}{sign}{abs(self.change)}"


EntryRow = tuple[Entry, ...]
"""What a card changes in one go. The limits hold row by row (6.2, A14)."""


class End(IntEnum):
    """What the end of a bar does to a marker that would pass it."""

    OPEN = bar_arithmetic.OPEN
    """There is no limit."""
    STAYS = bar_arithmetic.STAYS
    """Keeps the marker; the rest is lost."""
    BLOCKS = bar_arithmetic.BLOCKS
    """Forbids the play."""
    SPILLS = bar_arithmetic.SPILLS
    """Keeps the marker; the rest goes to overall happiness."""
    LOSES = bar_arithmetic.LOSES
    """Loses the game when it is reached."""
    BANKRUPT = bar_arithmetic.BANKRUPT
    """Loses the game when it is passed."""


class Bar(NamedTuple):
    """A bar, its two ends, and what they do to a card that is played and to an event."""

    lowest: int
    highest: int | None
    low: End
    high: End
    low_in_event: End
    high_in_event: End


class Scale(tuple[Bar, ...]):
    """One bar for each marker, in the markers' order."""

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The bars as ``bar_arithmetic`` reads them, one after the other."""
        found: list[int] = []
        for bar in self:
            highest = bar_arithmetic.NO_LIMIT if bar.highest is None else bar.highest
            found += (bar.lowest, highest, *map(int, bar[2:]))
        return tuple(found)


ENDS: Final = {
    # marker: low end, high end, and the same in an event (section 1, 14.1)
    "mon": (End.BLOCKS, End.OPEN, End.BANKRUPT, End.OPEN),
    "pow": (End.BLOCKS, End.STAYS, End.STAYS, End.STAYS),
    "wat": (End.BLOCKS, End.STAYS, End.STAYS, End.STAYS),
    "gar": (End.BLOCKS, End.STAYS, End.STAYS, End.STAYS),
    "lab": (End.BLOCKS, End.BLOCKS, End.STAYS, End.STAYS),
    "hap": (End.LOSES, End.SPILLS, End.LOSES, End.SPILLS),
    "pol": (End.STAYS, End.BLOCKS, End.STAYS, End.STAYS),
    "tra": (End.STAYS, End.BLOCKS, End.STAYS, End.STAYS),
    "cri": (End.STAYS, End.BLOCKS, End.STAYS, End.STAYS),
    "ovr": (End.LOSES, End.OPEN, End.LOSES, End.OPEN),
}


def scale(limits: dict[str, tuple[int, int]]) -> Scale:
    """The bars of a set, whose limits name the eight bars of the administration board."""
    lowest = {"mon": 0, "ovr": OVERALL_LOST} | {marker: low for marker, (low, _) in limits.items()}
    highest = {marker: high for marker, (_, high) in limits.items()}
    return Scale(Bar(lowest[marker], highest.get(marker), *ENDS[marker]) for marker in MARKERS)


@dataclass(frozen=True, slots=True)
class Moved:
    """What a row did to the bars."""

    bars: Bars
    blocked: Entry | None = None
    """The first entry that the rules forbid; the bars are then as they were."""
    lost: str = ""
    """``happiness`` or ``money`` if the row lost the game."""


def move(bars: Bars, row: EntryRow, scale: Scale, event: bool = False) -> Moved:
    """Return the bars after a row, played as part of a card (which can be blocked) or as an event (which cannot)."""
    values = list(bars)
    changes = (len(row), *chain.from_iterable(row))
    came = bar_arithmetic.move(scale.numbers, values, 0, changes, 0, event)
    if came < 0:
        return Moved(bars, blocked=row[-1 - came])
    return Moved(Bars._make(values), None, LOSSES[came])
