"""Checks who may ask for a hint or show a suggestion to the other seats; neither changes the table."""

from __future__ import annotations

from townwright.core.refusals import NotNow, NotYours
from townwright.core.seats import Seat
from townwright.tables.table import PendingTurn, Table


def check_suggestion(table: Table, person: str | None, seat: Seat, action: str | None) -> str | None:
    """Return the suggested action as the game spells it; refused unless the person holds this seat of a running game.

    None takes the seat's suggestion back. Whether the rules allow the action is not checked: the reply could tell
    what a seat may not know.
    """
    require_own_seat(table, person, seat)
    return None if action is None else str(table.game.read(action))


def check_hint_request(table: Table, person: str | None, seat: Seat) -> PendingTurn:
    """Return the pending turn that a hint is for; refused unless hints are on and it is the turn of this own seat."""
    require_own_seat(table, person, seat)
    if not table.created.aids:
        raise NotNow("table-no-aids", "hints are off at this table")
    pending = table.pending_turns[seat]
    if pending is None:
        raise NotNow("table-not-your-turn", "it is not the turn of seat {seat}", seat=seat + 1)
    return pending


def require_own_seat(table: Table, person: str | None, seat: Seat) -> None:
    """Raise a refusal unless the person holds the seat and the game is running."""
    if seat not in table.seats_of(person):
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.require_seat(seat) + 1)
    if not table.playing:
        raise NotNow("table-not-playing", "there is no game running at this table")
