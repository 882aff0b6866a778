"""What a page asks of its device besides playing."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random

import pytest

from tests.local.device_pages import DevicePage, device_page
from tests.local.test_playing_on_a_device import FRIEND, begun
from townwright import bots
from townwright.core import registry
from townwright.core.abilities.achievements import achieved, achievement_names
from townwright.local import device_achievements, device_bots
from townwright.local.device_achievements import KEPT
from townwright.local.storage import MemoryStorage


def test_every_bot_plays_on_devices_but_those_that_are_named_as_too_slow() -> None:
    for game in registry.own_names():
        names = [bot.name for bot in bots.of(game)]
        slow = device_bots.slow_bots(game)
        assert slow < set(names), game
        assert [bot.name for bot in device_bots.offered(game)] == [name for name in names if name not in slow]


def test_a_waiting_table_is_filled_with_a_friend_and_a_bot_that_plays_on_devices() -> None:
    async def scene() -> None:
        page = device_page()
        await page.post("/api/me", name="Ada")
        table = await page.table("cities", options={"seats": "3"}, seats=[{"who": "you"}])
        await page.watch(table)
        assert page.sights[table]["status"] == "waiting"
        slow = await page.answer("POST", f"/api/tables/{table}/bot", seat=1, bot="expert")
        assert (slow.status, json.loads(slow.body)["code"]) == (409, "not-now")

        await page.post(f"/api/tables/{table}/bot", seat=1, bot="visitor")
        await page.post(f"/api/tables/{table}/sit", seat=2, friend="Ben")

        while page.sights[table]["status"] == "waiting":
            await page.wait("update")
        assert [seat["name"] for seat in page.sights[table]["seats"]] == ["Ada", "visitor", "Ben"]

    asyncio.run(scene())


def test_what_was_shown_in_games_on_the_device_is_what_their_records_tell() -> None:
    async def scene() -> None:
        page, rules = device_page(), registry.find("cities")
        shown, tables, text, moves = [], [], "", 0
        for seed in range(3):
            table = await page.table("cities", options={"level": "3"}, seats=[{"who": "you"}])
            await page.watch(table)
            await page.play(table, Random(seed))
            text = await page.get(f"/api/tables/{table}/record")
            replay = rules.replay(text)
            shown.append(achieved(rules, replay, 0))
            moves = len(replay.record.events)
            tables.append(table)
        carried = (await page.post("/api/branches", text=text, moves=moves, whole=True))["table"]
        running = await page.table("cities", options={"level": "3"}, seats=[{"who": "you"}])

        assert any(shown)
        for _ in range(2):  # found, and then kept
            for table, names in zip([*tables, carried, running], [*shown, (), ()], strict=True):
                told = await page.get(f"/api/achievements?table={table}")
                assert tuple(one["name"] for one in told if one["here"]) == names
        assert await counted(page) == Counter(name for names in shown for name in names)

    asyncio.run(scene())


async def counted(page: DevicePage) -> dict[str, int]:
    """How often each thing was shown on a device, of those that were."""
    return {one["name"]: one["times"] for one in await page.get("/api/achievements") if one["times"]}


def test_looking_for_what_was_shown_lets_the_page_play_on_and_goes_on_where_it_was_left() -> None:
    async def scene() -> None:
        storage = MemoryStorage()
        page = device_page(storage)
        for seed in range(3):
            table = await page.table("cities", options={"level": "3"}, seats=[{"who": "you"}])
            await page.watch(table)
            await page.play(table, Random(seed))

        looking, looked = asyncio.ensure_future(counted(page)), list[int]()
        while not looking.done():
            await asyncio.sleep(0)
            await page.say("ping")
            looked.append(sum(name.startswith(KEPT) for name in storage.settings))
            if looked[-1] == 2:
                looking.cancel()
        assert set(looked) == {0, 1, 2}

        kept = dict(storage.settings)
        found = await counted(page)
        assert found
        assert kept.items() <= storage.settings.items()
        assert sum(name.startswith(KEPT) for name in storage.settings) == 3

    asyncio.run(scene())


def test_an_edition_in_which_more_can_be_shown_looks_at_finished_games_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        page = device_page()
        table = await page.table("cities", options={"level": "3"}, seats=[{"who": "you"}])
        await page.watch(table)
        await page.play(table, Random(1))
        name, *others = achievement_names(registry.find("cities"))
        with monkeypatch.context() as older:
            older.setattr(type(registry.find("cities")), "achievement_names", tuple(others))
            older.setattr(device_achievements, "shown_at", lambda _table: {"0": ()})
            assert await counted(page) == {}
        with monkeypatch.context() as newer:
            newer.setattr(device_achievements, "shown_at", lambda _table: {"0": (name,)})
            assert await counted(page) == {name: 1}
        assert await counted(page) == {name: 1}  # kept

    asyncio.run(scene())


def test_a_finished_game_is_replayed_and_played_on_from_its_middle() -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, "cities", FRIEND)
        await page.play(table, Random(6))
        text = await page.get(f"/api/tables/{table}/record")
        replayed = await page.post("/api/records", text=text, step=5, seat=1, course=True)
        assert (replayed["step"], replayed["complete"], len(replayed["course"]) > 0) == (5, True, True)

        branch = (await page.post("/api/branches", text=text, moves=9))["table"]

        await page.watch(branch)
        assert (page.sights[branch]["branched"], page.sights[branch]["status"]) == (9, "playing")
        await page.play(branch, Random(7))

    asyncio.run(scene())


def test_a_finished_game_of_elsewhere_is_kept_whole_with_its_deal_and_counts_for_nothing() -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, "cities")
        await page.play(table, Random(6))
        text = await page.get(f"/api/tables/{table}/record")
        moves = len((await page.post("/api/records", text=text))["steps"])
        assert (await page.answer("POST", "/api/branches", text=text, moves=moves)).status == 409
        best = await page.get("/api/best")

        kept = (await page.post("/api/branches", text=text, moves=moves, same_deal=True, whole=True))["table"]

        assert (await page.get(f"/api/tables/{kept}"))["sight"]["status"] == "ended"
        assert [row["stage"] for row in await page.get("/api/tables")] == ["ended", "ended"]
        assert await page.get("/api/best") == best
        assert (await page.post("/api/proofs", text=await page.get(f"/api/tables/{kept}/record")))["holds"]

    asyncio.run(scene())


def test_a_lesson_is_studied_and_a_wrong_line_is_named() -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, "cities")
        text = await page.get(f"/api/tables/{table}/record")
        studied = await page.post("/api/study", text=text, seat=0)
        assert studied["choices"]

        wrong = await page.answer("POST", "/api/records", text=text + "\n0 nonsense\n")

        problem = json.loads(wrong.body)
        assert (wrong.status, problem["line"]) == (403, len(f"{text}\n0 nonsense".splitlines()))

    asyncio.run(scene())


def test_what_needs_a_server_is_refused_in_one_sentence() -> None:
    async def scene() -> None:
        page = device_page()
        for method, path in (("POST", "/api/tables/x/invitations"), ("POST", "/api/reviews"), ("DELETE", "/api/me")):
            answer = await page.answer(method, path)
            assert (answer.status, json.loads(answer.body)["why"]["key"]) == (501, "local-needs-server")
        asked = await page.answer("POST", "/api/tables", game="cities", visibility="public")
        assert (asked.status, json.loads(asked.body)["why"]["key"]) == (409, "local-nobody-else")
        assert (await page.answer("GET", "/api/tables/device-nowhere")).status == 404
        assert (await page.answer("POST", "/api/tables", gmae="cities")).status == 400

    asyncio.run(scene())
