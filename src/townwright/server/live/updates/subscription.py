"""A table that a page watches: what the page has been sent of it, and what it is sent next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from townwright.core.seats import Seat
from townwright.server.live.table_actor import TableActor
from townwright.server.live.updates.shared_updates import SharedUpdates, ToldUpdate, UpdateKey
from townwright.server.protocol import server_messages
from townwright.tables import views
from townwright.tables.seats.viewers import TableViewer, viewer_at
from townwright.tables.seen.sights import Sight, seen_by
from townwright.tables.table import Table
from townwright.tables.views import KnownFacts


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
        if not self.actor.is_computed_here:
            return await self._sealed_update(person, names)
        self.actor.shared_updates().begin(names)
        return self.next_update_here(person)

    def next_update_here(self, person: str | None) -> bytes:
        """Return the next update as ``next_update`` does, of a state whose shared parts are made."""
        shared, viewer, base = self.actor.shared_updates(), self.viewer(person), self.sight
        seat = None if viewer.is_outside else viewer.seat(shared.table, self.asked_seat)
        sight = seen_by(viewer, seat, shared.seen(viewer, seat))
        key = self._key(shared.table, sight)
        update = None if key is None else shared.told.get(key)
        if update is None:
            update = self._made(shared, sight)
            if key is not None:
                shared.keep(key, update)
        self.known = update.known
        if not update.more:
            if base is not None:
                shared.was_told(len(self.actor.listeners))
            if self.changes:
                self.sight = sight
        return update.written

    def _key(self, table: Table, sight: Sight) -> UpdateKey | None:
        """Return what another who is told the very same has in common with this page; None if nobody is.

        Whole sights differ by the marks of the own seats; changes do not, since whoever has a seat keeps it meanwhile.
        """
        base = self.sight
        if base is None:
            return (self.known, None, 0, id(sight.seen)) if sight.viewer.is_outside else None
        if not sight.is_seen_as(base):
            return None
        own = sight.seat
        if own is not None and sight.own_view is base.own_view and not views.is_shown_more(table, own, self.known):
            own = None
        return self.known, own, id(base.seen), id(sight.seen)

    def _made(self, shared: SharedUpdates, sight: Sight) -> ToldUpdate:
        """Return an update as it goes over the wire, and what is known with it."""
        table, table_id, base = shared.table, self.actor.table_id, self.sight
        number = table.number
        facts, known = views.next_facts(table, sight.seat, self.known, server_messages.FACTS_IN_UPDATE)
        more = known != (number, number, 0)
        message: server_messages.ServerMessage
        if base is None or more:
            whole = None if more else sight.whole()
            message = server_messages.Update(table=table_id, number=known.number, facts=facts, sight=whole, more=more)
        else:
            changes = sight.changes_since(base, shared.patches)
            message = server_messages.Changed(table=table_id, number=known.number, facts=facts, changes=changes)
        return ToldUpdate(None if base is None else base.seen, msgspec.json.encode(message), known, more)

    async def _sealed_update(self, person: str | None, names: views.Names) -> bytes:
        """Return the next update of a table that the sandbox holds, which is asked for the whole view."""
        shared, viewer, before = self.actor.shared_updates(), self.viewer(person), self.known
        table = shared.table
        seat = viewer.seat(table, self.asked_seat)
        facts, self.known = views.next_facts(table, seat, before, server_messages.FACTS_IN_UPDATE)
        number, more = self.known.number, not self.up_to_date
        whole: Any = None
        try:
            if not more:
                whole = shared.sealed if viewer.is_outside else None
                whole = whole or await self.actor.rules.table_view(table, person, seat, names)
        except Exception:
            self.known = before
            raise
        if viewer.is_outside and not more:
            shared.sealed = whole
        message = server_messages.Update(table=self.actor.table_id, number=number, facts=facts, sight=whole, more=more)
        return msgspec.json.encode(message)
