"""Pages that talk to a server as browsers do."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import websockets
from websockets.typing import Origin

from townwright.tables.patches import patched

TRUST = httpx.create_ssl_context()
"""Shared, since making one takes longer than all else about a page, and nobody here speaks TLS."""


@dataclass
class Address:
    """A server that is running, whichever process it is."""

    origin: str
    pages: list[Page] = field(default_factory=list, kw_only=True)
    local: str | None = field(default=None, kw_only=True)
    """The address of this machine that pages come from; the server counts visitors by it."""

    async def page(self, name: str | None = None) -> Page:
        """A browser, perhaps of somebody who said a name."""
        made = Page(self, browser(self.origin, self.local))
        self.pages.append(made)
        if name is not None:
            await made.post("/api/me", name=name)
        return made


def browser(origin: str, local: str | None = None) -> httpx.AsyncClient:
    """Somebody's browser on the server's own page, without a session yet."""
    way = httpx.AsyncHTTPTransport(local_address=local, verify=TRUST)
    return httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60, transport=way)


@dataclass
class ToldFrames:
    """What a page was told of its tables."""

    frames: list[dict[str, Any]] = field(default_factory=list, kw_only=True)
    """Everything that the socket brought."""
    sights: dict[str, dict[str, Any]] = field(default_factory=dict, kw_only=True)
    numbers: dict[str, int] = field(default_factory=dict, kw_only=True)
    facts: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict, kw_only=True)

    def take(self, text: str | bytes) -> dict[str, Any]:
        """Remember what a frame brought."""
        frame: dict[str, Any] = json.loads(text)
        if frame["say"] == "changes":  # from here on it is the update that it stands for
            sight = patched(self.sights[frame["table"]], frame.pop("changes"))
            frame |= {"say": "update", "sight": sight, "more": False}
        self.frames.append(frame)
        if frame["say"] == "update":
            table = frame["table"]
            known = self.facts.setdefault(table, {})
            known.update({fact["number"]: fact for fact in frame["facts"]})
            self.numbers[table] = frame["number"]
            if frame["sight"] is not None:
                self.sights[table] = frame["sight"]
        return frame


def add_word(words: list[str], choices: list[dict[str, Any]], random: Random) -> bool:
    """Add one of the legal words to an action in the making, and return whether it is whole."""
    legal = [choice for choice in choices if choice["why_not"] is None]
    if not legal:
        return True
    choice = random.choice(legal)
    words.append(choice["word"])
    return bool(choice["whole"]) and random.random() < 0.7


@dataclass
class Page(ToldFrames):
    """A browser with one page open."""

    server: Address
    http: httpx.AsyncClient
    socket: Any = None
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
        if self.server.local is not None:
            plug.bind((self.server.local, 0))
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

    async def handle(self, seconds: float = 30.0) -> dict[str, Any]:
        """The next frame."""
        return self.take(await asyncio.wait_for(self.socket.recv(), seconds))

    async def wait(self, *say: str, seconds: float = 30.0, **fields: Any) -> dict[str, Any]:
        """The next frame of one of these kinds with these fields."""
        while True:
            frame = await self.handle(seconds)
            if frame["say"] in say and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def watch(self, table: str, **more: Any) -> dict[str, Any]:
        """Watch a table and wait for its sight."""
        if self.socket is None:
            await self.connect()
        await self.say("watch", **{"table": table, "after": self.numbers.get(table, 0), "changes": True, **more})
        while True:
            frame = await self.handle()
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
            frame = await self.handle()
            if frame.get("id") == id_:
                return frame

    async def random_action(self, table: str, random: Random) -> str:
        """A legal action, found word by word as a page does it."""
        words: list[str] = []
        while True:
            ask = random.randrange(1 << 30)
            await self.say("ask", table=table, ask=ask, seat=self.sights[table]["seat"], words=words)
            frame = await self.wait("choices", ask=ask)
            if add_word(words, frame["choices"], random):
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
