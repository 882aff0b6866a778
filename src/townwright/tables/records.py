"""Makes the record of a table's game, with the dealer's commitment and, after the end, its seed."""

from __future__ import annotations

from typing import Any

from townwright.core.records import Event, Record
from townwright.core.refusals import NotNow
from townwright.tables.table import Table
from townwright.tables.views import Names


def record(table: Table, names: Names, seed: str | None = None) -> Record[Any, Any]:
    """The record of all moves that everybody may see; ``seed`` may be given only after the end."""
    if not table.begun:
        raise NotNow("table-no-record", "a table has a record once its game has begun")
    if seed is not None and table.ended is None:
        raise ValueError("the seed of a running game stays with the dealer")
    # A game that goes on from another's moves has draws that its own dealer did not make, unless it has the same seed.
    dealt = not table.created.branched or table.created.retried
    return Record(
        game=table.created.game,
        rules=table.created.rules,
        options=table.options,
        names=tuple(_name(table, seat, names) for seat in range(len(table.holders))),
        events=tuple(Event(move.seat, move.action) for move in table.moves if move.number not in table.hidden_actions),
        commitment=table.created.commitment if dealt else None,
        seed=seed if dealt else None,
    )


def text(table: Table, names: Names, seed: str | None = None) -> str:
    """The record as text in the game's notation."""
    return table.game.write(record(table, names, seed))


def _name(table: Table, seat: int, names: Names) -> str:
    holder = table.holders[seat]
    name = holder.bot or names.get(holder.player or "", "")
    return " ".join(name.split()) or table.seat_name(seat)
