"""Ratings over HTTP: which games count, for whom, and what the page is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from tests.server.harness.asking import BODIES
from tests.server.harness.daily import play
from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.core import registry
from townwright.server.live.rated_results import has_changed_seats
from townwright.server.ratings.daily_boards import DailyBoards
from townwright.server.ratings.judging import judge_deal
from townwright.server.store.ratings.board_models import DailyLine
from townwright.server.store.ratings.models import (
    DealPlayed,
    RatedResult,
    RatedSeat,
    StoredRating,
    read_seats,
    write_seats,
)
from townwright.study import ratings
from townwright.study.cities.bounds import bound
from townwright.tables.facts import Acted, Began, BotSat, Ended, Fact, Left, NumberedFact, Sat

JSON = {"content-type": "application/json"}
BOT, FRIEND = {"who": "bot", "name": "random"}, {"who": "friend", "name": "Kim"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("ratings"), bot_workers=0) as opened:
        yield opened


async def finished(place: Town, page: Page, game: str, *others: dict[str, str], **options: str) -> str:
    """A game of a person with others, played at random to its end."""
    seats = [{"who": "you"}, *others]
    table: str = await page.table(game, options={"seats": str(len(seats)), **options}, seats=seats)
    await play(place.server, table, table)
    return table


async def rated(page: Page) -> dict[str, int]:
    """How many games have counted, by game and kind."""
    found = await page.get("/api/ratings")
    return {f"{each['game']} {each['kind']}": each["games"] for each in found if each["games"]}


def test_whoever_plays_at_random_is_rated_near_0_in_what_was_played(place: Town) -> None:
    async def scene() -> Any:
        ada = await place.server.page("Ada")
        before = await ada.get("/api/ratings")
        for _ in range(8):
            await finished(place, ada, "cities", level="2")
        await finished(place, ada, "greentown", BOT)
        return before, await ada.get("/api/ratings"), await ada.get("/api/history/statistics")

    before, after, told = place.run(scene())
    by_kind = {(each["game"], each["kind"]): each for each in after}
    cities = by_kind["cities", "level=2"]

    assert [(each["game"], each["kind"]) for each in before] == [
        (game, kind.name) for game in ratings.games() for kind in ratings.kinds(game)
    ]
    assert {each["rating"] for each in before if each["games"] == 0} == {None}
    assert (cities["games"], len(cities["trend"])) == (8, 8)
    assert cities["rating"]["low"] < cities["rating"]["value"] < cities["rating"]["high"] < 600
    assert abs(cities["rating"]["value"]) < 350  # more than five standard deviations of so many random games
    assert cities["trend"][-1] == cities["rating"]
    assert {each["game"]: each["rating"] for each in told}["cities"] == cities["rating"]
    assert cities["programs"][0] == {"name": "random", "rating": 0}
    assert by_kind["greentown", "two"]["games"] == 1
    assert by_kind["cities", "level=1"]["rating"] is None


def test_games_with_a_friend_beside_one_with_hints_with_other_tiles_or_unfinished_do_not_count(place: Town) -> None:
    async def scene() -> dict[str, int]:
        ada = await place.server.page("Ada")
        await finished(place, ada, "cities", FRIEND, level="1")
        hinted = await ada.table("cities", options={"seats": "1", "level": "1"}, seats=[{"who": "you"}])
        await place.server.services.store.note_hint(hinted, (await ada.get("/api/me/export"))["person"]["id"])
        await play(place.server, hinted, "hinted")
        await finished(place, ada, "cities", level="1", tiles="trio24")
        unfinished = await ada.table("cities", options={"seats": "1", "level": "1"}, seats=[{"who": "you"}])
        await play(place.server, unfinished, "unfinished", turns=3)
        await finished(place, ada, "cities", level="3")
        return await rated(ada)

    assert place.run(scene()) == {"cities level=3": 1}


def test_a_result_is_kept_with_how_far_a_lost_city_came_or_what_its_draws_allowed_as_its_record_tells(
    place: Town,
) -> None:
    async def scene() -> Any:
        ada, kept = await place.server.page("Ada"), list[RatedResult]()
        await ada.get("/api/ratings")
        tables = [
            await finished(place, ada, "skylines", scenario="intro", set="townwright-tuned-2"),
            *[await finished(place, ada, "cities", level=level) for level in "12"],
        ]
        records = [(await ada.http.get(f"/api/tables/{table}/record")).text for table in tables]

        def judge(played: DealPlayed) -> Any:
            kept.extend(played.results)
            return judge_deal(played)

        await place.server.services.store.rate_tables(judge)
        return records, kept, await rated(ada)

    (skyline, *built), kept, games = place.run(scene())
    seats = {result.kind: result.seats[0] for result in kept}
    city = registry.find("skylines").replay(skyline).state
    cities = [registry.find("cities").replay(text).state for text in built]

    assert games == {"skylines scenario=intro": 1, "cities level=1": 1, "cities level=2": 1}
    assert [seats[kind].finished for kind in ("scenario=intro", "level=1", "level=2")] == [not city.loss, True, True]
    assert seats["scenario=intro"].told == (len(city.tiles) if city.loss else None)
    assert seats["level=1"].told == bound(cities[0].drawn, cities[0].options.tiles, 1)
    assert seats["level=2"].told is None


def test_what_is_told_beside_points_is_read_back_and_results_from_before_have_none() -> None:
    seats = (
        RatedSeat("ada", None, -4, finished=False, told=9),
        RatedSeat(None, "random", 31, finished=True, told=33),
        RatedSeat("ben", None, 3, finished=True),
    )

    assert read_seats(write_seats(seats)) == seats
    assert write_seats(seats[2:]) == '[["ben",null,3,1]]'
    assert read_seats('[["ada",null,-4,0]]') == (RatedSeat("ada", None, -4, finished=False),)


def test_people_at_one_table_are_compared_with_each_other(place: Town) -> None:
    async def scene() -> list[dict[str, int]]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        table = await ada.table("cities", options={"seats": "2", "level": "1"}, seats=[{"who": "you"}, {"who": "open"}])
        invitation = await ada.post(f"/api/tables/{table}/invitations", seat=1)
        await ben.post(f"/api/invitations/{invitation['token']}")
        await play(place.server, table, "both")
        return [await rated(ada), await rated(ben)]

    assert place.run(scene()) == [{"cities level=1": 1}, {"cities level=1": 1}]


def test_a_hint_costs_the_own_rating_of_a_game_and_not_that_of_the_opponent() -> None:
    seats = RatedSeat("ada", None, 20, finished=True), RatedSeat("ben", None, 31, finished=True)
    plain = RatedResult("greentown", "two", 10, "", seats)
    hinted = replace(plain, seats=(replace(seats[0], hinted=True), seats[1]))
    before = {"ada": StoredRating("greentown", "two", 1500, 60, 30)}
    both, one = judge_deal(DealPlayed((plain,), before)), judge_deal(DealPlayed((hinted,), before))

    assert set(both) == {"ada", "ben"}
    assert one == {"ben": both["ben"]}


def test_a_game_against_a_far_weaker_program_does_not_lower_the_rating_of_who_is_surely_strong() -> None:
    def rated_against(program: str, before: dict[str, StoredRating]) -> list[str]:
        seats = RatedSeat("ada", None, 40, finished=True), RatedSeat(None, program, 31, finished=True)
        return list(judge_deal(DealPlayed((RatedResult("greentown", "two", 10, "", seats),), before)))

    sure = {"ada": StoredRating("greentown", "two", 1700, 50, 30)}

    assert rated_against("random", sure) == []
    assert rated_against("engineer", sure) == ["ada"]
    assert rated_against("random", {}) == ["ada"]


def test_tries_at_challenges_and_tournaments_do_not_count_and_the_game_that_was_sent_does(place: Town) -> None:
    async def scene() -> list[dict[str, int]]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        table = await finished(place, ada, "cities", level="1")
        sent = (await ada.post(f"/api/tables/{table}/challenge"))["contest"]
        cup = (await ada.post("/api/contests", **BODIES["POST /api/contests"]))["contest"]
        for contest in (sent, cup):
            tried = (await ben.post(f"/api/contests/{contest}/deals/1/try"))["table"]
            await play(place.server, tried, contest)
        return [await rated(ada), await rated(ben)]

    assert place.run(scene()) == [{"cities level=1": 1}, {}]


async def test_the_daily_board_of_everybody_is_counted_once_a_minute_and_who_leaves_it_is_gone_at_once() -> None:
    seen, asked, now = {"ada": "Ada", "ben": "Ben"}, list[str](), [1_000_000]

    async def daily_board(first: str) -> tuple[DailyLine, ...]:
        asked.append(first)
        return tuple(DailyLine(who, name, 5, 0.5) for who, name in seen.items())

    async def seen_names(people: list[str]) -> dict[str, str]:
        return {who: name for who, name in seen.items() if who in people}

    store: Any = SimpleNamespace(daily_board=daily_board, seen_names=seen_names)
    boards = DailyBoards(store, lambda: now[0])

    async def names() -> list[str]:
        return [line.name for line in await boards.everybody("2026-11-01")]

    found = [await names()]
    del seen["ben"]
    seen.update(ada="Countess", cleo="Cleo")
    for passed in (59_999, 1):
        now[0] += passed
        found.append(await names())
    await boards.everybody("2026-11-02")

    assert found == [["Ada", "Ben"], ["Countess"], ["Countess", "Cleo"]]
    assert asked == ["2026-11-01", "2026-11-01", "2026-11-02"]


def test_who_looks_at_ratings_never_waits_for_the_deal_of_a_day(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> int:
        ada, days = await place.server.page("Ada"), AsyncMock()
        monkeypatch.setattr(place.server.services.rating_jobs, "keep_up", days)
        boards = [f"/api/boards/everybody/{board}" for board in ("ratings", "daily")]
        for path in ("/api/ratings", "/api/history/statistics", *boards):
            await ada.get(path)
        return days.await_count

    assert place.run(scene()) == 0


def test_a_seat_that_changed_hands_during_the_game_is_seen_in_the_log_and_one_afterwards_does_not_matter() -> None:
    begun: list[Fact] = [Sat(0, "ada", "ada"), Began(), Acted(0, "a")]

    def changed(*facts: Fact) -> bool:
        log = tuple(NumberedFact(number, 0, fact) for number, fact in enumerate((*begun, *facts), 1))
        return has_changed_seats(SimpleNamespace(log=log))  # type: ignore[arg-type]  # only its log is read

    assert not changed(Ended("finished"), Left(0))
    assert changed(Left(0, "replaced"), BotSat(0, "random"), Ended("finished"))


def test_boards_show_who_wants_it_to_whom_they_want_and_groups_come_by_a_link(place: Town) -> None:
    async def scene() -> dict[str, Any]:
        ada, ben, eve = [await place.server.page(name) for name in ("Ada", "Ben", "Eve")]
        for page in (ada, ben):
            for _ in range(5):
                await finished(place, page, "cities", level="2")
        board = "/api/boards/everybody/ratings?game=cities&kind=level%3D2"
        found: dict[str, Any] = {"nobody": await eve.get(board), "before": await ada.get("/api/boards")}
        await ada.post("/api/boards", name="Countess", everybody=True, friends=False)
        found["ada"] = await eve.get(board)
        group = await ben.post("/api/groups", name="The club")
        found["strange"] = (await eve.http.get(f"/api/boards/{group['id']}/daily")).status_code
        found["joined"] = await ada.post(f"/api/groups/{group['id']}/members")
        found["group"] = await ada.get(f"/api/boards/{group['id']}/ratings?game=cities&kind=level%3D2")
        found["daily"] = await ada.get(f"/api/boards/{group['id']}/daily")
        found["not yours"] = (await ada.http.delete(f"/api/groups/{group['id']}", headers=JSON)).status_code
        found["closed"] = (await ben.http.delete(f"/api/groups/{group['id']}", headers=JSON)).json()["groups"]
        found["gone"] = (await ada.http.get(f"/api/groups/{group['id']}")).status_code
        found["unknown"] = (await ada.http.get("/api/boards/everybody/ratings?game=chess")).status_code
        return found

    found = place.run(scene())

    assert found["nobody"] == []
    assert (found["before"]["name"], found["before"]["chosen"], found["before"]["everybody"]) == ("Ada", False, False)
    assert [(each["name"], each["games"], each["you"]) for each in found["ada"]] == [("Countess", 5, False)]
    assert (found["joined"]["name"], found["joined"]["members"], found["joined"]["made"]) == ("The club", 2, False)
    assert {each["name"]: each["you"] for each in found["group"]} == {"Countess": True, "Ben": False}
    assert (found["strange"], found["not yours"], found["gone"], found["unknown"]) == (404, 403, 404, 404)
    assert (found["daily"], found["closed"]) == ([], [])
