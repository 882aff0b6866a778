"""Games on a device: played to their end through its messages, alone, by friends beside each other and against bots."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.local.device_pages import DevicePage, device_page
from townwright.core import registry
from townwright.core.dealer import Dealer, verify

GAMES = registry.own_names()
YOU, FRIEND = {"who": "you"}, {"who": "friend", "name": "Ben"}


async def begun(page: DevicePage, game: str, *others: dict[str, str], **options: str) -> str:
    """A new table with somebody and these others on it, watched."""
    await page.post("/api/me", name="Ada")
    seats = [YOU, *others]
    table = await page.table(game, options={"seats": str(len(seats)), **options}, seats=seats)
    await page.watch(table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_friends_on_one_device_play_a_game_to_its_end(game: str) -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, game, FRIEND)
        assert [seat["name"] for seat in page.sights[table]["seats"]] == ["Ada", "Ben"]

        await page.play(table, Random(1))

        assert page.sights[table]["why"] == "finished"
        record = registry.find(game).replay(await page.get(f"/api/tables/{table}/record")).record
        assert record.seed is not None
        assert verify(registry.find(game), record, Dealer.of(record.seed)) > 0
        [listed] = await page.get("/api/tables")
        assert (listed["stage"], [seat["name"] for seat in listed["seats"]]) == ("ended", ["Ada", "Ben"])

    asyncio.run(scene())


@pytest.mark.parametrize(("game", "bot"), [("cities", "tourist"), ("greentown", "stroller"), ("skylines", "planner")])
def test_somebody_plays_against_a_bot_and_loads_the_page_again_in_the_middle(game: str, bot: str) -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, game, {"who": "bot", "name": bot})
        random = Random(2)
        for _ in range(4):
            await one_move(page, table, random)
        await page.session.settled()
        while page.heard:
            await page.handle()
        before = page.sights[table]

        page.start()
        await page.watch(table)

        assert page.sights[table] == before
        await page.play(table, random)
        assert page.sights[table]["why"] == "finished"

    asyncio.run(scene())


async def one_move(page: DevicePage, table: str, random: Random) -> None:
    """Wait for the own turn, and act once."""
    assert page.sights[table]["status"] == "playing", "the game is over already"
    while page.sights[table]["turn"] is None:
        await page.wait("update", table=table)
    answer = await page.act(table, await page.random_action(table, random))
    assert answer["say"] == "answer", answer
    while page.numbers[table] < answer["number"]:
        await page.wait("update", table=table)


def test_a_game_alone_stands_among_the_best() -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, "cities")
        await page.play(table, Random(3))
        total = page.sights[table]["result"]["totals"][0]

        [group] = await page.get("/api/best")

        assert (group["game"], group["played"], group["best"][0]["total"]) == ("cities", 1, total)

    asyncio.run(scene())


def test_a_move_is_done_once_however_often_it_is_sent_and_can_be_taken_back() -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, "skylines", FRIEND)
        sight, action = page.sights[table], await page.random_action(table, Random(4))
        first = await page.act(table, action, "an-id-of-mine")
        again = await page.act(table, action, "an-id-of-mine", seat=sight["seat"], turn=sight["turn"])
        assert again == first

        other = await page.act(table, action, "another-id", seat=sight["seat"], turn=sight["turn"])

        assert (other["say"], other["code"]) in {("refusal", "stale"), ("refusal", "not-now")}

    asyncio.run(scene())


def test_a_hint_is_an_action_that_can_be_played() -> None:
    async def scene() -> None:
        for game in GAMES:
            page = device_page()
            table = await begun(page, game, FRIEND)
            await page.say("hint", table=table, ask=1, seat=page.sights[table]["seat"], words=[])
            hint = await page.wait("hint", "no-hint")
            assert (await page.act(table, hint["action"]))["say"] == "answer"

    asyncio.run(scene())


def test_a_rematch_is_laid_on_a_new_table_with_the_same_friends() -> None:
    async def scene() -> None:
        page = device_page()
        table = await begun(page, "cities", FRIEND)
        await page.play(table, Random(5))
        await page.say("propose", table=table, id="once-more", offer="rematch")
        while page.sights[table]["rematch"] is None:
            await page.wait("update", table=table)

        again = page.sights[table]["rematch"]

        await page.watch(again)
        assert [seat["name"] for seat in page.sights[again]["seats"]] == ["Ada", "Ben"]
        assert page.sights[again]["status"] == "playing"

    asyncio.run(scene())
