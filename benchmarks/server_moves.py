"""Measures what one move takes of the server's processor: ``python3 dev bench server_moves --game cities``.

The server's own sockets, handlers, tables and store run in this process, and the frames of pages are handed to them
without a network between. Games are played out beforehand, so that nothing but the server computes while it is
measured. Counted are the processor time of a move, on the event loop and in the store's threads, and the calls of
functions on the loop, which no other work of the machine changes.
"""

from __future__ import annotations

import asyncio
import cProfile
import pstats
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import click
import msgspec
import uvloop
from litestar import WebSocket
from uvicorn.server import ServerState

from benchmarks.server_stacks import UNLIMITED
from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer
from townwright.server import run
from townwright.server.auth.session_cookies import Visitor
from townwright.server.http.page_sockets import PageSocketProtocol
from townwright.server.live.socket_session import SocketSession
from townwright.server.ops import garbage
from townwright.server.services import Services
from townwright.server.settings import Settings
from townwright.tables.commands import Act, PersonSender, Sit
from townwright.tables.fact_replay import create_table
from townwright.tables.facts import Created, NumberedFact
from townwright.tables.handler import handle
from townwright.tables.replies import Accepted

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: page\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = bytes(4)
"""A mask that leaves every byte as it is: pages must mask their frames, and nobody looks at how."""

CHANGED = b'"say":"changes"'
"""Near the beginning of every update that brings no more than what has changed."""
WATCHERS = tuple(f"{number:032x}" for number in range(1_000))
"""People who only look on."""

SETTLED_S = 0.5
"""Seconds after which everybody has been told who is there."""


@dataclass(frozen=True)
class Game:
    """A game that was played out beforehand."""

    created: Created
    dealer: Dealer
    moves: tuple[Act, ...]


def played_out(game: AnyGame, people: Sequence[str], random: Random) -> Game:
    """Play a game of these people at random, and return its moves with the turns that they answer."""
    options = game.options({"seats": str(len(people))})
    dealer, words = Dealer(random.randbytes(32)), tuple(game.option_words(options).items())
    created = Created(game.name, game.rules, words, people[0], dealer.commitment, visibility="public")
    table, moves = create_table(NumberedFact(1, 0, created)), []
    for seat, person in enumerate(people):
        table = handle(table, PersonSender(person), Sit(seat, None), dealer, 0).table
    while table.to_act:
        seat = random.choice(table.to_act)
        pending = table.pending_turns[seat]
        assert pending is not None
        move = Act(seat, pending.number, str(random.choice(game.legal(table.state, seat))))
        done = handle(table, PersonSender(people[seat]), move, dealer, 0)
        assert isinstance(done.reply, Accepted)
        moves.append(move)
        table = done.table
    return Game(created, dealer, tuple(moves))


class Pipe(asyncio.Transport):
    """Stands where the system's connection to a page would be: what is written is counted and forgotten."""

    def __init__(self) -> None:
        super().__init__()
        self.frames = self.bytes = 0
        self.updates: list[int] = []
        """The bytes of each update that brought no more than what has changed."""
        self.wanted = 0
        self.arrived = asyncio.Event()

    def write(self, data: Any) -> None:
        """Count a frame, and wake whoever waits for it."""
        self.frames += 1
        self.bytes += len(data)
        if CHANGED in data[:40]:
            self.updates.append(len(data))
        if self.frames >= self.wanted:
            self.arrived.set()

    async def until(self, frames: int) -> None:
        """Wait until so many frames have come in all."""
        self.wanted = frames
        if self.frames < frames:
            self.arrived.clear()
            await self.arrived.wait()

    def is_closing(self) -> bool:
        """Return that the connection stays open."""
        return False

    def close(self) -> None:
        """Do nothing, since no system has a connection to close."""

    def pause_reading(self) -> None:
        """Do nothing: one frame comes at a time."""

    def resume_reading(self) -> None:
        """Do nothing, as when it is told to pause."""


class Page:
    """A page without a network: frames go straight to the server's protocol."""

    def __init__(self, services: Services, person: str) -> None:
        async def serve(scope: Any, receive: Any, send: Any) -> None:
            await SocketSession(services, WebSocket(scope, receive, send), Visitor("page", None, person)).serve()

        self.pipe = Pipe()
        self._services = services
        config = run.config(serve, services.settings, interface="asgi3")
        config.loaded_app, config.loaded = serve, True
        self._state = ServerState()
        self._protocol = PageSocketProtocol(config, self._state, {}, asyncio.get_running_loop())
        self._protocol.connection_made(self.pipe)

    async def open(self, table: str) -> None:
        """Open the socket and watch a table."""
        self._protocol.data_received(UPGRADE)
        await self.pipe.until(1)
        self.say({"say": "hello", "ticket": self._services.tickets.give("")})
        self.say({"say": "watch", "table": table, "changes": True})
        await self.pipe.until(4)  # the upgrade, a welcome, who is there, and the table

    def say(self, message: dict[str, Any]) -> None:
        """Hand a message to the server as one masked frame."""
        text = msgspec.json.encode(message)
        head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2, "big")
        self._protocol.data_received(head + MASK + text)

    async def close(self) -> None:
        """Let the server find the connection lost, and wait until it has done all that follows."""
        self._protocol.connection_lost(None)
        await asyncio.wait(self._state.tasks)


class Seated:
    """A game on the server, and a page for each of its seats and for everybody who looks on."""

    def __init__(self, services: Services, game: Game, people: Sequence[str], watchers: int = 0) -> None:
        self._services, self._game, self._people = services, game, people
        self._watchers = WATCHERS[:watchers]
        self.waits: list[float] = []
        """The seconds until everybody had been told of each move."""

    async def sit(self) -> None:
        """Make the table, seat everybody, and let all watch."""
        registry = self._services.table_registry
        self._table = await registry.create(self._game.created, dealer=self._game.dealer)
        actor = await registry.actor(self._table)
        assert actor is not None
        for seat, person in enumerate(self._people):
            await actor.handle(PersonSender(person), Sit(seat, None))
        self._pages = [Page(self._services, person) for person in (*self._people, *self._watchers)]
        for page in self._pages:
            await page.open(self._table)

    @property
    def bytes(self) -> int:
        """What its pages have been written so far."""
        return sum(page.pipe.bytes for page in self._pages)

    @property
    def updates(self) -> list[int]:
        """The bytes of each update to the pages of its seats that brought what has changed."""
        return [size for page in self._pages[: len(self._people)] for size in page.pipe.updates]

    async def play(self) -> None:
        """Make the moves one after the other, each when everybody has been told of the one before."""
        for number, move in enumerate(self._game.moves):
            due = [page.pipe.frames + 1 + (seat == move.seat) for seat, page in enumerate(self._pages)]
            began = time.perf_counter()
            said = {"say": "act", "table": self._table, "id": f"{number:016x}", "seat": move.seat}
            self._pages[move.seat].say(said | {"turn": move.turn, "action": move.action})
            for page, frames in zip(self._pages, due, strict=True):
                await page.pipe.until(frames)
            self.waits.append(time.perf_counter() - began)

    async def close(self) -> None:
        """Close the pages of all who play or look on."""
        for page in self._pages:
            await page.close()


class Served(NamedTuple):
    """A server in this process, and the games at it."""

    services: Services
    seated: Sequence[Seated]


@dataclass
class Cost:
    """What some moves took, in seconds."""

    moves: int
    loop: float
    whole: float
    bytes: int
    """Written to all pages."""
    updates: Sequence[int]
    """The bytes of each update to a player."""
    waits: Sequence[float]
    """Until everybody had been told of each move."""


@asynccontextmanager
async def served(games: Sequence[Game], people: Sequence[str], watchers: int = 0) -> AsyncIterator[Served]:
    """A server of its own, at which these games are about to begin, watched by so many others each."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(store=f"sqlite:///{folder}/games.db", origins=("http://page",), limits=UNLIMITED)
        services = await Services.open(settings)
        await services.background_jobs.stop()
        for person in people:
            services.table_registry._names[person] = person
        seated = [Seated(services, game, people, watchers) for game in games]
        for each in seated:
            await each.sit()
        await asyncio.sleep(SETTLED_S)
        yield Served(services, seated)
        for each in seated:
            await each.close()
        await services.close()


async def measure(
    games: Sequence[Game], people: Sequence[str], profile: cProfile.Profile | None, watchers: int = 0
) -> Cost:
    """Play all games at the same time on a server of their own."""
    async with served(games, people, watchers) as (_, seated):
        written, loop, whole = sum(each.bytes for each in seated), time.thread_time(), time.process_time()
        if profile is not None:
            profile.enable()
        async with asyncio.timeout(600):
            await asyncio.gather(*(each.play() for each in seated))
        if profile is not None:
            profile.disable()
        loop, whole = time.thread_time() - loop, time.process_time() - whole
        moves, written = sum(len(game.moves) for game in games), sum(each.bytes for each in seated) - written
        updates = [size for each in seated for size in each.updates]
        return Cost(moves, loop, whole, written, updates, [wait for each in seated for wait in each.waits])


@click.command()
@click.option("--game", default="cities", show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--tables", default=8, show_default=True, help="Games that are played at the same time.")
@click.option("--rounds", default=3, show_default=True, help="How often the time is taken; the least is told.")
@click.option("--calls", default=0, show_default=True, help="Functions to list, those first that took most.")
@click.option("--callers", default="", help="A function whose callers are listed too.")
def main(game: str, seats: int, tables: int, rounds: int, calls: int, callers: str) -> None:
    """Tell what one move takes of the server's processor."""
    random, people = Random(1), [f"{'abcdefgh'[seat]}" * 32 for seat in range(seats)]
    games = [played_out(registry.find(game), people, random) for _ in range(tables)]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(games[:1], people, None))  # what is read or computed once is there after that
        garbage.set_loaded_objects_aside()
        costs = [runner.run(measure(games, people, None)) for _ in range(rounds)]
        profile = cProfile.Profile(time.thread_time)  # a busy machine takes its time from nobody's account
        runner.run(measure(games, people, profile))
    least = min(costs, key=lambda cost: cost.loop)
    threads = min(cost.whole - cost.loop for cost in costs)
    stats: Any = pstats.Stats(profile)
    print(
        f"{game}, {seats} seats: {1e6 * least.loop / least.moves:.0f} µs a move on the loop,"
        f" {1e6 * threads / least.moves:.0f} in the store's threads,"
        f" {stats.total_calls / least.moves:.0f} calls on the loop, {least.bytes / least.moves:.0f} bytes to its pages"
    )
    if calls:
        stats.sort_stats("cumulative").print_stats(calls)
        stats.sort_stats("tottime").print_stats(calls)
        stats.sort_stats("ncalls").print_stats(calls)
    if callers:
        stats.print_callers(callers)


if __name__ == "__main__":
    main()
