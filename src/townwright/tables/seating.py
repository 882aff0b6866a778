"""Taking seats and leaving them."""

from __future__ import annotations

from townwright.core.refusals import NotNow, NotYours
from townwright.core.seats import Seat
from townwright.tables.actions import begin
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import BotSat, Ended, Left, Sat
from townwright.tables.table import Table


def sit(writer: FactWriter, person: str, seat: Seat | None, player: str | None, invited: bool) -> None:
    """A person takes an open seat, or the one that a bot kept warm for them."""
    table = writer.table
    not_over(table)
    place = next(iter(table.kept_for(person)), None) if seat is None else table.existing(seat)
    place = first_open(table) if place is None else place
    returns = place in table.kept_for(person)
    host = person == table.created.host
    if table.created.visibility == "private" and not (invited or host or returns):
        raise NotYours("table-by-invitation", "this table is private; ask for an invitation")
    if table.seats_of(person) and not table.created.several and (invited or not host):
        raise NotNow("table-one-seat", "you already have a seat at this table")
    if returns and table.holders[place].bot is not None:
        writer.write(Left(place, "replaced"))
    elif not table.holders[place].empty:
        raise NotNow("table-seat-taken", "seat {seat} is taken", seat=table.called(place))
    writer.write(Sat(place, person, player or person))
    begin(writer)


def sit_bot(writer: FactWriter, person: str, seat: Seat, bot: str) -> None:
    """The host puts a bot on an open seat before the game begins."""
    for_host_before_start(writer.table, person)
    if not writer.table.holders[writer.table.existing(seat)].empty:
        raise NotNow("table-seat-taken", "seat {seat} is taken", seat=writer.table.called(seat))
    writer.write(BotSat(seat, bot))
    begin(writer)


def leave(writer: FactWriter, person: str, seat: Seat) -> None:
    """A person gives a seat up. A game that its last person leaves is abandoned."""
    not_over(writer.table)
    if seat not in writer.table.seats_of(person):
        raise NotYours(
            "table-seat-not-yours", "seat {seat} is not yours", seat=writer.table.called(writer.table.existing(seat))
        )
    writer.write(Left(seat))
    if writer.table.begun and not writer.table.persons:
        writer.write(Ended("abandoned"))


def send_away(writer: FactWriter, person: str, seat: Seat) -> None:
    """The host empties a seat before the game begins."""
    for_host_before_start(writer.table, person)
    if writer.table.holders[writer.table.existing(seat)].empty:
        raise NotNow("table-seat-empty", "nobody sits on seat {seat}", seat=writer.table.called(seat))
    writer.write(Left(seat, "sent-away"))


def cancel(writer: FactWriter, person: str) -> None:
    """The host clears the table before the game begins."""
    for_host_before_start(writer.table, person)
    writer.write(Ended("cancelled"))


def first_open(table: Table) -> Seat:
    """The first seat without anybody."""
    for seat, holder in enumerate(table.holders):
        if holder.empty:
            return seat
    raise NotNow("table-full", "no seat is open at this table")


def for_host_before_start(table: Table, person: str) -> None:
    """What only the host may do, and only while the seats fill."""
    not_over(table)
    if person != table.created.host:
        raise NotYours("table-for-host", "only the host of the table may do this")
    if table.begun:
        raise NotNow("table-begun", "the game has begun")


def not_over(table: Table) -> None:
    """Nothing changes at a table that has ended."""
    if table.ended is not None:
        raise NotNow("table-over", "this table is over")
