"""What the ends of bars make of a row: changes that are lost, what goes to overall happiness, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator

from townwright.core.phrases import Phrase
from townwright.games.skylines.box.names import MARKER_NAMES, minus
from townwright.games.skylines.turn.bars import HAPPINESS, MARKERS, OVERALL, Bars, Entry, EntryRow, Moved, Scale, move


def swallowed(bars: Bars, row: EntryRow, scale: Scale) -> Iterator[tuple[Entry, int]]:
    """The changes of a row that a bar's end takes in, whole or in part, and how many spaces of them are lost.

    What happiness has above its end is not lost: it goes to overall happiness. A row that is blocked loses nothing.
    """
    moved = move(bars, row, scale)
    if takes_in_nothing(bars, moved, row):
        return
    for entry in row:
        after = move(bars, (entry,), scale).bars
        came = abs(after[entry.marker] - bars[entry.marker])
        # "Up to three towards 0" promises no more than there is, so that only a marker at 0 loses it.
        kept = came > 0 if entry.towards_zero else came == abs(entry.change)
        if entry.marker != HAPPINESS and not kept:
            yield entry, abs(entry.change) - came
        bars = after


def takes_in_nothing(before: Bars, moved: Moved, row: EntryRow) -> bool:
    """Whether a row is blocked, or every marker comes exactly as far as its one change says."""
    if moved.blocked:
        return True
    after, met = moved.bars, 0
    for marker, change, towards_zero in row:
        if met & 1 << marker or towards_zero or after[marker] - before[marker] != change:
            return False
        met |= 1 << marker
    return True


def entries_that_move(bars: Bars, row: EntryRow, scale: Scale) -> EntryRow:
    """The row without the changes that a bar's end takes in whole: of those it is said that they change nothing."""
    lost = [entry for entry, lost in swallowed(bars, row, scale) if lost == abs(entry.change)]
    return tuple(entry for entry in row if entry not in lost)


def lost_phrases(bars: Bars, row: EntryRow, scale: Scale) -> Iterator[Phrase]:
    """Where markers stay though a row would move them on, and what goes on to overall happiness."""
    after = move(bars, row, scale).bars
    for entry, lost in swallowed(bars, row, scale):
        args: dict[str, object] = {
            "marker": MARKER_NAMES[MARKERS[entry.marker]],
            "value": minus(after[entry.marker]),
        }
        if lost == abs(entry.change):
            yield Phrase("skylines-stays", "{marker}: changes nothing, already at {value}", args)
        else:
            args["lost"] = lost
            yield Phrase("skylines-ends", "{marker} ends at {value}, {lost} of it is lost", args)
    promised = sum(entry.change for entry in row if entry.marker == OVERALL)
    if spilled := after.overall - bars.overall - promised:
        args = {"value": minus(after.happiness), "points": spilled}
        yield Phrase("skylines-spills", "happiness ends at {value}, and {points} counts as overall happiness", args)


def net_row(before: Bars, after: Bars) -> EntryRow:
    """One row for all that moved."""
    return tuple(
        Entry(marker, new - old) for marker, (old, new) in enumerate(zip(before, after, strict=True)) if new != old
    )
