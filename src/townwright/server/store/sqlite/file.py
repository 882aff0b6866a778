"""A file of SQLite: statements to it, and what must be so before it is used."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import apsw

from townwright.server.store import about
from townwright.server.store.errors import BadPage, Clash, Unusable
from townwright.server.store.migrations import versions
from townwright.server.store.transaction import Row, SqlValue

OLDEST: Final = (3, 51, 3)
"""The first SQLite whose write-ahead log is safe with several connections."""
PATIENCE_MS: Final = 5_000
"""How long to wait for a lock that a visitor, such as a backup, holds."""


class SqliteTransaction:
    """A transaction of APSW, with the interface of the store."""

    is_alone = True
    """There is one writer of a file."""

    def __init__(self, database: apsw.Connection) -> None:
        self.database = database

    def rows(self, sql: str, *values: SqlValue) -> list[Row]:
        """Run one statement and return all its rows; ``BadPage`` if the file is damaged there."""
        try:
            return list(self.database.execute(sql, values))
        except (apsw.CorruptError, UnicodeDecodeError) as error:
            raise BadPage(str(error)) from None

    def many(self, sql: str, values: Iterable[Sequence[SqlValue]]) -> None:
        """Run one statement for each set of values; ``Clash`` if a key is there already."""
        try:
            self.database.executemany(sql, values)
        except apsw.ConstraintError as error:
            raise Clash(str(error)) from None

    def stream(self, sql: str) -> Iterator[Row]:
        """Yield the rows of a large answer, a few at a time."""
        return iter(self.database.execute(sql))

    def wake(self, table_id: str, number: int) -> None:
        """Do nothing, since there is no other process."""


class Typed(SqliteTransaction):
    """Makes tables that check the types of their columns and lie sorted by their keys."""

    def rows(self, sql: str, *values: SqlValue) -> list[Row]:
        """Run one statement; a new table or column gets checked types, a table no hidden row id."""
        if sql.startswith("ALTER TABLE"):
            sql = sql.replace("BIGINT", "INTEGER")
        if sql.startswith("CREATE TABLE"):
            sql = sql.replace("BIGINT", "INTEGER") + " STRICT, WITHOUT ROWID"
        return super().rows(sql, *values)


def sqlite_version(transaction: SqliteTransaction) -> int:
    """The version of the tables; 0 for an empty file."""
    found = transaction.rows("SELECT 1 FROM sqlite_master WHERE name = 'about'")
    return about.version_of(transaction) if found else 0


def check_surroundings(path: Path) -> None:
    """Say in one sentence why no database can be opened here."""
    version = apsw.sqlite_lib_version()
    if tuple(map(int, version.split("."))) < OLDEST:
        raise Unusable(f"SQLite {version} can damage its log; version 3.51.3 or newer is needed.")
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise Unusable(f"{path.parent} is no folder that can be written to.")
    if path.is_dir():
        raise Unusable(f"{path} is a folder; a storage is a file.")
    if path.exists() and not path.is_file():
        raise Unusable(f"{path} is no ordinary file.")


def make_private(path: Path) -> None:
    """Make an empty file that only its owner can read, unless there is one; it will hold seeds and hashes."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def look_first(path: Path, vfs: str | None = None) -> None:
    """Look at a file that nobody else uses, without writing, and refuse what is not ours or newer than we are."""
    if not path.exists() or path.stat().st_size == 0:
        return
    # Without a log beside it, the file is all there is, and can be read without making a log.
    log = Path(f"{path}-wal")
    is_all = not log.exists() or log.stat().st_size == 0
    database = open_to_read(path, vfs, "immutable=1" if is_all else "mode=ro")
    try:
        check_ours(database, path)
    finally:
        with suppress(apsw.Error):
            database.close()


def open_to_read(path: Path, vfs: str | None = None, how: str = "mode=ro") -> apsw.Connection:
    """A connection that cannot write."""
    address = f"{path.absolute().as_uri()}?{how}"
    try:
        database = apsw.Connection(address, flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI, vfs=vfs)
    except apsw.Error as error:
        raise Unusable(f"{path} cannot be opened: {error}.") from None
    database.set_busy_timeout(PATIENCE_MS)
    return database


def check_ours(database: apsw.Connection, path: Path, copying: bool = False) -> int:
    """The version of the tables; refuses the file of another program or of a newer Townwright that allows no older one.

    For a copy nothing newer is allowed, since what this version does not know would be left out.
    """
    transaction = SqliteTransaction(database)
    try:
        version = sqlite_version(transaction)
        oldest = about.oldest_of(transaction) if version and not copying else None
        foreign = version == 0 and bool(transaction.rows("SELECT 1 FROM sqlite_master"))
    except (apsw.Error, BadPage) as error:
        raise Unusable(f"{path} cannot be read as a database: {error}.") from None
    if foreign:
        raise Unusable(f"{path} is a database of another program; nothing was changed.")
    versions.check(version, str(path), oldest)
    return version


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """Turn errors of SQLite inside the block into one sentence."""
    try:
        yield
    except (apsw.Error, UnicodeDecodeError) as error:
        raise Unusable(f"{path} cannot be used: {error}.") from None
