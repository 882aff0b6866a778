"""Cities as a picture: the city of every seat side by side, and below them the tiles in hand."""

from __future__ import annotations

from townwright.envs.observations.structured import Array, Arrays
from townwright.envs.pictures.canvas import INK, PAPER, Canvas, Color

FIELD, GAP, TILE = 22, 12, 2
COLORS: tuple[Color, ...] = ((196, 88, 70), (106, 158, 84), (230, 178, 92), (86, 146, 190))
"""Attractions, parks, terraces, water."""
GROUND, TOURIST = (232, 228, 216), (255, 255, 255)
TOURISTS, LAST = 4, 5


def picture(seen: Arrays) -> Canvas:
    """Paint what a seat sees."""
    boards = seen["boards"]
    seats, _, side, _ = boards.shape
    canvas = Canvas(GAP * 3 + FIELD * (side + TILE), GAP + seats * (GAP + FIELD * side), PAPER)
    for seat in range(seats):
        left = GAP + seat * (GAP + FIELD * side)
        canvas.rectangle(GAP, left, FIELD * side, FIELD * side, GROUND)
        for down in range(side):
            for across in range(side):
                paint_field(canvas, boards[seat, :, down, across], GAP + FIELD * down, left + FIELD * across)
    for place, tile in enumerate(seen["hand"]):
        paint_tile(canvas, tile[0], GAP * 2 + FIELD * side, GAP + place * (GAP + TILE * FIELD))
    return canvas


def paint_field(canvas: Canvas, marks: Array, top: int, left: int) -> None:
    """Paint one field of a city: its kind, a tourist, and a frame if its tile was laid last."""
    kinds = list(map(bool, marks))
    for color, there in zip(COLORS, kinds, strict=False):
        if there:
            canvas.rectangle(top, left, FIELD - 1, FIELD - 1, color)
    if kinds[LAST]:
        canvas.frame(top, left, FIELD - 1, FIELD - 1, INK, 2)
    if kinds[TOURISTS]:
        canvas.disc((top + FIELD / 2, left + FIELD / 2), FIELD * 0.32, INK)
        canvas.disc((top + FIELD / 2, left + FIELD / 2), FIELD * 0.24, TOURIST)


def paint_tile(canvas: Canvas, kinds: Array, top: int, left: int) -> None:
    """Paint a tile in hand as it lies in its first turn."""
    for color, fields in zip(COLORS, kinds, strict=True):
        for down in range(TILE):
            for across in range(TILE):
                if fields[down, across]:
                    canvas.rectangle(top + down * FIELD, left + across * FIELD, FIELD - 1, FIELD - 1, color)
