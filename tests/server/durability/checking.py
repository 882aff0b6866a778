"""Looks at what is left with plain SQLite, knowing nothing of the store's own reading."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Self

from townwright.server.store import hash_chain
from townwright.server.store.errors import Damaged, Unusable
from townwright.server.store.models import Snapshot, StoredEvent
from townwright.server.store.sqlite import last_state

from .disk import Promised


@dataclass
class Findings:
    """What went wrong, counted over many trials."""

    trials: int = 0
    promised: int = 0
    lost: int = 0
    corrupt: int = 0
    doubled: int = 0
    faults: int = 0
    """How often the disk was made to fail."""
    spoilt: int = 0
    """Trials in which anything was wrong."""

    def __str__(self) -> str:
        return (
            f"{self.trials} trials, {self.faults} disk faults, {self.promised} promises checked: "
            f"{self.lost} lost, {self.corrupt} corrupt, {self.doubled} doubled; {self.spoilt} trials spoilt"
        )

    def __iadd__(self, other: Findings) -> Self:
        for count in fields(self):
            setattr(self, count.name, getattr(self, count.name) + getattr(other, count.name))
        return self

    def judge(self, path: Path, promised: Iterable[Promised]) -> None:
        """Count one more trial, in a file."""
        try:
            last_state.check(path)  # a store that is whole must not be taken for one whose log is gone
            found = read(path) if path.exists() else {}
        except (sqlite3.Error, Damaged, Unusable):
            self.trials += 1
            self.corrupt += 1
            self.spoilt += 1
        else:
            self.compare(found, promised)

    def compare(self, found: Mapping[str, Sequence[StoredEvent]], promised: Iterable[Promised]) -> None:
        """Count one more trial, in tables that could be read."""
        wanted = set(promised)
        kept = {Promised(table, event.number, event.body) for table, events in found.items() for event in events}
        lost = len(wanted - kept)
        doubled = sum(map(doubles, found.values()))
        self.trials += 1
        self.promised += len(wanted)
        self.lost += lost
        self.doubled += doubled
        if lost or doubled:
            self.spoilt += 1


def read(path: Path) -> dict[str, list[StoredEvent]]:
    """Every table's events, with integrity, numbers and hashes checked, and with the snapshot if there is one."""
    with closing(sqlite3.connect(path)) as database:
        (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'events'").fetchone():
            return {}
        tables = {}
        for table_id, head, hashed in database.execute("SELECT id, head, hash FROM tables").fetchall():
            rows = database.execute(
                "SELECT number, kind, body, at, seat, action_id, hash FROM events WHERE table_id = ? ORDER BY number",
                (table_id,),
            )
            chained = [(StoredEvent(*fields), event_hash) for *fields, event_hash in rows]
            if hash_chain.verify(table_id, 0, hash_chain.beginning(table_id), chained) != (head, hashed):
                raise Damaged(table_id, head)
            for *parts, sealed in database.execute(
                "SELECT number, maker, body, hash FROM snapshots WHERE table_id = ?", (table_id,)
            ):
                snapshot = Snapshot(*parts)
                if snapshot.number > head or hash_chain.seal(chained[snapshot.number - 1][1], snapshot) != sealed:
                    raise Damaged(table_id, snapshot.number)
            tables[table_id] = [event for event, _ in chained]
        return tables


def doubles(events: Iterable[StoredEvent]) -> int:
    """How many actions took effect more than once."""
    actions = [(event.seat, event.action_id) for event in events if event.action_id is not None]
    return len(actions) - len(set(actions))
