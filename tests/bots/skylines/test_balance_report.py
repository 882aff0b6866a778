"""The command that holds a set against its targets tells of every kind of game."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from townwright.games.skylines.box.loader import own_set

CHECKOUT = Path(__file__).parents[3]
SET = "townwright-tuned-2"


@pytest.fixture
def balance(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(CHECKOUT))
    return import_module("benchmarks.balance")


def test_a_free_game_is_reported_with_its_cards_and_without_its_boards(
    balance: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    cell = balance.Cell("expert", "5", 2, modules=True, capital=10)
    outcome = balance.play(balance.Task(cell, seed=1, set=SET, nodes=1))

    assert set(outcome.drawn) <= own_set(SET).cards.keys()
    balance.report([outcome] * 10)
    assert "cards played in 10–90 % of the games that draw them" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("scenario", "median", "told"),
    [
        ("4", 65, "met    .* all modules shift the median by at most 5: [+]5"),
        ("4", 66, "MISSED .* all modules shift the median by at most 5: [+]6"),
        ("3", 66, " {7}expert .* modules without news shift the median: [+]6"),
    ],
)
def test_only_modules_with_news_are_judged_by_what_they_shift(
    balance: Any, scenario: str, median: int, told: str
) -> None:
    whole, plain = (balance.Cell("expert", scenario, 2, modules, 10) for modules in (True, False))
    found = {whole: {"median": median}, plain: {"median": 60}}

    (line,) = import_module("benchmarks.balance_targets").modules_verdict(whole, found)

    assert re.match(told, line)
