"""Positions and records of every game show themselves in notebooks."""

from __future__ import annotations

from html import escape
from typing import Any

import pytest

from townwright.core import registry
from townwright.core.notebooks import MOST_SHOWN, slider_html
from townwright.core.records import Record
from townwright.core.seats import CHANCE
from townwright.envs.table import GameTable

every_game = pytest.mark.parametrize("name", registry.own_names())


@every_game
def test_a_position_is_shown_as_its_game_draws_it(name: str) -> None:
    table = begun(name)

    assert table.state._repr_html_() == f"<pre>{escape(table.game.draw(table.state))}</pre>"


@every_game
def test_a_record_is_shown_position_by_position(name: str) -> None:
    table = begun(name)
    names = tuple(f"<b>{seat}</b>" for seat in range(table.options.seats))
    record: Record[Any, Any] = Record(name, table.game.rules, table.options, names, tuple(table.events))

    shown = record._repr_html_()

    done = [event for event in record.events if event.seat != CHANCE]
    assert done
    assert shown.count("<figure") == len(done) + 1
    assert shown.count("<figure hidden>") == len(done)
    assert escape(f"{names[done[-1].seat]}: {done[-1].action}") in shown
    assert escape(table.game.draw(table.state)) in shown
    assert "<b>" not in shown


def test_what_is_no_position_says_so() -> None:
    with pytest.raises(TypeError, match="is no position of Cities"):
        registry.find_by_position("nothing")


def test_of_very_many_pictures_the_last_are_shown() -> None:
    shown = slider_html([(f"move {number}", "") for number in range(MOST_SHOWN + 3)])

    assert shown.count("<figure") == MOST_SHOWN
    assert "move 2<" not in shown
    assert f"move {MOST_SHOWN + 2}<" in shown


def begun(name: str) -> GameTable:
    """A game after some numbers that its seats have said."""
    table = GameTable(registry.find(name), seed=1)
    for _ in range(12):
        seat = table.to_act[0]
        table.take(seat, next(iter(table.offered(seat))))
    return table
