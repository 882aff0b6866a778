"""People for measurements of a server: each has a socket and a seat, plays random legal moves, and notes the time."""

from __future__ import annotations

import asyncio
import json
import secrets
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

TRUST = httpx.create_ssl_context()
"""Shared, since making one takes longer than all else about a page, and nobody here speaks TLS."""


@dataclass
class Times:
    """How long it took, in seconds."""

    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    """From sending to the last of the others' screens."""


@dataclass
class Load:
    """What people do, for how long, and how it goes."""

    origin: str
    game: AnyGame
    seats: int
    pause: float
    """Seconds that somebody thinks, on average."""
    times: Times = field(default_factory=Times)
    end: float = float("inf")
    sitting: int = 0
    """Tables where everybody sits and waits."""
    begin: asyncio.Event = field(default_factory=asyncio.Event)


def browser(origin: str) -> httpx.AsyncClient:
    """Somebody's browser on the server's own page, without a session yet."""
    return httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60, verify=TRUST)


class Fact(msgspec.Struct):
    """What a person needs to know of a fact."""

    kind: str
    action: str | None


class TableView(msgspec.Struct):
    """What a person needs to see of a table."""

    turn: int | None


class Frame(msgspec.Struct):
    """What a person reads of a frame; the rest is skipped, so that reading takes no time from the server."""

    say: str
    id: str = ""
    number: int = 0
    facts: list[Fact] = []
    sight: TableView | None = None


READ: Final = msgspec.json.Decoder(Frame)


class Person:
    """A socket with a seat, and what is known through it."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.number = 0
        self.turn: int | None = None
        self.facts: list[Fact] = []
        self.answers: dict[str, asyncio.Future[int]] = {}
        self.changed = asyncio.Event()
        self.arrived: dict[int, float] = {}

    async def read(self) -> None:
        """Take in whatever comes."""
        async for text in self.socket:
            now, frame = perf_counter(), READ.decode(text)
            if frame.say == "update":
                self.facts.extend(frame.facts)
                self.number = frame.number
                self.arrived[self.number] = now
                if frame.sight is not None:
                    self.turn = frame.sight.turn
                self.changed.set()
            elif frame.say in ("answer", "refusal"):
                self.answers.pop(frame.id).set_result(frame.number)


async def person(origin: str, http: httpx.AsyncClient, table: str) -> Person:
    """Connect and watch."""
    ticket = (await http.post("/api/ticket", json={})).json()["ticket"]
    socket = await websockets.connect(
        origin.replace("http", "ws") + "/api/socket",
        origin=Origin(origin),
        additional_headers={"cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())},
        compression=None,
        max_size=None,
        ping_interval=None,
    )
    await socket.send(json.dumps({"say": "hello", "ticket": ticket}))
    await socket.send(json.dumps({"say": "watch", "table": table}))
    return Person(socket)


async def play_tables(load: Load, random: Random) -> None:
    """One table after another, all of its seats, until the time is over."""
    origin, game, seats = load.origin, load.game, load.seats
    https = [browser(origin) for _ in range(seats)]
    for number, http in enumerate(https):
        await http.post("/api/me", json={"name": f"Person {'abcdef'[number]}"})
    while perf_counter() < load.end:
        asked = {"game": game.name, "options": {"seats": str(seats)}, "visibility": "public"}
        table = (await https[0].post("/api/tables", json=asked)).json()["table"]
        for seat, http in enumerate(https):
            await http.post(f"/api/tables/{table}/sit", json={"seat": seat})
        people = [await person(origin, http, table) for http in https]
        readers = [asyncio.ensure_future(one.read()) for one in people]
        load.sitting += 1
        await load.begin.wait()
        await play_game(load, table, people, random)
        for reader, one in zip(readers, people, strict=True):
            reader.cancel()
            await one.socket.close()
    for http in https:
        await http.aclose()


async def play_game(load: Load, table: str, people: list[Person], random: Random) -> None:
    """The table's own copy of the game tells what is legal; chance comes from the server."""
    game = load.game
    state, done = game.start(game.options({"seats": str(load.seats)})), 0
    while perf_counter() < load.end and (to_act := game.to_act(state)):
        if to_act == (CHANCE,):
            dealt = [fact.action for fact in people[0].facts if fact.kind == "dealt" and fact.action]
            if len(dealt) > done:
                state, done = game.play(state, CHANCE, game.read(dealt[done])), done + 1
            else:
                people[0].changed.clear()
                await asyncio.wait_for(people[0].changed.wait(), 30)
            continue
        seat = random.choice(to_act)
        one = people[seat]
        while one.turn is None:
            one.changed.clear()
            await asyncio.wait_for(one.changed.wait(), 30)
        action = random.choice(game.legal(state, seat))
        await asyncio.sleep(random.random() * 2 * load.pause)
        await act(table, people, seat, str(action), load.times)
        state = game.play(state, seat, action)


async def act(table: str, people: list[Person], seat: int, action: str, times: Times) -> None:
    """Send, wait for the answer, and note when it came and when the others saw it."""
    one, action_id = people[seat], secrets.token_hex(8)
    answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    one.answers[action_id] = answered
    turn, one.turn, sent = one.turn, None, perf_counter()
    await one.socket.send(
        json.dumps({"say": "act", "table": table, "id": action_id, "seat": seat, "turn": turn, "action": action})
    )
    number = await asyncio.wait_for(answered, 30)
    times.answered.append(perf_counter() - sent)
    assert number, "a legal move was refused"
    for other in people:
        while other.number < number:
            other.changed.clear()
            await asyncio.wait_for(other.changed.wait(), 30)
    arrived = (
        min(at for known, at in other.arrived.items() if known >= number) for other in people if other is not one
    )
    times.shown.append(max(arrived, default=perf_counter()) - sent)
    for other in people:
        other.arrived.clear()


async def bare_client(origin: str, pause: float, random: Random, end: float, times: Times) -> None:
    """Says something and waits for the answer, again and again."""
    async with websockets.connect(
        origin.replace("http", "ws") + "/api/socket", compression=None, ping_interval=None
    ) as socket:
        while perf_counter() < end:
            await asyncio.sleep(random.random() * 2 * pause)
            sent = perf_counter()
            await socket.send(json.dumps({"say": "act", "id": secrets.token_hex(8), "action": "16S@d3 +2"}))
            await socket.recv()
            times.answered.append(perf_counter() - sent)


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")
