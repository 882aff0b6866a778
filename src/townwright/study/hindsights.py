"""The words of hindsight, the same for every game: the best that was found, how sure it is, and its record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

__all__ = ["Hindsight"]


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The best game that was found for these draws."""

    best: int
    """Its final result."""
    bound: int | None
    """A proven bound: no game with these draws has more; None where none is known."""
    agree: int
    """How many independent runs found the same result."""
    runs: int
    """How many runs there were."""
    record: str
    """A record that replays to the best result."""

    @property
    def proven(self) -> bool:
        """Whether nothing better exists."""
        return self.best == self.bound

    def facts(self) -> dict[str, Any]:
        """The hindsight for JSON."""
        return {
            "best": self.best,
            "bound": self.bound,
            "agree": self.agree,
            "runs": self.runs,
            "record": self.record,
        }
