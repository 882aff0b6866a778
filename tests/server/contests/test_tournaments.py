"""Tournaments: several deals for a group, results after the own try, a table with places, and limits for strangers."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness.asking import BODIES
from tests.server.harness.daily import SetClock, play
from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.core.abilities.losing import can_be_lost
from townwright.core.dealer import Dealer
from townwright.core.registry import find
from townwright.server.contests.contests import MOST_TOURNAMENTS
from townwright.server.contests.pages import result_of
from townwright.server.contests.standings import standings
from townwright.server.daily.days import DAY_MS
from townwright.server.store.contests import tries
from townwright.server.store.contests.models import ContestTry

from .test_challenges import take

CUP = BODIES["POST /api/contests"]


@pytest.fixture(scope="module")
def clock() -> SetClock:
    return SetClock()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, clock: SetClock) -> Iterator[Town]:
    folder = tmp_path_factory.mktemp("tournaments")
    with town(folder, now=clock, bot_workers=0) as opened:
        yield opened


async def made(page: Page, **more: Any) -> str:
    return str((await page.post("/api/contests", **{**CUP, **more}))["contest"])


def test_results_of_a_deal_are_shown_after_the_own_try_and_all_of_them_at_the_end(place: Town, clock: SetClock) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben, eve = [await place.server.page(name) for name in ("Ada", "Ben", "Eve")]
        contest = await made(ada)
        actors = [await play(place.server, await take(ada, contest, deal), f"a{deal}") for deal in (1, 2)]
        actors.append(await play(place.server, await take(ben, contest), "b"))
        hidden = (await eve.http.get(f"/api/contests/{contest}/results")).text
        theirs, strangers = await ben.get(f"/api/contests/{contest}"), await eve.get(f"/api/contests/{contest}")
        record = await ben.get(f"/api/tables/{actors[2].table_id}/record")
        review = await ada.http.post("/api/reviews", json={"text": record})
        running = await take(eve, contest)
        clock.at += DAY_MS
        over = await ben.get(f"/api/contests/{contest}")
        late = await ben.http.post(f"/api/contests/{contest}/deals/2/try", json={})
        await play(place.server, running, "e")
        closed = await ben.get(f"/api/contests/{contest}")
        table = (await ben.http.get(f"/api/contests/{contest}/results")).text
        return actors, theirs, strangers, record, review, over, late, closed, table, hidden

    actors, theirs, strangers, record, review, over, late, closed, table, hidden = place.run(scene())
    scores = [actor.table.game.standing(actor.table.state, 0).total for actor in actors]

    assert [deal["shown"] for deal in theirs["deals"]] == [True, False]
    shown = {one["name"]: [each["score"] for each in one["tries"]] for one in theirs["players"]}
    assert shown == {"Ada": [scores[0], None], "Ben": [scores[2], None]}
    assert {one["name"]: one["total"] for one in theirs["players"]} == {"Ada": scores[0], "Ben": scores[2]}
    assert {one["name"]: one["finished"] for one in theirs["players"]} == {"Ada": 2, "Ben": 1}
    assert [one["place"] for one in strangers["players"]] == [None, None]
    assert {each["score"] for one in strangers["players"] for each in one["tries"]} == {None}
    assert " seed " not in record
    assert review.json()["why"]["key"] == "contest-no-review"
    assert (over["info"]["over"], over["info"]["closed"], late.status_code) == (True, False, 409)
    assert [Dealer.of(deal["seed"]).commitment for deal in closed["deals"]] == [
        deal["commitment"] for deal in theirs["deals"]
    ]
    assert len({deal["commitment"] for deal in closed["deals"]}) == 2
    lines = list(csv.DictReader(io.StringIO(table)))
    assert {line["name"]: (line["deal 1"], line["deal 2"]) for line in lines}["Ada"] == tuple(map(str, scores[:2]))
    assert len(lines) == 3
    assert {(line["wins"], line["total"]) for line in csv.DictReader(io.StringIO(hidden))} == {("", "")}


def test_what_is_over_is_closed_though_nobody_looks(place: Town, clock: SetClock) -> None:
    async def scene() -> list[bool]:
        store, ada, ben = place.server.services.store, *[await place.server.page(name) for name in ("Ada", "Ben")]
        alone, played = await made(ada), await made(ada)
        await take(ben, played)

        async def closed() -> list[bool]:
            await place.server.services.contests.close_due()
            found = [await store.contest(each) for each in (alone, played)]
            return [each is not None and each.closed_at is not None for each in found]

        before = await closed()
        clock.at += DAY_MS
        at_the_end = await closed()
        clock.at += DAY_MS
        return [*before, *at_the_end, *await closed()]

    assert place.run(scene()) == [False, False, True, False, True, True]


def test_only_who_made_it_ends_it_early_and_running_tries_go_on(place: Town, clock: SetClock) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben, eve = [await place.server.page(name) for name in ("Ada", "Ben", "Eve")]
        contest = await made(ada, days=90)
        running = await take(ben, contest)
        clock.at += 1
        refused = await ben.http.post(f"/api/contests/{contest}/end", json={})
        ended = await ada.post(f"/api/contests/{contest}/end")
        late = await eve.http.post(f"/api/contests/{contest}/deals/1/try", json={})
        await play(place.server, running, "b")
        closed = await ada.get(f"/api/contests/{contest}")
        clock.at += DAY_MS
        again = await ada.post(f"/api/contests/{contest}/end")
        return refused, ended["info"], late, closed, again

    refused, ended, late, closed, again = place.run(scene())

    assert refused.json()["why"]["key"] == "contest-not-yours"
    assert (ended["over"], ended["closed"]) == (True, False)
    assert late.json()["why"]["key"] == "contest-over"
    assert closed["info"]["closed"]
    assert [one["tries"][0]["state"] for one in closed["players"]] == ["finished"]
    assert closed["deals"][0]["seed"]
    assert again == closed


def test_places_have_ties_and_means_their_uncertainty() -> None:
    def one(person: str, deal: int, score: int | None, won: bool = False) -> ContestTry:
        return ContestTry("c", deal, person, f"{person}{deal}", 0, 1, score, won=won, counts=score is not None)

    tried = [
        *(one("ada", 1, 40), one("ada", 2, 44), one("ada", 3, 48)),
        *(one("ben", 1, 60), one("ben", 2, 72), one("ben", 3, None)),
        *(one("cleo", 1, 9, won=True), one("dan", 3, None)),
    ]
    found = standings(tried, {1, 2, 3}, losable=True)
    hidden = standings(tried, {2}, losable=True)

    assert [(each.person, each.place, each.total, each.finished) for each in found] == [
        ("cleo", 1, 9, 1),
        ("ada", 2, 132, 3),
        ("ben", 2, 132, 2),
        ("dan", None, 0, 0),
    ]
    assert [found[1].mean, round(found[1].margin or 0, 2), found[0].margin] == [44, 9.94, None]
    assert {each.person: (each.place, each.total) for each in hidden} == {
        "ben": (1, 72),
        "ada": (2, 44),
        "cleo": (None, 0),
        "dan": (None, 0),
    }


def test_where_nothing_can_be_lost_points_alone_decide() -> None:
    tried = [
        *(ContestTry("c", deal, "ada", f"ada{deal}", 0, 1, 1, won=True, counts=True) for deal in (1, 2)),
        ContestTry("c", 1, "ben", "ben1", 0, 1, 100, won=True, counts=True),
    ]
    alone = standings(tried, {1, 2}, can_be_lost(find("cities"), 0))
    losable = standings(tried, {1, 2}, can_be_lost(find("skylines"), 0))
    against = standings(tried, {1, 2}, can_be_lost(find("cities"), 1))

    assert [[(each.person, each.wins) for each in found] for found in (alone, losable, against)] == [
        [("ben", 0), ("ada", 0)],
        [("ada", 2), ("ben", 1)],
        [("ada", 2), ("ben", 1)],
    ]


def test_others_learn_that_a_try_was_given_up_after_their_own_only() -> None:
    given_up = ContestTry("c", 1, "ada", "ada1", 0, 1)

    assert [result_of(1, given_up, visible).state for visible in (False, True)] == ["running", "given-up"]


def test_nothing_is_begun_by_other_rules_or_with_a_program_that_is_gone(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> list[str]:
        ada = await place.server.page("Ada")
        contest = await made(ada, options={"seats": "2"}, bots=["random"])
        asked = f"/api/contests/{contest}/deals/1/try"
        with monkeypatch.context() as gone:
            gone.setitem(place.server.services.bot_directory._names, CUP["game"], ())
            no_bot = await ada.http.post(asked, json={})
        with monkeypatch.context() as later:
            later.setattr(find(CUP["game"]), "rules", 99)
            other_rules = await ada.http.post(asked, json={})
        return [each.json()["why"]["key"] for each in (no_bot, other_rules)]

    assert place.run(scene()) == ["server-no-bot", "contest-older-rules"]


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"deals": 1}, 400),
        ({"deals": 21}, 400),
        ({"days": 91}, 400),
        ({"days": 0}, 400),
        ({"title": ""}, 400),
        ({"title": "a" * 25}, 409),
        ({"title": "a\u202eb"}, 409),
        ({"game": "chess"}, 404),
        ({"bots": ["random"]}, 400),
        ({"options": {"seats": "2"}, "bots": ["nobody"]}, 404),
        ({"options": {"level": "99"}}, 400),
    ],
)
def test_what_no_tournament_can_be_is_refused(place: Town, wrong: dict[str, Any], status: int) -> None:
    async def scene() -> int:
        ada = await place.server.page("Ada")
        return (await ada.http.post("/api/contests", json={**CUP, **wrong})).status_code

    assert place.run(scene()) == status


def test_one_person_has_so_many_tournaments_and_one_tournament_so_many_people(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> tuple[Any, Any, Any]:
        ada, ben, eve = [await place.server.page(name) for name in ("Ada", "Ben", "Eve")]
        contests = [await made(ada) for _ in range(MOST_TOURNAMENTS)]
        await ada.post(f"/api/contests/{contests[-1]}/end")  # which makes no room on the same day
        one_more = await ada.http.post("/api/contests", json=CUP)
        monkeypatch.setattr(tries, "MOST_PEOPLE", 1)
        await take(ben, contests[0])
        full = await eve.http.post(f"/api/contests/{contests[0]}/deals/1/try", json={})
        await take(ben, contests[0], 2)
        no_deals = [
            await eve.http.post(f"/api/contests/{contests[0]}/deals/{number}/try", json={})
            for number in (3, 21, 0, -1, 2**63, "9" * 4_000)
        ]
        return one_more, full, no_deals

    one_more, full, no_deals = place.run(scene())

    assert one_more.json()["why"]["key"] == "contest-too-many"
    assert full.json()["why"]["key"] == "contest-full"
    assert {each.json()["why"]["key"] for each in no_deals} == {"contest-no-deal"}
