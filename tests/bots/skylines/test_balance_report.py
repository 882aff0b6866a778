"""The command that holds a set against its targets tells of every kind of game."""

from __future__ import annotations

import re

import pytest
from benchmarks.balance import Cell, Task, play
from benchmarks.balance_report import report
from benchmarks.balance_targets import modules_verdict

from townwright.games.skylines.loading import own_set

SET = "townwright-tuned-2"


def test_a_free_game_is_reported_with_its_cards_and_without_its_boards(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = play(Task(Cell("expert", "5", 2, modules=True, capital=10), seed=1, set=SET, nodes=1))

    assert set(outcome.drawn) <= own_set(SET).cards.keys()
    report([outcome] * 10)
    assert "cards played in 10–90 % of the games that draw them" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("scenario", "median", "told"),
    [
        ("4", 65, "met    .* all modules shift the median by at most 5: [+]5"),
        ("4", 66, "MISSED .* all modules shift the median by at most 5: [+]6"),
        ("3", 66, " {7}expert .* modules without news shift the median: [+]6"),
    ],
)
def test_only_modules_with_news_are_judged_by_what_they_shift(scenario: str, median: int, told: str) -> None:
    whole, plain = (Cell("expert", scenario, 2, modules, 10) for modules in (True, False))
    found = {whole: {"median": median}, plain: {"median": 60}}

    (line,) = modules_verdict(whole, found)

    assert re.match(told, line)
