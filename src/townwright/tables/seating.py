"""Taking seats and leaving them."""

from __future__ import annotations

from townwright.core.refusals import NotNow, NotYours
from townwright.core.seats import Seat
from townwright.tables.actions import begin
from townwright.tables.fact_writer import Pen
from townwright.tables.facts import BotSat, Ended, Left, Sat
from townwright.tables.table import Room


def sit(pen: Pen, person: str, seat: Seat | None, player: str | None, invited: bool) -> None:
    """A person takes an open seat, or the one that a bot kept warm for them."""
    room = pen.room
    not_over(room)
    place = next(iter(room.kept_for(person)), None) if seat is None else room.existing(seat)
    place = first_open(room) if place is None else place
    returns = place in room.kept_for(person)
    host = person == room.created.host
    if room.created.visibility == "private" and not (invited or host or returns):
        raise NotYours("table-by-invitation", "this table is private; ask for an invitation")
    if room.seats_of(person) and not room.created.several and (invited or not host):
        raise NotNow("table-one-seat", "you already have a seat at this table")
    if returns and room.holders[place].bot is not None:
        pen.write(Left(place, "replaced"))
    elif not room.holders[place].empty:
        raise NotNow("table-seat-taken", "seat {seat} is taken", seat=room.called(place))
    pen.write(Sat(place, person, player or person))
    begin(pen)


def sit_bot(pen: Pen, person: str, seat: Seat, bot: str) -> None:
    """The host puts a bot on an open seat before the game begins."""
    for_host_before_start(pen.room, person)
    if not pen.room.holders[pen.room.existing(seat)].empty:
        raise NotNow("table-seat-taken", "seat {seat} is taken", seat=pen.room.called(seat))
    pen.write(BotSat(seat, bot))
    begin(pen)


def leave(pen: Pen, person: str, seat: Seat) -> None:
    """A person gives a seat up. A game that its last person leaves is abandoned."""
    not_over(pen.room)
    if seat not in pen.room.seats_of(person):
        raise NotYours(
            "table-seat-not-yours", "seat {seat} is not yours", seat=pen.room.called(pen.room.existing(seat))
        )
    pen.write(Left(seat))
    if pen.room.begun and not pen.room.persons:
        pen.write(Ended("abandoned"))


def send_away(pen: Pen, person: str, seat: Seat) -> None:
    """The host empties a seat before the game begins."""
    for_host_before_start(pen.room, person)
    if pen.room.holders[pen.room.existing(seat)].empty:
        raise NotNow("table-seat-empty", "nobody sits on seat {seat}", seat=pen.room.called(seat))
    pen.write(Left(seat, "sent-away"))


def cancel(pen: Pen, person: str) -> None:
    """The host clears the table before the game begins."""
    for_host_before_start(pen.room, person)
    pen.write(Ended("cancelled"))


def first_open(room: Room) -> Seat:
    """The first seat without anybody."""
    for seat, holder in enumerate(room.holders):
        if holder.empty:
            return seat
    raise NotNow("table-full", "no seat is open at this table")


def for_host_before_start(room: Room, person: str) -> None:
    """What only the host may do, and only while the seats fill."""
    not_over(room)
    if person != room.created.host:
        raise NotYours("table-for-host", "only the host of the table may do this")
    if room.begun:
        raise NotNow("table-begun", "the game has begun")


def not_over(room: Room) -> None:
    """Nothing changes at a table that has ended."""
    if room.ended is not None:
        raise NotNow("table-over", "this table is over")
