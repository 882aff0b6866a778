"""The soak with hostile content, at a small size and without its bars for times: it runs, and it can fail."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.harness import hostility
from tests.server.harness.endless_server import endless_instead
from tests.server.harness.hostile_content import greentown
from tests.server.harness.hostility import Attacker, Told
from tests.server.harness.serving import serving
from townwright.server.sandbox import record_tasks
from townwright.server.sandbox.pool import SandboxPool

SETS = 3
BOT_TIMEOUT = 120


def test_hostile_sets_of_every_game_are_answered_or_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scene() -> tuple[Told, dict[str, float]]:
        async with serving(tmp_path) as server:
            told = await hostility.attack(server.origin, 0, SETS, guests=2)
            return told, await hostility.metrics(server)

    told, counted = asyncio.run(scene())

    assert told.wrong == []
    assert told.requests >= 10 * SETS
    assert told.answered
    assert told.refused
    assert counted["townwright_loop_turn_seconds_count"] > 0
    assert "townwright_loop_longest_turn_seconds" in counted


def test_a_search_without_a_bound_on_the_event_loop_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_pool: SandboxPool, _who: object, call: Any, *given: Any, near: object = None) -> Any:
        time.sleep(0.3)  # that is the fault: everybody waits
        return call(*given)

    monkeypatch.setattr(SandboxPool, "run", at_once)

    async def scene() -> float:
        async with serving(tmp_path) as server:
            attacker = Attacker(await server.page("Ada"), Told())
            await attacker.post("/api/components", text=greentown(Random(1)).components)
            return hostility.longer_than(await hostility.metrics(server), "loop_turn", "0.1")

    assert asyncio.run(scene()) >= 1


def test_a_signal_ends_the_server_while_it_computes_what_never_ends(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.server.harness.endless_server", str(tmp_path)]
    root = Path(__file__).parents[3]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, cwd=root) as process:
        assert process.stdout is not None
        origin = process.stdout.readline().strip()
        with httpx.Client(base_url=origin, headers={"origin": origin}, timeout=BOT_TIMEOUT) as browser:
            browser.post("/api/me", json={"name": "Ada"})
            asking = [threading.Thread(target=ask_in_vain, args=(browser,)) for _ in range(4)]
            for thread in asking:
                thread.start()
            assert browser.get("/health/live").text == "alive"
            process.send_signal(signal.SIGTERM)
            assert process.wait(BOT_TIMEOUT) == 0
            for thread in asking:
                thread.join()


def ask_in_vain(browser: httpx.Client) -> None:
    """Bring a set that is never done with."""
    with suppress(httpx.HTTPError):
        browser.post("/api/components", json={"text": greentown(Random(1)).components})


def test_what_nobody_waits_for_any_longer_is_computed_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_tasks, "describe_components", endless_instead)

    async def scene() -> None:
        async with serving(tmp_path) as server:
            server.services.sandbox._seconds = 600.0
            ada = await server.page("Ada")
            with pytest.raises(httpx.ReadTimeout):
                await ada.http.post("/api/components", json={"text": "{}"}, timeout=5.0)
            async with asyncio.timeout(BOT_TIMEOUT):
                while 'outcome="ended",pool="brought"' not in server.services.metrics.text():
                    await asyncio.sleep(0.05)

    asyncio.run(scene())
