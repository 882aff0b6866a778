"""The record of a table: what a game's own text needs, with the dealer's promise and, after the end, its seed."""

from __future__ import annotations

from typing import Any

from townwright.core.records import Event, Record
from townwright.core.refusals import NotNow
from townwright.tables.table import Room
from townwright.tables.views import Names


def record(room: Room, names: Names, seed: str | None = None) -> Record[Any, Any]:
    """Every move that all may see, from the start. The seed joins them only after the end."""
    if not room.begun:
        raise NotNow("table-no-record", "a table has a record once its game has begun")
    if seed is not None and room.ended is None:
        raise ValueError("the seed of a running game stays with the dealer")
    # A game that goes on from another's moves has draws that its own dealer did not make.
    dealt = not room.created.branched
    return Record(
        game=room.created.game,
        rules=room.created.rules,
        options=room.options,
        names=tuple(_name(room, seat, names) for seat in range(len(room.holders))),
        events=tuple(Event(move.seat, move.action) for move in room.moves if move.number not in room.together),
        commitment=room.created.commitment if dealt else None,
        seed=seed if dealt else None,
    )


def text(room: Room, names: Names, seed: str | None = None) -> str:
    """The record in the game's notation, for whoever may see all of it."""
    return room.game.write(record(room, names, seed))


def _name(room: Room, seat: int, names: Names) -> str:
    holder = room.holders[seat]
    name = holder.bot or names.get(holder.player or "", "")
    return " ".join(name.split()) or room.called(seat)
