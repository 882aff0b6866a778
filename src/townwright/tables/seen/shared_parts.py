"""The parts of a table's views that all viewers see alike, made once for each state of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from townwright.core.abilities.sharing import SharedViews, SplitViews, shared_views
from townwright.core.seats import Seat
from townwright.tables.deadlines import deadline
from townwright.tables.facts import EndReason, OfferKind
from townwright.tables.patches import difference
from townwright.tables.replies import ResultView, SeatView
from townwright.tables.seats import offers
from townwright.tables.seats.viewers import TableViewer
from townwright.tables.table import Table

Names: TypeAlias = Mapping[str, str]
"""The shown names of people by their ids; whoever is missing has gone."""
Status: TypeAlias = Literal["waiting", "playing", "ended"]


@dataclass(frozen=True, slots=True)
class ChangingParts:
    """What all see alike and a game may change, the seats apart, by the names that it has in a ``TableView``."""

    number: int
    status: Status
    why: EndReason | None
    result: ResultView | None


class SharedParts:
    """What all viewers of one state of a table see alike.

    A part that is the same as in the state before is the same object, so that whoever compares two views finds out at
    once. Nothing here depends on who looks: what only one viewer may know is in no part.
    """

    def __init__(self, table: Table, names: Names, before: SharedParts | None = None) -> None:
        """``before`` are the parts of an earlier state of the same table."""
        self.table = table
        self.options: Mapping[str, str] = dict(table.created.options) if before is None else before.options
        self.changing = ChangingParts(
            number=table.number,
            status=status(table),
            why=table.ended,
            result=_result(table) if table.ended is not None else None,
        )
        self.seats = tuple([self._seat(seat, names, before) for seat in range(len(table.holders))])
        """As those see them who have none."""
        views = None if before is None else before.views
        self.views: SharedViews | None = shared_views(table.game, table.state, views) if table.begun else None
        """The game's views, as all have them who are shown the same; None before the game begins."""
        if before is not None:
            before._changes.clear()  # nobody is told any more how that state was reached
        self._changes: dict[int, tuple[SharedParts, dict[str, Any]]] = {}
        same_offers = before is not None and offers.same_offers(before.table, table)
        self._lasting: dict[str | None, tuple[OfferKind, ...]] = before._lasting if before and same_offers else {}
        self._own: dict[Seat, SeatView] = {} if before is None else before._still_own(self.seats)

    def changes_since(self, before: SharedParts) -> dict[str, Any]:
        """Return what has changed for everybody since an earlier state, as a patch; found once for each of those."""
        found = self._changes.get(id(before))
        if found is None:
            changes = difference(before.changing, self.changing) or {}
            seats = {
                str(seat): patch
                for seat, (old, new) in enumerate(zip(before.seats, self.seats, strict=True))
                if (patch := difference(old, new)) is not None
            }  # seat by seat, since whoever has one sees it marked, which stays
            found = self._changes[id(before)] = before, {**changes, "seats": seats} if seats else changes
        return found[1]

    def view(self, seat: Seat | None) -> Any:
        """Return the game's view without what only a seat is shown of it: the same object for all who share it."""
        views = self.views
        return None if views is None else views.common if type(views) is SplitViews else views.of(seat)

    def whole_view(self, seat: Seat | None) -> Any:
        """Return the game's view as a seat has it, all of it; None before the game begins."""
        views = self.views
        if views is None:
            return None
        return views.of(seat) if type(views) is SplitViews else self.table.game.view(self.table.state, seat)

    def own_view(self, seat: Seat | None) -> Any:
        """Return what only a seat is shown beside that: the same object for as long as nothing of it changes."""
        return self.views.own(seat) if type(self.views) is SplitViews else None

    def own_place(self, seat: Seat | None) -> tuple[str, str]:
        """Return where in a seat's view that stands; only if there is something."""
        if seat is None or type(self.views) is not SplitViews:
            raise ValueError(f"seat {seat} is shown nothing alone")
        return self.views.place(seat)

    def can_offer(self, viewer: TableViewer) -> tuple[OfferKind, ...]:
        """Return what a viewer may offer now. Only taking back comes and goes with every move."""
        if not viewer.own:
            return ()
        lasting = self._lasting.get(viewer.person)
        if lasting is None:
            others = (kind for kind in offers.KINDS if kind != "undo")
            lasting = tuple(kind for kind in others if offers.may_offer(self.table, viewer.person, kind))
            self._lasting[viewer.person] = lasting
        moves = self.table.moves
        own_move = bool(moves) and moves[-1].seat in viewer.own
        return ("undo", *lasting) if own_move and offers.may_offer(self.table, viewer.person, "undo") else lasting

    def seats_for(self, viewer: TableViewer) -> tuple[SeatView, ...]:
        """Return the seats as a viewer sees them: the own ones are marked."""
        if not viewer.own:
            return self.seats
        return tuple(self._own_seat(seat) if seat.seat in viewer.own else seat for seat in self.seats)

    def _own_seat(self, seat: SeatView) -> SeatView:
        found = self._own.get(seat.seat)
        if found is None:
            found = self._own[seat.seat] = SeatView(
                seat=seat.seat,
                called=seat.called,
                holder=seat.holder,
                name=seat.name,
                yours=True,
                host=seat.host,
                to_act=seat.to_act,
                deadline=seat.deadline,
                late=seat.late,
            )
        return found

    def _still_own(self, seats: tuple[SeatView, ...]) -> dict[Seat, SeatView]:
        """The seats that were marked for whoever has them and have not changed."""
        return {seat: view for seat, view in self._own.items() if seats[seat] is self.seats[seat]}

    def _seat(self, seat: Seat, names: Names, before: SharedParts | None) -> SeatView:
        table = self.table
        holder, pending = table.holders[seat], table.pending_turns[seat]
        name = holder.bot or names.get(holder.player or "", "")
        if before is not None:
            old, view = before.table, before.seats[seat]
            if old.holders[seat] is holder and old.pending_turns[seat] is pending and view.name == name:
                return view
        word: Literal["person", "bot", "nobody"] = "nobody" if holder.empty else "bot" if holder.bot else "person"
        return SeatView(
            seat=seat,
            called=table.seat_name(seat),
            holder=word,
            name=name,
            host=holder.person is not None and holder.person == table.created.host,
            to_act=pending is not None,
            deadline=deadline(table, seat),
            late=pending is not None and pending.late,
        )


def status(table: Table) -> Status:
    """Whether the table waits for players, is playing or has ended."""
    if table.ended is not None:
        return "ended"
    return "playing" if table.begun else "waiting"


def _result(table: Table) -> ResultView | None:
    result = table.game.result(table.state) if table.begun else None
    if result is None:
        return None
    totals = tuple(table.game.standing(table.state, seat).total for seat in range(len(table.holders)))
    return ResultView(result.ranks, result.winners, totals, result.facts())
