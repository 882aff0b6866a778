"""Slow readers in number: ``python3 dev soak server_slow --watchers 200``.

People play at real tables while others look on. In every other phase those who look on stop reading altogether, long
enough for the server to let them go; how long a move takes to reach the players' screens is compared with the phases
in which they read. With more than 5 ms added at the 99th percentile it exits with 1.
"""

from __future__ import annotations

import asyncio
import json
import socket
from random import Random
from time import perf_counter
from typing import Any

import click
import httpx
import websockets
from benchmarks.server_clients import Load, Times, connect, http_client, percentile, play_game
from benchmarks.server_stacks import UNLIMITED, Served, served

from tests.server.harness.pages import Address
from townwright.core import registry
from townwright.server import run
from townwright.server.settings import Settings

PHASES = 4
ROOM = 8_192
"""Bytes on the way to each page, as on a bad line; what does not fit stands before the server."""
MOST_ADDED = 5.0
"""Milliseconds at the 99th percentile."""


def serve_on_a_bad_line(port: int, folder: str, ready: Any) -> None:
    """The real server, with little table on the way to every page."""
    listener = run.listening("127.0.0.1", port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
    chosen = Settings(store=f"sqlite:///{folder}/games.db", origins=(f"http://127.0.0.1:{port}",), limits=UNLIMITED)
    run.run(chosen, listener, ready.set)


class Watcher:
    """Somebody who looks on, and may stop reading."""

    def __init__(self, plug: Any) -> None:
        self.socket = plug
        self.reading = asyncio.Event()

    async def read(self) -> None:
        """Read while it is time for that."""
        while True:
            await self.reading.wait()
            await self.socket.recv()

    def stop_reading(self, stop: bool) -> None:
        """Leave everything on the way, or take it in."""
        if stop:
            self.reading.clear()
            self.socket.transport.pause_reading()
        else:
            self.reading.set()
            self.socket.transport.resume_reading()


async def watcher(origin: str, table: str) -> Watcher:
    """A stranger at a public table, with little table on this side too."""
    page = await Address(origin).page()
    await page.connect(buffer=ROOM)
    await page.say("watch", table=table)
    await page.http.aclose()
    return Watcher(page.socket)


async def play(server: Served, tables: int, watchers: int, seconds: float, rate: float) -> tuple[Times, Times, int]:
    """All phases; the times with readers and with those who do not read, and how many of these were let go."""
    load = Load(server.origin, registry.find("cities"), 2, tables / rate)
    made = [await table_of_two(load, number) for number in range(tables)]
    times, gone = (Times(), Times()), 0
    for phase in range(PHASES):
        looking: list[list[Watcher]] = [[] for _ in made]
        for number in range(watchers):
            looking[number % tables].append(await watcher(server.origin, made[number % tables][0]))
        everybody = [one for some in looking for one in some]
        readers = [asyncio.ensure_future(one.read()) for one in everybody]
        for one in everybody:
            one.stop_reading(bool(phase % 2))
        load.times, load.end = times[phase % 2], perf_counter() + seconds
        playing = (play_on(load, table, some, phase) for table, some in zip(made, looking, strict=True))
        made = list(await asyncio.gather(*playing))
        for one in everybody:
            one.stop_reading(False)
        done, left = await asyncio.wait(readers, timeout=3)
        gone += len(done) if phase % 2 else 0
        for reader in left:
            reader.cancel()
        await asyncio.gather(*readers, *(one.socket.close() for one in everybody), return_exceptions=True)
    return *times, gone


async def play_on(load: Load, table: Any, looking: list[Watcher], phase: int) -> Any:
    """One game after another before the same eyes, until the phase is over; the last table."""
    random = Random(phase)
    while True:
        await play_game(load, table[0], table[1], random)
        table = await table_of_two(load, 0, table)
        if perf_counter() >= load.end:
            return table
        for one in looking:
            await look_at(one, table[0])


async def look_at(one: Watcher, table: str) -> None:
    """Watch another table as well, unless the server has let this one go."""
    try:
        await one.socket.send(json.dumps({"say": "watch", "table": table}))
    except websockets.ConnectionClosed:
        return


async def table_of_two(load: Load, number: int, old: Any = None) -> tuple[str, list[Any], list[httpx.AsyncClient]]:
    """A new table, for the same people if they have just played at an old one."""
    if old is None:
        https = [http_client(load.origin) for _ in range(2)]
        for place, http in enumerate(https):
            await http.post("/api/me", json={"name": f"Person {'ab'[place]}"})
    else:
        https = old[2]
        for one in old[1]:
            await one.socket.close()
    asked = {"game": "cities", "options": {"seats": "2"}, "visibility": "public"}
    table = (await https[0].post("/api/tables", json=asked)).json()["table"]
    for seat, http in enumerate(https):
        await http.post(f"/api/tables/{table}/sit", json={"seat": seat})
    clients = [await connect(load.origin, http, table) for http in https]
    for one in clients:
        asyncio.ensure_future(one.read())  # noqa: RUF006  it ends with its socket
    return table, clients, https


@click.command()
@click.option("--tables", default=10, show_default=True)
@click.option("--watchers", default=20, show_default=True, help="Those who stop reading.")
@click.option("--seconds", default=30.0, show_default=True, help="Of each of the four phases.")
@click.option("--rate", default=60.0, show_default=True, help="Moves that people want to make in a second.")
def main(tables: int, watchers: int, seconds: float, rate: float) -> None:
    """Play, let readers stall, and compare."""
    with served(serve_on_a_bad_line, 8993) as server:
        reading, stalled, gone = asyncio.run(play(server, tables, watchers, seconds, rate))
    for name, times in (("all read", reading), (f"{watchers} do not", stalled)):
        shown = ", ".join(f"{percentile(times.shown, share):.1f}" for share in (0.5, 0.9, 0.99))
        print(f"{name}: {len(times.shown)} moves on others' screens after {shown} ms (p50, p90, p99)")
    added = [percentile(stalled.shown, share) - percentile(reading.shown, share) for share in (0.5, 0.99)]
    asked = watchers * PHASES // 2
    print(f"added by those who do not read: p50 {added[0]:+.1f} ms, p99 {added[1]:+.1f} ms; {gone} of {asked} let go")
    if not added[1] <= MOST_ADDED or gone < asked:
        print(f"MISSED: at most {MOST_ADDED:g} ms added at p99, and all who do not read let go")
        raise SystemExit(1)


if __name__ == "__main__":
    main()
