"""Presence: who looks at the tables through this process, and what other processes say about theirs.

Processes tell each other whenever their own company at a table changes, ask when a table is new to them, and repeat it
now and then. One that is killed falls silent, and is counted no longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from townwright.core.seats import Seat
from townwright.server.live.connection import Connection
from townwright.server.protocol import server_messages

AGAIN_S: Final = 20.0
"""Every so many seconds each process repeats what it knows."""
SILENT_MS: Final = 50_000
"""A process that said nothing for so long is gone."""


class PresenceNotice(msgspec.Struct, frozen=True, tag="company"):
    """The people who look at a table through one process, as other processes are told."""

    here: tuple[Seat, ...] = ()
    watching: int = 0
    asking: bool = False
    """Whether the other processes shall tell theirs."""

    def __bool__(self) -> bool:
        return bool(self.here or self.watching)


class PresenceTracker:
    """Counts the pages at each table, those of other processes too."""

    def __init__(self, tell: Callable[[str, PresenceNotice], None], now: Callable[[], int]) -> None:
        self._tell, self._now = tell, now
        self._pages: dict[str, set[Connection]] = {}
        self._told: dict[str, PresenceNotice] = {}
        """What the others know of this process."""
        self._elsewhere: dict[str, dict[str, tuple[int, PresenceNotice]]] = {}
        """By table and process: when it spoke last, and of whom."""
        self._own: dict[str, PresenceNotice] = {}
        """The presence of this process's pages, as last counted."""
        self._encoded: dict[str, bytes] = {}
        """The message for the pages of a table, until the next change."""

    def __contains__(self, table_id: object) -> bool:
        """Whether anybody looks at a table through this process."""
        return table_id in self._pages

    def pages(self, table_id: str) -> Iterable[Connection]:
        """The pages of this process that look at a table."""
        return tuple(self._pages.get(table_id, ()))

    def came(self, table_id: str, page: Connection) -> None:
        """Add a page to a table's presence, and tell pages and other processes."""
        first = table_id not in self._pages
        self._pages.setdefault(table_id, set()).add(page)
        self._count(table_id)
        self._tell_own(table_id, asking=first)
        self._show(table_id)

    def went(self, table_id: str, page: Connection) -> None:
        """Remove a page from a table's presence, and tell pages and other processes."""
        pages = self._pages.get(table_id, set())
        pages.discard(page)
        self._count(table_id)
        self._tell_own(table_id)
        if not pages:
            for by_table in (self._pages, self._told, self._elsewhere, self._own, self._encoded):
                by_table.pop(table_id, None)
        self._show(table_id)

    def refresh(self, table_id: str) -> None:
        """Tell pages and other processes if a change at the table changed who sits and who watches."""
        if table_id in self._pages and self._count(table_id) != self._told.get(table_id):
            self._tell_own(table_id)
            self._show(table_id)

    def handle(self, table_id: str, process: str, notice: PresenceNotice) -> None:
        """Take in what another process says about who looks at a table through it."""
        if table_id not in self._pages:
            return
        others = self._elsewhere.setdefault(table_id, {})
        _, before = others.pop(process, (0, PresenceNotice()))
        if notice:
            others[process] = self._now(), notice
        if notice.asking:
            self._tell(table_id, self._own[table_id])
        if (before.here, before.watching) != (notice.here, notice.watching):
            self._show(table_id)

    async def repeat(self) -> None:
        """Tell other processes this one's presence once more, and drop those that fell silent."""
        for table_id in tuple(self._pages):
            self._tell(table_id, self._count(table_id))
            others = self._elsewhere.get(table_id, {})
            silent = [process for process, (at, _) in others.items() if at < self._now() - SILENT_MS]
            for process in silent:
                del others[process]
            if silent:
                self._show(table_id)

    def of(self, table_id: str) -> server_messages.Presence:
        """Return who is looking at a table, through whichever process."""
        own = self._own.get(table_id, PresenceNotice())
        all_of_them = [own, *(notice for _, notice in self._elsewhere.get(table_id, {}).values())]
        here = sorted({seat for notice in all_of_them for seat in notice.here})
        return server_messages.Presence(
            table=table_id, here=tuple(here), watching=sum(each.watching for each in all_of_them)
        )

    def encoded(self, table_id: str) -> bytes:
        """Return who is looking at a table as the message for its pages, written once for all of them."""
        written = self._encoded.get(table_id)
        if written is None:
            written = msgspec.json.encode(self.of(table_id))
            if table_id in self._pages:
                self._encoded[table_id] = written
        return written

    def _count(self, table_id: str) -> PresenceNotice:
        """Ask every page of a table once which seats are its person's."""
        seats = [page.seats_at(table_id) for page in self._pages.get(table_id, ())]
        here = sorted({seat for held in seats for seat in held})
        own = PresenceNotice(tuple(here), sum(not held for held in seats))
        if own != self._own.get(table_id):
            self._own[table_id] = own
            self._encoded.pop(table_id, None)
        return own

    def _tell_own(self, table_id: str, asking: bool = False) -> None:
        own = self._own[table_id]
        if asking or own != self._told.get(table_id):
            self._told[table_id] = own
            self._tell(table_id, msgspec.structs.replace(own, asking=asking))

    def _show(self, table_id: str) -> None:
        self._encoded.pop(table_id, None)
        for page in self._pages.get(table_id, ()):
            page.tell_presence(table_id)
