"""Numbers of a position that are worth drawing over a whole game: points, and whatever else a game names."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, runtime_checkable

from townwright.core.contract import AnyGame

__all__ = ["Figures", "HasFigures", "figures"]

Figures: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""A name, such as ``money``, and a number for each seat, or a single one where all seats share it."""


@runtime_checkable
class HasFigures(Protocol):
    """A game that names more than its points."""

    def figures(self, state: Any) -> Figures:
        """Return the numbers of a position, the most telling first, always under the same names."""


def figures(game: AnyGame, state: Any, seats: int) -> Figures:
    """The game's own figures of a position, or the points that every seat would have if the game ended now."""
    if isinstance(game, HasFigures):
        return game.figures(state)
    return (("points", tuple(game.standing(state, seat).total for seat in range(seats))),)
