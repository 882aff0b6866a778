"""The turns of Greentown that its lessons are tried with, and their outlines.

A Build can be made in about a million ways, and a tour may follow in hundreds after each. A lesson sees no more of a
turn than its outline, and an outline has few values: all of them are here, and some of the turns themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple

from townwright.games.greentown.actions import Develop, Erect, Lay, Tour
from townwright.games.greentown.map.hexes import Hex, around

ERECTED_AT = re.compile(r"[CSM]\((-?\d+),(-?\d+)\)")
LETTERS = "ABCD"
"""The first letter of a building on the table says whose it is."""
PARTS = {Lay: "lay", Develop: "develop", Erect: "erect", Tour: "tour"}
"""What a part of a turn is called in its outline; every other part is ``other``."""
STEPS = ("lay", "develop")
BUILDS = (
    ("other",),
    *((*steps, *building) for many in (1, 2) for steps in product(STEPS, repeat=many) for building in ((), ("erect",))),
)
TOURS = (("tour",), ("other",))
"""What a Build and a tour can consist of; each may lapse."""
TURNS = {
    "B": BUILDS,
    "EB": BUILDS,
    "T": TOURS,
    "ET": TOURS,
    "BT": tuple((*build, *tour) for build, tour in product(BUILDS, TOURS)),
}
"""What a turn can consist of, by its marker."""
PAID = range(20)
"""The Greenies that a turn can bring: no card has more than nine stops, and a stop pays at most one."""


class Tile(NamedTuple):
    """A tile with a hotel, or with a building of the pupil and its roads."""

    q: int
    r: int
    roads: str
    piece: str


class Purse(NamedTuple):
    """What a seat has."""

    money: int


@dataclass(frozen=True)
class Town:
    """What of a view an outline is made of."""

    tiles: frozenset[Tile]
    seats: tuple[Purse, ...]


class Turn(NamedTuple):
    """A move in notation, and the view of the table after it or what of it an outline is made of."""

    action: str
    after: Any


class Outline(NamedTuple):
    """All that a lesson sees of a turn."""

    parts: tuple[str, ...]
    paid: int
    beside_hotel: bool

    @property
    def wire(self) -> dict[str, Any]:
        """The outline as the page has it."""
        return {"parts": list(self.parts), "paid": self.paid, "besideHotel": self.beside_hotel}


def outline(game: Any, before: Any, turn: Turn, seat: int) -> Outline:
    """The outline of a turn, read from its parts as the rules have them and from the towns before and after it."""
    parts = tuple(PARTS.get(type(part), "other") for part in game.read(turn.action).parts[1:])
    paid = (turn.after.seats[seat].money or 0) - (before.seats[seat].money or 0)
    return Outline(parts, paid, beside_hotel(turn.after.tiles, LETTERS[seat]))


def beside_hotel(tiles: Any, owner: str) -> bool:
    """Whether a road joins a building of this owner to a hotel."""
    hotels = {Hex(tile.q, tile.r) for tile in tiles if tile.piece == "H"}
    return any(
        tile.piece.startswith(owner) and any(around(Hex(tile.q, tile.r))[int(side)] in hotels for side in tile.roads)
        for tile in tiles
    )


def every_outline() -> Iterator[tuple[str, Outline]]:
    """Every outline that a turn can have, each with every marker that allows it."""
    for marker, parts in ((marker, parts) for marker, kinds in TURNS.items() for parts in kinds):
        for paid, beside in product(PAID, (False, True)):
            yield marker, Outline(parts, paid, beside)


def town(view: Any, seat: int) -> Town:
    """What of a view an outline is made of, for a pupil on this seat."""
    kept = {"H", *(f"{LETTERS[seat]}{category}" for category in "CSM")}
    tiles = frozenset(Tile(tile.q, tile.r, tile.roads, tile.piece) for tile in view.tiles if tile.piece in kept)
    return Town(tiles, tuple(Purse(each.money or 0) for each in view.seats))


def turns(game: Any, state: Any, seat: int, most: int, few: int) -> Iterator[Turn]:
    """Every tour, every Build with so many ways for each of its parts, and a few Builds with every tour after them."""
    for action in game.legal(state, seat):
        marker = str(action)
        begun = game.play(state, seat, action)
        if marker == "BT":
            for built in evenly(list(builds(game, begun, seat, marker, most)), few):
                yield from with_tours(game, state, seat, built.action)
        elif marker.endswith("T"):
            yield from with_tours(game, state, seat, marker)
        else:
            yield from builds(game, begun, seat, marker, most)


def evenly(choices: Sequence[Any], most: int) -> Sequence[Any]:
    """So many of them, from the first on, with the same distance between them."""
    return choices[:: -(-len(choices) // most) or 1]


def with_tours(game: Any, state: Any, seat: int, begun: str) -> Iterator[Turn]:
    """A turn that has begun so, with every tour."""
    for part in begun.split():
        state = game.play(state, seat, game.read(part))
    if game.view(state, seat).stage == "erect":
        state = game.play(state, seat, game.read("nothing"))
    for tour in game.legal(state, seat):
        yield Turn(f"{begun} {tour}", town(game.view(game.play(state, seat, tour), seat), seat))


def builds(game: Any, state: Any, seat: int, marker: str, most: int) -> Iterator[Turn]:
    """Builds: two steps, each with buildings that may be erected after them."""
    for first in evenly(game.legal(state, seat), most):
        after_first = game.play(state, seat, first)
        for second in evenly(game.legal(after_first, seat), most):
            steps = f"{marker} {first} {second}"
            after = game.play(after_first, seat, second)
            view = game.view(after, seat)
            before = town(view, seat)
            yield Turn(steps, before)
            if "+" in steps:
                after_part = Erecting(before, {(tile.q, tile.r): tile.roads for tile in view.tiles}, LETTERS[seat], {})
                for part in evenly(game.legal(after, seat), most):
                    if str(part) != "nothing":
                        yield Turn(f"{steps} {part}", after_part.town(str(part)))


class Erecting(NamedTuple):
    """A town after the steps of a Build: a building comes where the notation says, and no road changes."""

    before: Town
    roads: dict[tuple[int, int], str]
    owner: str
    known: dict[str, Town]

    def town(self, part: str) -> Town:
        """The town once a building is erected; where a tree goes does not matter."""
        building = part.partition(">")[0]
        if building not in self.known:
            found = ERECTED_AT.match(building)
            assert found, part
            place = int(found[1]), int(found[2])
            erected = Tile(*place, self.roads[place], self.owner + part[0])
            self.known[building] = replace(self.before, tiles=self.before.tiles | {erected})
        return self.known[building]
