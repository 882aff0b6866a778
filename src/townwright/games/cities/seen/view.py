"""What one seat may see (rule 7): built up from what is allowed, never a state with parts taken out."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.points import Line
from townwright.core.seats import Seat


@dataclass(frozen=True, slots=True)
class CellView:
    """A cell that holds a tile, and what it shows."""

    cell: str
    face: str


@dataclass(frozen=True, slots=True)
class CityView:
    """A city as it lies on the table."""

    line: str
    """The city in the notation of rule 14.3, from which all else follows."""
    picture: str
    cells: tuple[CellView, ...]
    """In reading order; the extra tile shows in the cells that it covers."""
    tiles: tuple[str, ...]
    """In the order laid: ``16S@d4``."""
    tourists: tuple[str, ...]
    stock: int
    last: str | None
    """Where the tile laid last lies; None right after the set-up."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat as another sees it."""

    seat: Seat
    finished: bool
    """Whether it has finished this round."""
    move: str | None
    """What it did in this round, if that may be seen."""
    city: CityView
    """With the move of this round, if that may be seen; else as it stood before."""
    lines: tuple[Line, ...]
    """What each tourist of this city would earn now, and why."""
    total: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, or a spectator."""

    seat: Seat | None
    level: int
    variants: tuple[str, ...]
    tiles: str
    """The name of the tile set."""
    faces: tuple[str, ...]
    """The faces of the tiles 1 to 24."""
    stage: str
    """``set-up``, ``round`` or ``extra``."""
    round: int
    """0 in the set-up, 14 for the extra tile."""
    rounds: int
    drawn: tuple[int, ...]
    out: tuple[int, ...]
    """The tiles that nobody has seen: those to come and those in the box."""
    hand: tuple[int, ...]
    """The tiles to lay now; none once the seat has finished."""
    players: tuple[PlayerView, ...]
    over: bool
    ranks: tuple[int, ...]
    """By seat, once the game is over."""
