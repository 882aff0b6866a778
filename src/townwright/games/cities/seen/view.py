"""What one seat may see (rule 7): built up from what is allowed, never a state with parts taken out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.points import Line
from townwright.core.results import Standing
from townwright.core.seats import Seat
from townwright.games.cities.actions import Layout, Move
from townwright.games.cities.city.city import City, place, places
from townwright.games.cities.city.masks import LAID, TOURISTS
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.scoring import lines, ranked, standing_with
from townwright.games.cities.seen.drawing import picture
from townwright.games.cities.state import State

MOST_SEEN: Final = 4096
"""Cities whose views are kept: those of 400 tables for four on which everybody moves at the same time, some 10 MB."""


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


@dataclass(frozen=True, slots=True)
class SharedViews:
    """The views of a state, without whose they are: each is shown to several seats.

    Rule 7: the moves of a round are seen by whoever has finished it, and by all when everybody has. Whoever has not
    finished has made none, so the own city too is as it stood before.
    """

    closed: View
    """For whoever has not finished this round, with the players as they stood before it."""
    open: View
    """For whoever has, with the moves of this round."""


def view(state: State, seat: Seat | None) -> View:
    """Everything that the seat, or None for a spectator, may see."""
    return replace(view_alike(state, seat), seat=seat)


def view_alike(state: State, seat: Seat | None) -> View:
    """The view of a seat without whose it is: one for all who have finished the round, one for all others."""
    shared = shared_views(state)
    return shared.closed if seat is None or state.moves[seat] is None else shared.open


@kept_by_identity(most=64)
def shared_views(state: State) -> SharedViews:
    """Both views of a state, which are the same object while nobody has finished, and when everybody has."""
    finished = [move is not None for move in state.moves]
    if not any(finished):
        closed = table(state, closed_players(state), state.hand)
        return SharedViews(closed, closed)
    open_ = table(state, open_players(state), ())
    if all(finished):
        return SharedViews(open_, open_)
    return SharedViews(table(state, closed_players(state), state.hand), open_)


def table(state: State, players: tuple[PlayerView, ...], hand: tuple[int, ...]) -> View:
    """The table with these players, for whoever has these tiles to lay."""
    options, over = state.options, state.over
    return View(
        seat=None,
        level=options.level,
        variants=options.variants,
        tiles=options.tiles.name,
        faces=options.tiles.faces,
        stage=state.stage,
        round=state.round,
        rounds=ROUNDS + options.terms.extra_tiles,
        drawn=state.drawn,
        out=state.out,
        hand=hand,
        players=players,
        over=over,
        ranks=ranked(state.cities, options.level).ranks if over else (),
    )


def closed_players(state: State) -> tuple[PlayerView, ...]:
    """The players as they stood before this round."""
    level, moves = state.options.level, state.moves
    return tuple(
        [player_view(city, level, seat, moves[seat] is not None, None) for seat, city in enumerate(state.before)]
    )


def open_players(state: State) -> tuple[PlayerView, ...]:
    """The players with their moves of this round."""
    level, moves = state.options.level, state.moves
    return tuple(
        [player_view(city, level, seat, moves[seat] is not None, moves[seat]) for seat, city in enumerate(state.cities)]
    )


# Every seat sees every city again and again, and each changes once in a round.


@kept_by_identity(most=MOST_SEEN)
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


@kept_by_identity(most=MOST_SEEN)
def scored(city: City, level: int, seat: Seat) -> tuple[tuple[Line, ...], Standing]:
    """What the city would earn, and why."""
    earned = lines(city, level, seat)
    return earned, standing_with(earned)


def cells(city: City, drawn: str) -> tuple[CellView, ...]:
    """What each laid cell shows, in reading order; ``drawn`` is the whole frame."""
    size, across, kinds, shown = city.ground.ROW, city.ground.ACROSS, drawn.upper(), []
    for cell, number in zip(city.laid_cells, places(city.words[LAID]), strict=True):
        # The grid of cells has a border of one around the boards.
        at = 2 * (number // across - 1) * size + 2 * (number % across - 1)
        shown.append(cell_view(str(cell), f"{kinds[at : at + 2]}/{kinds[at + size : at + size + 2]}"))
    return tuple(shown)


@lru_cache(maxsize=4096)
def cell_view(cell: str, face: str) -> CellView:
    """One cell: the same object for every city that shows it, so that comparing two of them is quick."""
    return CellView(cell, face)


@kept_by_identity(most=MOST_SEEN)
def city_view(city: City) -> CityView:
    """A city as plain data."""
    drawn = city.drawn
    return CityView(
        line=str(city),
        picture=picture(city, drawn),
        cells=cells(city, drawn),
        tiles=tuple(map(str, city.tiles)),
        tourists=city.field_names(city.words[TOURISTS]),
        stock=city.stock,
        last=None if city.last is None else str(place(city.last)),
    )
