"""A real server in a thread of its own, with the page freshly built, for a browser to visit."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import cache
from multiprocessing import forkserver
from pathlib import Path
from unittest import mock

import uvicorn

from tests.page.plain_bots import plain_move
from tests.server.harness.mailbox import Mailbox, mailbox_of_a_thread
from townwright.server.app import application
from townwright.server.bots import worker_pool
from townwright.server.ops.watchdog import Watchdog
from townwright.server.run import config, listening
from townwright.server.sandbox import pool
from townwright.server.settings import Limits, MailSettings, Settings
from townwright.server.workers.worker import quick_start
from townwright.speed.runtime.modes import PLAIN_ONLY

ROOT = Path(__file__).parents[2]
GENEROUS = Limits(
    seated_messages=10_000,
    other_messages=10_000,
    requests=10_000,
    tables_per_minute=10_000,
    guests_per_minute=10_000,
    imports_per_minute=10_000,
    mails_per_hour=10_000,
    questions_per_hour=10_000,
    hello_seconds=60.0,
    slow_seconds=60.0,
)
THOUGHT = FIRST_THOUGHT = 240.0
"""Seconds that a program may think, for its first thought and for others: on a busy machine it gets what is left."""
PATIENCE = 30.0
"""How many times its seconds of processor time a task of the sandbox may take by the clock of a busy machine."""
NODES = 200
"""What a program may search: here nobody looks at how well it plays, and compiled code would take longer to load than
all its moves by the plain rules."""

MAILBOXES: dict[str, Mailbox] = {}
"""By the address of each server, the mails that it has sent."""


@cache
def build_page() -> None:
    """Build the page; nothing happens while the build is fresh. Processes wait for each other: it has one folder."""
    program = ROOT / "client" / "build.py"
    with program.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.run((sys.executable, str(program)), check=True)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that lives as long as the block."""
    build_page()
    listener = listening("127.0.0.1", 0)
    origin = f"http://127.0.0.1:{listener.getsockname()[1]}"
    with mailbox_of_a_thread() as MAILBOXES[origin], serving_at(origin, listener, folder, MAILBOXES[origin].settings):
        yield origin


@contextlib.contextmanager
def serving_at(origin: str, listener: socket.socket, folder: Path, mail: MailSettings) -> Iterator[None]:
    """Run a server at an address for as long as the block lasts.

    Nobody asks how long the turns of its loop are: to measure them takes a fiftieth of a processor all the time.
    """
    store = f"sqlite:///{folder}/games.db"
    chosen = Settings(
        store=store,
        origins=(origin,),
        limits=GENEROUS,
        grace_seconds=0.0,
        bot_nodes=NODES,
        bot_seconds=THOUGHT,
        bot_first_seconds=FIRST_THOUGHT,
        mail=mail,
    )
    quick_start()
    forkserver.ensure_running()  # which lives on after this server, and must not take over what follows
    before = os.environ.get(PLAIN_ONLY)
    os.environ[PLAIN_ONLY] = "1"  # for what the server itself computes; bots are told by ``plain_move``
    runner = uvicorn.Server(config(application(chosen), chosen, lifespan="on"))
    started = threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(run(runner, listener, started)))
    unwatched = mock.patch.multiple(Watchdog, start=mock.DEFAULT, stop=mock.DEFAULT)
    plain = mock.patch.object(worker_pool, "quick_move", plain_move)
    with mock.patch.object(pool, "CLOCK_FACTOR", PATIENCE), unwatched, plain:
        thread.start()
        try:
            assert started.wait(60)
            yield
        finally:
            runner.should_exit = True
            thread.join()
            listener.close()
            if before is None:
                del os.environ[PLAIN_ONLY]


async def run(runner: uvicorn.Server, listener: object, started: threading.Event) -> None:
    """Serve until told to stop."""
    running = asyncio.ensure_future(runner._serve(sockets=[listener]))  # type: ignore[list-item]
    while not runner.started and not running.done():
        await asyncio.sleep(0.01)
    started.set()
    await running
