"""A single position as text, for saving, sending and testing (rule 15.4).

The deck is written with its top card first; below it the cards stand by number, then by name,
because their order is not part of a position.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from townwright.core.records import TextLine
from townwright.core.refusals import NotNow, Refusal, Unreadable, Untrue
from townwright.core.seats import Seat
from townwright.games.greentown.actions import UNKNOWN
from townwright.games.greentown.cards import chance_is_due
from townwright.games.greentown.components import NO_KIND
from townwright.games.greentown.hexes import WRITTEN, Hex
from townwright.games.greentown.network import Network, connected
from townwright.games.greentown.notation import read_exits, read_hex
from townwright.games.greentown.options import Options, read_options
from townwright.games.greentown.pieces import BUILDINGS, MARKERS, PIECES, SEATS, VACANT, Piece, Tile
from townwright.games.greentown.state import Player, State, start

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
    lines.append("deck " + (" ".join(filter(None, (state.top, *state.deck))) or "-"))
    return "\n".join(lines) + "\n"


def seat_line(seat: Seat, player: Player) -> str:
    """What lies before a player."""
    hand = "".join(f"{category}{left}" for category, left in zip(BUILDINGS, player.hand, strict=True))
    markers = ",".join(player.markers) or "-"
    return f"seat {SEATS[seat]} money {player.money} hand {hand} markers {markers} card {player.card or '-'}"


def read_position(lines: Sequence[TextLine], words: Mapping[str, str], texts: Sequence[str] = ()) -> State:
    """The position that the lines describe; the words are options, and its seats are those of the lines."""
    if not lines:
        raise Unreadable("greentown-position-empty", "the position is empty").at(1)
    seats = sum(line.text.startswith("seat ") for line in lines)
    state = start(read_options({**words, "seats": str(seats)}, texts))
    tiles: dict[Hex, Tile] = {}
    players: list[Player] = []
    due = 0
    for line in lines:
        try:
            key = line.text.split(" ")[0]
            if key == "tile" and due == 1:
                place, tile = read_tile(state.options, line.text)
                if place in tiles:
                    raise Untrue("greentown-hex-twice", "{hex} stands twice", hex=str(place))
                tiles[place] = tile
                continue
            if key == "supply" and due == 1:
                check_network(state.options, tiles)
                due = 2
            if due >= len(KEYWORDS) or key != KEYWORDS[due]:
                raise Unreadable(
                    "greentown-position-line",
                    "'{key}' has no place here: the lines are round, tile, supply, seat and deck in this order",
                    key=key[:40],
                )
            match key:
                case "round":
                    state, due = read_moment(state, line.text), 1
                case "supply":
                    state = replace(
                        state, network=Network.of(tiles), supply=read_supply(state.options, tiles, line.text)
                    )
                    due = 3
                case "seat":
                    players.append(read_seat(state, len(players), line.text))
                    if len(players) == seats:
                        state, due = settle(replace(state, players=tuple(players))), 4
                case _:
                    state, due = read_deck(state, line.text), 5
        except Refusal as refusal:
            raise refusal.at(line.number) from None
    if due < len(KEYWORDS):
        raise Unreadable("greentown-position-short", "the position stops before '{key}'", key=KEYWORDS[due]).at(
            lines[-1].number
        )
    return state


def read_moment(state: State, text: str) -> State:
    """The first line: round, order, who is next, and whether the end has come."""
    match = MOMENT.fullmatch(text)
    if match is None:
        raise Unreadable("greentown-moment", "write it like 'round 3 order BA next 1 ending no over no'")
    seats = state.options.seats
    order, place, over = tuple(map(SEATS.index, match[2])), int(match[3]), match[5] == "yes"
    clockwise = tuple((order[0] + n) % seats for n in range(seats))
    if order != clockwise or place >= seats + over:
        raise Untrue(
            "greentown-order-wrong",
            "{order} with {next} to move is no order of {seats} seats",
            order=match[2],
            next=place,
            seats=seats,
        )
    ending = None if match[4] == "no" else match[4]
    return replace(state, round=int(match[1]), order=order, next=place, ending=ending, over=over)


def read_tile(options: Options, text: str) -> tuple[Hex, Tile]:
    """A line such as ``tile (1,-1) 013 AM``."""
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
    return read_hex(match[1]), Tile(exits, piece)


def check_network(options: Options, tiles: Mapping[Hex, Tile]) -> None:
    """The tiles hang together and carry the set's trees and a hotel."""
    network = Network.of(tiles)
    if not tiles or not connected(network):
        raise Untrue("greentown-position-torn", "the tiles above are not one connected network")
    if not network.hotels or len(network.trees) != options.components.trees:
        raise Untrue(
            "greentown-position-pieces",
            "the tiles above need a hotel and exactly {trees} trees",
            trees=options.components.trees,
        )


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
        raise Untrue("greentown-no-such-card", "there is no card {card}", card=match[7][:40])
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
    return replace(state, top=names[0] if names else None, deck=deck)
