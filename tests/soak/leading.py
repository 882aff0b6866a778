"""How a real Caddy leads pages with the file of ``deploy/``: ``python3 dev soak leading --tables 200``.

Stand-ins for two servers say which of them was asked. All that names one table must come to one of them, tables must be
spread over both, and so must what names none. When a server has gone, its tables must go to the other.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

import click
import httpx

from tests.hosting.debian import caddy, free_port

AGAIN = 4
"""How often each table is named."""
UNEVEN = 0.35
"""The least share of the tables that a server may have."""


@click.command(help=__doc__)
@click.option("--tables", default=200, show_default=True)
def main(tables: int) -> None:
    """Ask for many tables through Caddy, and tell who was asked for them."""
    ports, outside = (free_port(), free_port()), free_port()
    origin = f"http://127.0.0.1:{outside}"
    with caddy(origin, ports, "auto_https off\n"):
        asyncio.run(lead(origin, ports, tables))


async def lead(origin: str, ports: tuple[int, int], tables: int) -> None:
    """Ask with both servers there, then with one of them."""
    async with AsyncExitStack() as running, httpx.AsyncClient(base_url=origin, trust_env=False) as page:
        first, _ = [await running.enter_async_context(await stand_in(port)) for port in ports]
        asked = [{await server_of(page, table) for _ in range(AGAIN)} for table in range(tables)]
        assert all(len(servers) == 1 for servers in asked), "pages of one table came to both servers"
        shares = Counter(server for servers in asked for server in servers)
        without = Counter([await server_of(page) for _ in range(tables)])
        for told, spread in (("tables", shares), ("requests without a table", without)):
            print(f"{tables} {told}: {' and '.join(map(str, spread.values()))}", flush=True)
            assert min(spread[str(port)] for port in ports) >= UNEVEN * tables, spread
        first.close()
        await first.wait_closed()
        left = {await server_of(page, table) for table in range(tables)}
        print(f"with one server gone, {len(left)} has all tables", flush=True)
        assert left == {str(ports[1])}


async def server_of(page: httpx.AsyncClient, table: int | None = None) -> str:
    """Return which server a page comes to that names this table, or none."""
    named = {} if table is None else {"table": f"{table:032x}"}
    answer = await page.get("/api/socket", params=named)
    return answer.raise_for_status().text


async def stand_in(port: int) -> asyncio.Server:
    """Start a server that answers each request with its port and closes the connection."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {len(str(port))}\r\n\r\n{port}".encode())
        writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", port)


if __name__ == "__main__":
    main()
