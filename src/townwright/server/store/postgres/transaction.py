"""Statements of the store in a transaction of PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import psycopg

from townwright.server.store.errors import Clash
from townwright.server.store.models import Notification
from townwright.server.store.transaction import Row, SqlValue


class PostgresTransaction:
    """A transaction of psycopg, with the interface of the store."""

    is_alone = False

    def __init__(self, database: psycopg.Connection[Row]) -> None:
        self.database = database
        self.wakes: list[Notification] = []
        """What to tell other processes after the commit."""

    def rows(self, sql: str, *values: SqlValue) -> list[Row]:
        """Run one statement and return all its rows."""
        cursor = self.database.execute(placed(sql), values)
        return cursor.fetchall() if cursor.description else []

    def many(self, sql: str, values: Iterable[Sequence[SqlValue]]) -> None:
        """Run one statement for each set of values; ``Clash`` if a key is there already."""
        try:
            self.database.cursor().executemany(placed(sql), values)
        except (psycopg.IntegrityError, psycopg.DataError) as error:
            raise Clash(str(error)) from None

    def stream(self, sql: str) -> Iterator[Row]:
        """Yield the rows of a large answer, a few at a time, from a cursor of the server."""
        with self.database.cursor("stream") as cursor:
            yield from cursor.execute(placed(sql))

    def wake(self, table_id: str, number: int) -> None:
        """Note a notification for other processes, which is sent after the commit."""
        self.wakes.append(Notification(table_id, number))


@cache
def placed(sql: str) -> bytes:
    """The statement with psycopg's mark for a value. No statement of ours has a question mark of its own."""
    return sql.replace("?", "%s").encode()
