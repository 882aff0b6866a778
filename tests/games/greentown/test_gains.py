"""What a place brings: what the best tour of the card could pay more, and what the tour in the making pays more."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

from townwright.core.choices import Choice
from townwright.core.limits.budgets import Budget
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Develop, Erect, Lay
from townwright.games.greentown.box.pieces import HOTEL, Tile
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.notation import read_exits, read_part
from townwright.games.greentown.seen.gains import Gains
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.prospects import Prospects
from townwright.games.greentown.tour.reach import visitable
from townwright.games.greentown.tour.tours import Streets, best_tour
from townwright.games.greentown.turn.build_steps import made
from townwright.games.greentown.turn.buildings import erect, erections

from .tables import ample, ample_share, network, say, street, table

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


def test_a_building_brings_what_the_best_tour_of_the_card_pays_more() -> None:
    state = say(table(card="5B"), "B", "+(3,-1)24", "+(-2,1)12")  # three trees pay, and culture is missed: 2
    found = gains(state, "C")

    assert found["C(0,0)"] == 2  # three trees and culture
    assert found["C(3,-1)"] == 0  # where no tour comes
    assert gains(state, "S")["S(0,0)"] == 1  # it pays, and culture is missed as before
    for word in Random(3).sample(sorted(found), 6):
        building = read_part(word)
        assert isinstance(building, Erect)
        assert found[word] == paid(erect(state, building)) - paid(state)


def test_a_step_brings_what_the_best_tour_pays_more_with_the_building_that_may_follow() -> None:
    state = say(table(card="5B"), "B")
    assert set(gains(state, "+").values()) == {2}
    assert set(gains(table(card="5A"), "B", "+").values()) == {0}  # four trees pay, and no more is possible

    developed = say(state, "^(1,-1)0135")
    assert set(gains(developed, "+").values()) == {2}
    assert max(gain or 0 for gain in gains(developed, "^").values()) < 2  # two develops, and no building


def test_what_a_step_promises_is_what_some_building_keeps() -> None:
    state = say(table(card="7A"), "B", "+(3,-1)24")
    told = gains(state, "+")
    for word in Random(5).sample(sorted(told), 2):
        after = say(state, word)
        best = max(paid(erect(after, part)) for part in erections(after, ample()))

        assert told[word] == max(best, paid(after)) - paid(state)


def test_a_develop_after_a_lay_counts_on_no_further_tile_for_a_tree_that_makes_room() -> None:
    state = replace(say(table(card="5B"), "B", "+(3,-1)24"), network=street("N", "N", ".", "N", "N"))
    step = read_part("^(0,0)012")
    assert isinstance(step, Develop)
    after = made(state, step)

    told = Gains(state, ample()).of(step)

    assert told == max(paid(erect(after, part)) for part in erections(after, ample())) - paid(state)


def paid(state: State) -> int:
    """What the best tour of the card would pay the seat whose turn it is."""
    seat = state.seat
    assert state.card is not None
    best = best_tour(state.network, state.card, seat, len(state.players), ample_share())
    return best.paid[seat] if best else 0


def test_what_takes_too_long_to_find_out_is_not_told() -> None:
    state = say(table(card="5B"), "B")
    found = Gains(state, Budget(1_000_000))
    assert state.card is not None
    found.__dict__["_prospects"] = Prospects(state, state.card, Budget(15))

    assert found.of(Lay(Hex(3, -1), read_exits("24"))) is None
    without_card = replace(state, players=(replace(state.player, card=None),) * 2)
    assert Gains(without_card, ample()).of(Lay(Hex(3, -1), read_exits("24"))) is None


def test_a_stop_brings_what_the_tour_pays_more() -> None:
    state = replace(table(card="8A", seats="3"), network=street("N", "N", "AC", "BS", ".", "BM", "AM", "N"))
    ways = ["~(0,0)" + "0" * number for number in range(10)]
    steps = [gains(state, "T", before)[after] or 0 for before, after in pairwise(ways)]
    last = {choice.word: choice for choice in found(state, "T", ways[8])}[ways[9]]

    assert "A gets 5" in {str(phrase) for phrase in last.brings}
    assert steps == [2, 1, 2, 1, 0, 0, 1, 1, 0]  # a wish fulfilled costs nothing any more
