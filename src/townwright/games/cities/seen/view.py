"""What one seat may see (rule 7): built up from what is allowed, never a state with parts taken out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from townwright.core.points import Line
from townwright.core.results import Standing
from townwright.core.seats import Seat
from townwright.games.cities.actions import Layout, Move
from townwright.games.cities.city.city import City, place
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.scoring import lines, ranked, standing
from townwright.games.cities.seen.drawing import picture
from townwright.games.cities.state import State


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


def view(state: State, seat: Seat | None) -> View:
    """Everything that the seat, or None for a spectator, may see."""
    options = state.options
    complete = state.complete
    waiting = not complete and (seat is None or state.moves[seat] is None)
    sees_all = complete or (seat is not None and state.moves[seat] is not None)
    return View(
        seat=seat,
        level=options.level,
        variants=options.variants,
        tiles=options.tiles.name,
        faces=options.tiles.faces,
        stage=state.stage,
        round=state.round,
        rounds=ROUNDS + options.terms.extra_tiles,
        drawn=state.drawn,
        out=state.out,
        hand=state.hand if waiting else (),
        players=tuple(player(state, other, sees_all or seat == other) for other in range(options.seats)),
        over=state.over,
        ranks=ranked(state.cities, options.level).ranks if state.over else (),
    )


def player(state: State, seat: Seat, seen: bool) -> PlayerView:
    """A seat with its move of this round, or as it was before.

    Rule 7: the moves of a round are seen by whoever has finished it, and by all when everybody has.
    """
    city, move = (state.cities if seen else state.before)[seat], state.moves[seat]
    return player_view(city, state.options.level, seat, move is not None, move if seen else None)


# Every seat sees every city again and again, and each changes once in a round.


@lru_cache(maxsize=1024)
def player_view(city: City, level: int, seat: Seat, finished: bool, move: Layout | Move | None) -> PlayerView:
    """A seat, what it has built, and what that would earn."""
    earned, score = scored(city, level, seat)
    return PlayerView(
        seat=seat,
        finished=finished,
        move=None if move is None else str(move),
        city=city_view(city),
        lines=earned,
        total=score.total,
        points=score.points,
    )


@lru_cache(maxsize=1024)
def scored(city: City, level: int, seat: Seat) -> tuple[tuple[Line, ...], Standing]:
    """What the city would earn, and why."""
    return lines(city, level, seat), standing(city, level)


def cells(city: City) -> tuple[CellView, ...]:
    """What each laid cell shows, in reading order."""
    letters, below = city.letters, city.ground.ROW
    shown = []
    for cell in city.laid_cells:
        at = city.place(cell)
        upper, lower = (letters.get(one, ".") + letters.get(one + 1, ".") for one in (at, at + below))
        shown.append(CellView(str(cell), f"{upper}/{lower}"))
    return tuple(shown)


@lru_cache(maxsize=1024)
def city_view(city: City) -> CityView:
    """A city as plain data."""
    return CityView(
        line=str(city),
        picture=picture(city),
        cells=cells(city),
        tiles=tuple(map(str, city.tiles)),
        tourists=tuple(map(str, city.tourists)),
        stock=city.stock,
        last=None if city.last is None else str(place(city.last)),
    )
