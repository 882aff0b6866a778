"""The device of a browser: what a page's worker says to Python inside of it, and the storage that the worker brings.

Only texts and numbers pass between the two, so that neither has to give back what the other holds.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Final, Protocol, TypeAlias

from townwright.core import registry
from townwright.local import device_bots
from townwright.local.device_tables import DeviceTables
from townwright.local.page_session import PageSession
from townwright.local.requests import LocalRequests
from townwright.local.storage import DeviceFact, DeviceRow, NotStored, OtherTabAhead

log = logging.getLogger(__name__)

AHEAD: Final = "ahead"
"""What the worker answers when other facts stand in the place of those that it shall store."""

Answered: TypeAlias = Callable[[int, int, str], None]
"""Takes the number of a request, the status and the body of its response."""


class WorkerStore(Protocol):
    """What the worker keeps on the device; every text is JSON."""

    def rows(self) -> Awaitable[str]:
        """Return the rows of all tables on the device."""

    def row(self, table_id: str) -> Awaitable[str]:
        """Return one table, or null."""

    def facts(self, table_id: str, after: int) -> Awaitable[str]:
        """Return the facts of a table after this number."""

    def append(self, row: str, after: int, facts: str) -> Awaitable[str]:
        """Store facts and row in one step; the answer is empty, or ``AHEAD``."""

    def replied(self, table_id: str, action_id: str) -> Awaitable[str]:
        """Return the number of the fact with this id, or null."""

    def setting(self, name: str) -> Awaitable[str]:
        """Return a setting, or null."""

    def change_setting(self, name: str, value: str) -> Awaitable[str]:
        """Store a setting under its name."""

    def lock(self, table_id: str) -> Awaitable[str]:
        """Wait until no other tab holds the lock of a table."""

    def unlock(self, table_id: str) -> None:
        """Give the lock back."""


class BrowserStorage:
    """Keeps tables in the database of the browser."""

    def __init__(self, store: WorkerStore) -> None:
        self._store = store

    async def rows(self) -> Sequence[DeviceRow]:
        """Return every table on the device."""
        return tuple(DeviceRow(**row) for row in json.loads(await told(self._store.rows())))

    async def row(self, table_id: str) -> DeviceRow | None:
        """Return one table, or None."""
        found = json.loads(await told(self._store.row(table_id)))
        return None if found is None else DeviceRow(**found)

    async def facts(self, table_id: str, after: int) -> Sequence[DeviceFact]:
        """The facts of a table after this number, in order."""
        return tuple(DeviceFact(**fact) for fact in json.loads(await told(self._store.facts(table_id, after))))

    async def append(self, row: DeviceRow, after: int, facts: Sequence[DeviceFact]) -> None:
        """Store the facts that follow fact ``after``; raises ``OtherTabAhead`` if there are others."""
        written = json.dumps([asdict(fact) for fact in facts])
        if await told(self._store.append(json.dumps(asdict(row)), after, written)) == AHEAD:
            raise OtherTabAhead(row.id)

    async def replied(self, table_id: str, action_id: str) -> int | None:
        """The number of the fact that a command with this id led to, or None."""
        found: int | None = json.loads(await told(self._store.replied(table_id, action_id)))
        return found

    async def setting(self, name: str) -> str | None:
        """Return a setting, or None."""
        found: str | None = json.loads(await told(self._store.setting(name)))
        return found

    async def change_setting(self, name: str, value: str) -> None:
        """Store a setting under its name."""
        await told(self._store.change_setting(name, value))

    @asynccontextmanager
    async def alone(self, table_id: str) -> AsyncIterator[None]:
        """While it lasts no other tab lets the bots of a table think."""
        await told(self._store.lock(table_id))
        try:
            yield
        finally:
            self._store.unlock(table_id)


async def told(asked: Awaitable[str]) -> str:
    """What the worker's store answers; raises ``NotStored`` if it fails, as when the device is full."""
    try:
        return await asked
    except Exception as error:
        log.exception("the browser's database failed")
        raise NotStored(str(error)) from error


def import_games() -> None:
    """Import every game and its bots, so that no table waits for them."""
    for name in registry.names():
        registry.find(name)
        device_bots.offered(name)


class BrowserPage:
    """The page of one tab: what it says is heard at once and answered later, by calls of what the worker gave."""

    def __init__(self, store: WorkerStore, send: Callable[[str], None], answered: Answered) -> None:
        tables = DeviceTables(BrowserStorage(store), lambda: int(time.time() * 1000))
        self._session = PageSession(tables, send)
        self._requests = LocalRequests(tables, self._session)
        self._answered = answered
        self._running: set[asyncio.Future[None]] = set()

    def hear(self, text: str) -> None:
        """Take in a message of the page."""
        self._run(self._session.receive(text))

    def ask(self, number: int, method: str, path: str, body: str) -> None:
        """Take in a request of the page."""
        self._run(self._answer(number, method, path, body))

    def changed(self, table_id: str) -> None:
        """Take in that another tab has stored something of a table."""
        self._run(self._session.changed_elsewhere(table_id))

    async def _answer(self, number: int, method: str, path: str, body: str) -> None:
        response = await self._requests.answer(method, path, body)
        self._answered(number, response.status, response.body)

    def _run(self, work: Awaitable[None]) -> None:
        running = asyncio.ensure_future(work)
        self._running.add(running)
        running.add_done_callback(self._running.discard)
