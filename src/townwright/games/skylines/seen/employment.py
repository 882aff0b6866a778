"""What employment means where it stands, in the rulebook's words: who lacks whom (1.7), and what that costs (8.3)."""

from __future__ import annotations

from typing import Final

from townwright.core.phrases import Phrase
from townwright.games.skylines.box.names import commas, minus
from townwright.games.skylines.effects.rows import explain_entry
from townwright.games.skylines.turn.bar_arithmetic import EMPLOYMENT
from townwright.games.skylines.turn.bars import Bars, EntryRow

ALL_AT_WORK: Final = Phrase("skylines-work-even", "all have work")
WITHOUT_WORK: Final = Phrase("skylines-work-wanted", "people without work")
WITHOUT_PEOPLE: Final = Phrase("skylines-work-offered", "work without people")


def explain_employment(value: int) -> Phrase:
    """Where a play leaves employment, and what the end of a milestone takes for it."""
    if value == 0:
        return Phrase("skylines-brings-work-even", "employment comes to 0: all have work, which costs nothing")
    return Phrase(
        "skylines-brings-work",
        "employment comes to {value}, {people}: that costs {price:coin|coins} at the end of a milestone",
        {"value": minus(value), "people": _people(value), "price": abs(value)},
    )


def explain_moves(row: EntryRow, after: Bars) -> Phrase:
    """What has moved, as a row is told, and of employment what it has come to."""
    told = [explain_entry(entry) for entry in row]
    for at, entry in enumerate(row):
        if entry.marker == EMPLOYMENT:
            value = after.employment
            args = {"entry": told[at], "value": minus(value), "people": _people(value)}
            told[at] = Phrase("skylines-entry-work", "{entry} (to {value}: {people})", args)
    return commas(told)


def _people(value: int) -> Phrase:
    if value == 0:
        return ALL_AT_WORK
    return WITHOUT_WORK if value > 0 else WITHOUT_PEOPLE
