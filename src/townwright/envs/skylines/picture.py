"""Skylines as a picture: the boards with their tiles by colour, and below them the bars."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from townwright.envs.observations.structured import Array, Arrays
from townwright.envs.pictures.drawing import INK, Point, SvgDrawing
from townwright.envs.skylines.arrays import GROUND, KINDS, PLANES

CELL, GAP, BAR, BARS_HIGH = 14, 12, 22, 64
LAND = ("#e2dcc8", "#8cbad6", "#bcbab6", "#98a6b0")
"""Squares and water of open boards, then of closed ones."""
TILES = (
    "#70a85c", "#5484c4", "#deba4a", "#d6823a", "#4aa0ac", "#8c705c",
    "#b24c4a", "#c46896", "#7860a8", "#585864", "#a09632", "#3c786e",
)  # fmt: skip
HIGH, LOW = "#5c8c5c", "#c05c4c"


def picture(seen: Arrays) -> SvgDrawing:
    """Draw what everybody sees."""
    planes = seen["map"]
    _, down, across = planes.shape
    width = max(across * CELL, len(seen["bars"]) * BAR)
    drawing = SvgDrawing(width + 2 * GAP, down * CELL + BARS_HIGH + 3 * GAP)
    kinds = {PLANES.index(kind): TILES[number % len(TILES)] for number, kind in enumerate(KINDS)}
    for plane, color in {**dict(zip(range(len(GROUND)), LAND, strict=True)), **kinds}.items():
        drawing.squares(map(corner_of, np.argwhere(planes[plane])), CELL, color)
    drawing.lines(edges(planes[-1]), 1, INK)
    draw_bars(drawing, [int(value) for value in seen["bars"]], down * CELL + 2 * GAP)
    return drawing


def corner_of(square: Array) -> Point:
    """Return the upper left corner of a square, given down and across."""
    return (GAP + int(square[1]) * CELL, GAP + int(square[0]) * CELL)


def edges(tiles: Array) -> Iterator[tuple[Point, Point]]:
    """Yield the ends of a line for every side at which two tiles meet."""
    for square in np.argwhere(tiles[:, 1:] != tiles[:, :-1]):
        left, top = corner_of(square)
        yield (left + CELL, top), (left + CELL, top + CELL)
    for square in np.argwhere(tiles[1:] != tiles[:-1]):
        left, top = corner_of(square)
        yield (left, top + CELL), (left + CELL, top + CELL)


def draw_bars(drawing: SvgDrawing, values: list[int], top: float) -> None:
    """Draw the bars from the middle, upwards or downwards."""
    middle = top + BARS_HIGH / 2
    for number, value in enumerate(values):
        length = min(abs(value) * 2, BARS_HIGH // 2)
        start = middle - (length if value > 0 else 0)
        drawing.rectangle(GAP + number * BAR, start, BAR - 6, length, HIGH if value > 0 else LOW)
    drawing.rectangle(GAP, middle, len(values) * BAR, 1, INK)
