"""One page's socket: the tables it watches, the messages queued for it, and a sender that blocks nobody else.

Nothing is queued for a slow page but its answers. Of each table it watches only one thing is remembered:
the last number it was sent; when the page can take more, it gets all that followed and the newest sight.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec

from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.core.seats import Seat
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_registry import TableRegistry
from townwright.server.live.updates.subscription import Subscription
from townwright.server.protocol import server_messages
from townwright.server.sandbox.pool import Failed
from townwright.server.workers.fair_queue import Busy
from townwright.tables.replies import sentence
from townwright.tables.views import KnownFacts, Names

MOST_ANSWERS: Final = 256
"""Answers that a page may be owed; it gets one for each question, so only a page that does not read is owed more."""
MOST_BYTES: Final = 256 << 10
"""Bytes of answers that a page may be owed; until it has read some of them it is heard no further."""
FAILED: Final = Phrase("server-failed", "something went wrong on the server")
BUSY_S: Final = 0.2
"""Seconds until a view is asked for again that the sandbox had no place for."""

log = logging.getLogger(__name__)

Send = Callable[[bytes], Awaitable[None]]


class Outlet(Protocol):
    """Writes to a page's socket at once, without a queue."""

    def can_write(self) -> bool:
        """Return whether the page is there and has room for a frame now."""

    def write(self, frame: bytes) -> None:
        """Write a frame; only if it can be written now."""


class Connection:
    """The server's end of one page's socket."""

    def __init__(
        self,
        table_registry: TableRegistry,
        send: Send,
        person: str | None,
        session: str,
        slow_seconds: float = 15.0,
        outlet: Outlet | None = None,
    ) -> None:
        """``send`` waits until the page has room for a frame; ``outlet`` takes one at once, where there is room."""
        self.person = person
        self.session = session
        """The id of the session that it belongs to; empty for a visitor without one."""
        self.watching: dict[str, Subscription] = {}
        self.closing: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """The close code and reason, once the connection shall end."""
        self._table_registry = table_registry
        self._send, self._outlet = send, outlet
        self._slow_seconds = slow_seconds
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._space = asyncio.Event()
        self._space.set()
        self._wake = asyncio.Event()
        self._sending = False
        """Whether the sender is at work, so that nothing may go out beside it."""

    def say(self, frame: server_messages.ServerMessage) -> None:
        """Send a message: at once if the page has room and nothing is due before it, otherwise it is queued.

        A page with too many unread ones is disconnected.
        """
        if len(self._queue) >= MOST_ANSWERS:
            self.close(1013, "reads too slowly")
        else:
            written, outlet = msgspec.json.encode(frame), self._free_outlet()
            if outlet is not None:
                self._write(outlet, written)
                return
            self._queue.append(written)
            self._count_bytes(len(written))
            self._wake.set()

    def _free_outlet(self) -> Outlet | None:
        """The short way to the page, if nothing is due before what is to be said and the page has room for it."""
        if self._sending or self._queue or self._wake.is_set() or self._outlet is None:
            return None
        return self._outlet if self._outlet.can_write() else None

    def _write(self, outlet: Outlet, frame: bytes) -> None:
        """Write a frame; a page that it cannot be written to is disconnected, and nobody else is concerned."""
        try:
            outlet.write(frame)
        except Exception:
            log.exception("a page could not be written to")
            self.close(1011, "cannot be written to")

    def say_if_idle(self, frame: server_messages.ServerMessage) -> None:
        """Queue a message that may be lost: others cannot fill the queue of a page that is behind with its reading."""
        if not self._queue:
            self.say(frame)

    @property
    def has_space(self) -> bool:
        """Whether more may be queued for the page."""
        return self._space.is_set()

    async def wait_for_space(self) -> None:
        """Wait until more may be queued for the page."""
        await self._space.wait()

    def _count_bytes(self, more: int) -> None:
        self._queued_bytes += more
        if self._queued_bytes < MOST_BYTES:
            self._space.set()
        else:
            self._space.clear()

    def watch(
        self,
        actor: TableActor,
        seat: Seat | None,
        after: int,
        by_link: bool = False,
        changes: bool = False,
        looking: bool = True,
    ) -> None:
        """Send the page a table's updates from now on; it knows all up to ``after``, which must have happened."""
        self.unwatch(actor.table_id)
        known = KnownFacts(after, after)
        watching = Subscription(actor, seat, known, by_link=by_link, changes=changes, looking=looking)

        def changed(at_once: bool) -> None:
            watching.fresh = True
            if not (at_once and self._updated_now(watching)):
                self._wake.set()

        def stop() -> None:
            actor.listeners.discard(changed)

        actor.listeners.add(changed)
        watching.unwatch = stop
        self.watching[actor.table_id] = watching
        self._wake.set()

    def _updated_now(self, watching: Subscription) -> bool:
        """Send an update at once, if it can be computed here and the page has room for it."""
        actor, outlet = watching.actor, self._free_outlet()
        if outlet is None or not actor.is_computed_here or self.watching.get(actor.table_id) is not watching:
            return False
        try:
            if not (actor.shared_updates().is_begun or self._begin_here(actor)):
                return False
            update = watching.next_update_here(self.person)
        except Exception:
            log.exception("an update could not be made at once")
            return False  # the sender makes it again, and says what is to be said about it
        self._write(outlet, update)
        watching.fresh = not watching.up_to_date
        return not watching.fresh

    def _begin_here(self, actor: TableActor) -> bool:
        """Make what all pages are told alike of the table as it stands; False if not all names are known here."""
        names = self._table_registry.known_names(actor.table)
        if names is None:
            return False
        actor.shared_updates().begin(names)
        return True

    def unwatch(self, table_id: str) -> None:
        """Stop sending the page a table's updates."""
        watching = self.watching.pop(table_id, None)
        if watching is not None:
            watching.unwatch()
            watching.unwatch = lambda: None  # it holds what it was part of, and so the table

    def seats_at(self, table_id: str) -> tuple[Seat, ...]:
        """The person's own seats at a table that the page looks at."""
        watching = self.watching.get(table_id)
        return () if watching is None else watching.actor.table.seats_of(self.person)

    def is_looking_at(self, table_id: str) -> bool:
        """Whether somebody sees the table on this page now."""
        watching = self.watching.get(table_id)
        return watching is not None and watching.looking

    def tell_presence(self, table_id: str) -> None:
        """Send the page anew who is present at a table that it watches."""
        if table_id in self.watching:
            self.watching[table_id].presence = True
            self._wake.set()

    def tell_suggestions(self, table_id: str) -> None:
        """Send the page anew what is suggested at a table that it watches."""
        if table_id in self.watching:
            self.watching[table_id].suggestions = True
            self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Let the socket end with this close code and reason."""
        if not self.closing.done():
            self.closing.set_result((code, reason))

    async def send_for_ever(
        self,
        presence: Callable[[str], bytes],
        suggestions: Callable[[str, int], server_messages.Suggestions],
    ) -> None:
        """Send whatever is due, replies first; a page that leaves a message unread for too long is disconnected."""
        try:
            while True:
                self._sending = False
                await self._wake.wait()
                self._sending = True
                self._wake.clear()
                await self._send_replies()
                await self._send_news(presence, suggestions)
        except TimeoutError:
            self.close(1013, "reads too slowly")

    async def _send_news(
        self,
        presence: Callable[[str], bytes],
        suggestions: Callable[[str, int], server_messages.Suggestions],
    ) -> None:
        """Send what is new at each table that the page watches; none is held beyond that."""
        for table_id, watching in tuple(self.watching.items()):
            if watching.presence:
                watching.presence = False
                await self._put_bytes(presence(table_id))
            if watching.fresh and not watching.busy:
                await self._update(table_id, watching)
            if watching.suggestions and not watching.fresh:
                watching.suggestions = False
                await self._put(suggestions(table_id, watching.known.shown))
            await self._send_replies()

    async def _send_replies(self) -> None:
        while self._queue:
            frame = self._queue.popleft()
            await self._put_bytes(frame)
            self._count_bytes(-len(frame))

    async def _update(self, table_id: str, watching: Subscription) -> None:
        """Send one update; if nothing can be computed now, the table stays fresh and is tried again soon."""
        try:
            update = self._update_in_turn(watching)
            frame = await (self._while_answering(update) if watching.actor.views.locked() else update)
        except Busy:
            watching.fresh = watching.busy = True
            asyncio.get_running_loop().call_later(BUSY_S, self._try_again, watching)
            return
        except (Refusal, Failed) as no:
            why = no.phrase if isinstance(no, Refusal) else FAILED
            frame = msgspec.json.encode(server_messages.Gone(table=table_id, code="too-much", why=sentence(why)))
        # Who stopped watching while the view was computed, or may not see the table any more, is not sent it.
        if self.watching.get(table_id) is watching:
            await self._put_bytes(frame)

    def _try_again(self, watching: Subscription) -> None:
        watching.busy = False
        self._wake.set()

    async def _while_answering(self, work: Coroutine[Any, Any, bytes]) -> bytes:
        """Return what the work returns; replies do not wait for it."""
        working = asyncio.ensure_future(work)
        working.add_done_callback(lambda _: self._wake.set())
        try:
            while not working.done():
                await self._wake.wait()
                self._wake.clear()
                await self._send_replies()
            self._wake.set()  # whatever else it was woken for is still to be done
            return working.result()
        finally:
            working.cancel()

    async def _update_in_turn(self, watching: Subscription) -> bytes:
        """Return the next update: all that is missing if that is little, otherwise the next part of it."""
        async with watching.actor.views:
            names = await self._names(watching.actor)
            watching.fresh = False
            update = await watching.next_update(self.person, names)
        if not watching.up_to_date:
            watching.fresh = True
            self._wake.set()
        return update

    async def _names(self, actor: TableActor) -> Names:
        """Return the shown names of everybody at a table, also of who sits down while they are read."""
        while True:
            holders = actor.table.holders
            names = await self._table_registry.names(actor.table)
            if actor.table.holders is holders:
                return names

    async def _put(self, frame: server_messages.ServerMessage) -> None:
        await self._put_bytes(msgspec.json.encode(frame))

    async def _put_bytes(self, frame: bytes) -> None:
        if self._outlet is not None and self._outlet.can_write():
            self._write(self._outlet, frame)
            return
        async with asyncio.timeout(self._slow_seconds):
            await self._send(frame)
