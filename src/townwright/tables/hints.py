"""What seats may ask for and show without touching the game: hints for a turn, suggestions to the others."""

from __future__ import annotations

from townwright.core.refusals import NotNow, NotYours
from townwright.core.seats import Seat
from townwright.tables.table import Question, Table


def suggested(table: Table, person: str | None, seat: Seat, action: str | None) -> str | None:
    """The action as the game spells it, if the person may suggest from this seat; None takes back what was there.

    Whether the rules allow it is not looked at: an answer to that could tell what a seat may not know.
    """
    own_seat_of_a_game(table, person, seat)
    return None if action is None else str(table.game.read(action))


def hinted(table: Table, person: str | None, seat: Seat) -> Question:
    """The question that a hint would help with, if the person may ask for one."""
    own_seat_of_a_game(table, person, seat)
    if not table.created.aids:
        raise NotNow("table-no-aids", "hints are off at this table")
    question = table.questions[seat]
    if question is None:
        raise NotNow("table-not-your-turn", "it is not the turn of seat {seat}", seat=table.called(seat))
    return question


def own_seat_of_a_game(table: Table, person: str | None, seat: Seat) -> None:
    """Both are for whoever holds the seat of a running game."""
    if seat not in table.seats_of(person):
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.called(table.existing(seat)))
    if not table.playing:
        raise NotNow("table-not-playing", "there is no game running at this table")
