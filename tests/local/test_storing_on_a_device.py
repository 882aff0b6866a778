"""What is stored on a device before it is told, and what happens when several tabs or a failing device store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.local.device_pages import device_page
from tests.local.test_playing_on_a_device import FRIEND, YOU, begun, one_move
from townwright.core.dealer import Dealer
from townwright.local import device_bots, device_tables, page_session
from townwright.local.storage import DeviceFact, DeviceRow, MemoryStorage, NotStored


@dataclass
class FailingStorage(MemoryStorage):
    """A device that can be told to store nothing more, or no further table, or to die after it has stored."""

    full: bool = False
    full_of_tables: bool = False
    dies: bool = False

    async def append(self, row: DeviceRow, after: int, facts: Sequence[DeviceFact]) -> None:
        if self.full or (self.full_of_tables and row.id not in self.kept_rows):
            raise NotStored(row.id)
        await super().append(row, after, facts)
        if self.dies:
            raise asyncio.CancelledError


def test_a_move_that_cannot_be_stored_is_not_shown_and_may_be_sent_again() -> None:
    async def scene() -> None:
        page = device_page(storage := FailingStorage())
        table = await begun(page, "cities", FRIEND)
        before, action = page.sights[table], await page.random_action(table, Random(1))
        storage.full = True
        assert (await page.act(table, action, "an-id-of-mine"))["say"] == "unsettled"
        assert not page.heard
        storage.full = False

        answer = await page.act(table, action, "an-id-of-mine")

        assert (answer["say"], page.sights[table]) == ("answer", before)
        await page.wait("update", table=table)
        assert page.sights[table]["number"] > before["number"]

    asyncio.run(scene())


def test_a_move_that_was_stored_when_the_tab_died_is_answered_and_shown_after_it() -> None:
    async def scene() -> None:
        page = device_page(storage := FailingStorage())
        table = await begun(page, "cities", FRIEND)
        sight, action = page.sights[table], await page.random_action(table, Random(1))
        storage.dies = True
        try:
            await page.act(table, action, "an-id-of-mine")
        except asyncio.CancelledError:
            storage.dies = False
        assert not page.heard, "told before the tab could know"
        page.start()
        await page.watch(table)

        answer = await page.act(table, action, "an-id-of-mine", seat=sight["seat"], turn=sight["turn"])

        assert answer["say"] == "answer"
        assert page.sights[table]["number"] >= answer["number"] > sight["number"]

    asyncio.run(scene())


def test_two_tabs_play_one_table_and_neither_loses_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a fixed deal, and bots that always do the same: the game does not end within these moves."""
    monkeypatch.setattr(Dealer, "fresh", classmethod(lambda cls: cls(bytes(32))))
    monkeypatch.setattr(device_tables, "fresh_table_id", lambda: "device-of-two-tabs")

    async def scene() -> None:
        storage, random = MemoryStorage(), Random(3)
        tabs = [device_page(storage), device_page(storage)]
        table = await begun(tabs[0], "greentown", FRIEND, {"who": "bot", "name": "stroller"})
        await tabs[1].watch(table)
        for move in range(6):
            mover, other = tabs[move % 2], tabs[1 - move % 2]
            await mover.session.changed_elsewhere(table)
            await one_move(mover, table, random)
            stale = await other.act(table, "pass", seat=0, turn=other.sights[table]["turn"] or 0)
            assert stale["say"] == "refusal"
            for tab in tabs:
                await tab.session.settled()
                await tab.session.changed_elsewhere(table)
                while tab.heard:
                    await tab.handle()

        assert tabs[0].sights[table] == tabs[1].sights[table]
        assert tabs[0].facts[table] == tabs[1].facts[table]
        assert [fact.number for fact in storage.kept_facts[table]] == list(range(1, tabs[0].numbers[table] + 1))

    asyncio.run(scene())


def test_the_move_of_a_bot_that_cannot_be_stored_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    storage, choose, tries = FailingStorage(), device_bots.choose, [True, False]

    def chosen(*asked: Any) -> str:
        storage.full = tries.pop(0) if tries else False
        return choose(*asked)

    async def scene() -> None:
        page = device_page(storage)
        table = await begun(page, "cities", {"who": "bot", "name": "tourist"})
        await page.session.settled()

        assert not tries
        assert [fact for fact in storage.kept_facts[table] if (fact.action_id or "").startswith("bot-")]

    monkeypatch.setattr(page_session, "PAUSE", 0.0)
    monkeypatch.setattr(device_bots, "choose", chosen)
    asyncio.run(scene())


def test_a_bot_that_fails_is_told_instead_of_thinking_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise RuntimeError("out of memory")

    async def scene() -> None:
        page = device_page()
        table = await begun(page, "cities", {"who": "bot", "name": "tourist"})

        gone = await page.wait("gone", table=table)

        assert gone["code"] == "unavailable"

    monkeypatch.setattr(device_bots, "choose", fail)
    asyncio.run(scene())


def test_a_table_that_does_not_go_on_where_it_is_read_is_refused_and_not_tried_for_ever() -> None:
    async def scene() -> None:
        page = device_page(storage := FailingStorage())
        table = await begun(page, "cities", FRIEND)
        action = await page.random_action(table, Random(1))
        del storage.kept_facts[table][-1]

        assert (await page.act(table, action, "an-id-of-mine"))["say"] == "unsettled"

    asyncio.run(scene())


def test_a_rematch_that_could_not_be_laid_is_laid_when_it_is_asked_for_again() -> None:
    async def scene() -> None:
        page = device_page(storage := FailingStorage())
        table = await begun(page, "greentown", FRIEND)
        await page.play(table, Random(1))
        storage.full_of_tables = True
        proposal = {"table": table, "id": "once-more", "offer": "rematch"}
        await page.say("propose", **proposal)
        await page.wait("unsettled", table=table)
        storage.full_of_tables = False

        await page.say("propose", **proposal)
        await page.wait("answer", id="once-more")

        await page.watch(table)
        again = page.sights[table]["rematch"]
        assert again in storage.kept_rows

    asyncio.run(scene())


def test_another_tab_tells_the_names_of_friends_who_sat_down_there() -> None:
    async def scene() -> None:
        storage = MemoryStorage()
        here, there = device_page(storage), device_page(storage)
        await here.post("/api/me", name="Ada")
        table = await here.table("cities", options={"seats": "2"}, seats=[YOU])
        await there.watch(table)
        await here.post(f"/api/tables/{table}/sit", seat=1, friend="Ben")

        seen = await there.get(f"/api/tables/{table}")

        assert [seat["name"] for seat in seen["sight"]["seats"]] == ["Ada", "Ben"]

    asyncio.run(scene())


def test_a_page_that_comes_again_is_shown_nothing_before_it_asks() -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, "cities", FRIEND)
        await page.say("hello", ticket="no-ticket-is-needed")
        await page.wait("welcome")

        await page.session.changed_elsewhere(table)
        await page.session.show(table)

        assert not page.heard

    asyncio.run(scene())
