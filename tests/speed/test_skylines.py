from __future__ import annotations

from dataclasses import replace

import pytest

from tests.speed.skylines_agree import agree
from tests.speed.wild_set import wild_set
from townwright.games.skylines import GAME
from townwright.games.skylines.box.boards import TURNS, Layout, Slot, check_layout
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.box.loader import own_set
from townwright.games.skylines.options import every_option
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.fast_game import FastSkylines

OPTIONS = tuple(every_option())


@pytest.mark.parametrize("number", [1, 11], ids=lambda number: f"{OPTIONS[number].scenario},{OPTIONS[number].seats}")
def test_numbers_and_readable_rules_play_the_same_game(number: int) -> None:
    assert agree(OPTIONS[number], f"skylines {number}", compiled=False) > 1_000


@pytest.mark.timeout(900)  # compiling it for the first time can take minutes on a busy machine
@pytest.mark.parametrize("number", range(len(OPTIONS)), ids=lambda number: f"{number}-{OPTIONS[number].scenario}")
def test_compiled_numbers_and_readable_rules_play_the_same_game(number: int) -> None:
    assert agree(OPTIONS[number], f"skylines compiled {number}", compiled=True) > 500


@pytest.mark.timeout(900)
@pytest.mark.parametrize("number", [8, 9, 11, 12])
@pytest.mark.parametrize("box", [own_set("townwright-tuned-2"), wild_set()], ids=lambda box: str(box.name))
def test_other_sets_are_played_the_same_way(box: Box, number: int) -> None:
    assert agree(replace(OPTIONS[number], box=box), f"skylines {box.name}", compiled=True) > 300


def test_a_run_is_the_same_however_it_is_cut() -> None:
    skylines = FastSkylines(GAME.options({}), compiled=False)
    whole = skylines.play_games(seed=5, games=3)

    assert [*skylines.play_games(seed=5, games=1), *skylines.play_games(seed=5, games=2, first=1)] == whole
    assert whole != skylines.play_games(seed=6, games=3)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("scenario", ["intro", "4", "5"])
def test_both_modes_begin_the_same_games_from_the_same_seed(scenario: str) -> None:
    """``dev soak speed`` lets both play them to their ends, for which alone whole games are compiled."""
    options = GAME.options({"scenario": scenario})

    plain, compiled = (
        [FastSkylines(options, mode).shuffled(7, number) for number in range(4)] for mode in (False, True)
    )

    assert plain == [list(map(int, row)) for row in compiled]


@pytest.mark.parametrize("seats", ["1", "4"])
def test_boards_that_are_laid_out_at_random_meet_as_the_rules_want(seats: str) -> None:
    skylines = FastSkylines(GAME.options({"scenario": "5", "seats": seats}), compiled=False)

    for number in range(20):
        row = skylines.shuffled(seed=3, number=number)
        places = zip(
            row[at.SLOT_ROW :], row[at.SLOT_COLUMN :], row[at.SLOT_BOARD :], range(row[at.SLOT_COUNT]), strict=False
        )
        slots = tuple(
            Slot(line, column, skylines.boards[board // TURNS], board % TURNS) for line, column, board, _ in places
        )

        assert len(slots) == skylines.options.boards
        check_layout(Layout(slots), skylines.options.box.boards)


def test_a_choice_that_is_not_there_changes_nothing() -> None:
    skylines = FastSkylines(GAME.options({}), compiled=False)
    row = skylines.shuffled(seed=1)
    before = list(row)

    assert [skylines.step(row, choice) for choice in (-1, 3, 1 << 40)] == [-1, -1, -1]
    assert list(row) == before
