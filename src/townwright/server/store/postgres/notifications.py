"""Wake-ups between processes on PostgreSQL: told after the commit, many at once, and never relied upon.

A NOTIFY inside the transaction would hold a lock of the whole database until its commit is on the disk, so
that no two commits could share a sync. After the commit a process may be killed before it tells;
therefore whoever listens is also told now and then to look for itself.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final

import psycopg

from townwright.server.store.models import Notification
from townwright.server.store.postgres import upgrades

LOOK_S: Final = 5.0
"""After so long everybody looks for themselves."""
LONGEST: Final = 7_900
"""Bytes that PostgreSQL carries at once; what is longer stays in its own process."""
PAUSE_S: Final = 0.5
"""Before listening again after the connection broke."""


class Notifier:
    """A thread that notifies other processes of what this one has stored."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._queue: SimpleQueue[Notification | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._tell_all, name="store wakes", daemon=True)
        self._thread.start()

    def put(self, wakes: Iterable[Notification]) -> None:
        """Queue notifications, which the thread sends soon."""
        for wake in wakes:
            self._queue.put(wake)

    def close(self) -> None:
        """Send what is queued, and stop the thread."""
        self._queue.put(None)
        self._thread.join()

    def _tell_all(self) -> None:
        database: psycopg.Connection | None = None
        while (wakes := self._take()) is not None:
            # A hint that cannot be told is forgotten: the others look for themselves.
            try:
                database = database or psycopg.connect(self._url, autocommit=True, options="-c synchronous_commit=off")
                texts = [payload for wake in wakes if len((payload := written(wake)).encode()) <= LONGEST]
                database.execute("SELECT pg_notify('townwright', payload) FROM unnest(%s::text[]) AS payload", (texts,))
            except psycopg.Error:
                if database is not None:
                    database.close()
                database = None
        if database is not None:
            database.close()

    def _take(self) -> list[Notification] | None:
        """Wait for the next wake-up and take all that are there; None to stop. Only a table's last one matters."""
        wake = self._queue.get()
        latest: dict[tuple[str | None, str | None], Notification] = {}
        with suppress(Empty):
            while wake is not None:
                latest[wake.table_id, wake.message] = wake
                wake = self._queue.get_nowait()
            if latest:
                self._queue.put(None)
        return list(latest.values()) or None


def written(wake: Notification) -> str:
    """Return a notification as the text that PostgreSQL carries."""
    return f"{wake.table_id} {wake.number}" + ("" if wake.message is None else f" {wake.message}")


async def watch(url: str) -> AsyncGenerator[Notification, None]:
    """Yield the notifications of other processes; now and then an empty one, since some may have been lost.

    ``Outdated`` when a newer Townwright has the database, or asks this process to end.
    """
    while True:
        with suppress(psycopg.Error):
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as listener:
                await listener.execute("LISTEN townwright")
                await listener.execute(f"LISTEN {upgrades.CHANNEL}")
                while True:
                    await upgrades.check(listener)
                    yield Notification()
                    async for notify in listener.notifies(timeout=LOOK_S):
                        if notify.channel == upgrades.CHANNEL:
                            upgrades.check_oldest(int(notify.payload))
                            continue
                        table_id, number, *message = notify.payload.split(" ", 2)
                        yield Notification(table_id, int(number), message[0] if message else None)
        await asyncio.sleep(PAUSE_S)
