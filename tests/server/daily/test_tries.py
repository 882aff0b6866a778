"""Tries at the deal of a day over HTTP: one for everybody, results from the log, practice without effect."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.harness.asking import PASSWORD, fresh_name
from tests.server.harness.daily import HOUR, Place, begin, look, people, play
from tests.server.harness.pages import Page
from townwright.cli.commands.daily import verify
from townwright.server.daily.days import DAY_MS
from townwright.server.store.daily.models import ProgramScore


@pytest.mark.parametrize("game", ["cities", "greentown", "skylines"])
def test_everybody_gets_the_same_deal_and_results_are_what_the_log_tells(place: Place, game: str) -> None:
    day = place.next_monday()

    async def scene() -> tuple[list[Any], list[Any], Any, Any]:
        pages = await people(place, "Ada", "Ben", "Cleo")
        actors = [
            await play(place.server, await begin(page, game, day), name)
            for page, name in zip(pages, "abc", strict=True)
        ]
        (eve,) = await people(place, "Eve")
        return actors, [await look(page, game, day) for page in pages], await look(eve, game, day), pages

    actors, seen, unseen, _ = place.town.run(scene())
    streams = [[str(move.action) for move in actor.table.moves if move.seat < 0] for actor in actors]
    totals = [
        (0 in actor.table.game.result(actor.table.state).winners, actor.table.game.standing(actor.table.state, 0).total)
        for actor in actors
    ]

    assert streams[0][:4] == streams[1][:4] == streams[2][:4]
    assert len({actor.table.created.commitment for actor in actors}) == 1
    assert [(page["deal"]["own"]["won"], page["deal"]["own"]["score"]) for page in seen] == totals
    assert [page["results"]["place"] for page in seen] == [
        1 + sorted(totals, reverse=True).index(each) for each in totals
    ]
    assert sum(each["people"] for each in seen[0]["results"]["field"]) == 3
    assert unseen["results"] is None
    assert (unseen["seed"], seen[0]["seed"]) == (None, None)
    assert unseen["deal"]["people"] == 3


def test_two_tries_at_once_give_one_and_so_does_every_later_one(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[list[str], int, str, str]:
        (ada,) = await people(place, "Ada")
        at_once = await asyncio.gather(*(begin(ada, "cities", day) for _ in range(5)))
        await play(place.server, at_once[0], "a")
        again = await begin(ada, "cities", day)
        other = await begin(ada, "skylines", day)
        return list(at_once), len(await ada.get("/api/tables")), again, other

    at_once, tables, again, other = place.town.run(scene())

    assert {*at_once, again} == {again}
    assert other != again
    assert tables == 2


@pytest.mark.parametrize("turns", [None, 3])
def test_a_guest_who_logs_in_goes_on_with_the_one_try_and_gets_no_second(place: Place, turns: int | None) -> None:
    day, name = place.next_monday(), fresh_name()

    async def scene() -> tuple[Any, ...]:
        (ada,) = await people(place, "Ada")
        await ada.post("/api/account", name=name, password=PASSWORD)
        (guest,) = await people(place, "Gil")
        table = await begin(guest, "cities", day)
        await play(place.server, table, "a", turns)
        before = await look(guest, "cities", day)
        place.clock.at += HOUR
        await guest.post("/api/account/login", name=name, password=PASSWORD)
        again = [await begin(page, "cities", day) for page in (guest, ada)]
        actor = await play(place.server, table, "b")
        record = await ada.http.get(f"/api/tables/{table}/record")
        pages = [await look(page, "cities", day) for page in (guest, ada)]
        history = [(game["table"], game["ended_at"]) for game in (await ada.get("/api/history"))["games"]]
        return table, before, again, actor, record.status_code, pages, history

    table, before, again, actor, record, pages, history = place.town.run(scene())
    checked = CliRunner().invoke(verify, [day, "--store", place.server.services.settings.store])

    assert again == [table, table]
    assert record == 200
    assert pages[0]["deal"]["own"] == pages[1]["deal"]["own"]
    assert pages[0]["deal"]["own"]["score"] == actor.table.game.standing(actor.table.state, 0).total
    assert before["deal"]["own"]["state"] == ("finished" if turns is None else "running")
    assert (pages[0]["results"]["place"], pages[0]["deal"]["people"]) == (1, 1)
    assert history == [(table, place.clock.at - (HOUR if turns is None else 0))]
    assert checked.exit_code == 0, checked.output


def test_of_tries_as_a_guest_and_with_an_account_the_first_counts(place: Place) -> None:
    day, name = place.next_monday(), fresh_name()

    async def scene() -> tuple[Any, ...]:
        (ada,) = await people(place, "Ada")
        await ada.post("/api/account", name=name, password=PASSWORD)
        (guest,) = await people(place, "Gil")
        first = await begin(guest, "cities", day)
        place.clock.at += 1
        await play(place.server, await begin(ada, "cities", day), "a")
        await guest.post("/api/account/login", name=name, password=PASSWORD)
        await play(place.server, first, "b")
        return first, await look(ada, "cities", day)

    first, seen = place.town.run(scene())
    checked = CliRunner().invoke(verify, [day, "--store", place.server.services.settings.store])

    assert (seen["deal"]["own"]["table"], seen["deal"]["own"]["counts"]) == (first, True)
    assert sum(each["people"] for each in seen["results"]["field"]) == seen["deal"]["people"] == 1
    assert "cities: 2 tries, 1 of them count" in checked.output
    assert checked.exit_code == 0, checked.output


def test_practice_comes_after_the_own_try_and_changes_nothing(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[Any, ...]:
        ada, ben = await people(place, "Ada", "Ben")
        early = await ada.http.post(f"/api/daily/{day}/cities/practice", json={})
        own = await begin(ada, "cities", day)
        during = await ada.http.post(f"/api/daily/{day}/cities/practice", json={})
        first = await play(place.server, own, "a")
        before = await look(ada, "cities", day)
        again = (await ada.post(f"/api/daily/{day}/cities/practice"))["table"]
        second = await play(place.server, again, "b")
        after = await look(ada, "cities", day)
        place.clock.at += 9 * DAY_MS
        anybody = (await ben.post(f"/api/daily/{day}/cities/practice"))["table"]
        third = await play(place.server, anybody, "c")
        told = [
            (
                (await page.get("/api/history/statistics")),
                [game["table"] for kind in await page.get("/api/best") for game in kind["best"]],
            )
            for page in (ada, ben)
        ]
        return early, during, first, second, third, before, after, told

    early, during, first, second, third, before, after, told = place.town.run(scene())
    draws = [[str(move.action) for move in one.table.moves if move.seat < 0] for one in (first, second, third)]

    assert [each.json()["why"]["key"] for each in (early, during)] == ["daily-try-first"] * 2
    assert draws[0] == draws[1] == draws[2]
    assert (first.table.created.aids, second.table.created.aids) == (False, True)
    assert {key: after[key] for key in ("deal", "results", "streak")} == {
        key: before[key] for key in ("deal", "results", "streak")
    }
    (kind,) = told[0][0]
    assert kind["totals"] == [first.table.game.standing(first.table.state, 0).total]
    assert (told[0][1], told[1]) == ([first.table_id], ([], []))


def test_what_programs_made_is_computed_for_who_has_ended_a_try_and_the_best_after_the_day(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = place.next_monday()
    monkeypatch.undo()
    monkeypatch.setattr(place.server.services.bot_directory, "names", lambda _game: ("random", "no-such-bot"))

    async def computed(page: Page) -> Any:
        async with asyncio.timeout(200):
            while (found := await look(page, "cities", day))["results"]["computing"]:
                await asyncio.sleep(0.05)
        return found

    async def scene() -> tuple[Any, ...]:
        ada, eve = await people(place, "Ada", "Eve")
        await play(place.server, await begin(ada, "cities", day), "a")
        before = (await look(eve, "cities", day))["results"], await place.server.services.store.programs(day, "cities")
        during = await computed(ada)
        place.clock.at += 2 * DAY_MS
        return before, during, await computed(eve)

    before, during, after = place.town.run(scene(), 300)
    (program,) = during["results"]["programs"]

    assert before == (None, ())
    assert ProgramScore(program["bot"], program["score"], program["won"]).program == "random"
    assert (during["results"]["best"], after["results"]["programs"]) == (None, during["results"]["programs"])
    assert program["score"] <= after["results"]["best"] <= after["results"]["bound"]
    assert during["deal"]["own"]["score"] <= after["results"]["best"]
