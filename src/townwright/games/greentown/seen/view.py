"""What one seat may see (rule 11): all that lies open on the table, and of the money only its own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.points import Line
from townwright.core.seats import CHANCE, Seat
from townwright.games.greentown.box.components import Card, Components
from townwright.games.greentown.box.pieces import CATEGORIES, MARKERS, NAMES, SEATS, VACANT
from townwright.games.greentown.map.hexes import WRITTEN
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import Led, Player, State
from townwright.games.greentown.tour.earnings import of_seat
from townwright.games.greentown.tour.payment import explain
from townwright.games.greentown.turn.build_steps import fewest_exits
from townwright.games.greentown.turn.card_draws import chance_is_due
from townwright.games.greentown.turn.rounds import result

MOST_SEATS: Final = 2048
"""Seats that are kept as they were seen last: at most four of each table that is played at."""


@dataclass(frozen=True, slots=True)
class SeenTile:
    """A tile on the table."""

    q: int
    r: int
    exits: str
    roads: str
    """Those of its exits that a road leaves by."""
    kind: str
    piece: str
    """``H``, ``N``, seat and category, or ``.`` for a vacant site."""


@dataclass(frozen=True, slots=True)
class SeenStack:
    """A stack of the supply."""

    kind: str
    exits: str
    mark: str
    left: int


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A visitor card: its stops and what it wishes for."""

    name: str
    stops: int
    wishes: tuple[tuple[str, int, int], ...]
    """Category, smallest and largest number of visits."""


@dataclass(frozen=True, slots=True)
class SeenSeat:
    """What lies before a player."""

    seat: str
    hand: tuple[tuple[str, int], ...]
    """Buildings in stock by category."""
    markers: tuple[tuple[str, bool], ...]
    """Each marker, and whether it is face up."""
    card: SeenCard | None
    money: int | None
    """None if this seat may not know it."""
    earned: tuple[Line, ...]
    """Where the money came from, tour by tour; empty where the money is not known."""


@dataclass(frozen=True, slots=True)
class SeenTour:
    """The last tour that was led: what was paid, and why."""

    seat: str
    card: str
    paid: tuple[int, ...]
    wishes: tuple[tuple[str, int, int, int, bool], ...]
    """Category, smallest and largest number asked for, visits, whether it was fulfilled."""
    lines: tuple[Line, ...]
    drawn: str | None
    route: tuple[str, ...]
    """The hexes that it went through, its hotel first."""


@dataclass(frozen=True, slots=True)
class View:
    """All that a page paints and a bot knows."""

    seat: str | None
    set: str
    setup: str
    keep: bool
    open_money: bool
    tiles: tuple[SeenTile, ...]
    supply: tuple[SeenStack, ...]
    fewest: int | None
    """The number of exits that a tile must have to be laid now; None if the supply is empty."""
    seats: tuple[SeenSeat, ...]
    top: SeenCard | None
    cards_left: int
    to_come: tuple[SeenCard, ...]
    """The cards below the top one: which they are is known, their order inside a number is not."""
    round: int
    order: tuple[str, ...]
    double_turn: str | None
    """Who has the double-turn marker: the last of this round and, unless it is kept, the first of the next."""
    turn: str | None
    """The seat whose turn it is; None before the deal and at the end."""
    announced: str | None
    stage: str | None
    """The part of the turn that is due."""
    laid: bool
    """Whether a step of this turn laid a tile, so that a building may follow."""
    drawing: bool
    """Whether chance is to act."""
    ending: str | None
    last_tour: SeenTour | None
    reason: str | None
    rank: tuple[str, ...]
    """Best first, once the game is over."""


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see."""
    return seen_from(table(state), state, seat)


def seen_from(seen: View, state: State, seat: Seat | None) -> View:
    """What all see of a state, with what only this seat may know."""
    own = own_seat(state, seat)
    if seat is None or own is None:
        return seen
    return replace(seen, seat=SEATS[seat], seats=(*seen.seats[:seat], own, *seen.seats[seat + 1 :]))


def own_seat(state: State, seat: Seat | None) -> SeenSeat | None:
    """What lies before a player as only that player sees it; None for a spectator."""
    if seat is None or seat == CHANCE:
        return None
    return whole_seat(state.players[seat], seat, state.options, state.led)


def place_of(seat: Seat) -> tuple[str, str]:
    """Where in a view stands what lies before a player."""
    return "seats", str(seat)


@kept_by_identity(most=32)
def table(state: State) -> View:
    """What lies open to everybody, made once for all who look at it."""
    options, outcome = state.options, result(state)
    running = bool(state.order) and not state.over
    return View(
        seat=None,
        set=options.components.name,
        setup=options.setup.name,
        keep=options.keep,
        open_money=options.open_money,
        tiles=tiles(options.components, state.network),
        supply=supply(options, state.supply),
        fewest=fewest_exits(options.components, state.supply),
        seats=tuple(seen_seat(state, other) for other in range(options.seats)),
        top=seen_card(options, state.top),
        cards_left=state.cards_left,
        to_come=tuple(card for name in state.deck if (card := seen_card(options, name)) is not None),
        round=state.round,
        order=tuple(SEATS[other] for other in state.order),
        double_turn=SEATS[state.order[-1]] if running and options.seats > 2 else None,
        turn=SEATS[state.seat] if running else None,
        announced=None if state.turn is None else state.turn.word,
        stage=None if state.stage is None else state.stage.value,
        laid=state.turn is not None and state.turn.laid,
        drawing=chance_is_due(state),
        ending=state.ending,
        last_tour=None if state.last is None else seen_tour(state.last),
        reason=None if outcome is None else outcome.reason,
        rank=() if outcome is None else tuple(SEATS[other] for other in outcome.rank),
    )


@kept_by_identity(most=64)
def tiles(components: Components, network: Network) -> tuple[SeenTile, ...]:
    """The tiles by q, then r."""
    return tuple(
        seen_tile(
            place.q,
            place.r,
            WRITTEN[tile.exits],
            WRITTEN[network.roads[place]],
            components.kinds[components.shows[tile.exits]].name,
            VACANT if tile.piece is None else str(tile.piece),
        )
        for place, tile in network
    )


@lru_cache(maxsize=4096)
def seen_tile(q: int, r: int, exits: str, roads: str, kind: str, piece: str) -> SeenTile:
    """A tile: the same object for every map that shows it, so that comparing two of them is quick."""
    return SeenTile(q, r, exits, roads, kind, piece)


@kept_by_identity(most=64)
def supply(options: Options, left: tuple[int, ...]) -> tuple[SeenStack, ...]:
    """The stacks by kind, empty ones included."""
    components = options.components
    in_play = components.in_play(options.setup)
    return tuple(
        SeenStack(kind.name, WRITTEN[kind.exits], kind.mark, number)
        for kind, number in zip(components.kinds, left, strict=True)
        if kind in in_play
    )


def seen_seat(state: State, seat: Seat) -> SeenSeat:
    """What lies before a player, as everybody sees it; at the end all money is shown."""
    player, options = state.players[seat], state.options
    if options.open_money or state.over:
        return whole_seat(player, seat, options, state.led)
    return open_seat(player, seat, options)


@kept_by_identity(most=MOST_SEATS)
def whole_seat(player: Player, seat: Seat, options: Options, led: tuple[Led, ...]) -> SeenSeat:
    """What lies before a player, with the money and where it came from."""
    return replace(open_seat(player, seat, options), money=player.money, earned=of_seat(player, seat, led))


@kept_by_identity(most=MOST_SEATS)
def open_seat(player: Player, seat: Seat, options: Options) -> SeenSeat:
    """What lies open before a player: the same object for as long as nothing of it changes."""
    return SeenSeat(
        SEATS[seat],
        tuple(zip(CATEGORIES[1:], player.hand, strict=True)),
        tuple((marker, marker in player.markers) for marker in MARKERS),
        seen_card(options, player.card),
        None,
        (),
    )


def seen_card(options: Options, name: str | None) -> SeenCard | None:
    """A card, if there is one and it is known."""
    card = None if name is None else options.components.card(name)
    return None if card is None else card_face(card)


@kept_by_identity(most=256)
def card_face(card: Card) -> SeenCard:
    """A card as it is printed: the same object wherever it lies, so that comparing two views is quick."""
    return SeenCard(card.name, card.stops, wishes(card))


def wishes(card: Card) -> tuple[tuple[str, int, int], ...]:
    """What the card asks for, by category."""
    return tuple((category, *wish) for category, wish in zip(CATEGORIES, card.wishes, strict=True))


@kept_by_identity(most=64)
def seen_tour(led: Led) -> SeenTour:
    """A tour with its payment."""
    return SeenTour(
        SEATS[led.seat],
        led.payment.card,
        led.payment.paid,
        tuple(
            (NAMES[each.category], each.wish.least, each.wish.most, each.visits, each.fulfilled)
            for each in led.payment.verdicts
        ),
        explain(led.payment),
        led.drawn,
        tuple(map(str, led.route)),
    )
