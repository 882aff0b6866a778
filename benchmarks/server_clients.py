"""Clients for measurements of a server: each has a socket and a seat, plays random legal moves, and takes the time."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
import websockets
from websockets.typing import Origin

from townwright.core.contract import AnyGame
from townwright.core.seats import CHANCE

SSL_CONTEXT = httpx.create_ssl_context()
"""Shared, since making one takes longer than all else about a page, and nobody here speaks TLS."""


@dataclass
class Times:
    """The measured times, in seconds."""

    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    """From sending to the last of the others' screens."""
    updates: list[int] = field(default_factory=list)
    """The bytes of every update but the first of each socket, which is whole."""


@dataclass
class Load:
    """The load of one measurement: what is played, how fast and until when, and its times."""

    origin: str
    game: AnyGame
    seats: int
    pause: float
    """Seconds that somebody thinks, on average."""
    times: Times = field(default_factory=Times)
    end: float = float("inf")
    socket_origin: Callable[[str], str] | None = None
    """Where the next socket of a table is opened, if it is elsewhere."""
    profile: dict[str, dict[str, float]] | None = None
    """In which layers the server computed while the first games were played."""


def http_client(origin: str) -> httpx.AsyncClient:
    """An HTTP client on the server's own page, without a session yet."""
    return httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60, verify=SSL_CONTEXT)


class SeenFact(msgspec.Struct):
    """The fields of a fact that a client needs."""

    kind: str
    action: str | None


class SeenTable(msgspec.Struct):
    """The fields of a table's view that a client needs."""

    turn: int | None


class SeenChanges(msgspec.Struct):
    """The changes of a table's view that a client needs."""

    turn: tuple[int | None] | None = None


class ServerMessage(msgspec.Struct):
    """The fields of a message that a client reads; the rest is skipped, to save time for the server."""

    say: str
    id: str = ""
    number: int = 0
    facts: list[SeenFact] = []
    sight: SeenTable | None = None
    changes: SeenChanges | None = None


DECODER: Final = msgspec.json.Decoder(ServerMessage)


class Client:
    """A socket with a seat, and what was received through it."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.number = 0
        self.turn: int | None = None
        self.facts: list[SeenFact] = []
        self.answers: dict[str, asyncio.Future[int]] = {}
        self.changed = asyncio.Event()
        self.arrived: dict[int, float] = {}
        self.updates: list[int] = []
        """The bytes of each update."""

    async def read(self) -> None:
        """Receive messages until the socket is closed."""
        async for text in self.socket:
            now, message = perf_counter(), DECODER.decode(text)
            if message.say in ("update", "changes"):
                self.updates.append(len(text))
                self.facts.extend(message.facts)
                self.number = message.number
                self.arrived[self.number] = now
                if message.sight is not None:
                    self.turn = message.sight.turn
                elif message.changes is not None and message.changes.turn is not None:
                    self.turn = message.changes.turn[0]
                self.changed.set()
            elif message.say in ("answer", "refusal"):
                self.answers.pop(message.id).set_result(message.number)


async def connect(origin: str, http: httpx.AsyncClient, table: str) -> Client:
    """Open a socket and watch a table, which is named as a page names it."""
    ticket = (await http.post("/api/ticket", json={})).json()["ticket"]
    socket = await websockets.connect(
        origin.replace("http", "ws") + f"/api/socket?table={table}",
        origin=Origin(origin),
        additional_headers={"cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())},
        compression=None,
        max_size=None,
        ping_interval=None,
    )
    await socket.send(json.dumps({"say": "hello", "ticket": ticket}))
    await socket.send(json.dumps({"say": "watch", "table": table, "changes": True}))
    return Client(socket)


@dataclass
class SeatedTable:
    """A table where everybody sits, and a socket for each of them."""

    table: str
    clients: list[Client]
    readers: list[asyncio.Future[None]]

    async def close(self, times: Times) -> None:
        """Close the sockets, and write down how large their updates were."""
        for reader, client in zip(self.readers, self.clients, strict=True):
            reader.cancel()
            times.updates += client.updates[1:]
            await client.socket.close()


async def people(origin: str, count: int) -> list[httpx.AsyncClient]:
    """So many guests of a server."""
    https = [http_client(origin) for _ in range(count)]
    for number, http in enumerate(https):
        await http.post("/api/me", json={"name": f"Person {'abcdefgh'[number % 8]}"})
    return https


async def sit_down(load: Load, https: list[httpx.AsyncClient], watchers: int = 0) -> SeatedTable:
    """Make a table, seat the first of these people there, and let so many of the others look on.

    Everybody has been shown the table by then: what the server has to do for that is no part of a move.
    """
    new_table = {"game": load.game.name, "options": {"seats": str(load.seats)}, "visibility": "public"}
    table = (await https[0].post("/api/tables", json=new_table)).json()["table"]
    for seat, http in enumerate(https[: load.seats]):
        await http.post(f"/api/tables/{table}/sit", json={"seat": seat})
    origin_of = load.socket_origin or (lambda _table: load.origin)
    clients = [await connect(origin_of(table), http, table) for http in https[: load.seats + watchers]]
    seated = SeatedTable(table, clients, [asyncio.ensure_future(one.read()) for one in clients])
    for client in clients:
        await asyncio.wait_for(client.changed.wait(), 60)
    return seated


async def play_tables(load: Load, random: Random) -> None:
    """Play one table after another on all of its seats, until the time is over."""
    https = await people(load.origin, load.seats)
    while perf_counter() < load.end:
        seated = await sit_down(load, https)
        await play_game(load, seated.table, seated.clients, random)
        await seated.close(load.times)
    for http in https:
        await http.aclose()


async def play_game(load: Load, table: str, clients: list[Client], random: Random) -> None:
    """Play one game; a copy of it tells what is legal, and draws come from the server."""
    game = load.game
    state, done = game.start(game.options({"seats": str(load.seats)})), 0
    while perf_counter() < load.end and (to_act := game.to_act(state)):
        if to_act == (CHANCE,):
            dealt = [fact.action for fact in clients[0].facts if fact.kind == "dealt" and fact.action]
            if len(dealt) > done:
                state, done = game.play(state, CHANCE, game.read(dealt[done])), done + 1
            else:
                clients[0].changed.clear()
                await asyncio.wait_for(clients[0].changed.wait(), 30)
            continue
        seat = random.choice(to_act)
        one = clients[seat]
        while one.turn is None:
            one.changed.clear()
            await asyncio.wait_for(one.changed.wait(), 30)
        action = random.choice(game.legal(state, seat))
        await asyncio.sleep(min(thinks(load.pause, random), max(0.0, load.end - perf_counter())))
        if perf_counter() >= load.end:
            return
        await act(table, clients, seat, str(action), load.times)
        state = game.play(state, seat, action)


def thinks(pause: float, random: Random) -> float:
    """For how long somebody thinks: so that moves come at chance, as many as are wanted on average."""
    return random.expovariate(1 / pause) if pause else 0.0


async def act(table: str, clients: list[Client], seat: int, action: str, times: Times) -> None:
    """Send an action, wait for the reply, and write down when it came and when the others got the update."""
    one, action_id = clients[seat], secrets.token_hex(8)
    answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    one.answers[action_id] = answered
    turn, one.turn, sent = one.turn, None, perf_counter()
    said = {"say": "act", "seat": seat, "turn": turn, "action": action, "table": table, "id": action_id}
    await one.socket.send(msgspec.json.encode(said).decode())  # as a page writes it
    number = await asyncio.wait_for(answered, 30)
    times.answered.append(perf_counter() - sent)
    assert number, "a legal move was refused"
    for other in clients:
        while other.number < number:
            other.changed.clear()
            await asyncio.wait_for(other.changed.wait(), 30)
    arrived = (
        min(at for known, at in other.arrived.items() if known >= number) for other in clients if other is not one
    )
    times.shown.append(max(arrived, default=perf_counter()) - sent)
    for other in clients:
        other.arrived.clear()


async def bare_sockets(origin: str, sockets: int, size: int) -> list[Any]:
    """Open sockets that belong together; with a size, each is sent as many bytes for every message of one of them."""
    address = origin.replace("http", "ws") + f"/api/socket?group={secrets.token_hex(8)}&size={size}"
    return [await websockets.connect(address, compression=None, ping_interval=None) for _ in range(sockets)]


async def bare_messages(opened: list[Any], size: int, end: float, times: Times) -> None:
    """Let sockets that belong together send one after the other, each when all of them have what the one before caused.

    Each message is answered; where there is a size, everybody is sent as many bytes as well.
    """
    while perf_counter() < end:
        for socket in opened:
            sent = perf_counter()
            await socket.send(json.dumps({"say": "act", "id": secrets.token_hex(8), "action": "16S@d3 +2"}))
            await socket.recv()
            times.answered.append(perf_counter() - sent)
            for other in opened if size else ():
                await other.recv()


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of the times lies, in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")
