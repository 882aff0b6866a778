"""What is true at one moment of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from townwright.core.notebooks import NotebookPosition
from townwright.core.seats import Seat
from townwright.games.greentown.actions import UNKNOWN
from townwright.games.greentown.box.components import Card
from townwright.games.greentown.box.pieces import MARKERS, Marker
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.options import Options
from townwright.games.greentown.tour.payment import Payment


class Stage(Enum):
    """The part of a turn that is due."""

    FIRST_STEP = "first step"
    SECOND_STEP = "second step"
    ERECT = "erect"
    TOUR = "tour"
    KEEP = "keep"
    DRAW = "draw"
    """The player has drawn a card that is not known here; chance must name it."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A turn that has begun: its marker is down and it is not over."""

    word: str
    """What was announced: B, T, BT, EB or ET."""
    stage: Stage
    laid: bool = False
    """Whether a step was a lay, so that a building may follow."""
    developed: Hex | None = None
    """The hex that the first step developed; the second may not do so again (D4)."""
    keep: bool = False
    """Whether the double-turn marker is kept, while the card drawn is still to be named."""


@dataclass(frozen=True, slots=True)
class Player:
    """What one seat has."""

    money: int
    hand: tuple[int, ...]
    """Buildings in stock: culture, sport, shopping."""
    markers: tuple[Marker, ...] = MARKERS
    """The markers that are face up."""
    card: str | None = None
    """The visitor card before the player; None once the deck gave none."""


@dataclass(frozen=True, slots=True)
class Led:
    """A tour that was led, as everybody saw it."""

    seat: Seat
    payment: Payment
    drawn: str | None
    """The card drawn after it; None if the deck was empty."""
    route: tuple[Hex, ...] = ()
    """The hexes that it went through, its hotel first."""


@dataclass(frozen=True, slots=True)
class State(NotebookPosition):
    """A position between two events. The order of the deck is not part of it: chance has not spoken yet."""

    options: Options
    network: Network
    supply: tuple[int, ...]
    """Tiles beside the table, by the kinds of the set."""
    players: tuple[Player, ...]
    deck: tuple[str, ...]
    """Cards of the deck that have not been turned up, by number, then by name."""
    top: str | None = None
    """The card that lies face up on the deck; None if there is none or chance has yet to show it."""
    round: int = 1
    order: tuple[Seat, ...] = ()
    """The order of play in this round; empty until the start player is known."""
    next: int = 0
    """The place in the order of the player to move."""
    turn: Progress | None = None
    ending: str | None = None
    """What has triggered the end: ``buildings`` or ``cards``."""
    over: bool = False
    led: tuple[Led, ...] = ()
    """The tours so far: where the money came from."""

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.order[self.next]

    @property
    def stage(self) -> Stage | None:
        """The part of the turn that is due; None between turns."""
        return None if self.turn is None else self.turn.stage

    @property
    def last(self) -> Led | None:
        """The tour that was led last."""
        return self.led[-1] if self.led else None

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    @property
    def card(self) -> Card | None:
        """The card of the seat whose turn it is."""
        name = self.player.card
        return None if name is None else self.options.components.card(name)

    @property
    def cards_left(self) -> int:
        """How many cards the deck has, the one on top included."""
        return len(self.deck) + (self.top not in (None, UNKNOWN))

    def with_player(self, seat: Seat, player: Player) -> State:
        """The state with another player in that seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))


def start(options: Options) -> State:
    """Rule 4: the set-up on the table, nobody has money, the cards are still to be dealt."""
    components = options.components
    return State(
        options=options,
        network=Network.of(dict(options.setup.tiles)),
        supply=components.supply(options.setup),
        players=(Player(0, components.buildings),) * options.seats,
        deck=tuple(card.name for card in components.deck_cards),
    )
