"""Makes the lines that lists of tables show from the index of each table."""

from __future__ import annotations

import json

from townwright.server.protocol.responses import ListedSeat, ListedTable
from townwright.server.store.models import Listed, StoredSeat
from townwright.tables.views import Names


def listed_table(one: Listed, shown: Names, person: str | None) -> ListedTable:
    """The table as a list shows it to a person; ``shown`` holds the names of people."""
    summary = json.loads(one.index.summary)
    return ListedTable(
        table=one.table.id,
        game=one.table.game,
        options=summary.get("options", {}),
        stage=one.index.stage,
        seats=tuple(listed_seat(seat, shown, person) for seat in one.index.seats),
        more_seats=one.index.more_seats,
        host=shown.get(one.table.host or "", ""),
        created_at=one.table.created_at,
        changed_at=one.index.changed_at,
        due_at=one.index.due_at,
        seconds=summary.get("seconds"),
        winners=tuple(summary.get("winners", ())),
    )


def listed_seat(seat: StoredSeat, shown: Names, person: str | None) -> ListedSeat:
    """A seat as lists show it."""
    return ListedSeat(
        holder="bot" if seat.bot else "person" if seat.person else "nobody",
        name=seat.bot or shown.get(seat.player or seat.person or "", ""),
        yours=seat.person is not None and seat.person == person,
        to_act=seat.to_act,
    )
