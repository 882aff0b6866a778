"""The stars of a campaign: from finished tables alone, and only for games that show what somebody can."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.server.harness.asking import PASSWORD, fresh_name
from tests.server.harness.serving import serving
from townwright import bots
from townwright.bots.player import Limit
from townwright.server.campaign.plans import StagePlan, plans
from townwright.server.campaign.stars import StageProgress, progress
from townwright.server.store.history.models import PastGame, SeatResult
from townwright.tables.commands import Act, PersonSender
from townwright.tables.replies import Accepted

USUAL = {"seats": "1", "land": "lake", "coins": "some", "winds": "mild"}
STAGE = StagePlan("lake", USUAL, 20, {**USUAL, "coins": "few"}, 11, ("seats", "land", "coins"))


def past(total: int, at: int = 0, won: bool = True, aids: bool | None = False, hard: bool = False) -> PastGame:
    """A game alone of the stage."""
    result = SeatResult("ada", 0, total, 1 if won else 2, won, True, "{}")
    summary = json.dumps({"options": STAGE.hard if hard else STAGE.options})
    return PastGame(f"table-{at}", "brickford", at, at, summary, "[]", 1, None, result, None, aids)


def stars(*games: PastGame) -> tuple[bool, bool, bool]:
    found = progress(STAGE, games)
    return found.finished, found.points, found.hard


def test_a_star_each_for_finishing_for_points_and_for_doing_it_the_hard_way() -> None:
    assert progress(STAGE, ()) == StageProgress()
    assert stars(past(99, won=False)) == (False, False, False)
    assert stars(past(19)) == (True, False, False)
    assert stars(past(20)) == (True, True, False)
    assert stars(past(10, hard=True)) == (True, False, False)
    assert stars(past(11, hard=True)) == (True, False, True)
    assert stars(past(20, hard=True)) == (True, True, True)


@pytest.mark.parametrize("aids", [True, None])
def test_with_hints_only_finishing_counts(aids: bool | None) -> None:
    assert stars(past(50, aids=aids), past(50, aids=aids, hard=True)) == (True, False, False)


def test_other_games_do_not_count() -> None:
    good = past(50)
    assert good.result is not None
    others = [
        replace(good, seat_count=2),
        replace(good, summary=json.dumps({"options": {**STAGE.options, "coins": "many"}})),
        replace(good, summary=json.dumps({"options": {**STAGE.options, "winds": "none"}})),
        replace(good, summary=json.dumps({"options": {"seats": "1", "land": "lake"}})),
        replace(good, result=replace(good.result, counts=False)),
        replace(good, result=None),
    ]

    assert progress(STAGE, others) == StageProgress()


def test_options_that_came_or_went_take_no_star_away() -> None:
    older = {"seats": "1", "land": "lake", "coins": "few", "snow": "deep"}

    assert stars(replace(past(20), summary=json.dumps({"options": older}))) == (True, True, True)


def test_the_best_is_the_first_with_the_most_points_and_no_lost_game() -> None:
    found = progress(STAGE, [past(30, 3), past(30, 2, aids=True), past(40, 4, won=False), past(12, 1)])

    assert found.best is not None
    assert (found.best.table_id, found.played, found.stars) == ("table-2", 4, 2)


def test_every_stage_can_be_played_and_is_harder_with_its_hard_options() -> None:
    assert plans()
    for stages in plans().values():
        assert len({stage.name for stage in stages}) == len(stages)
        for stage in stages:
            assert stage.options != stage.hard
            assert stage.options["seats"] == stage.hard["seats"] == "1"
            assert stage.points > stage.hard_points > 0


async def test_a_finished_table_wins_its_stars_and_an_account_takes_them_along(tmp_path: Path) -> None:
    game, stages = next(iter(plans().items()))
    async with serving(tmp_path) as server:
        ada, eve = await server.page("Ada"), await server.page("Eve")
        before = await ada.get("/api/campaign")
        made = await ada.post(
            "/api/tables", game=game, options=before[0]["stages"][0]["options"], seats=[{"who": "you"}], aids=False
        )
        actor = await server.services.table_registry.actor(made["table"])
        assert actor is not None
        bot, random = bots.find(game, "novice"), Random(1)
        while actor.table.playing:
            table = actor.table
            rules, state, turn, person = table.game, table.state, table.pending_turns[0], table.holders[0].person
            assert turn is not None
            assert person is not None
            action = bot.choose(rules.view(state, 0), rules.legal(state, 0), Limit(20), random).action
            assert isinstance(await actor.handle(PersonSender(person), Act(0, turn.number, str(action))), Accepted)
        after = await ada.get("/api/campaign")
        await ada.post("/api/account", name=fresh_name(), password=PASSWORD)
        taken = await ada.get("/api/campaign")
        others = await eve.get("/api/campaign")
    rules, state = actor.table.game, actor.table.state
    result, total = rules.result(state), rules.standing(state, 0).total
    assert result is not None
    first = after[0]["stages"][0]

    assert (first["played"], first["best"] is not None) == (1, 0 in result.winners)
    assert [star["won"] for star in first["stars"]] == [
        0 in result.winners,
        0 in result.winners and total >= stages[0].points,
        False,
    ]
    assert taken == after
    assert others == before
