from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing

import psycopg

from townwright.server.store import open_store
from townwright.server.store.models import Notification

from .scenes import a_table, events


async def handled(watching: AsyncIterator[Notification]) -> Notification:
    return await asyncio.wait_for(anext(watching), 120)


async def test_another_process_hears_of_new_events(fresh_postgres: str) -> None:
    here, there = await open_store(fresh_postgres), await open_store(fresh_postgres)
    async with aclosing(there.watch()) as watching:
        assert await handled(watching) == Notification()

        table = await a_table(here)
        await here.append(table.id, 1, events(2, 4))

        while (wake := await handled(watching)) != Notification(table.id, 4):
            assert wake in (Notification(), Notification(table.id, 1))
    await here.close()
    await there.close()


async def test_after_a_broken_connection_anything_may_have_happened(fresh_postgres: str) -> None:
    store = await open_store(fresh_postgres)
    async with aclosing(store.watch()) as watching:
        assert await handled(watching) == Notification()

        with psycopg.connect(fresh_postgres, autocommit=True) as database:
            database.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )

        assert await handled(watching) == Notification()
    await store.close()
