"""What lists of tables show. It follows from the room, so it can always be made again."""

from __future__ import annotations

import json

from townwright.server.store.models import Index, Sitting, Stage
from townwright.tables.deadlines import next_deadline
from townwright.tables.table import Room


def index_of(room: Room) -> Index:
    """The table's line in lists."""
    return Index(
        stage=stage(room),
        changed_at=room.at,
        public=room.created.visibility == "public",
        seats=tuple(
            Sitting(seat, holder.person, holder.bot, to_act=room.questions[seat] is not None)
            for seat, holder in enumerate(room.holders)
        ),
        gone=gone(room),
        due_at=next_deadline(room),
        summary=json.dumps(summary(room), separators=(",", ":")),
    )


def gone(room: Room) -> tuple[str, ...]:
    """Whoever left a game or was replaced; they find the table in their lists still."""
    return tuple(sorted({holder.kept_for for holder in room.holders if holder.kept_for} - set(room.persons)))


def summary(room: Room) -> dict[str, object]:
    """What else a list shows."""
    created = room.created
    told: dict[str, object] = {"options": dict(created.options), "winners": winners(room), "seconds": created.seconds}
    friends = {seat: one.player for seat, one in enumerate(room.holders) if one.player and one.player != one.person}
    if friends:
        told["friends"] = friends
    if room.begun and room.ended == "finished":
        told["totals"] = [room.game.standing(room.state, seat).total for seat in range(len(room.holders))]
        told["aids"], told["branched"] = created.aids, created.branched
    return told


def stage(room: Room) -> Stage:
    """Where the table stands, in the store's words."""
    if room.ended is not None:
        return "ended"
    return "running" if room.begun else "open"


def winners(room: Room) -> list[int]:
    """The seats that won, once the game has ended."""
    result = room.game.result(room.state) if room.begun and room.ended == "finished" else None
    return [] if result is None else list(result.winners)
