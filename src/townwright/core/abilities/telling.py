"""What a finished game tells of its players beside points: how far a lost one came, and what its draws allowed."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from townwright.core.contract import AnyGame

__all__ = ["BoundByDraws", "HasProgress", "told_beside_points"]


@runtime_checkable
class HasProgress(Protocol):
    """A game that can be lost, and says how far it had come."""

    def progress(self, state: Any) -> int:
        """Return how far a game has come; whoever plays better comes further before it is lost."""


@runtime_checkable
class BoundByDraws(Protocol):
    """A game whose draws alone tell how many points were possible."""

    def most_points(self, state: Any) -> int | None:
        """Return the points that nobody exceeds with the draws of a finished game; None where that takes a search."""


def told_beside_points(game: AnyGame, state: Any) -> int | None:
    """How far a lost game came, or how many points the draws of another one allowed; None where a game says neither."""
    result = game.result(state)
    if result is None:
        return None
    if min(result.ranks) > 1:
        return game.progress(state) if isinstance(game, HasProgress) else None
    return game.most_points(state) if isinstance(game, BoundByDraws) else None
