"""Computes when seats must have acted, and marks those as late whose time is up."""

from __future__ import annotations

from townwright.core.seats import Seat
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import Late
from townwright.tables.seats.offers import replace_by_bot
from townwright.tables.table import Table


def deadline(table: Table, seat: Seat) -> int | None:
    """When the seat's time to act is up, in milliseconds since 1970; None if it is not limited."""
    pending = table.pending_turns[seat]
    if pending is None or table.created.seconds is None or table.holders[seat].bot is not None:
        return None
    return pending.at + 1000 * table.created.seconds


def next_deadline(table: Table) -> int | None:
    """The earliest deadline of the seats that are not late yet; None if there is none."""
    if table.created.seconds is None:
        return None
    times = (deadline(table, seat) for seat, pending in enumerate(table.pending_turns) if pending and not pending.late)
    return min((time for time in times if time is not None), default=None)


def time_up(writer: FactWriter) -> None:
    """Mark every seat whose time is up as late, and put a bot there if the table was created so."""
    for seat in range(len(writer.table.holders)):
        pending, due = writer.table.pending_turns[seat], deadline(writer.table, seat)
        if pending is not None and not pending.late and due is not None and due <= writer.at:
            writer.write(Late(seat))
            if writer.table.created.lateness == "bot":
                replace_by_bot(writer, seat, writer.table.created.stand_in)
