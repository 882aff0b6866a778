"""A program that ``dev`` runs is ended as somebody at a terminal would end it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.devtools.checkouts import copy_dev, write_program

RUNNING = "from devtools.foreground import run; raise SystemExit(run('townwright', stop_seconds={seconds}))"
STOPPING = """import signal

def stop(*_):
    raise SystemExit(print("Stopped.", flush=True))

signal.signal(signal.SIGINT, {handler})
signal.signal(signal.SIGTERM, {handler})
print("ready", flush=True)
signal.pause()
"""


@pytest.mark.parametrize(
    ("handler", "code", "last"), [("stop", 0, "Stopped.\n"), ("signal.SIG_DFL", 128 + signal.SIGINT, "")]
)
def test_after_ctrl_c_it_ends_as_what_it_runs_has_ended(tmp_path: Path, handler: str, code: int, last: str) -> None:
    with running(tmp_path, handler) as dev:
        os.killpg(dev.pid, signal.SIGINT)
        told = dev.stdout.read() if dev.stdout else ""

    assert (dev.returncode, told) == (code, last)


@pytest.mark.parametrize("told_to_end", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize(
    ("handler", "code", "last"),
    [
        ("stop", 0, "Stopped.\n"),
        ("signal.SIG_DFL", 128 + signal.SIGTERM, ""),
        ("signal.SIG_IGN", 128 + signal.SIGKILL, ""),
    ],
    ids=["it stops", "it ends", "it does not listen"],
)
def test_when_it_is_told_to_end_it_ends_what_it_runs(
    tmp_path: Path, told_to_end: signal.Signals, handler: str, code: int, last: str
) -> None:
    with running(tmp_path, handler, seconds=0.2 if code == 128 + signal.SIGKILL else 60) as dev:
        dev.send_signal(told_to_end)
        told = dev.stdout.read() if dev.stdout else ""  # up to the end of both, since both can write there

    assert (dev.returncode, told) == (code, last)


def test_a_hangup_that_is_ignored_ends_nothing(tmp_path: Path) -> None:
    with running(tmp_path, "stop", "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); ") as dev:
        dev.send_signal(signal.SIGHUP)
        dev.send_signal(signal.SIGTERM)
        told = dev.stdout.read() if dev.stdout else ""

    assert (dev.returncode, told) == (0, "Stopped.\n")


LISTENING = "import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL); "
"""What a hangup does unless somebody ignores it, also where these tests themselves were started by ``nohup``."""


@contextmanager
def running(
    folder: Path, handler: str, before: str = LISTENING, seconds: float = 60
) -> Iterator[subprocess.Popen[str]]:
    """``dev`` while it runs a program that is ready, alone in a folder; afterwards both have ended."""
    copy_dev(folder)
    write_program(folder / ".venv" / "bin" / "townwright", STOPPING.format(handler=handler))
    asked = (sys.executable, "-c", before + RUNNING.format(seconds=seconds))
    with subprocess.Popen(asked, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True) as dev:
        try:
            assert dev.stdout is not None
            assert dev.stdout.readline() == "ready\n"
            yield dev
        except BaseException:
            os.killpg(dev.pid, signal.SIGKILL)
            raise
