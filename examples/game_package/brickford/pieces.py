"""The words of the game: kinds and plots. Columns are letters from the west, rows are numbers from the north."""

from __future__ import annotations

from typing import Final

HOUSE, MARKET, WELL = "house", "market", "well"
KINDS: Final = (HOUSE, MARKET, WELL)
COUNTS: Final = {HOUSE: 4, MARKET: 3, WELL: 2}
"""What is in the bag."""
SIDE: Final = 3
PLOTS: Final = tuple(f"{'abc'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE))


def beside(plot: str) -> tuple[str, ...]:
    """The plots to the north, west, east and south."""
    column, row = "abc".index(plot[0]), int(plot[1]) - 1
    near = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(f"{'abc'[x]}{y + 1}" for x, y in near if 0 <= x < SIDE and 0 <= y < SIDE)
