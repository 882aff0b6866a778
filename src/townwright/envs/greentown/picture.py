"""Greentown as a picture: hexes with their exits, hotels, trees and the buildings of every seat."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

import numpy as np

from townwright.envs.greentown.arrays import SIDES
from townwright.envs.observations.structured import Array, Arrays
from townwright.envs.pictures.drawing import INK, PAPER, SEATS, Point, SvgDrawing

WIDTH, HEIGHT, EDGE = 640, 480, 24
LARGEST = 34.0
"""The size of a hex in pixels, from its middle to a corner, where few lie on the table."""
GROUND, ROAD, TREE = "#d6debe", "#787064", "#46824a"
DIRECTIONS = tuple((cos(pi / 3 * side), -sin(pi / 3 * side)) for side in range(SIDES))
"""The way across and down to the middle of each side: east first, then counter-clockwise."""


def picture(seen: Arrays) -> SvgDrawing:
    """Draw what a seat sees; the town fits the sheet, however large it is."""
    drawing = SvgDrawing(WIDTH, HEIGHT)
    tiles = seen["tiles"][seen["tiles"][:, 0] > 0]
    across, down = sqrt(3) * (tiles[:, 1] + tiles[:, 2] / 2), 1.5 * tiles[:, 2]
    wide, high = (float(np.ptp(places)) + 2 for places in (across, down))
    size = min(LARGEST, (WIDTH - 2 * EDGE) / wide, (HEIGHT - 2 * EDGE) / high)
    middle = (float(across.max() + across.min()) / 2, float(down.max() + down.min()) / 2)
    for tile, far_across, far_down in zip(tiles, across, down, strict=True):
        center = (
            WIDTH / 2 + (float(far_across) - middle[0]) * size,
            HEIGHT / 2 + (float(far_down) - middle[1]) * size,
        )
        draw_tile(drawing, tile, center, size)
    return drawing


def draw_tile(drawing: SvgDrawing, tile: Array, center: Point, size: float) -> None:
    """Draw one tile and what stands on it."""
    angles = [pi / 6 + pi / 3 * corner for corner in range(SIDES)]
    drawing.polygon(
        [(center[0] + size * 0.96 * cos(angle), center[1] + size * 0.96 * sin(angle)) for angle in angles], GROUND
    )
    reach = size * sqrt(3) / 2
    for side, (across, down) in enumerate(DIRECTIONS):
        if tile[3 + side]:
            end = (center[0] + reach * across, center[1] + reach * down)
            drawing.lines([(center, end)], size * 0.2, INK if tile[3 + SIDES + side] else ROAD)
    hotel, tree, owner, category = map(int, tile[3 + 2 * SIDES :])
    corner, side_length = (center[0] - size * 0.36, center[1] - size * 0.36), size * 0.72
    if hotel:
        drawing.squares([corner], side_length, INK)
    elif tree:
        drawing.disc(center, size * 0.36, TREE)
    elif owner:
        drawing.squares([corner], side_length, SEATS[(owner - 1) % len(SEATS)])
        for dot in range(category):
            drawing.disc((center[0] + (dot - (category - 1) / 2) * size * 0.22, center[1]), size * 0.08, PAPER)
