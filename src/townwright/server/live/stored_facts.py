"""Facts and replies as the store keeps them: facts as numbered events, the reply of an action id, a sender by name."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from townwright.core.refusals import Refusal
from townwright.server.store import models
from townwright.server.store.errors import Damaged
from townwright.server.store.models import StoredEvent
from townwright.tables import facts
from townwright.tables.commands import BotSender, PersonSender, Sender
from townwright.tables.facts import Acted, Created, NumberedFact
from townwright.tables.replies import Accepted, Refused, Reply


def sender_name(sender: Sender) -> str:
    """Return how the store calls the sender of a command; no person's id has a blank."""
    match sender:
        case PersonSender(person):
            return person
        case BotSender(seat):
            return f"bot {seat}"
        case _:
            return "the clock"


def created_by(first: NumberedFact) -> Created:
    """What was agreed when a table was laid, by its first fact."""
    if not isinstance(first.fact, Created):
        raise TypeError(f"a table begins with its creation, not with {first.fact!r}")
    return first.fact


def happened(event: StoredEvent) -> NumberedFact:
    """A stored event as a fact."""
    return NumberedFact(event.number, event.at, facts.read(event.kind, event.body))


def read(table_id: str, event: StoredEvent) -> NumberedFact:
    """A table's event as a fact; ``Damaged`` if it cannot be read."""
    try:
        return happened(event)
    except Refusal as refusal:
        raise Damaged(table_id, event.number) from refusal


def events(new: Sequence[NumberedFact], action_id: str | None = None) -> list[StoredEvent]:
    """Facts as events to store; the first one was caused by the action of that id."""
    return [
        StoredEvent(
            number=one.number,
            kind=facts.kind(one.fact),
            body=facts.body(one.fact),
            at=one.at,
            seat=one.fact.seat if isinstance(one.fact, Acted) else None,
            action_id=action_id if place == 0 else None,
        )
        for place, one in enumerate(new)
    ]


def reply_from(stored: models.StoredReply) -> Reply:
    """The answer that was stored for an action id."""
    if stored.number is not None:
        return Accepted(stored.number)
    return msgspec.json.decode(stored.refusal or "", type=Refused)
