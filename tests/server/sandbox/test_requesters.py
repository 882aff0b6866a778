"""What a visitor leads to counts for the visitor's address and person, over HTTP and over sockets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.harness.hostile_content import record_of
from tests.server.harness.town import Town, town
from townwright.server.workers.fair_queue import Requester, requester

HERE = "127.0.0.1"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("requesters")) as opened:
        yield opened


def test_what_no_visitor_asked_for_counts_for_its_person_alone() -> None:
    assert requester("ada") == Requester("ada", "ada")


def test_requests_and_what_is_asked_at_a_table_count_for_the_address_and_whoever_asks(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = place.server.services.sandbox._workers._queue
    put, asked = queue.put, []

    def noted(who: Any, task: Any) -> Any:
        asked.append(who)
        return put(who, task)

    async def scene() -> tuple[str, str]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        seats = [{"who": "you"}, {"who": "open"}, *[{"who": "you"}] * 8]
        table = await ada.table("cities", options={"seats": "10"}, visibility="public", seats=seats)
        await ben.post(f"/api/tables/{table}/sit", seat=1)
        await ben.watch(table, seat=1)
        actor = await place.server.services.table_registry.actor(table)
        assert actor is not None
        monkeypatch.setattr(queue, "put", noted)
        await ben.random_action(table, Random(1))
        await ben.say("suggest", table=table, id="look-at-this", seat=1, action=None)
        await ben.say("ping")
        await ben.wait("pong")
        at_table = len(asked)
        await ben.post("/api/records", text=record_of("cities", 1))
        assert len(asked) > at_table > 1
        return actor.table.holders[0].person or "", actor.table.holders[1].person or ""

    _, ben = place.run(scene())

    assert set(asked) - {requester("warm")} == {Requester(HERE, ben)}  # a server that has just begun warms up
