"""A table that a page watches: what the page has been sent of it, and what it is sent next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from townwright.core.refusals import Refusal
from townwright.core.seats import Seat
from townwright.server.live.shared_updates import SharedUpdates
from townwright.server.live.table_actor import TableActor
from townwright.server.protocol import server_messages
from townwright.server.sandbox.pool import Failed
from townwright.tables import views
from townwright.tables.sights import Sight
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

    def seat(self, person: str | None) -> Seat | None:
        """The seat that the page looks from: the one it asked for while it holds it."""
        if self.asked_seat in self.actor.table.seats_of(person):
            return self.asked_seat
        return views.default_seat(self.actor.table, person)

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
        table, seat, before, base = self.actor.table, self.seat(person), self.known, self.sight
        facts, known = views.next_facts(table, seat, before, server_messages.FACTS_IN_UPDATE)
        self.known = known
        more = known != (table.number, table.number, 0)
        # All who only look on see the same: it is computed once. Who had a seat sees that it is kept.
        apart = table.is_member(person) or table.kept_for(person)
        shared = self.actor.shared_updates(table)
        try:
            sight = None if more else await self._sight(table, person, seat, names, shared, apart=bool(apart))
        except (Refusal, Failed):
            self.known = before
            raise
        if self.changes and isinstance(sight, Sight):
            self.sight = sight
        if not apart and (cached := shared.encoded.get((before, id(base)))) is not None:
            return cached[1]
        table_id, number = self.actor.table_id, known.number
        if base is None or not isinstance(sight, Sight):
            whole: Any = sight.whole() if isinstance(sight, Sight) else sight
            encoded = msgspec.json.encode(
                server_messages.Update(table=table_id, number=number, facts=facts, sight=whole, more=more)
            )
        else:
            changes = sight.changes_since(base, shared.patches)
            encoded = msgspec.json.encode(
                server_messages.Changed(table=table_id, number=number, facts=facts, changes=changes)
            )
            shared.was_told(len(self.actor.listeners) - 1)  # of which one is no page
        if not apart:
            shared.encoded[before, id(base)] = base, encoded
        return encoded

    async def _sight(
        self,
        table: Table,
        person: str | None,
        seat: Seat | None,
        names: views.Names,
        shared: SharedUpdates,
        *,
        apart: bool,
    ) -> Sight | msgspec.Raw:
        """Return the table as the person sees it; all spectators are given the same object."""
        if apart:
            return await self.actor.rules.sight(table, person, seat, names, shared.parts)
        if shared.sight is None:
            shared.sight = await self.actor.rules.sight(table, person, seat, names, shared.parts)
        return shared.sight
