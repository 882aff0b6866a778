"""Games at which several seats are shown the same, so that it is made, compared and written once for all of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from townwright.core.contract import AnyGame
from townwright.core.seats import Seat

__all__ = ["SharesViews", "view_alike"]


@runtime_checkable
class SharesViews(Protocol):
    """A game that says which seats are shown the same."""

    def view_alike(self, state: Any, seat: Seat | None) -> Any:
        """Return the view of a seat without that which says whose it is.

        It is the same object for all seats that are shown the same of a position, and what is left out never changes
        while a game runs: a patch from one of them to another makes the whole view of the one into that of the other.
        """


def view_alike(game: AnyGame, state: Any, seat: Seat | None) -> Any:
    """Return what a seat is shown as all are who are shown the same; of most games its own view."""
    return game.view_alike(state, seat) if _shares(type(game)) else game.view(state, seat)  # type: ignore[attr-defined]


@lru_cache(maxsize=64)
def _shares(kind: type[object]) -> bool:
    """Whether games of a type share their views, asked once for each type: protocols take long to answer."""
    return issubclass(kind, SharesViews)
