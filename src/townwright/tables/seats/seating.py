"""Handles taking seats and leaving them, and what the host may do before the game begins."""

from __future__ import annotations

from townwright.core.refusals import NotNow, NotYours
from townwright.core.seats import Seat
from townwright.tables.actions import begin_game
from townwright.tables.fact_writer import FactWriter, require_space
from townwright.tables.facts import BotSat, Ended, Left, Sat
from townwright.tables.table import Table


def sit(writer: FactWriter, person: str, seat: Seat | None, player: str | None, invited: bool) -> None:
    """Seat a person on an open seat, or on the one that is kept for them, and begin the game if it was the last."""
    table = writer.table
    require_not_ended(table)
    require_space(table, reserve=table.begun)
    place = next(iter(table.kept_for(person)), None) if seat is None else table.require_seat(seat)
    place = first_open_seat(table) if place is None else place
    returns = place in table.kept_for(person)
    host = person == table.created.host
    if table.created.visibility == "private" and not (invited or host or returns):
        raise NotYours("table-by-invitation", "this table is private; ask for an invitation")
    if table.seats_of(person) and not table.created.several and (invited or not host):
        raise NotNow("table-one-seat", "you already have a seat at this table")
    if returns and table.holders[place].bot is not None:
        writer.write(Left(place, "replaced"))
    elif not table.holders[place].empty:
        raise NotNow("table-seat-taken", "seat {seat} is taken", seat=place + 1)
    writer.write(Sat(place, person, player or person))
    begin_game(writer)


def sit_bot(writer: FactWriter, person: str, seat: Seat, bot: str) -> None:
    """Put a bot on an open seat before the game begins, as only the host may."""
    require_host_before_start(writer.table, person)
    require_space(writer.table)
    if not writer.table.holders[writer.table.require_seat(seat)].empty:
        raise NotNow("table-seat-taken", "seat {seat} is taken", seat=seat + 1)
    writer.write(BotSat(seat, bot))
    begin_game(writer)


def leave(writer: FactWriter, person: str, seat: Seat) -> None:
    """Empty a seat that the person gives up; a game that its last person leaves is abandoned."""
    require_not_ended(writer.table)
    if seat not in writer.table.seats_of(person):
        raise NotYours(
            "table-seat-not-yours",
            "seat {seat} is not yours",
            seat=writer.table.require_seat(seat) + 1,
        )
    writer.write(Left(seat))
    if writer.table.begun and not writer.table.persons:
        writer.write(Ended("abandoned"))


def transfer_seats(writer: FactWriter, person: str, account: str) -> None:
    """Seat an account on all seats of a person, in a game that runs or is over; a friend's seat keeps its name."""
    for seat in writer.table.seats_of(person):
        player = writer.table.holders[seat].player
        writer.write(Sat(seat, account, account if player in (None, person) else player))


def send_away(writer: FactWriter, person: str, seat: Seat) -> None:
    """Empty somebody's seat before the game begins, as only the host may."""
    require_host_before_start(writer.table, person)
    if writer.table.holders[writer.table.require_seat(seat)].empty:
        raise NotNow("table-seat-empty", "nobody sits on seat {seat}", seat=seat + 1)
    writer.write(Left(seat, "sent-away"))


def cancel(writer: FactWriter, person: str) -> None:
    """End the table as cancelled before the game begins, as only the host may."""
    require_host_before_start(writer.table, person)
    writer.write(Ended("cancelled"))


def first_open_seat(table: Table) -> Seat:
    """Return the first empty seat; refused if there is none."""
    for seat, holder in enumerate(table.holders):
        if holder.empty:
            return seat
    raise NotNow("table-full", "no seat is open at this table")


def require_host_before_start(table: Table, person: str) -> None:
    """Raise a refusal unless the person is the host and the game has not begun."""
    require_not_ended(table)
    if person != table.created.host:
        raise NotYours("table-for-host", "only the host of the table may do this")
    if table.begun:
        raise NotNow("table-begun", "the game has begun")


def require_not_ended(table: Table) -> None:
    """Raise a refusal if the table has ended."""
    if table.ended is not None:
        raise NotNow("table-over", "this table is over")
