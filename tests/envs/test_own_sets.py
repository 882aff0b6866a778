from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.envs.greentown_sets import block, square
from townwright.core import registry
from townwright.core.limits.budgets import Budget, BudgetShare, ShareSpent
from townwright.envs.chances import dealer_of
from townwright.envs.plays import GameSetup, compiled_games
from townwright.envs.table import GameTable
from townwright.games.greentown.tour.tours import tours as readable_tours
from townwright.speed.greentown import row_layout, tours
from townwright.speed.greentown.fast_game import FastGreentown
from townwright.speed.greentown.learner import learner_steps, open_numbers
from townwright.speed.greentown.learner.action_numbers import FIRST_ANNOUNCED, TOUR_LAPSES

BLOCK = {"set": "block", "setup": "block"}
TOUR = FIRST_ANNOUNCED + row_layout.T


class PlainGame:
    """A game over rows in plain Python, said number by number."""

    def __init__(self, options: Any, seed: int) -> None:
        self.fast = FastGreentown(options, compiled=False)
        self.row, self.said = self.fast.dealt(dealer_of(seed)), [0] * 128
        self.numbers, self.marks = [0] * open_numbers.MOST_OPEN, [0] * 5_000
        learner_steps.mark(self.fast.box, self.row, self.said, self.numbers, self.marks)

    @property
    def opened(self) -> list[int]:
        return self.numbers[1 : 1 + self.numbers[0]]

    def take(self, number: int) -> None:
        assert learner_steps.take(self.fast.box, self.row, self.said, self.numbers, self.marks, number)


def compiles(text: str) -> bool:
    """Whether environments take the compiled rules for a set of Greentown."""
    return compiled_games(GameSetup(registry.find("greentown"), BLOCK, (text,))) is not None


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        (block(square(4), spare_tiles=8, stops=4), True),
        (block(square(4), spare_tiles=24, stops=4), False),  # 40 tiles with 120 roads
        (block(square(2, far=40), spare_tiles=4, stops=4), False),
        (block(square(2, far=20), spare_tiles=12, stops=4), False),
        (block(square(2, far=20), spare_tiles=10, stops=4), True),
    ],
)
def test_sets_that_rows_have_no_room_for_are_played_by_the_readable_rules(text: str, fits: bool) -> None:
    assert compiles(text) == fits


def test_a_tour_that_nobody_finds_lapses_over_rows_as_by_the_readable_rules() -> None:
    table = GameTable(registry.find("greentown"), BLOCK, 1, components=(block(square(5), spare_tiles=0, stops=12),))
    game = PlainGame(table.options, 1)
    game.take(TOUR)
    table.take(table.to_act[0], TOUR)

    assert game.opened == [TOUR_LAPSES] == list(table.offered(table.to_act[0]))


def is_found(table: GameTable, stops: int, steps: int) -> bool:
    """Whether the readable rules find a tour in so many steps."""
    try:
        return next(readable_tours(table.state.network, stops, BudgetShare(Budget(10**9), steps)), None) is not None
    except ShareSpent:
        return False


def test_rows_find_a_tour_in_as_many_steps_as_the_readable_rules() -> None:
    table, random, met = GameTable(registry.find("greentown"), {}, 1), Random(1), set()
    game = PlainGame(table.options, 1)
    for _ in range(60):
        number = random.choice(game.opened)
        table.take(table.to_act[0], number)
        game.take(number)
        for stops in (5, 7, 9):
            for steps in (3, 6, 12, 30):
                found = is_found(table, stops, steps)
                room = game.row.copy()
                assert (tours.find_tour(game.fast.box, room, stops, 0, steps) == 0) == found
                met.add((steps, found))

    assert {(6, True), (6, False), (30, True), (30, False)} <= met


def test_a_tour_that_was_begun_can_be_said_to_its_end_however_few_steps_are_looked_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (tours, open_numbers):
        monkeypatch.setattr(module, "TOUR_STEPS", 7)
    game, random, lapsed, begun = PlainGame(registry.find("greentown").options({}), 2), Random(2), 0, 0
    while game.opened:
        if TOUR_LAPSES in game.opened:
            assert game.said[0] == 0
            lapsed += 1
        begun += game.row[row_layout.STAGE] == row_layout.TOUR and game.said[0] == 1
        game.take(random.choice(game.opened))

    assert begun > 2
    assert lapsed > 0
