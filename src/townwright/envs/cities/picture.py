"""Cities as a picture: the city of every seat side by side, and below them the tiles in hand."""

from __future__ import annotations

import numpy as np

from townwright.envs.observations.structured import Array, Arrays
from townwright.envs.pictures.drawing import INK, Point, SvgDrawing

FIELD, GAP, TILE = 22, 12, 2
COLORS = ("#c45846", "#6a9e54", "#e6b25c", "#5692be")
"""Attractions, parks, terraces, water."""
GROUND, TOURIST = "#e8e4d8", "#ffffff"
TOURISTS, LAST = 4, 5


def picture(seen: Arrays) -> SvgDrawing:
    """Draw what a seat sees."""
    boards = seen["boards"]
    seats, _, side, _ = boards.shape
    step = GAP + FIELD * side
    drawing = SvgDrawing(GAP + seats * step, GAP * 3 + FIELD * (side + TILE))
    for seat in range(seats):
        draw_city(drawing, boards[seat], (GAP + seat * step, GAP))
    for place, tile in enumerate(seen["hand"]):
        draw_kinds(drawing, tile[0], (GAP + place * (GAP + TILE * FIELD), GAP * 2 + FIELD * side))
    return drawing


def draw_city(drawing: SvgDrawing, boards: Array, corner: Point) -> None:
    """Draw a city: its fields by kind, a frame around each of the tile laid last, and the tourists."""
    side = FIELD * len(boards[0])
    drawing.rectangle(*corner, side, side, GROUND)
    draw_kinds(drawing, boards[: len(COLORS)], corner)
    for left, top in corners_of(boards[LAST], corner):
        drawing.frame(left, top, FIELD - 1, FIELD - 1, INK, 2)
    for left, top in corners_of(boards[TOURISTS], corner):
        drawing.disc((left + FIELD / 2, top + FIELD / 2), FIELD * 0.32, INK)
        drawing.disc((left + FIELD / 2, top + FIELD / 2), FIELD * 0.24, TOURIST)


def draw_kinds(drawing: SvgDrawing, boards: Array, corner: Point) -> None:
    """Draw the fields of each kind, of a city or of a tile in its first turn."""
    for color, board in zip(COLORS, boards, strict=True):
        drawing.squares(corners_of(board, corner), FIELD - 1, color)


def corners_of(board: Array, corner: Point) -> list[Point]:
    """Return the upper left corner of every field that is marked on a board."""
    return [(corner[0] + FIELD * int(across), corner[1] + FIELD * int(down)) for down, across in np.argwhere(board)]
