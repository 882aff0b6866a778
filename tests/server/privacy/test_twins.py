"""What is hidden from a viewer changes no byte that the real server sends to it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness.twins import Compared, compare, pair
from tests.tables.tables import games
from townwright.core.contract import AnyGame
from townwright.tables import views

TWINS = 5
"""For each game; ``python3 dev soak server_twins`` compares many."""


def compared(folder: Path, game: AnyGame, twins: int = TWINS) -> Compared:
    async def scene() -> Compared:
        found = Compared()
        async with pair(folder) as both:
            await compare(both, game, twins, 1, found)
        return found

    return asyncio.run(scene())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_twins_look_the_same_to_everybody_who_may_not_know_the_difference(game: AnyGame, tmp_path: Path) -> None:
    found = compared(tmp_path, game)
    assert found.twins >= TWINS
    assert found.replies > 4 * TWINS
    assert found.differ == []


def test_a_server_that_shows_an_open_action_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.fact_view
    monkeypatch.setattr(
        views, "fact_view", lambda table, happened, seat: honest(replace(table, hidden_actions=()), happened, seat)
    )
    assert compared(tmp_path, games()[0], twins=12).differ
