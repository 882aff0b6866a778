"""What somebody has shown with the tours and buildings of a finished town."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from townwright.core.records import Replay
from townwright.core.seats import Seat
from townwright.games.greentown.box.pieces import CATEGORIES, NATURE
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.state import Led, State

LONGEST: Final = 9
"""Stops of the longest cards."""


@dataclass(frozen=True, slots=True)
class FinishedTown:
    """A town at the end, as one seat looks back at it."""

    state: State
    seat: Seat

    @property
    def own(self) -> tuple[Led, ...]:
        """The tours that the seat has led."""
        return tuple(led for led in self.state.led if led.seat == self.seat)

    @property
    def from_others(self) -> int:
        """What tours of others have paid the seat."""
        return sum(led.payment.paid[self.seat] for led in self.state.led if led.seat != self.seat)

    def paying(self, tours: Sequence[Led]) -> list[tuple[str, Hex]]:
        """The sites that paid the seat on these tours, with their categories, as often as they did.

        A tour of which nothing was left for the seat, after charges or between two players, has paid it nothing.
        """
        return [
            (verdict.category, place)
            for led in tours
            if led.payment.paid[self.seat] > 0
            for verdict in led.payment.verdicts
            for place in verdict.paying(self.seat, led.seat)
        ]

    def stops(self, led: Led) -> int:
        """How many stops the card of a tour wanted."""
        card = self.state.options.components.card(led.payment.card)
        return 0 if card is None else card.stops


def is_perfect(led: Led) -> bool:
    """Whether a tour has fulfilled all four wishes."""
    return all(verdict.fulfilled for verdict in led.payment.verdicts)


def busiest(town: FinishedTown) -> int:
    """How many tours have paid the own building that was paid most often."""
    buildings = Counter(place for category, place in town.paying(town.state.led) if category != NATURE)
    return max(buildings.values(), default=0)


def of_every_kind(town: FinishedTown) -> int:
    """How often own tours were paid by the category that paid least."""
    paid = Counter(category for category, _ in town.paying(town.own))
    return min(paid[category] for category in CATEGORIES)


TESTS: Final[dict[str, Callable[[FinishedTown], bool]]] = {
    "all-wishes": lambda town: any(map(is_perfect, town.own)),
    "earned-at-home": lambda town: town.from_others >= 5,
    "five-at-once": lambda town: any(led.payment.paid[town.seat] >= 5 for led in town.own),
    "busy-site": lambda town: busiest(town) >= 5,
    "every-kind": lambda town: of_every_kind(town) >= 2,
    "no-complaint": lambda town: len(town.own) >= 4 and all(map(is_perfect, town.own)),
    "nine-stops": lambda town: any(is_perfect(led) and town.stops(led) >= LONGEST for led in town.own),
    "nine-buildings": lambda town: not any(town.state.players[town.seat].hand),
}
"""In the order in which they are usually learnt."""


def achievements(replay: Replay[Any, Any, Any], seat: Seat) -> tuple[str, ...]:
    """What a seat has shown in its town."""
    town = FinishedTown(replay.state, seat)
    return tuple(name for name, test in TESTS.items() if test(town))
