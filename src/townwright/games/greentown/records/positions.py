"""A single position as text, for saving, sending and testing (rule 15.4).

The deck is written with its top card first; below it the cards stand by number, then by name,
because their order is not part of a position.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from townwright.core.records import TextLine
from townwright.core.refusals import NotNow, Refusal, Unreadable, Untrue, pinned
from townwright.core.seats import Seat
from townwright.games.greentown.actions import UNKNOWN
from townwright.games.greentown.box.components import NO_KIND
from townwright.games.greentown.box.pieces import BUILDINGS, MARKERS, PIECES, SEATS, VACANT, Piece, Tile
from townwright.games.greentown.map.hexes import WRITTEN, Hex
from townwright.games.greentown.map.network import Network, connected
from townwright.games.greentown.notation import read_exits, read_hex
from townwright.games.greentown.options import Options, read_options
from townwright.games.greentown.state import Player, State, start
from townwright.games.greentown.turn.card_draws import chance_is_due

T = TypeVar("T")

MOMENT = re.compile(
    r"round ([1-9][0-9]{0,4}) order ([A-D]{2,4}) next ([0-4]) ending (no|yes|buildings|cards) over (no|yes)"
)
TILE = re.compile(r"tile (\(\S+\)) ([0-5]+) (\S+)")
SEAT = re.compile(
    r"seat ([A-D]) money (0|[1-9][0-9]{0,5}) hand C([0-9]{1,3})S([0-9]{1,3})M([0-9]{1,3}) markers (\S+) card (\S+)"
)
KEYWORDS = ("round", "tile", "supply", "seat", "deck")


def write_position(state: State) -> str:
    """The position between two turns, all money included."""
    if state.turn is not None or not state.order or chance_is_due(state):
        raise NotNow("greentown-position-unsettled", "a position is written between two turns, when no card is due")
    components = state.options.components
    order = "".join(SEATS[seat] for seat in state.order)
    ending, over = state.ending or "no", "yes" if state.over else "no"
    lines = [f"round {state.round} order {order} next {state.next} ending {ending} over {over}"]
    lines += [f"tile {place} {WRITTEN[tile.exits]} {tile.piece or VACANT}" for place, tile in state.network]
    in_play = components.in_play(state.options.setup)
    stacks = zip(components.kinds, state.supply, strict=True)
    lines.append("supply " + " ".join(f"{kind.name}={left}" for kind, left in stacks if kind in in_play))
    lines += [seat_line(seat, player) for seat, player in enumerate(state.players)]
    top = UNKNOWN if state.top is None and state.deck else state.top
    lines.append("deck " + (" ".join(filter(None, (top, *state.deck))) or "-"))
    return "\n".join(lines) + "\n"


def seat_line(seat: Seat, player: Player) -> str:
    """What lies before a player."""
    hand = "".join(f"{category}{left}" for category, left in zip(BUILDINGS, player.hand, strict=True))
    markers = ",".join(player.markers) or "-"
    return f"seat {SEATS[seat]} money {player.money} hand {hand} markers {markers} card {player.card or '-'}"


def read_position(lines: Sequence[TextLine], words: Mapping[str, str], texts: Sequence[str] = ()) -> State:
    """The position that the lines describe; the words are options, its seats are those of the order."""
    if not lines:
        raise Unreadable("greentown-position-empty", "the position is empty").at(1)
    waiting = deque(lines)
    moment = take(waiting, "round", lines)
    seats = at(moment, lambda text: len(read_order(text)))
    state = start(read_options({**words, "seats": str(seats)}, texts))
    state = at(moment, partial(read_moment, state))
    tiles: dict[Hex, Tile] = {}
    while waiting and waiting[0].text.startswith("tile "):
        at(waiting.popleft(), partial(read_tile, state.options, tiles))
    supply = take(waiting, "supply", lines)
    state = replace(state, network=at(supply, lambda _: checked_network(state.options, tiles)))
    state = replace(state, supply=at(supply, partial(read_supply, state.options, tiles)))
    before = [take(waiting, "seat", lines) for _ in range(seats)]
    players = tuple(at(line, partial(read_seat, state, seat)) for seat, line in enumerate(before))
    state = at(before[-1], lambda _: settle(replace(state, players=players)))
    state = at(take(waiting, "deck", lines), partial(read_deck, state))
    if waiting:
        raise misplaced(waiting[0])
    return state


def take(waiting: deque[TextLine], key: str, lines: Sequence[TextLine]) -> TextLine:
    """The next line, which must begin with this word."""
    if not waiting:
        raise Unreadable("greentown-position-short", "the position stops before '{key}'", key=key).at(lines[-1].number)
    if waiting[0].text.split(" ")[0] != key:
        raise misplaced(waiting[0])
    return waiting.popleft()


def misplaced(line: TextLine) -> Refusal:
    """Says that a line has no place where it stands."""
    return Unreadable(
        "greentown-position-line",
        "'{key}' has no place here: the lines are round, tile, supply, seat and deck in this order",
        key=line.text.split(" ")[0],
    ).at(line.number)


def at(line: TextLine, read: Callable[[str], T]) -> T:
    """What the line says; a refusal is pinned to it."""
    with pinned(line.number):
        return read(line.text)


def read_order(text: str) -> tuple[Seat, ...]:
    """The order of play in the first line."""
    match = MOMENT.fullmatch(text)
    if match is None:
        raise Unreadable("greentown-moment", "write it like 'round 3 order BA next 1 ending no over no'")
    return tuple(map(SEATS.index, match[2]))


def read_moment(state: State, text: str) -> State:
    """The first line: round, order, who is next, and whether the end has come."""
    words = text.split(" ")
    order, place, over, seats = read_order(text), int(words[5]), words[9] == "yes", state.options.seats
    clockwise = tuple((order[0] + n) % seats for n in range(seats))
    if order != clockwise or place >= seats + over:
        raise Untrue(
            "greentown-order-wrong",
            "{order} with {next} to move is no order of {seats} seats",
            order=words[3],
            next=place,
            seats=seats,
        )
    ending = None if words[7] == "no" else words[7]
    return replace(state, round=int(words[1]), order=order, next=place, ending=ending, over=over)


def read_tile(options: Options, tiles: dict[Hex, Tile], text: str) -> None:
    """Puts a line such as ``tile (1,-1) 013 AM`` with the tiles."""
    match = TILE.fullmatch(text)
    if match is None or (match[3] != VACANT and match[3] not in PIECES):
        raise Unreadable(
            "greentown-tile-line", "write it like 'tile (1,-1) 013 AM', with H, N or . for hotel, tree or none"
        )
    exits, piece = read_exits(match[2]), PIECES.get(match[3])
    if options.components.shows[exits] == NO_KIND:
        raise Untrue("greentown-no-such-tile", "no tile shows the exits {exits}", exits=WRITTEN[exits])
    if piece is not None and piece.owner is not None and piece.owner >= options.seats:
        raise Untrue("greentown-no-such-seat", "there is no seat {seat}", seat=SEATS[piece.owner])
    place = read_hex(match[1])
    if place in tiles:
        raise Untrue("greentown-hex-twice", "{hex} stands twice", hex=str(place))
    tiles[place] = Tile(exits, piece)


def checked_network(options: Options, tiles: Mapping[Hex, Tile]) -> Network:
    """The network of the tiles, which hang together and carry the set's trees and a hotel."""
    network = Network.of(tiles)
    if not tiles or not connected(network):
        raise Untrue("greentown-position-torn", "the tiles above are not one connected network")
    if not network.hotels or len(network.trees) != options.components.trees:
        raise Untrue(
            "greentown-position-pieces",
            "the tiles above need a hotel and exactly {trees:tree|trees}",
            trees=options.components.trees,
        )
    return network


def read_supply(options: Options, tiles: Mapping[Hex, Tile], text: str) -> tuple[int, ...]:
    """The stacks by kind; with the tiles on the table they make up the set."""
    components = options.components
    used = Counter(components.shows[tile.exits] for tile in tiles.values())
    in_play = components.in_play(options.setup)
    left = tuple(kind.count - used[n] if kind in in_play else 0 for n, kind in enumerate(components.kinds))
    stacks = zip(components.kinds, left, strict=True)
    true = "supply " + " ".join(f"{kind.name}={count}" for kind, count in stacks if kind in in_play)
    if min(left) < 0 or text != true:
        raise Untrue("greentown-supply-wrong", "with these tiles on the table the line must be '{line}'", line=true)
    return left


def read_seat(state: State, seat: Seat, text: str) -> Player:
    """A line such as ``seat A money 4 hand C3S3M2 markers B,BT,E card 6A``."""
    match = SEAT.fullmatch(text)
    markers = () if match is None or match[6] == "-" else tuple(match[6].split(","))
    if match is None or markers != tuple(marker for marker in MARKERS if marker in markers):
        raise Unreadable(
            "greentown-seat-unreadable", "write it like 'seat A money 4 hand C3S3M2 markers B,BT,E card 6A'"
        )
    if match[1] != SEATS[seat]:
        raise Untrue("greentown-seat-order", "seat {due} is due here", due=SEATS[seat])
    hand = tuple(int(match[number]) for number in (3, 4, 5))
    built = Counter(tile.piece for tile in state.network.tiles.values())
    for category, left, all_ in zip(BUILDINGS, hand, state.options.components.buildings, strict=True):
        if left + built[Piece(category, seat)] != all_:
            raise Untrue(
                "greentown-hand-wrong",
                "{left} of {category} in the hand and {built} on the table are not {all}",
                left=left,
                category=category,
                built=built[Piece(category, seat)],
                all=all_,
            )
    if match[7] != "-" and state.options.components.card(match[7]) is None:
        raise Untrue("greentown-no-such-card", "there is no card {card}", card=match[7])
    return Player(int(match[2]), hand, markers, None if match[7] == "-" else match[7])


def settle(state: State) -> State:
    """What triggered the end follows from the seats, where the first line does not name it."""
    built = any(not any(player.hand) for player in state.players)
    without_card = any(player.card is None for player in state.players)
    possible = {
        "buildings": built,
        "cards": without_card,
        "yes": built or without_card,
        None: not built and not without_card,
    }
    if not possible[state.ending]:
        raise Untrue("greentown-ending-wrong", "hands and cards do not fit what the first line says about the end")
    if not state.over and not state.player.markers:
        raise Untrue("greentown-no-marker-up", "{seat} is to move and has no marker face up", seat=SEATS[state.seat])
    ending = state.ending if state.ending != "yes" else "buildings" if built else "cards"
    return replace(state, ending=ending)


def read_deck(state: State, text: str) -> State:
    """The deck: top first, then the cards below it; ``-`` if it is empty."""
    components = state.options.components
    words = text.split(" ")[1:]
    names = () if words == ["-"] else tuple(words)
    cards = [card for name in names if (card := components.card(name)) is not None]
    hidden = names[:1] == (UNKNOWN,)
    held = [player.card for player in state.players if player.card is not None]
    if not words or len(cards) != len(names) - hidden or len({*names, *held}) != len(names) + len(held):
        raise Untrue("greentown-deck-cards", "every card stands once, in the deck or before a seat")
    if [card.stops for card in cards] != sorted(card.stops for card in cards):
        raise Untrue("greentown-deck-order", "the lower numbers lie on top")
    below = cards if hidden else cards[1:]
    deck = tuple(card.name for card in sorted(below, key=lambda card: (card.stops, card.name)))
    # After the end nobody turns up the card below the one drawn last.
    unseen = not names or (hidden and state.over)
    return replace(state, top=None if unseen else names[0], deck=deck)
