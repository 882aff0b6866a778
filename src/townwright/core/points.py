"""Points that say why they were given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from townwright.core.phrases import Phrase
from townwright.core.seats import Seat

__all__ = ["Because", "Line", "Tally", "total"]


@dataclass(frozen=True, slots=True)
class Because:
    """One cause of points and the places that it rests on: ``terraces d1.1 d1.4: 2``."""

    cause: str
    """A word of the game's own vocabulary, the same in every language's catalogue."""
    points: int
    where: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{' '.join((self.cause, *self.where))}: {self.points}"


@dataclass(frozen=True, slots=True)
class Line:
    """What one thing on the table earns for one seat: the sum of its causes."""

    seat: Seat
    what: str
    because: tuple[Because, ...] = ()

    @property
    def points(self) -> int:
        """The points of the line, the sum of its causes' points."""
        return sum([because.points for because in self.because])

    def __str__(self) -> str:
        return f"{self.what} = {self.points} ({'; '.join(map(str, self.because)) or 'nothing'})"


def total(lines: tuple[Line, ...], seat: Seat) -> int:
    """The sum of a seat's lines."""
    return sum(line.points for line in lines if line.seat == seat)


@dataclass(frozen=True, slots=True)
class Tally:
    """What the companion says about a table of the physical game."""

    picture: str
    """The table as it was understood, to compare with the one on the wood."""
    lines: tuple[Line, ...]
    remarks: tuple[Phrase, ...] = ()
    """What else follows, such as the title of a city or who gets the money."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """The same as plain data, for ``--json``."""
