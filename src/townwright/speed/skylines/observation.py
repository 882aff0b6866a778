"""What is seen of many games of Skylines, as arrays: all but the order of the piles."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.games.skylines.box.boards import read_layout
from townwright.games.skylines.box.components import ROLES_OFFERED
from townwright.games.skylines.options import FREE, Options
from townwright.games.skylines.turn.bar_arithmetic import nuisances
from townwright.speed.runtime.row_batch import Marks, Numbers
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.fast_game import FastSkylines


def points(rows: Numbers, lost: int) -> Numbers:
    """Overall happiness less pollution, traffic and crime; for a game that is lost what is given."""
    overall = rows[:, at.BARS + at.OVERALL]
    columns: Any = rows.T
    worth = np.where(rows[:, at.SCORED] > 0, overall, overall - nuisances(columns, at.BARS))
    return np.where(rows[:, at.LOSS] != at.NOT_LOST, lost, worth)


def see(rows: Numbers, fast: FastSkylines) -> dict[str, npt.NDArray[Any]]:
    """Bars, the map line by line, and for every card where it is."""
    seats, cards = fast.options.seats, len(fast.cards)
    box, size = np.asarray(fast.box, np.int64), table_size(fast.options)
    return {
        "stage": rows[:, at.STAGE],
        "seat": rows[:, at.SEAT],
        "token": rows[:, at.TOKEN],
        "bars": rows[:, at.BARS : at.BARS + at.MARKERS],
        "hands": np.stack([marked(*_hand(rows, seat), cards) for seat in range(seats)], axis=1),
        "exchange": marked(*_part(rows, at.EXCHANGE, at.CARDS_ROOM, rows[:, at.EXCHANGE_COUNT]), cards),
        "piles": sum(marked(*_pile(rows, pile), cards) for pile in range(at.PILES)) + np.zeros((len(rows), cards), int),
        "news": rows[:, at.NEWS],
        "roles": rows[:, at.ROLES : at.ROLES + seats],
        "offered": _offered(rows),
        "draw": np.stack([rows[:, at.PURPOSE], rows[:, at.DUE], rows[:, at.BARRED]], axis=1)
        * (rows[:, at.STAGE] == at.DRAW)[:, None],
        "free": bits(rows[:, at.FREE : at.FREE + at.TABLE_ROWS], size),
        "water": bits(rows[:, at.WATER : at.WATER + at.TABLE_ROWS], size),
        "tiles": bits(tile_lines(rows, box), size),
        "tiles_left": rows[:, at.LEFT : at.LEFT + at.ZONES * at.ZONE_SHAPES].reshape(-1, at.ZONES, at.ZONE_SHAPES),
        "boards": rows[:, at.SLOT_ROW : at.OPENED + at.SLOTS].reshape(-1, 4, at.SLOTS),
    }


def marked(found: Numbers, there: npt.NDArray[np.bool_], cards: int) -> Numbers:
    """``[game, card]``: how often a card stands where it is there."""
    marks = np.zeros((len(found), cards), np.int64)
    games, _ = np.nonzero(there)
    np.add.at(marks, (games, found[there]), 1)
    return marks


def _part(rows: Numbers, first: int, room: int, count: Numbers) -> tuple[Numbers, npt.NDArray[np.bool_]]:
    """Some words of every row, and which of them count."""
    return rows[:, first : first + room], np.arange(room) < count[:, None]


def _hand(rows: Numbers, seat: int) -> tuple[Numbers, npt.NDArray[np.bool_]]:
    return _part(rows, at.HANDS + seat * at.HAND_ROOM, at.HAND_ROOM, rows[:, at.HAND_SIZE + seat])


def _pile(rows: Numbers, pile: int) -> tuple[Numbers, npt.NDArray[np.bool_]]:
    """The cards that are still in a pile, whatever their order."""
    found, there = _part(rows, at.PILE + pile * at.PILE_ROOM, at.PILE_ROOM, rows[:, at.PILE_SIZE + pile])
    return found, there & (np.arange(at.PILE_ROOM) >= rows[:, at.PILE_AT + pile, None])


def _offered(rows: Numbers) -> Numbers:
    """The roles on offer; none at other times."""
    last, back = np.maximum(rows[:, at.DECK_AT], ROLES_OFFERED)[:, None], np.arange(-ROLES_OFFERED, 0)[None, :]
    roles = np.take_along_axis(rows[:, at.DECK : at.DECK + at.DECK_ROOM], last + back, axis=1)
    return np.where((rows[:, at.STAGE] == at.ROLE)[:, None], roles, at.NONE)


def tile_lines(rows: Numbers, box: Numbers) -> Numbers:
    """``[game, kind, line]``: the squares of tiles of each kind, as bits."""
    lines = np.zeros((len(rows), at.UNIQUE + 1, at.TABLE_ROWS), np.int64)
    for number in range(int(rows[:, at.TILE_COUNT].max(initial=0))):
        games = np.flatnonzero(rows[:, at.TILE_COUNT] > number)
        tiles = rows[games, at.TILES + number]
        cards, pictures = tiles & (1 << at.CARD_BITS) - 1, tiles >> at.PICTURE_SHIFT & (1 << at.PICTURE_BITS) - 1
        tops, lefts = (tiles >> shift & (1 << at.PLACE_BITS) - 1 for shift in (at.ROW_SHIFT, at.COLUMN_SHIFT))
        kinds = box[box[at.CARD_TABLE] + cards * at.CARD_WIDTH + at.KIND]
        drawn = box[box[at.PICTURE_TABLE] + pictures]
        for below in range(at.SIDE):
            masks = box[drawn + at.MASKS + below] << lefts
            there = masks > 0
            lines[games[there], kinds[there], tops[there] + below] |= masks[there]
    return lines


def table_size(options: Options) -> tuple[int, int]:
    """How many cells the table has down and across; where boards are drawn, as many as they could need."""
    if options.layout == FREE:
        return options.boards * at.SIDE, options.boards * at.SIDE
    layout = read_layout(options.layout)
    return layout.rows * at.SIDE, layout.columns * at.SIDE


def bits(lines: Numbers, size: tuple[int, int]) -> Marks:
    """Lines as cells of 0 and 1: one more dimension, across."""
    down, across = size
    loose = np.ascontiguousarray(lines[..., :down])[..., None].view(np.uint8)
    return np.unpackbits(loose, axis=-1, bitorder="little", count=across)
