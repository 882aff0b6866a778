"""What a worker keeps: within its bytes, and for nobody but whoever brought it."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import replace
from functools import cache

from tests.server.harness.hostile_content import record_of
from tests.server.sandbox import hostile_tasks as tasks
from townwright.core import registry
from townwright.core.records import Event, Record
from townwright.core.seats import CHANCE
from townwright.games.cities.records.header import MOST_PLAYERS
from townwright.server.ops.metrics import Metrics
from townwright.server.sandbox import record_tasks, worker_main
from townwright.server.sandbox.pool import SandboxPool
from townwright.server.sandbox.position_cache import MOST_EACH, PositionCache, bytes_of
from townwright.server.workers.fair_queue import requester


def test_whoever_works_finds_only_what_they_kept_themselves() -> None:
    kept = PositionCache[str](most=100, most_each=60)
    kept.visitor = "ada"
    kept.keep(b"same", "of ada", 10)
    kept.visitor = "ben"

    assert kept.find(b"same") is None
    kept.keep(b"same", "of ben", 10)
    kept.visitor = "ada"
    assert kept.find(b"same") == "of ada"


def test_what_was_used_longest_ago_goes_first_and_from_whoever_else_keeps_most() -> None:
    kept = PositionCache[str](most=100, most_each=60)
    kept.visitor = "ada"
    for key in (b"1", b"2", b"3"):
        kept.keep(key, "of ada", 20)
    kept.find(b"1")
    kept.visitor = "ben"
    kept.keep(b"1", "of ben", 50)

    assert kept.find(b"1") == "of ben"
    kept.visitor = "ada"
    assert [key for key in (b"1", b"2", b"3") if kept.find(key)] == [b"1", b"3"]
    kept.keep(b"4", "too large", 61)
    assert kept.find(b"4") is None
    kept.keep(b"5", "of ada", 60)
    assert kept.size_of("ada") == 60
    assert kept.visitors == ("ada",)


def visitors_kept() -> tuple[Hashable, ...]:
    """Those for whom this process keeps something."""
    return record_tasks.kept.visitors


def rules_cached() -> int:
    """How much the caches of the rules hold that may have been brought."""
    return sum(each.cache_info().currsize for each in worker_main.bounded_caches())


def test_a_worker_forgets_what_the_rules_computed_for_another_visitor() -> None:
    async def scene() -> tuple[int, int, tuple[Hashable, ...], int]:
        pool = SandboxPool("test", 1, Metrics())
        text = record_of("skylines", 1)
        try:
            first = await pool.run("ada", tasks.process)
            await pool.run("ada", record_tasks.replay, text, (), None, None)
            own = await pool.run("ada", rules_cached)
            others = await pool.run("ben", rules_cached)
            visitors = await pool.run("ben", visitors_kept)
            assert await pool.run("ben", tasks.process) == first
            return own, others, visitors, first
        finally:
            pool.end()

    own, others, visitors, _ = asyncio.run(scene())
    assert own > 0
    assert others == 0
    assert visitors == (requester("ada"),)


def test_a_worker_that_has_grown_is_replaced_and_its_answer_is_good() -> None:
    async def scene() -> tuple[int, int, int]:
        pool = SandboxPool("test", 1, Metrics(), seconds=20.0)
        try:
            before = await pool.run("ada", tasks.process)
            size = await pool.run("ada", tasks.large, worker_main.AT_REST)
            return before, size, await pool.run("ada", tasks.process)
        finally:
            pool.end()

    before, size, after = asyncio.run(scene())
    assert size == worker_main.AT_REST
    assert before != after


@cache
def record_from_paper(players: int) -> str:
    """A whole game of Cities in which everybody does the same."""
    game = registry.find("cities")
    options = replace(game.options({"seats": "2", "level": "3", "variants": "onemore"}), seats=players)
    state, events, same = game.start(options), [], None
    while acting := game.to_act(state):
        if acting[0] in (CHANCE, 0):
            same = game.legal(state, acting[0])[0]
        events.append(Event(acting[0], same))
        state = game.play(state, acting[0], same)
    names = tuple(f"P{number}" for number in range(players))
    return game.write(Record("cities", game.rules, options, names, tuple(events)))


def test_a_record_from_paper_of_as_many_players_as_there_may_be_is_shown_at_every_step() -> None:
    text = record_from_paper(MOST_PLAYERS)
    found = record_tasks.find_record(text)

    assert found.record.options.seats == MOST_PLAYERS
    assert len(found.states) > 3_000
    assert found.game.result(found.states[-1]) is not None
    assert record_tasks.replay(text, (), 2_900, MOST_PLAYERS - 1).body
    assert bytes_of(len(found.states), MOST_PLAYERS) <= MOST_EACH
    assert record_tasks.find_record(text) is found
