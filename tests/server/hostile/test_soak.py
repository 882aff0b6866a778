"""The soak with hostile content, at a small size and without its bars for times: it runs, and it can fail."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.hostile import hostile
from tests.server.harness import hostility
from tests.server.harness.attackers import Attacker
from tests.server.harness.endless_server import endless_instead
from tests.server.harness.hostile_bars import SLOWEST, Found
from tests.server.harness.hostile_server import served
from tests.server.harness.mailbox import mailbox
from tests.server.harness.pages import Address
from tests.server.harness.serving import GENEROUS, serving
from tests.server.harness.told import Told
from townwright.core import registry
from townwright.core.records import Event, Record
from townwright.core.seats import CHANCE
from townwright.server.sandbox import component_tasks

SETS = 3
PATIENCE = 120


def test_hostile_sets_of_every_game_are_answered_or_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scene() -> tuple[Told, dict[str, float]]:
        async with mailbox() as box, serving(tmp_path, mail=box.settings) as server:
            told = await hostility.attack(server.origin, 1, SETS, guests=2, friends=2)
            assert len(box.mails) <= 2 * GENEROUS.mails_per_hour
            return told, await hostility.metrics(server)

    told, counted = asyncio.run(scene())
    assert told.refused["server-bad-endpoint"] + told.refused["server-bad-push-keys"] > 0
    assert told.refused["server-too-many"] > 0

    assert told.wrong == []
    assert told.sets == SETS
    assert told.requests >= 10 * SETS
    assert told.answered
    assert told.refused
    assert counted["townwright_loop_turn_seconds_count"] > 0
    assert "townwright_loop_longest_turn_seconds" in counted
    assert "townwright_sandbox_brought_longest_computing_seconds" in counted


def test_the_attackers_know_every_way_in_that_has_to_do_with_a_game() -> None:
    harness = Path(hostility.__file__).parent
    names = ("attackers.py", "contest_attacks.py", "guests.py", "notice_attacks.py")
    source = "".join((harness / name).read_text("utf-8") for name in names)
    ways = {way.partition(" ")[2] or way for way in hostility.ways_of_games()}
    unknown = {way for way in ways if f'"{way}"' not in source and way not in by_parts(source)}
    assert unknown == set()


def by_parts(source: str) -> set[str]:
    """The addresses that the attackers put together of two parts."""
    assert '("", "/record", "/components")' in source
    return {f"/api/tables/{{table}}{part}" for part in ("", "/record", "/components")}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as plug:
        plug.bind(("127.0.0.1", 0))
        return int(plug.getsockname()[1])


def endless_tours() -> dict[str, Any]:
    """A position in which there is no end of tours, and the question for all of them."""
    game = registry.find("greentown")
    luggage = hostile(game, 1)
    options = game.options(luggage.words, luggage.components)
    state, events = game.start(options), []
    while game.to_act(state) == (CHANCE,):
        events.append(Event(CHANCE, game.legal(state, CHANCE)[0]))
        state = game.play(state, CHANCE, events[-1].action)
    names = tuple(f"P{seat}" for seat in range(options.seats))
    text = game.write(Record(game.name, game.rules, options, names, tuple(events)))
    return {"text": text, "components": luggage.components, "seat": game.to_act(state)[0], "words": ["T"]}


def bring_endless_tours(origin: str, seconds: float) -> tuple[Told, Found]:
    """Ask for them, wait so long for the answer, and look what the soak would say."""
    told = Told()
    found = Found(sets=1, told=told)

    async def scene() -> None:
        server, stop = Address(origin), asyncio.Event()
        attacker = Attacker(await server.page("Ada"), told)
        found.before = await hostility.metrics(server)
        asking = asyncio.ensure_future(attacker.post("/api/study", **endless_tours()))
        await asyncio.wait([asking], timeout=seconds)
        watching = asyncio.ensure_future(hostility.watch_over(server, stop))
        await asyncio.sleep(0)
        stop.set()
        found.freezes = await watching
        if not found.freezes:
            found.after = await hostility.metrics(server)
        asking.cancel()
        for page in server.pages:
            await page.close()

    asyncio.run(scene())
    return told, found


@pytest.mark.planted
def test_rules_that_forget_their_budgets_are_found_though_their_process_is_ended() -> None:
    port = free_port()
    with served(port, "rule"):
        told, found = bring_endless_tours(f"http://127.0.0.1:{port}", PATIENCE)

    assert told.refused["server-too-long"] == 1
    assert found.freezes == 0
    assert "1 searches were ended by the kernel or the clock, and not by their budgets" in found.missed()


@pytest.mark.planted
def test_an_unlimited_search_on_the_event_loop_is_found_as_a_freeze() -> None:
    port = free_port()
    with served(port, "loop"):
        _, found = bring_endless_tours(f"http://127.0.0.1:{port}", seconds=1.0)

    assert found.freezes == 1
    assert "1 freezes" in found.missed()


@pytest.mark.planted
def test_without_a_fault_the_same_request_is_answered_with_the_sentence_of_its_budget() -> None:
    port = free_port()
    with served(port):
        told, found = bring_endless_tours(f"http://127.0.0.1:{port}", PATIENCE)

    assert told.refused["search-too-much"] == 1
    assert found.ended() == 0
    assert not any("kernel" in each or "freezes" in each for each in found.missed())


@pytest.mark.parametrize("outcome", ["ended", "late"])
def test_a_search_that_its_budget_did_not_end_is_found_on_a_busy_machine_too(outcome: str) -> None:
    found = Found(sets=1, others=0.9, after={f'townwright_sandbox_total{{outcome="{outcome}",pool="brought"}}': 1.0})

    assert "1 searches were ended by the kernel or the clock, and not by their budgets" in found.missed()


def test_a_rule_that_computes_too_long_on_the_loop_is_found_on_a_busy_machine_too() -> None:
    found = Found(sets=1, others=0.9, after={"townwright_loop_slow_working_turns_total": 1.0})

    assert "1 turns of the loop computed for more than 20 ms" in found.missed()


def test_an_answer_that_takes_longer_than_its_limit_and_its_queue_is_found() -> None:
    late = "the slowest answer came after 12.5 s"
    calm, busy = (Found(sets=1, told=Told(longest=SLOWEST + 0.5), others=others) for others in (0.0, 0.5))

    assert late in calm.missed()
    assert late not in busy.missed()
    busy.told.longest = 2 * SLOWEST + 0.5
    assert "the slowest answer came after 24.5 s" in busy.missed()


def test_what_nobody_waits_for_any_longer_is_computed_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(component_tasks, "describe_components", endless_instead)

    async def scene() -> None:
        async with serving(tmp_path) as server:
            sandbox = server.services.sandbox
            sandbox._seconds, sandbox._limits = 600.0, sandbox._limits._replace(seconds=600.0)
            ada = await server.page("Ada")
            with pytest.raises(httpx.ReadTimeout):
                await ada.http.post("/api/components", json={"text": "{}"}, timeout=5.0)
            async with asyncio.timeout(PATIENCE):
                while 'outcome="left",pool="brought"' not in server.services.metrics.text():
                    await asyncio.sleep(0.05)

    asyncio.run(scene())
