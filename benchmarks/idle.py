"""Measures many who only look on: ``python3 dev bench idle --sockets 10000``.

Everybody opens a socket and watches an own table at which nothing happens. Told are the memory of a table with its
socket, the processor time and the wake-ups of the server while nobody does anything, what a move takes beside them,
and what it takes while a table with thousands of facts is opened again and again.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from random import Random
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
@click.option("--facts", default=5_000, show_default=True, help="Of the long table.")
@click.option("--seconds", default=20.0, show_default=True, help="For each measurement.")
def main(sockets: int, facts: int, seconds: float) -> None:
    """Measure what many idle tables cost."""
    with served(serve_game, PORT) as server:
        asyncio.run(look_on(server, sockets, facts, seconds))


async def look_on(server: Served, sockets: int, facts: int, seconds: float) -> None:
    """Print what playing takes alone, beside all who look on, and beside somebody who opens a long table."""
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
    async with http_client(server.origin) as http:
        table = await long_table(server, http, facts)
        reopened = asyncio.ensure_future(again_and_again(lambda: open_once(server, http, table)))
        tell(f"while a table of {facts} facts is opened", await playing(server, seconds))
        reopened.cancel()
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


async def long_table(server: Served, http: httpx.AsyncClient, facts: int) -> str:
    """Make a table where somebody alone has laid the first tiles and taken them back until it has so many facts."""
    await http.post("/api/me", json={"name": "Hesitates"})
    table = await new_table(http, 1)
    client = await connect(server.origin, http, table)
    reading = asyncio.ensure_future(client.read())
    game = registry.find("cities")
    state = game.start(game.options({"seats": "1"}))
    while client.turn is None:
        await asyncio.sleep(0.01)
    for drawn in [fact.action for fact in client.facts if fact.kind == "dealt" and fact.action]:
        state = game.play(state, -1, game.read(drawn))
    layout = str(Random(1).choice(game.legal(state, 0)))
    while client.number < facts:
        turn = client.turn
        await said(client, {"say": "act", "table": table, "seat": 0, "turn": turn, "action": layout})
        await said(client, {"say": "propose", "table": table, "offer": "undo"})
    reading.cancel()
    await client.socket.close()
    return table


async def said(client: Client, message: dict[str, object]) -> None:
    """Send a command and wait for its answer and for what it changes."""
    name = secrets.token_hex(8)
    answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    client.answers[name] = answered
    await client.socket.send(json.dumps({**message, "id": name}))
    number = await asyncio.wait_for(answered, 30)
    assert number, message
    while client.number < number:
        await asyncio.sleep(0.001)


async def open_once(server: Served, http: httpx.AsyncClient, table: str) -> None:
    """Open the table, read what is shown, and leave."""
    client = await connect(server.origin, http, table)
    await client.socket.recv()
    await client.socket.close()


async def again_and_again(do: Callable[[], Awaitable[None]]) -> None:
    """Do it until somebody ends it."""
    while True:
        await do()


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
