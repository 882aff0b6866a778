"""Copies a whole storage, from and to any database, and verifies every table in the copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, TypeAlias

from townwright.server.store import migrations
from townwright.server.store.backup.endpoints import filling, missing_from, reading
from townwright.server.store.errors import StoreError
from townwright.server.store.models import Event
from townwright.server.store.operations import events as logs
from townwright.server.store.transaction import Row, Transaction

Check: TypeAlias = Callable[[Sequence[Event]], object]
"""Plays a table's events again, and raises what is wrong with them."""
Progress: TypeAlias = Callable[[Iterable[str]], Iterable[str]]

PORTION: Final = 1_000


@dataclass(slots=True)
class Copied:
    """What was copied, and which tables were found to be wrong."""

    tables: int = 0
    events: int = 0
    people: int = 0
    damaged: dict[str, str] = field(default_factory=dict)
    """What is wrong, by table."""
    lacks: str | None = None
    """That the source's log is gone, and the copy holds only what is left."""


def copy(source: str, target: str, check: Check, progress: Progress = iter) -> Copied:
    """Copy everything to a storage that is empty. What cannot be copied whole leaves nothing behind.

    A table that is damaged in the source is copied as it is and named: the others are worth saving.
    """
    lacks = missing_from(source)
    with reading(source) as old, filling(target) as new:
        for table, columns in migrations.COLUMNS.items():
            copy_rows(old, new, table, columns)
        new.rows("UPDATE about SET value = ? WHERE word = 'instance'", migrations.instance_of(old))
        copied = verified(new, check, progress)
        copied.lacks = lacks
        return copied


def copy_rows(old: Transaction, new: Transaction, table: str, columns: Sequence[str]) -> None:
    """All rows of one table of the database."""
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    rows = old.stream(f"SELECT {names} FROM {table}")  # noqa: S608  names of our own schema
    for portion in portions(rows):
        new.many(f"INSERT INTO {table} ({names}) VALUES ({marks})", portion)  # noqa: S608  the same names


def portions(rows: Iterator[Row]) -> Iterator[list[Row]]:
    """The rows, many at a time."""
    while portion := list(islice(rows, PORTION)):
        yield portion


def verified(transaction: Transaction, check: Check, progress: Progress) -> Copied:
    """Read every table's log with its hashes, and play it again."""
    copied = Copied(people=transaction.rows("SELECT count(*) FROM people")[0][0])
    tables = [table_id for (table_id,) in transaction.rows("SELECT id FROM tables ORDER BY id")]
    for table_id in progress(tables):
        copied.tables += 1
        try:
            events = logs.events_after(transaction, table_id, 0)
            copied.events += len(events)
            check(events)
        except (StoreError, ValueError, LookupError, TypeError) as error:
            copied.damaged[table_id] = str(error)
    return copied
