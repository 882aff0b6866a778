"""A worker loads a game and its bots as soon as somebody is about to play, before it is asked."""

from __future__ import annotations

import asyncio
import pickle
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from tests.server.harness.serving import serving
from townwright.core import registry
from townwright.server.bots import worker_main
from townwright.server.bots.worker_main import BotMove, BotTask, Preparation
from townwright.server.bots.worker_pool import WorkerPool

BOT = {"who": "bot", "name": "stroller"}


@dataclass(eq=False)
class NotedWorker:
    """A worker that answers at once; it notes what it is asked, and how many seconds it and its search have."""

    noted: list[tuple[object, ...]]
    known: set[object] = field(default_factory=set)
    asked: int = 0

    async def ask(self, task: bytes, seconds: float) -> bytes:
        asked: BotTask | Preparation = pickle.loads(task)  # noqa: S301  our own
        searched = () if isinstance(asked, Preparation) or asked.seconds is None else (asked.seconds,)
        self.noted.append((type(asked).__name__, asked.bot, seconds, *searched))
        await asyncio.sleep(0)
        return pickle.dumps(asked if isinstance(asked, Preparation) else BotMove("a move"))

    def remember(self, matter: object) -> None:
        self.known.add(matter)

    def kill(self) -> None:
        """There is nothing to stop."""

    end = kill


def noted_pool(monkeypatch: pytest.MonkeyPatch, workers: int = 1) -> tuple[WorkerPool, list[tuple[object, ...]]]:
    noted: list[tuple[object, ...]] = []
    monkeypatch.setattr(WorkerPool, "_start", lambda _pool: NotedWorker(noted))
    return WorkerPool(workers, 10, 5.0, registry.find, first_seconds=90.0), noted


def test_a_game_is_prepared_once_and_its_bot_is_then_asked_as_one_that_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        pool, noted = noted_pool(monkeypatch)
        pool.prepare_soon("cities", "stroller")
        pool.prepare_soon("cities", "expert")
        await asyncio.sleep(0)

        assert await pool.choose("cities", "stroller", None, 0, seed=1) == "a move"
        assert noted == [("Preparation", "stroller", 90.0), ("BotTask", "stroller", 5.0)]
        pool.end()

    asyncio.run(scene())


def test_a_hint_is_searched_for_in_less_time_than_its_worker_has(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        pool, noted = noted_pool(monkeypatch)
        for _ in range(2):
            await pool.advise("cities", None, 0, (), seed=1)

        assert noted == [("BotTask", None, 90.0, 1.0), ("BotTask", None, 5.0, 1.0)]
        pool.end()

    asyncio.run(scene())


def test_where_no_worker_thinks_none_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        pool, noted = noted_pool(monkeypatch, workers=0)
        pool.prepare_soon("cities", "stroller")
        await asyncio.sleep(0.01)

        assert noted == []
        pool.end()

    asyncio.run(scene())


def test_who_stops_while_a_worker_is_prepared_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        pool, noted = noted_pool(monkeypatch)
        pool.prepare_soon("cities", "stroller")
        pool.end()
        await asyncio.sleep(0.01)

        assert noted == []

    asyncio.run(scene())


def test_who_looks_at_opponents_or_lays_a_table_with_a_bot_has_it_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[tuple[str, str]] = []
    monkeypatch.setattr(WorkerPool, "prepare_soon", lambda _pool, game, bot: prepared.append((game, bot)))

    async def scene() -> None:
        async with serving(tmp_path, bot_workers=0) as server:
            ada = await server.page("Ada")
            listed = await ada.get("/api/games/greentown/bots")
            assert prepared == [("greentown", listed[-1]["name"])]
            await ada.table("cities", options={"seats": "2"}, seats=[{"who": "you"}])
            await ada.table("cities", options={"seats": "2"}, seats=[{"who": "you"}, BOT])
            assert prepared[1:] == [("cities", "stroller")]

    asyncio.run(scene())


def test_a_worker_stands_behind_others_when_it_thinks_as_a_bot_and_not_for_a_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lowered: list[int] = []
    monkeypatch.setattr(worker_main, "stand_behind", lambda: lowered.append(worker_main.NICE))
    hint = BotTask("cities", None, None, 0, nodes=1, seed=1)

    worker_main.lower_priority(hint)
    assert lowered == []
    worker_main.lower_priority(replace(hint, bot="stroller"))
    assert lowered == [worker_main.NICE]
