"""Reviews of finished games on the server: computed once, shared, told with progress, and never of a running game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.playing import random_game
from tests.server.harness import daily
from tests.server.harness.pages import Page
from tests.server.harness.serving import GENEROUS
from tests.server.harness.town import Town, town
from tests.study.skylines.games import played
from townwright.core import registry
from townwright.games.cities import GAME
from townwright.games.skylines import GAME as SKYLINES
from townwright.server.protocol.review_updates import ReviewUpdate, SeatReview
from townwright.server.reviews.review_tasks import check_record, review_record
from townwright.server.store.fingerprints import deal_numbers

FEW = msgspec.structs.replace(GENEROUS, reviews_per_hour=8)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("reviews"), review_effort=0.01, limits=FEW) as opened:
        yield opened


async def play(place: Town, host: Page, turns: int | None = None, **more: Any) -> str:
    """A table for one of Cities, played at random: so many turns of it, or to the end."""
    table = await host.table("cities", options={"seats": "1", "level": "1"}, seats=[{"who": "you"}], **more)
    await daily.play(place.server, table, table, turns)
    return table


async def asked(page: Page, path: str, **body: Any) -> tuple[int, list[dict[str, Any]]]:
    """The status of a response and its lines; the problem of a refused one."""
    response = await page.http.post(path, json=body, timeout=300)
    return response.status_code, [json.loads(line) for line in response.text.splitlines()]


def finished(seed: str) -> str:
    """The record of a random game."""
    return GAME.write(random_game(GAME, GAME.options({"seats": "1", "level": "1"}), seed).record)


def test_a_finished_table_is_reviewed_once_and_everybody_who_may_see_it_gets_the_same(place: Town) -> None:
    async def scene() -> tuple[Any, Any, Any, int]:
        ada, ben, eve = [await place.server.page(name) for name in ("Ada", "Ben", "Eve")]
        table = await play(place, ada)
        key = (await ada.post(f"/api/tables/{table}/invitations", seat=None))["token"]
        first = await asked(ada, f"/api/tables/{table}/reviews", seat=0)
        ben.http.headers["x-watch-key"] = key
        again = await asked(ben, f"/api/tables/{table}/reviews", seat=0)
        record = (await ada.http.get(f"/api/tables/{table}/record")).text
        return first, again, record, (await asked(eve, f"/api/tables/{table}/reviews", seat=0))[0]

    (status, updates), (_, again), record, hidden = place.run(scene(), 300)
    review = updates[-1]["review"]
    (points,) = review["measures"]

    assert (status, hidden) == (200, 404)
    assert [update["state"] for update in updates][:1] == ["waiting"]
    assert {update["state"] for update in updates[1:-1]} == {"computing"}
    assert [update["share"] for update in updates] == sorted(update["share"] for update in updates)
    assert again == [updates[-1]]  # kept: it comes at once
    assert points["final"] == GAME.standing(GAME.replay(record).state, 0).total
    parts = points["start"] + points["luck"]["value"] - points["cost"]["value"] + points["unexplained"]
    assert points["final"] == pytest.approx(parts, abs=0.002)
    assert GAME.standing(GAME.replay(review["best"]["record"]).state, 0).total == review["best"]["best"]
    assert review["strength"]["like"] in ("visitor", "greedy")


@pytest.mark.parametrize(
    ("game", "seats", "measures", "parts"),
    [
        ("greentown", (1,), ["lead", "chance"], {"marker", "build", "tour"}),
        ("skylines", (1,), ["points", "chance"], {"card", "place", "pile", "milestone", "board", "renewal"}),
    ],
)
def test_both_who_played_together_get_the_same_reviews(
    place: Town, game: str, seats: tuple[int, ...], measures: list[str], parts: set[str]
) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben, eve = [await place.server.page(name) for name in ("Ada", "Ben", "Eve")]
        table = await ada.table(game, options={"seats": "2"}, seats=[{"who": "you"}])
        key = (await ada.post(f"/api/tables/{table}/invitations", seat=1))["token"]
        await ben.post(f"/api/invitations/{key}")
        await daily.play(place.server, table, "friends", 9)
        running = [(await asked(page, f"/api/tables/{table}/reviews", seat=0))[0] for page in (ada, ben, eve)]
        await daily.play(place.server, table, "friends again")
        first = [await asked((ada, ben)[seat], f"/api/tables/{table}/reviews", seat=seat) for seat in seats]
        again = [await asked((ben, ada)[seat], f"/api/tables/{table}/reviews", seat=seat) for seat in seats]
        return running, first, again, (await asked(eve, f"/api/tables/{table}/reviews", seat=0))[0]

    running, first, again, hidden = place.run(scene(), 300)
    reviews = [updates[-1]["review"] for _, updates in first]

    assert (running, hidden) == ([409, 409, 404], 404)
    assert [review["seat"] for review in reviews] == list(seats)
    for (status, updates), (_, kept) in zip(first, again, strict=True):
        shares, states = ([update[name] for update in updates] for name in ("share", "state"))
        assert status == 200
        assert list(dict.fromkeys(states)) == ["waiting", "computing", "done"]
        assert shares == sorted(shares)
        assert kept == [updates[-1]]
    for review in reviews:
        assert [measure["measure"] for measure in review["measures"]] == measures
        assert {each["part"] for each in review["measures"][0]["decisions"]} <= parts
        assert review["strength"]["like"]
        assert registry.find(game).replay(review["best"]["record"]).record.names


def test_nobody_reviews_a_running_game_nor_a_made_up_end_of_it(place: Town) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben = [await place.server.page(name) for name in ("Ada", "Ben")]
        table = await play(place, ada, 3)
        text = (await ada.http.get(f"/api/tables/{table}/record")).text
        record = GAME.replay(text).record
        state, events, random = GAME.replay(text).state, list(record.events), Random(1)
        while acting := GAME.to_act(state):
            events.append(type(events[0])(acting[0], random.choice(GAME.legal(state, acting[0]))))
            state = GAME.play(state, *(events[-1].seat, events[-1].action))
        made_up = GAME.write(replace(record, events=tuple(events), commitment=None))
        running = await asked(ada, f"/api/tables/{table}/reviews", seat=0)
        unfinished = await asked(ben, "/api/reviews", text=text)
        forged = await asked(ben, "/api/reviews", text=made_up)
        await place.server.services.store.discard(table)
        return running, unfinished, forged, await asked(ben, "/api/reviews", text=made_up)

    running, unfinished, forged, afterwards = place.run(scene(), 300)

    assert [found[0] for found in (running, unfinished, forged, afterwards)] == [409, 409, 409, 200]
    assert forged[1][0]["why"]["key"] == "server-being-played"
    assert afterwards[1][-1]["state"] == "done"


class EndlessPool:
    """Computes for ever, and notes that it was ended."""

    waiting = 0
    ended = False

    async def run(self, *_given: Any, on_progress: Any) -> bytes:
        on_progress(0.5)
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.ended = True
            raise
        return b""


def test_whoever_leaves_ends_the_work_and_nobody_begins_more_than_allowed(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool, jobs = EndlessPool(), place.server.services.review_jobs
    monkeypatch.setattr(jobs, "_pool", pool)

    async def scene() -> list[int]:
        ada = await place.server.page("Ada")
        async with ada.http.stream("POST", "/api/reviews", json={"text": finished("left")}) as response:
            async for line in response.aiter_lines():
                if json.loads(line)["state"] == "computing":
                    break
        async with asyncio.timeout(20):
            while jobs or not pool.ended:
                await asyncio.sleep(0.02)
        assert (await asked(ada, "/api/reviews", text="cities 1\n"))[0] == 409, "and does not count"
        begun = []
        for number in range(8):
            text = {"text": finished(f"left {number}")}
            async with ada.http.stream("POST", "/api/reviews", json=text) as response:
                begun.append(response.status_code)
        return begun

    assert place.run(scene(), 300) == [200] * 7 + [429]


@pytest.mark.parametrize("name", ["review.jsonl", "review-skylines.jsonl", "review-greentown.jsonl"])
def test_what_the_page_is_tested_with_is_what_the_server_sends(name: str) -> None:
    text = (Path(__file__).parents[2] / "page" / name).read_text("utf-8")
    updates = [msgspec.json.decode(line, type=ReviewUpdate) for line in text.splitlines()]

    assert [update.state for update in updates] == ["waiting", "computing", "done"]
    assert [json.loads(msgspec.json.encode(update)) for update in updates] == list(map(json.loads, text.splitlines()))


def test_a_seat_of_skylines_has_two_measures_and_a_best_city_without_a_bound() -> None:
    text = SKYLINES.write(played().record)
    checked = check_record(text, (), 1, 0.005)
    found = msgspec.json.decode(review_record(text, (), 1, 0.005), type=SeatReview)

    assert (checked.game, found.game, found.seat) == ("skylines", "skylines", 1)
    assert len(checked.deal) == 1
    assert [measure.measure for measure in found.measures] == ["points", "chance"]
    assert {draw.by for draw in found.measures[0].draws} == {-1, 0}
    assert found.best.bound is None
    assert SKYLINES.replay(found.best.record).state.phase.value == "over"


def test_a_deal_is_known_by_its_first_draws() -> None:
    draws = ["16", "6", "17", "13", "11"]

    assert deal_numbers(draws[:2]) == ()
    assert deal_numbers(draws) == deal_numbers(draws[:4])
    assert deal_numbers(draws[:3]) == deal_numbers(draws)[:1]
    assert deal_numbers(["6", "16", "17", "13"]) == deal_numbers(["17", "6", "16", "13"]), "the hand in another order"
    assert not set(deal_numbers(["6", "16", "18", "13"])) & set(deal_numbers(["6", "16", "17", "13"]))
