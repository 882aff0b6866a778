"""Everything that a running server holds, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection

from townwright import bots
from townwright.bots.random_bot import Wanderer
from townwright.core import registry
from townwright.core.refusals import Refusal, Unknown
from townwright.core.seats import Seat
from townwright.server.auth.passwords import Passwords
from townwright.server.auth.session_cookies import Visitor, address_of, cookie_name
from townwright.server.auth.tickets import Tickets
from townwright.server.auth.visibility import NO_TABLE, may_see, unwelcome
from townwright.server.bots.bot_seats import BotSeats
from townwright.server.bots.hints import Hints
from townwright.server.bots.worker_pool import Thinkers
from townwright.server.http.rate_limits import Gate, Places
from townwright.server.live.background_jobs import Clockwork
from townwright.server.live.connection import Connection
from townwright.server.live.presence import Company, Lookers
from townwright.server.live.replay_cache import Replays
from townwright.server.live.snapshot_writer import Snapshots
from townwright.server.live.suggestions import Suggested, Suggests
from townwright.server.live.table_actor import Keeper
from townwright.server.live.table_registry import Hall, wall_clock
from townwright.server.ops.health import Readiness
from townwright.server.ops.metrics import Metrics
from townwright.server.protocol import server_messages
from townwright.server.settings import Settings
from townwright.server.store import open_store
from townwright.server.store.contract import Store
from townwright.server.store.errors import BadPage, Damaged
from townwright.tables.replies import sentence
from townwright.tables.table import FindGame

log = logging.getLogger(__name__)

FIRST_PAGE: Final = 1.0
"""Seconds that the first page has for itself before bots are loaded."""

Told = Suggests | Company
"""What processes of one store tell each other; none of it is stored."""


class Gates:
    """How often each visitor may do what, and how many sockets each may hold."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.requests = Gate(10 * limits.requests, 10)
        self.guests = Gate(limits.guests_per_minute, 60)
        self.tables = Gate(limits.tables_per_minute, 60)
        self.records = Gate(limits.imports_per_minute, 60)
        self.studies = Gate(limits.studies_per_minute, 60)
        self.scores = Gate(limits.scores_per_minute, 60)
        self.suggestions = Gate(limits.suggestions, 10)
        self.logins = Gate(limits.logins_per_account, 900)
        self.logins_from = Gate(limits.logins_per_address, 600)
        self.sockets_of = Places(limits.sockets_per_session)
        self.sockets_from = Places(limits.sockets_per_address)


class House:
    """A running server: its store, its tables, its sockets and its own errands."""

    def __init__(self, settings: Settings, store: Store, find: FindGame, now: Callable[[], int]) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.hall = Hall(store, find, now)
        self.gates = Gates(settings)
        self.tickets = Tickets(settings.key, now, store.use_ticket)
        self.passwords = Passwords()
        self.metrics = Metrics()
        self.readiness = Readiness(store)
        self._bots: dict[str, tuple[str, ...]] = {}
        self._meeting: asyncio.Task[None] | None = None
        self.connections: set[Connection] = set()
        self.metrics.gauge("connections", lambda: len(self.connections))
        self.metrics.gauge("tables_open", lambda: len(self.hall.loaded()))
        self.ready = True
        thinkers = Thinkers(
            settings.bot_workers, settings.bot_nodes, settings.bot_seconds, find, settings.bot_first_seconds
        )
        self.thinkers = thinkers
        self.bots = BotSeats(self.hall, thinkers)
        self.hints = Hints(thinkers, settings.limits.hints_per_minute)
        self.suggested = Suggested()
        self._name = secrets.token_hex(8)
        """Tells what this process said from what others say."""
        self.lookers = Lookers(self._tell_others, now)
        self.hall.passed_on = self._heard_elsewhere
        self.hall.watchers.append(self._show_out)
        self.hall.watchers.append(lambda keeper: self.lookers.look_again(keeper.table_id))
        self.snapshots = Snapshots(self.hall)
        self.replays = Replays()
        self.clockwork = Clockwork(self.hall, self.lookers, settings.grace_seconds)

    @classmethod
    async def open(
        cls, settings: Settings, find: FindGame = registry.find, now: Callable[[], int] = wall_clock
    ) -> House:
        """Open the store and begin the server's own errands."""
        house = cls(settings, await open_store(settings.store, settings.instance), find, now)
        house.clockwork.start()
        house._meeting = asyncio.ensure_future(house._meet_bots())
        return house

    async def _meet_bots(self) -> None:
        """What bots are made of takes a while to load, and nobody shall wait for it before the first page is there."""
        await asyncio.sleep(FIRST_PAGE)
        for game in registry.names():
            await asyncio.to_thread(self.bot_names, game)

    async def close(self) -> None:
        """Tell every page, finish what is being stored, and let go."""
        self.ready = False
        if self._meeting is not None:
            self._meeting.cancel()
        for connection in tuple(self.connections):
            connection.say(server_messages.Stopping())
            connection.close(1001, "the server stops")
        await self.clockwork.stop()
        self.hints.stop()
        self.bots.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(3):
                while any(keeper.busy for keeper in self.hall.loaded()):
                    await asyncio.sleep(0.01)
        self.passwords.close()
        await self.snapshots.stop()
        await self.store.close()

    # Visitors

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """Whoever the cookie says it is."""
        address = address_of(connection)
        token = connection.cookies.get(cookie_name(self.settings))
        session = await self.store.session(token, self.now()) if token else None
        if session is None:
            return Visitor(address)
        return Visitor(address, token, session.person_id, session.id)

    def end_sockets(self, session: str | None = None, person: str | None = None) -> None:
        """A session or a person is known no longer: neither are its sockets."""
        for connection in tuple(self.connections):
            if connection.session and (connection.session == session or connection.person == person):
                connection.close(1008, "the session has ended")

    # Tables

    async def seen_by(self, table_id: str, person: str | None, key: str | None) -> Keeper | None:
        """The keeper of a table that the visitor may see."""
        try:
            keeper = await self.hall.keeper(table_id)
        except (Damaged, BadPage, Refusal):
            log.exception("a table cannot be opened", extra={"table": table_id})
            return None
        if keeper is None or not await may_see(self.store, keeper.room, table_id, person, key, self.now()):
            return None
        return keeper

    async def has_reached(self, keeper: Keeper, number: int) -> bool:
        """Whether so much has happened at a table, perhaps through another process: then this one reads on."""
        if keeper.room.number < number:
            try:
                await keeper.catch_up()
            except (Damaged, BadPage, Refusal):
                log.exception("a table cannot be read on", extra={"table": keeper.table_id})
        return keeper.room.number >= number

    def came(self, table_id: str, connection: Connection) -> None:
        """A page looks at a table from now on."""
        self.lookers.came(table_id, connection)
        if table_id in self.suggested:
            connection.tell_suggestions(table_id)

    def went(self, table_id: str, connection: Connection) -> None:
        """A page looks at a table no longer."""
        self.lookers.went(table_id, connection)
        if table_id not in self.lookers:
            self.suggested.forget(table_id)

    def _show_out(self, keeper: Keeper) -> None:
        """Whoever got up from a private table before its game, or was sent away, sees it no longer."""
        for page in unwelcome(keeper, self.lookers.pages(keeper.table_id)):
            page.unwatch(keeper.table_id)
            self.went(keeper.table_id, page)
            page.say(server_messages.Gone(table=keeper.table_id, code="no-table", why=sentence(NO_TABLE)))

    def suggest(self, table_id: str, number: int, seat: Seat, action: str | None) -> None:
        """Show everybody at a table what a seat suggests, also those who look at it through another process."""
        self._show_suggestion(table_id, number, seat, action)
        self._tell_others(table_id, Suggests(seat, action), number)

    def _show_suggestion(self, table_id: str, number: int, seat: Seat, action: str | None) -> None:
        self.suggested.put(table_id, number, seat, action)
        for connection in self.lookers.pages(table_id):
            connection.tell_suggestions(table_id)

    # Other processes

    def _tell_others(self, table_id: str, told: Told, number: int = 0) -> None:
        self.store.tell(table_id, number, msgspec.json.encode((self._name, told)).decode())

    def _heard_elsewhere(self, table_id: str, number: int, text: str) -> None:
        name, told = msgspec.json.decode(text, type=tuple[str, Told])
        if name == self._name or table_id not in self.lookers:
            return
        if isinstance(told, Suggests):
            self._show_suggestion(table_id, number, told.seat, told.action)
        else:
            self.lookers.hear(table_id, name, told)

    # Bots

    def bot_names(self, game: str) -> tuple[str, ...]:
        """The bots that play a game, the weakest first."""
        if game not in self._bots:
            try:
                self._bots[game] = tuple(bot.name for bot in bots.of(game))
            except Exception:
                # Whoever brings an own bot that does not load can still play without it.
                log.exception("the bots of a game cannot be loaded")
                self._bots[game] = (Wanderer.name,)
        return self._bots[game]

    async def bot(self, game: str, name: str) -> str:
        """The bot's name, if it plays the game."""
        if game not in self._bots:
            await asyncio.to_thread(self.bot_names, game)
        if name not in self._bots[game]:
            raise Unknown("server-no-bot", "no bot is called '{name}'", name=name)
        return name
