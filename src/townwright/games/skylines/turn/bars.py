"""The ten numbers that describe the city, and what happens at the ends of their bars."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

MARKERS: Final = ("mon", "pow", "wat", "gar", "lab", "hap", "pol", "tra", "cri", "ovr")
"""The markers' codes in the order in which records and rows show them."""

NUMBER: Final = {marker: number for number, marker in enumerate(MARKERS)}
UTILITIES: Final = ("pow", "wat", "gar")
NUISANCES: Final = ("pol", "tra", "cri")
OVERALL_LOST: Final = -10


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


HAPPINESS: Final = NUMBER["hap"]
OVERALL: Final = NUMBER["ovr"]
MONEY: Final = NUMBER["mon"]


class Entry(NamedTuple):
    """One change of one marker: ``lab-2``, or ``lab~3`` for up to three spaces towards 0."""

    marker: int
    change: int
    towards_zero: bool = False

    def __str__(self) -> str:
        sign = "~" if self.towards_zero else "+" if self.change > 0 else "-"
        return f"{MARKERS[self.marker]}{sign}{abs(self.change)}"


Row = tuple[Entry, ...]
"""What a card changes in one go. The limits hold row by row (6.2, A14)."""


class End(Enum):
    """What the end of a bar does to a marker that would pass it."""

    OPEN = "has no limit"
    STAYS = "keeps the marker; the rest is lost"
    BLOCKS = "forbids the play"
    SPILLS = "keeps the marker; the rest goes to overall happiness"
    LOSES = "loses the game when it is reached"
    BANKRUPT = "loses the game when it is passed"


class Bar(NamedTuple):
    """A bar, its two ends, and what they do to a card that is played and to an event."""

    lowest: int
    highest: int | None
    low: End
    high: End
    low_in_event: End
    high_in_event: End


Scale = tuple[Bar, ...]
"""One bar for each marker, in the markers' order."""

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
    return tuple(Bar(lowest[marker], highest.get(marker), *ENDS[marker]) for marker in MARKERS)


@dataclass(frozen=True, slots=True)
class Moved:
    """What a row did to the bars."""

    bars: Bars
    blocked: Entry | None = None
    """The first entry that the rules forbid; the bars are then as they were."""
    lost: str = ""
    """``happiness`` or ``money`` if the row lost the game."""
    spilled: int = 0
    """How much happiness went straight to overall happiness."""


def move(bars: Bars, row: Row, scale: Scale, event: bool = False) -> Moved:
    """The bars after a row, played as part of a card (which can be blocked) or as an event (which cannot)."""
    values = list(bars)
    spilled, lost = 0, ""
    for entry in row:
        marker, change, towards_zero = entry
        value = values[marker]
        if towards_zero:
            change = max(-value, -change) if value > 0 else min(-value, change)
        moved = value + change
        bar = scale[marker]
        if moved < bar.lowest and change < 0:
            end = bar.low_in_event if event else bar.low
            if end is End.BLOCKS:
                return Moved(bars, blocked=entry)
            if end is End.STAYS:
                moved = bar.lowest
            elif end is End.BANKRUPT:
                moved, lost = value, lost or "money"  # a bill that cannot be paid is not paid
        elif bar.highest is not None and moved > bar.highest and change > 0:
            end = bar.high_in_event if event else bar.high
            if end is End.BLOCKS:
                return Moved(bars, blocked=entry)
            if end is End.SPILLS:
                spilled += moved - bar.highest
            moved = bar.highest
        values[marker] = moved
    values[OVERALL] += spilled
    if not lost and (values[HAPPINESS] <= scale[HAPPINESS].lowest or values[OVERALL] <= OVERALL_LOST):
        lost = "happiness"
    return Moved(Bars._make(values), None, lost, spilled)
