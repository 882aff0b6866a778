"""What the seat to act sees of many games of Greentown, as arrays: not the deck's order, nor hidden money."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.speed.greentown import row_layout as at
from townwright.speed.greentown.fast_game import FastGreentown
from townwright.speed.runtime.row_batch import Numbers


def see(rows: Numbers, fast: FastGreentown) -> dict[str, npt.NDArray[Any]]:
    """Tiles with hex, exits, roads and piece; supply, hands, markers, cards; money where it is known, else −1."""
    options, games, seats = fast.options, np.arange(len(rows)), fast.options.seats
    over = rows[:, at.STAGE] == at.OVER
    seat = np.where(over, 0, rows[games, at.ORDER + np.minimum(rows[:, at.NEXT], seats - 1)])
    money = rows[:, at.MONEY : at.MONEY + seats].copy()
    hidden = (np.arange(seats) != seat[:, None]) & ~over[:, None] & (not options.open_money)
    money[hidden] = at.NONE
    return {
        "stage": rows[:, at.STAGE],
        "seat": seat,
        "round": rows[:, at.ROUND],
        "word": rows[:, at.WORD],
        "order": rows[:, at.ORDER : at.ORDER + seats],
        "money": money,
        "markers": rows[:, at.MARKERS : at.MARKERS + seats],
        "cards": rows[:, at.CARD : at.CARD + seats],
        "hands": rows[:, at.HAND : at.HAND + seats * at.CATEGORIES].reshape(-1, seats, at.CATEGORIES),
        "supply": rows[:, at.SUPPLY : at.SUPPLY + len(options.components.kinds)],
        "top": rows[:, at.TOP],
        "to_come": _to_come(rows, len(fast.cards)),
        "tiles": _tiles(rows),
    }


def _tiles(rows: Numbers) -> Numbers:
    """``[game, tile, fact]``: laid, q, r, exits, roads, piece."""
    laid = np.arange(at.TILES) < rows[:, at.COUNT, None]
    places = rows[:, at.PLACE : at.PLACE + at.TILES]
    facts = (
        laid.astype(np.int64),
        places // at.ACROSS - at.MIDDLE,
        places % at.ACROSS - at.MIDDLE,
        *(rows[:, first : first + at.TILES] for first in (at.EXITS, at.ROADS, at.PIECE)),
    )
    return np.stack(facts, axis=2) * laid[..., None]


def _to_come(rows: Numbers, cards: int) -> Numbers:
    """``[game, card]``: 1 for the cards below the top one, whatever their order."""
    places = np.arange(at.CARDS)
    there = (places >= rows[:, at.DECK_AT, None]) & (places < rows[:, at.DECK_SIZE, None])
    marks = np.zeros((len(rows), cards), np.int64)
    games, _ = np.nonzero(there)
    marks[games, rows[:, at.DECK : at.DECK + at.CARDS][there]] = 1
    return marks
