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
from townwright.bots.random_bot import RandomBot
from townwright.core import registry
from townwright.core.refusals import Refusal, TooMuch, Unknown
from townwright.core.seats import Seat
from townwright.server.auth.known_devices import KnownDevices
from townwright.server.auth.login_limits import LoginLimits
from townwright.server.auth.passwords import Passwords
from townwright.server.auth.session_cookies import Visitor, address_of, cookie_name
from townwright.server.auth.tickets import Tickets
from townwright.server.auth.visibility import NO_TABLE, TableDamaged, belongs, may_see, unwelcome
from townwright.server.bots.bot_seats import BotSeats
from townwright.server.bots.hints import Hints
from townwright.server.bots.worker_pool import WorkerPool
from townwright.server.http.rate_limits import ConnectionSlots, RateLimit
from townwright.server.live.background_jobs import BackgroundJobs
from townwright.server.live.connection import Connection
from townwright.server.live.presence import PresenceNotice, PresenceTracker
from townwright.server.live.replay_cache import KnownRecords
from townwright.server.live.running_games import is_being_played
from townwright.server.live.snapshot_writer import Snapshots
from townwright.server.live.suggestions import SuggestionNotice, SuggestionTracker
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_registry import TableRegistry, wall_clock
from townwright.server.live.table_rules import RulesHere
from townwright.server.ops.health import HealthCheck
from townwright.server.ops.metrics import Metrics
from townwright.server.ops.watchdog import Watchdog
from townwright.server.protocol import server_messages
from townwright.server.sandbox.fair_queue import Busy
from townwright.server.sandbox.pool import SandboxPool
from townwright.server.sandbox.record_tasks import Moves
from townwright.server.settings import Settings
from townwright.server.store import open_store
from townwright.server.store.contract import Store
from townwright.server.store.errors import BadPage, Damaged
from townwright.tables.replies import sentence
from townwright.tables.table import FindGame

log = logging.getLogger(__name__)

FIRST_PAGE: Final = 1.0
"""Seconds that the first page has for itself before bots are loaded."""

Told = SuggestionNotice | PresenceNotice
"""What processes of one store tell each other; none of it is stored."""


class RateLimits:
    """How often each visitor may do what, and how many sockets each may hold."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.requests = RateLimit(10 * limits.requests, 10)
        self.guests = RateLimit(limits.guests_per_minute, 60)
        self.tables = RateLimit(limits.tables_per_minute, 60)
        self.records = RateLimit(limits.imports_per_minute, 60)
        self.studies = RateLimit(limits.studies_per_minute, 60)
        self.scores = RateLimit(limits.scores_per_minute, 60)
        self.suggestions = RateLimit(limits.suggestions, 10)
        self.logins = LoginLimits(limits)
        self.sockets_of = ConnectionSlots(limits.sockets_per_session)
        self.sockets_from = ConnectionSlots(limits.sockets_per_address)


class Services:
    """A running server: its store, its tables, its sockets and its own errands."""

    def __init__(self, settings: Settings, store: Store, find: FindGame, now: Callable[[], int]) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.metrics = Metrics()
        self.watchdog = Watchdog(self.metrics)
        self.sandbox = SandboxPool("brought", settings.sandbox_workers, self.metrics, nice=10)
        """Computes what strangers bring."""
        self.house = SandboxPool("own", settings.sandbox_workers, self.metrics)
        """Computes what searches at tables of Townwright's own sets, so that nobody there waits for strangers' sets."""
        self.table_registry = TableRegistry(store, find, now, rules=RulesHere(self.house), sandbox=self.sandbox)
        self.rate_limits = RateLimits(settings)
        self.tickets = Tickets(settings.key, now, store.use_ticket)
        self.passwords = Passwords()
        self.known_devices = KnownDevices(store, settings)
        self.health_check = HealthCheck(store)
        self._bots: dict[str, tuple[str, ...]] = {}
        self._meeting: asyncio.Task[None] | None = None
        self.connections: set[Connection] = set()
        self.metrics.gauge("connections", lambda: len(self.connections))
        self.metrics.gauge("sandbox_waiting", lambda: self.sandbox.waiting + self.house.waiting)
        self.metrics.gauge("tables_open", lambda: len(self.table_registry.loaded()))
        self.ready = True
        worker_pool = WorkerPool(
            settings.bot_workers, settings.bot_nodes, settings.bot_seconds, find, settings.bot_first_seconds
        )
        self.worker_pool = worker_pool
        self.bots = BotSeats(self.table_registry, worker_pool)
        self.hints = Hints(worker_pool, settings.limits.hints_per_minute)
        self.suggestions = SuggestionTracker()
        self._name = secrets.token_hex(8)
        """Tells what this process said from what others say."""
        self.presence = PresenceTracker(self._tell_others, now)
        self.table_registry.passed_on = self._heard_elsewhere
        self.table_registry.watchers.append(self._show_out)
        self.table_registry.watchers.append(lambda actor: self.presence.refresh(actor.table_id))
        self.snapshots = Snapshots(self.table_registry)
        self.known_records = KnownRecords()
        self.background_jobs = BackgroundJobs(self.table_registry, self.presence, self.metrics, settings.grace_seconds)

    @classmethod
    async def open(
        cls, settings: Settings, find: FindGame = registry.find, now: Callable[[], int] = wall_clock
    ) -> Services:
        """Open the store and begin the server's own errands."""
        services = cls(settings, await open_store(settings.store, settings.instance), find, now)
        services.background_jobs.start()
        services.watchdog.start()
        services._meeting = asyncio.ensure_future(services._meet_bots())
        return services

    async def _meet_bots(self) -> None:
        """What bots are made of takes a while to load, and nobody shall wait for it before the first page is there."""
        await asyncio.sleep(FIRST_PAGE)
        await self.house.warm()
        await self.sandbox.warm()
        for game in registry.names():
            await asyncio.to_thread(self.bot_names, game)

    async def close(self) -> None:
        """Tell every page, finish what is being stored, and let go."""
        self.ready = False
        self.sandbox.end()
        self.house.end()
        if self._meeting is not None:
            self._meeting.cancel()
            await asyncio.wait([self._meeting])
        for connection in tuple(self.connections):
            connection.say(server_messages.Stopping())
            connection.close(1001, "the server stops")
        await self.background_jobs.stop()
        self.hints.stop()
        self.bots.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(3):
                while any(actor.busy for actor in self.table_registry.loaded()):
                    await asyncio.sleep(0.01)
        self.watchdog.stop()
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

    async def seen_by(self, table_id: str, person: str | None, key: str | None) -> TableActor | None:
        """The actor of a table that the visitor may see.

        Its host is told if it cannot be computed, and whoever belongs to a damaged one that it is (``TableDamaged``).
        """
        try:
            actor = await self.table_registry.actor(table_id)
        except (TooMuch, Busy):
            row = await self.store.table(table_id)
            if row is not None and row.host is not None and row.host == person:
                raise
            return None
        except (Damaged, BadPage, Refusal) as error:
            log.exception("a table cannot be opened", extra={"table": table_id})
            if await belongs(self.store, table_id, person):
                raise TableDamaged(error) from error
            return None
        if actor is None or not await may_see(self.store, actor.table, table_id, person, key, self.now()):
            return None
        return actor

    async def has_reached(self, actor: TableActor, number: int) -> bool:
        """Whether so much has happened at a table, perhaps through another process: then this one reads on."""
        if actor.table.number < number:
            try:
                await actor.catch_up()
            except (Damaged, BadPage, Refusal):
                log.exception("a table cannot be read on", extra={"table": actor.table_id})
        return actor.table.number >= number

    def is_being_played(self, game: str, moves: Moves) -> bool:
        """Whether a record with these moves is of a game with secrets that runs at a table of this process."""
        return is_being_played(self.table_registry.loaded(), game, moves)

    def came(self, table_id: str, connection: Connection) -> None:
        """A page looks at a table from now on."""
        self.presence.came(table_id, connection)
        if table_id in self.suggestions:
            connection.tell_suggestions(table_id)

    def went(self, table_id: str, connection: Connection) -> None:
        """A page looks at a table no longer."""
        self.presence.went(table_id, connection)
        if table_id not in self.presence:
            self.suggestions.forget(table_id)

    def _show_out(self, actor: TableActor) -> None:
        """Whoever got up from a private table before its game, or was sent away, sees it no longer."""
        for page in unwelcome(actor, self.presence.pages(actor.table_id)):
            page.unwatch(actor.table_id)
            self.went(actor.table_id, page)
            page.say(server_messages.Gone(table=actor.table_id, code="no-table", why=sentence(NO_TABLE)))

    def suggest(self, table_id: str, number: int, seat: Seat, action: str | None) -> None:
        """Show everybody at a table what a seat suggests, also those who look at it through another process."""
        self._show_suggestion(table_id, number, seat, action)
        self._tell_others(table_id, SuggestionNotice(seat, action), number)

    def _show_suggestion(self, table_id: str, number: int, seat: Seat, action: str | None) -> None:
        self.suggestions.put(table_id, number, seat, action)
        for connection in self.presence.pages(table_id):
            connection.tell_suggestions(table_id)

    # Other processes

    def _tell_others(self, table_id: str, told: Told, number: int = 0) -> None:
        self.store.tell(table_id, number, msgspec.json.encode((self._name, told)).decode())

    def _heard_elsewhere(self, table_id: str, number: int, text: str) -> None:
        name, told = msgspec.json.decode(text, type=tuple[str, Told])
        if name == self._name or table_id not in self.presence:
            return
        if isinstance(told, SuggestionNotice):
            self._show_suggestion(table_id, number, told.seat, told.action)
        else:
            self.presence.handle(table_id, name, told)

    # Bots

    def bot_names(self, game: str) -> tuple[str, ...]:
        """The bots that play a game, the weakest first."""
        if game not in self._bots:
            try:
                self._bots[game] = tuple(bot.name for bot in bots.of(game))
            except Exception:
                # Whoever brings an own bot that does not load can still play without it.
                log.exception("the bots of a game cannot be loaded")
                self._bots[game] = (RandomBot.name,)
        return self._bots[game]

    async def bot(self, game: str, name: str) -> str:
        """The bot's name, if it plays the game."""
        if game not in self._bots:
            await asyncio.to_thread(self.bot_names, game)
        if name not in self._bots[game]:
            raise Unknown("server-no-bot", "no bot is called '{name}'", name=name)
        return name
