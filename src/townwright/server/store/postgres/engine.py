"""PostgreSQL: any number of processes, each with a few threads that hold a connection of their own.

A transaction holds one operation, and PostgreSQL gathers the commits of many connections into one sync.
"""

from __future__ import annotations

import threading
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from queue import SimpleQueue
from typing import Final, TypeVar

import psycopg

from townwright.server.store import migrations
from townwright.server.store.errors import Clash, Down, UnsettledCommit, Unusable
from townwright.server.store.job_queue import AnyJob, Job, Jobs, settle
from townwright.server.store.models import Notification
from townwright.server.store.postgres.notifications import Notifier, watch
from townwright.server.store.transaction import Operation, Row, SqlValue

T = TypeVar("T")

WRITERS: Final = 8
READERS: Final = 4

OF_ONE_STATEMENT: Final = (psycopg.DataError, psycopg.ProgrammingError, psycopg.IntegrityError)
"""Errors that concern one operation; all others mean that the connection or the server is in trouble."""

SETTINGS: Final = {
    # A commit counts when it is on the server's disk, whatever the server's own default is.
    "synchronous_commit": "on",
    "search_path": "townwright",
    "lock_timeout": "10s",
}


class PostgresTransaction:
    """A transaction of psycopg, with the interface of the store."""

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


class Postgres:
    """The engine for a database by URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.instance = self._prepare()
        self._wakes = Notifier(url)
        self._writes: Jobs = SimpleQueue()
        self._reads: Jobs = SimpleQueue()
        self._writing = [self._start(lambda: self._work(self._writes, reading=False)) for _ in range(WRITERS)]
        self._reading = [self._start(lambda: self._work(self._reads, reading=True)) for _ in range(READERS)]

    # From the event loop

    async def write(self, operation: Operation[T]) -> T:
        """Run an operation in a transaction of its own; returns when the server has it on its disk."""
        job = Job(operation)
        self._writes.put(job)
        return await job.future

    async def read(self, operation: Operation[T]) -> T:
        """Run an operation that only reads."""
        job = Job(operation)
        self._reads.put(job)
        return await job.future

    def tell(self, wake: Notification) -> None:
        """Queue a notification for the other processes."""
        self._wakes.put([wake])

    def watch(self) -> AsyncGenerator[Notification, None]:
        """Yield the notifications of other processes."""
        return watch(self.url)

    def free_space(self) -> tuple[int, int] | None:
        """Return None, since the disk is elsewhere."""
        return None

    def close(self) -> None:
        """Finish what is queued and close."""
        for queue, threads in ((self._reads, self._reading), (self._writes, self._writing)):
            for _ in threads:
                queue.put(None)
            for thread in threads:
                thread.join()
        self._wakes.close()

    # In the threads

    def _work(self, queue: Jobs, reading: bool) -> None:
        database: psycopg.Connection[Row] | None = None
        while (job := queue.get()) is not None:
            database = self._do(database, job, reading)
            settle([job])
        if database is not None:
            database.close()

    def _do(
        self, database: psycopg.Connection[Row] | None, job: AnyJob, reading: bool
    ) -> psycopg.Connection[Row] | None:
        """Run one job; the connection for the next one, or None if this one broke."""
        trouble: type[Down | UnsettledCommit] = Down
        try:
            database = database or connect(self.url, reading)
            transaction = PostgresTransaction(database)
            job.run(transaction)
            trouble = UnsettledCommit
            database.commit()
            self._wakes.put(transaction.wakes)
        except psycopg.errors.UniqueViolation as error:
            job.fail(Clash(str(error)))
        except psycopg.Error as error:
            if trouble is UnsettledCommit or not isinstance(error, OF_ONE_STATEMENT):
                job.fail(trouble(f"{type(error).__name__}: {error}"))
                if database is not None:
                    database.close()
                return None
            job.fail(error)
        except Exception as error:
            job.fail(error)
        return self._taken_back(database) if job.failed else database

    def _taken_back(self, database: psycopg.Connection[Row] | None) -> psycopg.Connection[Row] | None:
        """The connection after a rollback, or None if even that failed."""
        try:
            if database is not None:
                database.rollback()
        except psycopg.Error:
            return None
        return database

    # Opening

    def _prepare(self) -> str:
        """Bring the schema up to date; the instance's id."""
        with sentences(), connect(self.url) as database:
            transaction = PostgresTransaction(database)
            bring_up(transaction)
            return migrations.instance_of(transaction)

    def _start(self, work: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=work, name="store postgresql", daemon=True)
        thread.start()
        return thread


def connect(url: str, reading: bool = False, idle: str = "5s") -> psycopg.Connection[Row]:
    """A connection with the settings that the store relies on.

    A process that was stopped in the middle of a transaction loses it when it is ``idle`` for so long, and
    cannot hold a table for ever; 0 allows a copy to take its time.
    """
    settings = {**SETTINGS, "idle_in_transaction_session_timeout": idle}
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    database = psycopg.connect(url, connect_timeout=5, tcp_user_timeout=10_000, options=options)
    if reading:
        database.read_only = True
        database.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    return database


def bring_up(transaction: PostgresTransaction) -> None:
    """Make the newest schema out of what is there, in the open transaction."""
    if transaction.rows("SHOW fsync")[0][0] != "on":
        raise Unusable("This PostgreSQL runs with fsync off and would lose moves when its power fails.")
    # Two processes that start at once take turns.
    transaction.rows("SELECT pg_advisory_xact_lock(?)", 0x746F776E)
    version = postgres_version(transaction)
    migrations.check(version, "The database")
    if version < len(migrations.VERSIONS):
        transaction.rows("CREATE SCHEMA IF NOT EXISTS townwright")
        migrations.migrate(transaction, version)


def postgres_version(transaction: PostgresTransaction) -> int:
    """The schema's version; 0 if the database has nothing of ours."""
    about = transaction.rows("SELECT to_regclass('townwright.about')")[0][0]
    return migrations.version_of(transaction) if about else 0


@contextmanager
def reading_postgres(url: str) -> Iterator[PostgresTransaction]:
    """One consistent state of a database, for a copy."""
    with sentences(), connect(url, reading=True, idle="0") as database:
        transaction = PostgresTransaction(database)
        version = postgres_version(transaction)
        migrations.check(version, "The database")
        if version < len(migrations.VERSIONS):
            raise Unusable(
                "The database has no games of Townwright, or older ones: serve it once to bring it up to date."
            )
        yield transaction


@contextmanager
def filling_postgres(url: str) -> Iterator[PostgresTransaction]:
    """An empty database, to be filled in one transaction.

    What a server has made by itself before anybody came, such as its secrets and the deals of days, is deleted.
    """
    with sentences(), connect(url, idle="0") as database:
        transaction = PostgresTransaction(database)
        bring_up(transaction)
        if not migrations.is_empty(transaction):
            raise Unusable("The database already holds games, people or objections to mail; name an empty one.")
        for table in reversed(migrations.COLUMNS):
            transaction.rows(f"DELETE FROM {table}")  # noqa: S608  names of our own schema
        yield transaction


@contextmanager
def sentences() -> Iterator[None]:
    """Turn errors of PostgreSQL inside the block into one sentence."""
    try:
        yield
    except psycopg.Error as error:
        reason = str(error).strip().split("\n")[0]  # what follows is advice in further sentences
        raise Unusable(f"PostgreSQL cannot be used: {reason.rstrip('.')}.") from None
