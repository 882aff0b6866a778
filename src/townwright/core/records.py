"""A game as it was played: what a record holds, and the lines that it is read from."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from townwright.core.limits.caps import at_most
from townwright.core.notebooks import record_html
from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable, pinned
from townwright.core.seats import Seat

__all__ = ["Event", "Record", "Replay", "TextLine", "deal_marks", "decode", "text_lines", "write_deal_marks"]

O = TypeVar("O")  # noqa: E741  options, state, action
S = TypeVar("S")
A = TypeVar("A")

LARGEST = 1 << 20
"""Bytes in the largest text that is read. The longest real record has about 20,000."""
MOST_LINES = 5_000
"""Lines that say something. The longest real record, of 200 players, has about 3,400."""
LONGEST_LINE = 4_000
"""Characters in a line. The longest that play can make is one turn with a tour of 400 roads."""
LONGEST_NAME = 200
"""Characters in the name of a player."""


@dataclass(frozen=True, slots=True)
class Event(Generic[A]):
    """One action of one seat, or of chance."""

    seat: Seat
    action: A
    line: int = field(default=0, compare=False)
    """The record's line that it stood on; 0 if it was played, not read."""


@dataclass(frozen=True, slots=True)
class Record(Generic[O, A]):
    """Everything needed to play a game again, and nothing that follows from it."""

    game: str
    rules: int
    options: O
    names: tuple[str, ...]
    """The players' names by seat."""
    events: tuple[Event[A], ...] = ()
    commitment: str | None = None
    """The hash that the dealer published when the game started."""
    seed: str | None = None
    """The dealer's seed, once the game has ended."""

    def _repr_html_(self) -> str:
        """Return the game for a notebook, position by position."""
        return record_html(self)


@dataclass(frozen=True, slots=True)
class Replay(Generic[O, S, A]):
    """A record and the position at its end."""

    record: Record[O, A]
    state: S


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line that says something, without its comment, and its number in the file."""

    number: int
    text: str


def decode(data: bytes) -> str:
    """The text of a file, or a refusal at the line that is too far or not UTF-8."""
    if len(data) > LARGEST:
        line = data[:LARGEST].count(b"\n") + 1
        raise Unreadable(
            "text-too-large",
            "the text is longer than the {largest} bytes that are read at most",
            largest=LARGEST,
        ).at(line)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Unreadable("text-not-utf8", "the line is not text in UTF-8").at(line) from None


def text_lines(text: str, comment: str = "#") -> tuple[TextLine, ...]:
    """The lines that say something: comments are cut off, empty lines left out."""
    lines = []
    for number, line in enumerate(text.split("\n"), start=1):
        said = line.split(comment, 1)[0].rstrip()
        if said:
            lines.append(TextLine(number, said))
            check_size(lines)
    return tuple(lines)


def check_size(lines: Sequence[TextLine]) -> None:
    """Refuses the last of these lines if it is one too many or too long."""
    last = lines[-1]
    with pinned(last.number):
        at_most(MOST_LINES, len(lines), Phrase("cap-lines", "lines"))
        at_most(LONGEST_LINE, len(last.text), Phrase("cap-line-length", "characters in a line"))


def checked_name(name: str) -> str:
    """The name of a player, or a refusal if nobody could read it out."""
    at_most(LONGEST_NAME, len(name), Phrase("cap-name", "characters in a name"))
    return name


def first_words(text: str, comment: str = "#") -> str:
    """The first line of a text that says something, without looking at the others; empty if none does."""
    said = (line.split(comment, 1)[0].rstrip() for line in io.StringIO(text))
    return next((line[:LONGEST_LINE] for line in said if line), "")


def deal_marks(text: str, comment: str = "#") -> dict[str, str]:
    """What the dealer left in a record's comments: ``# commitment …`` and, after the end, ``# seed …``."""
    marks = {}
    for line in text.split("\n"):
        words = line.split()
        if len(words) == 3 and words[0] == comment and words[1] in ("commitment", "seed"):
            marks[words[1]] = words[2]
    return marks


def write_deal_marks(record: Record[O, A], comment: str = "#") -> list[str]:
    """The comment lines that ``deal_marks`` reads."""
    marks = (("commitment", record.commitment), ("seed", record.seed))
    return [f"{comment} {name} {value}" for name, value in marks if value is not None]
