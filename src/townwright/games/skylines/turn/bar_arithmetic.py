"""The bars of Skylines as arithmetic over numbers: rows of changes, milestones and the final score (sections 1, 8, 9).

Bars are ten numbers of an array from some place on, a scale is six numbers for each marker, and a row of changes is
how many there are and three numbers for each. The readable rules call these functions with lists and give reasons on
top; ``speed.skylines`` loads this source again for the compiler. Nothing here makes an object.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, compiled

MARKER_COUNT = 10
MONEY, POWER, WATER, GARBAGE, EMPLOYMENT, HAPPINESS, POLLUTION, TRAFFIC, CRIME, OVERALL = range(MARKER_COUNT)
OVERALL_LOST = -10
"""The game is lost when overall happiness comes down to this."""

# What the end of a bar does to a marker that would pass it
OPEN, STAYS, BLOCKS, SPILLS, LOSES, BANKRUPT = range(6)

# The numbers of a bar in a scale: its ends, and what they do to a card and to an event
BAR_WIDTH = 6
LOWEST, HIGHEST, LOW_END, HIGH_END = range(4)
EVENT_ENDS = 2
"""How far behind the ends for cards those for events stand."""
NO_LIMIT = 1 << 40
"""The highest space of a bar without a high end."""

# The numbers of an entry in a row of changes, which begins with the number of its entries
ENTRY_WIDTH = 3
MARKER, CHANGE, TOWARDS_ZERO = range(ENTRY_WIDTH)

# How a game is lost, and what a row of changes comes to
NOT_LOST, NO_MONEY, NO_HAPPINESS, NO_ACTION = range(4)


@compiled
def spaces(value: int, change: int, towards_zero: int) -> int:
    """By how many spaces a change moves a marker: all of them, or up to so many towards 0 (14.1)."""
    if not towards_zero:
        return change
    return max(-value, -change) if value > 0 else min(-value, change)


@apart
def move(
    scale: Sequence[int], bars: MutableSequence[int], at: int, changes: Sequence[int], first: int, event: int
) -> int:
    """Move the markers from ``at`` on by a row of changes; return how the game is lost, or the entry that blocks.

    Below zero the number names the entry: −1 for the first, −2 for the second. What was moved before that entry
    stays moved, so whoever tries a row works on a copy. An event (1, not 0) is never blocked.
    """
    spilled, lost = 0, NOT_LOST
    for entry in range(first + 1, first + 1 + ENTRY_WIDTH * changes[first], ENTRY_WIDTH):
        marker = changes[entry + MARKER]
        value, bar = bars[at + marker], marker * BAR_WIDTH
        change = spaces(value, changes[entry + CHANGE], changes[entry + TOWARDS_ZERO])
        moved = value + change
        if change < 0 and moved < scale[bar + LOWEST]:
            end = scale[bar + LOW_END + EVENT_ENDS * event]
            if end == BLOCKS:
                return -1 - (entry - first) // ENTRY_WIDTH
            if end == STAYS:
                moved = scale[bar + LOWEST]
            elif end == BANKRUPT:
                moved, lost = value, NO_MONEY  # a bill that cannot be paid is not paid
        elif change > 0 and moved > scale[bar + HIGHEST]:
            end = scale[bar + HIGH_END + EVENT_ENDS * event]
            if end == BLOCKS:
                return -1 - (entry - first) // ENTRY_WIDTH
            if end == SPILLS:
                spilled += moved - scale[bar + HIGHEST]
            moved = scale[bar + HIGHEST]
        bars[at + marker] = moved
    bars[at + OVERALL] += spilled
    if lost == NOT_LOST and is_unhappy(scale, bars, at):
        return NO_HAPPINESS
    return lost


@compiled
def is_unhappy(scale: Sequence[int], bars: Sequence[int], at: int) -> bool:
    """Whether happiness stands at its lowest space, or overall happiness where the game is lost."""
    return bars[at + HAPPINESS] <= scale[HAPPINESS * BAR_WIDTH + LOWEST] or is_lost_at(bars[at + OVERALL])


@compiled
def is_lost_at(overall: int) -> bool:
    """Whether so little overall happiness loses the game."""
    return overall <= OVERALL_LOST


# Easing


@compiled
def is_harmful(marker: int, change: int) -> bool:
    """Whether a change is one that ``ease`` softens: away from what the city wants; overall happiness never is."""
    if marker == EMPLOYMENT:
        return change != 0
    if POLLUTION <= marker <= CRIME:
        return change > 0
    return marker != OVERALL and change < 0


@compiled
def softened(change: int, number: int) -> int:
    """A change made smaller by a number, not beyond 0."""
    return max(0, change - number) if change > 0 else min(0, change + number)


# The end of a milestone, and of the game


@compiled
def tiles_needed(open_boards: int, boards: int) -> int:
    """How many tiles every district needs before a milestone can end: one, two when all boards are open (section 8)."""
    return 2 if open_boards == boards else 1


@compiled
def shortage(bars: Sequence[int], at: int) -> int:
    """How many spaces power, water and garbage are below 0, all together: what step 1 takes of happiness."""
    missing = 0
    for marker in range(POWER, GARBAGE + 1):
        missing += max(0, -bars[at + marker])
    return missing


@compiled
def counted(bars: Sequence[int], at: int) -> int:
    """Overall happiness after step 2, in which the happiness bar is added and stays where it is (A25)."""
    return bars[at + OVERALL] + bars[at + HAPPINESS]


@compiled
def idle_or_missing(bars: Sequence[int], at: int) -> int:
    """How many spaces employment is away from 0, either way: the bill of step 3 before effects change it."""
    return abs(bars[at + EMPLOYMENT])


@compiled
def nuisances(bars: Sequence[int], at: int) -> int:
    """What pollution, traffic and crime take off the final score (9.2)."""
    total = 0
    for marker in range(POLLUTION, CRIME + 1):
        total += bars[at + marker]
    return total
