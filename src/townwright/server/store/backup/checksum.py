"""A checksum over all rows of a storage: what no game's record proves, such as names and accounts, is covered by it.

It is the sum of the hashes of all rows, so that the order in which a database tells them does not matter. A backup
holds it, and loses it when a server opens the file and goes on writing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from townwright.server.store import about
from townwright.server.store.errors import Unusable
from townwright.server.store.hash_chain import WRITING
from townwright.server.store.transaction import Row, Transaction, row

SIZE: Final = 1 << 256


class Checksum:
    """Grows with each row; the same rows in any order give the same sum."""

    def __init__(self) -> None:
        self._sum = 0

    def add(self, table: str, columns: Sequence[str], values: Row) -> None:
        """Count one row in."""
        content = WRITING.encode([table, *columns, *values]).encode("utf-8", "surrogatepass")
        self._sum += int.from_bytes(hashlib.sha256(content).digest(), "big")

    def __str__(self) -> str:
        return f"{self._sum % SIZE:064x}"


def checksum_of(transaction: Transaction, tables: Mapping[str, Sequence[str]]) -> Checksum:
    """The checksum of the rows of these tables, and of the instance's id."""
    found = Checksum()
    for table, columns in tables.items():
        names = ", ".join(sorted(columns))
        for values in transaction.stream(f"SELECT {names} FROM {table}"):  # noqa: S608  names of our own tables
            found.add(table, sorted(columns), values)
    found.add("about", ["instance"], (about.instance_of(transaction),))
    return found


def put(transaction: Transaction, checksum: Checksum) -> None:
    """Keep the checksum in a file that holds exactly these rows."""
    transaction.rows("INSERT INTO about (word, value) VALUES ('checksum', ?)", str(checksum))


def drop(transaction: Transaction) -> None:
    """Delete the checksum of a file that will be written to."""
    transaction.rows("DELETE FROM about WHERE word = 'checksum'")


def verify(transaction: Transaction, where: str) -> bool:
    """Whether a file of SQLite has a checksum; refuses one that its rows do not have.

    The tables and columns are the file's own, since it may be of an older version.
    """
    found = row(transaction, "SELECT value FROM about WHERE word = 'checksum'")
    # An older Townwright that served the file has left the checksum there, but its log as well.
    if found is None or transaction.rows("PRAGMA journal_mode") == [("wal",)]:
        return False
    if found[0] != str(checksum_of(transaction, tables_of(transaction))):
        raise Unusable(
            f"{where} is not as it was saved: something in it was changed or damaged since, and nothing was copied. "
            f"Take another backup."
        )
    return True


def tables_of(transaction: Transaction) -> dict[str, list[str]]:
    """The tables of a file of SQLite with their columns, besides the one about the file itself."""
    names = transaction.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'about'")
    return {
        name: [column[0] for column in transaction.rows("SELECT name FROM pragma_table_info(?)", name)]
        for (name,) in names
    }
