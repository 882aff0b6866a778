"""The interpreter of the effect language: which clauses are in force, and what they change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import DISTRICT_STAGE, POLICY, UNIQUE, Card
from townwright.games.skylines.box.names import SERVICES
from townwright.games.skylines.effects.clauses import Burden, Clause, Ease, Extend, Mute, Price, Provide, eased
from townwright.games.skylines.effects.rows import joined
from townwright.games.skylines.map.ground import Ground, districts
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import MONEY, Entry, Row
from townwright.games.skylines.turn.price_arithmetic import changed, repriced

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


def price(state: State, what: str, seat: Seat, amount: int) -> int:
    """A price after all changes, never below 0 (A34)."""
    seats = everybody(state) if what == "labor" else (seat,)
    for clause, _ in clauses(in_force(state, seats), Price):
        if clause.what == what:
            amount = changed(amount, clause.change)
    return amount


def first_row(card: Card, forces: tuple[Force, ...]) -> Row:
    """Row 1 with burdens and easings in their order, then prices."""
    row = card.row
    if not forces:
        return row
    for force in forces:
        for clause in force.card.effects:
            if isinstance(clause, Burden | Ease) and not card.words.isdisjoint(clause.kinds):
                row = joined(row, clause.row) if isinstance(clause, Burden) else eased(row, clause)
    words = {POLICY} if card.kind == POLICY else {"svc", "util", "uniq"} & card.words
    for priced, _ in clauses(forces, Price):
        if priced.what in words:
            row = _priced(row, priced.change)
    return row


def _priced(row: Row, change: int) -> Row:
    """The row with another price; what it earns stays."""
    money = next((entry.change for entry in row if entry.marker == MONEY), 0)
    rest = tuple(entry for entry in row if entry.marker != MONEY)
    money = repriced(money, change)
    return (Entry(MONEY, money), *rest) if money else rest


class Piece(NamedTuple):
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
    def pieces(self) -> tuple[Piece, ...]:
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


def _piece(card: Card, mask: int, muted: frozenset[str], extended: frozenset[str]) -> Piece:
    if card.kind == UNIQUE:
        offers = [clause for clause in card.effects if isinstance(clause, Provide) and clause.service not in muted]
        everywhere = frozenset(clause.service for clause in offers if clause.scope == "city")
        services = frozenset(clause.service for clause in offers)
        words = card.words | services | ({"svc"} if services else frozenset())
        return Piece(mask, words, serves=services, everywhere=everywhere)
    if not card.service:
        return Piece(mask, card.words)
    if card.service in muted:
        return Piece(mask, frozenset())
    service = frozenset((card.service,))
    if card.stage >= DISTRICT_STAGE or not extended.isdisjoint((card.service, "svc")):
        return Piece(mask, card.words, serves=service)
    return Piece(mask, card.words, touches=service)


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


def _reaches(piece: Piece, kind: str) -> bool:
    """Whether a building counts in every district: it offers this service, or some service, to the whole city."""
    return kind in piece.everywhere if kind in SERVICES else kind == "svc" and bool(piece.everywhere)
