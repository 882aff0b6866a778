"""The map as people see it: boards, districts, the tiles that lie and the shapes that are left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.games.skylines.box.boards import Slot, lying
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.box.names import ZONES
from townwright.games.skylines.box.shapes import Shape
from townwright.games.skylines.map.ground import Ground, bits
from townwright.games.skylines.state import State, Tile, tiles_left
from townwright.games.skylines.turn.milestone import board_price, openable, tiles_in, tiles_needed


@dataclass(frozen=True, slots=True)
class BoardView:
    """A board as it lies; its front is printed material and may be looked at (A4)."""

    letter: str
    turns: int
    row: int
    column: int
    price: int
    open: bool
    next: bool
    """Whether it can be the next to be opened: it lies beside an open one."""
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DrawnBoardView:
    """A board that is still to be laid: its price, and its cells for each number of quarter turns."""

    letter: str
    price: int
    turned: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile on the map."""

    card: str
    kind: str
    name: str
    shape: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DistrictView:
    """A district of the open boards."""

    cells: tuple[str, ...]
    tiles: int
    needed: int
    utility: bool


@dataclass(frozen=True, slots=True)
class ShapeView:
    """A shape, and how many zone tiles of each colour are left of it."""

    name: str
    picture: str
    left: tuple[tuple[str, int], ...]


def board_views(state: State) -> tuple[BoardView, ...]:
    """The boards of the layout in reading order."""
    coming = openable(state)
    return tuple(
        board_view(state.box, slot, board_price(state, slot.board), slot.board in state.opened, slot.board in coming)
        for slot in state.ground.layout.slots
    )


@kept_by_identity(most=1024)
def board_view(box: Box, slot: Slot, price: int, is_open: bool, is_next: bool) -> BoardView:
    """A board: the same object for as long as nothing changes about it."""
    cells = lying(box.boards[slot.board], slot.turns)
    return BoardView(slot.board, slot.turns, slot.row, slot.column, price, is_open, is_next, cells)


def drawn_board_views(state: State) -> tuple[DrawnBoardView, ...]:
    """The boards that were drawn for a free layout, while they are not laid."""
    if state.layout:
        return ()
    boards = (state.box.boards[letter] for letter in state.drawn_boards)
    return tuple(
        DrawnBoardView(board.letter, board.price, tuple(lying(board, turns) for turns in range(4))) for board in boards
    )


def tile_views(state: State) -> tuple[TileView, ...]:
    """The tiles in the order in which they were laid."""
    ground = state.ground
    return tuple([tile_view(tile, state.card(tile.card), ground) for tile in state.tiles])


@kept_by_identity(most=4096)
def tile_view(tile: Tile, card: Card, ground: Ground) -> TileView:
    """A tile: the same object for as long as it lies there."""
    return TileView(tile.card, card.kind, card.name, tile.shape, _cells(ground, tile.mask))


def district_views(state: State) -> tuple[DistrictView, ...]:
    """The districts as they are now."""
    ground, needed = state.ground, tiles_needed(state)
    utilities = [tile.mask for tile in state.tiles if state.card(tile.card).is_utility]
    return tuple(
        [
            district_view(
                _cells(ground, district), tiles_in(state, district), needed, any(mask & district for mask in utilities)
            )
            for district in state.districts
        ]
    )


@kept_by_identity(most=1024)
def district_view(cells: tuple[str, ...], tiles: int, needed: int, utility: bool) -> DistrictView:
    """A district: the same object for as long as nothing changes about it."""
    return DistrictView(cells, tiles, needed, utility)


def shape_views(state: State) -> tuple[ShapeView, ...]:
    """All shapes of the set."""
    return _shape_views(state.box, state.tiles)


@kept_by_identity(most=512)
def _shape_views(box: Box, tiles: tuple[Tile, ...]) -> tuple[ShapeView, ...]:
    left = {zone: tiles_left(box, tiles, zone) for zone in ZONES}
    return tuple(
        [
            shape_view(name, shape, tuple([(zone, left[zone][name]) for zone in ZONES if name in left[zone]]))
            for name, shape in box.shapes.items()
        ]
    )


@lru_cache(maxsize=4096)
def shape_view(name: str, shape: Shape, left: tuple[tuple[str, int], ...]) -> ShapeView:
    """A shape: the same object wherever as many tiles of it are left."""
    return ShapeView(name, str(shape), left)


@kept_by_identity(most=4096)
def _cells(ground: Ground, mask: int) -> tuple[str, ...]:
    return tuple(map(ground.cell, bits(mask)))
