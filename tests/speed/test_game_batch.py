from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import numpy as np
import pytest

from townwright.core.dealer import Dealer
from townwright.games.greentown import GAME as GREENTOWN
from townwright.games.skylines import GAME as SKYLINES
from townwright.speed.greentown import row_layout as greentown_row
from townwright.speed.greentown.batch import GreentownBatch
from townwright.speed.runtime.readable_games import Deals
from townwright.speed.runtime.row_batch import LOST
from townwright.speed.skylines import row_layout as skylines_row
from townwright.speed.skylines.batch import SkylinesBatch

MODES = (False, True)
both_modes = pytest.mark.parametrize("compiled", MODES, ids=lambda compiled: "compiled" if compiled else "plain")
slow_to_compile = pytest.mark.timeout(900)  # compiling for the first time can take minutes on a busy machine


def dealers(number: int) -> list[Dealer]:
    return [Dealer(hashlib.sha256(bytes([game])).digest()) for game in range(number)]


def skylines(games: int, compiled: bool, scenario: str = "4") -> SkylinesBatch:
    return SkylinesBatch(SKYLINES.options({"scenario": scenario}), games, compiled)


def greentown(games: int) -> GreentownBatch:
    return GreentownBatch(GREENTOWN.options({}), games, compiled=False)


def random_choices(batch: Any, luck: np.random.Generator) -> Any:
    return (luck.random(len(batch)) * batch.counts).astype(np.int64)


@slow_to_compile
@both_modes
def test_every_game_of_a_batch_is_the_game_of_its_dealer(compiled: bool) -> None:
    batch, luck = skylines(3, compiled), np.random.default_rng(5)
    batch.deal(dealers(3))
    rows = [batch.fast.dealt(dealer) for dealer in dealers(3)]
    while not batch.over:
        choices = random_choices(batch, luck)
        batch.step(choices)
        for row, choice in zip(rows, choices, strict=True):
            batch.fast.step(row, int(choice))
        assert [int(row[skylines_row.CHOICES]) for row in rows] == batch.counts.tolist()
    worth = [LOST if batch.fast.loss(row) else batch.fast.points(row) for row in rows]
    assert batch.points().tolist() == [[each] * 2 for each in worth]


@slow_to_compile
@both_modes
def test_a_dealt_game_replays_by_the_readable_rules(compiled: bool) -> None:
    batch, random, deals = skylines(1, compiled), Random(2), Deals("replay")
    batch.deal([deals.dealer])
    state, rewards = deals.start(SKYLINES, batch.fast.options), batch.points()
    while SKYLINES.to_act(state):
        choice = random.randrange(int(batch.counts[0]))
        action = list(batch.fast.actions(batch.row(0)))[choice]
        rewards = batch.step(np.array([choice]))
        state = deals.go_on(SKYLINES, SKYLINES.play(state, state.seat, action))
    assert batch.over
    assert rewards.tolist() == [[LOST if state.loss else SKYLINES.standing(state, 0).total] * 2]


@slow_to_compile
@both_modes
@pytest.mark.parametrize("scenario", ["intro", "5"])
def test_shuffled_games_of_skylines_are_those_of_whole_runs(scenario: str, compiled: bool) -> None:
    batch = skylines(4, compiled, scenario)
    batch.shuffle(seed=9, first=3)
    length = skylines_row.GAME_LENGTH

    assert [list(row) for row in batch.rows] == [
        list(batch.fast.shuffled(9, number)[:length]) for number in range(3, 7)
    ]


def test_shuffled_games_of_greentown_are_those_of_whole_runs() -> None:
    batch = greentown(3)
    batch.shuffle(seed=9, first=3)
    length = greentown_row.GAME_LENGTH

    assert [list(row) for row in batch.rows] == [
        list(batch.fast.shuffled(9, number)[:length]) for number in range(3, 6)
    ]


def test_greentown_is_played_as_row_by_row() -> None:
    batch, luck = greentown(2), np.random.default_rng(5)
    batch.shuffle(seed=4)
    rows = [batch.fast.shuffled(4, number) for number in range(2)]
    for _ in range(40):
        choices = random_choices(batch, luck)
        batch.step(choices)
        counts = [batch.fast.step(row, int(choice)) for row, choice in zip(rows, choices, strict=True)]
        assert counts == batch.counts.tolist()
    money = slice(greentown_row.MONEY, greentown_row.MONEY + 2)
    assert batch.points().tolist() == [list(row[money]) for row in rows]


def test_what_is_seen_of_skylines_does_not_depend_on_cards_still_to_come() -> None:
    at, batch, luck = skylines_row, skylines(3, compiled=False), np.random.default_rng(3)
    while not batch.over:
        twin = batch.copy()
        for row in twin.rows:
            for pile in range(at.PILES):
                first = at.PILE + pile * at.PILE_ROOM
                future = slice(first + row[at.PILE_AT + pile], first + row[at.PILE_SIZE + pile])
                row[future] = row[future][::-1]
            roles = slice(at.DECK + row[at.DECK_AT], at.DECK + row[at.DECK_SIZE])
            row[roles] = row[roles][::-1]
        for name, shown in batch.see().items():
            assert np.array_equal(shown, twin.see()[name]), name
        batch.step(random_choices(batch, luck))


def test_what_is_seen_of_greentown_hides_the_deck_and_the_money_of_others() -> None:
    at, batch, luck = greentown_row, greentown(2), np.random.default_rng(3)
    for _ in range(30):
        twin = batch.copy()
        seen = batch.see()
        for row, seat in zip(twin.rows, seen["seat"].tolist(), strict=True):
            future = slice(at.DECK + row[at.DECK_AT], at.DECK + row[at.DECK_SIZE])
            row[future] = row[future][::-1]
            row[at.MONEY + 1 - seat] += 5
        for name, shown in seen.items():
            assert np.array_equal(shown, twin.see()[name]), name
        batch.step(random_choices(batch, luck))


def test_cards_and_squares_of_skylines_are_seen_where_they_are() -> None:
    batch, luck = skylines(3, compiled=False), np.random.default_rng(1)
    for _ in range(20):
        batch.step(random_choices(batch, luck))
        seen = batch.see()
        assert (seen["hands"].sum(axis=1) + seen["exchange"] + seen["piles"]).max() <= 1
        assert (seen["free"][:, None] * seen["tiles"]).sum() == 0
        squares = [
            sum(len(batch.fast.tile(row, number)[2]) for number in range(row[skylines_row.TILE_COUNT]))
            for row in batch.rows
        ]
        assert seen["tiles"].sum(axis=(1, 2, 3)).tolist() == squares


def test_masks_mark_as_many_choices_as_there_are() -> None:
    batch = skylines(3, compiled=False)

    assert batch.masks().sum(axis=1).tolist() == batch.counts.tolist()
    assert batch.masks(width=1).tolist() == [[1]] * 3


@pytest.mark.parametrize("choices", [[0, -1], [0, 10_000]], ids=str)
def test_choices_that_are_not_there_are_refused(choices: list[int]) -> None:
    batch = skylines(2, compiled=False)

    with pytest.raises(ValueError, match="one choice below its count"):
        batch.step(np.array(choices))


@pytest.mark.parametrize(
    ("choices", "why"),
    [([0], "one choice each"), ([[0, 0]], "one choice each"), ([0.0, float("nan")], "is a whole number")],
    ids=str,
)
def test_one_whole_number_for_every_game_is_asked_for(choices: Any, why: str) -> None:
    batch = skylines(2, compiled=False)

    with pytest.raises(ValueError, match=why):
        batch.step(np.array(choices))


def test_a_copy_goes_its_own_way() -> None:
    batch = skylines(2, compiled=False)
    copied = batch.copy()
    before = [list(row) for row in batch.rows]

    copied.step(np.zeros(2, np.int64))

    assert [list(row) for row in batch.rows] == before
    assert [list(row) for row in copied.rows] != before


def test_every_choice_of_a_game_can_be_named() -> None:
    towns, cities = skylines(2, compiled=False), greentown(2)

    assert [len(list(towns.fast.actions(towns.row(game)))) for game in range(2)] == towns.counts.tolist()
    assert [len(list(cities.fast.parts(cities.row(game)))) for game in range(2)] == cities.counts.tolist()
