"""Rows of the effect language (14.1): ``mon-1 hap+1``, ``lab~3``."""

from __future__ import annotations

from typing import Final

from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable
from townwright.games.skylines.box.names import MARKER_NAMES, commas, signed
from townwright.games.skylines.effects.word_reader import A_MARKER, A_SIGN, EffectWords
from townwright.games.skylines.turn.bars import MARKERS, NUMBER, Entry, EntryRow

SIGNS: Final = ("+", "-", "~")


def read_row(text: str) -> EntryRow:
    """The row that a text spells; an empty one does nothing."""
    words = EffectWords(text)
    row = take_row(words)
    if words:
        words.refuse(A_MARKER)
    return row


def take_row(words: EffectWords) -> EntryRow:
    """The entries that come next."""
    entries: list[Entry] = []
    while words.peek in NUMBER:
        marker = NUMBER[words.take()]
        sign = words.one_of(SIGNS, A_SIGN)
        number = words.number()
        if any(entry.marker == marker for entry in entries):
            raise Unreadable(
                "skylines-row-twice", "'{marker}' stands twice in '{text}'", marker=MARKERS[marker], text=words.text
            )
        entries.append(Entry(marker, -number if sign == "-" else number, sign == "~"))
    return tuple(entries)


def row_text(row: EntryRow) -> str:
    """The inverse of ``read_row``."""
    return " ".join(map(str, row))


def explain_row(row: EntryRow) -> Phrase:
    """The row as a sentence: ``money −1, happiness +1``."""
    return commas([explain_entry(entry) for entry in row]) if row else Phrase("skylines-row-empty", "nothing")


def explain_entry(entry: Entry) -> Phrase:
    """One change as words: ``workers +1``."""
    marker = MARKER_NAMES[MARKERS[entry.marker]]
    if entry.towards_zero:
        return Phrase(
            "skylines-entry-towards", "{marker} up to {spaces} towards 0", {"marker": marker, "spaces": entry.change}
        )
    return Phrase("skylines-entry", "{marker} {change}", {"marker": marker, "change": signed(entry.change)})


def joined(row: EntryRow, more: EntryRow) -> EntryRow:
    """One row with the changes of both; plain changes of the same marker are added up."""
    entries = list(row)
    for entry in more:
        at = next(
            (
                number
                for number, mine in enumerate(entries)
                if mine.marker == entry.marker and not mine.towards_zero and not entry.towards_zero
            ),
            None,
        )
        if at is None:
            entries.append(entry)
        else:
            entries[at] = Entry(entry.marker, entries[at].change + entry.change)
    return tuple(entry for entry in entries if entry.change)
