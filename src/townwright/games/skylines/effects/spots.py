"""The city as conditions of the effect language see it: its pieces, and the spot that is being tried (14.2)."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from townwright.games.skylines.box.cards import DISTRICT_STAGE, UNIQUE, Card
from townwright.games.skylines.box.names import SERVICES
from townwright.games.skylines.effects.cards_in_force import Force, clauses
from townwright.games.skylines.effects.clauses import Extend, Mute, Provide
from townwright.games.skylines.map.ground import Ground, districts
from townwright.games.skylines.state import State


class LaidTile(NamedTuple):
    """A tile as conditions see it."""

    mask: int
    words: frozenset[str]
    """The kinds that it counts as."""
    serves: frozenset[str] = frozenset()
    """The services that reach its whole district."""
    touches: frozenset[str] = frozenset()
    """The services that reach adjacent tiles only."""
    everywhere: frozenset[str] = frozenset()
    """The services that reach the whole city."""


class Town:
    """The city as conditions see it for one seat's play: tiles with what they count as, and districts."""

    def __init__(self, state: State, forces: tuple[Force, ...]) -> None:
        self.state = state
        self.forces = forces

    @cached_property
    def ground(self) -> Ground:
        """The grid of the layout that is played on."""
        return self.state.ground

    @cached_property
    def pieces(self) -> tuple[LaidTile, ...]:
        """The tiles in the order laid, each with what it counts as while cards mute or extend services."""
        muted = frozenset(clause.service for clause, _ in clauses(self.forces, Mute))
        extended = frozenset(clause.service for clause, _ in clauses(self.forces, Extend))
        cards = self.state.box.cards
        # Bots ask this of every position; over a list it is faster than over a generator.
        return tuple([_piece(cards[tile.card], tile.mask, muted, extended) for tile in self.state.tiles])

    @cached_property
    def districts(self) -> tuple[int, ...]:
        """The districts of the open boards as masks, in reading order."""
        return districts(self.ground, frozenset(self.state.opened))

    @cached_property
    def water(self) -> int:
        """The water of all open boards as a mask."""
        water = 0
        for board in self.state.opened:
            water |= self.ground.water[board]
        return water

    def district(self, mask: int) -> int:
        """The district in which a tile lies."""
        return next(district for district in self.districts if district & mask)


def _piece(card: Card, mask: int, muted: frozenset[str], extended: frozenset[str]) -> LaidTile:
    if card.kind == UNIQUE:
        offers = [clause for clause in card.effects if isinstance(clause, Provide) and clause.service not in muted]
        everywhere = frozenset(clause.service for clause in offers if clause.scope == "city")
        services = frozenset(clause.service for clause in offers)
        words = card.words | services | ({"svc"} if services else frozenset())
        return LaidTile(mask, words, serves=services, everywhere=everywhere)
    if not card.service:
        return LaidTile(mask, card.words)
    if card.service in muted:
        return LaidTile(mask, frozenset())
    service = frozenset((card.service,))
    if card.stage >= DISTRICT_STAGE or not extended.isdisjoint((card.service, "svc")):
        return LaidTile(mask, card.words, serves=service)
    return LaidTile(mask, card.words, touches=service)


class Spot:
    """A place for a tile in a town, and all that conditions can ask about it. Without a tile it is the bare city."""

    def __init__(self, town: Town, mask: int = 0) -> None:
        self.town = town
        self.mask = mask

    @property
    def placed(self) -> bool:
        """Whether a tile is being laid at all."""
        return self.mask != 0

    @cached_property
    def around(self) -> int:
        """The tile's squares and all cells that share an edge with them, as a mask."""
        return self.town.ground.around(self.mask)

    @cached_property
    def district(self) -> int:
        """The district that the tile lies in, as a mask."""
        return self.town.district(self.mask)

    def uses(self, service: str) -> bool:
        """Whether the tile uses a service (6.3), with what unique buildings, roles and news change."""
        return any(
            (service in piece.touches and piece.mask & self.around)
            or (service in piece.serves and piece.mask & self.district)
            or service in piece.everywhere
            for piece in self.town.pieces
        )

    def count(self, scope: str, kind: str) -> int:
        """How many tiles of a kind are in the district, adjacent, or in the city."""
        if scope == "city":
            return sum(kind in piece.words for piece in self.town.pieces)
        if scope == "adj":
            return sum(kind in piece.words and bool(piece.mask & self.around) for piece in self.town.pieces)
        return sum(
            kind in piece.words and (bool(piece.mask & self.district) or _reaches(piece, kind))
            for piece in self.town.pieces
        )

    @property
    def by_water(self) -> bool:
        """Whether the tile shares an edge with water of an open board."""
        return bool(self.around & self.town.water) if self.placed else False

    def together(self, building: int) -> bool | None:
        """Whether the tile lies in the district of a building's tile; None if there is no tile or no building."""
        return bool(building & self.district) if self.placed and building else None

    @property
    def size(self) -> int | None:
        """How many squares the tile has; None if no tile is being laid."""
        return self.mask.bit_count() if self.placed else None

    @property
    def boards(self) -> int:
        """How many boards are open."""
        return len(self.town.state.opened)


def _reaches(piece: LaidTile, kind: str) -> bool:
    """Whether a building counts in every district: it offers this service, or some service, to the whole city."""
    return kind in piece.everywhere if kind in SERVICES else kind == "svc" and bool(piece.everywhere)
