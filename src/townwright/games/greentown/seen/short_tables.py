"""A table of the printed game in short: how many play, whose visitors, and the tiles that matter.

    seats 3
    card 8 N1-3 C1-2 S1 M0-3
    tile (-1,0) 01245 H
    tile (0,0) 0234 .
    tile (1,0) 0135 AC

A card of the set is called by its name instead, ``card 8A``. Tiles may show any exits, since a printed box may
have others than our set, and only those that a tour could use are needed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.records import TextLine
from townwright.core.refusals import NotNow, Unreadable, Untrue, pinned
from townwright.games.greentown.box.components import Card, Components, Wish
from townwright.games.greentown.box.pieces import CATEGORIES, PIECES, SEATS, VACANT, Tile
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.notation import read_exits, read_hex
from townwright.games.greentown.options import read_options

OPENING = "seats"
TILE = re.compile(r"tile (\(\S+\)) ([0-5]{1,6}) (\S+)")
WISH = re.compile(r"([NCSM])([0-9]{1,2})(?:-([0-9]{1,2}))?")
MOST_TILES, MOST_STOPS = 80, 40
WIDEST = 99
"""Hexes that a table spans each way: a drawing of it stays a page, not a book."""
PRINTED = "-"
"""How a card is called that is written out and has no name."""


@dataclass(frozen=True, slots=True)
class TourTerms:
    """What a tour needs to be paid."""

    network: Network
    card: Card
    seats: int


def is_table(lines: Sequence[TextLine]) -> bool:
    """Whether the lines open as a table in short does; a whole position opens with its round."""
    return bool(lines) and lines[0].text.split(" ")[0] == OPENING


def read_table(lines: Sequence[TextLine], words: Mapping[str, str], texts: Sequence[str] = ()) -> TourTerms:
    """The table that the lines describe; a refusal is pinned to its line."""
    if len(lines) < 2:
        raise Unreadable("greentown-table-card", "below 'seats 3' stands a card, such as 'card 8A'").at(lines[0].number)
    first, second, *rest = lines
    tiles: dict[Hex, Tile] = {}
    with pinned(first.number):
        options = read_options({**words, "seats": first.text.removeprefix(OPENING).strip()}, texts)
    with pinned(second.number):
        card = read_card(second.text, options.components)
    for line in rest:
        with pinned(line.number):
            place, tile = read_tile(line.text, options.seats)
            if place in tiles:
                raise Untrue("greentown-hex-twice", "{hex} stands twice", hex=str(place))
            if len(tiles) == MOST_TILES:
                raise NotNow("greentown-table-large", "a table has at most {most} tiles", most=MOST_TILES)
            tiles[place] = tile
    with pinned(lines[-1].number):
        for way in ([place.q for place in tiles], [place.r for place in tiles]):
            wide = Phrase("greentown-cap-wide", "hexes that the table spans one way")
            at_most(WIDEST, max(way, default=0) - min(way, default=0), wide)
    return TourTerms(Network.of(tiles), card, options.seats)


def read_card(text: str, components: Components) -> Card:
    """``card 8A`` names a card of the set, ``card 8 N1-3 C1-2 S1 M0-3`` writes one out with what is wished."""
    word, *said = text.split(" ")
    if word == "card" and len(said) == 1 and (named := components.card(said[0])) is not None:
        return named
    if word != "card" or len(said) < 2 or not re.fullmatch(r"[1-9][0-9]?", said[0], re.ASCII):
        raise Unreadable("greentown-table-card-unreadable", "write a card like 'card 8A' or 'card 8 N1-3 C1-2 S1 M0-3'")
    wishes = dict.fromkeys(CATEGORIES, Wish(0, 0))
    for each in said[1:]:
        wish = WISH.fullmatch(each)
        if wish is None or int(wish[2]) > int(wish[3] or wish[2]):
            raise Unreadable("greentown-table-wish", "'{wish}' is no wish; write it like N1-3 or S1", wish=each)
        wishes[wish[1]] = Wish(int(wish[2]), int(wish[3] or wish[2]))
    if int(said[0]) > MOST_STOPS:
        raise NotNow("greentown-table-stops", "a card asks for at most {most} stops", most=MOST_STOPS)
    return Card(PRINTED, int(said[0]), tuple(wishes[category] for category in CATEGORIES))


def read_tile(text: str, seats: int) -> tuple[Hex, Tile]:
    """``tile (1,-1) 013 AM``: a place, its exits and what stands there."""
    match = TILE.fullmatch(text)
    if match is None or (match[3] != VACANT and match[3] not in PIECES):
        raise Unreadable(
            "greentown-tile-line", "write it like 'tile (1,-1) 013 AM', with H, N or . for hotel, tree or none"
        )
    piece = PIECES.get(match[3])
    if piece is not None and piece.owner is not None and piece.owner >= seats:
        raise Untrue("greentown-no-such-seat", "there is no seat {seat}", seat=SEATS[piece.owner])
    return read_hex(match[1]), Tile(read_exits(match[2]), piece)
