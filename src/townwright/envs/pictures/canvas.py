"""A canvas of pixels: rectangles, discs, polygons and lines, painted with NumPy alone.

>>> canvas = Canvas(4, 6, (255, 255, 255))
>>> canvas.rectangle(1, 1, 2, 3, (0, 0, 0))
>>> int((canvas.pixels == 0).all(axis=2).sum())
6
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Color: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]
"""Down and across."""

PAPER: Color = (247, 244, 236)
INK: Color = (52, 50, 56)
SEATS: tuple[Color, ...] = ((205, 76, 62), (58, 104, 178), (226, 172, 56), (110, 84, 150))


class Canvas:
    """Paints on ``pixels``, an array ``[down, across, color]`` of bytes."""

    def __init__(self, height: int, width: int, color: Color = PAPER) -> None:
        self.pixels = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = color

    def rectangle(self, top: float, left: float, height: float, width: float, color: Color) -> None:
        """Fill a rectangle with a color, as far as it lies on the canvas."""
        first, second = max(0, round(top)), max(0, round(left))
        self.pixels[first : max(0, round(top + height)), second : max(0, round(left + width))] = color

    def disc(self, center: Point, radius: float, color: Color) -> None:
        """Fill a disc with a color, as far as it lies on the canvas."""
        down, across = self._places()
        self.pixels[(down - center[0]) ** 2 + (across - center[1]) ** 2 <= radius**2] = color

    def polygon(self, corners: Sequence[Point], color: Color) -> None:
        """Fill a convex polygon, whose corners are given clockwise or the other way round."""
        down, across = self._places()
        sides = [
            (two[1] - one[1]) * (down - one[0]) - (two[0] - one[0]) * (across - one[1])
            for one, two in zip(corners, [*corners[1:], corners[0]], strict=True)
        ]
        inside = np.stack(sides)
        self.pixels[(inside >= 0).all(axis=0) | (inside <= 0).all(axis=0)] = color

    def line(self, one: Point, two: Point, thickness: float, color: Color) -> None:
        """Draw a line with round ends."""
        down, across = self._places()
        along = (two[0] - one[0], two[1] - one[1])
        length = along[0] ** 2 + along[1] ** 2 or 1.0
        share = np.clip(((down - one[0]) * along[0] + (across - one[1]) * along[1]) / length, 0, 1)
        away = (down - one[0] - share * along[0]) ** 2 + (across - one[1] - share * along[1]) ** 2
        self.pixels[away <= (thickness / 2) ** 2] = color

    def frame(self, top: float, left: float, height: float, width: float, color: Color, thickness: int = 1) -> None:
        """Draw the edges of a rectangle."""
        self.rectangle(top, left, thickness, width, color)
        self.rectangle(top + height - thickness, left, thickness, width, color)
        self.rectangle(top, left, height, thickness, color)
        self.rectangle(top, left + width - thickness, height, thickness, color)

    def _places(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        height, width = self.pixels.shape[:2]
        return np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)[None, :]
