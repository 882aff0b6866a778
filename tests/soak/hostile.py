"""Hostile but valid content while somebody plays: ``python3 dev soak hostile --sets 1000``.

Generated component sets, records, positions and options of every game are sent to a real server by every route and
message that takes them, while somebody else plays all three games there. It exits with 1 if a bar of
``tests/server/harness/hostile_bars.py`` is missed. ``--planted rule`` runs a server whose rules forget their
budgets, ``--planted loop`` one that also computes on its event loop; both must be found out.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from contextlib import suppress
from subprocess import TimeoutExpired
from typing import Any

import click
import httpx

from tests.server.harness import hostility, machine, told
from tests.server.harness.hostile_bars import Found
from tests.server.harness.hostile_server import served
from tests.server.harness.hostility import Bystander
from tests.server.harness.pages import Address
from tests.server.harness.told import Told
from tests.warm_python import Process
from townwright.server.sandbox.pool import IDLE

PORT = 8997
WARM = 100_000
"""The number of the first set before anything is measured; the sets that are measured are counted from 0."""
ALONE = 10.0
"""Seconds that the person plays before the attack."""
LAST_SETS = 120.0
"""Seconds for the sets that were begun in time."""
SETTLING = IDLE + 5.0
"""Seconds between the attack and the last look at memory: workers that nobody needs are ended by then."""
NICE = 5
"""The attackers share the machine with the server, and would not do so elsewhere."""


def attacking(origin: str, first: int, sets: int, guests: int, seconds: float, pipe: Any) -> None:
    """Attack from a process of its own, so that the person beside is not kept waiting here."""
    os.nice(NICE)
    with suppress(KeyboardInterrupt, BrokenPipeError, httpx.HTTPError):
        pipe.send(asyncio.run(hostility.attack(origin, first, sets, guests, seconds=seconds)).as_json())


async def attacked(origin: str, first: int, sets: int, guests: int, seconds: float) -> Told | None:
    """What the attackers were told in so many seconds; None if they break off, or are not done long after that."""
    context = multiprocessing.get_context("spawn")
    receiving, telling = context.Pipe(duplex=False)
    process = context.Process(target=attacking, args=(origin, first, sets, guests, seconds, telling))
    process.start()
    telling.close()
    end = time.monotonic() + seconds + LAST_SETS
    try:
        while not receiving.poll() and process.is_alive() and time.monotonic() < end:
            await asyncio.sleep(0.1)
        with suppress(EOFError):
            return told.from_json(receiving.recv()) if receiving.poll() else None
        return None
    finally:
        process.kill()
        process.join()


async def soak(process: Process, origin: str, first: int, sets: int, warm: int, guests: int, seconds: float) -> Found:
    """Attack while somebody plays, and then stop the server in the middle of an attack."""
    found, server, stop, pid = Found(sets), Address(origin), asyncio.Event(), process.pid
    await attacked(origin, WARM, warm, guests, seconds)
    bystander = Bystander(await server.page("Ben"))
    playing = asyncio.ensure_future(bystander.play(stop))
    await asyncio.sleep(ALONE)
    found.alone, found.before = bystander.taken(), await hostility.metrics(server)
    found.memory, others, began = (machine.memory(pid), 0), machine.Others(), time.monotonic()
    watching = asyncio.ensure_future(hostility.watch_over(server, stop))
    found.told = await attacked(origin, first, sets, guests, seconds) or Told(wrong=["the attackers broke off"])
    found.seconds, found.others = time.monotonic() - began, others.share()
    stop.set()
    found.freezes = await watching + bystander.freezes
    await asyncio.wait([playing], timeout=hostility.FREEZE)
    found.waited = bystander.waited
    await asyncio.sleep(SETTLING)
    found.after, found.memory = await hostility.metrics(server), (found.memory[0], machine.memory(pid))
    found.stopped = await stopped(process, origin, guests)
    for page in server.pages:
        with suppress(Exception):
            await page.close()
    return found


async def stopped(process: Process, origin: str, guests: int) -> float:
    """How many seconds the server takes to end while hostile sets are being computed."""
    attack = asyncio.ensure_future(attacked(origin, 10_000, 100, guests, 30.0))
    await asyncio.sleep(3.0)
    began = time.perf_counter()
    process.send_signal(signal.SIGTERM)
    with suppress(TimeoutExpired):
        await asyncio.to_thread(process.wait, 30.0)
    seconds = time.perf_counter() - began
    attack.cancel()
    return seconds


@click.command()
@click.option("--sets", default=1000, show_default=True, help="Hostile component sets.")
@click.option("--first", default=0, show_default=True, help="The number of the first one, to do them in several runs.")
@click.option("--warm", default=24, show_default=True, help="Sets before anything is measured, to load what is needed.")
@click.option("--guests", default=4, show_default=True, help="Guests who bring them at the same time.")
@click.option("--seconds", default=3600.0, show_default=True, help="After so long no further set is begun.")
@click.option("--planted", type=click.Choice(("rule", "loop")), help="Run a server with an unlimited search.")
def main(sets: int, first: int, warm: int, guests: int, seconds: float, planted: str | None) -> None:
    """Bring hostile sets to a server while somebody plays there."""
    with served(PORT, planted or "") as process:
        work = soak(process, f"http://127.0.0.1:{PORT}", first, sets, warm, guests, seconds)
        try:
            found = asyncio.run(asyncio.wait_for(work, 120.0 if planted == "loop" else 2 * seconds))
            missed = found.missed()
            print(found)
        except Exception as error:  # a server that answers nothing more has failed too
            missed = [f"the server answers no more ({type(error).__name__})"]
    print("all bars met" if not missed else f"MISSED: {'; '.join(missed)}")
    if planted:
        print("the planted search was " + ("found" if missed else "NOT found"))
    if bool(missed) != bool(planted):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
