"""The way to an action, one word of its notation at a time."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.phrases import Phrase

__all__ = ["Choice"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One word that can stand next in an action, or could if nothing stood in the way."""

    word: str
    whole: bool = False
    """Whether the words up to and with this one are already an action."""
    brings: tuple[Phrase, ...] = ()
    """What choosing it would do, where that is worth saying."""
    gain: int | None = None
    """How many points more it leads to at once, at best; None where that cannot be said."""
    why_not: Phrase | None = None
    """What stands in the way; None if it can be chosen."""
    changes: tuple[tuple[str, int], ...] = ()
    """By how much it moves figures of the game that are shown, by their names; those that stay are left out."""
    costs: tuple[str, ...] = ()
    """Which of these cost points by it."""
