"""Deadlines are data: the server's clock only asks the table to look at them."""

from __future__ import annotations

from townwright.core.seats import Seat
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import Late
from townwright.tables.offers import replace_by_bot
from townwright.tables.table import Table


def deadline(table: Table, seat: Seat) -> int | None:
    """When the seat's time to act is up, in milliseconds since 1970; None if it has all the time in the world."""
    question = table.questions[seat]
    if question is None or table.created.seconds is None or table.holders[seat].bot is not None:
        return None
    return question.at + 1000 * table.created.seconds


def next_deadline(table: Table) -> int | None:
    """The first deadline that has not been missed yet."""
    times = (deadline(table, seat) for seat, question in enumerate(table.questions) if question and not question.late)
    return min((time for time in times if time is not None), default=None)


def time_up(writer: FactWriter) -> None:
    """Every seat whose time is up is late; the table's rule may put a bot there."""
    for seat in range(len(writer.table.holders)):
        question, due = writer.table.questions[seat], deadline(writer.table, seat)
        if question is not None and not question.late and due is not None and due <= writer.at:
            writer.write(Late(seat))
            if writer.table.created.lateness == "bot":
                replace_by_bot(writer, seat, writer.table.created.stand_in)
