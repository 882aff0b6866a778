"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.seats import Seat

__all__ = ["Result", "Standing"]


@dataclass(frozen=True, slots=True)
class Standing:
    """What one seat has."""

    total: int
    points: tuple[int, ...] = ()
    """The parts that the tie-break or the table looks at, such as seven tourists in descending order."""


@dataclass(frozen=True, slots=True)
class Result:
    """The ranks by seat, 1 the best; equal seats share a rank. Games add what else they decide."""

    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1, in seat order."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def account(self) -> str:
        """How it ended, in a few words for people."""
        return "ranks " + ", ".join(map(str, self.ranks))

    def facts(self) -> dict[str, object]:
        """The result as plain data, for ``--json`` and the wire."""
        return {"ranks": list(self.ranks)}
