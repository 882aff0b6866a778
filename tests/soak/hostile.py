"""Hostile but valid content while somebody plays: ``python3 dev soak hostile --sets 1000``.

Generated component sets, records, positions and options of every game are sent to a real server by every way that takes
them. It exits with 1 if the server froze, if a turn of its event loop took longer than 100 ms, if the person beside
waited longer than 150 ms at the 99th percentile, if memory stayed more than a fifth above what it was, if anything was
answered without a sentence or computed for longer than it may, or if SIGTERM did not end the server in 5 seconds.
``--planted`` runs a server that computes everything on its event loop without any budget, and must find it out.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import click
import httpx

from tests.server.harness import hostility
from tests.server.harness.hostility import Bystander, Told
from tests.server.harness.pages import Address
from tests.server.harness.serving import GENEROUS
from townwright.core.limits.budgets import Budget
from townwright.server import run
from townwright.server.ops.json_logging import write_json_lines
from townwright.server.sandbox.pool import SandboxPool
from townwright.server.settings import Settings

TURN, P99, NOISE, MEMORY, STOP = 0.1, 150.0, 1.2, 1.2, 5.0
WARM = 24
"""Sets that are sent before anything is measured: the first answers load and start what is needed."""
ALONE = 15.0
"""Seconds that the person plays before the attack."""
TURNS = "loop_turn_computing"


@dataclass
class Found:
    """What the soak found."""

    told: Told = field(default_factory=Told)
    freezes: int = 0
    waited: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)
    """How long the person waited before the attack, to know what the machine is busy with anyway."""
    slow_turns: float = 0.0
    """Turns of the event loop that computed for longer than they may."""
    longest_turn: float = 0.0
    long_tasks: float = 0.0
    memory: tuple[int, int] = (0, 0)
    stopped: float = 0.0

    def missed(self) -> list[str]:
        """The bars that were missed. Where the machine alone keeps the person waiting, that is the measure."""
        late = hostility.percentile(self.waited, 0.99)
        bars = {
            f"{self.freezes} freezes": self.freezes == 0,
            f"{self.slow_turns:g} turns of the loop over {1000 * TURN:g} ms": self.slow_turns == 0,
            f"p99 over {P99:g} ms": late <= max(P99, NOISE * hostility.percentile(self.alone, 0.99)),
            "memory": self.memory[1] <= MEMORY * self.memory[0],
            f"wrong answers: {self.told.wrong[:5]}": not self.told.wrong,
            f"{self.long_tasks:g} tasks over their limit": self.long_tasks == 0,
            f"SIGTERM took {self.stopped:.1f} s": self.stopped <= STOP,
        }
        return [name for name, met in bars.items() if not met]

    def __str__(self) -> str:
        told = self.told
        refused = ", ".join(f"{count} {key}" for key, count in told.refused.most_common(12))
        waits, alone = (
            ", ".join(f"{hostility.percentile(times, share):.1f}" for share in (0.5, 0.99, 1.0))
            for times in (self.waited, self.alone)
        )
        before, after = (size >> 10 for size in self.memory)
        lines = (
            f"{told.requests} requests: {told.answered} answered, {told.refused.total()} refused: {refused}",
            f"the longest was answered after {told.longest:.1f} s with its queue",
            f"{self.freezes} freezes, {self.slow_turns:g} turns of the loop over {1000 * TURN:g} ms",
            f"the longest turn computed for {1000 * self.longest_turn:.0f} ms",
            f"alone {len(self.alone)} moves were answered after {alone} ms (p50, p99, longest)",
            f"beside it {len(self.waited)} moves were answered after {waits} ms",
            f"memory {before} MiB before, {after} MiB after; stopped after {self.stopped:.1f} s",
        )
        return "\n".join(lines)


def serve(port: int, folder: str, ready: Any, planted: bool) -> None:
    """The real server, or one with the fault."""
    write_json_lines()
    if planted:
        plant()
    origin = f"http://127.0.0.1:{port}"
    chosen = Settings(store=f"sqlite:///{folder}/games.db", origins=(origin,), limits=GENEROUS)
    run.run(chosen, run.listening("127.0.0.1", port), ready.set)


def plant() -> None:
    """Compute on the event loop whatever comes, and search without a bound."""

    async def at_once(_pool: SandboxPool, _who: object, call: Any, *given: Any, near: object = None) -> Any:
        return call(*given)

    def for_nothing(_budget: Budget, _steps: int = 1) -> None:
        return None

    setattr(SandboxPool, "run", at_once)  # noqa: B010  a fault that mypy shall not see
    setattr(Budget, "spend", for_nothing)  # noqa: B010


@contextmanager
def served(port: int, planted: bool) -> Iterator[BaseProcess]:
    """A server in a process of its own, for as long as the block lasts."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        ready = context.Event()
        process = context.Process(target=serve, args=(port, folder, ready, planted))
        process.start()
        ready.wait(60)
        try:
            yield process
        finally:
            process.kill()
            process.join()


def attacking(origin: str, first: int, sets: int, guests: int, told: Any) -> None:
    """Attack from a process of its own, so that the person beside is not kept waiting here."""
    with suppress(KeyboardInterrupt, BrokenPipeError, httpx.HTTPError):
        told.send(hostility.as_json(asyncio.run(hostility.attack(origin, first, sets, guests))))


async def attacked(origin: str, first: int, sets: int, guests: int, seconds: float) -> Told | None:
    """What the attackers were told; None if they are not done in time."""
    context = multiprocessing.get_context("spawn")
    receiving, telling = context.Pipe(duplex=False)
    process = context.Process(target=attacking, args=(origin, first, sets, guests, telling))
    process.start()
    telling.close()
    end = time.monotonic() + seconds
    while not receiving.poll() and process.is_alive() and time.monotonic() < end:
        await asyncio.sleep(0.1)
    told = hostility.from_json(receiving.recv()) if receiving.poll() else None
    process.kill()
    process.join()
    return told


def resident(pid: int) -> int:
    """KiB of memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


async def soak(process: BaseProcess, origin: str, sets: int, guests: int, seconds: float) -> Found:
    """Attack while somebody plays, and then stop the server in the middle of an attack."""
    found, server, stop = Found(), Address(origin), asyncio.Event()
    await attacked(origin, 0, WARM, guests, seconds)
    before, found.memory = await hostility.metrics(server), (resident(process.pid or 0), 0)
    bystander = Bystander(await server.page("Ben"))
    playing = asyncio.ensure_future(bystander.play("cities", stop))
    await asyncio.sleep(ALONE)
    found.alone, bystander.waited = bystander.waited, []
    watching = asyncio.ensure_future(hostility.watch_over(server, stop))
    told = await attacked(origin, WARM, sets, guests, seconds)
    found.told = told or Told(wrong=["not done in time"])
    stop.set()
    found.freezes = await watching + bystander.freezes
    await asyncio.wait([playing], timeout=hostility.WAITING)
    found.waited = bystander.waited
    after = await hostility.metrics(server)
    found.slow_turns = hostility.longer_than(after, TURNS, "0.1") - hostility.longer_than(before, TURNS, "0.1")
    found.longest_turn = after["townwright_loop_longest_turn_computing_seconds"]
    found.long_tasks = hostility.longer_than(after, "sandbox_brought_computing", "2.5")
    found.memory = (found.memory[0], resident(process.pid or 0))
    found.stopped = await stopped(process, origin, guests)
    for page in server.pages:
        with suppress(Exception):
            await page.close()
    return found


async def stopped(process: BaseProcess, origin: str, guests: int) -> float:
    """How many seconds the server takes to end while hostile sets are being computed."""
    attack = asyncio.ensure_future(attacked(origin, 10_000, 100, guests, 30.0))
    await asyncio.sleep(3.0)
    began = time.perf_counter()
    os.kill(process.pid or 0, signal.SIGTERM)
    await asyncio.to_thread(process.join, 30.0)
    seconds = time.perf_counter() - began
    attack.cancel()
    return seconds


@click.command()
@click.option("--sets", default=1000, show_default=True, help="Hostile component sets.")
@click.option("--guests", default=4, show_default=True, help="Guests who bring them at the same time.")
@click.option("--seconds", default=3600.0, show_default=True, help="After so long it is given up.")
@click.option("--planted", is_flag=True, help="Let the server search without a bound on its event loop.")
def main(sets: int, guests: int, seconds: float, planted: bool) -> None:
    """Bring hostile sets to a server while somebody plays there."""
    port = 8997
    with served(port, planted) as process:
        work = soak(process, f"http://127.0.0.1:{port}", sets, guests, seconds)
        try:
            found = asyncio.run(asyncio.wait_for(work, 120.0 if planted else 2 * seconds))
            missed = found.missed()
            print(found)
        except Exception as error:  # a server that answers nothing more has failed too
            missed = [f"the server answers no more ({type(error).__name__})"]
    print("all bars met" if not missed else f"MISSED: {'; '.join(missed)}")
    if planted:
        print("the planted search was " + ("found" if missed else "NOT found"))
    if bool(missed) != planted:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
