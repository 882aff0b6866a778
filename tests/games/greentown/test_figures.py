"""The check figures of rule 16, counted by the game itself."""

from __future__ import annotations

from functools import cache

import pytest

from townwright.games.greentown.actions import Develop, Lay
from townwright.games.greentown.box.pieces import CULTURE, SPORT, Piece
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.tours import tours
from townwright.games.greentown.turn.build_steps import develops, lays, make, steps

from .tables import ample, table

SETUPS = ("first", "flower", "strip")


@pytest.mark.parametrize(
    ("setup", "lay_count", "develop_count"), [("first", 30, 58), ("flower", 38, 50), ("strip", 60, 40)]
)
def test_the_first_step_of_a_game(setup: str, lay_count: int, develop_count: int) -> None:
    state = table(setup=setup)

    assert sum(1 for _ in lays(state, ample())) == lay_count
    assert sum(1 for _ in develops(state, 0, ample())) == develop_count


@pytest.mark.parametrize(
    ("setup", "counts"),
    [("first", (96, 84, 204, 92, 12)), ("flower", (12, 16, 2, 20, 0)), ("strip", (28, 24, 12, 4, 0))],
)
def test_tours_with_five_to_nine_stops(setup: str, counts: tuple[int, ...]) -> None:
    network = table(setup=setup).network

    assert tuple(sum(1 for _ in tours(network, stops, ample())) for stops in range(5, 10)) == counts


@cache
def built(setup: str) -> tuple[int, dict[Network, tuple[State, bool]]]:
    """How many sequences of two steps there are, and the boards that they lead to, with whether a tile was laid."""
    state, sequences, boards = table(setup=setup), 0, {}
    for first in steps(state, 0, ample()):
        developed = first.place if isinstance(first, Develop) else None
        after = make(state, 0, first)
        for second in steps(after, 0, ample(), developed):
            sequences += 1
            end = make(after, 0, second, developed)
            boards[end.network] = end, isinstance(first, Lay) or isinstance(second, Lay)
    return sequences, boards


def erections(state: State, laid: bool) -> int:
    """Ways of erecting with a full stock, none included: three categories, on vacant tiles and instead of trees."""
    vacant, trees = len(state.network.vacant), len(state.network.trees)
    return 1 + 3 * (vacant + trees * vacant) if laid else 1


@pytest.mark.parametrize(
    ("setup", "sequence_count", "board_count", "build_count"),
    [("first", 7_788, 4_028, 176_900), ("flower", 7_870, 4_015, 144_274), ("strip", 10_608, 5_477, 333_035)],
)
def test_the_builds_of_the_first_turn(setup: str, sequence_count: int, board_count: int, build_count: int) -> None:
    sequences, boards = built(setup)

    assert sequences == sequence_count
    assert len(boards) == board_count
    assert sum(erections(state, laid) for state, laid in boards.values()) == build_count


@pytest.mark.parametrize(("setup", "count"), [("first", 7_607_752), ("flower", 1_424_258), ("strip", 5_997_504)])
def test_the_builds_followed_by_a_tour_of_five_stops(setup: str, count: int) -> None:
    """Counted by the sites that are taken, since a category changes no route."""
    found, memo = 0, dict[tuple[object, frozenset[object]], int]()
    for state, laid in built(setup)[1].values():
        network = state.network
        found += count_tours(memo, network)
        if laid:
            # Where a tree makes room it goes to a vacant tile: the same sites are taken as by a building there.
            ways = 3 * (1 + len(network.trees))
            found += ways * sum(count_tours(memo, network.placed(place, Piece(CULTURE, 0))) for place in network.vacant)
    assert found == count


def count_tours(memo: dict[tuple[object, frozenset[object]], int], network: Network) -> int:
    """Tours with five stops; they depend on the roads and the sites that are taken, not on open exits."""
    roads = tuple((place, network.roads[place]) for place, _ in network)
    key = (roads, frozenset(place for place, tile in network if not tile.vacant))
    if key not in memo:
        memo[key] = sum(1 for _ in tours(network, 5, ample()))
    return memo[key]


def test_a_building_of_another_category_changes_no_route() -> None:
    network = table(setup="first").network
    place = network.vacant[0]

    assert list(tours(network.placed(place, Piece(CULTURE, 0)), 5, ample())) == list(
        tours(network.placed(place, Piece(SPORT, 1)), 5, ample())
    )


def test_the_exits_of_the_whole_set_and_of_the_first_setup() -> None:
    """Rule 17: 119 exits in all, 36 of them on the table at the start."""
    state = table(setup="first")
    kinds = state.options.components.kinds

    assert sum(kind.count * kind.exits.bit_count() for kind in kinds if not kind.spare) == 119
    assert sum(tile.exits.bit_count() for _, tile in state.network) == 36
