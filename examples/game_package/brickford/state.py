"""What is true at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from brickford.options import Options


@dataclass(frozen=True, slots=True)
class State:
    """The town, the piece in hand, and who is to act."""

    options: Options
    town: tuple[tuple[str, str, int], ...] = ()
    """Plot, kind and builder of every piece, in the order of laying."""
    aside: tuple[str, ...] = ()
    hand: str | None = None
    """The kind drawn for the seat to act."""
    seat: int = 0

    def at(self, plot: str) -> str | None:
        """The kind that stands on a plot."""
        return next((kind for where, kind, _ in self.town if where == plot), None)

    def left(self, kind: str, count: int) -> int:
        """How many of a kind are still in the bag."""
        return count - sum(kind == laid for _, laid, _ in self.town) - self.aside.count(kind) - (self.hand == kind)
