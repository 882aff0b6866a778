"""The processes that share a run, forked from one that has loaded all tests: ``pytest -n 3 -p tests.warm_workers``.

To load the tests, and the server and the compilers that they use, takes five seconds of a processor. Forked, each
process only lists what it finds loaded.

``python -m tests.warm_workers PATH`` is the process that forks. What pytest starts in place of Python for each process
of the run is the same with Python's own words behind the path: it lasts as long as its fork does.
"""

from __future__ import annotations

import gc
import json
import os
import select
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import execnet
    import pytest

ROOT: Final = Path(__file__).parents[1]
LONGEST: Final = 1 << 16
"""Bytes of Python's own words."""


def pytest_xdist_setupnodes(config: pytest.Config, specs: list[execnet.XSpec]) -> None:
    """Start the process that forks, and let it fork all others; it ends with the run."""
    if sys.platform != "linux":  # elsewhere a process with threads is better not forked
        return
    folder = tempfile.TemporaryDirectory(prefix="townwright-run-")
    program = (sys.executable, "-m", "tests.warm_workers", f"{folder.name}/forking")
    process = subprocess.Popen(program, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    for spec in specs:
        spec.python = shlex.join(program)

    def end() -> None:
        process.communicate()
        folder.cleanup()

    config.add_cleanup(end)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let a process of the run say of a test how it went, and not that it began nor that nothing stood in its way."""
    worker = session.config.pluginmanager.get_plugin("workerinteractor")
    if worker is None:
        return
    send = worker.sendevent

    def send_what_counts(name: str, **told: Any) -> None:
        report = told.get("data", {})
        if name == "logstart" or (report.get("outcome") == "passed" and report.get("when") != "call"):
            return
        send(name, **told)

    worker.sendevent = send_what_counts


def serve(path: str) -> None:
    """Load all tests, then fork for whoever connects until standard input ends; in a fork, be that program."""
    import pytest

    from tests import warm_python

    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen()
    warm_python.parent()  # the same for all
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        pytest.main(["--collect-only", "--quiet", "-p", "no:cacheprovider"])
    gc.freeze()
    print(flush=True)
    waking, woken = socket.socketpair()
    for end in (waking, woken):
        end.setblocking(False)
    signal.set_wakeup_fd(waking.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    running: dict[socket.socket, int] = {}
    while True:
        ready, _, _ = select.select([sys.stdin, listener, woken, *running], [], [])
        if sys.stdin in ready:
            signal.set_wakeup_fd(-1)
            return None
        if woken in ready:
            woken.recv(LONGEST)
            for asking in [each for each, pid in running.items() if os.waitpid(pid, os.WNOHANG)[0]]:
                del running[asking]
                asking.close()
        for asking in [each for each in ready if each in running]:  # whoever asked for it was killed
            os.kill(running[asking], signal.SIGKILL)
        if listener in ready:
            asking, _ = listener.accept()
            asked, given, _, _ = socket.recv_fds(asking, LONGEST, 3)
            if pid := os.fork():
                running[asking] = pid
                for number in given:
                    os.close(number)
                continue
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            for place, number in enumerate(given):
                os.dup2(number, place)
                os.close(number)
            for end in (listener, waking, woken, asking, *running):
                end.close()
            return warm_python.become(
                json.loads(asked), str(Path.cwd()), dict(os.environ), own_group=False, copied=False
            )


def ask(path: str, words: list[str]) -> None:
    """Be a fork as far as others see: it has the standard streams of this process, which ends when the fork does."""
    with socket.socket(socket.AF_UNIX) as forking:
        forking.connect(path)
        socket.send_fds(forking, [json.dumps(words).encode()], [0, 1, 2])
        for number in (0, 1):
            os.close(number)
        forking.recv(1)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever is meant by Ctrl-C ends what is here
    _, path, *words = sys.argv
    if words:
        ask(path, [word for word in words if word != "-u"])
    else:
        serve(path)
