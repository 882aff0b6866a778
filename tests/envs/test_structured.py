from __future__ import annotations

from random import Random

import numpy as np
import pytest

from townwright.core import registry
from townwright.envs.observations.spaces import observation_space, shown
from townwright.envs.skylines import arrays
from townwright.envs.table import GameTable
from townwright.games.skylines.box.boards import SIDE

from .test_table import play

OPTIONS = [
    ("cities", {"seats": "3", "level": "3"}),
    ("cities", {"seats": "1", "variants": "free"}),
    ("greentown", {"seats": "4"}),
    ("skylines", {"seats": "2", "scenario": "4"}),
    ("skylines", {"seats": "3", "scenario": "5"}),
]


def moment(game: str, words: dict[str, str], steps: int, seed: int = 1) -> GameTable:
    table = GameTable(registry.find(game), words, seed)
    play(table, Random(seed), steps)
    return table


@pytest.mark.parametrize(("game", "words"), OPTIONS)
def test_arrays_stay_in_their_space_to_the_end(game: str, words: dict[str, str]) -> None:
    table, random = moment(game, words, 0), Random(3)
    space = observation_space("structured", table.game, table.options)["observation"]
    while not table.over:
        play(table, random, 9)
        for seat in range(table.options.seats):
            assert space.contains(shown(table, seat, "structured"))


def test_a_city_lies_in_the_corner_of_its_frame() -> None:
    table = moment("cities", {"seats": "2"}, 20)
    city = table.state.cities[1]

    seen = shown(table, 1, "structured")

    assert seen["boards"][0, :4].sum() == 4 * len(city.tiles)
    assert seen["boards"][0, :4, 0].sum() > 0
    assert seen["boards"][0, :4, :, 0].sum() > 0
    assert seen["stock"][0] + seen["boards"][0, 4].sum() == 7
    assert seen["turned_up"].sum() == len(table.state.drawn)


def test_own_money_is_seen_and_others_is_not() -> None:
    table = moment("greentown", {"seats": "3"}, 60)

    for seat in range(3):
        known = shown(table, seat, "structured")["seats"][:, -2:]
        assert known[0].tolist() == [1, table.state.players[seat].money]
        assert known[1:].sum() == 0


def test_owners_of_buildings_are_counted_from_the_seat_that_looks() -> None:
    table = moment("greentown", {"seats": "2"}, 60)
    built = [
        tile.piece.owner for tile in table.state.network.tiles.values() if tile.piece and tile.piece.category != "N"
    ]
    owners = sorted(owner for owner in built if owner is not None)

    one, other = (shown(table, seat, "structured")["tiles"][:, -2] for seat in range(2))

    assert owners
    assert sorted(int(owner) - 1 for owner in one if owner) == owners
    assert np.array_equal(other, np.choose(one, [0, 2, 1]))


def test_every_card_of_skylines_is_in_one_place_at_most() -> None:
    table = moment("skylines", {"seats": "2", "scenario": "4"}, 40)

    seen = shown(table, 0, "structured")
    places = seen["hands"].sum(axis=0) + seen["roles"].sum(axis=0) + seen["piles"] + seen["exchange"] + seen["news"]

    assert places.max() == 1
    assert seen["bars"].tolist() == list(table.state.bars)
    assert [len(hand) for hand in table.state.hands] == seen["hands"].sum(axis=1).tolist()


def test_the_map_of_skylines_shows_boards_and_tiles() -> None:
    table = moment("skylines", {"seats": "1"}, 40)
    state = table.state

    seen = shown(table, 0, "structured")["map"]

    assert seen.shape == (len(arrays.PLANES), SIDE, 3 * SIDE)
    covered = seen[4:17].sum(axis=0)
    assert covered.sum() == state.covered.bit_count()
    assert np.array_equal(seen[-1] > 0, covered > 0)
    assert (seen[0] - covered).sum() == state.free.bit_count()
    assert seen[-1].max() == len(state.tiles) > 0
