"""Moves per second of one server process: ``python3 dev bench server --tables 250 --seconds 20``.

A server and the people around it run in two processes. Every person has a socket and a seat, plays random
legal moves of a real game, and watches the table. The yardstick is the same stack without a game: a
socket message in, one event into the same store, an answer out. Moves for each second of the server's own
processor time are compared too: they hold also when the machine is busy with other things.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import click
import httpx
import websockets
from litestar import Litestar, WebSocket, websocket
from rich.console import Console
from rich.table import Table
from websockets.typing import Origin

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.seats import CHANCE
from townwright.server import running
from townwright.server.settings import Limits, Settings
from townwright.server.store import open_store
from townwright.server.store.values import Event, Index, TableRow

UNLIMITED = Limits(
    seated_messages=1e6,
    other_messages=1e6,
    requests=1e6,
    tables_per_minute=1_000_000,
    guests_per_minute=1_000_000,
    open_tables=1_000_000,
    sockets_per_address=100_000,
)


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


# Servers, each in a process of its own


def serve_game(port: int, folder: str, ready: Any) -> None:
    """The real server."""
    chosen = Settings(store=f"sqlite:///{folder}/games.db", origins=(f"http://127.0.0.1:{port}",), limits=UNLIMITED)
    running.run(chosen, running.listening("127.0.0.1", port), ready.set)


def serve_bare(port: int, folder: str, ready: Any) -> None:
    """The same stack without a game."""

    @websocket("/api/socket")
    async def bare(socket: WebSocket[Any, Any, Any]) -> None:
        store = socket.app.state.store
        table, number = secrets.token_hex(16), 1
        await store.create(TableRow(table, "bare", 1, 0), "0" * 64, [Event(1, "created", "{}", 0)], Index("open", 0))
        await socket.accept()
        async for text in socket.iter_data("text"):
            said = json.loads(text)
            number += 1
            await store.append(table, number - 1, [Event(number, "acted", said["action"], 0)])
            await socket.send_text(json.dumps({"say": "answer", "id": said["id"], "number": number}))

    async def opened(app: Litestar) -> None:
        app.state.store = await open_store(f"sqlite:///{folder}/bare.db")

    app = Litestar([bare], on_startup=[opened], openapi_config=None, logging_config=None)
    chosen = Settings(store="", origins=(), limits=UNLIMITED)
    running.Announcing(running.config(app, chosen, lifespan="on"), ready.set).run(
        [running.listening("127.0.0.1", port)]
    )


@dataclass(frozen=True)
class Served:
    """A server that runs."""

    origin: str
    pid: int

    def cpu(self) -> float:
        """The processor time that it has used, in seconds; where the machine does not tell, none."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(target: Any, port: int) -> Iterator[Served]:
    """A server for as long as the block lasts."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        ready = context.Event()
        process = context.Process(target=target, args=(port, folder, ready))
        process.start()
        ready.wait(60)
        try:
            yield Served(f"http://127.0.0.1:{port}", process.pid or 0)
        finally:
            process.terminate()
            process.join()


# People

TRUST = httpx.create_ssl_context()
"""Shared, since making one takes longer than all else about a page, and nobody here speaks TLS."""


def browser(origin: str) -> httpx.AsyncClient:
    """Somebody's browser on the server's own page, without a session yet."""
    return httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60, verify=TRUST)


class Person:
    """A socket with a seat, and what is known through it."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.number = 0
        self.turn: int | None = None
        self.facts: list[dict[str, Any]] = []
        self.answers: dict[str, asyncio.Future[int]] = {}
        self.changed = asyncio.Event()
        self.arrived: dict[int, float] = {}

    async def read(self) -> None:
        """Take in whatever comes."""
        async for text in self.socket:
            now, frame = perf_counter(), json.loads(text)
            if frame["say"] == "update":
                self.facts.extend(frame["facts"])
                self.number = frame["number"]
                self.arrived[self.number] = now
                if frame["sight"] is not None:
                    self.turn = frame["sight"]["turn"]
                self.changed.set()
            elif frame["say"] in ("answer", "refusal"):
                self.answers.pop(frame["id"]).set_result(frame.get("number", 0))


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
            dealt = [fact["action"] for fact in people[0].facts if fact["kind"] == "dealt"]
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


@click.command()
@click.option("--game", default="cities", show_default=True)
@click.option("--tables", default=250, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=20.0, show_default=True, help="For each measurement.")
@click.option(
    "--rate", default=300.0, show_default=True, help="Moves that people want to make in a second; 0: flat out."
)
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def main(game: str, tables: int, seats: int, seconds: float, rate: float, as_json: bool) -> None:
    """Measure the server, and the same stack without a game."""
    results = {}
    for offered in dict.fromkeys((rate, 0.0)):
        with served(serve_game, 8991) as server:
            load = Load(server.origin, registry.find(game), seats, tables / offered if offered else 0.0)
            name = f"game at {offered:g}/s" if offered else "game flat out"
            results[name] = asyncio.run(measure(server, load, tables, seconds))
    with served(serve_bare, 8992) as server:
        results["bare flat out"] = asyncio.run(measure_bare(server, tables * seats, seconds))
    played, bare = results["game flat out"], results["bare flat out"]
    share = played["moves_per_second"] / bare["moves_per_second"]
    cpu_share = played["moves_per_cpu_second"] / bare["moves_per_cpu_second"]
    if as_json:
        print(json.dumps({"share": share, "cpu_share": cpu_share, **results}))
        return
    shown = Table(
        "",
        "moves/s",
        "per cpu s",
        "answer p50",
        "p99",
        "others p50",
        "p99",
        title=f"{tables * seats} sockets, {tables} tables",
    )
    for name, found in results.items():
        shown.add_row(name, *(f"{value:.1f}" for value in found.values()))
    Console().print(shown)
    print(
        f"The server makes {share:.1%} of the moves that the bare stack makes ({cpu_share:.1%} by its processor time)."
    )
    print("Times in milliseconds.")


async def measure(server: Served, load: Load, tables: int, seconds: float) -> dict[str, float]:
    """All tables at once, from the moment when everybody sits."""
    playing = [asyncio.ensure_future(play_tables(load, Random(number))) for number in range(tables)]
    while load.sitting < tables:
        await asyncio.sleep(0.05)
    load.end, before = perf_counter() + seconds, server.cpu()
    load.begin.set()
    await asyncio.gather(*playing)
    return summary(load.times, seconds, server.cpu() - before)


async def measure_bare(server: Served, sockets: int, seconds: float) -> dict[str, float]:
    """All clients at once."""
    times, end, before = Times(), perf_counter() + seconds, server.cpu()
    await asyncio.gather(*(bare_client(server.origin, 0.0, Random(number), end, times) for number in range(sockets)))
    return summary(times, seconds, server.cpu() - before)


def summary(times: Times, seconds: float, cpu: float) -> dict[str, float]:
    """Rates and percentiles."""
    return {
        "moves_per_second": len(times.answered) / seconds,
        "moves_per_cpu_second": len(times.answered) / cpu,
        "answer_p50_ms": percentile(times.answered, 0.5),
        "answer_p99_ms": percentile(times.answered, 0.99),
        "others_p50_ms": percentile(times.shown, 0.5),
        "others_p99_ms": percentile(times.shown, 0.99),
    }


if __name__ == "__main__":
    main()
