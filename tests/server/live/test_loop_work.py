"""What the event loop does without a budget is bounded too: counted in calls and in parts, not in seconds."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.seen_facts import facts_since
from tests.server.harness.loop_tables import Counted, act, handled, table_with
from townwright.core import registry
from townwright.core.limits.budgets import affordable
from townwright.server.live.table_rules import FEW_SEATS, READ_AT_ONCE, RulesHere
from townwright.server.protocol.server_messages import FACTS_IN_UPDATE
from townwright.server.sandbox import table_tasks
from townwright.tables import records, views
from townwright.tables.fact_writer import MOST_FACTS, RESERVE
from townwright.tables.facts import Declined, NumberedFact, Offered
from townwright.tables.replies import FactView
from townwright.tables.table import Table
from townwright.tables.views import KnownFacts

CALLS = 20_000
"""Calls of a function in one turn of the loop: 0.3 to 0.6 µs each, so about half of the 20 ms that it may take."""
NAMES = {"ada": "Ada", "ben": "Ben"}
LARGEST: dict[str, dict[str, str]] = {
    "cities": {"seats": str(FEW_SEATS), "level": "3"},
    "greentown": {"seats": "4", "setup": "strip", "money": "open"},
    "skylines": {"seats": "4", "scenario": "5", "layout": "free", "boards": "6"},
}
"""The options of our own sets that make the most work on the loop."""


def calls(work: Callable[[], object]) -> int:
    """How many functions are called by some work, those of Python itself included."""
    count = 0

    def note(_frame: object, event: str, _about: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def games_positions(game: str) -> list[Table]:
    """A random game, every few moves and at its end."""
    table, random, found = table_with(game, LARGEST[game]), Random(5), []
    while table.playing:
        if len(table.moves) % 8 == 0:
            found.append(table)
        legal = affordable(table.game.legal(table.state, table.to_act[0]))
        table = handled(RulesHere(), table, act(table, str(random.choice(legal)))).table
    return [*found, table]


@pytest.mark.parametrize("game", registry.own_names())
def test_starting_and_showing_the_largest_tables_of_our_own_takes_few_calls(game: str) -> None:
    start = calls(lambda: table_with(game, LARGEST[game]))
    shown = [calls(lambda: views.table_view(table, "ada", 0, NAMES)) for table in games_positions(game)]  # noqa: B023

    assert start <= 2 * CALLS  # it is dealt once, and read from its facts again
    assert max(shown) <= CALLS


def test_no_game_has_more_seats_of_the_loop_than_were_counted() -> None:
    for game in registry.own_names():
        most = min(FEW_SEATS, registry.find(game).option_schema.seats.most)
        assert LARGEST[game]["seats"] == str(most)


@pytest.mark.parametrize("game", registry.own_names())
def test_records_are_written_in_the_sandbox_with_the_names_of_the_table_alone(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table, sandbox, given = table_with(game, {"seats": "2"}), Counted(), []
    honest = table_tasks.record

    def record(*told: Any) -> str:
        given.append(told)
        return honest(*told)

    monkeypatch.setattr(table_tasks, "record", record)
    text = asyncio.run(RulesHere(sandbox).record(table, NAMES, None))

    assert text == records.text(table, NAMES)
    assert sandbox.handed_over == 1
    assert given[0][1] == {"ada": "Ada"}
    assert given[0][0].log == ()


def full_table() -> Table:
    """A table with all facts that it can hold: thousands of offers, and actions that were opened late."""
    table = table_with("cities", {"seats": "2"})
    most = MOST_FACTS + RESERVE
    offers = [NumberedFact(number, 0, Offered("undo", "ada", 0)) for number in range(table.number + 1, most + 1)]
    revealed = tuple((number, most) for number in range(table.number + 1, most // 2))
    return replace(table, log=(*table.log, *offers), revealed_actions=revealed)


def in_parts(table: Table, known: KnownFacts) -> list[tuple[FactView, ...]]:
    """What a viewer is sent until nothing is missing."""
    parts = []
    while known != (table.number, table.number, 0):
        facts, known = views.next_facts(table, None, known, FACTS_IN_UPDATE)
        parts.append(facts)
    return parts


@pytest.mark.parametrize("known", [0, MOST_FACTS // 2, MOST_FACTS])
def test_a_full_table_is_told_in_small_parts_that_together_are_the_whole(known: int) -> None:
    table = full_table()
    parts = in_parts(table, KnownFacts(known, known))

    assert max(map(len, parts)) <= FACTS_IN_UPDATE
    assert [fact for part in parts for fact in part] == [*facts_since(table, None, known)]
    assert calls(lambda: views.next_facts(table, None, KnownFacts(known, known), FACTS_IN_UPDATE)) <= CALLS


def test_what_is_opened_while_a_viewer_is_told_the_parts_comes_after_them() -> None:
    table = full_table()
    opened = table.revealed_actions
    known = KnownFacts(MOST_FACTS // 2, MOST_FACTS // 2)
    first, known = views.next_facts(replace(table, revealed_actions=opened[:-10]), None, known, FACTS_IN_UPDATE)
    rest = [fact for part in in_parts(table, known) for fact in part]

    assert [*first, *rest] == [*facts_since(table, None, MOST_FACTS // 2)]


def test_many_facts_of_another_process_are_folded_in_over_many_turns_of_the_loop() -> None:
    table, turns = table_with("cities", {"seats": "2"}), 0
    pairs = range(table.number + 1, table.number + 10 * READ_AT_ONCE, 2)
    facts = [
        NumberedFact(number, 0, fact)
        for first in pairs
        for number, fact in ((first, Offered("abandon", "ada", 0)), (first + 1, Declined(first, "ada", 0)))
    ]

    async def scene() -> Table:
        async def count() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.ensure_future(count())
        try:
            return await RulesHere(Counted()).read_on(table, facts)
        finally:
            counting.cancel()

    assert asyncio.run(scene()) == asyncio.run(RulesHere().read_on(table, facts))
    assert turns >= len(facts) // READ_AT_ONCE - 1
