"""Deadlines are data: the server's clock only asks the table to look at them."""

from __future__ import annotations

from townwright.core.seats import Seat
from townwright.tables.fact_writer import Pen
from townwright.tables.facts import Late
from townwright.tables.offers import replace_by_bot
from townwright.tables.table import Room


def deadline(room: Room, seat: Seat) -> int | None:
    """When the seat's time to act is up, in milliseconds since 1970; None if it has all the time in the world."""
    question = room.questions[seat]
    if question is None or room.created.seconds is None or room.holders[seat].bot is not None:
        return None
    return question.at + 1000 * room.created.seconds


def next_deadline(room: Room) -> int | None:
    """The first deadline that has not been missed yet."""
    times = (deadline(room, seat) for seat, question in enumerate(room.questions) if question and not question.late)
    return min((time for time in times if time is not None), default=None)


def time_up(pen: Pen) -> None:
    """Every seat whose time is up is late; the table's rule may put a bot there."""
    for seat in range(len(pen.room.holders)):
        question, due = pen.room.questions[seat], deadline(pen.room, seat)
        if question is not None and not question.late and due is not None and due <= pen.at:
            pen.write(Late(seat))
            if pen.room.created.lateness == "bot":
                replace_by_bot(pen, seat, pen.room.created.stand_in)
