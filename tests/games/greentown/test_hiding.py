"""No byte that leaves a table depends on money that the viewer may not see."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from tests.tables.tables import running
from tests.tables.test_hiding import all_that_leaves
from townwright.games.greentown import GAME
from townwright.tables.table import Table

from .twins import twin


def has_come_to(number: int, table: Table) -> bool:
    return table.number >= number


@pytest.mark.parametrize("seats", ["2", "3"])
def test_hidden_money_changes_nothing_that_a_table_tells(seats: str) -> None:
    made, random, pairs = running(GAME.options({"seats": seats}), GAME), Random(int(seats)), 0
    while made.table.playing:
        made.play(random, until=partial(has_come_to, made.table.number + 17))
        for seat in (None, *made.table.to_act):
            other = twin(made.table.state, seat, random)
            if other is not None:
                person = None if seat is None else made.table.holders[seat].person
                told = all_that_leaves(made.table, person, seat)
                assert told == all_that_leaves(replace(made.table, state=other), person, seat)
                pairs += 1
    assert pairs > 8


def test_money_that_lies_open_is_told() -> None:
    table = running(GAME.options({"money": "open"}), GAME).table
    player = table.state.players[0]
    richer = replace(table, state=table.state.with_player(0, replace(player, money=player.money + 1)))

    assert all_that_leaves(table, None, None) != all_that_leaves(richer, None, None)
