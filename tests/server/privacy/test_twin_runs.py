"""Two whole games that differ only in what a viewer may not know bring it the same frames until that is revealed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.twin_runs import compare_runs
from tests.server.harness.twins import Compared, pair
from tests.tables.tables import games
from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.server.live.table_actor import TableActor
from townwright.tables import views
from townwright.tables.replies import Refused

RUNS = 2


def compared(folder: Path, game: AnyGame, runs: int = RUNS) -> tuple[Compared, int]:
    async def scene() -> tuple[Compared, int]:
        found = Compared()
        async with pair(folder) as both:
            return found, await compare_runs(both, game, runs, 1, found)

    return asyncio.run(scene())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_twin_games_look_the_same_until_the_rules_reveal_the_difference(game: AnyGame, tmp_path: Path) -> None:
    found, revealed = compared(tmp_path, game)
    assert found.twins == RUNS
    assert found.differ == []
    assert revealed > 0


def show_open_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.fact_view
    monkeypatch.setattr(
        views, "fact_view", lambda table, happened, seat: honest(replace(table, hidden_actions=()), happened, seat)
    )


def show_hidden_money(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(registry.find("greentown"))
    honest = kind.view

    def view(self: Any, state: Any, seat: Any) -> Any:
        return honest(self, replace(state, options=replace(state.options, open_money=True)), seat)

    monkeypatch.setattr(kind, "view", view)


def refuse_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TableActor.handle

    async def handle(self: TableActor, *words: Any, **more: Any) -> Any:
        outcome = await honest(self, *words, **more)
        return replace(outcome, code=self._dealer.seed[:4]) if isinstance(outcome, Refused) else outcome

    monkeypatch.setattr(TableActor, "handle", handle)


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        pytest.param("cities", show_open_actions, marks=pytest.mark.planted),
        pytest.param("greentown", show_hidden_money, marks=pytest.mark.planted),
        ("skylines", refuse_with_the_seed),
    ],
)
def test_a_planted_leak_is_found(game: str, leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert compared(tmp_path, registry.find(game), runs=1)[0].differ
