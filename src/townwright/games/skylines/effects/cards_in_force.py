"""Which cards hold now: unique buildings, news and roles, and their clauses by kind (14.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import UNIQUE, Card
from townwright.games.skylines.effects.clauses import Clause
from townwright.games.skylines.state import State

C = TypeVar("C", bound=Clause)


@dataclass(frozen=True, slots=True)
class Force:
    """A card whose lasting effects hold, and its tile if it is a building."""

    card: Card
    mask: int = 0


def in_force(state: State, seats: tuple[Seat, ...]) -> tuple[Force, ...]:
    """Unique buildings in the order in which they were built, then news, then the roles of these seats (14.4)."""
    cards = state.box.cards
    forces = [Force(card, tile.mask) for tile in state.tiles if (card := cards[tile.card]).kind == UNIQUE]
    if state.news:
        forces.append(Force(state.card(state.news)))
    forces += [Force(state.card(state.roles[seat])) for seat in seats if seat < len(state.roles)]
    return tuple(force for force in forces if force.card.effects)


def clauses(forces: tuple[Force, ...], kind: type[C]) -> Iterator[tuple[C, Force]]:
    """The clauses of one kind in their order, each with the card that it stands on."""
    for force in forces:
        for clause in force.card.effects:
            if isinstance(clause, kind):
                yield clause, force


def everybody(state: State) -> tuple[Seat, ...]:
    """All seats: their roles count for milestones, the final score and the employment bill."""
    return tuple(range(state.options.seats))
