"""The command that holds a set against its targets tells of every kind of game."""

from __future__ import annotations

import pytest
from benchmarks.balance import Cell, Task, play
from benchmarks.balance_report import report

from townwright.games.skylines.loading import own_set

SET = "townwright-tuned-2"


def test_a_free_game_is_reported_with_its_cards_and_without_its_boards(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = play(Task(Cell("expert", "5", 2, modules=True, capital=10), seed=1, set=SET, nodes=1))

    assert set(outcome.drawn) <= own_set(SET).cards.keys()
    report([outcome] * 10)
    assert "cards played in 10–90 % of the games that draw them" in capsys.readouterr().out
