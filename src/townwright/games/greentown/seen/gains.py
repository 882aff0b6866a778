"""What a part of a turn brings, as a number that a page can write on its place: Greenies of a tour of the own card."""

from __future__ import annotations

from functools import cached_property

from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.games.greentown.actions import Develop, Erect, Lay, Part, Step, Tour
from townwright.games.greentown.box.pieces import Category
from townwright.games.greentown.map.hexes import COUNT, Hex
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.tour.payment import amounts
from townwright.games.greentown.tour.prospects import Prospects
from townwright.games.greentown.tour.reach import visitable
from townwright.games.greentown.tour.tours import stops_of
from townwright.games.greentown.turn.build_steps import made
from townwright.games.greentown.turn.buildings import erect


class Gains:
    """What parts would bring the seat whose turn it is, worked out once for all parts of a position.

    A step and a building are counted by how much more the best tour of the own card could pay then; a step together
    with a building, where one can still be erected in the same Build. That is at least so much: a tree that makes room
    is not looked for on the way. A tour is counted by what it pays.
    """

    def __init__(self, state: State, budget: Budget) -> None:
        self.state = state
        self.budget = budget
        self._erected: dict[tuple[Category, Hex, Hex | None], int | None] = {}

    def of(self, part: Part) -> int | None:
        """How many Greenies more there are with this part; None where that cannot be said."""
        match part:
            case Lay() | Develop():
                return self._more(self._step(part))
            case Erect():
                return self._more(self._erect(part))
            case Tour() if self.state.card is not None:
                stops = stops_of(self.state.network, part)
                return amounts(self.state.card, stops, self.state.seat, self.state.options.seats)[self.state.seat]
        return None

    def told(self) -> tuple[Phrase, ...]:
        """What the best tour pays now, which every number for a step or a building is more than."""
        if self._now is None:
            return ()
        return (Phrase("greentown-best-now", "your best tour pays {now} now", {"now": self._now}),)

    @cached_property
    def _prospects(self) -> Prospects | None:
        card = self.state.card
        return None if card is None else Prospects(self.state, card, self.budget)

    @cached_property
    def _now(self) -> int | None:
        """What the best tour pays as things are."""
        return None if self._prospects is None else self._prospects.best(self.state.network)

    @cached_property
    def _with_building(self) -> int | None:
        """What it pays with a building on streets as they are, after a tile laid somewhere else."""
        if self._prospects is None:
            return None
        return self._prospects.best_with_building(self.state.network, spare=True)

    def _more(self, then: int | None) -> int | None:
        return None if then is None or self._now is None else then - self._now

    def _step(self, step: Step) -> int | None:
        """What the best tour pays after the step. Where a tile is laid and no way changes, it is what it was."""
        network = made(self.state, step).network
        builds = self._may_build_after(step)
        if isinstance(step, Lay) and not self._changes_ways(step, network):
            return self._with_building if builds else self._now
        if self._prospects is None:
            return None
        if builds:
            turn = self.state.turn
            spare = isinstance(step, Develop) and not (turn is not None and turn.laid)
            return self._prospects.best_with_building(network, spare)
        return self._prospects.best(network)

    def _erect(self, part: Erect) -> int | None:
        """What the best tour pays with the building; where no tour comes, any place is as good for a tree."""
        away = part.tree_to is not None and part.tree_to not in self._visited
        site = part.category, part.place, None if away else part.tree_to
        if site not in self._erected and self._prospects is not None:
            self._erected[site] = self._prospects.best(erect(self.state, part).network)
        return self._erected.get(site)

    @cached_property
    def _visited(self) -> frozenset[Hex]:
        """The tiles that a tour can visit now."""
        self.budget.spend(len(self.state.network.tiles))
        return visitable(self.state.network)

    def _changes_ways(self, step: Step, network: Network) -> bool:
        """Whether tours could drive otherwise: a single road to a new tile leads nowhere."""
        if isinstance(step, Lay):
            return COUNT[network.roads[step.place]] > 1
        return network.roads != self.state.network.roads

    def _may_build_after(self, step: Step) -> bool:
        """Whether this Build can still have a building: a tile is laid, or the second step can lay one."""
        turn = self.state.turn
        return any(self.state.player.hand) and (
            isinstance(step, Lay) or turn is None or turn.laid or turn.stage is Stage.FIRST_STEP
        )
