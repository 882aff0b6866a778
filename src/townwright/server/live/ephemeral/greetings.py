"""What people at a table say to each other: a phrase of a fixed list, so that no stranger's words reach anybody."""

from __future__ import annotations

import msgspec

from townwright.core.refusals import NotYours
from townwright.core.seats import Seat
from townwright.server.protocol.field_types import Greeting
from townwright.tables.table import Table


class GreetingNotice(msgspec.Struct, frozen=True, tag="greets"):
    """What a seat says, as other processes are told."""

    seat: Seat
    greeting: Greeting


def check_own_seat(table: Table, person: str | None, seat: Seat) -> None:
    """Refuse a greeting from a seat that is not the person's own."""
    if seat not in table.seats_of(person):
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.require_seat(seat) + 1)
