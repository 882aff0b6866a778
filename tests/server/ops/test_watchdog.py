"""The watchdog of the event loop: long turns are counted, and the log says where they were spent."""

from __future__ import annotations

import asyncio
import gc
import logging
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from townwright.cli.commands import play
from townwright.server.ops.json_logging import write_json_lines
from townwright.server.ops.metrics import Metrics
from townwright.server.ops.watchdog import Watchdog, frames
from townwright.server.ops.watchdog import log as watchdog_log


@pytest.fixture(autouse=True)
def _told_as_to_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the watchdog speak, whichever test has played before."""
    monkeypatch.setattr(watchdog_log, "level", logging.NOTSET)
    monkeypatch.setattr(watchdog_log, "_cache", {})


def test_a_turn_that_keeps_everybody_waiting_is_counted_and_told_with_its_place(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics = Metrics()

    async def scene() -> Watchdog:
        watchdog = Watchdog(metrics)
        watchdog.start()
        await asyncio.sleep(0.03)
        spin(0.3)
        await asyncio.sleep(0.03)
        watchdog.stop()
        return watchdog

    with caplog.at_level(logging.WARNING):
        watchdog = asyncio.run(scene())

    assert watchdog.longest >= 0.2
    assert "townwright_loop_slow_turns_total" in metrics.text()
    assert "townwright_loop_turn_seconds_bucket" in metrics.text()
    told = [record for record in caplog.records if record.message == "a turn of the event loop was long"]
    assert told
    assert getattr(told[0], "milliseconds", 0) >= 20
    assert "scene" not in told[0].message


SLOW = """
import asyncio, logging, time, uvloop
from townwright.server.ops.metrics import Metrics
from townwright.server.ops.watchdog import Watchdog

names = {"time": time}
work = "def work(end):\\n    while time.thread_time() < end: pass"
exec(compile(work, "townwright/slow.py", "exec"), names)

async def scene():
    watchdog = Watchdog(Metrics())
    watchdog.start()
    await asyncio.sleep(0.03)
    names["work"](time.thread_time() + 0.3)
    await asyncio.sleep(0.03)
    watchdog.stop()

class Places(logging.Handler):
    def emit(self, record):
        print(record.where)

logging.getLogger().addHandler(Places())
(asyncio if {plain} else uvloop).run(scene())
"""
"""A loop in the main thread of a process, as a server's is, with a turn that is long."""


@pytest.mark.parametrize("plain", [True, False])
def test_a_long_turn_is_told_with_the_line_in_which_the_loop_was(plain: bool) -> None:
    told = subprocess.run(
        [sys.executable, "-c", SLOW.replace("{plain}", str(plain))], capture_output=True, text=True, check=True
    )

    assert told.stdout == "['/slow.py:2']\n"


def test_a_loop_that_does_not_run_in_the_main_thread_is_watched_without_places() -> None:
    metrics = Metrics()

    async def scene() -> None:
        watchdog = Watchdog(metrics)
        watchdog.start()
        await asyncio.sleep(0.03)
        compute(0.1)
        await asyncio.sleep(0.03)
        watchdog.stop()

    thread = threading.Thread(target=asyncio.run, args=(scene(),))
    thread.start()
    thread.join()

    assert "townwright_loop_slow_working_turns_total" in metrics.text()


def test_what_garbage_collections_took_is_no_work_of_the_loop() -> None:
    metrics = Metrics()
    kept: list[Any] = []
    for _ in range(300_000):
        kept.append([kept])

    async def scene() -> Watchdog:
        watchdog = Watchdog(metrics)
        watchdog.start()
        await asyncio.sleep(0.03)
        for _ in range(5):
            gc.collect()
        await asyncio.sleep(0.03)
        watchdog.stop()
        return watchdog

    watchdog = asyncio.run(scene())

    assert watchdog.longest_computing > 0.02
    assert watchdog.longest_working < watchdog.longest_computing / 2
    assert "townwright_loop_slow_turns_total" in metrics.text()


def test_garbage_collection_is_counted_and_named_as_a_part_of_the_turn(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()

    async def scene() -> None:
        watchdog = Watchdog(metrics)
        watchdog.start()
        await asyncio.sleep(0.03)
        spin(0.2)
        gc.collect()
        await asyncio.sleep(0.03)
        watchdog.stop()

    with caplog.at_level(logging.WARNING):
        asyncio.run(scene())

    assert "townwright_garbage_collection_seconds_count" in metrics.text()
    told = [record for record in caplog.records if record.message == "a turn of the event loop was long"]
    assert told
    assert all(0 <= getattr(record, "collecting", -1) < getattr(record, "milliseconds", 0) for record in told)
    assert not any(isinstance(getattr(each, "__self__", None), Watchdog) for each in gc.callbacks)


def test_a_collection_in_the_middle_of_counting_waits_for_no_lock() -> None:
    metrics = Metrics()
    watchdog = Watchdog(metrics)
    watchdog._thread = threading.get_ident()

    with metrics._registry._lock:
        watchdog._note_collection("start", {})
        watchdog._note_collection("stop", {})

    assert len(watchdog._collections) == 1


def test_a_player_is_told_of_no_slow_turn_and_a_log_for_hosts_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    before = watchdog_log.level
    try:
        play.log_for_player()
        Watchdog(Metrics())._tell(turn=0.3, computing=0.2)
        assert capsys.readouterr().err == ""
    finally:
        watchdog_log.setLevel(before)

    write_json_lines()
    Watchdog(Metrics())._tell(turn=0.3, computing=0.2)
    assert "a turn of the event loop was long" in capsys.readouterr().err


def compute(seconds: float) -> None:
    """Compute for so long by this thread's own clock, however busy the machine is."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def spin(seconds: float) -> None:
    """Compute, as a rule without a bound would."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def test_where_a_thread_is_names_files_and_lines_and_no_values() -> None:
    name = "a name of somebody"
    found = frames(sys._getframe())
    assert all(place.rpartition(":")[2].isdecimal() for place in found)
    assert name not in "".join(found)
