"""The steps that the rules may take on the event loop; a call that needs more is done again in the sandbox."""

from __future__ import annotations

from typing import Final

from townwright.core.limits.budgets import Budget

LOOP_STEPS: Final = 2_000
"""Steps of one command, a few milliseconds. Actions of Townwright's own sets have needed 260 at most."""


class LoopBudgetSpent(Exception):
    """Raised when a call needs more steps than the loop has for it; no refusal, so that no rule takes it for one."""


class LoopBudget(Budget):
    """The steps of one call on the event loop, shared by all that it asks of a game."""

    __slots__ = ()

    def __init__(self, steps: int = LOOP_STEPS) -> None:
        super().__init__(steps)

    def spend(self, steps: int = 1) -> None:
        """Take so many steps; ``LoopBudgetSpent`` once more are asked for than are left."""
        self.left -= steps
        if self.left < 0:
            raise LoopBudgetSpent
