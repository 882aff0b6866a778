"""What people have shown in a game that has ended; it is kept with the table's line for lists."""

from __future__ import annotations

from townwright.core.abilities.achievements import achieved, achievement_names
from townwright.core.records import Event, Record, Replay
from townwright.core.refusals import Refusal
from townwright.tables.table import Table


def shown_at(table: Table) -> dict[str, tuple[str, ...]]:
    """What each person has shown in a finished game, by seat as JSON has it.

    Nothing where the game was played with own components, or goes on from a record: there one can arrange it.
    """
    if not table.begun or table.ended != "finished" or table.created.derived or not achievement_names(table.game):
        return {}
    if has_own_components(table):
        return {}
    events = tuple(Event(move.seat, move.action) for move in table.moves)
    record = Record(table.game.name, table.created.rules, table.options, (), events)
    replay = Replay(record, table.state)
    people = [seat for seat, holder in enumerate(table.holders) if holder.person is not None]
    shown = {str(seat): achieved(table.game, replay, seat) for seat in people}
    return {seat: names for seat, names in shown.items() if names}


def has_own_components(table: Table) -> bool:
    """Whether the options call component files that do not come with the game; a worker knows the files no more."""
    try:
        table.game.options(dict(table.created.options))
    except Refusal:
        return True
    return False
