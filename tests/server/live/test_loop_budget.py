"""The event loop takes few steps of any rule; what needs more is done in the sandbox, with the same result."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.server.harness.hostile_content import greentown
from tests.server.harness.loop_tables import Counted, act, handled, table_with
from townwright.core import registry
from townwright.core.limits.budgets import Budget, affordable
from townwright.server.live.table_rules import RulesHere
from townwright.server.sandbox.loop_budget import LOOP_STEPS, LoopBudget, LoopBudgetSpent
from townwright.server.workers.fair_queue import busy
from townwright.tables.replies import Accepted, Refused

NO_TOUR = "~-"
"""Allowed where there is no tour to be led, which is looked for along every road."""


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """A sandbox, and a count of all steps outside of it."""
    found = Counted()
    for kind in (Budget, LoopBudget):
        monkeypatch.setattr(kind, "spend", counting(kind.spend, found))
    return found


def counting(spend: Callable[[Any, int], None], found: Counted) -> Callable[[Any, int], None]:
    def noted(self: Any, steps: int = 1) -> None:
        spend(self, steps)
        found.steps += 0 if found.elsewhere else steps

    return noted


def test_a_hostile_set_takes_no_more_steps_of_the_loop_than_its_budget_has(counted: Counted) -> None:
    rules, longest = RulesHere(counted), 0
    random = Random(1)
    hostile = greentown(random)
    table = table_with("greentown", dict(hostile.options), (hostile.components,))
    for _ in range(12):
        legal = [str(action) for action in affordable(table.game.legal(table.state, table.to_act[0]))[:50]]
        for action in {legal[0], legal[-1], NO_TOUR} & {*legal}:
            before = counted.steps
            here = handled(rules, table, act(table, action))
            longest = max(longest, counted.steps - before)
            assert here == handled(RulesHere(), table, act(table, action))
        table = handled(RulesHere(), table, act(table, random.choice(legal))).table

    assert longest <= LOOP_STEPS
    assert counted.handed_over > 0


@pytest.mark.parametrize("game", registry.own_names())
def test_actions_with_our_own_sets_stay_on_the_loop(counted: Counted, game: str) -> None:
    table, random, rules = table_with(game, {"seats": "2"}), Random(3), RulesHere(counted)
    for _ in range(12):
        seat = table.to_act[0]
        action = random.choice(table.game.legal(table.state, seat))
        outcome = handled(rules, table, act(table, str(action)))
        assert isinstance(outcome.reply, Accepted)
        table = outcome.table

    assert counted.handed_over == 0


@pytest.mark.parametrize("game", registry.own_names())
def test_choices_are_searched_elsewhere_and_take_no_step_of_the_loop(counted: Counted, game: str) -> None:
    table = table_with(game, {"seats": "2"})
    counted.steps = 0
    for asked, seat in enumerate(table.to_act, 1):
        asyncio.run(RulesHere(counted).choices(table, "ada", seat, ()))
        asyncio.run(RulesHere(counted).any_action(table, seat, seed=1))
        assert counted.handed_over == 2 * asked

    assert counted.steps == 0


def test_what_is_handed_over_comes_back_with_the_whole_log_and_can_be_read_on(
    counted: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_with("greentown", {"seats": "2"})
    action = next(iter(table.game.legal(table.state, table.to_act[0])))
    expected = handled(RulesHere(), table, act(table, str(action)))
    monkeypatch.setattr(LoopBudget, "__init__", lambda self: Budget.__init__(self, 0))

    outcome = handled(RulesHere(counted), table, act(table, str(action)))
    again = asyncio.run(RulesHere(counted).read_on(table, outcome.facts))

    assert counted.handed_over == 2
    assert outcome == expected
    assert again == expected.table
    assert [fact.number for fact in again.log] == list(range(1, again.number + 1))


def test_a_command_that_finds_no_place_in_the_sandbox_is_refused_and_may_be_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Full:
        async def run(self, *_: Any, **__: Any) -> Any:
            raise busy()

    table = table_with("greentown", {"seats": "2"})
    monkeypatch.setattr(LoopBudget, "__init__", lambda self: Budget.__init__(self, 0))
    outcome = handled(RulesHere(Full()), table, act(table, "B"))

    assert isinstance(outcome.reply, Refused)
    assert (outcome.reply.code, outcome.final, outcome.table) == ("busy", False, table)


def test_a_rule_does_not_take_the_end_of_the_loops_steps_for_an_answer() -> None:
    budget = LoopBudget(2)
    budget.spend(2)
    with pytest.raises(LoopBudgetSpent):
        budget.spend()
    assert not issubclass(LoopBudgetSpent, ValueError)
