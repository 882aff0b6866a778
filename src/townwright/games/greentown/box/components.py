"""What is in the box: tile kinds, set-ups and visitor cards, and what follows from the kinds alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from townwright.games.greentown.box.pieces import Tile
from townwright.games.greentown.map import exit_arithmetic
from townwright.games.greentown.map.hexes import COUNT, EVERY_EXITS, SIDES, WRITTEN, Exits, Hex, turned

NO_KIND = exit_arithmetic.NO_KIND


class Wish(NamedTuple):
    """How many visits of one category a card asks for."""

    least: int
    most: int

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


@dataclass(frozen=True, slots=True)
class Kind:
    """Tiles that can be turned to show the same exits."""

    name: str
    exits: Exits
    count: int
    mark: str
    spare: bool = False
    """Stays in the box unless a set-up asks for it."""


@dataclass(frozen=True, slots=True)
class Card:
    """A visitor card: its number of stops, and a wish for each category in their order."""

    name: str
    stops: int
    wishes: tuple[Wish, ...]
    start: bool = False
    """Whoever is dealt this card starts."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Tiles with hotels and trees, as they lie when the game starts."""

    name: str
    tiles: tuple[tuple[Hex, Tile], ...]
    spares: bool = False
    """Whether the spare tiles are in play."""


@dataclass(frozen=True, slots=True)
class Components:
    """One component set. What it shows, faces and grows into is worked out once, when it is made."""

    name: str
    kinds: tuple[Kind, ...]
    """Sorted by name, spares among them."""
    setups: tuple[Setup, ...]
    cards: tuple[Card, ...]
    """Sorted by stops, then by name."""
    trees: int
    hotels: int
    buildings: tuple[int, ...]
    """What each player has of culture, sport and shopping."""
    kind_exits: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """For each kind how many exits it has."""
    shows: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """For each set of exits the kind that can show it, or ``NO_KIND``."""
    faces: tuple[tuple[Exits, ...], ...] = field(init=False, compare=False, repr=False)
    """For each number of exits all that its kinds can show, in the order of their digits."""
    grown: tuple[tuple[Exits, ...], ...] = field(init=False, compare=False, repr=False)
    """For each set of exits those with one exit more that miss at most one of the old (rules 7.2 a and c)."""

    def __post_init__(self) -> None:
        shows = [NO_KIND] * len(EVERY_EXITS)
        for number, kind in enumerate(self.kinds):
            for steps in SIDES:
                shows[turned(kind.exits, steps)] = number
        shown = sorted((exits for exits in EVERY_EXITS if shows[exits] != NO_KIND), key=WRITTEN.__getitem__)
        faces = tuple(tuple(exits for exits in shown if COUNT[exits] == count) for count in range(len(SIDES) + 2))
        grown = tuple(tuple(new for new in faces[COUNT[old] + 1] if COUNT[old & ~new] <= 1) for old in EVERY_EXITS)
        object.__setattr__(self, "kind_exits", tuple(COUNT[kind.exits] for kind in self.kinds))
        object.__setattr__(self, "shows", tuple(shows))
        object.__setattr__(self, "faces", faces)
        object.__setattr__(self, "grown", grown)

    def __hash__(self) -> int:
        return hash(self.name)

    def card(self, name: str) -> Card | None:
        """The card of that name, or None."""
        return next((card for card in self.cards if card.name == name), None)

    def setup(self, name: str) -> Setup | None:
        """The set-up of that name, or None."""
        return next((setup for setup in self.setups if setup.name == name), None)

    @property
    def opening_cards(self) -> tuple[Card, ...]:
        """The cards of the lowest number, one of which every player gets: the fives."""
        return tuple(card for card in self.cards if card.stops == self.cards[0].stops)

    @property
    def deck_cards(self) -> tuple[Card, ...]:
        """All other cards: those that the deck is made of."""
        return self.cards[len(self.opening_cards) :]

    def in_play(self, setup: Setup) -> tuple[Kind, ...]:
        """The kinds that a game from this set-up uses."""
        return tuple(kind for kind in self.kinds if setup.spares or not kind.spare)

    def supply(self, setup: Setup) -> tuple[int, ...]:
        """How many tiles of each kind are left beside the table after the set-up; spares stay in the box."""
        left = [kind.count if setup.spares or not kind.spare else 0 for kind in self.kinds]
        for _, tile in setup.tiles:
            left[self.shows[tile.exits]] -= 1
        return tuple(left)
