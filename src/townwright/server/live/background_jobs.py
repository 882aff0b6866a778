"""The server's background jobs: deadlines, wake-ups from other processes, bots left waiting, old data, garbage."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from townwright.core.refusals import Refusal, TooMuch
from townwright.server.live.ephemeral.presence import AGAIN_S, PresenceTracker
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_registry import TableRegistry
from townwright.server.ops import garbage, stop_deadline
from townwright.server.ops.metrics import Metrics
from townwright.server.store.errors import BadPage, Damaged, Outdated, is_outage
from townwright.server.store.models import Notification
from townwright.server.workers.fair_queue import Busy
from townwright.tables.commands import ClockSender, TimeUp
from townwright.tables.replies import Refused

log = logging.getLogger(__name__)

TICK: Final = 1.0
BOTS: Final = 5.0
PROBE: Final = 2.0
SWEEP: Final = 3600.0
GAUGES: Final = 5.0
GARBAGE: Final = 86_400.0
AT_ONCE: Final = 8
"""Tables that one job handles at the same time."""
PACKED: Final = 86_400_000
"""After so many milliseconds the log of a game that is over is packed."""
PACKED_AT_ONCE: Final = 10
PACKED_PAUSE: Final = 0.2
"""Logs that are packed in one transaction, and seconds until the next one, so that moves are stored meanwhile."""
ABANDONED: Final = 30 * 86_400_000
"""After so many milliseconds a table that guests left behind is thrown away."""

SHORTEST: Final = 1.0
"""Seconds after which a table is tried again that failed once; each time after twice as long."""
LONGEST: Final = 600.0
KEPT: Final = 10_000
"""Tables that failed and are remembered; for each one beyond that, the one that failed longest ago is forgotten."""

TableJob: TypeAlias = Callable[[TableActor], Awaitable[bool | None]]
"""What is done at a table: whether it went well; None if that cannot be known now, and it is tried again."""


class BackgroundJobs:
    """Repeats each job of the server in a task of its own, for as long as it runs."""

    def __init__(
        self, table_registry: TableRegistry, presence: PresenceTracker, metrics: Metrics, grace_seconds: float
    ) -> None:
        self._table_registry = table_registry
        self._presence = presence
        self._metrics = metrics
        self._grace = grace_seconds
        self._tasks: list[asyncio.Task[None]] = []
        self._more: list[tuple[Callable[[], Awaitable[None]], float]] = []
        self.stop_server: Callable[[], None] = stop_deadline.stop_server
        """Called once when a newer Townwright has the storage and this server has to end."""
        self._outdated = False
        self._late, self._left = TableBackOff(), TableBackOff()
        """Which tables failed to be told of their deadlines, and which to wake their bots."""

    def add(self, job: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Repeat one more job, the first time after so many seconds."""
        self._more.append((job, seconds))

    def start(self) -> None:
        """Start a task for each job."""
        self._tasks = [
            asyncio.ensure_future(self._repeat(self.call_deadlines, TICK, first=self._grace)),
            asyncio.ensure_future(self._repeat(self.wake_bots, BOTS)),
            asyncio.ensure_future(self._repeat(self._table_registry.store.probe, PROBE, first=PROBE)),
            asyncio.ensure_future(self._repeat(self.sweep, SWEEP)),
            asyncio.ensure_future(self._repeat(self.pack_logs, SWEEP)),
            asyncio.ensure_future(self._repeat(self.follow_others, TICK)),
            asyncio.ensure_future(self._repeat(self._presence.repeat, AGAIN_S, first=AGAIN_S)),
            asyncio.ensure_future(self._repeat(self._metrics.refresh, GAUGES)),
            asyncio.ensure_future(self._repeat(self.collect_garbage, GARBAGE, first=GARBAGE)),
            *(asyncio.ensure_future(self._repeat(job, seconds, first=seconds)) for job, seconds in self._more),
        ]

    async def stop(self) -> None:
        """Cancel all jobs and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def call_deadlines(self) -> None:
        """Tell every table whose time is up."""
        due = await self._table_registry.store.due(self._table_registry.now())
        await self._for_each(due, self._call_deadline, self._late)

    async def _call_deadline(self, actor: TableActor) -> bool | None:
        outcome = await actor.handle(ClockSender(), TimeUp())
        if isinstance(outcome, Refused):
            return None if outcome.code == Busy.code else False
        return True

    async def wake_bots(self) -> None:
        """Look at every table where a bot is to act; one that thinks already is left in peace."""
        waiting = await self._table_registry.store.waiting_for_bots()
        await self._for_each(waiting, self._wake_bot, self._left)

    async def _wake_bot(self, actor: TableActor) -> bool | None:
        self._table_registry.changed(actor)
        return True

    async def sweep(self) -> None:
        """Delete sessions, invitations and tables that nobody can use any more."""
        now = self._table_registry.now()
        await self._table_registry.store.sweep(now)
        for table_id in await self._table_registry.store.abandoned(now - ABANDONED):
            await self._table_registry.store.discard(table_id)

    async def pack_logs(self) -> None:
        """Pack the logs of games that have been over for a day, a few at a time; a million of them take some hours."""
        while await self._table_registry.store.pack_logs(self._table_registry.now() - PACKED, PACKED_AT_ONCE):
            await asyncio.sleep(PACKED_PAUSE)

    async def collect_garbage(self) -> None:
        """Free what no short collection finds, once a day."""
        garbage.collect_all()

    async def follow_others(self) -> None:
        """Read on at every table where another process has written."""
        async with contextlib.aclosing(self._table_registry.store.watch()) as wakes:
            async for wake in wakes:
                await self._follow(wake)

    async def _follow(self, wake: Notification) -> None:
        """Read on where a wake says that something was written; no table is held until the next one."""
        if wake.table_id is not None and wake.message is not None:
            self._table_registry.on_notice(wake.table_id, wake.number, wake.message)
        if wake.table_id is None:
            heads = await self._table_registry.store.heads(
                tuple(actor.table_id for actor in self._table_registry.loaded())
            )
        else:
            heads = {wake.table_id: wake.number}
        for table_id, number in heads.items():
            actor = self._table_registry.actor_before(table_id, number)
            if actor is not None and not actor.listeners:
                # No page looks at it here: whoever asks for it next reads it anew, unless a job holds it still.
                self._table_registry.let_go(table_id)
                actor = None  # the registry itself holds it only as long as somebody else does
                actor = self._table_registry.actor_before(table_id, number)
            if actor is not None:
                await self._caught_up(actor)

    async def _caught_up(self, actor: TableActor) -> None:
        """Read on at one table; a damaged one is logged, so that the others go on."""
        try:
            await actor.catch_up()
        except (Damaged, BadPage, Refusal):
            log.exception("a table cannot be read on", extra={"table": actor.table_id})

    async def _for_each(self, table_ids: Iterable[str], job: TableJob, back_off: TableBackOff) -> None:
        """Do a job at tables, a few at a time; one that fails waits before it is tried again, and the others go on."""
        places = asyncio.Semaphore(AT_ONCE)

        async def done(table_id: str) -> None:
            async with places:
                went_well = await self._try(table_id, job)
            if went_well:
                back_off.succeeded(table_id)
            elif went_well is not None:
                back_off.failed(table_id)

        await asyncio.gather(*[done(table_id) for table_id in table_ids if back_off.is_due(table_id)])

    async def _try(self, table_id: str, job: TableJob) -> bool | None:
        """Do a job at one table and return how it went; what fails is logged unless the storage is away."""
        try:
            actor = await self._table_registry.actor(table_id)
            return True if actor is None else await job(actor)
        except Busy:
            return None
        except TooMuch:
            return False
        except Outdated:
            raise
        except Exception as error:
            if is_outage(error):
                return None
            log.exception("a background job failed at a table", extra={"table": table_id})
            return False

    async def _repeat(self, job: Callable[[], Awaitable[None]], seconds: float, first: float = 0.0) -> None:
        await asyncio.sleep(first)
        while True:
            try:
                await job()
            except Outdated as outdated:
                return self._end(outdated)
            except Exception as error:
                if not is_outage(error):
                    log.exception("a background job failed")  # and is tried again, whatever it was
            await asyncio.sleep(seconds)

    def _end(self, outdated: Outdated) -> None:
        """Log why this server ends, and end it; of several jobs that find out, the first does."""
        if not self._outdated:
            self._outdated = True
            log.error(str(outdated))
            self.stop_server()


class TableBackOff:
    """The tables that failed lately, by a clock that never jumps: how long each waits, and until when."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waits: dict[str, tuple[float, float]] = {}

    def is_due(self, table_id: str) -> bool:
        """Whether the table may be tried now."""
        wait = self._waits.get(table_id)
        return wait is None or self._clock() >= wait[1]

    def failed(self, table_id: str) -> float:
        """Let the table wait, twice as long as the last time; return the seconds."""
        before, _ = self._waits.pop(table_id, (0.0, 0.0))
        seconds = min(LONGEST, max(SHORTEST, 2 * before))
        self._waits[table_id] = seconds, self._clock() + seconds
        if len(self._waits) > KEPT:
            del self._waits[next(iter(self._waits))]
        return seconds

    def succeeded(self, table_id: str) -> None:
        """Forget that the table ever failed."""
        self._waits.pop(table_id, None)
