"""Whether a game can be lost by somebody who plays it alone, so that its points do not say everything."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from townwright.core.contract import AnyGame

__all__ = ["LosableAlone", "can_be_lost"]


@runtime_checkable
class LosableAlone(Protocol):
    """A game that says whether it can be lost without opponents."""

    losable_alone: bool


def can_be_lost(game: AnyGame, opponents: int) -> bool:
    """Whether somebody with so many opponents wins or loses, instead of making points only."""
    return opponents > 0 or (isinstance(game, LosableAlone) and game.losable_alone)
