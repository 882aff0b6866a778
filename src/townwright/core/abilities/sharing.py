"""Games at which several seats are shown the same, so that it is made, compared and written once for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from townwright.core.contract import AnyGame
from townwright.core.seats import Seat

__all__ = ["HasSharedViews", "SharedViews", "SplitViews", "shared_views"]


class SharedViews(Protocol):
    """The views of one position, each without that which says whose it is."""

    def of(self, seat: Seat | None) -> Any:
        """Return the view of a seat, or of a spectator: the same object for all who are shown the same."""


@runtime_checkable
class HasSharedViews(Protocol):
    """A game that says which seats are shown the same."""

    def shared_views(self, state: Any, before: Any = None) -> SharedViews:
        """Return the views of a position without whose they are.

        What is left out never changes while a game runs: a patch from one of them to another makes the whole view of
        the one into that of the other. ``before`` are those of an earlier position of the same game; what has not
        changed since may be the same objects.
        """


@dataclass(frozen=True, slots=True, eq=False)
class SplitViews:
    """The views of one position, of which each seat alone is shown a part and all are shown the rest.

    A patch from one ``common`` to the next makes the whole view of a seat into its next one, but for the part that
    ``own`` gives, which stands at ``place`` of it.
    """

    common: Any
    """What all are shown, as a spectator has it: made without knowing who looks."""
    own: Callable[[Seat | None], Any]
    """Returns what only a seat is shown; the same object for as long as nothing of it changes."""
    place: Callable[[Seat], tuple[str, str]]
    """Returns where that stands in the view of the seat: a field, and a key or place of what is there."""
    whole: Callable[[Seat | None], Any]

    def of(self, seat: Seat | None) -> Any:
        """Return the view of a seat, or of a spectator, made for it alone."""
        return self.whole(seat)


@dataclass(frozen=True, slots=True, eq=False)
class OwnViews:
    """The views of a game that shares none."""

    game: AnyGame
    state: Any
    _made: dict[Seat | None, Any] = field(default_factory=dict)

    def of(self, seat: Seat | None) -> Any:
        """Return the view of a seat, made for it alone: the same object whenever it is asked for."""
        if seat not in self._made:
            self._made[seat] = self.game.view(self.state, seat)
        return self._made[seat]


def shared_views(game: AnyGame, state: Any, before: SharedViews | None = None) -> SharedViews:
    """Return the views of a position, one object for all who are shown the same.

    A game that shares none makes each seat its own.
    """
    shares: Any = game
    return shares.shared_views(state, before) if _shares(type(game)) else OwnViews(game, state)


@lru_cache(maxsize=64)
def _shares(kind: type[object]) -> bool:
    """Whether games of a type share their views, asked once for each type: protocols take long to answer."""
    return issubclass(kind, HasSharedViews)
