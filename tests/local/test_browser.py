"""What a browser's worker says to Python, and what Python asks of the worker's storage: only texts and numbers."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from townwright.local.browser import AHEAD, BrowserPage


@dataclass
class WorkerDatabase:
    """Stands for the worker's storage, which several tabs share; it holds JSON and hands JSON out."""

    kept: dict[str, Any] = field(default_factory=dict)
    written: dict[str, list[Any]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    locks: dict[str, asyncio.Lock] = field(default_factory=dict)
    full: bool = False

    async def rows(self) -> str:
        return json.dumps(list(self.kept.values()))

    async def row(self, table_id: str) -> str:
        return json.dumps(self.kept.get(table_id))

    async def facts(self, table_id: str, after: int) -> str:
        return json.dumps(self.written.get(table_id, [])[after:])

    async def append(self, row: str, after: int, facts: str) -> str:
        table = json.loads(row)
        if self.full:
            raise RuntimeError("QuotaExceededError")
        if len(self.written.get(table["id"], [])) != after:
            return AHEAD
        self.kept[table["id"]] = table
        self.written.setdefault(table["id"], []).extend(json.loads(facts))
        return ""

    async def replied(self, table_id: str, action_id: str) -> str:
        found = [fact["number"] for fact in self.written.get(table_id, []) if fact["action_id"] == action_id]
        return json.dumps(found[0] if found else None)

    async def setting(self, name: str) -> str:
        return json.dumps(self.settings.get(name))

    async def change_setting(self, name: str, value: str) -> str:
        self.settings[name] = value
        return ""

    async def lock(self, table_id: str) -> str:
        await self.locks.setdefault(table_id, asyncio.Lock()).acquire()
        return ""

    def unlock(self, table_id: str) -> None:
        self.locks[table_id].release()


class Tab:
    """A page with a worker of its own."""

    def __init__(self, database: WorkerDatabase) -> None:
        self.heard: list[Any] = []
        self.answers: dict[int, tuple[int, Any]] = {}
        self.page = BrowserPage(database, self.hear, self.answer)

    def hear(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def answer(self, number: int, status: int, body: str) -> None:
        self.answers[number] = (status, json.loads(body))

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        number = len(self.answers)
        self.page.ask(number, method, path, json.dumps(body) if body else "")
        async with asyncio.timeout(60):
            while number not in self.answers:
                await asyncio.sleep(0)
        return self.answers[number]

    async def told(self, say: str, since: int = 0) -> Any:
        async with asyncio.timeout(60):
            while not (found := [message for message in self.heard[since:] if message["say"] == say]):
                await asyncio.sleep(0)
        return found[-1]


async def begun(tab: Tab) -> str:
    """A table of two friends at one device, watched."""
    assert (await tab.ask("POST", "/api/me", name="Ada"))[0] == 200
    seats = [{"who": "you"}, {"who": "friend", "name": "Ben"}]
    status, made = await tab.ask("POST", "/api/tables", game="cities", options={"seats": "2"}, seats=seats)
    assert status == 200, made
    tab.page.hear(json.dumps({"say": "watch", "table": made["table"]}))
    await tab.told("update")
    return str(made["table"])


def draw_back(table: str) -> str:
    """An offer that can be made at any time, as a message."""
    return json.dumps({"say": "propose", "table": table, "id": "an-id-of-mine", "offer": "abandon"})


def test_what_one_tab_stores_is_shown_in_the_other_and_after_a_reload() -> None:
    async def scene() -> None:
        first, second = (Tab(database) for database in [WorkerDatabase()] * 2)
        table = await begun(first)
        second.page.hear(json.dumps({"say": "watch", "table": table}))
        before = (await second.told("update"))["number"]

        first.page.hear(draw_back(table))
        await first.told("answer")
        since = len(second.heard)
        second.page.changed(table)

        assert (await second.told("update", since))["number"] > before
        assert [listed["table"] for listed in (await second.ask("GET", "/api/tables"))[1]] == [table]

    asyncio.run(scene())


def test_a_device_that_is_full_says_so_and_shows_nothing() -> None:
    async def scene() -> None:
        tab = Tab(database := WorkerDatabase())
        table = await begun(tab)
        since, facts = len(tab.heard), len(database.written[table])
        database.full = True

        tab.page.hear(draw_back(table))

        await tab.told("unsettled", since)
        assert [message["say"] for message in tab.heard[since:]] == ["unsettled"]
        assert len(database.written[table]) == facts
        assert (await tab.ask("POST", "/api/tables", game="cities", seats=[{"who": "you"}]))[0] == 503

    asyncio.run(scene())
