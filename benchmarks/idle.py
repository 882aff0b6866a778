"""Measures many who only look on: ``python3 dev bench idle --sockets 10000``.

Everybody opens a socket and watches an own table at which nothing happens. Told are the memory of a table with its
socket, the processor time and the wake-ups of the server while nobody does anything, and what a move takes beside them.
"""

from __future__ import annotations

import asyncio
from time import perf_counter

import click
import httpx

from benchmarks.server import measure
from benchmarks.server_clients import Client, Load, connect, http_client
from benchmarks.server_stacks import Served, serve_game, served
from townwright.core import registry

PORT, PEOPLE, AT_ONCE = 8994, 10, 20
"""A guest's session has so many sockets at most; so many guests come at once."""
TABLES, RATE = 10, 20.0
"""Where people play beside them, and how many moves they want to make in a second."""


@click.command()
@click.option("--sockets", default=10_000, show_default=True)
@click.option("--seconds", default=20.0, show_default=True, help="For each measurement.")
def main(sockets: int, seconds: float) -> None:
    """Measure what many idle tables cost."""
    with served(serve_game, PORT) as server:
        asyncio.run(look_on(server, sockets, seconds))


async def look_on(server: Served, sockets: int, seconds: float) -> None:
    """Print what playing takes alone and beside all who look on, and what these weigh."""
    tell("alone", await playing(server, seconds))
    memory, began = server.memory(), perf_counter()
    watching = await asyncio.gather(*(watch(server, people) for people in shares(sockets)))
    opened = sum(len(clients) for clients in watching)
    each = (server.memory() - memory) / opened
    print(f"{opened} tables and sockets opened in {perf_counter() - began:.0f} s; {each / 1024:.1f} kB for each")
    cpu, wakes = server.cpu(), server.wakes()
    await asyncio.sleep(seconds)
    print(
        f"nobody does anything: {(server.cpu() - cpu) / seconds:.1%} of a core,"
        f" {(server.wakes() - wakes) / seconds:.0f} wake-ups a second"
    )
    tell("beside them", await playing(server, seconds))
    for clients in watching:
        for client in clients:
            client.socket.transport.abort()


def shares(sockets: int) -> list[int]:
    """How many sockets each of those opens who come at once."""
    return [sockets // AT_ONCE + (number < sockets % AT_ONCE) for number in range(AT_ONCE)]


async def watch(server: Served, sockets: int) -> list[Client]:
    """Open tables of Cities for two one after the other, and a socket for each."""
    found: list[Client] = []
    while len(found) < sockets:
        async with http_client(server.origin) as http:
            await http.post("/api/me", json={"name": "Looks on"})
            for _ in range(min(PEOPLE, sockets - len(found))):
                found.append(await connect(server.origin, http, await new_table(http, 2)))
                await found[-1].socket.recv()
    return found


async def new_table(http: httpx.AsyncClient, seats: int) -> str:
    """Make a table of Cities where the maker sits."""
    wanted = {"game": "cities", "options": {"seats": str(seats)}, "visibility": "public"}
    table: str = (await http.post("/api/tables", json=wanted)).json()["table"]
    await http.post(f"/api/tables/{table}/sit", json={"seat": 0})
    return table


async def playing(server: Served, seconds: float) -> dict[str, float]:
    """What moves take for some who play meanwhile."""
    load = Load(server.origin, registry.find("cities"), 2, TABLES / RATE)
    return await measure(server, load, TABLES, seconds)


def tell(when: str, found: dict[str, float]) -> None:
    """Print the moves and their times in one line."""
    print(
        f"{when}: {found['moves_per_second']:.0f} moves a second, answered after {found['answer_p50_ms']:.1f} ms"
        f" (p99 {found['answer_p99_ms']:.1f}), on the other's screen after {found['others_p50_ms']:.1f} ms"
        f" (p99 {found['others_p99_ms']:.1f})",
        flush=True,
    )


if __name__ == "__main__":
    main()
