"""Runs the server: one place for what uvicorn is told, for the command line and for tests."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from tempfile import TemporaryDirectory
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from townwright.server import settings
from townwright.server.app import application
from townwright.server.http.page_sockets import PageSocketProtocol
from townwright.server.http.timeouts import TimeoutProtocol
from townwright.server.ops import garbage, stop_deadline
from townwright.server.ops.metrics import MULTIPROCESS_FOLDER
from townwright.server.settings import Settings
from townwright.server.store import open_store

log = logging.getLogger(__name__)

IDLE_SECONDS: Final = 60
ANSWER_SECONDS: Final = 0.2
"""Seconds in which a worker says whether it serves; who does not is asked again half a second later."""
SEND_BUFFER: Final = 128 << 10
"""Bytes that the system holds for a connection that does not read."""


def config(app: Any, chosen: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn shall run an application: strict, quiet, without compression."""
    return uvicorn.Config(
        app,
        ws=PageSocketProtocol,
        http=TimeoutProtocol,
        ws_max_size=chosen.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=stop_deadline.REQUESTS,
        server_header=False,
        proxy_headers=bool(more.get("forwarded_allow_ips")),
        log_config=None,
        access_log=False,
        **more,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes any that is free. ``OSError`` if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sends without delay
    try:
        if os.name != "nt":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        made.bind((host, port))
        made.listen(1024)
    except OSError:
        made.close()
        raise
    return made


def leave_for_workers(chosen: Settings) -> None:
    """Put the settings where worker processes find them."""
    os.environ[settings.ENVIRONMENT] = settings.write(chosen)


class Announcing(uvicorn.Server):
    """A uvicorn server that calls back when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call back if that went well."""
        stop_deadline.end_in_time()
        await super().startup(sockets)
        if self.started and not self.should_exit:
            garbage.set_loaded_objects_aside()
            self._ready()


class Supervisor(Multiprocess):
    """Keeps worker processes running, and takes no new connection once they are told to stop."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self._served: set[int | None] = set()
        """The workers that have said that they are ready; only these are asked to finish what they do."""

    def terminate_all(self) -> None:
        """Close the port first: a proxy then asks another server instead of waiting for this one's last second.

        Workers that serve are told to finish; one that only starts is ended at once.
        """
        for listener in self.sockets:
            listener.close()
        for process in self.processes:
            if process.pid in self._served:
                process.terminate()
        for process in self.processes:
            if process.pid not in self._served:  # its hold on the port would let new requests wait for its start
                process.kill()

    def keep_subprocess_alive(self) -> None:
        """Start workers anew that died, log it as the error that it is, and note who has begun to serve.

        One that only starts is not waited for: the port would be held meanwhile if the server is told to stop.
        """
        before = {process.pid for process in self.processes}
        starting = [each for each in self.processes if each.pid not in self._served and each.exitcode is None]
        self.processes = [process for process in self.processes if process not in starting]
        super().keep_subprocess_alive()
        self.processes += starting
        self._served |= {each.pid for each in self.processes if each.pid not in self._served and has_begun(each)}
        for gone in before - {process.pid for process in self.processes}:
            log.error("the worker process %s died, and another one was started", gone)


def has_begun(worker: Process) -> bool:
    """Whether a worker says at this moment that it serves; answers to earlier questions are left aside."""
    while worker.parent_conn.poll():
        worker.parent_conn.recv()
    return worker.is_ready(timeout=ANSWER_SECONDS)


@contextmanager
def stopping() -> Iterator[None]:
    """Treat SIGTERM as Ctrl-C inside the block: uvicorn stops, and no error is shown."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)


def run(chosen: Settings, listener: socket.socket, ready: Callable[[], None], proxies: str = "") -> None:
    """Serve in this process until it is told to stop."""
    with garbage.paused():
        serving = config(application(chosen), chosen, lifespan="on", forwarded_allow_ips=proxies or None)
    with stopping():
        Announcing(serving, ready).run([listener])


def run_workers(
    chosen: Settings, listener: socket.socket, workers: int, ready: Callable[[], None], proxies: str = ""
) -> None:
    """Serve in several processes, which are started anew when they die."""
    leave_for_workers(chosen)
    with TemporaryDirectory(prefix="townwright-metrics-") as folder:
        os.environ[MULTIPROCESS_FOLDER] = folder
        _run_workers(chosen, listener, workers, ready, proxies)


def _run_workers(
    chosen: Settings, listener: socket.socket, workers: int, ready: Callable[[], None], proxies: str
) -> None:
    app = "townwright.server.app:from_environment"
    serving = config(app, chosen, lifespan="on", factory=True, workers=workers, forwarded_allow_ips=proxies or None)
    threading.Thread(target=announce, args=(listener.getsockname(), chosen.hosts[0], ready), daemon=True).start()
    with stopping():
        Supervisor(serving, sockets=[listener]).run()


def announce(address: tuple[str, int], host: str, ready: Callable[[], None]) -> None:
    """Wait until one of the processes can serve, and call back."""
    while not serves(address, host):
        time.sleep(0.2)
    ready()


def serves(address: tuple[str, int], host: str) -> bool:
    """Whether a server there says that it is ready."""
    try:
        connection = HTTPConnection(*address[:2], timeout=60)
        connection.request("GET", "/health/ready", headers={"host": host})
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False


async def check_store(url: str, instance: str | None = None) -> None:
    """Open and close the store, so that whatever is wrong with it is said before anything starts."""
    store = await open_store(url, instance)
    await store.close()
