"""A page on a device: it asks and hears what a browser's page does, without a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.server.harness.pages import Address, Page, browser
from tests.tables.tables import NOON, find
from townwright.local.device_tables import DeviceTables
from townwright.local.page_session import PageSession
from townwright.local.requests import LocalRequests, LocalResponse
from townwright.local.storage import DeviceStorage, MemoryStorage


def ticking() -> Callable[[], int]:
    """A clock that goes on by a second whenever somebody looks at it."""
    ticks = count(NOON, 1000)
    return lambda: next(ticks)


@dataclass
class DevicePage(Page):
    """A page whose messages and requests are answered in this process."""

    storage: DeviceStorage = field(default_factory=MemoryStorage)
    heard: list[str] = field(default_factory=list)
    """What was sent and not yet read."""
    now: Callable[[], int] = field(default_factory=ticking)

    def __post_init__(self) -> None:
        self.start()

    def start(self) -> None:
        """Begin anew with nothing but what is stored, as after the page was loaded again."""
        self.heard.clear()
        self.frames.clear()
        self.numbers.clear()
        self.sights.clear()
        self.facts.clear()
        self.tables = DeviceTables(self.storage, self.now, find)
        self.session = PageSession(self.tables, self.heard.append)
        self.requests = LocalRequests(self.tables, self.session)
        self.socket = self.session

    async def answer(self, method: str, path: str, **body: Any) -> LocalResponse:
        return await self.requests.answer(method, path, json.dumps(body) if method == "POST" else "")

    async def get(self, path: str, **_headers: str) -> Any:
        response = await self.answer("GET", path)
        assert response.status < 300, (path, response)
        return response.body if path.endswith("/record") else json.loads(response.body)

    async def post(self, path: str, **body: Any) -> Any:
        response = await self.answer("POST", path, **body)
        assert response.status < 300, (path, response)
        return json.loads(response.body)

    async def say(self, say: str, **body: Any) -> None:
        await self.session.receive(json.dumps({"say": say, **body}))

    async def handle(self, seconds: float = 30.0) -> dict[str, Any]:
        """The next frame; if there is none, bots are waited for."""
        if not self.heard:
            async with asyncio.timeout(seconds):
                await self.session.settled()
        assert self.heard, "nothing more will be sent"
        return self.take(self.heard.pop(0))


def device_page(storage: DeviceStorage | None = None) -> DevicePage:
    """The page of somebody who begins to play on a device."""
    return DevicePage(Address("http://device"), browser("http://device"), storage=storage or MemoryStorage())
