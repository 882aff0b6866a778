"""Turns that could not be told are told later, after a stop or when there is room, and none is told twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.mailbox import mailbox
from tests.server.harness.push_service import push_service
from townwright.server.notices import delivery_queue

from .test_turn_notices import Clock, play, scene, served, until


async def test_a_stop_is_quick_and_what_it_has_not_begun_to_tell_is_told_after_the_next_start(tmp_path: Path) -> None:
    clock = Clock()
    async with push_service(tmp_path) as service, mailbox() as box:
        async with served(tmp_path, service, box, clock) as it:
            ada, ben = await play(it)
            cleo = await it.server.page("Cleo")
            table = await cleo.table(options={"seats": "2"}, seats=[{"who": "you"}], visibility="public")
            await ada.post(f"/api/tables/{table}/sit", seat=1)
            for name, page in (("ada", ada), ("ben", ben), ("cleo", cleo)):
                await it.browser(page, f"/{name}")
            service.answering.clear()
            await it.look()
            await until(lambda: len(service.pushed) == 1)
            await it.server.services.turn_notices.stop()
            assert it.server.services.turn_notices.deliveries.running == 0, "though the push service has not answered"
        service.answering.set()
        begun = [pushed.path for pushed in service.pushed]
        async with served(tmp_path, service, box, clock) as it:
            for _ in range(2):
                await it.tell()

    paths = [pushed.path for pushed in service.pushed]
    assert len(begun) == 1
    assert sorted(paths) == ["/ada", "/ada", "/ben", "/cleo"], "two turns of Ada's, and none is told twice"


async def test_what_waits_is_told_after_the_next_start_though_a_push_service_was_silent_when_the_server_stopped(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with push_service(tmp_path) as service, mailbox() as box:
        service.is_silent = True
        service.answering.clear()
        async with served(tmp_path, service, box, clock) as it:
            ada, ben = await play(it)
            await it.browser(ada)
            await it.browser(ben, "/ben")
            await it.look()
            await until(lambda: service.silent_calls == 1)
            services = it.server.services
        assert services.turn_notices.deliveries.running == 0
        service.is_silent = False
        service.answering.set()
        async with served(tmp_path, service, box, clock) as it:
            for _ in range(2):
                await it.tell()

    assert len(service.pushed) == 1, "the other one may have been told"


async def test_a_round_that_goes_on_after_a_stop_takes_back_what_it_cannot_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path) as it:
        ada, _ = await play(it)
        await it.browser(ada)
        services, go_on, asked = it.server.services, asyncio.Event(), asyncio.Event()
        store: Any = services.store
        subscriptions = store.subscriptions

        async def slow(person_id: str) -> Any:
            asked.set()
            await go_on.wait()
            return await subscriptions(person_id)

        monkeypatch.setattr(store, "subscriptions", slow)
        looking = asyncio.ensure_future(it.look())
        await asked.wait()
        assert await store.waiting_turns() == ()
        await services.turn_notices.stop()
        go_on.set()
        await looking

        assert len(await store.waiting_turns()) == 1
    assert it.service.pushed == []


async def test_who_finds_no_room_in_the_queue_is_told_when_there_is_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_queue, "QUEUED_IN_LANE", 1)
    async with scene(tmp_path) as it:
        it.service.answering.clear()
        paths = []
        for number in range(2):
            for name, page in zip(("ada", "ben"), await play(it), strict=True):
                paths.append(f"/{name}/{number}")
                await it.browser(page, paths[-1])
        for _ in range(3):
            await it.look()
        assert it.server.services.turn_notices.deliveries.waiting == 1
        it.service.answering.set()
        for _ in range(4):
            await it.tell()

    assert sorted(pushed.path for pushed in it.service.pushed) == sorted(paths)
