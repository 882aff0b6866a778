"""A stored table is played again in every way that its events can be read, at any moment of a turn."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness.serving import serving
from townwright.core.refusals import Untrue
from townwright.server.ops.replay_check import replayed
from townwright.tables import records
from townwright.tables.table import Table
from townwright.tables.views import Names


async def test_a_turn_that_has_only_begun_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        ada = await server.page("Ada")
        table = await ada.table("greentown", options={"seats": "2"}, seats=[{"who": "you"}] * 2)
        await ada.watch(table)
        await ada.act(table, "T")
        events, seed = await server.services.store.events(table), await server.services.store.seed(table)

    assert len(replayed(table, events, seed).to_act) == 1

    def without_its_draws(table: Table, names: Names) -> str:
        return table.game.write(replace(records.record(table, names), events=()))

    monkeypatch.setattr(records, "text", without_its_draws)
    with pytest.raises(Untrue, match="another position"):
        replayed(table, events, seed)
