"""Copies a whole storage, from and to any database, and verifies every table in the copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, TypeAlias

from townwright.server.store import about, file_of, shown
from townwright.server.store.backup import checksum as checksums
from townwright.server.store.backup import columns as backup_columns
from townwright.server.store.backup.checksum import Checksum, checksum_of
from townwright.server.store.backup.endpoints import filling, missing_from, reading
from townwright.server.store.errors import Clash, StoreError, Unusable
from townwright.server.store.models import StoredEvent
from townwright.server.store.queries import event_log
from townwright.server.store.seed_check import checked_dealer
from townwright.server.store.transaction import Row, Transaction

Check: TypeAlias = Callable[[str, Sequence[StoredEvent], str | None], object]
"""Plays a table's events again, and raises what is wrong with them or with its seed."""
ShowProgress: TypeAlias = Callable[[Iterable[str]], Iterable[str]]

PORTION: Final = 1_000


@dataclass(slots=True)
class Copied:
    """What was copied, and which tables were found to be wrong."""

    tables: int = 0
    events: int = 0
    people: int = 0
    damaged: dict[str, str] = field(default_factory=dict)
    """What is wrong, by table."""
    wrong_deals: dict[str, str] = field(default_factory=dict)
    """What is wrong with deals of days, by game and day: their seeds must be the ones that were committed to."""
    lacks: str | None = None
    """That the source's log is gone, and the copy holds only what is left."""
    sealed: bool = False
    """Whether the source was a backup with a checksum, which all its rows have."""


def copy(source: str, target: str, check: Check, progress: ShowProgress = iter) -> Copied:
    """Copy everything to a storage that is empty. What cannot be copied whole leaves nothing behind.

    A table that is damaged in the source is copied as it is and named: the others are worth saving. A backup that was
    changed since it was made is refused.
    """
    lacks = missing_from(source)
    with reading(source) as (old, sealed), filling(target) as new:
        checksum = Checksum()
        for table, columns in backup_columns.COLUMNS.items():
            copy_rows(old, new, table, sorted(columns), checksum, shown(source))
        instance = about.instance_of(old)
        new.rows("UPDATE about SET value = ? WHERE word = 'instance'", instance)
        checksum.add("about", ["instance"], (instance,))
        if file_of(target) is not None:
            checksums.put(new, checksum)  # compared with the rows when the file is closed
        elif str(checksum_of(new, backup_columns.COLUMNS)) != str(checksum):
            raise Unusable(f"What was written to {shown(target)} is not what was read; nothing was kept.")
        copied = verified(new, check, progress)
        copied.lacks, copied.sealed = lacks, sealed
        return copied


def copy_rows(
    old: Transaction, new: Transaction, table: str, columns: Sequence[str], checksum: Checksum, source: str
) -> None:
    """Copy all rows of one table of the database, and count them into the checksum."""
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    rows = old.stream(f"SELECT {names} FROM {table}")  # noqa: S608  names of our own tables
    for portion in portions(rows):
        for values in portion:
            checksum.add(table, columns, values)
        try:
            new.many(f"INSERT INTO {table} ({names}) VALUES ({marks})", portion)  # noqa: S608  the same names
        except Clash as error:
            raise Unusable(f"{source} is damaged: its {table} hold what cannot be there ({error}).") from None


def portions(rows: Iterator[Row]) -> Iterator[list[Row]]:
    """The rows, many at a time."""
    while portion := list(islice(rows, PORTION)):
        yield portion


def verified(transaction: Transaction, check: Check, progress: ShowProgress) -> Copied:
    """Read every table's log with its hashes, and play it again."""
    copied = Copied(people=transaction.rows("SELECT count(*) FROM people")[0][0])
    tables = [table_id for (table_id,) in transaction.rows("SELECT id FROM tables ORDER BY id")]
    for table_id in progress(tables):
        copied.tables += 1
        try:
            events = event_log.events_after(transaction, table_id, 0)
            copied.events += len(events)
            check(table_id, events, event_log.seed_of(transaction, table_id))
        except (StoreError, ValueError, LookupError, TypeError) as error:
            copied.damaged[table_id] = str(error)
    for name, number, seed, commitment in (
        *transaction.rows("SELECT game, day, seed, commitment FROM daily_deals"),
        *transaction.rows("SELECT contest_id, number, seed, commitment FROM contest_deals"),
    ):
        try:
            checked_dealer(f"{name} {number}", seed, commitment)
        except StoreError as error:
            copied.wrong_deals[f"{name} {number}"] = str(error)
    return copied
