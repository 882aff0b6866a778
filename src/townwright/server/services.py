"""The composition root: makes the parts of a running server, joins them, and closes them together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from townwright.core import registry
from townwright.server.auth.known_devices import KnownDevices
from townwright.server.auth.passwords import Passwords
from townwright.server.auth.table_access import TableAccess
from townwright.server.auth.tickets import Tickets
from townwright.server.auth.visitors import Visitors
from townwright.server.bots.bot_directory import BotDirectory
from townwright.server.bots.bot_seats import BotSeats
from townwright.server.bots.hints import Hints
from townwright.server.bots.worker_pool import WorkerPool
from townwright.server.contests.contests import Contests
from townwright.server.daily.deals import DailyDeals
from townwright.server.daily.programs import DailyPrograms
from townwright.server.daily.tries import DailyTries
from townwright.server.http import page_editions
from townwright.server.http.visitor_limits import VisitorLimits
from townwright.server.live.background_jobs import BackgroundJobs
from townwright.server.live.broadcast import Broadcast
from townwright.server.live.connections import Connections
from townwright.server.live.snapshots.writer import Snapshots
from townwright.server.live.table_registry import TableRegistry, wall_clock
from townwright.server.live.table_rules import RulesHere
from townwright.server.notices.channels import NoticeChannels
from townwright.server.notices.turn_notices import LOOK_S, TurnNotices
from townwright.server.ops.health import HealthCheck
from townwright.server.ops.metrics import Metrics
from townwright.server.ops.stop_deadline import FINISHING, NOTICES, SNAPSHOT
from townwright.server.ops.watchdog import Watchdog
from townwright.server.ratings.daily_boards import DailyBoards
from townwright.server.ratings.rating_jobs import RatingJobs
from townwright.server.reviews.review_jobs import ReviewJobs
from townwright.server.sandbox.known_records import KnownRecords
from townwright.server.sandbox.pool import SandboxPool
from townwright.server.settings import Settings
from townwright.server.store import open_store
from townwright.server.store.contract import Store
from townwright.tables.table import FindGame

REVIEW_SECONDS: Final = 120.0
"""How long a review may compute; it takes ten to thirty seconds, and more when code is compiled for the first time."""
DEALS_AHEAD: Final = 600.0
"""Seconds after which the deals of days are looked after again: those to come are made, those that are over closed."""
CONTESTS: Final = 60.0
"""Seconds after which challenges and tournaments are looked through again for those that are over."""
FIRST_PAGE: Final = 1.0
"""Seconds that the first page has for itself before workers and bots are loaded."""


class Services:
    """The parts of a running server. Routes and the message handler ask the part that they need."""

    def __init__(
        self, settings: Settings, store: Store, find: FindGame, now: Callable[[], int], ticket_key: str
    ) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.ready = True
        """Whether the server takes requests; not while it stops."""
        # Who asks, and how often
        self.visitors = Visitors(settings, store, now)
        self.visitor_limits = VisitorLimits(settings.limits)
        self.tickets = Tickets(ticket_key, now, store.use_ticket)
        self.passwords = Passwords()
        self.known_devices = KnownDevices(store, settings)
        # What is measured
        self.metrics = Metrics()
        self.watchdog = Watchdog(self.metrics)
        self.health_check = HealthCheck(store)
        # Processes that can be ended: for strangers' data, and for searches at tables of Townwright's own sets, so
        # that nobody there waits for strangers
        self.sandbox = SandboxPool("brought", settings.sandbox_workers, self.metrics, nice=10)
        self.own_sandbox = SandboxPool("own", settings.sandbox_workers, self.metrics, apart=False)
        self.known_records = KnownRecords()
        self.review_pool = SandboxPool(
            "reviews",
            settings.review_workers,
            self.metrics,
            nice=settings.review_nice,
            seconds=REVIEW_SECONDS,
            compiled=True,
            most_each=settings.limits.reviews_waiting,
        )
        self.review_jobs = ReviewJobs(self.review_pool, settings.review_effort)
        # Tables and those who look at them
        self.table_registry = TableRegistry(store, find, now, rules=RulesHere(self.own_sandbox), sandbox=self.sandbox)
        self.daily_deals = DailyDeals(store, find, now)
        self.contests = Contests(store, self.table_registry, self.daily_deals, now)
        self.table_access = TableAccess(store, self.table_registry, now, self.contests.place)
        self.connections = Connections()
        self.broadcast = Broadcast(store, now)
        self.table_registry.on_notice = self.broadcast.receive
        self.table_registry.watchers.append(self.broadcast.table_changed)
        self.snapshots = Snapshots(self.table_registry)
        # Bots
        self.worker_pool = WorkerPool(
            settings.bot_workers, settings.bot_nodes, settings.bot_seconds, find, settings.bot_first_seconds
        )
        self.bot_directory = BotDirectory()
        self.bots = BotSeats(self.table_registry, self.worker_pool)
        self.hints = Hints(self.worker_pool, settings.limits.hints_per_minute, store.note_hint)
        self.background_jobs = BackgroundJobs(
            self.table_registry, self.broadcast.presence, self.metrics, settings.grace_seconds
        )
        # Notices
        self.notice_channels = NoticeChannels(settings, store, now)
        self.turn_notices = TurnNotices(
            store,
            self.table_registry,
            self.broadcast.presence,
            self.notice_channels,
            self.metrics,
            now,
            settings.notice_seconds,
        )
        self.background_jobs.add(self.turn_notices.tell_all, min(LOOK_S, settings.notice_seconds))
        # The daily deal
        self.daily_tries = DailyTries(self.daily_deals, store, self.table_registry)
        self.daily_programs = DailyPrograms(
            store,
            self.daily_deals,
            self.bot_directory,
            self.review_pool,
            settings.bot_nodes,
            settings.review_effort,
        )
        self.background_jobs.add(self.daily_deals.keep_up, DEALS_AHEAD)
        self.background_jobs.add(self.contests.close_due, CONTESTS)
        self.rating_jobs = RatingJobs(store, self.daily_deals, self.daily_programs, now)
        self.background_jobs.add(self.rating_jobs.keep_up, DEALS_AHEAD)
        self.daily_boards = DailyBoards(store, now)
        if settings.page_folder is not None:
            self.background_jobs.add(partial(page_editions.publish_again, settings.page_folder), page_editions.AGAIN_S)
        self._warming_up: asyncio.Task[None] | None = None
        self.metrics.gauge("connections", lambda: len(self.connections))
        self.metrics.gauge("notices_waiting", lambda: self.turn_notices.deliveries.waiting)
        self.metrics.gauge("reviews_waiting", lambda: self.review_pool.waiting)
        self.metrics.gauge("sandbox_waiting", lambda: self.sandbox.waiting + self.own_sandbox.waiting)
        self.metrics.gauge("tables_open", lambda: len(self.table_registry.loaded()))

    @classmethod
    async def open(
        cls, settings: Settings, find: FindGame = registry.find, now: Callable[[], int] = wall_clock
    ) -> Services:
        """Open the store, make the parts and start what runs in the background."""
        store = await open_store(settings.store, settings.instance)
        # Of the storage, so that a ticket is good at whichever server a proxy asks next.
        services = cls(settings, store, find, now, ticket_key=await store.secret("tickets"))
        services.background_jobs.start()
        services.watchdog.start()
        services._warming_up = asyncio.ensure_future(services._warm_up())
        return services

    async def _warm_up(self) -> None:
        """Start the workers and load the bots, after the first page has been served."""
        await asyncio.sleep(FIRST_PAGE)
        await self.own_sandbox.warm()
        await self.sandbox.warm()
        await self.bot_directory.load()

    async def close(self) -> None:
        """Tell every page, finish what is being stored, and close every part."""
        self.ready = False
        self.sandbox.end()
        self.own_sandbox.end()
        self.review_jobs.stop()
        self.daily_programs.stop()
        self.review_pool.end()
        if self._warming_up is not None:
            self._warming_up.cancel()
            await asyncio.wait([self._warming_up])
        self.connections.stop()
        await self.background_jobs.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(NOTICES):
                await self.turn_notices.stop()
        self.hints.stop()
        self.bots.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                while any(actor.busy for actor in self.table_registry.loaded()):
                    await asyncio.sleep(0.01)
        self.watchdog.stop()
        self.passwords.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(SNAPSHOT):
                await self.snapshots.stop()
        await self.store.close()
