"""Programs of tests in processes that are forked from one that has loaded the server already.

``start("-m", "package.module", "word")`` is ``python -m package.module word``, and ``start("-c", "…")`` is
``python -c …``: to load the server takes a second of a processor, and a process that is to be killed was loaded for
that alone. Whatever a process is told by its surroundings it is told here too, but for what is read while it loads.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from multiprocessing import util
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Final, NoReturn, Self

ROOT: Final = Path(__file__).parents[1]
LOADED: Final = (
    *("apsw", "psycopg", "uvloop"),
    *("townwright.server.app", "townwright.server.run", "townwright.server.sandbox.pool"),
    *("townwright.cli.commands.play", "townwright.cli.commands.serve", "tests.server.harness.serving"),
)
LARGEST: Final = 1 << 18
"""Bytes of what a program is told, with all its surroundings."""

_parents: Final[dict[str, tuple[socket.socket, subprocess.Popen[bytes]]]] = {}
_starting: Final = threading.Lock()


class Process:
    """A program that runs, with what it writes."""

    def __init__(self, words: Sequence[str], *, own_group: bool, stderr: int, path: str = "") -> None:
        told, telling = os.pipe()
        printed, printing = os.pipe()
        asked = json.dumps([words, str(Path.cwd()), surroundings_of(path), own_group]).encode()
        try:
            socket.send_fds(parent(path), [asked], [printing, stderr, telling])
        finally:
            os.close(telling)
            os.close(printing)
        self.stdout = os.fdopen(printed)
        self._told = os.fdopen(told)
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended, if it has."""
        return self.wait(0) if self.returncode is not None or self._has_ended(0) else None

    def wait(self, seconds: float | None = None) -> int:
        """How it ended, as soon as it has."""
        if self.returncode is None:
            if not self._has_ended(seconds):
                raise subprocess.TimeoutExpired("a forked program", seconds or 0)
            self.returncode = os.waitstatus_to_exitcode(int(self._told.readline()))
            self._told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once, without a word to it."""
        self.send_signal(signal.SIGKILL)

    def rest(self) -> str:
        """Wait until it has ended, and return all that it has written meanwhile."""
        with self.stdout as written:
            text = written.read()
        self.wait()
        return text

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self.stdout.close()
        self.wait()

    def _has_ended(self, seconds: float | None) -> bool:
        return bool(select.select([self._told], [], [], seconds)[0])


def start(*words: str, own_group: bool = False, stderr: int = 2, path: str = "") -> Process:
    """Run a program as Python itself would with these words, in the folder and the surroundings of this process.

    ``path`` is where modules are found, if not where this process finds them.
    """
    return Process(words, own_group=own_group, stderr=stderr, path=path)


def surroundings_of(path: str) -> dict[str, str]:
    """The surroundings of a program that finds its modules there."""
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"} if path else dict(os.environ)


def parent(path: str = "") -> socket.socket:
    """The way to the process that all programs of a path are forked from; it ends with this one."""
    with _starting:
        if path not in _parents:
            _parents[path] = start_parent(path)
        return _parents[path][0]


def start_parent(path: str) -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """Start the process that all programs of a path are forked from."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST)
    words = (sys.executable, "-m", "tests.warm_python", str(there.fileno()))
    with there:
        process = subprocess.Popen(
            words,
            cwd=ROOT,
            env=surroundings_of(path),
            pass_fds=(there.fileno(),),
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
    return here, process


@atexit.register
def end(*paths: str) -> None:
    """Let the processes go that the programs of some paths were forked from, or of all."""
    for path in paths or tuple(_parents):
        here, process = _parents.pop(path)
        here.close()
        process.wait()


def main(number: int) -> None:
    """Fork whatever is asked for, until nobody is there to ask; in a fork, be that program."""
    gc.disable()
    for name in LOADED:
        importlib.import_module(name)
    gc.freeze()
    gc.enable()
    asking = socket.socket(fileno=number)
    waking, woken = socket.socketpair()
    for end in (waking, woken):
        end.setblocking(False)
    signal.set_wakeup_fd(waking.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    running: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([asking, woken], [], [])
        if woken in ready:
            woken.recv(1 << 12)
            tell_ends(running)
        if asking in ready:
            asked, given, _, _ = socket.recv_fds(asking, LARGEST, 3)
            if not asked:
                return None
            printing, complaining, telling = given
            if pid := os.fork():
                os.close(printing)
                os.close(complaining)
                os.write(telling, f"{pid}\n".encode())
                running[pid] = telling
                continue
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(printing, 1)
            os.dup2(complaining, 2)
            for end in (asking, waking, woken):
                end.close()
            for other in {*given, *running.values()}:
                os.close(other)
            return become(*json.loads(asked))


def tell_ends(running: dict[int, int]) -> None:
    """Tell how programs have ended to those who started them."""
    for pid in tuple(running):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            with os.fdopen(running.pop(pid), "w") as telling:
                telling.write(f"{status}\n")


def become(
    words: Sequence[str], folder: str, surroundings: dict[str, str], own_group: bool, *, copied: bool = True
) -> None:
    """Run a program in this very process.

    It is not the main module that workers of its own are told of: each would import that, and all that it needs, anew.
    """
    if own_group:
        os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(surroundings)
    time.tzset()
    kind, program, *further = words
    sys.argv = [kind, *further]
    module = sys.modules["__main__"] = ModuleType("__main__")
    if copied:
        keep_copy()
    if kind == "-m":
        runpy.run_module(program, run_name="__main__")
        return
    exec(compile(program, "<string>", "exec"), vars(module))  # noqa: S102  a test's own words


def keep_copy() -> None:
    """Keep a copy of this process from before its program, for when ``multiprocessing`` starts its fork server.

    That would be a new Python, which loads what is loaded here. The copy ends with its program if nothing asks for it.
    """
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    start = util.spawnv_passfds
    if not (pid := os.fork()):
        here.close()
        be_fork_server(there)

    def spawnv_passfds(path: Any, words: Sequence[Any], passed: Sequence[int]) -> int:
        if "multiprocessing.forkserver" not in words[-1]:
            return start(path, words, passed)
        vars(util)["spawnv_passfds"] = start
        with here:
            socket.send_fds(here, [json.dumps([words[-1], passed, dict(os.environ)]).encode()], passed)
        return pid

    there.close()
    here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST)
    vars(util)["spawnv_passfds"] = spawnv_passfds


def be_fork_server(asking: socket.socket) -> NoReturn:
    """Wait to be told, by a program that is a copy of this process, to be its fork server; end if it ends before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asked, given, _, _ = socket.recv_fds(asking, LARGEST, 8)
    asking.close()
    if not asked:
        os._exit(0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    program, numbers, surroundings = json.loads(asked)
    os.environ.clear()
    os.environ.update(surroundings)
    aside = [fcntl.fcntl(each, fcntl.F_DUPFD, 1000) for each in given]
    for each in given:
        os.close(each)
    for number, each in zip(numbers, aside, strict=True):
        os.dup2(each, number)
        os.close(each)
    exec(program, {})  # noqa: S102  the words of multiprocessing
    sys.exit()


if __name__ == "__main__":
    main(int(sys.argv[1]))
