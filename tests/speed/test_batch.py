from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from townwright.core.dealer import Dealer
from townwright.games.cities import GAME
from townwright.games.cities.options import Options, every_option
from townwright.speed.cities.batch import CityBatch
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.row_layout import HAND, STACK, TURNED_UP

OPTIONS = tuple(options for options in every_option() if options.terms.compiled)
MODES = (False, True)
both_modes = pytest.mark.parametrize("compiled", MODES, ids=lambda compiled: "compiled" if compiled else "plain")


def dealers(number: int) -> list[Dealer]:
    return [Dealer(hashlib.sha256(bytes([game])).digest()) for game in range(number)]


@both_modes
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options.variants))
def test_every_game_of_a_batch_is_the_game_of_its_dealer(options: Options, compiled: bool) -> None:
    batch, luck = CityBatch(options, 3, compiled), np.random.default_rng(5)
    batch.deal(dealers(3))
    rows = [batch.fast.dealt(dealer) for dealer in dealers(3) for _ in range(options.seats)]
    while not batch.over:
        choices = (luck.random(len(batch)) * batch.counts).astype(np.int64)
        batch.step(choices)
        counts = [batch.fast.step(row, int(choice)) for row, choice in zip(rows, choices, strict=True)]
        assert counts == batch.counts.tolist()
    assert batch.points().tolist() == [batch.fast.points(row) for row in rows]


@both_modes
def test_a_dealt_game_replays_by_the_readable_rules(compiled: bool) -> None:
    options = Options(level=3)
    batch = CityBatch(options, 1, compiled)
    batch.deal(dealers(1))
    state, drawn = GAME.start(options), 0
    while not batch.over:
        while GAME.to_act(state) == (-1,):
            state = GAME.play(state, -1, dealers(1)[0].pick("stack", drawn, GAME.legal(state, -1)))
            drawn += 1
        words = []
        for _ in range(1 if state.round == 0 else 2):
            words.append(batch.fast.names(batch.rows[0])[0])
            batch.step(np.zeros(1, np.int64))
        state = GAME.play(state, 0, GAME.read(" ".join(words)))
    assert batch.points().tolist() == [GAME.standing(state, 0).total]


@both_modes
def test_shuffled_games_are_those_of_whole_runs(compiled: bool) -> None:
    batch = CityBatch(Options(), 4, compiled)
    batch.shuffle(seed=9, first=3)

    assert [list(row) for row in batch.rows] == [
        list(FastCities(Options(), compiled).shuffled(9, number)) for number in range(3, 7)
    ]


@both_modes
@pytest.mark.parametrize("options", [Options(), Options(seats=2, variants=("nojump", "onemore"))], ids=["solo", "two"])
def test_masks_mark_as_many_actions_as_there_are_choices(options: Options, compiled: bool) -> None:
    batch, luck = CityBatch(options, 4, compiled), np.random.default_rng(2)
    while not batch.over:
        masks = batch.masks()
        assert masks.sum(axis=1).tolist() == batch.counts.tolist()
        batch.step_actions(np.array([luck.choice(np.flatnonzero(mask)) for mask in masks]))


@both_modes
def test_what_is_seen_does_not_depend_on_tiles_still_to_come(compiled: bool) -> None:
    batch, luck = CityBatch(Options(level=3), 5, compiled), np.random.default_rng(3)
    while not batch.over:
        twin = batch.copy()
        for row in twin.rows:
            future = slice(STACK + int(row[TURNED_UP]), None)
            row[future] = row[future][::-1]
        for name, shown in vars(batch.see()).items():
            assert np.array_equal(shown, getattr(twin.see(), name)), name
        batch.step((luck.random(len(batch)) * batch.counts).astype(np.int64))


@both_modes
def test_a_copy_goes_its_own_way(compiled: bool) -> None:
    batch = CityBatch(Options(), 2, compiled)
    copied = batch.copy()
    before = batch.see()

    copied.step(np.array([5, 7]))

    assert np.array_equal(batch.see().boards, before.boards)
    assert not np.array_equal(copied.see().boards, before.boards)


@pytest.mark.parametrize("choices", [[0, -1], [0, 10_000]], ids=str)
def test_choices_that_are_not_there_are_refused(choices: list[int]) -> None:
    batch = CityBatch(Options(), 2, compiled=False)

    with pytest.raises(ValueError, match="one choice below its count"):
        batch.step(np.array(choices))


@both_modes
@pytest.mark.parametrize("given", [[0], [0, 0, 0], [[0, 0]], 0], ids=str)
def test_one_number_for_every_row_is_asked_for(given: Any, compiled: bool) -> None:
    batch = CityBatch(Options(), 2, compiled)

    with pytest.raises(ValueError, match="2 rows need one choice each, not an array of the shape"):
        batch.step(np.array(given))
    with pytest.raises(ValueError, match="2 rows need one action each, not an array of the shape"):
        batch.step_actions(np.array(given))


@both_modes
@pytest.mark.parametrize("given", [[0.0, float("nan")], [0.5, 0.0], [True, False], ["0", "0"]], ids=str)
def test_what_is_no_whole_number_is_refused(given: Any, compiled: bool) -> None:
    batch = CityBatch(Options(), 2, compiled)

    with pytest.raises(ValueError, match="every choice is a whole number"):
        batch.step(np.array(given))
    with pytest.raises(ValueError, match="every action is a whole number"):
        batch.step_actions(np.array(given))


@both_modes
@pytest.mark.parametrize("action", [-1, 10**9])
def test_an_action_that_is_not_open_is_refused_by_its_row(action: int, compiled: bool) -> None:
    batch = CityBatch(Options(), 2, compiled)
    open_one = int(batch.masks()[0].argmax())

    with pytest.raises(ValueError, match=f"the action {action} is not open in row 1"):
        batch.step_actions(np.array([open_one, action]))


def test_the_boards_of_a_tile_in_hand_show_its_turns() -> None:
    batch = CityBatch(Options(), 1, compiled=False)
    batch.deal(dealers(1))
    batch.step(np.array([0]))
    seen = batch.see()
    tile = batch.fast.tile_number(batch.rows[0][HAND])
    face = Options().tiles.face(tile).replace("/", "")

    shown = ["".join("APTW"[kind] for kind in seen.hand[0, 0].argmax(axis=0).ravel())]

    assert shown == [face]
    assert seen.turned_up[0].sum() == 4
