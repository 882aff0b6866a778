"""A drawing as SVG: rectangles, discs, polygons and lines, one above the other.

>>> drawing = SvgDrawing(40, 20)
>>> drawing.disc((10, 10), 4, "#c05040")
>>> drawing.svg().count("<circle")
1
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

__all__ = ["SvgDrawing"]

Point: TypeAlias = tuple[float, float]
"""Across and down."""

PAPER, INK = "#f7f4ec", "#343238"
SEATS = ("#cd4c3e", "#3a68b2", "#e2ac38", "#6e5496")


class SvgDrawing:
    """Collects shapes on a sheet of paper; ``svg`` gives the whole of it."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._shapes: list[str] = []
        self.rectangle(0, 0, width, height, PAPER)

    def rectangle(self, left: float, top: float, width: float, height: float, color: str) -> None:
        """Fill a rectangle with a color."""
        self._shapes.append(f'<path fill="{color}" d="{box(left, top, width, height)}"/>')

    def squares(self, corners: Iterable[Point], side: float, color: str) -> None:
        """Fill squares of one size, each from its upper left corner, as one shape."""
        if drawn := "".join(box(*corner, side, side) for corner in corners):
            self._shapes.append(f'<path fill="{color}" d="{drawn}"/>')

    def frame(self, left: float, top: float, width: float, height: float, color: str, thickness: float = 1) -> None:
        """Draw the edges of a rectangle, inside it."""
        inner = box(left + thickness / 2, top + thickness / 2, width - thickness, height - thickness)
        self._shapes.append(f'<path fill="none" stroke="{color}" stroke-width="{short(thickness)}" d="{inner}"/>')

    def disc(self, center: Point, radius: float, color: str) -> None:
        """Fill a disc with a color."""
        across, down = map(short, center)
        self._shapes.append(f'<circle cx="{across}" cy="{down}" r="{short(radius)}" fill="{color}"/>')

    def polygon(self, corners: Iterable[Point], color: str) -> None:
        """Fill a polygon with a color."""
        points = " ".join(f"{short(across)},{short(down)}" for across, down in corners)
        self._shapes.append(f'<polygon points="{points}" fill="{color}"/>')

    def lines(self, ends: Iterable[tuple[Point, Point]], thickness: float, color: str) -> None:
        """Draw lines with round ends, as one shape."""
        if drawn := "".join(f"M{point(one)}L{point(two)}" for one, two in ends):
            stroke = f'stroke="{color}" stroke-width="{short(thickness)}" stroke-linecap="round"'
            self._shapes.append(f'<path {stroke} d="{drawn}"/>')

    def svg(self) -> str:
        """Return the drawing as a document, which HTML can hold as it stands."""
        size = f'width="{short(self.width)}" height="{short(self.height)}"'
        view = f'viewBox="0 0 {short(self.width)} {short(self.height)}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view}>{"".join(self._shapes)}</svg>'


def box(left: float, top: float, width: float, height: float) -> str:
    """Return a rectangle as a part of a path."""
    return f"M{point((left, top))}h{short(width)}v{short(height)}h{short(-width)}z"


def point(place: Point) -> str:
    """Return a point as paths write it."""
    return f"{short(place[0])} {short(place[1])}"


def short(number: float) -> str:
    """Return a number with as many places as can be seen."""
    return f"{round(number, 2):g}"
