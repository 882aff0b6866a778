"""Who somebody is at a table: what follows from who has which seat, and stays as long as nobody comes or goes."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.seats import Seat
from townwright.tables.seats.holders import SeatHolder
from townwright.tables.table import Table


@dataclass(frozen=True, slots=True)
class TableViewer:
    """A person who looks at a table, or None without a session, while its seats are held like this."""

    person: str | None
    holders: tuple[SeatHolder, ...]
    own: tuple[Seat, ...]
    """The seats that the person holds."""
    kept: tuple[Seat, ...]
    """The seats that the person left and may take again."""
    host: bool
    is_member: bool
    """Whether the person has a seat or is the host."""
    is_outside: bool
    """Whether the person only looks on, and had no seat before either."""

    def seat(self, table: Table, asked: Seat | None = None) -> Seat | None:
        """The seat that the person sees the table from: the one asked for, or of several the one that is to act."""
        own = self.own
        if asked in own:
            return asked
        if len(own) < 2:
            return own[0] if own else None
        return next((seat for seat in own if seat in table.to_act), own[0])


def viewer_at(table: Table, person: str | None) -> TableViewer:
    """Return who a person is at a table now."""
    host = person is not None and person == table.created.host
    own, kept = table.seats_of(person), table.kept_for(person)
    is_member = host or bool(own)
    return TableViewer(person, table.holders, own, kept, host, is_member, is_outside=not (is_member or kept))
