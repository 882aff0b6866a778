"""Whether a Build goes on after its first step, told without trying where that is plain (rule 7.5)."""

from __future__ import annotations

from functools import cached_property

from townwright.core.limits.budgets import Budget
from townwright.games.greentown.actions import Develop, Lay, Step
from townwright.games.greentown.map.hexes import COUNT, Hex, around
from townwright.games.greentown.state import State
from townwright.games.greentown.turn.build_steps import any_step, fewest_exits, lays, made


class SecondSteps:
    """What can follow each first step of one position."""

    def __init__(self, state: State, budget: Budget) -> None:
        self._state = state
        self._budget = budget

    @cached_property
    def _hexes(self) -> frozenset[Hex]:
        """Where something can be laid now."""
        return frozenset(lay.place for lay in lays(self._state, self._budget))

    @cached_property
    def _fewest(self) -> int | None:
        return fewest_exits(self._state.options.components, self._state.supply)

    def goes_on(self, step: Step) -> bool:
        """Whether a second step is possible after this legal first one."""
        if self._leaves_a_lay(step):
            return True
        developed = step.place if isinstance(step, Develop) else None
        return any_step(made(self._state, step), self._state.seat, self._budget, developed)

    def _leaves_a_lay(self, step: Step) -> bool:
        """Whether a lay elsewhere stays possible for sure: the supply has a tile for it, and an exit leads there."""
        if isinstance(step, Lay):
            return self._state.supply[self._state.options.components.shows[step.exits]] > 1 and bool(
                self._hexes - {step.place}
            )
        old = self._state.network.tiles[step.place].exits
        return self._fewest is not None and COUNT[old] >= self._fewest and bool(self._hexes - {*around(step.place)})
