"""Tries at the deal of a day over HTTP: one for everybody, results from the log, practice without effect."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.harness.asking import PASSWORD, fresh_name
from tests.server.harness.daily import HOUR, MONDAY, MORNING, SetClock, begin, look, play
from tests.server.harness.pages import Page
from tests.server.harness.serving import Server
from tests.server.harness.town import Town, town
from townwright.cli.commands.daily import list_days, verify
from townwright.core.dealer import Dealer
from townwright.server.daily.days import DAY_MS, ends_at, shifted
from townwright.server.store.daily.models import ProgramScore

TUESDAY = shifted(MONDAY, 1)


@dataclass
class Place:
    """A server of its own with a clock that tests set; every test begins on a Monday that nobody has seen."""

    town: Town
    clock: SetClock
    week: int = 0

    @property
    def server(self) -> Server:
        return self.town.server

    def next_monday(self) -> str:
        self.week += 1
        self.clock.at = MORNING + 7 * self.week * DAY_MS
        return shifted(MONDAY, 7 * self.week)


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    clock = SetClock()
    with town(tmp_path_factory.mktemp("daily"), now=clock, bot_workers=0) as place:
        yield Place(place, clock)


@pytest.fixture
def place(opened: Place, monkeypatch: pytest.MonkeyPatch) -> Place:
    """The same server; what programs make of a deal is not computed here."""
    monkeypatch.setattr(opened.server.services.bot_directory, "names", lambda _game: ())
    monkeypatch.setattr("townwright.study.games", lambda: ())
    return opened


async def people(place: Place, *names: str) -> list[Page]:
    return [await place.server.page(name) for name in names]


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


def test_a_try_begun_before_midnight_counts_and_its_deal_waits_for_it_a_day(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[Any, ...]:
        ada, ben, cleo = await people(place, "Ada", "Ben", "Cleo")
        tables = [await begin(page, "cities", day) for page in (ada, ben)]
        place.clock.at = ends_at(day) + 2 * HOUR
        late = await cleo.http.post(f"/api/daily/{day}/cities/try", json={})
        nobody = await look(cleo, "skylines", day)
        place.clock.at = ends_at(day) + 23 * HOUR
        await play(place.server, tables[0], "a")
        in_time, unfinished, without = [await look(page, "cities", day) for page in (ada, ben, cleo)]
        empty = await look(cleo, "skylines", day)
        place.clock.at = ends_at(day) + 24 * HOUR
        await look(cleo, "cities", day)
        await play(place.server, tables[1], "b")
        seen = in_time, unfinished, without, await look(ben, "cities", day), await look(cleo, "cities", day)
        return late, nobody, empty, *seen

    late, nobody, empty, in_time, unfinished, without, too_late, stranger = place.town.run(scene())

    assert (late.status_code, late.json()["why"]["key"]) == (409, "daily-closed")
    assert (nobody["seed"], nobody["today"]) == (None, False)
    assert empty["seed"]  # nobody played it when three hours had passed
    assert in_time["deal"]["own"]["counts"]
    assert (in_time["seed"], unfinished["results"], without["results"]) == (None, None, None)
    assert not too_late["deal"]["own"]["counts"]
    assert too_late["results"]["place"] is None
    assert sum(each["people"] for each in stranger["results"]["field"]) == 1
    assert Dealer.of(stranger["seed"]).commitment == stranger["deal"]["commitment"] == in_time["deal"]["commitment"]


def test_a_deal_is_closed_as_soon_as_the_last_try_has_ended(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[Any, Any]:
        ada, cleo = await people(place, "Ada", "Cleo")
        table = await begin(ada, "cities", day)
        place.clock.at = ends_at(day) + 5 * HOUR
        before = await look(cleo, "cities", day)
        await play(place.server, table, "a")
        return before, await look(cleo, "cities", day)

    before, after = place.town.run(scene())

    assert (before["seed"], before["results"]) == (None, None)
    assert after["seed"]
    assert sum(each["people"] for each in after["results"]["field"]) == 1


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


def test_commitments_are_public_a_week_before_and_never_change(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[Any, Any]:
        (ada,) = await people(place, "Ada")
        before = await ada.get("/api/daily")
        place.clock.at += 3 * DAY_MS
        return before, await ada.get("/api/daily")

    before, after = place.town.run(scene())
    promised = {(each["day"], each["game"]): each["commitment"] for each in before["coming"]}

    assert (before["today"], len(promised)) == (day, 21)
    assert {(each["day"], each["game"]): each["commitment"] for each in after["deals"]}.items() <= promised.items()
    assert all(each["made_at"] < ends_at(shifted(each["day"], -1)) for each in after["deals"])
    assert all(each["own"] is None for each in after["deals"])


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


def test_a_streak_and_the_calendar_tell_the_days_that_count(place: Place) -> None:
    day = place.next_monday()

    async def scene() -> tuple[list[int], Any, Any]:
        (ada,) = await people(place, "Ada")
        streaks = []
        for later, game in enumerate(("cities", "skylines", "cities")):
            place.clock.at = MORNING + 7 * place.week * DAY_MS + later * DAY_MS
            await play(place.server, await begin(ada, game, shifted(day, later)), "a")
            streaks.append((await ada.get("/api/daily"))["streak"])
        table = await begin(ada, "skylines", shifted(day, 2))
        await ada.post(f"/api/tables/{table}/leave", seat=0)
        place.clock.at += 3 * DAY_MS
        now = await ada.get("/api/daily")
        return (
            [*streaks, now["streak"], now["longest"]],
            await ada.get("/api/daily/days"),
            await ada.get(f"/api/daily/days?before={shifted(day, 1)}"),
        )

    streaks, month, before = place.town.run(scene())
    own = {(one["day"], one["game"]): one["own"]["state"] for one in month["deals"] if one["own"]}

    assert streaks == [1, 2, 3, 0, 3]
    assert own == {
        (day, "cities"): "finished",
        (shifted(day, 1), "skylines"): "finished",
        (shifted(day, 2), "cities"): "finished",
        (shifted(day, 2), "skylines"): "given-up",
    }
    assert [one["day"] for one in month["deals"]] == sorted((one["day"] for one in month["deals"]), reverse=True)
    assert before["deals"][0]["day"] == day


def test_a_clock_that_jumps_publishes_nothing_that_can_still_be_tried(place: Place) -> None:
    day = place.next_monday()
    tuesday = shifted(day, 1)

    async def scene() -> tuple[Any, ...]:
        ada, ben = await people(place, "Ada", "Ben")
        promised = (await ada.get("/api/daily"))["coming"]
        own = await begin(ada, "cities", day)
        place.clock.at += 2 * DAY_MS
        seeds = [(await look(ben, "cities", each))["seed"] for each in (day, tuesday)]
        place.clock.at -= 2 * DAY_MS
        shut = await ben.http.post(f"/api/daily/{day}/cities/try", json={})
        again = await begin(ada, "cities", day)
        now = await look(ben, "skylines", day)
        place.clock.at += DAY_MS
        return promised, own, seeds, shut, again, now, await look(ben, "cities", tuesday)

    promised, own, seeds, shut, again, now, then = place.town.run(scene())
    (first,) = [each["commitment"] for each in promised if (each["day"], each["game"]) == (tuesday, "cities")]

    assert all(seeds)
    assert again == own
    assert shut.json()["why"]["key"] == "daily-closed"  # it was published, and somebody has tried it
    assert (now["seed"], now["today"]) == (None, True)  # nobody had tried it: it is another deal now
    assert then["deal"]["commitment"] != first == Dealer.of(seeds[1]).commitment
    assert (then["seed"], then["today"]) == (None, True)


def test_whoever_runs_the_server_proves_a_day_and_finds_what_was_bent(place: Place) -> None:
    day = place.next_monday()
    store = place.server.services.settings.store

    async def scene() -> list[str]:
        pages = await people(place, "Ada", "Ben")
        tables = [await begin(page, "cities", day) for page in pages]
        await play(place.server, tables[0], "a")
        return tables

    finished, running = place.town.run(scene())
    good = CliRunner().invoke(verify, [day, "--store", store])
    listed = CliRunner().invoke(list_days, ["--until", day, "--days", "1", "--store", store, "--json"])
    unlisted = [
        CliRunner().invoke(list_days, ["--until", date, "--store", store]) for date in ("2026-02-30", "2001-01-01")
    ]
    place.town.run(bend(place, finished))
    bent = CliRunner().invoke(verify, [day, "--store", store, "--json"])
    wrong = [CliRunner().invoke(verify, [date, "--store", store]) for date in ("2026-02-30", "2001-01-01")]

    assert (good.exit_code, bent.exit_code) == (0, 1)
    told = {deal["game"]: deal for deal in map(json.loads, listed.output.splitlines())}
    assert (told["cities"]["tries"], told["cities"]["results"]) == (2, None)
    assert [each.exit_code for each in unlisted] == [1, 1]
    assert "cities: 2 tries, 1 of them count; all 19 draws are the dealer's" in good.output
    assert "the seed is shown when the deal is closed" in good.output
    assert f'"{finished}": "the table\'s log has another result than the list"' in bent.output
    assert running not in bent.output
    assert [each.exit_code for each in wrong] == [1, 1]
    assert "is no day" in wrong[0].output
    assert "no deal of 2001-01-01" in wrong[1].output


BENT = {
    "score = score + 1": "the table's log has another result than the list",
    "counts = 0": "by the table's log it counts",
    "second = 1": "by the table's log it counts",
    "begun_at = begun_at - 1": "the table's log has other times than the list",
    "ended_at = ended_at - 1": "the table's log has other times than the list",
    "person_id = 'somebody'": "the table is another person's",
}


@pytest.mark.parametrize(("change", "found"), BENT.items())
def test_whatever_is_written_otherwise_than_the_log_tells_is_found(place: Place, change: str, found: str) -> None:
    day, store = place.next_monday(), place.server.services.settings.store
    table = place.town.run(finished_try(place, day))

    place.town.run(bend(place, table, change))
    bent = CliRunner().invoke(verify, [day, "--store", store])

    assert bent.exit_code == 1
    assert f"table {table}: {found}" in bent.output


def test_a_try_that_is_missing_in_the_list_is_found_and_one_that_ended_too_late_does_not_count(place: Place) -> None:
    day, store = place.next_monday(), place.server.services.settings.store
    table = place.town.run(finished_try(place, day))
    sql = f"UPDATE daily_deals SET closed_at = {place.clock.at} WHERE day = '{day}'"  # noqa: S608  our own
    place.town.run(write(place, sql))
    late = CliRunner().invoke(verify, [day, "--store", store])
    place.town.run(write(place, f"DELETE FROM daily_tries WHERE table_id = '{table}'"))  # noqa: S608  our own
    missing = CliRunner().invoke(verify, [day, "--store", store])

    assert "by the table's log it does not count" in late.output
    assert "is a try that is missing in the list" in missing.output


def test_a_closed_deal_is_listed_with_its_results_and_the_best_that_anybody_made_of_it(place: Place) -> None:
    day, store = place.next_monday(), place.server.services.settings.store
    place.town.run(finished_try(place, day))
    sql = f"UPDATE daily_deals SET closed_at = {place.clock.at}, best = -1 WHERE day = '{day}' AND game = 'cities'"  # noqa: S608  our own
    place.town.run(write(place, sql))
    (own,) = place.town.run(place.server.services.store.tries_at(day, "cities"))
    listed = CliRunner().invoke(list_days, ["--until", day, "--days", "1", "--store", store])

    points = f"{own.score} to {own.score} points; {own.score} were possible"
    assert f"{day} cities: 1 try, 1 of them count, {points}" in listed.output.splitlines()
    assert f"{day} greentown: 0 tries, open; commitment" in listed.output


async def finished_try(place: Place, day: str) -> str:
    """The table of somebody's finished try."""
    (ada,) = await people(place, "Ada")
    return (await play(place.server, await begin(ada, "cities", day), "a")).table_id


async def bend(place: Place, table: str, change: str = "score = score + 1") -> None:
    """Write something else about a try than was played."""
    await write(place, f"UPDATE daily_tries SET {change} WHERE table_id = '{table}'")  # noqa: S608  our own


async def write(place: Place, sql: str) -> None:
    """Change the store behind the server's back."""
    store: Any = place.server.services.store
    await store._write(lambda one: one.rows(sql))


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
