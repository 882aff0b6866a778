"""A server behind a proxy is told to stop while people ask: ``python3 dev soak stopping --rounds 6``.

Two servers of two workers each behind Caddy on PostgreSQL, both out of Debian's packages. In turn each gets SIGTERM, in
every second round while one of its workers is only starting, and is started again. It is told how long its port took
connections after that, when it had ended, how many answers others missed meanwhile, and how long the slowest took.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from time import perf_counter

import click
import httpx

from tests.hosting.debian import caddy, free_port, postgresql
from tests.server.ops.test_workers import children
from townwright.server.http.page_editions import BUILT

PROGRAM = "from townwright.cli.commands.serve import command; command()"
APART, FILES_APART = {"/api/me": 0.1, "/health/live": 0.5}, 0.02
"""Seconds between two requests of one asker: less often than the limit of an address."""
PROXY_LOOKS = 5.0
"""Seconds after which the proxy has asked a server that is back how it is; it tells nobody when it has."""
WORKERS_APART = 3.0
"""Seconds in which the second worker of a server serves too: the server says only when the first one does."""
BEFORE, AFTER = 1.0, 2.0
"""Seconds of asking before a server is told to stop, and after it has ended: what goes wrong then counts as well."""


@dataclass
class Asked:
    """What came of the requests of one round."""

    answers: int = 0
    slowest: float = 0.0
    failed: list[str] = field(default_factory=list)


@click.command(help=__doc__)
@click.option("--rounds", default=6, show_default=True)
def main(rounds: int) -> None:
    """Stop, count, start again."""
    ports, outside = (free_port(), free_port()), free_port()
    origin = f"http://127.0.0.1:{outside}"
    with postgresql() as database, caddy(origin, ports, "auto_https off\n"):
        asyncio.run(stopped(rounds, ports, origin, database.url))


async def stopped(rounds: int, ports: tuple[int, int], origin: str, store: str) -> None:
    """Stop one server after the other."""
    servers = [await started(port, origin, store) for port in ports]
    failed: list[str] = []
    try:
        for number in range(rounds):
            at, starting = number // 2 % 2, number % 2 == 1
            held, ended, asked = await one(servers[at], ports[at], origin, starting=starting)
            how = "a worker only starting" if starting else "both workers serving"
            print(
                f"{how}: port held {held:.2f} s, ended after {ended:.2f} s; {asked.answers} answers, "
                f"failed: {asked.failed or 0}, slowest {asked.slowest:.2f} s",
                flush=True,
            )
            failed += asked.failed
            servers[at] = await started(ports[at], origin, store)
            await asyncio.sleep(PROXY_LOOKS)
    finally:
        for server in servers:
            server.terminate()
            server.communicate(timeout=60)
    assert not failed


async def started(port: int, origin: str, store: str) -> subprocess.Popen[str]:
    """A server that says that it serves."""
    words = ("--workers", "2", "--port", str(port), "--store", store, "--origin", origin, "--proxy", "127.0.0.1")
    server = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout is not None
    assert await asyncio.to_thread(server.stdout.readline)
    await asyncio.sleep(WORKERS_APART)
    return server


async def one(server: subprocess.Popen[str], port: int, origin: str, *, starting: bool) -> tuple[float, float, Asked]:
    """Tell a server to stop while others ask: how long its port was held, when it had ended, and what they got."""
    script = re.search(r"/assets/[\w-]+\.js", (BUILT / "index.html").read_text("utf-8"))
    assert script is not None
    asked, stop = Asked(), asyncio.Event()
    pauses = [*APART.items(), (script[0], FILES_APART), (script[0], FILES_APART)]
    asking = [asyncio.ensure_future(ask(origin, path, pause, asked, stop)) for path, pause in pauses]
    await asyncio.sleep(BEFORE)
    if starting:
        os.kill(children(server.pid)[0], signal.SIGKILL)
        await asyncio.sleep(0.8)  # the next one is begun within half a second, and loads for more than one
    server.send_signal(signal.SIGTERM)
    began = perf_counter()
    held = await until_refused(port) - began
    await asyncio.to_thread(server.communicate)
    ended = perf_counter() - began
    await asyncio.sleep(AFTER)
    stop.set()
    await asyncio.gather(*asking)
    return held, ended, asked


async def ask(origin: str, path: str, pause: float, asked: Asked, stop: asyncio.Event) -> None:
    """Ask again and again, and count what is not answered as it should be."""
    async with httpx.AsyncClient(base_url=origin, timeout=20) as http:
        while not stop.is_set():
            began = perf_counter()
            try:
                status = (await http.get(path)).status_code
            except httpx.HTTPError as error:
                asked.failed.append(f"{path} {error!r}")
            else:
                asked.answers += 1
                asked.slowest = max(asked.slowest, perf_counter() - began)
                if status != 200:
                    asked.failed.append(f"{path} {status}")
            await asyncio.sleep(pause)


async def until_refused(port: int) -> float:
    """When a port no longer takes connections."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except ConnectionError:
            return perf_counter()
        writer.close()
        await asyncio.sleep(0.005)


if __name__ == "__main__":
    main()
