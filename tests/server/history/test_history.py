"""Everybody's own ended games over HTTP: results from the log, opponents, filters and exports."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.harness.asking import PASSWORD, fresh_name
from tests.server.harness.daily import play
from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.cli import main


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("history"), bot_workers=0) as opened:
        yield opened


async def finished(place: Town, page: Page, game: str, *others: dict[str, str], **options: str) -> Any:
    """A game of a person with others, played at random to its end."""
    seats = [{"who": "you"}, *others]
    table = await page.table(game, options={"seats": str(len(seats)), **options}, seats=seats)
    return await play(place.server, table, table)


BOT, FRIEND = {"who": "bot", "name": "random"}, {"who": "friend", "name": "Kim"}


def test_every_ended_game_is_there_with_its_result_rank_and_opponents(place: Town) -> None:
    async def scene() -> tuple[list[Any], Any, Any, Any]:
        ada, eve = [await place.server.page(name) for name in ("Ada", "Eve")]
        actors = [
            await finished(place, ada, "cities", level="3"),
            await finished(place, ada, "greentown", BOT, money="open"),
            await finished(place, ada, "cities", FRIEND, BOT, level="1"),
            await finished(place, ada, "skylines", scenario="intro"),
        ]
        running = await ada.table("cities", options={"seats": "1"}, seats=[{"who": "you"}])
        assert running
        return (
            actors,
            await ada.get("/api/history"),
            await ada.get("/api/history?game=cities"),
            await eve.get("/api/history"),
        )

    actors, all_of_them, cities, nothing = place.run(scene())
    by_table = {game["table"]: game for game in all_of_them["games"]}

    assert len(by_table) == 4
    for actor in actors:
        shown, table = by_table[actor.table_id], actor.table
        result = table.game.result(table.state)
        assert (shown["total"], shown["rank"]) == (table.game.standing(table.state, 0).total, result.ranks[0])
        assert (shown["won"], shown["counts"]) == (0 in result.winners, True)
        assert sum(shown["parts"].values()) == shown["total"]
        assert shown["options"] == dict(table.created.options)
    assert [seat["name"] for seat in by_table[actors[2].table_id]["seats"]] == ["Ada", "Kim", "random"]
    assert [game["table"] for game in cities["games"]] == [actors[2].table_id, actors[0].table_id]
    assert nothing == {"games": [], "more": False}


def test_statistics_and_exports_hold_the_same_games_and_move_along_with_an_account(place: Town) -> None:
    async def scene() -> tuple[Any, ...]:
        ada = await place.server.page("Ada")
        totals = []
        for _ in range(3):
            actor = await finished(place, ada, "cities", level="2")
            totals.append(actor.table.game.standing(actor.table.state, 0).total)
        before = await ada.get("/api/history/statistics")
        await ada.post("/api/account", name=fresh_name(), password=PASSWORD)
        text = (await ada.http.get("/api/history/export?form=csv")).text
        as_json = (await ada.http.get("/api/history/export?form=json")).json()
        wrong = await ada.http.get("/api/history/export?form=xml")
        return totals, before, await ada.get("/api/history/statistics"), text, as_json, wrong.status_code

    totals, before, after, text, as_json, wrong = place.run(scene())
    rows = list(csv.DictReader(io.StringIO(text)))

    assert before == after
    assert (after[0]["played"], after[0]["totals"], after[0]["best"]) == (3, totals, max(totals))
    assert [int(row["points"]) for row in rows] == [row["points"] for row in as_json] == totals[::-1]
    assert {row["options"] for row in rows} == {"seats=1 level=2 variants=- tiles=mixed24"}
    assert wrong == 400


def test_the_command_line_tells_the_same_statistics_while_the_server_runs(place: Town) -> None:
    async def scene() -> Any:
        ada = await place.server.page("Statistician")
        for _ in range(2):
            await finished(place, ada, "cities", level="3")
        return await ada.get("/api/history/statistics")

    (shown,) = place.run(scene())
    store = ("--store", place.server.services.settings.store)
    told = CliRunner().invoke(main, ["stats", "statistic", *store])
    as_json = CliRunner().invoke(main, ["stats", "statistic", "--game", "cities", "--json", *store])
    nobody = CliRunner().invoke(main, ["stats", "nobody of this name", *store])
    unknown = CliRunner().invoke(main, ["stats", "--game", "chess", *store])
    found = json.loads(as_json.stdout)

    assert told.exit_code == as_json.exit_code == 0
    assert told.stdout.startswith("Statistician (guest)\n  cities seats=1 level=3: 2 games, 2 won, mean ")
    assert f"rating {shown['rating']['value']}, between {shown['rating']['low']} and" in told.stdout
    assert {name: found[name] for name in shown} == shown
    assert (nobody.exit_code, nobody.stderr) == (1, "Error: Nobody of that name has finished a game here.\n")
    assert unknown.exit_code == 1
    assert "there is no game 'chess'" in unknown.output
