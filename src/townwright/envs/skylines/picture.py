"""Skylines as a picture: the boards with their tiles by colour, and below them the bars."""

from __future__ import annotations

from townwright.envs.observations.structured import Array, Arrays
from townwright.envs.pictures.canvas import INK, PAPER, Canvas, Color
from townwright.envs.skylines.arrays import GROUND, KINDS, PLANES

CELL, GAP, BAR, BARS_HIGH = 14, 12, 22, 64
LAND: tuple[Color, ...] = ((226, 220, 200), (140, 186, 214), (188, 186, 182), (152, 166, 176))
"""Squares and water of open boards, then of closed ones."""
TILES: tuple[Color, ...] = (
    (112, 168, 92), (84, 132, 196), (222, 186, 74), (214, 130, 58), (74, 160, 172), (140, 112, 92),
    (178, 76, 74), (196, 104, 150), (120, 96, 168), (88, 88, 100), (160, 150, 70), (60, 120, 110),
)  # fmt: skip
HIGH, LOW = (92, 140, 92), (192, 92, 76)


def picture(seen: Arrays) -> Canvas:
    """Paint what everybody sees."""
    planes = seen["map"]
    _, down, across = planes.shape
    width = max(across * CELL, len(seen["bars"]) * BAR)
    canvas = Canvas(down * CELL + BARS_HIGH + 3 * GAP, width + 2 * GAP, PAPER)
    kinds = {PLANES.index(kind): TILES[number % len(TILES)] for number, kind in enumerate(KINDS)}
    colors = {**dict(zip(range(len(GROUND)), LAND, strict=True)), **kinds}
    for row in range(down):
        for column in range(across):
            for plane, color in colors.items():
                if planes[plane, row, column]:
                    canvas.rectangle(GAP + row * CELL, GAP + column * CELL, CELL, CELL, color)
    paint_edges(canvas, planes[-1])
    paint_bars(canvas, [int(value) for value in seen["bars"]], down * CELL + 2 * GAP)
    return canvas


def paint_edges(canvas: Canvas, tiles: Array) -> None:
    """Draw a line wherever two tiles meet."""
    down, across = tiles.shape
    for row in range(down):
        for column in range(across):
            top, left = GAP + row * CELL, GAP + column * CELL
            if column + 1 < across and tiles[row, column] != tiles[row, column + 1]:
                canvas.rectangle(top, left + CELL - 1, CELL, 1, INK)
            if row + 1 < down and tiles[row, column] != tiles[row + 1, column]:
                canvas.rectangle(top + CELL - 1, left, 1, CELL, INK)


def paint_bars(canvas: Canvas, values: list[int], top: int) -> None:
    """Draw the bars from the middle, upwards or downwards."""
    middle = top + BARS_HIGH / 2
    for number, value in enumerate(values):
        left, length = GAP + number * BAR, min(abs(value) * 2, BARS_HIGH // 2)
        canvas.rectangle(middle - (length if value > 0 else 0), left, length, BAR - 6, HIGH if value > 0 else LOW)
    canvas.rectangle(middle, GAP, 1, len(values) * BAR, INK)
