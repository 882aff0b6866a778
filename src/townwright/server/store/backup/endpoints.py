"""The two ends of a copy: a storage that is only read, also while a server uses it, and one that is still empty."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import apsw

from townwright.server.store import file_of
from townwright.server.store.backup import checksum
from townwright.server.store.errors import BadPage, Incomplete, Unusable
from townwright.server.store.migrations import versions
from townwright.server.store.postgres.driver import check_driver
from townwright.server.store.sqlite import last_state
from townwright.server.store.sqlite.file import (
    SqliteTransaction,
    Typed,
    check_ours,
    check_surroundings,
    make_private,
    open_to_read,
    sentences,
    sqlite_version,
)
from townwright.server.store.transaction import Row, SqlValue, Transaction

WITH_LOG: Final = slice(18, 19)
"""Where the head of a file says how it is written; 2 is with a log beside it. A backup has none."""


@contextmanager
def reading(url: str) -> Iterator[tuple[Transaction, bool]]:
    """One consistent state of a storage, which is not written to, and whether it is a backup with a right checksum."""
    path = file_of(url)
    if path is None:
        check_driver()
        from townwright.server.store.postgres.opening import reading_postgres

        with reading_postgres(url) as found:
            yield found, False
        return
    if not path.is_file() or path.stat().st_size == 0:
        raise Unusable(f"There is no storage {path}.")
    with closing(open_to_read(path)) as database, sentences(path):
        database.execute("BEGIN")
        version, source = check_ours(database, path, copying=True), SourceFile(database, path)
        sealed = checksum.verify(source, str(path))
        if version == len(versions.VERSIONS):
            yield source, sealed
        else:
            with brought_up(database) as newest:
                yield newest, sealed


def refuse_other_names(path: Path) -> None:
    """Refuse a server's file that has several names: what was written last lies in a log beside one of them."""
    with path.open("rb") as file:
        has_log = file.read(WITH_LOG.stop)[WITH_LOG] == b"\x02"
    names = path.stat().st_nlink
    if names > 1 and has_log:
        raise Unusable(
            f"{path} has {names} names (hard links), and its log lies beside one of them; name that one, and delete "
            f"the others first."
        )


class SourceFile(SqliteTransaction):
    """Reads a file and says that it is that file which cannot be read, whatever is written meanwhile."""

    def __init__(self, database: apsw.Connection, path: Path) -> None:
        super().__init__(database)
        self._path = path

    def rows(self, sql: str, *values: SqlValue) -> list[Row]:
        """Run one statement and return all its rows; an error names this file."""
        with self._blamed():
            return super().rows(sql, *values)

    def stream(self, sql: str) -> Iterator[Row]:
        """Yield the rows of a large answer, a few at a time; an error names this file."""
        with self._blamed():
            yield from super().stream(sql)

    @contextmanager
    def _blamed(self) -> Iterator[None]:
        try:
            yield
        except (apsw.Error, BadPage, UnicodeDecodeError) as error:
            raise Unusable(f"{self._path} is damaged and cannot be read whole: {error}.") from None


def missing_from(url: str) -> str | None:
    """What a storage lacks because its log is gone, in a sentence; another's log, or several names, are refused."""
    path = file_of(url)
    if path is not None and path.is_file():
        refuse_other_names(path)
    try:
        if path is not None:
            last_state.check(path.resolve())
    except Incomplete as error:
        return str(error)
    return None


@contextmanager
def brought_up(old: apsw.Connection) -> Iterator[Transaction]:
    """A copy of an older storage with the newest tables, for as long as it is read."""
    with tempfile.TemporaryDirectory() as folder, closing(apsw.Connection(f"{folder}/newest.db")) as newest:
        with newest.backup("main", old, "main") as backup:
            backup.step()
        transaction = Typed(newest)
        versions.migrate(transaction, sqlite_version(transaction))
        yield transaction


@contextmanager
def filling(url: str) -> Iterator[Transaction]:
    """A new storage, which exists when everything has been written to it, or not at all."""
    path = file_of(url)
    if path is None:
        check_driver()
        from townwright.server.store.postgres.opening import filling_postgres

        with filling_postgres(url) as empty:
            yield empty
        return
    check_surroundings(path)
    refuse_if_there(path)
    partial = path.with_name(f"{path.name}.partial")
    partial.unlink(missing_ok=True)
    make_private(partial)
    try:
        with sentences(path), closing(apsw.Connection(str(partial))) as database:
            database.execute("PRAGMA synchronous = EXTRA")
            transaction = Typed(database)
            with database:
                versions.migrate(transaction, 0)
                last_state.begin(transaction)
                yield transaction
        sync(partial)
        with closing(open_to_read(partial)) as database:
            checksum.verify(SqliteTransaction(database), str(path))
        refuse_if_there(path)
        partial.rename(path)
        sync(path.parent)
    finally:
        partial.unlink(missing_ok=True)


def refuse_if_there(path: Path) -> None:
    """Refuse a target that exists: nothing is ever written over."""
    if path.exists():
        raise Unusable(f"{path} is already there; name a file that does not exist yet.")
    log = last_state.log_of(path)
    if log.exists():
        raise Unusable(f"{log} is there, the log of another storage; move it away, or name another file.")


def sync(path: Path) -> None:
    """Make sure that a file's bytes, or a folder's names, are on the disk."""
    windows = os.name == "nt"
    if path.is_dir() and windows:
        return
    file = os.open(path, os.O_RDWR if windows else os.O_RDONLY)  # Windows syncs only what was opened for writing
    try:
        os.fsync(file)
    finally:
        os.close(file)
