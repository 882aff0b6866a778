"""What people have shown in a game that has ended; it is kept with the table's line for lists."""

from __future__ import annotations

from itertools import islice
from typing import Final

from townwright.core.abilities.achievements import achieved, achievement_names
from townwright.core.records import Event, Record, Replay
from townwright.core.refusals import Refusal
from townwright.tables.seats.holders import own_seats
from townwright.tables.table import Table

MOST_SHOWN: Final = 24
"""People of one table of whom it is kept what they have shown, those with the first seats: every list reads it."""


def shown_at(table: Table) -> dict[str, tuple[str, ...]]:
    """What each person has shown on the own seat of a finished game, by seat as JSON has it.

    Nothing where the game was played with own components, goes on from a record, or has a deal that could be known:
    there one can arrange it.
    """
    if not table.begun or table.ended != "finished" or not table.created.counts or not achievement_names(table.game):
        return {}
    if has_own_components(table):
        return {}
    events = tuple(Event(move.seat, move.action) for move in table.moves)
    record = Record(table.game.name, table.created.rules, table.options, (), events)
    replay = Replay(record, table.state)
    people = islice(own_seats(table.holders).values(), MOST_SHOWN)
    shown = {str(seat): achieved(table.game, replay, seat) for seat in people}
    return {seat: names for seat, names in shown.items() if names}


def has_own_components(table: Table) -> bool:
    """Whether the options call component files that do not come with the game; a worker knows the files no more."""
    try:
        table.game.options(dict(table.created.options))
    except Refusal:
        return True
    return False
