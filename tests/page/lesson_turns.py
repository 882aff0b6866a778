"""The turns of Greentown that its lessons are tried with.

A Build can be made in about a million ways, and a tour may follow in hundreds after each. Builds are taken one by one.
Of turns with a Build and a tour there is one for each *outline*, which is all that a lesson can tell apart: how it is
written without its places and exits, the hotels and the buildings of the pupil with their roads, and the Greenies
that came in. A tour moves no building and no road, so every such turn has the outline of a Build with a tour behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple

PLACES_AND_EXITS = re.compile(r"[-\d,)>]")
ERECTED_AT = re.compile(r"[CSM]\((-?\d+),(-?\d+)\)")
LETTERS = "ABCD"
"""The first letter of a building on the table says whose it is."""
TOURS = ("~(", "~-")
"""How a tour is written, or that there is none, without its places."""
PAID = range(10)
"""The Greenies that a tour can bring: no card has more than nine stops, and a stop pays at most one."""


class Tile(NamedTuple):
    """A tile with a hotel, or with a building of the pupil and its roads."""

    q: int
    r: int
    roads: str
    piece: str


class Purse(NamedTuple):
    """What the pupil has."""

    money: int


@dataclass(frozen=True)
class Outline:
    """What of a table the lessons look at."""

    tiles: frozenset[Tile]
    seats: tuple[Purse, ...]


class Turn(NamedTuple):
    """A move in notation, and the view of the table after it or what of it the lessons look at."""

    action: str
    after: Any


def outline(view: Any, seat: int) -> Outline:
    """What of a view the lessons look at, for a pupil on this seat."""
    hotels = {Tile(tile.q, tile.r, "", "H") for tile in view.tiles if tile.piece == "H"}
    own = {Tile(tile.q, tile.r, tile.roads, tile.piece) for tile in view.tiles if tile.piece.startswith(LETTERS[seat])}
    tiles = frozenset(hotels | own)
    return Outline(tiles, (Purse(view.seats[seat].money or 0),))


def written(action: str) -> str:
    """The turn without its places and exits."""
    return PLACES_AND_EXITS.sub("", action)


def turns(game: Any, state: Any, seat: int, most: int) -> Iterator[Turn]:
    """Every tour and every Build, with so many ways for each part of a Build, and every outline of turns with both."""
    for action in game.legal(state, seat):
        marker = str(action)
        begun = game.play(state, seat, action)
        if marker == "BT":
            yield from both(builds(game, begun, seat, marker, most))
        elif marker.endswith("T"):
            for tour in game.legal(begun, seat):
                yield Turn(f"{marker} {tour}", outline(game.view(game.play(begun, seat, tour), seat), seat))
        else:
            yield from builds(game, begun, seat, marker, most)


def evenly(choices: Sequence[Any], most: int) -> Sequence[Any]:
    """So many of them, from the first on, with the same distance between them."""
    return choices[:: -(-len(choices) // most) or 1]


def builds(game: Any, state: Any, seat: int, marker: str, most: int) -> Iterator[Turn]:
    """Builds: two steps, each with buildings that may be erected after them."""
    for first in evenly(game.legal(state, seat), most):
        after_first = game.play(state, seat, first)
        for second in evenly(game.legal(after_first, seat), most):
            steps = f"{marker} {first} {second}"
            after = game.play(after_first, seat, second)
            view = game.view(after, seat)
            before = outline(view, seat)
            yield Turn(steps, before)
            if "+" in steps:
                after_part = Erecting(before, {(tile.q, tile.r): tile.roads for tile in view.tiles}, LETTERS[seat], {})
                for part in evenly(game.legal(after, seat), most):
                    if str(part) != "nothing":
                        yield Turn(f"{steps} {part}", after_part.outline(str(part)))


class Erecting(NamedTuple):
    """A table after the steps of a Build: a building comes where the notation says, and no road changes."""

    before: Outline
    roads: dict[tuple[int, int], str]
    owner: str
    known: dict[str, Outline]

    def outline(self, part: str) -> Outline:
        """The outline once a building is erected; where a tree goes does not matter."""
        building = part.partition(">")[0]
        if building not in self.known:
            found = ERECTED_AT.match(building)
            assert found, part
            place = int(found[1]), int(found[2])
            erected = Tile(*place, self.roads[place], self.owner + part[0])
            self.known[building] = replace(self.before, tiles=self.before.tiles | {erected})
        return self.known[building]


def both(built: Iterable[Turn]) -> Iterator[Turn]:
    """The outlines of turns with one of these Builds and a tour, whatever the tour brings."""
    outlines = {(written(turn.action), turn.after) for turn in built}
    for (action, after), tour in product(sorted(outlines, key=repr), TOURS):
        for paid in PAID if tour == "~(" else (0,):
            purse = Purse(after.seats[0].money + paid)
            yield Turn(f"{action} {tour}", replace(after, seats=(purse,)))


def some_with_both(game: Any, state: Any, seat: int, most: int, few: int) -> Iterator[str]:
    """Legal turns with a Build and a tour: a few of these Builds, taken evenly, with every tour that each allows."""
    begun = game.play(state, seat, game.read("BT"))
    found = [turn.action for turn in builds(game, begun, seat, "BT", most)]
    for build in evenly(found, few):
        after = state
        for part in build.split():
            after = game.play(after, seat, game.read(part))
        if game.view(after, seat).stage == "erect":
            after = game.play(after, seat, game.read("nothing"))
        yield from (f"{build} {tour}" for tour in game.legal(after, seat))
