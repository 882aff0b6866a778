"""What a seat alone may know of a running game is computed for nobody, whatever text it comes in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.server.harness.hostile_content import record_of
from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.core import registry
from townwright.core.records import Event, Record
from townwright.core.refusals import Refusal
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


EDITS = ["header says open money", "one draw changed", "made-up ending", "empty record plus plays", "branched"]


@pytest.mark.parametrize("edited", EDITS)
def test_a_running_game_is_known_again_when_its_text_is_changed(place: Town, edited: str) -> None:
    async def scene() -> list[tuple[int, str]]:
        table, _, eve = await running(place)
        text = without_marks(await eve.get(f"/api/tables/{table}/record"))
        found = []
        for path, body in requests_for(edited, GAME.replay(text).record):
            answer = await eve.http.post(path, json=body)
            found.append((answer.status_code, answer.json().get("why", {}).get("key", "shown")))
        return found

    answers = place.run(scene())
    assert answers == [(409, "server-being-played")] * len(answers)
    assert answers


def requests_for(edited: str, record: Record[Any, Any]) -> list[tuple[str, dict[str, Any]]]:
    """What somebody posts who wants to see a seat's money in this record."""
    if edited == "branched":
        return [("/api/branches", {"text": GAME.write(record), "moves": 20})]
    if edited == "empty record plus plays":
        return [as_plays(record), as_plays(with_another_draw(record))]
    if edited == "one draw changed":
        record = with_another_draw(record)
    elif edited == "made-up ending":
        record = with_another_ending(record)
    text = GAME.write(replace(record, options=GAME.options({"seats": "2", "money": "open"})))
    return [("/api/records", {"text": text, "seat": 0}), ("/api/study", {"text": text, "seat": 0})]


def as_plays(record: Record[Any, Any]) -> tuple[str, dict[str, Any]]:
    """The request for a lesson that plays the whole record."""
    plays = [{"seat": event.seat, "action": str(event.action)} for event in record.events]
    return "/api/study", {"text": GAME.write(replace(record, events=())), "plays": plays, "seat": 0}


def with_another_draw(record: Record[Any, Any]) -> Record[Any, Any]:
    """The record with another card in the last draw that can be another, and what can still be done after it."""
    states = [GAME.start(record.options)]
    for event in record.events:
        states.append(GAME.play(states[-1], event.seat, event.action))
    number = max(
        number
        for number, event in enumerate(record.events)
        if event.seat == CHANCE and len(GAME.legal(states[number], CHANCE)) > 1
    )
    drawn = next(card for card in GAME.legal(states[number], CHANCE) if card != record.events[number].action)
    events, state = [*record.events[:number], Event(CHANCE, drawn)], GAME.play(states[number], CHANCE, drawn)
    with suppress(Refusal):
        for event in record.events[number + 1 :]:
            state = GAME.play(state, event.seat, event.action)
            events.append(event)
    return replace(record, events=tuple(events))


def with_another_ending(record: Record[Any, Any]) -> Record[Any, Any]:
    """The first two thirds of the record, and twelve random moves after them."""
    events = list(record.events[: len(record.events) * 2 // 3])
    state, random = GAME.start(record.options), Random(8)
    for event in events:
        state = GAME.play(state, event.seat, event.action)
    for _ in range(12):
        seat = GAME.to_act(state)[0]
        made = Event(seat, random.choice(GAME.legal(state, seat)))
        state = GAME.play(state, made.seat, made.action)
        events.append(made)
    return replace(record, events=tuple(events))


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
