"""A table whose log or seed is not what was stored: its people are told so, and nothing more is dealt."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.harness.pages import Page
from tests.server.harness.serving import Server, serving
from townwright.cli.commands import backup, restore
from townwright.core.dealer import Dealer
from townwright.server.live.table_actor import TableActor
from townwright.server.store import open_store
from townwright.server.store.errors import WrongSeed

OTHER = "77" * 32
OTHER_SEED = f"UPDATE seeds SET seed = '{OTHER}'"  # noqa: S608  our own words
OTHER_COMMITMENT = f"UPDATE tables SET commitment = '{Dealer.of(OTHER).commitment}'"  # noqa: S608  our own words
SEED_CHANGES = {
    "the seed": [OTHER_SEED],
    "the seed and the table's commitment": [OTHER_SEED, OTHER_COMMITMENT],
    "the seed and no commitment": [OTHER_SEED, "UPDATE tables SET commitment = NULL"],
    "a seed that is none": ["UPDATE seeds SET seed = 'of an apple'"],
    "no seed": ["DELETE FROM seeds"],
}
LOG_CHANGE = ["UPDATE events SET body = '{}' WHERE number = 2"]


def change(path: Path, statements: list[str]) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            assert database.execute(statement).rowcount > 0


def after_change(
    folder: Path, statements: list[str], ask: Callable[[Server, Page, Page, str], Awaitable[None]], game: str = "cities"
) -> str:
    """The id of a table that Ada began; what is asked of it later by her and by a stranger, when it was changed."""

    async def scene() -> str:
        async with serving(folder) as server:
            page = await server.page("Ada")
            table = await page.table(game, seats=[{"who": "you"}])
            cookie = page.http.cookies["tw"]
        change(folder / "games.db", statements)
        async with serving(folder) as server:
            ada, stranger = await server.page(), await server.page("Mallory")
            ada.http.cookies.set("tw", cookie)
            await ask(server, ada, stranger, table)
        return table

    return asyncio.run(scene())


@pytest.mark.parametrize(
    ("statements", "told"),
    [
        (LOG_CHANGE, "what is stored of it is not what was played"),
        (SEED_CHANGES["the seed"], "its seed is not the one"),
    ],
    ids=["log", "seed"],
)
def test_a_damaged_table_says_so_to_its_own_people_and_strangers_see_none(
    tmp_path: Path, statements: list[str], told: str
) -> None:
    async def ask(_: Server, ada: Page, stranger: Page, table: str) -> None:
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
            own, other = await ada.http.get(path), await stranger.http.get(path)
            assert (own.status_code, own.json()["code"]) == (409, "damaged")
            assert told in own.json()["why"]["english"]
            assert (other.status_code, other.json()["code"]) == (404, "no-table")
        assert (await ada.http.get(f"/table/{table}")).status_code == 200
        gone = await ada.watch(table)
        assert (gone["say"], gone["code"]) == ("gone", "damaged")
        gone = await stranger.watch(table)
        assert (gone["say"], gone["code"]) == ("gone", "no-table")
        asked: dict[str, dict[str, Any]] = {
            "act": {"id": "a" * 16, "seat": 0, "turn": 1, "action": "x"},
            "vote": {"id": "b" * 16, "offer": 1, "agree": True},
            "suggest": {"id": "c" * 16, "seat": 0, "action": "x"},
            "greet": {"id": "d" * 16, "seat": 0, "greeting": "hello"},
            "ask": {"ask": 1, "seat": 0, "words": []},
            "hint": {"ask": 2, "seat": 0},
        }
        for say, body in asked.items():
            await ada.say(say, table=table, **body)
            answer = await ada.handle()
            assert (answer["code"], told in answer["why"]["english"]) == ("damaged", True), say

    after_change(tmp_path, statements, ask)


@pytest.mark.parametrize("what", SEED_CHANGES)
def test_nothing_is_dealt_from_a_seed_that_was_not_committed_to(tmp_path: Path, what: str) -> None:
    async def ask(server: Server, ada: Page, _: Page, table: str) -> None:
        with pytest.raises(WrongSeed):
            await server.services.table_registry.actor(table)
        before = await server.services.store.head(table)
        assert (await ada.watch(table))["code"] == "damaged"
        assert await server.services.store.head(table) == before

    after_change(tmp_path, SEED_CHANGES[what], ask)


@pytest.mark.parametrize("what", SEED_CHANGES)
def test_a_backup_names_the_table_whose_seed_is_another(tmp_path: Path, what: str) -> None:
    async def nothing(*_: object) -> None:
        pass

    table = after_change(tmp_path, SEED_CHANGES[what], nothing)
    saved = CliRunner().invoke(
        backup.command, ["--store", f"sqlite:///{tmp_path}/games.db", f"{tmp_path}/games.backup"]
    )
    restored = CliRunner().invoke(
        restore.command, [f"{tmp_path}/games.backup", "--store", f"sqlite:///{tmp_path}/again.db"]
    )

    for answer in (saved, restored):
        assert answer.exit_code == 1
        assert (
            f"Table {table} was copied as it is, but it is damaged: table {table} is damaged: its seed "
            in answer.stderr
        )


def test_a_table_with_its_own_seed_is_opened_and_verified(tmp_path: Path) -> None:
    async def ask(server: Server, ada: Page, _: Page, table: str) -> None:
        assert (await ada.watch(table))["say"] == "update"
        store = server.services.store
        assert await TableActor.open(store, table, server.services.table_registry.find, lambda: 0) is not None

    after_change(tmp_path, ["UPDATE people SET name = 'Ada' WHERE name = 'Ada'"], ask)
    saved = CliRunner().invoke(
        backup.command, ["--store", f"sqlite:///{tmp_path}/games.db", f"{tmp_path}/games.backup"]
    )
    assert saved.exit_code == 0, saved.output


async def test_a_store_asks_for_no_seed_of_a_table_that_is_not_there(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "games.db"))
    assert await store.seed("nothing") is None
    assert not await store.belongs("nothing", "nobody")
    await store.close()
