"""The steps that one call of a game may take where its work grows with what a person supplied.

A step is one thing looked at: a road followed, a place tried, a line played. Whatever searches gets the
budget from its caller and spends from it; when it is spent the search ends with ``TooMuch``.

>>> budget = Budget(2)
>>> budget.spend()
>>> budget.spent, budget.left
(1, 1)
>>> budget.spend(2)
Traceback (most recent call last):
    ...
townwright.core.refusals.TooMuch: there are too many ways to look through: more than 2 steps
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from typing import TypeVar

from townwright.core.refusals import TooMuch

__all__ = ["Budget", "BudgetShare", "ShareSpent", "affordable"]

A = TypeVar("A")


class Budget:
    """A number of steps that can be taken once. It is handed down to every search of a call and shared by them."""

    __slots__ = ("left", "steps")

    def __init__(self, steps: int) -> None:
        self.steps = steps
        """What it held at first."""
        self.left = steps

    @property
    def spent(self) -> int:
        """The steps taken so far."""
        return self.steps - max(0, self.left)

    def spend(self, steps: int = 1) -> None:
        """Takes so many steps, or refuses with ``TooMuch`` once more are asked for than are left."""
        self.left -= steps
        if self.left < 0:
            raise TooMuch(
                "search-too-much",
                "there are too many ways to look through: more than {steps} steps",
                steps=self.steps,
            )


class ShareSpent(Exception):
    """A search has taken all steps of its share; whoever gave the share knows what to answer then."""


class BudgetShare(Budget):
    """A part of a budget for a question that has an answer even when it is not looked through to its end.

    Its steps are taken from the whole budget too, so that a call never takes more than that holds.
    """

    __slots__ = ("whole",)

    def __init__(self, whole: Budget, steps: int) -> None:
        super().__init__(steps)
        self.whole = whole

    def spend(self, steps: int = 1) -> None:
        """Takes so many steps; ``ShareSpent`` once the share is gone, ``TooMuch`` once the whole budget is."""
        self.whole.spend(steps)
        self.left -= steps
        if self.left < 0:
            raise ShareSpent


def affordable(items: Iterable[A], most: int | None = None) -> list[A]:
    """The items up to the one that its budget could not pay for, or the first so many; all of them if it can.

    For a bot or a test that wants some actions of a list that is too long to be looked through.
    """
    found: list[A] = []
    with suppress(TooMuch):
        found.extend(islice(items, most))  # and not its length, which may cost more than some items
    return found
