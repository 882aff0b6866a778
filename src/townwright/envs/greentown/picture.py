"""Greentown as a picture: hexes with their exits, hotels, trees and the buildings of every seat."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

import numpy as np

from townwright.envs.greentown.arrays import SIDES
from townwright.envs.observations.structured import Array, Arrays
from townwright.envs.pictures.canvas import INK, PAPER, SEATS, Canvas, Point

HEIGHT, WIDTH, EDGE = 480, 640, 24
LARGEST = 34.0
"""The size of a hex in pixels, from its middle to a corner, where few lie on the table."""
GROUND, ROAD, TREE = (214, 222, 190), (120, 112, 100), (70, 130, 74)
DIRECTIONS = tuple((-sin(pi / 3 * side), cos(pi / 3 * side)) for side in range(SIDES))
"""The way down and across to the middle of each side: east first, then counter-clockwise."""


def picture(seen: Arrays) -> Canvas:
    """Paint what a seat sees; the town fits the canvas, however large it is."""
    canvas = Canvas(HEIGHT, WIDTH, PAPER)
    tiles = seen["tiles"][seen["tiles"][:, 0] > 0]
    down, across = 1.5 * tiles[:, 2], sqrt(3) * (tiles[:, 1] + tiles[:, 2] / 2)
    high, wide = (float(np.ptp(places)) + 2 for places in (down, across))
    size = min(LARGEST, (HEIGHT - 2 * EDGE) / high, (WIDTH - 2 * EDGE) / wide)
    middle = (float(down.max() + down.min()) / 2, float(across.max() + across.min()) / 2)
    for tile, far_down, far_across in zip(tiles, down, across, strict=True):
        center = (
            HEIGHT / 2 + (float(far_down) - middle[0]) * size,
            WIDTH / 2 + (float(far_across) - middle[1]) * size,
        )
        paint_tile(canvas, tile, center, size)
    return canvas


def paint_tile(canvas: Canvas, tile: Array, center: Point, size: float) -> None:
    """Paint one tile and what stands on it."""
    corners = [
        (center[0] - size * 0.96 * sin(pi / 6 + pi / 3 * each), center[1] + size * 0.96 * cos(pi / 6 + pi / 3 * each))
        for each in range(SIDES)
    ]
    canvas.polygon(corners, GROUND)
    reach = size * sqrt(3) / 2
    for side, (down, across) in enumerate(DIRECTIONS):
        if tile[3 + side]:
            end = (center[0] + reach * down, center[1] + reach * across)
            canvas.line(center, end, size * 0.2, INK if tile[3 + SIDES + side] else ROAD)
    hotel, tree, owner, category = map(int, tile[3 + 2 * SIDES :])
    if hotel:
        canvas.rectangle(center[0] - size * 0.36, center[1] - size * 0.36, size * 0.72, size * 0.72, INK)
    elif tree:
        canvas.disc(center, size * 0.36, TREE)
    elif owner:
        canvas.rectangle(
            center[0] - size * 0.36, center[1] - size * 0.36, size * 0.72, size * 0.72, SEATS[(owner - 1) % len(SEATS)]
        )
        for dot in range(category):
            canvas.disc((center[0], center[1] + (dot - (category - 1) / 2) * size * 0.22), size * 0.08, PAPER)
