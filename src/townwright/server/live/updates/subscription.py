"""A table that a page watches: what the page has been sent of it, and what it is sent next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from townwright.core.seats import Seat
from townwright.server.live.table_actor import TableActor
from townwright.server.live.updates.shared_updates import MOST_ENCODED, SharedUpdates, ToldUpdate
from townwright.server.protocol import server_messages
from townwright.tables import views
from townwright.tables.replies import FactView
from townwright.tables.seats.viewers import TableViewer, viewer_at
from townwright.tables.seen import sights
from townwright.tables.seen.sights import Sight
from townwright.tables.table import Table
from townwright.tables.views import KnownFacts


@dataclass(eq=False, slots=True)
class DueUpdate:
    """What a page is to be told next of a table."""

    table: Table
    viewer: TableViewer
    seat: Seat | None
    facts: tuple[FactView, ...]
    before: KnownFacts
    more: bool
    """Whether there are more facts than one update holds; then the sight comes with the last of them."""
    apart: bool
    """Whether the page sees what others do not."""
    shared: SharedUpdates
    sight: Sight | msgspec.Raw | None


@dataclass(eq=False)
class Subscription:
    """A table that a page watches, and what it has been sent of it."""

    actor: TableActor
    asked_seat: Seat | None
    known: KnownFacts
    """What the page has been sent of the table's facts."""
    by_link: bool = False
    """Whether access comes from a link for watching, not from a seat."""
    changes: bool = False
    """Whether the page needs no more than what has changed since its last sight."""
    looking: bool = True
    """Whether somebody sees the page."""
    sight: Sight | None = None
    """The last sight that it was sent, for a page that takes changes."""
    fresh: bool = True
    """Whether there may be something to send."""
    busy: bool = False
    """Whether the sandbox had no place for its view a moment ago."""
    presence: bool = True
    suggestions: bool = False
    unwatch: Callable[[], None] = lambda: None
    _viewer: TableViewer | None = None

    def viewer(self, person: str | None) -> TableViewer:
        """Who the person of the page is at the table, found out anew when somebody has come or gone."""
        if self._viewer is None or self._viewer.holders is not self.actor.table.holders:
            self._viewer = viewer_at(self.actor.table, person)
        return self._viewer

    @property
    def up_to_date(self) -> bool:
        """Whether the page has been sent all that has happened."""
        number = self.actor.table.number
        return self.known == (number, number, 0)

    async def next_update(self, person: str | None, names: views.Names) -> bytes:
        """Return the next update for the page of this person, and remember that it was sent.

        It brings the next facts and, with the last of them, the sight or what has changed in it. If no view can be
        computed, the refusal is raised and nothing counts as sent.
        """
        before, due = self.known, self._next(person)
        try:
            if due.more or due.sight is not None:
                return self._written(due)
            parts = due.shared.parts
            due.sight = await self.actor.rules.sight(due.table, person, due.seat, names, parts)
            return self._written(due)
        except Exception:
            self.known = before
            raise

    def as_others_were_told(self, person: str | None) -> bytes | None:
        """Return the next update if another who only looks on and knew as much was told it, and remember that it was.

        However many look on, it is made for one of them; for the others nothing of the table is looked at.
        """
        viewer = self.viewer(person)
        if viewer.is_member or viewer.kept:
            return None
        told = self.actor.shared_updates(self.actor.table).encoded.get((self.known, id(self.sight)))
        if told is None:
            return None
        self.known = told.known
        if self.changes and isinstance(told.sight, Sight):
            self.sight = told.sight
        return told.written

    def next_update_here(self, person: str | None, names: views.Names) -> bytes:
        """Return the next update as ``next_update`` does, of a table that is computed in this process."""
        before, due = self.known, self._next(person)
        try:
            if not due.more and due.sight is None:
                due.sight = sights.sight(due.table, due.viewer, due.seat, due.shared.parts(names))
            return self._written(due)
        except Exception:
            self.known = before
            raise

    def _next(self, person: str | None) -> DueUpdate:
        """Return what the page is to be told next; its facts count as sent."""
        table, viewer, before = self.actor.table, self.viewer(person), self.known
        seat = viewer.seat(table, self.asked_seat)
        facts, self.known = views.next_facts(table, seat, before, server_messages.FACTS_IN_UPDATE)
        more = self.known != (table.number, table.number, 0)
        # All who only look on see the same: it is computed once. Who had a seat sees that it is kept.
        apart = viewer.is_member or bool(viewer.kept)
        shared, shown = self.actor.shared_updates(table), None
        if not apart and not more:
            shown = shared.sight
        return DueUpdate(table, viewer, seat, facts, before, more, apart, shared, shown)

    def _written(self, due: DueUpdate) -> bytes:
        """Return an update as it goes over the wire, and remember its sight once it is written."""
        encoded = self._encoded(due)
        if not due.apart and not due.more:
            due.shared.sight = due.sight
        if self.changes and isinstance(due.sight, Sight):
            self.sight = due.sight
        return encoded

    def _encoded(self, due: DueUpdate) -> bytes:
        """Return an update as it goes over the wire."""
        shared, sight, base = due.shared, due.sight, self.sight
        if not due.apart and (cached := shared.encoded.get((due.before, id(base)))) is not None:
            return cached.written
        table_id, number = self.actor.table_id, self.known.number
        message: server_messages.ServerMessage
        if base is None or not isinstance(sight, Sight):
            whole: Any = sight.whole() if isinstance(sight, Sight) else sight
            message = server_messages.Update(table=table_id, number=number, facts=due.facts, sight=whole, more=due.more)
        else:
            changes = sight.changes_since(base, shared.patches)
            message = server_messages.Changed(table=table_id, number=number, facts=due.facts, changes=changes)
            shared.was_told(len(self.actor.listeners))
        encoded = msgspec.json.encode(message)
        if not due.apart and len(shared.encoded) < MOST_ENCODED:
            shared.encoded[due.before, id(base)] = ToldUpdate(base, encoded, self.known, sight)
        return encoded
