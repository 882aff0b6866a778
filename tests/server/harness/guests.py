"""Guests whose requests and messages are counted, with how each is answered."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import websockets

from tests.server.harness.pages import Page
from tests.server.harness.told import Told

WAITING = 90.0


class Guest:
    """A page whose requests are counted."""

    def __init__(self, page: Page, told: Told) -> None:
        self.page = page
        self.told = told

    async def post(self, path: str, *ids: str, **body: Any) -> dict[str, Any] | None:
        """Send a request; what it gives, if it is not refused. What stands in braces are places for the ids."""
        given: dict[str, Any] | None = await self.ask("POST", path, *ids, json=body)
        return given

    async def get(self, path: str, *ids: str) -> Any:
        """Ask for something that lies there."""
        return await self.ask("GET", path, *ids)

    async def ask(self, method: str, path: str, *ids: str, **more: Any) -> Any:
        """Send a request of any kind, and note the answer."""
        way, began = f"{method} {path}", time.perf_counter()
        self.told.requests += 1
        self.told.ways[way] += 1
        places = iter(ids)
        address = re.sub(r"\{\w+\}", lambda _: next(places), path)
        try:
            response = await self.page.http.request(method, address, timeout=WAITING, **more)
        except httpx.HTTPError as error:
            self.told.wrong.append(f"{way}: {type(error).__name__}")
            return None
        why = None if response.status_code < 300 else response.json().get("why", {})
        if response.status_code >= 500 and response.status_code != 503:
            self.told.wrong.append(f"{way}: {response.status_code}")
        self.told.note(way, time.perf_counter() - began, why)
        if why is not None or not response.headers.get("content-type", "").startswith("application/json"):
            return None
        return response.json()

    async def review(self, text: str, **more: Any) -> None:
        """Ask for a review, and leave as soon as it is on its way: it takes as long as it may."""
        way, began, body = "POST /api/reviews", time.perf_counter(), {"text": text, **more}
        self.told.requests += 1
        self.told.ways[way] += 1
        why = None
        try:
            async with self.page.http.stream("POST", "/api/reviews", json=body, timeout=WAITING) as response:
                async for line in response.aiter_lines():
                    why = json.loads(line).get("why")
                    break
        except httpx.HTTPError as error:
            self.told.wrong.append(f"{way}: {type(error).__name__}")
            return
        if response.status_code >= 500 and response.status_code != 503:
            self.told.wrong.append(f"{way}: {response.status_code}")
        self.told.note(way, time.perf_counter() - began, why)

    async def say(self, say: str, answers: tuple[str, ...], **body: Any) -> dict[str, Any] | None:
        """Send a message over the socket, and note the answer."""
        began, frame = time.perf_counter(), None
        self.told.requests += 1
        self.told.ways[say] += 1
        try:
            if self.page.socket is None:
                await self.page.connect()
            await self.page.say(say, **body)
            while answers and (frame is None or frame["say"] not in answers or not is_about(frame, body)):
                frame = await self.page.handle(WAITING)
        except (TimeoutError, OSError, websockets.ConnectionClosed) as error:
            self.told.wrong.append(f"{say}: {type(error).__name__}")
            self.page.socket = None
            return None
        seconds = 0.0 if say == "hint" else time.perf_counter() - began  # bots think for as long as they may
        self.told.note(say, seconds, (frame or {}).get("why"))
        self.page.frames.clear()
        return frame

    async def read_on(self) -> None:
        """Read whatever comes, until cancelled; the server lets go of a page that does not read."""
        with suppress(TimeoutError, OSError, websockets.ConnectionClosed):
            while self.page.socket is not None:
                await self.page.handle(WAITING)
                self.page.frames.clear()

    async def watch(self, table: str, **more: Any) -> dict[str, Any] | None:
        """Watch a table; how it looks."""
        seen = await self.say("watch", ("update", "gone", "later"), table=table, after=0, changes=True, **more)
        sight: dict[str, Any] | None = (seen or {}).get("sight")
        return sight


@asynccontextmanager
async def reading(guests: Sequence[Guest]) -> AsyncIterator[None]:
    """Let guests who say nothing meanwhile read on."""
    tasks = [asyncio.ensure_future(guest.read_on()) for guest in guests]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_about(frame: dict[str, Any], body: dict[str, Any]) -> bool:
    """Whether a frame answers a message."""
    return all(frame[name] == body[name] for name in ("table", "ask", "id") if name in frame and name in body) and (
        frame["say"] != "update" or frame["sight"] is not None
    )
