from __future__ import annotations

import pytest

from tests.speed.greentown_agree import agree
from townwright.games.greentown.options import Options, every_option
from townwright.speed.greentown.fast_game import FastGreentown

OPTIONS = tuple(every_option())


@pytest.mark.parametrize(
    "number", [0, 4, 9], ids=lambda number: f"{OPTIONS[number].seats},{OPTIONS[number].setup.name}"
)
def test_numbers_and_readable_rules_play_the_same_game(number: int) -> None:
    assert agree(OPTIONS[number], f"greentown {number}", compiled=False) > 1_000


@pytest.mark.timeout(900)  # compiling it for the first time can take minutes on a busy machine
def test_compiled_numbers_and_readable_rules_play_the_same_game() -> None:
    assert agree(OPTIONS[6], "greentown compiled", compiled=True) > 1_000


def test_a_run_is_the_same_however_it_is_cut() -> None:
    greentown = FastGreentown(Options(), compiled=False)
    whole = greentown.play_games(seed=5, games=3)

    assert [*greentown.play_games(seed=5, games=1), *greentown.play_games(seed=5, games=2, first=1)] == whole
    assert whole != greentown.play_games(seed=6, games=3)


def test_a_choice_that_is_not_there_changes_nothing() -> None:
    greentown = FastGreentown(Options(), compiled=False)
    row = greentown.shuffled(seed=1)
    before = list(row)

    assert [greentown.step(row, choice) for choice in (-1, 5, 1 << 40)] == [-1, -1, -1]
    assert list(row) == before
