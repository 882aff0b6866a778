"""Whatever comes over the wire, the server answers or closes; it never fails, and no game is harmed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.harness.fuzzing import CODES, Errors, Fuzz
from tests.server.harness.serving import Server, serving
from tests.tables.tables import find
from townwright.core import registry
from townwright.core.refusals import Refusal
from townwright.server.protocol import decoding
from townwright.tables import facts
from townwright.tables.fact_replay import replay_facts
from townwright.tables.facts import NumberedFact

MESSAGES = 300
"""``python3 dev soak server_sockets`` sends many more."""


async def tables_of_all_games(server: Server) -> list[str]:
    """A table of each game where Ada and Ben sit, everybody may watch, and the game runs."""
    ada, ben = await server.page("Ada"), await server.page("Ben")
    tables = []
    for game in ("guessing", *registry.names()):
        table = await ada.table(game, options={"seats": "2"}, visibility="public", seats=[{"who": "you"}])
        await ben.post(f"/api/tables/{table}/sit")
        tables.append(table)
    return tables


async def check_tables(server: Server, tables: list[str]) -> None:
    """Every table still is the fold of what is stored."""
    for table_id in tables:
        events = await server.services.store.events(table_id)
        table = replay_facts(
            (NumberedFact(event.number, event.at, facts.read(event.kind, event.body)) for event in events), find
        )
        actor = await server.services.table_registry.actor(table_id)
        assert actor is not None
        assert actor.table == table


def broken(read: Callable[[str], Any]) -> Callable[[str], Any]:
    """Reads what is written well, and falls over the rest."""

    def fall(text: str) -> Any:
        try:
            return read(text)
        except Refusal:
            raise RuntimeError("what is this?") from None

    return fall


def test_strange_messages_harm_nothing(tmp_path: Path) -> None:
    async def scene() -> Fuzz:
        async with serving(tmp_path) as server:
            tables = await tables_of_all_games(server)
            stranger = await server.page()
            fuzz = Fuzz(server, Random(1), tables)
            await asyncio.gather(*(fuzz.page(page, MESSAGES // 3) for page in (*server.pages[:2], stranger)))
            await check_tables(server, tables)
            calm = await server.page()
            assert (await calm.watch(tables[0]))["say"] == "update"
            return fuzz

    with Errors() as errors:
        fuzz = asyncio.run(scene())
    assert fuzz.sent == MESSAGES
    assert {1007} <= set(fuzz.closed) <= set(CODES)
    assert errors.messages == []


def test_a_server_that_fails_at_a_strange_message_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            await Fuzz(server, Random(1), []).page(await server.page(), 30)

    monkeypatch.setattr(decoding, "read", broken(decoding.read))
    with Errors() as errors:
        asyncio.run(scene())
    assert errors.messages
