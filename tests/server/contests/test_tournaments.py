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
from townwright.core.dealer import Dealer
from townwright.server.contests.contests import MOST_OPEN
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
        return actors, theirs, strangers, record, review, over, late, closed, table

    actors, theirs, strangers, record, review, over, late, closed, table = place.run(scene())
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


def test_places_have_ties_and_means_their_uncertainty() -> None:
    def one(person: str, deal: int, score: int | None, won: bool = False) -> ContestTry:
        return ContestTry("c", deal, person, f"{person}{deal}", 0, 1, score, won=won, counts=score is not None)

    tried = [
        *(one("ada", 1, 40), one("ada", 2, 44), one("ada", 3, 48)),
        *(one("ben", 1, 60), one("ben", 2, 72), one("ben", 3, None)),
        *(one("cleo", 1, 9, won=True), one("dan", 3, None)),
    ]
    found = standings(tried, {1, 2, 3})
    hidden = standings(tried, {2})

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
        contests = [await made(ada) for _ in range(MOST_OPEN)]
        one_more = await ada.http.post("/api/contests", json=CUP)
        monkeypatch.setattr(tries, "MOST_PEOPLE", 1)
        await take(ben, contests[0])
        full = await eve.http.post(f"/api/contests/{contests[0]}/deals/1/try", json={})
        await take(ben, contests[0], 2)
        return one_more, full, await eve.http.post(f"/api/contests/{contests[0]}/deals/3/try", json={})

    one_more, full, no_deal = place.run(scene())

    assert one_more.json()["why"]["key"] == "contest-too-many"
    assert full.json()["why"]["key"] == "contest-full"
    assert no_deal.json()["why"]["key"] == "contest-no-deal"
