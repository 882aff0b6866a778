"""A finished game sent as a challenge: the same deal for everybody, one try each, and nothing shown before it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness.asking import PASSWORD, fresh_name
from tests.server.harness.daily import MORNING, SetClock, play
from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.server.contests.contests import LONGEST_DAYS
from townwright.server.daily.days import DAY_MS

ALONE = {
    "cities": ({"seats": "1"}, [{"who": "you"}]),
    "greentown": ({"seats": "2"}, [{"who": "bot", "name": "random"}, {"who": "you"}]),
    "skylines": ({"seats": "1"}, [{"who": "you"}]),
}


@pytest.fixture(scope="module")
def clock() -> SetClock:
    return SetClock()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, clock: SetClock) -> Iterator[Town]:
    folder = tmp_path_factory.mktemp("challenges")
    with town(folder, now=clock, bot_workers=0) as opened:
        yield opened


async def finished(place: Town, page: Page, game: str, seed: str, **more: Any) -> str:
    """A game that somebody has played to its end."""
    options, seats = ALONE[game]
    table = await page.table(game, options=options, seats=seats, **more)
    await play(place.server, table, seed)
    return table


async def send(page: Page, table: str) -> str:
    return str((await page.post(f"/api/tables/{table}/challenge"))["contest"])


async def take(page: Page, contest: str, deal: int = 1) -> str:
    return str((await page.post(f"/api/contests/{contest}/deals/{deal}/try"))["table"])


def draws(actor: Any) -> list[str]:
    return [str(move.action) for move in actor.table.moves if move.seat < 0]


@pytest.mark.parametrize("game", ALONE)
def test_the_receiver_gets_the_same_deal_and_sees_nothing_before_the_own_try_has_ended(place: Town, game: str) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        table = await finished(place, ada, game, "a", visibility="public")
        key = (await ada.post(f"/api/tables/{table}/invitations", seat=None))["token"]
        contest = await send(ada, table)
        paths = [f"/api/tables/{table}", f"/api/tables/{table}/record"]
        before = [await ben.http.get(path, headers={"x-watch-key": key}) for path in paths]
        unseen = await ben.get(f"/api/contests/{contest}")
        own = await take(ben, contest)
        within = [await ben.http.get(path) for path in paths]
        watching = await ben.http.post(f"/api/tables/{own}/invitations", json={"seat": None})
        actor = await play(place.server, own, "b")
        seen = await ben.get(f"/api/contests/{contest}")
        after = [await ben.http.get(path) for path in paths]
        others = await ada.http.get(f"/api/tables/{own}/record")
        assert (await ada.watch(own))["say"] == "update"  # a private table, seen without a seat at it
        original = await place.server.services.table_registry.actor(table)
        return (
            before,
            within,
            watching,
            after,
            others,
            unseen,
            seen,
            original,
            actor,
            await ada.get(f"/api/contests/{contest}"),
        )

    before, within, watching, after, others, unseen, seen, original, actor, senders = place.run(scene())

    assert {each.status_code for each in (*before, *within, watching)} == {409}
    assert before[0].json()["why"]["key"] == "contest-play-first"
    assert [each.status_code for each in (*after, others)] == [200, 200, 200]
    assert "seed" in others.text
    assert draws(actor)[:4] == draws(original)[:4]
    assert [holder.bot for holder in actor.table.holders] == [holder.bot for holder in original.table.holders]
    assert unseen["info"]["by"] == "Ada"
    assert [one["tries"][0]["score"] for one in unseen["players"]] == [None]
    assert [one["tries"][0]["table"] for one in unseen["players"]] == [None]
    totals = {
        name: each.table.game.standing(each.table.state, unseen["info"]["seat"]).total
        for name, each in (("Ada", original), ("Ben", actor))
    }
    assert {one["name"]: one["tries"][0]["score"] for one in seen["players"]} == totals
    assert [one["you"] for one in senders["players"]] == [not one["you"] for one in seen["players"]]


def test_a_game_of_a_contest_counts_for_nothing_else(place: Town) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        own = await finished(place, ada, "cities", "s", aids=False)
        await play(place.server, await take(ben, await send(ada, own)), "s")
        return tuple([await page.get("/api/history/statistics") for page in (ada, ben)])

    sent, taken = place.run(scene())

    assert [kind["played"] for kind in sent] == [1]
    assert taken == []


def test_several_tries_at_once_give_one_table_and_the_sender_and_later_ones_get_no_other(place: Town) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        table = await finished(place, ada, "cities", "a")
        sent = await asyncio.gather(*(send(ada, table) for _ in range(3)))
        at_once = await asyncio.gather(*(take(ben, sent[0]) for _ in range(4)))
        await play(place.server, at_once[0], "b")
        return table, sent, {*at_once, await take(ben, sent[0])}, await take(ada, sent[0])

    table, sent, tables, again = place.run(scene())

    assert len(set(sent)) == len(tables) == 1
    assert again == table


def test_what_cannot_be_played_again_like_that_is_refused_in_words(place: Town) -> None:
    async def scene() -> list[str]:
        ada = await place.server.page("Ada")
        running = await ada.table("cities", options={"seats": "1"}, seats=[{"who": "you"}])
        friends = await ada.table(
            "cities", options={"seats": "2"}, seats=[{"who": "you"}, {"who": "friend", "name": "Zoe"}]
        )
        await play(place.server, friends, "f")
        table = await finished(place, ada, "cities", "a")
        text = await ada.get(f"/api/tables/{table}/record")
        again = await ada.post("/api/branches", text=text, moves=0, same_deal=True, seats=[{"who": "you"}])
        daily = (await ada.post(f"/api/daily/{place.server.services.daily_deals.today}/cities/try"))["table"]
        await play(place.server, daily, "d")
        ben = await place.server.page("Ben")
        own = await take(ben, await send(ada, table))
        await play(place.server, own, "b")
        asked = [(ada, each) for each in (running, friends, again["table"], daily)] + [(ben, own)]
        told = [await page.http.post(f"/api/tables/{each}/challenge", json={}) for page, each in asked]
        return [each.json()["why"]["key"] for each in told]

    assert place.run(scene()) == [
        *("challenge-not-finished", "challenge-people", "challenge-derived", "challenge-daily", "challenge-of-contest"),
    ]


def test_a_challenge_ends_and_then_everybody_sees_everything(place: Town, clock: SetClock) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        contest = await send(ada, await finished(place, ada, "cities", "a"))
        own = await take(ben, contest)
        clock.at += LONGEST_DAYS * DAY_MS
        eve = await place.server.page("Eve")
        late = await eve.http.post(f"/api/contests/{contest}/deals/1/try", json={})
        waiting = await eve.get(f"/api/contests/{contest}")
        await play(place.server, own, "b")
        over = await eve.get(f"/api/contests/{contest}")
        shown = await eve.http.get(f"/api/tables/{own}/record")
        clock.at = MORNING
        return late, waiting, over, shown, await eve.http.post(f"/api/contests/{contest}/deals/1/try", json={})

    late, waiting, over, shown, set_back = place.run(scene())

    assert (late.json()["why"]["key"], set_back.json()["why"]["key"]) == ("contest-over", "contest-over")
    assert (waiting["info"]["over"], waiting["info"]["closed"], waiting["deals"][0]["seed"]) == (True, False, None)
    assert over["info"]["closed"]
    assert over["deals"][0]["seed"]
    assert None not in [one["tries"][0]["score"] for one in over["players"]]
    assert shown.status_code == 200


def test_a_guest_who_logs_in_has_one_try_and_takes_the_challenge_along(place: Town, clock: SetClock) -> None:
    async def scene() -> tuple[Any, ...]:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        contest = await send(ada, await finished(place, ada, "cities", "a"))
        name = fresh_name()
        await ben.post("/api/account", name=name, password=PASSWORD)
        guest = await place.server.page("Gus")
        first = await take(guest, contest)
        await play(place.server, first, "g")
        clock.at += 1
        second = await take(ben, contest)
        await guest.post("/api/account/login", name=name, password=PASSWORD)
        seen = await guest.get(f"/api/contests/{contest}")
        return first, second, await take(guest, contest), seen

    first, second, own, seen = place.run(scene())

    assert own == first != second
    assert len(seen["players"]) == 2
    assert [one["tries"][0]["state"] for one in seen["players"]] == ["finished", "finished"]
