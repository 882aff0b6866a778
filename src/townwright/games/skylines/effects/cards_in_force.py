"""Which cards hold now: unique buildings, news and roles, and their clauses by kind (14.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import UNIQUE, Card
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.effects.clauses import Clause
from townwright.games.skylines.state import State, Tile

C = TypeVar("C", bound=Clause)


@dataclass(frozen=True, slots=True)
class Force:
    """A card whose lasting effects hold, and its tile if it is a building."""

    card: Card
    mask: int = 0


def in_force(state: State, seats: tuple[Seat, ...]) -> tuple[Force, ...]:
    """Unique buildings in the order in which they were built, then news, then the roles of these seats (14.4)."""
    return _forces(state.box, state.tiles, state.news, state.roles, _same(seats))


@kept_by_identity(most=1024)
def _forces(
    box: Box, tiles: tuple[Tile, ...], news: str, roles: tuple[str, ...], seats: tuple[Seat, ...]
) -> tuple[Force, ...]:
    """The cards in force, the same object for as long as none of these changes."""
    cards = box.cards
    forces = [Force(card, tile.mask) for tile in tiles if (card := cards[tile.card]).kind == UNIQUE]
    if news:
        forces.append(Force(cards[news]))
    forces += [Force(cards[roles[seat]]) for seat in seats if seat < len(roles)]
    return tuple([force for force in forces if force.card.effects])


@lru_cache(maxsize=256)
def _same(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same object for equal seats."""
    return seats


def clauses(forces: tuple[Force, ...], kind: type[C]) -> Iterator[tuple[C, Force]]:
    """The clauses of one kind in their order, each with the card that it stands on."""
    for force in forces:
        for clause in force.card.effects:
            if isinstance(clause, kind):
                yield clause, force


def everybody(state: State) -> tuple[Seat, ...]:
    """All seats: their roles count for milestones, the final score and the employment bill."""
    return tuple(range(state.options.seats))
