"""A server that is told to stop does so within 5 seconds, whatever it is made to compute."""

from __future__ import annotations

import signal
import threading
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from random import Random

import httpx
import pytest

from devtools import foreground
from tests import warm_python
from tests.server.harness.hostile_content import greentown
from townwright.server import run
from townwright.server.ops import stop_deadline
from townwright.server.settings import Settings

ROOT = Path(__file__).parents[3]
PATIENCE = 120
ALL = 5.0
"""Seconds that stopping may take."""
TICKS = 0.1 + 0.1
"""Seconds until uvicorn looks for a signal, and that it gives pages to go."""
SUPERVISOR = 0.5
"""Seconds until the supervisor of several processes looks for a signal."""


def test_all_allowances_of_stopping_together_are_less_than_five_seconds() -> None:
    chosen = Settings(store="sqlite:///never.db", origins=("http://127.0.0.1:8000",))
    requests = run.config(None, chosen).timeout_graceful_shutdown
    parts = TICKS + stop_deadline.REQUESTS + stop_deadline.FINISHING + stop_deadline.SNAPSHOT

    assert requests == stop_deadline.REQUESTS
    assert parts < stop_deadline.WHOLE
    assert stop_deadline.WHOLE + SUPERVISOR < ALL
    assert stop_deadline.WHOLE < foreground.STOP_SECONDS < ALL


@pytest.mark.parametrize(("where", "status"), [("sandbox", 0), ("loop", 1)])
def test_a_signal_ends_the_server_while_it_computes_what_never_ends(where: str, status: int, tmp_path: Path) -> None:
    """In the sandbox the end is a clean one; a loop that hangs is left, and the process still ends itself."""
    with warm_python.start("-m", "tests.server.harness.endless_server", str(tmp_path), where) as process:
        origin = process.stdout.readline().strip()
        with httpx.Client(base_url=origin, headers={"origin": origin}, timeout=PATIENCE) as browser:
            browser.post("/api/me", json={"name": "Ada"})
            asking = [threading.Thread(target=ask_in_vain, args=(browser,)) for _ in range(4)]
            for thread in asking:
                thread.start()
            if where == "sandbox":
                assert browser.get("/health/live").text == "alive"
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == status
            for thread in asking:
                thread.join()


def ask_in_vain(browser: httpx.Client) -> None:
    """Bring a set that is never done with."""
    with suppress(httpx.HTTPError):
        browser.post("/api/components", json={"text": greentown(Random(1)).components})


def test_whoever_was_told_to_stop_ends_after_the_deadline_and_does_what_was_done_before() -> None:
    before, ended = [], SimpleQueue[int]()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        signal.signal(signal.SIGTERM, lambda *_: before.append("handled"))
        stop_deadline.end_in_time(0.0, ended.put)
        signal.raise_signal(signal.SIGTERM)
        assert ended.get(timeout=PATIENCE) == 1
        assert before == ["handled"]
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
