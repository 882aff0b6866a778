"""Any seat may show what it would do; whoever is to act may ask for a hint. Neither touches the game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.pages import Page
from tests.server.harness.serving import serving
from tests.server.harness.town import Town, town
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow
from townwright.server.bots.worker_main import BotMove
from townwright.server.settings import Limits


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("aids")) as opened:
        yield opened


async def three_at_a_table(place: Town, **more: Any) -> tuple[str, Page, Page, Page]:
    """A running game of Ada and Ben with somebody who watches."""
    server = place.server
    ada, ben, eve = await server.page("Ada"), await server.page("Ben"), await server.page("Eve")
    table = await ada.table(options={"seats": "2"}, visibility="public", seats=[{"who": "you"}], **more)
    await ben.post(f"/api/tables/{table}/sit")
    for page in (ada, ben, eve):
        await page.watch(table)
    return table, ada, ben, eve


async def suggest(page: Page, table: str, seat: int, action: str | None) -> None:
    await page.say("suggest", table=table, id="a-suggestion", seat=seat, action=action)


# Suggestions


def test_a_suggestion_reaches_everybody_at_the_table_and_is_no_fact(place: Town) -> None:
    async def scene() -> None:
        table, ada, ben, eve = await three_at_a_table(place)
        number = ada.numbers[table]
        await suggest(ben, table, 1, "guess 3")
        for page in (ada, ben, eve):
            frame = await page.wait("suggestions")
            assert (frame["number"], frame["suggestions"]) == (number, [{"seat": 1, "action": "guess 3"}])
        await suggest(ada, table, 0, "guess 1")
        shown = await eve.wait("suggestions")
        assert [one["seat"] for one in shown["suggestions"]] == [0, 1]
        await suggest(ben, table, 1, None)
        shown = await eve.wait("suggestions")
        assert [one["seat"] for one in shown["suggestions"]] == [0]
        assert await place.server.services.store.head(table) == number

    place.run(scene())


def test_the_next_fact_ends_all_suggestions_and_who_comes_later_sees_those_that_still_hold(place: Town) -> None:
    async def scene() -> None:
        table, ada, ben, eve = await three_at_a_table(place)
        await suggest(ben, table, 1, "guess 3")
        await eve.wait("suggestions")
        late = await place.server.page("Zoe")
        await late.watch(table)
        assert (await late.wait("suggestions"))["suggestions"] == [{"seat": 1, "action": "guess 3"}]
        await ada.act(table, "guess 1")
        await suggest(ada, table, 0, "guess 2")
        shown = await eve.wait("suggestions")
        assert shown["suggestions"] == [{"seat": 0, "action": "guess 2"}]
        assert shown["number"] == eve.numbers[table] > ben.numbers[table] - 1

    place.run(scene())


@pytest.mark.parametrize(
    ("who", "seat", "action", "code"),
    [
        (1, 0, "guess 1", "not-yours"),
        (1, 7, "guess 1", "not-yours"),
        (1, 1, "sing a song", "unreadable"),
        (2, 1, "guess 1", "not-yours"),
        (2, 1, None, "not-yours"),
    ],
)
def test_a_suggestion_is_readable_and_comes_from_the_own_seat(
    place: Town, who: int, seat: int, action: str | None, code: str
) -> None:
    async def scene() -> None:
        table, *pages = await three_at_a_table(place)
        await suggest(pages[who], table, seat, action)
        refusal = await pages[who].wait("refusal")
        assert (refusal["id"], refusal["code"]) == ("a-suggestion", code)

    place.run(scene())


def test_whoever_suggests_or_says_too_much_is_told_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, limits=Limits(suggestions=2, greetings=1)) as server:
            ada = await server.page("Ada")
            table = await ada.table(options={"seats": "1"}, seats=[{"who": "you"}])
            await ada.watch(table)
            for _ in range(3):
                await suggest(ada, table, 0, "guess 1")
            assert (await ada.wait("refusal"))["code"] == "too-many"
            for _ in range(2):
                await ada.say("greet", table=table, id="good-evening", seat=0, greeting="hello")
            assert (await ada.wait("greeting"))["greeting"] == "hello"
            assert (await ada.wait("refusal"))["code"] == "too-many"

    asyncio.run(scene())


# Hints


async def ask_hint(page: Page, table: str, *words: str, seat: int = 0) -> dict[str, Any]:
    await page.say("hint", table=table, ask=7, seat=seat, words=words)
    while (frame := await page.handle(300))["say"] not in ("hint", "no-hint"):
        pass
    return frame


@pytest.mark.parametrize("game", ["guessing", "greentown"])
def test_a_hint_is_a_whole_action_that_the_table_accepts(place: Town, game: str) -> None:
    async def scene() -> None:
        ada = await place.server.page("Ada")
        table = await ada.table(game, options={"seats": "2"}, seats=[{"who": "you"}] * 2)
        await ada.watch(table)
        sight = ada.sights[table]
        hint = await ask_hint(ada, table, seat=sight["seat"])
        if game == "guessing":
            assert hint["why"]["key"] == "server-no-hint", "nobody advises at the tests' own game"
            return
        assert (hint["ask"], hint["turn"]) == (7, sight["turn"])
        assert hint["remark"]["english"]
        assert (await ada.act(table, hint["action"]))["say"] == "answer"

    place.run(scene(), 400)


def test_there_are_no_hints_at_a_table_without_aids(place: Town) -> None:
    async def scene() -> None:
        table, ada, *_ = await three_at_a_table(place, aids=False)
        assert ada.sights[table]["aids"] is False
        assert (await ask_hint(ada, table))["why"]["key"] == "table-no-aids"

    place.run(scene())


@pytest.mark.parametrize(
    ("who", "seat", "key"), [(1, 0, "table-seat-not-yours"), (2, 1, "table-seat-not-yours"), (0, 0, "acted")]
)
def test_a_hint_is_for_the_own_seat_when_it_is_to_act(place: Town, who: int, seat: int, key: str) -> None:
    async def scene() -> None:
        table, *pages = await three_at_a_table(place)
        if key == "acted":
            await pages[who].act(table, "guess 1")
        expected = "table-not-your-turn" if key == "acted" else key
        assert (await ask_hint(pages[who], table, seat=seat))["why"]["key"] == expected

    place.run(scene())


def test_a_hint_may_have_a_remark_or_be_refused_by_who_advises(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(_game: str, _state: Any, _seat: int, words: tuple[str, ...], *_: object) -> BotMove:
        if words == ("fall",):
            raise RuntimeError("an adviser who fell asleep")
        if words:
            raise NotNow("server-no-hint", "another move promises more")
        return BotMove("guess 1", Phrase("bot-random", "does whatever comes to mind"))

    async def scene() -> None:
        monkeypatch.setattr(place.server.services.worker_pool, "advise", advise)
        table, ada, *_ = await three_at_a_table(place)
        assert (await ask_hint(ada, table))["remark"]["key"] == "bot-random"
        assert (await ask_hint(ada, table, "sing"))["why"]["key"] == "server-no-hint"
        assert (await ask_hint(ada, table, "fall"))["why"]["key"] == "server-failed", "nobody waits for ever"

    place.run(scene())


def test_while_a_hint_is_thought_about_the_person_acts_and_the_hint_is_out_of_date(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        acted = asyncio.Event()

        async def advise(*_: object) -> BotMove:
            await acted.wait()
            return BotMove("guess 1")

        monkeypatch.setattr(place.server.services.worker_pool, "advise", advise)
        table, ada, *_ = await three_at_a_table(place)
        await ada.say("hint", table=table, ask=1, seat=0)
        await ada.say("hint", table=table, ask=2, seat=0)
        second = await ada.wait("no-hint")
        assert (second["ask"], second["why"]["key"]) == (2, "server-hint-comes")
        await ada.act(table, "guess 2")
        acted.set()
        first = await ada.wait("no-hint")
        assert (first["ask"], first["code"]) == (1, "stale")

    place.run(scene())
