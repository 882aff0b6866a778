"""What a seat alone may know of a running game is computed for nobody, whatever text it comes in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.server.harness.hostile_content import record_of
from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.core import registry
from townwright.core.seats import CHANCE

GAME = registry.find("greentown")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("money")) as opened:
        yield opened


async def running(place: Town) -> tuple[str, Page, Page]:
    """A public game of two in which money was earned, its player, and somebody who looks on."""
    ada, eve = await place.server.page("Ada"), await place.server.page("Eve")
    table = await ada.table(
        "greentown", options={"seats": "2"}, visibility="public", seats=[{"who": "you"}, {"who": "friend", "name": "B"}]
    )
    await ada.watch(table)
    random = Random(5)
    for _ in range(14):
        while ada.sights[table]["turn"] is None:
            await ada.wait("update", table=table)
        answer = await ada.act(table, await ada.random_action(table, random))
        while ada.numbers[table] < answer["number"] or ada.sights[table]["number"] < ada.numbers[table]:
            await ada.wait("update", table=table)
    return table, ada, eve


def money(answer: Any) -> list[int | None]:
    """What a response shows of the money of each seat."""
    view = answer.get("replayed", answer)["view"]
    return [seat["money"] for seat in view["seats"]]


def without_marks(text: str) -> str:
    """The record without the dealer's promise."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


def test_the_record_of_a_running_game_shows_no_seats_money_to_anybody(place: Town) -> None:
    async def scene() -> list[list[int | None]]:
        table, ada, eve = await running(place)
        text = await eve.get(f"/api/tables/{table}/record")
        found = []
        for page in (eve, ada):
            for told in (text, without_marks(text)):
                for seat in (0, 1):
                    found.append(money(await page.post("/api/records", text=told, seat=seat)))
                    found.append(money(await page.post("/api/records", text=told, seat=seat, step=9)))
                    found.append(money(await page.post("/api/study", text=told, seat=seat)))
        return found

    assert place.run(scene()) == [[None, None]] * 24


@pytest.mark.parametrize("edited", ["open money", "moved into plays", "branched"])
def test_a_running_game_is_known_again_when_its_text_is_changed(place: Town, edited: str) -> None:
    async def scene() -> tuple[int, str]:
        table, _, eve = await running(place)
        text = without_marks(await eve.get(f"/api/tables/{table}/record"))
        record = GAME.replay(text).record
        path, body = "/api/branches", {"text": text, "moves": 20}
        if edited == "open money":
            open_options = GAME.options({"seats": "2", "money": "open"})
            path, body = "/api/records", {"text": GAME.write(replace(record, options=open_options)), "seat": 0}
        elif edited == "moved into plays":
            plays = [{"seat": event.seat, "action": str(event.action)} for event in record.events]
            path, body = "/api/study", {"text": GAME.write(replace(record, events=())), "plays": plays, "seat": 0}
        answer = await eve.http.post(path, json=body)
        return answer.status_code, answer.json()["why"]["key"]

    assert place.run(scene()) == (409, "server-being-played")


def test_a_game_that_has_ended_is_seen_from_its_seats(place: Town) -> None:
    text = record_of("greentown", 1)

    async def scene() -> Any:
        eve = await place.server.page("Eve")
        return money(await eve.post("/api/records", text=text, seat=0, step=30))

    assert isinstance(place.run(scene())[0], int)


def test_a_lesson_plays_every_seat_from_an_empty_table_and_sees_its_own_money(place: Town) -> None:
    record = GAME.replay(record_of("greentown", 2)).record
    text = GAME.write(replace(record, events=()))
    plays = [{"seat": event.seat, "action": str(event.action)} for event in record.events[:12]]
    assert plays[0]["seat"] == CHANCE

    async def scene() -> Any:
        return money(await (await place.server.page("Ada")).post("/api/study", text=text, plays=plays, seat=0))

    assert isinstance(place.run(scene())[0], int)
