"""What a place brings at once: Greenies that a tour could pay, and what the tour in the making pays more."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

from townwright.core.choices import Choice
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Develop, Erect, Lay
from townwright.games.greentown.box.pieces import HOTEL, Tile
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.notation import read_exits
from townwright.games.greentown.seen.gains import Gains
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.reach import visitable
from townwright.games.greentown.tour.tours import Streets

from .tables import ample, network, street, table

LOOP = """
    (0,0) 05 H
    (1,0) 34 .
    (0,1) 012 AC
    (1,1) 3 N
"""


def gains(state: State, *words: str) -> dict[str, int | None]:
    """What can be chosen after these words, with its gain."""
    return {choice.word: choice.gain for choice in found(state, *words) if choice.why_not is None}


def found(state: State, *words: str) -> list[Choice]:
    return list(GAME.choices(state, state.seat, words))


def test_a_tour_visits_what_lies_on_a_round_trip_and_no_dead_end() -> None:
    assert visitable(network(LOOP)) == {Hex(0, 0), Hex(1, 0), Hex(0, 1)}
    assert visitable(street("N", ".", "AC")) == {Hex(q, 0) for q in range(5)}  # between two hotels all of it
    assert visitable(Network.of({})) == frozenset()


def test_what_can_be_visited_is_what_some_way_between_hotels_enters() -> None:
    random = Random("reach")
    for _ in range(60):
        places = [Hex(q, r) for q in range(3) for r in range(3)]
        hotels = random.sample(places, random.randint(1, 2))
        tiles = {place: Tile(random.randrange(64), HOTEL if place in hotels else None) for place in places}

        assert visitable(Network.of(tiles)) == {*hotels} | walked(Network.of(tiles))


def walked(network: Network) -> set[Hex]:
    """The tiles that are entered between hotels, by walking every way that uses a road once."""
    streets, seen = Streets.of(network), set[int]()

    def walk(at: int, used: int, way: tuple[int, ...]) -> None:
        for _, near, road in streets.ways[at]:
            if not used & road:
                if streets.hotel[near]:
                    seen.update(way)
                walk(near, used | road, (*way, near))

    for tile, hotel in enumerate(streets.hotel):
        if hotel:
            walk(tile, 0, ())
    return {streets.places[tile] for tile in seen}


def test_buildings_and_tiles_bring_what_a_tour_could_pay_more() -> None:
    found = Gains(table(LOOP), ample())

    assert found.of(Erect("S", Hex(1, 0))) == 1
    assert found.of(Erect("S", Hex(1, 1), Hex(1, 0))) == 1  # the tree comes where tours come
    assert found.of(Lay(Hex(2, 0), read_exits("34"))) == 0
    assert found.of(Develop(Hex(1, 1), read_exits("23"))) == 0  # no exit of (1,0) meets it
    assert found.of(Develop(Hex(0, 1), read_exits("0145"))) == -1  # the round trip is broken
    assert Gains(table(LOOP.replace("34 .", "345 .")), ample()).of(Develop(Hex(1, 1), read_exits("23"))) == 1


def test_a_stop_brings_what_the_tour_pays_more() -> None:
    state = replace(table(card="8A", seats="3"), network=street("N", "N", "AC", "BS", ".", "BM", "AM", "N"))
    ways = ["~(0,0)" + "0" * number for number in range(10)]
    steps = [gains(state, "T", before)[after] or 0 for before, after in pairwise(ways)]
    last = {choice.word: choice for choice in found(state, "T", ways[8])}[ways[9]]

    assert "A gets 5" in {str(phrase) for phrase in last.brings}
    assert steps == [2, 1, 2, 1, 0, 0, 1, 1, 0]  # a wish fulfilled costs nothing any more
