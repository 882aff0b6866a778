"""A table as one viewer sees it, in two parts: what all see alike, and what this viewer alone is shown.

The part that all see alike is made, compared and written once for a table, whoever watches it. It is built without
knowing who looks, so nothing that is hidden from anybody can be in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from townwright.core.refusals import NotYours
from townwright.core.seats import Seat
from townwright.tables.facts import OfferKind
from townwright.tables.patches import SharedPatches, difference
from townwright.tables.replies import OfferView, TableView
from townwright.tables.seats.holders import Offer
from townwright.tables.seats.viewers import TableViewer, viewer_at
from townwright.tables.seen.shared_parts import Names, SharedParts
from townwright.tables.table import Table


@dataclass(frozen=True, slots=True)
class OwnPart:
    """What depends on who looks, by the names that it has in a ``TableView``; the seats apart, which are marked."""

    seat: Seat | None
    turn: int | None
    host: bool
    offers: tuple[OfferView, ...]
    can_offer: tuple[OfferKind, ...]
    view: Any
    rematch: str | None
    kept: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """A table as one viewer sees it."""

    shared: SharedParts
    own: OwnPart
    viewer: TableViewer

    def whole(self) -> TableView:
        """Return all of it at once."""
        shared, own, table = self.shared, self.own, self.shared.table
        created = table.created
        return TableView(
            number=table.number,
            game=created.game,
            rules=created.rules,
            options=shared.options,
            visibility=created.visibility,
            seconds=created.seconds,
            lateness=created.lateness,
            commitment=created.commitment,
            aids=created.aids,
            branched=created.branched,
            retried=created.retried,
            daily=created.daily or None,
            contest=created.contest or None,
            status=shared.changing.status,
            why=shared.changing.why,
            seats=shared.seats_for(self.viewer),
            seat=own.seat,
            turn=own.turn,
            host=own.host,
            offers=own.offers,
            can_offer=own.can_offer,
            view=own.view,
            result=shared.changing.result,
            rematch=own.rematch,
            kept=own.kept,
        )

    def changes_since(self, before: Sight, patches: SharedPatches) -> dict[str, Any]:
        """Return the patch that makes an earlier sight of the same viewer into this one.

        ``patches`` hold what others who watch the table are told as well.
        """
        if before.shared.table.holders is not self.shared.table.holders:
            return difference(before.whole(), self.whole()) or {}
        # Nobody has come or gone, so the own seats are the same, and the seats change alike for all.
        alike = self.shared.changes_since(before.shared)
        own = difference(before.own, self.own, patches)
        return {**alike, **own} if own else alike


def sight(table: Table, viewer: TableViewer, seat: Seat | None, shared: SharedParts) -> Sight:
    """The table as a viewer sees it from a seat that they hold, or as a spectator."""
    if seat is not None and seat not in viewer.own:
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.require_seat(seat) + 1)
    pending = table.pending_turns[seat] if seat is not None else None
    own = OwnPart(
        seat=seat,
        turn=pending.number if pending else None,
        host=viewer.host,
        offers=tuple(_offer(table, offer, viewer.person) for offer in table.offers) if table.offers else (),
        can_offer=shared.can_offer(viewer),
        view=table.game.view(table.state, seat) if table.begun else None,
        rematch=table.rematch if viewer.is_member else None,
        kept=viewer.kept if table.playing else (),
    )
    return Sight(shared, own, viewer)


def table_view(table: Table, person: str | None, seat: Seat | None, names: Names) -> TableView:
    """The whole table as the person sees it from a seat that they hold, or as a spectator."""
    return sight(table, viewer_at(table, person), seat, SharedParts(table, names)).whole()


def _offer(table: Table, offer: Offer, person: str | None) -> OfferView:
    waits_for = [voter for voter in offer.voters(table.holders) if voter not in (*offer.agreed, *offer.declined)]
    return OfferView(
        number=offer.number,
        offer=offer.made.offer,
        by=table.seats_of(offer.made.person),
        seat=offer.made.seat,
        bot=offer.made.bot,
        agreed=_seats(table, offer.agreed),
        waits_for=_seats(table, waits_for),
        yours_to_answer=person in waits_for,
    )


def _seats(table: Table, persons: Sequence[str]) -> tuple[Seat, ...]:
    return tuple(seat for person in persons for seat in table.seats_of(person))
