"""The index of a table, from which lists are made. It follows from the table, so it can always be made again."""

from __future__ import annotations

import json

from townwright.server.store.models import Index, StoredSeat, TableStage
from townwright.tables.deadlines import next_deadline
from townwright.tables.table import Table


def index_of(table: Table) -> Index:
    """The table's line in lists."""
    return Index(
        stage=stage(table),
        changed_at=table.at,
        public=table.created.visibility == "public",
        seats=tuple(
            StoredSeat(seat, holder.person, holder.bot, to_act=table.pending_turns[seat] is not None)
            for seat, holder in enumerate(table.holders)
        ),
        gone=former_players(table),
        due_at=next_deadline(table),
        summary=json.dumps(summary(table), separators=(",", ":")),
    )


def former_players(table: Table) -> tuple[str, ...]:
    """Return the people who left a game or were replaced; they find the table in their lists still."""
    return tuple(sorted({holder.kept_for for holder in table.holders if holder.kept_for} - set(table.persons)))


def summary(table: Table) -> dict[str, object]:
    """What else a list shows."""
    created = table.created
    extra: dict[str, object] = {
        "options": dict(created.options),
        "winners": winners(table),
        "seconds": created.seconds,
    }
    friends = {seat: one.player for seat, one in enumerate(table.holders) if one.player and one.player != one.person}
    if friends:
        extra["friends"] = friends
    if table.begun and table.ended == "finished":
        extra["totals"] = [table.game.standing(table.state, seat).total for seat in range(len(table.holders))]
        extra["aids"], extra["branched"] = created.aids, created.branched
    return extra


def stage(table: Table) -> TableStage:
    """Where the table stands, in the store's words."""
    if table.ended is not None:
        return "ended"
    return "running" if table.begun else "open"


def winners(table: Table) -> list[int]:
    """The seats that won, once the game has ended."""
    result = table.game.result(table.state) if table.begun and table.ended == "finished" else None
    return [] if result is None else list(result.winners)
