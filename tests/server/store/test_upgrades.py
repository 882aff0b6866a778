"""A newer Townwright on a storage that an older one uses: beside it, or instead of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest

from townwright.server.live.background_jobs import BackgroundJobs
from townwright.server.store import open_store
from townwright.server.store.backup.copy import copy
from townwright.server.store.contract import Store
from townwright.server.store.errors import Down, Outdated, UnsettledCommit, Unusable
from townwright.server.store.migrations import versions
from townwright.server.store.postgres import opening, upgrades

from . import postgresql
from .scenes import a_person, a_table, events

KNOWN = len(versions.VERSIONS)
MOTTO = ("ALTER TABLE people ADD COLUMN motto TEXT NOT NULL DEFAULT ''",)


@contextmanager
def newer(additive: bool) -> Iterator[None]:
    """Let this be a Townwright with one more version of the database, for as long as the block lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(versions, "VERSIONS", (*versions.VERSIONS, MOTTO))
        patch.setattr(versions, "ADDITIVE", versions.ADDITIVE | ({KNOWN + 1} if additive else set()))
        yield


@pytest.fixture
def scratch(fresh_postgres: str) -> Iterator[str]:
    """A PostgreSQL whose tables may become newer than this version."""
    yield fresh_postgres
    postgresql.drop(fresh_postgres)


async def plays_on(store: Store) -> None:
    table = await a_table(store, length=3)
    assert await store.events(table.id) == events(1, 3)
    await a_person(store)


async def test_servers_go_on_beside_a_version_that_only_adds(scratch: str) -> None:
    old = await open_store(scratch)
    await plays_on(old)

    with newer(additive=True):
        new = await open_store(scratch)
        await plays_on(new)

    await plays_on(old)
    await asyncio.gather(old.close(), new.close())


async def test_an_older_version_starts_again_on_what_a_newer_one_only_added_to(url: str) -> None:
    with newer(additive=True):
        await (await open_store(url)).close()

    old = await open_store(url)
    await plays_on(old)
    await old.close()
    with newer(additive=True):
        new = await open_store(url)
        await plays_on(new)
        await new.close()

    if url.startswith("postgresql"):
        postgresql.drop(url)


async def test_an_older_version_makes_no_copy_that_lacks_what_a_newer_one_added(url: str, tmp_path: Path) -> None:
    with newer(additive=True):
        await (await open_store(url)).close()

    with pytest.raises(Unusable, match="newer Townwright"):
        copy(url, str(tmp_path / "games.backup"), lambda *_: None)

    if url.startswith("postgresql"):
        postgresql.drop(url)


async def test_a_version_that_changes_more_is_refused_while_an_older_server_does_not_end(
    scratch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrades, "WAIT_S", 0.3)
    old = await open_store(scratch)
    await plays_on(old)

    with newer(additive=False), pytest.raises(Unusable, match="older Townwright use the database and did not end"):
        await open_store(scratch)

    await plays_on(old)
    await old.close()
    with newer(additive=False):
        await (await open_store(scratch)).close()
    with pytest.raises(Unusable, match=f"storage version {KNOWN + 1}"):
        await open_store(scratch)


@pytest.mark.parametrize("additive", [True, False])
async def test_a_newer_version_waits_for_no_backup_and_changes_nothing_under_it(
    scratch: str, monkeypatch: pytest.MonkeyPatch, additive: bool
) -> None:
    monkeypatch.setattr(opening, "TABLE_WAIT", "50ms")
    monkeypatch.setattr(upgrades, "WAIT_S", 0.0)
    await (await open_store(scratch)).close()

    with opening.reading_postgres(scratch) as copied:
        if additive:
            assert copied.rows("SELECT * FROM people") == []
        with newer(additive), pytest.raises(Unusable, match=r"back-up .* nothing was changed"):
            await open_store(scratch)
        assert opening.postgres_version(copied) == KNOWN

    with newer(additive):
        await (await open_store(scratch)).close()


async def test_a_connection_that_waited_for_an_upgrade_sees_what_it_changed(scratch: str) -> None:
    await (await open_store(scratch)).close()
    waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"

    with psycopg.connect(scratch) as database, psycopg.connect(scratch, autocommit=True) as looking:
        upgrades.wait_until_alone(database, scratch, KNOWN + 1)
        joined = asyncio.ensure_future(asyncio.to_thread(opening.joined, scratch, True))
        while not looking.execute(waiting).fetchall():
            await asyncio.sleep(0.01)
        database.execute("UPDATE townwright.about SET value = %s WHERE word = 'oldest'", (str(KNOWN + 1),))
        database.commit()

        with pytest.raises(Outdated):
            await joined


async def test_an_older_server_that_listens_is_asked_to_end_and_the_newer_one_waits_for_it(scratch: str) -> None:
    old = await open_store(scratch)
    await plays_on(old)

    async def listen() -> str:
        try:
            async with aclosing(old.watch()) as notifications:
                async for _ in notifications:
                    pass
        except Outdated as outdated:
            await old.close()
            return str(outdated)
        return "never told"

    def wait() -> None:
        with psycopg.connect(scratch) as database:
            upgrades.wait_until_alone(database, scratch, KNOWN + 1)

    told, _ = await asyncio.gather(listen(), asyncio.to_thread(wait))

    assert f"takes over the database (storage version {KNOWN + 1}, this one knows up to {KNOWN})" in told


async def test_a_server_that_lost_its_connections_meanwhile_writes_nothing_more(scratch: str) -> None:
    old = await open_store(scratch)
    await plays_on(old)
    with psycopg.connect(scratch) as database:
        database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        database.execute("UPDATE townwright.about SET value = %s WHERE word = 'oldest'", (str(KNOWN + 1),))

    told: set[type] = set()
    while told != {Outdated}:  # each connection finds out that it was cut off before it is made anew
        told = {type(each) for each in await asyncio.gather(*map(a_person, [old] * 20), return_exceptions=True)}
        assert told <= {Down, UnsettledCommit, Outdated}
    await old.close()


async def test_a_server_that_is_outdated_says_why_and_ends_once(caplog: pytest.LogCaptureFixture) -> None:
    async def outdated() -> Any:
        raise Outdated("a newer Townwright takes over")

    nothing = cast("Any", SimpleNamespace())
    jobs = BackgroundJobs(nothing, nothing, nothing, 0.0)
    stopped: list[bool] = []
    jobs.stop_server = lambda: stopped.append(True)

    with caplog.at_level(logging.ERROR):
        await asyncio.gather(*(jobs._repeat(outdated, 1.0) for _ in range(3)))

    assert stopped == [True]
    assert [record.getMessage() for record in caplog.records] == ["a newer Townwright takes over"]
