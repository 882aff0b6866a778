"""What a seat alone may know of a running game is computed for nobody, whatever text it comes in."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.harness.hostile_content import record_of
from tests.server.harness.pages import Page
from tests.server.harness.serving import Server, serving
from tests.server.harness.town import Town, town
from tests.server.store import postgresql
from townwright.core import registry
from townwright.core.records import Event, Record
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE
from townwright.server.store.fingerprints import alike, fingerprint, new_numbers
from townwright.server.store.queries import running_moves

GAME = registry.find("greentown")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("money")) as opened:
        yield opened


@pytest.fixture(scope="module")
def open_table(place: Town) -> tuple[str, Page, Page]:
    """A running game that several tests look at, and none goes on with; its player, and somebody who looks on."""
    return place.run(running(place))


@pytest.fixture(scope="module")
def closed_table(place: Town) -> tuple[str, Page, Page]:
    """Another one."""
    return place.run(running(place))


async def running(place: Town) -> tuple[str, Page, Page]:
    """A public game of two in which money was earned, its player, and somebody who looks on."""
    return await running_at(place.server)


async def running_at(server: Server) -> tuple[str, Page, Page]:
    """The same at any server."""
    ada, eve = await server.page("Ada"), await server.page("Eve")
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


def test_the_record_of_a_running_game_shows_no_seats_money_to_anybody(
    place: Town, open_table: tuple[str, Page, Page]
) -> None:
    async def scene() -> list[list[int | None]]:
        table, ada, eve = open_table
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


@pytest.mark.parametrize("where", ["at an open table", "at a table that was let go"])
@pytest.mark.parametrize("edited", EDITS)
def test_a_running_game_is_known_again_when_its_text_is_changed(
    place: Town, edited: str, where: str, open_table: tuple[str, Page, Page], closed_table: tuple[str, Page, Page]
) -> None:
    async def scene() -> list[tuple[int, str]]:
        table, ada, eve = open_table if where == "at an open table" else closed_table
        text = without_marks(await eve.get(f"/api/tables/{table}/record"))
        if where == "at a table that was let go":
            await let_go(place, table, ada)
        found = []
        for path, body in requests_for(edited, GAME.replay(text).record):
            answer = await eve.http.post(path, json=body)
            found.append((answer.status_code, answer.json().get("why", {}).get("key", "shown")))
        return found

    answers = place.run(scene())
    assert answers == [(409, "server-being-played")] * len(answers)
    assert answers


async def let_go(place: Town, table: str, page: Page) -> None:
    """Drop a table from the memory of the server, as happens when many others are opened."""
    await page.say("unwatch", table=table)
    await page.say("ping")
    await page.wait("pong")
    registry = place.server.services.table_registry
    del registry._kept[table]
    registry._open_actors.pop(table, None)


def test_a_running_game_is_known_again_by_a_process_that_never_opened_it(postgres: str) -> None:
    postgresql.empty(postgres)

    async def scene() -> list[tuple[int, str]]:
        async with serving(postgres) as one, serving(postgres) as other:
            table, _, eve = await running_at(one)
            text = without_marks(await eve.get(f"/api/tables/{table}/record"))
            eve.move_to(other.origin)
            found = []
            for edited in EDITS:
                for path, body in requests_for(edited, GAME.replay(text).record):
                    answer = await eve.http.post(path, json=body)
                    found.append((answer.status_code, answer.json().get("why", {}).get("key", "shown")))
            assert other.services.table_registry.loaded() == ()
        return found

    answers = asyncio.run(scene())
    assert answers == [(409, "server-being-played")] * len(answers)


def test_a_store_of_before_knows_its_running_games_again(tmp_path: Path) -> None:
    async def scene() -> tuple[list[int], list[int]]:
        async with serving(tmp_path) as server:
            table, ada, eve = await running_at(server)
            text = without_marks(await eve.get(f"/api/tables/{table}/record"))
            requests = [request for edited in EDITS for request in requests_for(edited, GAME.replay(text).record)]
            cookies, sessions = dict(eve.http.cookies), dict(ada.http.cookies)
        with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
            database.executescript(BEFORE)
        async with serving(tmp_path) as server:
            eve, ada = await server.page(), await server.page()
            eve.http.cookies.update(cookies)
            ada.http.cookies.update(sessions)
            found = [(await eve.http.post(path, json=body)).status_code for path, body in requests]
            await ada.watch(table)
            await ada.play(table, Random(3))
            shown = [(await eve.http.post(path, json=body)).status_code for path, body in (requests[0], requests[-1])]
        return found, shown

    while_running, after = asyncio.run(scene())
    assert set(while_running) == {409}
    assert set(after) <= {200, 201}


BEFORE = """
    DROP TABLE kept_secrets;
    DROP TABLE mail_hours;
    DROP TABLE rated_results;
    DROP TABLE hinted_people;
    DROP TABLE ratings;
    DROP TABLE board_people;
    DROP TABLE board_groups;
    DROP TABLE board_members;
    DROP TABLE contests;
    DROP TABLE contest_deals;
    DROP TABLE contest_tries;
    DROP TABLE puzzle_tries;
    DROP TABLE puzzle_counts;
    DROP TABLE asked_addresses;
    DROP TABLE mail_questions;
    DROP TABLE told_turns;
    DROP TABLE mail_addresses;
    DROP TABLE push_subscriptions;
    DROP TABLE packed_logs;
    DROP INDEX listings_to_pack;
    ALTER TABLE listings DROP COLUMN packed;
    DROP TABLE joined_guests;
    DROP TABLE results;
    DROP TABLE daily_programs;
    DROP TABLE daily_tries;
    DROP TABLE daily_deals;
    DROP TABLE running_deals;
    DROP TABLE reviews;
    DROP TABLE running_moves;
    DROP INDEX tables_by_commitment;
    UPDATE about SET value = '6' WHERE word = 'version';
"""
"""Makes of a storage what it was before running games had an index."""


def test_turns_in_another_order_or_for_other_seats_are_known_again() -> None:
    record = GAME.replay(record_of("greentown", 3)).record
    actions = [str(event.action) for event in record.events if event.seat != CHANCE]
    game = fingerprint(actions).numbers

    shuffled = fingerprint(Random(1).sample(actions, len(actions))).numbers

    assert alike(len(game & shuffled), len(game))


def test_numbers_that_are_added_move_by_move_are_those_of_the_whole_game() -> None:
    for number in range(4):
        record = GAME.replay(record_of("greentown", number)).record
        words = [word for event in record.events if event.seat != CHANCE for word in str(event.action).split()]
        added = [new_numbers(words[:count][::-1], words[count : count + 1]) for count in range(len(words))]

        assert frozenset[int]().union(*added) == fingerprint(words).numbers


def test_games_that_have_nothing_to_do_with_each_other_are_not_taken_for_each_other() -> None:
    records = [GAME.replay(record_of("greentown", number)).record for number in range(12)]
    games = [fingerprint(str(one.action) for one in record.events if one.seat != CHANCE) for record in records]

    assert not any(alike(len(one.numbers & other.numbers), len(other.numbers)) for one, other in permutations(games, 2))
    assert len({game.beginning for game in games}) == 12


def test_the_record_of_a_table_that_has_ended_is_shown_though_a_running_game_began_alike(place: Town) -> None:
    async def scene() -> tuple[Any, list[Any]]:
        table, ada, eve = await running(place)
        await ada.play(table, Random(5))
        text = await eve.get(f"/api/tables/{table}/record")
        moves = fingerprint(str(event.action) for event in GAME.replay(text).record.events if event.seat != CHANCE)
        other, *_ = await running(place)
        # No deal makes two games alike, so that the store is told that they were.
        await place.server.services.store._write(  # type: ignore[attr-defined]
            lambda transaction: running_moves.add(transaction, other, moves.numbers)
        )
        seen = await eve.http.post("/api/records", json={"text": text, "seat": 0, "step": 9})
        changed = [
            await eve.http.post("/api/records", json={"text": changed, "seat": 0, "step": 9})
            for changed in (without_marks(text), GAME.write(with_another_ending(GAME.replay(text).record)))
        ]
        return seen.status_code, [answer.json()["code"] for answer in changed if answer.status_code != 200]

    shown, refused = place.run(scene())
    assert shown == 200
    assert refused
    assert set(refused) == {"not-now"}


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
