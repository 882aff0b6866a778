"""Updates that are written to a page at once, where it has room: none is lost, told twice or out of its turn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from itertools import product
from random import Random
from typing import Any, cast

import msgspec
import pytest

from tests.seen_facts import facts_since
from tests.tables.tables import NAMES, NOON, TableHarness, games, running
from tests.tables.test_sights import change
from townwright.core.contract import AnyGame
from townwright.server.live.connection import Connection
from townwright.server.live.table_actor import TableActor
from townwright.server.live.updates.shared_updates import MOST_TOLD, ToldUpdate
from townwright.server.live.updates.subscription import Subscription
from townwright.server.store.contract import Store
from townwright.tables import views
from townwright.tables.commands import Leave
from townwright.tables.patches import patched
from townwright.tables.seen.shared_parts import SharedParts
from townwright.tables.seen.sights import Sight
from townwright.tables.table import Table


class KnownPeople:
    """A registry that knows everybody's name, or has to look names up."""

    def __init__(self) -> None:
        self.names_known = True

    def known_names(self, _table: Table) -> Mapping[str, str] | None:
        return NAMES if self.names_known else None

    async def names(self, _table: Table) -> Mapping[str, str]:
        await asyncio.sleep(0)
        return NAMES


class WatchingPage:
    """A page that puts together what it is sent, through an outlet that opens and closes."""

    def __init__(self, people: KnownPeople, actor: TableActor, person: str | None) -> None:
        self.is_open, self.breaks = True, False
        self.sight: Any = None
        self.number, self.facts = 0, list[int]()
        self.told: dict[int, Any] = {}
        """Each fact as it was told last."""
        self.connection = Connection(cast("Any", people), self.send, person, "", outlet=self)
        self.connection.watch(actor, None, 0, changes=True)
        self.sender = asyncio.ensure_future(
            self.connection.send_for_ever(lambda _table: b'{"say": "presence"}', cast("Any", None))
        )

    def can_write(self) -> bool:
        return self.is_open

    def write(self, frame: bytes) -> None:
        if self.breaks:
            raise RuntimeError("the socket is closed")
        told = json.loads(frame)
        if told["say"] == "presence":
            return
        self.number = told["number"]
        self.facts += [fact["number"] for fact in told["facts"]]
        self.told |= {fact["number"]: fact for fact in told["facts"]}
        if "changes" in told:
            self.sight = patched(self.sight, told["changes"])
        elif not told.get("more"):
            self.sight = told["sight"]

    async def send(self, frame: bytes) -> None:
        await asyncio.sleep(0)
        self.write(frame)


def wire(value: Any) -> Any:
    """The value as it comes out of a socket."""
    return json.loads(msgspec.json.encode(value))


def watched(game: AnyGame) -> tuple[TableHarness, TableActor, KnownPeople]:
    """A game that has begun, with its actor."""
    several = sorted((options for options in game.every_option() if options.seats <= 4), key=lambda each: each.seats)
    made = running(several[-1], game, 1)
    return made, TableActor(cast("Store", None), "t" * 8, made.table, made.dealer, lambda: NOON), KnownPeople()


def scene(play: Callable[[], Awaitable[None]]) -> None:
    """Run a scene, and leave nothing behind."""

    async def whole() -> None:
        before = asyncio.all_tasks()
        await play()
        for task in asyncio.all_tasks() - before:
            task.cancel()

    asyncio.run(whole())


async def settle() -> None:
    """Let all senders do what they have to."""
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_pages_with_and_without_room_are_told_everything_once_and_in_order(game: AnyGame) -> None:
    async def play() -> None:
        random = Random(game.name)
        made, actor, people = watched(game)
        pages = [WatchingPage(people, actor, person) for person in (*made.table.persons, None, None)]
        sat = set[tuple[str | None, int]]()
        for _ in range(60):
            if made.table.playing:
                change(made, random)
            people.names_known = random.random() < 0.8
            for page in pages:
                page.is_open = random.random() < 0.6
            await actor._move_to(made.table, at_once=random.random() < 0.8)
            if random.random() < 0.5:
                await settle()
            sat |= {(holder.person, seat) for seat, holder in enumerate(made.table.holders) if holder.person}
            for number, page in product(made.table.hidden_actions, pages):
                told = page.told.get(number, {"action": None})
                assert told["action"] is None or (page.connection.person, told["seat"]) in sat
        await settle()
        for page in pages:
            person = page.connection.person
            seat = views.default_seat(made.table, person)
            assert [page.told[number] for number in sorted(page.told)] == wire(facts_since(made.table, seat, 0))
            assert page.number == made.table.number
            told_again = {acted for acted, _ in made.table.revealed_actions}  # what lay face down, once it is open
            assert list(dict.fromkeys(page.facts)) == list(range(1, made.table.number + 1))
            assert all(page.facts.count(number) <= 1 + (number in told_again) for number in page.facts)
            assert page.sight == wire(views.table_view(made.table, person, seat, NAMES))

    scene(play)


def test_an_update_that_fails_at_once_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        made, actor, people = watched(games()[1])
        page = WatchingPage(people, actor, made.table.persons[0])
        await settle()
        for kind, name in ((Sight, "changes_since"), (SharedParts, "__init__")):
            work, failures = getattr(kind, name), [RuntimeError("once")]

            def fails_once(*given: Any, work: Any = work, failures: list[RuntimeError] = failures) -> Any:
                if failures:
                    raise failures.pop()
                return work(*given)

            monkeypatch.setattr(kind, name, fails_once)
            change(made, Random(1))
            await actor._move_to(made.table)
            await settle()
            assert failures == []
            whole = views.table_view(made.table, page.connection.person, 0, NAMES)
            assert page.sight == wire(whole)

    scene(play)


def test_all_who_only_look_on_are_told_what_was_made_for_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        made, actor, people = watched(games()[1])
        pages = [WatchingPage(people, actor, None) for _ in range(20)]
        await settle()
        made_for, make = list[Subscription](), Subscription._made

        def counted(watching: Subscription, *given: Any) -> ToldUpdate:
            made_for.append(watching)
            return make(watching, *given)

        monkeypatch.setattr(Subscription, "_made", counted)
        random = Random(1)
        for _ in range(3):
            change(made, random)
            await actor._move_to(made.table)
        whole = views.table_view(made.table, None, None, NAMES)
        assert len(made_for) < len(pages)  # of three times as many updates
        assert all(page.sight == wire(whole) for page in pages)

    scene(play)


def test_a_page_that_cannot_be_written_to_is_disconnected_and_the_others_see_the_move() -> None:
    async def play() -> None:
        made, actor, people = watched(games()[1])
        pages = [WatchingPage(people, actor, None) for _ in range(6)]
        await settle()
        pages[0].breaks = pages[3].breaks = True
        change(made, Random(1))
        await actor._move_to(made.table)
        await settle()
        assert [page.connection.closing.done() for page in pages] == [True, False, False, True, False, False]
        assert {page.number for page in pages if not page.breaks} == {made.table.number}

    scene(play)


def test_names_are_read_again_when_somebody_comes_or_goes_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        made, actor, people = watched(games()[1])
        asked: list[Table] = []

        async def names(table: Table) -> Mapping[str, str]:
            asked.append(table)
            if len(asked) == 1:
                made.say(made.table.persons[0], Leave(0))
                actor.table = made.table
            return NAMES

        monkeypatch.setattr(people, "names", names)
        people.names_known = False
        page = WatchingPage(people, actor, None)
        await settle()
        assert asked[0].holders is not made.table.holders
        assert [table.holders for table in asked[1:]] == [made.table.holders]
        assert page.number == made.table.number

    scene(play)


def test_few_updates_are_kept_however_many_beginnings_are_asked_for() -> None:
    async def play() -> None:
        made, actor, people = watched(games()[1])
        random = Random(2)
        while made.table.playing and made.table.number < MOST_TOLD + 20:
            change(made, random)
        await actor._move_to(made.table)
        page = WatchingPage(people, actor, None)
        for after in range(made.table.number):
            page.connection.watch(actor, None, after, changes=True)
            await settle()
        assert made.table.number > MOST_TOLD
        assert len(actor.shared_updates().told) <= MOST_TOLD

    scene(play)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_what_a_seat_is_shown_is_kept_once_however_often_its_person_begins_to_watch(game: AnyGame) -> None:
    async def play() -> None:
        made, actor, people = watched(game)
        page = WatchingPage(people, actor, made.table.persons[0])
        for _ in range(20):
            page.connection.watch(actor, None, made.table.number, changes=True)
            await settle()
        assert len(actor.shared_updates()._seen) <= 1

    scene(play)
