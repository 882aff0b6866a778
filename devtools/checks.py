"""The checks that need no test, in lanes that run at the same time, and beside the tests."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from devtools import places
from devtools.progress import say
from devtools.tools import GROUP, check_quietly, end_group, tool_threads

LOW: Final = 10
"""How nice the checks are to the tests beside them."""

SPELLED: Final = ("src", "tests", "benchmarks", "devtools", "docs", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
CHECKS: Final = (
    {
        "format": ("ruff", "format", "--check", "."),
        "lint": ("ruff", "check", "."),
        "types": ("mypy",),
        "imports": ("lint-imports",),
    },
    {
        "page": ("python", "client/build.py", "npm", "run", "check"),
        "page tests": ("python", "client/build.py", "npm", "test"),
        "spelling": ("codespell", *SPELLED),
    },
)
"""Python's own checks, and beside them those of the page."""

COMPILING: Final = (
    {
        "compiled bots": ("python", "-m", "tests.warm_up", "townwright.server.bots.warm_up"),
        "compiled reviews": ("python", "-m", "tests.warm_up", "tests.study.warm_up"),
    },
    {"compiled rules": ("python", "-m", "tests.warm_up", "tests.speed.warm_up")},
)
"""Done once before the tests, since several of them, or several processes, would begin it at the same time.

Two lanes of the same length. Reviews use what bots are compiled from, so that they come after them.
"""


def checked(lanes: Sequence[Mapping[str, Sequence[str]]]) -> int:
    """Run what stands in different lanes at the same time; 1 if anything fails."""
    with tool_threads(len(lanes)) as threads:
        return max(threads.map(check_in_turn, lanes))


def check_in_turn(checks: Mapping[str, Sequence[str]]) -> int:
    """Run one check after the other, up to the first that fails."""
    for name, command in checks.items():
        say(f"· {name}")
        if check_quietly(command, places.KEPT / f"{name}.txt"):
            return 1
    return 0


def beside(checks: Sequence[str], work: Callable[[], int]) -> int:
    """Do some work while checks take what it leaves free of the processors; 1 if the checks alone fail.

    What they say is shown as soon as they fail. Nobody waits for them when the work has failed or was stopped.
    """
    places.KEPT.mkdir(exist_ok=True)
    log = places.KEPT / "checks.txt"
    with log.open("wb") as file:
        process = subprocess.Popen(checks, cwd=places.ROOT, stdout=file, stderr=subprocess.STDOUT, **GROUP)
    if GROUP:
        with suppress(ProcessLookupError):  # it may have ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, LOW)

    ended_early = threading.Event()

    def passed() -> bool:
        """Wait for the checks, and show what they say if they fail by themselves."""
        code = process.wait()
        if code and not ended_early.is_set():
            print(f"\nfailed: {' '.join(checks)}\n{log.read_text(errors='replace')}", flush=True)
        return code == 0

    with ThreadPoolExecutor(1) as waiting:
        verdict = waiting.submit(passed)
        code = 1
        try:
            code = work()
        finally:
            if code and process.poll() is None:
                ended_early.set()
                end_group(process)
    if code or verdict.result():
        return code
    print("failed: the checks, as shown above", flush=True)
    return 1
