"""Whoever runs the server proves a day from its logs, finds whatever was bent, and lists what there is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.harness.daily import Place, begin, people, play
from townwright.cli.commands.daily import list_days, verify


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
