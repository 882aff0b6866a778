"""``townwright serve --workers 2`` on PostgreSQL: one ticket opens one socket, one worker may be killed, and all end
when a newer version needs the database alone."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pipe
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest
import websockets
from uvicorn.supervisors import Multiprocess

from tests.server.harness.killing import GONE, Place, Player, further
from tests.server.harness.pages import Address, Page
from tests.server.store import postgresql
from townwright.server.run import Supervisor, config, listening
from townwright.server.settings import Settings
from townwright.server.store.migrations import versions
from townwright.server.store.postgres import upgrades


@dataclass
class Workers(Address):
    """The address of all workers, and the process that started them."""

    process: subprocess.Popen[str]


@pytest.fixture(scope="module")
def workers(postgres: str) -> Iterator[Workers]:
    """A server of two processes, started as somebody at a terminal starts it."""
    postgresql.empty(postgres)
    words = ("--workers", "2", "--port", "0", "--store", postgres)
    program = "from townwright.cli.commands.serve import command; command()"
    process = subprocess.Popen([sys.executable, "-c", program, *words], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert address is not None
        yield Workers(address[0], process)
        with psycopg.connect(postgres) as newer, pytest.MonkeyPatch.context() as patch:
            patch.setattr(upgrades, "WAIT_S", 100.0)
            upgrades.wait_until_alone(newer, postgres, len(versions.VERSIONS) + 1)
        out, _ = process.communicate(timeout=120)
        assert out.startswith("Stopped.")
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=120)


def children(pid: int) -> list[int]:
    """The processes that serve, without the one that watches over what they share."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_text()
        except OSError:
            continue
        if parent == pid and "spawn_main" in command:
            found.append(int(folder.name))
    return sorted(found)


async def welcomed(page: Page, ticket: str) -> bool:
    """Whether the ticket opens a socket."""
    await page.open()
    await page.say("hello", ticket=ticket)
    try:
        return bool(json.loads(await page.socket.recv())["say"] == "welcome")
    except websockets.ConnectionClosed:
        return False


def test_a_ticket_opens_one_socket_whichever_process_is_asked(workers: Workers) -> None:
    async def scene() -> list[bool]:
        ada = await workers.page("Ada")
        ticket = (await ada.post("/api/ticket"))["ticket"]
        tabs = [await workers.page() for _ in range(8)]
        for tab in tabs:
            tab.http.cookies = ada.http.cookies
        opened = await asyncio.gather(*(welcomed(tab, ticket) for tab in tabs))
        for page in (ada, *tabs):
            await page.close()
        return opened

    assert sum(asyncio.run(scene())) == 1


def test_whichever_process_is_asked_tells_the_connections_of_all(workers: Workers) -> None:
    async def scene() -> None:
        pages = [await workers.page("Ada") for _ in range(6)]
        for page in pages:
            await page.connect()
        alike = 0
        async with asyncio.timeout(60):
            while alike < 5:  # each question is a new connection, which either process may take
                asking = await workers.page()
                lines = (await asking.http.get("/metrics")).text.splitlines()
                await asking.close()
                alike = alike + 1 if "townwright_connections 6.0" in lines else 0
        for page in pages:
            await page.close()

    asyncio.run(scene())


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds the workers as Linux tells them")
def test_a_worker_is_killed_and_everybody_plays_on(workers: Workers) -> None:
    async def scene() -> None:
        place, stop = Place(seats=2), asyncio.Event()
        players = [
            Player(await workers.page(name), seed, place, seed, [workers.origin])
            for seed, name in enumerate(("Ada", "Ben"))
        ]
        playing = [asyncio.ensure_future(player.play(stop)) for player in players]
        random = Random(1)
        async with asyncio.timeout(300):
            await further(players, 6)
            while len(served := children(workers.process.pid)) < 2:
                await asyncio.sleep(0.05)
            os.kill(random.choice(served[:2]), signal.SIGKILL)
            await further(players, 10)
        stop.set()
        await asyncio.gather(*playing)
        for player in players:
            try:
                await player.page.close()
            except GONE:
                continue

    asyncio.run(scene())


def test_the_port_is_closed_before_workers_stop_and_one_that_only_starts_does_not_hold_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listener = listening("127.0.0.1", 0)
    supervisor = Supervisor(
        config("nothing:here", Settings(store="sqlite:///nothing.db", origins=())), sockets=[listener]
    )
    told: list[tuple[str, int, bool]] = []
    waited_for: list[int | None] = []

    def worker(pid: int, *answers: bool, late: bool = False) -> Any:
        said, here, there = iter(answers), *Pipe()
        if late:
            there.send(False)  # the answer to a question of before
        return SimpleNamespace(
            pid=pid,
            exitcode=None,
            parent_conn=here,
            child_conn=there,
            is_ready=lambda **_: not here.poll() and next(said),
            terminate=lambda: told.append(("stop", pid, listener.fileno() == -1)),
            kill=lambda: told.append(("kill", pid, listener.fileno() == -1)),
        )

    monkeypatch.setattr(
        Multiprocess, "keep_subprocess_alive", lambda self: waited_for.extend(one.pid for one in self.processes)
    )
    supervisor.processes = [worker(1, False, False, False), worker(2, False, True), worker(3, True, late=True)]
    for _ in range(3):
        supervisor.keep_subprocess_alive()

    supervisor.terminate_all()

    assert waited_for == [3, 3, 2]
    assert sorted(told) == [("kill", 1, True), ("stop", 2, True), ("stop", 3, True)]


def test_a_worker_that_died_is_an_error_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    listener = listening("127.0.0.1", 0)
    supervisor = Supervisor(
        config("nothing:here", Settings(store="sqlite:///nothing.db", origins=())), sockets=[listener]
    )
    listener.close()
    supervisor.processes = [cast("Any", SimpleNamespace(pid=1, exitcode=-9))]
    here, there = Pipe()

    def renew(supervisor: Supervisor) -> None:
        ready = SimpleNamespace(pid=2, parent_conn=here, child_conn=there, is_ready=lambda **_: True)
        supervisor.processes = [cast("Any", ready)]

    monkeypatch.setattr(Multiprocess, "keep_subprocess_alive", renew)
    supervisor.keep_subprocess_alive()

    assert [(line.levelname, line.getMessage()) for line in caplog.records] == [
        ("ERROR", "the worker process 1 died, and another one was started")
    ]
