"""A real server on a loopback port inside the test's own event loop."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar

from tests.server.harness.pages import Address, Page
from tests.tables.tables import find
from townwright.server.app import give_services, registered
from townwright.server.http.middleware import RequestMiddleware
from townwright.server.live.table_registry import wall_clock
from townwright.server.run import config, listening
from townwright.server.services import Services
from townwright.server.settings import Limits, Settings

sys.path.append(str(Path(__file__).parents[3]))
"""Bots' processes find the tests' own game by its module's name."""

GENEROUS = Limits(
    seated_messages=100_000,
    other_messages=100_000,
    requests=100_000,
    tables_per_minute=100_000,
    guests_per_minute=100_000,
    open_tables=100_000,
    sockets_per_address=10_000,
    sockets_per_session=1_000,
    imports_per_minute=100_000,
    hello_seconds=60.0,
    studies_per_minute=100_000,
    reviews_per_hour=100_000,
)

IDLE: list[Litestar] = []
"""Routes of servers that have stopped: registering them takes ten times as long as all else about a new server."""


@dataclass
class Server(Address):
    """A server of this very process, with what is inside it."""

    services: Services
    uvicorn: uvicorn.Server

    async def caught_up(self, page: Page, table: str) -> None:
        """Hear until the page knows all that has happened."""
        actor = await self.services.table_registry.actor(table)
        assert actor is not None
        while page.numbers[table] < actor.table.number or page.sights[table]["number"] < page.numbers[table]:
            await page.handle()


@contextlib.asynccontextmanager
async def serving(
    store: str | Path,
    port: int = 0,
    limits: Limits = GENEROUS,
    now: Callable[[], int] | None = None,
    routes: tuple[Any, ...] = (),
    **more: Any,
) -> AsyncIterator[Server]:
    """A server for as long as the block lasts."""
    listener = listening("127.0.0.1", port)
    origin = f"http://127.0.0.1:{listener.getsockname()[1]}"
    url = store if isinstance(store, str) else f"sqlite:///{store}/games.db"
    usual = {"grace_seconds": 0.0, "bot_first_seconds": 300.0, "review_effort": 0.01, "review_nice": 0}
    chosen = Settings(store=url, origins=(origin,), limits=limits, **{**usual, **more})
    inner = IDLE.pop() if IDLE and not routes else registered(routes)
    give_services(inner, chosen, find, now or wall_clock)
    runner = uvicorn.Server(
        config(RequestMiddleware(inner, chosen, lambda: inner.state.services), chosen, lifespan="on")
    )
    runner.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.ensure_future(runner._serve(sockets=[listener]))
    while not runner.started:
        if running.done():
            listener.close()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.005)
    server = Server(origin, inner.state.services, runner)
    try:
        yield server
    finally:
        await asyncio.gather(*(page.close() for page in server.pages))
        runner.should_exit = True
        await running
        listener.close()
        del inner.state.services, inner.state.open_services  # nothing of this server outlives it
        if not routes:
            IDLE.append(inner)
