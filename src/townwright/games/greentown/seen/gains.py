"""What a part of a turn brings at once, as a number that a page can write on its place."""

from __future__ import annotations

from functools import cached_property

from townwright.core.limits.budgets import Budget
from townwright.games.greentown.actions import Develop, Erect, Lay, Part, Step, Tour
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.payment import amounts
from townwright.games.greentown.tour.reach import visitable
from townwright.games.greentown.tour.tours import stops_of
from townwright.games.greentown.turn.build_steps import made


class Gains:
    """What parts would bring the seat whose turn it is, worked out once for all parts of a position.

    Tiles and buildings are counted by the Greenies that one tour could pay at best: each own building and each tree
    that a tour can visit is one. A tour is counted by what it pays.
    """

    def __init__(self, state: State, budget: Budget) -> None:
        self.state = state
        self.budget = budget

    def of(self, part: Part) -> int | None:
        """How many Greenies more there are with this part; None where that cannot be said."""
        match part:
            case Lay() | Develop():
                return self._step(part)
            case Erect():
                return self._erect(part)
            case Tour() if self.state.card is not None:
                stops = stops_of(self.state.network, part)
                return amounts(self.state.card, stops, self.state.seat, self.state.options.seats)[self.state.seat]
        return None

    @cached_property
    def visited(self) -> frozenset[Hex]:
        """The tiles that a tour can visit now."""
        return self._visitable(self.state.network)

    @cached_property
    def before(self) -> int:
        """What a tour could pay now."""
        return self._paying(self.state.network, self.visited)

    def _step(self, step: Step) -> int:
        network = made(self.state, step).network
        return self._paying(network, self._visitable(network)) - self.before

    def _erect(self, part: Erect) -> int:
        """A building pays where a tour can come; instead of a tree, only the tree's new place makes a difference."""
        return int((part.tree_to or part.place) in self.visited)

    def _visitable(self, network: Network) -> frozenset[Hex]:
        self.budget.spend(len(network.tiles))
        return visitable(network)

    def _paying(self, network: Network, visited: frozenset[Hex]) -> int:
        """How many of the visited sites pay the seat: its own buildings, and the trees."""
        pieces = (network.tiles[place].piece for place in visited)
        return sum(
            piece is not None and piece.category is not None and piece.owner in (None, self.state.seat)
            for piece in pieces
        )
