"""A table as one viewer sees it: what some see alike, and which seats are the viewer's own.

All that changes is in the first part, which is made, compared and written once for all who are shown the same. What all
see alike of that is built without knowing who looks, so nothing that is hidden from anybody can be in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from townwright.core.refusals import NotYours
from townwright.core.seats import Seat
from townwright.tables.facts import OfferKind
from townwright.tables.patches import SharedPatches, difference, with_part
from townwright.tables.replies import OfferView, TableView
from townwright.tables.seats.holders import Offer
from townwright.tables.seats.viewers import TableViewer, viewer_at
from townwright.tables.seen.shared_parts import Names, SharedParts
from townwright.tables.table import Table


class OwnPart(NamedTuple):
    """What depends on who looks and changes while nobody comes or goes, by the names that it has in a ``TableView``."""

    turn: int | None
    offers: tuple[OfferView, ...]
    can_offer: tuple[OfferKind, ...]
    rematch: str | None
    kept: tuple[Seat, ...]


@dataclass(eq=False, slots=True)
class ShownParts:
    """What a viewer is shown of a table, but for which seats are the viewer's own: others may be shown the same."""

    shared: SharedParts
    own: OwnPart
    view: Any
    """The game's view as all have it who are shown the same; None before the game begins."""

    def changes_since(self, before: ShownParts, patches: SharedPatches) -> dict[str, Any]:
        """Return the patch from an earlier state, for a viewer who has had the same seats since.

        ``patches`` hold what others who watch the table are told as well.
        """
        return self._changes(before, difference(before.view, self.view, patches))

    def changes_with(
        self, before: ShownParts, place: tuple[str, str], part: Any, patches: SharedPatches
    ) -> dict[str, Any]:
        """Return the patch as ``changes_since`` does, with another patch for what only the viewer is shown."""
        return self._changes(before, with_part(patches.unwritten(before.view, self.view), place, part))

    def _changes(self, before: ShownParts, view: Any) -> dict[str, Any]:
        changes = self.shared.changes_since(before.shared)
        if before.own != self.own:
            own = zip(OwnPart._fields, before.own, self.own, strict=True)
            changes = changes | {name: [now] for name, earlier, now in own if earlier != now}
        return changes if view is None else changes | {"view": view}


@dataclass(eq=False, slots=True)
class Sight:
    """A table as one viewer sees it."""

    seen: ShownParts
    viewer: TableViewer
    seat: Seat | None
    """The seat that it is seen from; None for a spectator."""
    own_view: Any
    """What only this seat is shown of the game; None if that is nothing."""

    def whole(self) -> TableView:
        """Return all of it at once."""
        shared, own = self.seen.shared, self.seen.own
        table = shared.table
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
            seat=self.seat,
            turn=own.turn,
            host=self.viewer.host,
            offers=own.offers,
            can_offer=own.can_offer,
            view=shared.whole_view(self.seat),
            result=shared.changing.result,
            rematch=own.rematch,
            kept=own.kept,
        )

    def is_seen_as(self, before: Sight) -> bool:
        """Whether nobody has come or gone and the viewer looks from the same seat as before."""
        return before.seat == self.seat and before.viewer.holders is self.viewer.holders

    def changes_since(self, before: Sight, patches: SharedPatches) -> dict[str, Any]:
        """Return the patch that makes an earlier sight of the same viewer into this one."""
        if self.is_seen_as(before):
            if self.own_view is before.own_view:
                return self.seen.changes_since(before.seen, patches)
            part = difference(before.own_view, self.own_view)
            return self.seen.changes_with(before.seen, self.seen.shared.own_place(self.seat), part, patches)
        return difference(before.whole(), self.whole()) or {}


def seen(viewer: TableViewer, seat: Seat | None, shared: SharedParts) -> ShownParts:
    """What a viewer is shown of a table from a seat that they hold, or as a spectator."""
    table = shared.table
    if seat is not None and seat not in viewer.own:
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.require_seat(seat) + 1)
    pending = table.pending_turns[seat] if seat is not None else None
    own = OwnPart(
        turn=pending.number if pending else None,
        offers=tuple(_offer(table, offer, viewer.person) for offer in table.offers) if table.offers else (),
        can_offer=shared.can_offer(viewer),
        rematch=table.rematch if viewer.is_member else None,
        kept=viewer.kept if table.playing else (),
    )
    return ShownParts(shared, own, shared.view(seat))


def sight(viewer: TableViewer, seat: Seat | None, shared: SharedParts) -> Sight:
    """The table as a viewer sees it from a seat that they hold, or as a spectator."""
    return seen_by(viewer, seat, seen(viewer, seat, shared))


def seen_by(viewer: TableViewer, seat: Seat | None, shown: ShownParts) -> Sight:
    """The table as a viewer sees it who is shown these parts."""
    return Sight(shown, viewer, seat, shown.shared.own_view(seat))


def table_view(table: Table, person: str | None, seat: Seat | None, names: Names) -> TableView:
    """The whole table as the person sees it from a seat that they hold, or as a spectator."""
    return sight(viewer_at(table, person), seat, SharedParts(table, names)).whole()


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
