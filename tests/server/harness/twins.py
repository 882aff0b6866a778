"""Two servers with tables that are alike but for what a viewer may not know: the viewer gets the same bytes from both.

What differs is the seed, always; then the action of another seat in a turn that is still open, or money that is
hidden. What is compared is what comes over real sockets and HTTP, and what a bot's process would be told.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import pickle
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from tests.server.harness.pages import Page
from tests.server.harness.serving import Server, serving
from tests.tables.tables import NOON, PEOPLE, TableHarness, find, running
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.server.bots.worker_main import BotTask, input_for_bot
from townwright.server.live import table_actor
from townwright.server.live.stored_facts import events
from townwright.server.live.table_index import index_of
from townwright.server.store.models import Person, TableRow
from townwright.server.store.queries import event_log
from townwright.tables.table import Table

SPECTATOR = "eve"


@dataclass
class Compared:
    """What was compared, and what differed."""

    twins: int = 0
    replies: int = 0
    size: int = 0
    differ: list[str] = field(default_factory=list)

    def note(self, what: str, one: bytes, other: bytes) -> None:
        self.replies += 1
        self.size += len(one)
        if one != other:
            self.differ.append(what)

    def __str__(self) -> str:
        return f"{self.twins} twins, {self.replies} replies of {self.size} bytes, differing: {self.differ[:5] or 0}"


@dataclass
class Pair:
    """Both servers, and the page of each viewer on both."""

    servers: tuple[Server, Server]
    pages: dict[str | None, tuple[Page, Page]]


@contextlib.asynccontextmanager
async def pair(folder: Path) -> AsyncIterator[Pair]:
    """Two servers whose clocks stand still, with the same people.

    Their tables show one commitment and have different seeds, so neither looks whether the seed is the promised one.
    """
    async with (
        believing(),
        serving(opened(folder / "one"), now=lambda: NOON, bot_workers=0) as one,
        serving(opened(folder / "other"), now=lambda: NOON, bot_workers=0) as other,
    ):
        pages: dict[str | None, tuple[Page, Page]] = {}
        for name in (*PEOPLE[:4], SPECTATOR, None):
            both = [await page_of(server, name) for server in (one, other)]
            pages[name] = (both[0], both[1])
        yield Pair((one, other), pages)


@contextlib.asynccontextmanager
async def believing() -> AsyncIterator[None]:
    """Let servers believe every seed for as long as the block lasts."""
    with (
        mock.patch.object(event_log, "checked_dealer", believed),
        mock.patch.object(table_actor, "checked_dealer", believed),
    ):
        yield


def believed(_table_id: str, seed: str | None, _commitment: str | None) -> Dealer:
    """The dealer of any seed."""
    return Dealer.of(seed or "")


def opened(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


async def page_of(server: Server, name: str | None) -> Page:
    page = await server.page()
    if name is not None:
        await server.services.store.add_person(Person(name, name.title(), NOON))
        page.http.cookies.set("tw", await server.services.store.open_session(name, NOON), domain="127.0.0.1")
    await page.connect()
    return page


async def compare(pair: Pair, game: AnyGame, twins: int, seed: int, found: Compared) -> None:
    """So many twins of a game, over all its options."""
    random = Random(seed)
    every = [each for each in game.every_option() if each.seats <= 4]
    lengths: dict[object, int] = {}
    for number, options in enumerate(cycle(every)):
        if found.twins >= twins:
            return
        made = running(options, game, seed + number, people=99)
        steps = random.randrange(lengths.get(options, 1_000))
        made.play(random, until=partial(has_moves, steps))
        if made.table.playing:
            await compare_at(pair, made, random, f"{game.name}-{seed}-{number}-table", found)
        else:
            lengths[options] = len(made.table.moves)


def has_moves(steps: int, table: Table) -> bool:
    return len(table.moves) >= steps


async def compare_at(pair: Pair, made: TableHarness, random: Random, table_id: str, found: Compared) -> None:
    """All viewers of one position."""
    table, game = made.table, made.table.game
    for server, seed in zip(pair.servers, (made.dealer.seed, Dealer(random.randbytes(32)).seed), strict=True):
        row = TableRow(table_id, game.name, game.rules, NOON, table.created.host, table.created.commitment)
        await server.services.store.create(row, seed, events(table.log), index_of(table))
    actor = random.choice(table.to_act)
    shown: dict[str | None, Seat | None] = {person: table.seats_of(person)[0] for person in table.persons}
    shown |= {SPECTATOR: None, None: None}
    if len(table.to_act) > 1:
        shown = {person: seat for person, seat in shown.items() if seat is None or (seat in table.to_act)}
        shown.pop(table.holders[actor].person, None)
    elif money := hidden_money(table, actor):
        opened = await pair.servers[1].services.table_registry.actor(table_id)
        assert opened is not None
        opened.table = money
        shown.pop(table.holders[actor].person, None)
    await see(pair, table_id, shown, found)
    if len(table.to_act) > 1:
        await act_unseen(pair, made, actor, random, table_id)
        for person in shown:
            await same(pair, person, "update", f"{table_id} {person} after a hidden action", found)
        found.twins += 1
    found.twins += 1
    await ask(pair, made, table_id, shown, found)
    for person in shown:
        for page in pair.pages[person]:
            await page.say("unwatch", table=table_id)
            page.frames.clear()


def hidden_money(table: Table, seat: Seat) -> Table | None:
    """The table with other money of this seat, where money is hidden and the game runs."""
    players = getattr(table.state, "players", None)
    if players is None or getattr(table.options, "open_money", True):
        return None
    player = replace(players[seat], money=players[seat].money + 7)
    return replace(table, state=replace(table.state, players=(*players[:seat], player, *players[seat + 1 :])))


async def act_unseen(pair: Pair, made: TableHarness, actor: Seat, random: Random, table: str) -> None:
    """The actor does one thing on one server and another on the other."""
    legal = made.table.game.legal(made.table.state, actor)
    person, turn = made.table.holders[actor].person, made.turn(actor)
    for page, at in zip(pair.pages[person], random.sample(range(len(legal)), min(2, len(legal))) * 2, strict=False):
        await page.say(
            "act", table=table, id=f"unseen-{made.table.number}", seat=actor, turn=turn, action=str(legal[at])
        )
        answer = await page.wait("answer", id=f"unseen-{made.table.number}")
        assert answer["number"]


async def see(pair: Pair, table: str, shown: dict[str | None, Seat | None], found: Compared) -> None:
    """Everybody begins to watch."""
    for person, seat in shown.items():
        for page in pair.pages[person]:
            await page.say("watch", table=table, **({} if seat is None else {"seat": seat}))
        await same(pair, person, "update", f"{table} {person} watching", found, last=True)


async def ask(
    pair: Pair, made: TableHarness, table: str, shown: dict[str | None, Seat | None], found: Compared
) -> None:
    """What can be asked: choices, refusals, and now and then the same over HTTP and what a bot would be told."""
    for number, (person, seat) in enumerate(shown.items()):
        asked = seat or 0
        for page in pair.pages[person]:
            await page.say("ask", table=table, ask=1, seat=asked)
        await same(pair, person, ("choices", "no-choices"), f"{table} {person} asking", found)
        for page in pair.pages[person]:
            await page.say("act", table=table, id=f"refused-{number}", seat=asked, turn=1, action="-")
        await same(pair, person, "refusal", f"{table} {person} refused", found)
        if found.twins % 10 == 0:
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables", "/api/me/export"):
                one, other = [await body(page, path, table) for page in pair.pages[person]]
                found.note(f"{table} {person} {path}", one, other)
            if person is not None:
                await bring_back(pair, table, person, found)
    if found.twins % 10 == 0:
        tables = [(await server.services.table_registry.actor(table)) for server in pair.servers]
        for seat in (seat for seat in shown.values() if seat is not None and seat in made.table.to_act):
            told = [
                pickle.dumps(input_for_bot(find, BotTask(made.table.game.name, None, actor.table.state, seat, 10, 1)))
                for actor in tables
                if actor is not None
            ]
            found.note(f"{table} bot {seat}", *told)


async def bring_back(pair: Pair, table: str, person: str, found: Compared) -> None:
    """The record of the running table, given back to look at it from every seat."""
    for path in ("/api/records", "/api/study"):
        for seat in (0, 1):
            told = []
            for page in pair.pages[person]:
                record = await page.http.get(f"/api/tables/{table}/record")
                if record.status_code != 200:
                    return
                response = await page.http.post(path, json={"text": record.text, "seat": seat})
                answer = response.json()
                answer.pop("request", None)
                told.append(json.dumps([response.status_code, answer]).encode())
            found.note(f"{table} {person} {path} {seat}", *told)


async def body(page: Page, path: str, table: str) -> bytes:
    """A response with its headers. A problem bears a number of its own; of an export this one table counts."""
    response = await page.http.get(path)
    told: Any = response.json() if response.content.startswith(b"{") else response.text
    left_out = {"date"}
    if "export" in path and response.status_code == 200:
        told, left_out = [one for one in told["tables"] if one["id"] == table], {"date", "content-length"}
    elif isinstance(told, dict):
        told.pop("request", None)
    headers = [(name, value) for name, value in response.headers.items() if name not in left_out]
    origin = page.server.origin.removeprefix("http://")
    return json.dumps([response.status_code, headers, told]).replace(origin, "HERE").encode()


async def same(
    pair: Pair, person: str | None, say: str | tuple[str, ...], what: str, found: Compared, last: bool = False
) -> None:
    """The next frames of a kind are the same on both pages; with ``last``, up to the one that has a sight."""
    one, other = [frame async for frame in both(pair.pages[person], say, last)][-1]
    found.note(what, one, other)


async def both(pages: tuple[Page, Page], say: str | tuple[str, ...], last: bool) -> AsyncIterator[tuple[bytes, bytes]]:
    got = [b"".join([frame async for frame in frames(page, say, last)]) for page in pages]
    yield got[0], got[1]


async def frames(page: Page, say: str | tuple[str, ...], last: bool) -> AsyncIterator[bytes]:
    """The raw frames of a kind, as they came."""
    kinds = (say,) if isinstance(say, str) else say
    while True:
        text = await asyncio.wait_for(page.socket.recv(), 30)
        frame = json.loads(text)
        if frame["say"] in kinds:
            yield text.encode()
            if not last or frame["sight"] is not None:
                return
