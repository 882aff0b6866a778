"""A real server on a loopback port inside the test's own event loop, and pages that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.typing import Origin

from townwright.server.app import litestar
from townwright.server.doors import Doors
from townwright.server.house import House
from townwright.server.running import config, listening
from townwright.server.settings import Limits, Settings

from ..tables.tables import find

sys.path.append(str(Path(__file__).parents[2]))
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
    studies_per_minute=100_000,
)


@dataclass
class Address:
    """A server that is running, whichever process it is."""

    origin: str
    pages: list[Page] = field(default_factory=list, kw_only=True)

    async def page(self, name: str | None = None) -> Page:
        """A browser, perhaps of somebody who said a name."""
        made = Page(self, httpx.AsyncClient(base_url=self.origin, headers={"origin": self.origin}, timeout=60))
        self.pages.append(made)
        if name is not None:
            await made.post("/api/me", name=name)
        return made


@dataclass
class Server(Address):
    """A server of this very process, with what is inside it."""

    house: House
    uvicorn: uvicorn.Server

    async def caught_up(self, page: Page, table: str) -> None:
        """Hear until the page knows all that has happened."""
        keeper = await self.house.hall.keeper(table)
        assert keeper is not None
        while page.numbers[table] < keeper.room.number or page.sights[table]["number"] < page.numbers[table]:
            await page.hear()


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
    chosen = Settings(store=url, origins=(origin,), limits=limits, **{"grace_seconds": 0.0, **more})
    inner = litestar(chosen, find, routes=routes, **({} if now is None else {"now": now}))
    runner = uvicorn.Server(config(Doors(inner, chosen, lambda: inner.state.house), chosen, lifespan="on"))
    runner.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.ensure_future(runner._serve(sockets=[listener]))
    while not runner.started:
        if running.done():
            listener.close()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.005)
    server = Server(origin, inner.state.house, runner)
    try:
        yield server
    finally:
        await asyncio.gather(*(page.close() for page in server.pages))
        runner.should_exit = True
        await running
        listener.close()


@dataclass
class Page:
    """A browser with one page open."""

    server: Address
    http: httpx.AsyncClient
    socket: Any = None
    frames: list[dict[str, Any]] = field(default_factory=list)
    """Everything that the socket brought."""
    sights: dict[str, dict[str, Any]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    facts: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict)
    lost: list[Any] = field(default_factory=list)
    """Sockets that were left half open."""

    async def get(self, path: str, **headers: str) -> Any:
        response = await self.http.get(path, headers=headers)
        assert response.status_code < 300, (path, response.status_code, response.text)
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def post(self, path: str, **body: Any) -> Any:
        response = await self.http.post(path, json=body)
        assert response.status_code < 300, (path, response.status_code, response.text)
        return response.json()

    async def table(self, game: str = "guessing", **more: Any) -> str:
        """A new table's id."""
        made = await self.post("/api/tables", game=game, **more)
        return str(made["table"])

    def move_to(self, origin: str) -> None:
        """Speak to another server of the same storage from now on."""
        self.server = Address(origin)
        self.http.base_url = httpx.URL(origin)
        self.http.headers["origin"] = origin

    # The socket

    async def connect(self, buffer: int | None = None) -> None:
        """Open the socket and say hello; with a small buffer the page is soon too slow."""
        ticket = (await self.post("/api/ticket"))["ticket"]
        await self.open(buffer)
        await self.say("hello", ticket=ticket)
        await self.wait("welcome")

    async def open(self, buffer: int | None = None) -> None:
        plug = socket.socket(proto=socket.IPPROTO_TCP)
        if buffer is not None:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        host, port = self.server.origin.removeprefix("http://").split(":")
        plug.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(plug, (host, int(port)))
        except BaseException:
            plug.close()
            raise
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await websockets.connect(
            self.server.origin.replace("http", "ws") + "/api/socket",
            sock=plug,
            origin=Origin(self.server.origin),
            close_timeout=1,
            additional_headers={"cookie": cookies} if cookies else {},
            compression=None,
            max_size=None,
            ping_interval=None,
        )

    async def say(self, say: str, **body: Any) -> None:
        await self.socket.send(json.dumps({"say": say, **body}))

    async def hear(self, seconds: float = 30.0) -> dict[str, Any]:
        """The next frame."""
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.frames.append(frame)
        if frame["say"] == "update":
            table = frame["table"]
            known = self.facts.setdefault(table, {})
            known.update({fact["number"]: fact for fact in frame["facts"]})
            self.numbers[table] = frame["number"]
            if frame["sight"] is not None:
                self.sights[table] = frame["sight"]
        return frame

    async def wait(self, say: str, seconds: float = 30.0, **fields: Any) -> dict[str, Any]:
        """The next frame of that kind with these fields."""
        while True:
            frame = await self.hear(seconds)
            if frame["say"] == say and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def watch(self, table: str, **more: Any) -> dict[str, Any]:
        """Watch a table and wait for its sight."""
        if self.socket is None:
            await self.connect()
        await self.say("watch", table=table, after=self.numbers.get(table, 0), **more)
        while True:
            frame = await self.hear()
            sight = frame.get("sight")
            if frame["say"] == "gone" or (sight is not None and sight["seat"] == more.get("seat", sight["seat"])):
                return frame

    async def act(self, table: str, action: str, action_id: str | None = None, **more: Any) -> dict[str, Any]:
        """Act on the own seat, and wait for the answer."""
        sight, id_ = self.sights[table], action_id or secrets.token_hex(8)
        await self.say(
            "act", **{"table": table, "id": id_, "seat": sight["seat"], "turn": sight["turn"], "action": action, **more}
        )
        while True:
            frame = await self.hear()
            if frame.get("id") == id_:
                return frame

    async def random_action(self, table: str, random: Random) -> str:
        """A legal action, found word by word as a page does it."""
        words: list[str] = []
        while True:
            ask = random.randrange(1 << 30)
            await self.say("ask", table=table, ask=ask, seat=self.sights[table]["seat"], words=words)
            frame = await self.wait("choices", ask=ask)
            choices = [choice for choice in frame["choices"] if choice["why_not"] is None]
            if not choices:
                return " ".join(words)
            choice = random.choice(choices)
            words.append(choice["word"])
            if choice["whole"] and random.random() < 0.7:
                return " ".join(words)

    async def play(self, table: str, random: Random) -> None:
        """Play random legal actions until the game ends."""
        while self.sights[table]["status"] != "ended":
            if self.sights[table]["turn"] is None:
                await self.wait("update", table=table)
                continue
            turn = self.sights[table]["turn"]
            action = await self.random_action(table, random)
            if self.sights[table]["turn"] != turn:
                continue
            answer = await self.act(table, action)
            assert answer["say"] == "answer" or answer["code"] in ("stale", "not-now"), answer
            while self.numbers[table] < answer.get("number", 0):
                await self.wait("update", table=table)

    def drop(self) -> None:
        """Break the connection without a word."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    def lose(self) -> None:
        """Leave the connection half open: nobody reads here any longer, and nothing tells the server so."""
        self.socket.transport.pause_reading()
        self.lost.append(self.socket)
        self.socket = None

    async def close(self) -> None:
        for lost in self.lost:
            lost.transport.abort()
            await lost.wait_closed()
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()
