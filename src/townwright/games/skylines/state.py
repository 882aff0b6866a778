"""What is true at one moment of a game of Skylines."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from townwright.core.notebooks import NotebookPosition
from townwright.core.points import Because
from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.map.ground import Ground, districts, ground
from townwright.games.skylines.options import Options
from townwright.games.skylines.turn.bars import Bars


class Phase(Enum):
    """What is to happen next."""

    BOARDS = "boards"
    """Chance draws the boards of a free layout."""
    LAYOUT = "layout"
    """The token holder arranges them."""
    DEAL = "deal"
    """Chance deals the initial hands."""
    OFFER = "offer"
    """Chance offers roles to the seat."""
    ROLE = "role"
    """The seat keeps one of them."""
    OPEN = "open"
    """The token holder opens a board."""
    TURN = "turn"
    """The seat plays, exchanges or ends the milestone."""
    DRAW = "draw"
    """The seat draws; chance names the card once a pile is chosen."""
    RENEW = "renew"
    """The seat may put cards away, step 5."""
    OVER = "over"


class Purpose(Enum):
    """What a draw belongs to."""

    TURN = "turn"
    REFILL = "refill"
    RENEW = "renew"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Cards that the seat is still to draw."""

    purpose: Purpose
    due: int
    barred: str = ""
    """The card just put on the exchange pile, which cannot be taken back (A21)."""
    pile: str = ""
    """The pile chosen, whose card chance is to name."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile on the map and the card that it was built with."""

    card: str
    shape: str
    mask: int
    """Its squares on the table's grid."""


@dataclass(frozen=True, slots=True)
class State(NotebookPosition):
    """A position. It holds what is still in the piles, never their order."""

    options: Options
    phase: Phase
    bars: Bars
    hands: tuple[tuple[str, ...], ...]
    piles: tuple[tuple[str, ...], ...]
    """The cards still in piles I, II and III, in the order of the component file."""
    role_deck: tuple[str, ...]
    seat: Seat = 0
    """Whose decision it is, or whom chance draws for."""
    token: Seat = 0
    layout: str = ""
    drawn_boards: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    """The face-up boards, in the order in which they were opened."""
    tiles: tuple[Tile, ...] = ()
    """In the order in which they were built."""
    roles: tuple[str, ...] = ()
    """One for each seat that has chosen."""
    offered: tuple[str, ...] = ()
    exchange: tuple[str, ...] = ()
    news: str = ""
    drawing: Drawing | None = None
    refills: tuple[int, ...] = ()
    """How many policies each seat may still replace in this step 5."""
    turn: int = 0
    """The number of turns begun."""
    milestone: int = 1
    scored: tuple[Because, ...] = ()
    """Where overall happiness came from."""
    loss: str = ""
    """``money``, ``happiness`` or ``no action`` once the game is lost."""

    @property
    def box(self) -> Box:
        """The component set that is played with."""
        return self.options.box

    @property
    def ground(self) -> Ground:
        """The grid of the layout, made once for each box and layout."""
        return ground(self.options.box, self.layout)

    @property
    def districts(self) -> tuple[int, ...]:
        """The districts of the face-up boards as they are now."""
        return districts(self.ground, frozenset(self.opened))

    @property
    def covered(self) -> int:
        """The squares under tiles."""
        covered = 0
        for tile in self.tiles:
            covered |= tile.mask
        return covered

    @property
    def free(self) -> int:
        """The free squares of the face-up boards."""
        squares, boards = 0, self.ground.squares
        for board in self.opened:
            squares |= boards[board]
        return squares & ~self.covered

    @property
    def all_open(self) -> bool:
        """Whether every board of the layout is open."""
        return len(self.opened) == len(self.ground.squares)

    @property
    def piles_empty(self) -> bool:
        """Whether all three piles are empty."""
        return not any(self.piles)

    def card(self, card: str) -> Card:
        """The card with that id in the box."""
        return self.options.box.cards[card]

    def tiles_left(self, zone: str) -> dict[str, int]:
        """How many tiles of each shape are left for a zone, in the order of the set; shapes that ran out are gone."""
        return tiles_left(self.box, self.tiles, zone)


def tiles_left(box: Box, tiles: tuple[Tile, ...], zone: str) -> dict[str, int]:
    """How many tiles of each shape these tiles leave for a zone, as ``State.tiles_left`` tells it."""
    left, cards = dict(box.tiles.get(zone, {})), box.cards
    for tile in tiles:
        if cards[tile.card].kind == zone:
            left[tile.shape] -= 1
    return {shape: number for shape, number in left.items() if number > 0}
