"""The best that was possible with a deal: found by a search, and never less than what anybody made of it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from townwright.core import registry
from townwright.server.daily.plans import plan_of
from townwright.server.daily.play_tasks import best_possible, play_program
from townwright.server.routes.daily import results
from townwright.server.store.daily.models import FieldScore, ProgramScore, StoredDeal

DAY, SEED = "2026-11-16", "ab" * 32


def test_a_search_that_knows_the_draws_of_a_program_makes_at_least_as_much_of_them() -> None:
    plan = plan_of("skylines", DAY, registry.find)
    played = play_program("skylines", plan, SEED, "planner", 100)
    found = best_possible("skylines", plan, SEED, 0.02, "planner", 100)

    assert played.won
    assert found is not None
    assert found[0] >= played.score
    assert found == best_possible("skylines", plan, SEED, 0.02, "planner", 100)


def test_where_a_bot_plays_along_the_best_of_many_games_against_it_is_what_was_possible() -> None:
    plan = plan_of("greentown", DAY, registry.find)
    played = play_program("greentown", plan, SEED, "planner", 100)
    several = [best_possible("greentown", plan, SEED, effort, "planner", 100) for effort in (0.01, 0.25)]

    assert played.won
    assert several[0] == (played.score, None)
    assert several[1] is not None
    assert several[1][0] > played.score
    assert best_possible("greentown", plan, SEED, 0.01, "random", 100) is None


@pytest.mark.parametrize(("bound", "best"), [(None, 31), (40, 20)])
async def test_who_did_better_than_a_search_that_proves_nothing_shows_what_was_possible(
    bound: int | None, best: int
) -> None:
    field = [FieldScore(won=False, score=90, people=1), FieldScore(won=True, score=31, people=2)]
    services: Any = SimpleNamespace(
        store=SimpleNamespace(field=AsyncMock(return_value=field)),
        daily_programs=SimpleNamespace(scores=AsyncMock(return_value=((ProgramScore("random", 12, True),), 0))),
    )
    deal = StoredDeal(DAY, "skylines", "0" * 64, "{}", 1, 0, closed_at=1, best=20, bound=bound)

    assert (await results(services, deal, None)).best == best
