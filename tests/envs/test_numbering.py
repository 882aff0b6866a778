from __future__ import annotations

from random import Random

import numpy as np
import pytest

from townwright.core import registry
from townwright.envs import aec, parallel
from townwright.envs.actions import numbering
from townwright.envs.actions.numbering import PAGE, AskedSeat, OfferedOrder, count, meaning
from townwright.envs.chances import dealer_of
from townwright.envs.greentown import numbers as greentown
from townwright.envs.observations.spaces import shown
from townwright.envs.solo import SoloEnv
from townwright.envs.spiel import SpielGame
from townwright.envs.table import GameTable
from townwright.games.greentown.map.hexes import Hex
from townwright.games.skylines.options import read_options
from townwright.speed.cities import action_numbers
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.observation import see

from .test_table import new_table, play

every_game = pytest.mark.parametrize("game", registry.names())


@every_game
def test_every_number_has_a_meaning_of_its_own(game: str) -> None:
    rules = registry.find(game)
    options = rules.options({})

    meanings = [meaning(rules, options, number) for number in range(count(rules, options))]

    assert len(set(meanings)) == len(meanings)
    with pytest.raises(ValueError, match=f"and none is {len(meanings)}"):
        meaning(rules, options, len(meanings))


@every_game
def test_words_and_numbers_say_the_same(game: str) -> None:
    table, random = new_table(game), Random(1)
    while not table.over:
        seat, before = table.to_act[0], table.copy()
        numbers = []
        while len(table.events) == len(before.events):
            numbers.append(random.choice(list(table.offered(seat))))
            table.take(seat, numbers[-1])
        said = str(table.events[len(before.events)].action)

        again = before.copy()
        for number in before.spell(seat, said):
            again.take(seat, number)

        assert again.events[len(before.events)].action == table.events[len(before.events)].action
        assert len(before.spell(seat, said)) <= len(numbers)


@every_game
def test_words_that_cannot_be_said_have_no_numbers(game: str) -> None:
    with pytest.raises(ValueError, match="seat 0 cannot say 'jump over the moon' now"):
        new_table(game).spell(0, "jump over the moon")


@every_game
def test_all_interfaces_have_the_same_numbers(game: str) -> None:
    rules = registry.find(game)
    options = rules.options({"seats": "2"})
    spiel = type("Spiel", (SpielGame,), {"kind": rules})({"options": "seats:2"})
    width = count(rules, options)

    assert aec.env(game, seats=2).action_space("seat_0").n == width
    assert parallel.parallel_env(game, seats=2).action_space("seat_0").n == width
    assert spiel.num_distinct_actions() == width
    if game != "greentown":
        assert SoloEnv(game).action_space.n == count(rules, rules.options({"seats": "1"}))  # type: ignore[attr-defined]


@pytest.mark.parametrize("variants", ["-", "onemore", "nojump", "quickstart"])
def test_numbers_and_boards_of_a_city_are_those_of_the_batch(variants: str) -> None:
    rules, random = registry.find("cities"), Random(3)
    table = GameTable(rules, {"level": "1", "variants": variants}, seed=5)
    fast = FastCities(table.options, compiled=False)
    row = fast.dealt(dealer_of(5))
    while not table.over:
        marks = [0] * action_numbers.ACTIONS
        action_numbers.mark(row, marks)
        assert sorted(table.offered(0)) == [number for number, mark in enumerate(marks) if mark]
        seen, batch = shown(table, 0, "structured"), see(np.array([row], np.uint64), fast)
        assert np.array_equal(seen["boards"], batch.boards)
        assert np.array_equal(seen["turned_up"], batch.turned_up[0])
        assert np.array_equal(seen["stage"].argmax(), batch.stage[0])
        assert not batch.hand.any() or np.array_equal(seen["hand"][0], batch.hand[0])

        number = random.choice(list(table.offered(0)))
        table.take(0, number)
        fast.step(row, action_numbers.choice_of(row, number))
    assert table.worth(0) == fast.points(row)


def test_the_numbers_of_skylines_begin_alike_in_every_set() -> None:
    rules = registry.find("skylines")
    one, other = (read_options({"set": name}) for name in ("townwright-draft-1", "townwright-tuned-2"))

    assert [meaning(rules, one, number) for number in range(1_800)] == [
        meaning(rules, other, number) for number in range(1_800)
    ]


def test_a_hex_outside_the_grid_has_no_number() -> None:
    assert meaning(registry.find("greentown"), None, greentown.hex_number(Hex(-3, 2))) == "hex (-3,2)"
    with pytest.raises(ValueError, match="outside the grid"):
        greentown.hex_number(Hex(0, 40))


def test_words_of_a_game_from_outside_are_numbered_in_the_order_offered() -> None:
    words = tuple(map(str, range(PAGE + 5)))

    def ways(offered: tuple[str, ...]) -> list[tuple[int, ...]]:
        asked = AskedSeat(registry.find("cities"), None, None, 0, (), lambda: offered)
        return [way.numbers for way in OfferedOrder().ways(asked)]

    assert ways(words[:3]) == [(0,), (1,), (2,)]
    assert ways(words)[-1] == (1, 4)
    assert isinstance(numbering.numbering_of("brickford"), OfferedOrder)
    assert OfferedOrder().count(None) == PAGE
    assert OfferedOrder().meaning(4, None) == "word 4 of those that are offered"


@every_game
def test_a_game_goes_on_from_the_middle_of_an_action(game: str) -> None:
    table = new_table(game)
    play(table, Random(2), steps=31)
    loaded = GameTable.load(table.save())

    assert (loaded.half, loaded.said, loaded.spoken) == (table.half, table.said, table.spoken)
    assert [loaded.offered(seat) for seat in range(2)] == [table.offered(seat) for seat in range(2)]
