"""One open transaction, as the operations of the store see it: the same words for both databases.

The SQL of the store is what SQLite and PostgreSQL have in common, with ``?`` for each value.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from townwright.server.store.models import Notification

T = TypeVar("T")

SqlValue: TypeAlias = str | int | None
Row: TypeAlias = tuple[Any, ...]


class Transaction(Protocol):
    """Runs statements in the transaction that its backend has begun and will commit."""

    @property
    def is_alone(self) -> bool:
        """Whether nobody else can write before it is committed."""

    def rows(self, sql: str, *values: SqlValue) -> list[Row]:
        """Run one statement and give all its rows."""

    def many(self, sql: str, values: Iterable[Sequence[SqlValue]]) -> None:
        """Run one statement for each set of values."""

    def stream(self, sql: str) -> Iterator[Row]:
        """The rows of a large answer, a few at a time."""

    def wake(self, table_id: str, number: int) -> None:
        """Tell other processes, once the transaction is committed, that the table has new events."""


Operation: TypeAlias = Callable[[Transaction], T]


def row(transaction: Transaction, sql: str, *values: SqlValue) -> Row | None:
    """The first row of the answer, if there is any."""
    rows = transaction.rows(sql, *values)
    return rows[0] if rows else None


class Backend(Protocol):
    """Carries operations to a database, off the event loop."""

    @property
    def instance(self) -> str:
        """The id that the database got when it was made."""

    async def write(self, operation: Operation[T]) -> T:
        """Run an operation in a transaction, and return when it is on stable storage."""

    async def read(self, operation: Operation[T]) -> T:
        """Run an operation that writes nothing on one consistent state of the database."""

    def tell(self, wake: Notification) -> None:
        """Pass something on to other processes, if there are any."""

    def watch(self) -> AsyncGenerator[Notification, None]:
        """Hints from other processes."""

    def free_space(self) -> tuple[int, int] | None:
        """Free bytes and all bytes of the disk; None if it is elsewhere."""

    def close(self) -> None:
        """Finish what is queued and let go; takes its time, so not in the event loop."""
