"""Slow readers in number: ``python3 dev soak server_slow --watchers 200``.

People play at real tables while others look on. In every other phase those who look on stop reading altogether; how
long a move takes to reach the players' screens is compared with the phases in which they read.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from time import perf_counter
from typing import Any

import click
import httpx
import websockets
from benchmarks.server import Load, Served, Times, percentile, person, play_game, serve_game, served

from townwright.core import registry

PHASES = 6


class Watcher:
    """Somebody who looks on, and may stop reading."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.reading = asyncio.Event()

    async def read(self) -> None:
        """Read while it is time for that."""
        while True:
            await self.reading.wait()
            await self.socket.recv()

    def stop_reading(self, stop: bool) -> None:
        """With hardly any room on the way, what is not read soon stands before the server."""
        if stop:
            self.reading.clear()
            self.socket.transport.pause_reading()
        else:
            self.reading.set()
            self.socket.transport.resume_reading()


async def watcher(origin: str, http: httpx.AsyncClient, table: str) -> Watcher:
    """A stranger at a public table."""
    one = await person(origin, http, table)
    return Watcher(one.socket)


async def play(server: Served, tables: int, watchers: int, seconds: float, rate: float) -> tuple[Times, Times, int]:
    """All phases; the times with readers and with those who do not read, and how many were let go."""
    load = Load(server.origin, registry.find("cities"), 2, tables / rate)
    made = [await table_of_two(load, number) for number in range(tables)]
    stranger = httpx.AsyncClient(base_url=server.origin, headers={"origin": server.origin})
    looking = [await watcher(server.origin, stranger, made[number % tables][0]) for number in range(watchers)]
    readers = [asyncio.ensure_future(one.read()) for one in looking]
    times = (Times(), Times())
    for phase in range(PHASES):
        load.times, load.end = times[phase % 2], perf_counter() + seconds
        for one in looking:
            one.stop_reading(bool(phase % 2))
        await asyncio.gather(*(play_game(load, table, people, Random(phase)) for table, people, _ in made))
        made = [await table_of_two(load, number, old) for number, old in enumerate(made)]
        for number, one in enumerate(looking):
            await look_at(one, made[number % tables][0])
    gone = sum(reader.done() for reader in readers)
    for reader in readers:
        reader.cancel()
    await stranger.aclose()
    return *times, gone


async def look_at(one: Watcher, table: str) -> None:
    """Watch another table as well, unless the server has let this one go."""
    try:
        await one.socket.send(json.dumps({"say": "watch", "table": table}))
    except websockets.ConnectionClosed:
        return


async def table_of_two(load: Load, number: int, old: Any = None) -> tuple[str, list[Any], list[httpx.AsyncClient]]:
    """A new table, for the same people if they have just played at an old one."""
    if old is None:
        https = [httpx.AsyncClient(base_url=load.origin, headers={"origin": load.origin}) for _ in range(2)]
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
    people = [await person(load.origin, http, table) for http in https]
    for one in people:
        asyncio.ensure_future(one.read())  # noqa: RUF006  it ends with its socket
    return table, people, https


@click.command()
@click.option("--tables", default=20, show_default=True)
@click.option("--watchers", default=200, show_default=True, help="Those who stop reading.")
@click.option("--seconds", default=6.0, show_default=True, help="Of each of the six phases.")
@click.option("--rate", default=60.0, show_default=True, help="Moves that people want to make in a second.")
def main(tables: int, watchers: int, seconds: float, rate: float) -> None:
    """Play, let readers stall, and compare."""
    with served(serve_game, 8993) as server:
        reading, stalled, gone = asyncio.run(play(server, tables, watchers, seconds, rate))
    for name, times in (("all read", reading), (f"{watchers} do not", stalled)):
        shown = ", ".join(f"{percentile(times.shown, share):.1f}" for share in (0.5, 0.9, 0.99))
        print(f"{name}: {len(times.shown)} moves on others' screens after {shown} ms (p50, p90, p99)")
    added = [percentile(stalled.shown, share) - percentile(reading.shown, share) for share in (0.5, 0.99)]
    print(f"added by those who do not read: p50 {added[0]:+.1f} ms, p99 {added[1]:+.1f} ms; {gone} were let go")


if __name__ == "__main__":
    main()
