"""Whoever is cut off again and again misses nothing and gets nothing twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tests.server.harness.cutting import Cuts
from tests.server.harness.serving import Server, serving
from townwright.server.live.connection import Connection
from townwright.tables import views


def cut(folder: Path, rounds: int, gaps: tuple[int, ...]) -> Cuts:
    async def scene() -> Cuts:
        async with serving(folder) as server:
            cuts = Cuts(server, Random(12))
            await cuts.play(rounds)
            for gap in gaps:
                await cuts.long_absence(gap)
            return cuts

    return asyncio.run(scene())


def test_players_and_a_spectator_who_are_cut_off_miss_nothing_and_get_nothing_twice(tmp_path: Path) -> None:
    cuts = cut(tmp_path, rounds=8, gaps=(600,))
    assert cuts.done > 20
    assert set(cuts.ways) == {"reset", "closed", "half-open"}


def test_the_time_until_somebody_is_back_is_told_by_shares() -> None:
    cuts = Cuts(cast("Server", None), Random(1))
    assert "back after 0, 0 ms" in str(cuts)
    cuts.back.extend([0.1] * 98 + [0.2, 4.0])
    assert (cuts.back_within(0.5), cuts.back_within(0.99)) == (0.1, 4.0)
    assert "back after 100, 4000 ms" in str(cuts)


def keep_a_short_history(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.next_facts

    def next_facts(*asked: Any) -> Any:
        facts, known = honest(*asked)
        return facts[-20:], known

    monkeypatch.setattr(views, "next_facts", next_facts)


def forget_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Connection.watch

    def watch(self: Connection, actor: Any, seat: Any, _after: int, **more: Any) -> None:
        honest(self, actor, seat, 0, **more)

    monkeypatch.setattr(Connection, "watch", watch)


@pytest.mark.parametrize("fault", [keep_a_short_history, forget_the_number])
def test_a_server_that_forgets_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        cut(tmp_path, rounds=2, gaps=(600,))
