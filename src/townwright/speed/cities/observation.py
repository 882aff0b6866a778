"""What every seat sees of its own city in many games, as arrays: nothing that tells what comes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from townwright.games.cities.city import pieces
from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.masks import LAST, ROW, STOCK
from townwright.speed.cities import row_layout as at
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.runtime.row_batch import Marks, Numbers

BOARDS = int(LAST) + 1
"""Attractions, parks, terraces, water, tourists, and the tile just laid."""
SIDE, TILE_SIDE, TURNS = int(ROW), int(ROW) // CELLS, len(pieces.TURNS)


@dataclass(frozen=True)
class Seen:
    """What every seat sees of its own city, by row. Nothing of it tells what comes."""

    boards: Marks
    """``[row, board, down, across]``, the city in the upper left corner."""
    hand: Marks
    """``[row, turn, kind, down, across]`` of the tile in hand; zero where none is."""
    turned_up: Marks
    """``[row, tile]``: which tiles have come, the one in hand included."""
    stock: Numbers
    """Tourists that wait."""
    stage: Numbers
    """The decision that is due: 0 layout, 1 tile, 2 tourist, 3 extra tile, 4 last tourist, 5 none."""


def see(rows: npt.NDArray[np.uint64], fast: FastCities) -> Seen:
    """Boards, the tile in hand, the tiles that have come, the stock and the decision that is due, row by row."""
    stages = rows[:, at.STAGE].astype(np.int64)
    held = ((stages == at.TILE) | (stages == at.EXTRA))[:, None, None, None, None]
    turned_up = rows[:, at.TURNED_UP].astype(np.int64)
    tiles = (rows[:, at.STACK :] >> np.uint64(at.PLACE)).astype(np.int64) // (at.KINDS * TURNS)
    seen = np.zeros((len(rows), at.TILES), np.uint8)
    came = np.arange(at.TILES) < turned_up[:, None]
    seen[np.nonzero(came)[0], tiles[came]] = 1
    faces = np.asarray(fast.faces, np.uint64).reshape(-1, TURNS, at.KINDS)
    hands = bits(faces)[(rows[:, at.HAND] >> np.uint64(at.PLACE)).astype(np.int64) // (at.KINDS * TURNS)]
    return Seen(
        boards=bits(rows[:, :BOARDS]),
        hand=hands[..., :TILE_SIDE, :TILE_SIDE] * held,
        turned_up=seen,
        stock=rows[:, STOCK].astype(np.int64),
        stage=stages,
    )


def bits(boards: npt.NDArray[np.uint64]) -> Marks:
    """Boards as fields of 0 and 1: two more dimensions, down and across."""
    loose = np.ascontiguousarray(boards)[..., None].view(np.uint8)
    return np.unpackbits(loose, axis=-1, bitorder="little").reshape(*boards.shape, SIDE, SIDE)
