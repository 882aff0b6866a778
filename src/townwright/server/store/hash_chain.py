"""The chain of hashes that each table's events hang on: whatever is changed or missing breaks it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from townwright.server.store.errors import Damaged
from townwright.server.store.models import Snapshot, StoredEvent

WRITING = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=repr)
"""One spelling for ever: the hashes of stored events depend on it. A damaged row may hold bytes where a text was; they
are spelled too, so that the hash is wrong and nothing fails."""


def beginning(table_id: str) -> str:
    """What the first event's hash follows."""
    return hashlib.sha256(f"townwright table {table_id}".encode()).hexdigest()


def following(before: str, event: StoredEvent) -> str:
    """The hash of an event that comes after the event with the hash ``before``."""
    content = [before, event.number, event.kind, event.body, event.at, event.seat, event.action_id]
    return hashlib.sha256(WRITING.encode(content).encode()).hexdigest()


def hashes(before: str, events: Iterable[StoredEvent]) -> list[str]:
    """The hash of each event in turn."""
    found = []
    for event in events:
        before = following(before, event)
        found.append(before)
    return found


def verify(table_id: str, number: int, before: str, chained: Iterable[tuple[StoredEvent, str]]) -> tuple[int, str]:
    """Where the chain ends that goes on after event ``number`` with the hash ``before``; ``Damaged`` if it breaks."""
    for event, claimed in chained:
        if event.number != number + 1 or following(before, event) != claimed:
            raise Damaged(table_id, number + 1)
        number, before = event.number, claimed
    return number, before


def seal(event_hash: str, snapshot: Snapshot) -> str:
    """The hash of a snapshot that was taken after the event with that hash."""
    content = [event_hash, snapshot.number, snapshot.maker, snapshot.body]
    return hashlib.sha256(WRITING.encode(content).encode()).hexdigest()
