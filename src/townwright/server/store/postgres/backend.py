"""PostgreSQL: any number of processes, each with a few threads that share a stack of connections.

A transaction holds one operation, and PostgreSQL gathers the commits of many connections into one sync. Whoever needs a
connection takes the one that was used last, so that there are only as many as were needed at the same time.
"""

from __future__ import annotations

import select
import threading
from collections.abc import AsyncGenerator, Callable
from queue import SimpleQueue
from typing import Final, TypeAlias, TypeVar

import psycopg

from townwright.server.store import about
from townwright.server.store.errors import Clash, Down, UnsettledCommit
from townwright.server.store.job_queue import AnyJob, Job, Jobs, settle
from townwright.server.store.models import Notification
from townwright.server.store.postgres.notifications import Notifier, watch
from townwright.server.store.postgres.opening import bring_up, connect, joined, sentences
from townwright.server.store.postgres.transaction import PostgresTransaction
from townwright.server.store.transaction import Operation, Row

T = TypeVar("T")
Idle: TypeAlias = list[psycopg.Connection[Row]]
"""Connections that no thread uses now, the one that was used last at the end."""

WRITERS: Final = 8
READERS: Final = 4

OF_ONE_STATEMENT: Final = (psycopg.DataError, psycopg.ProgrammingError, psycopg.IntegrityError)
"""Errors that concern one operation; all others mean that the connection or the server is in trouble."""


class Postgres:
    """The backend for a database by URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.instance = self._prepare()
        self._wakes = Notifier(url)
        self._writes: Jobs = SimpleQueue()
        self._reads: Jobs = SimpleQueue()
        self._idle: tuple[Idle, Idle] = ([], [])
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
        for database in (connection for idle in self._idle for connection in idle):
            database.close()
        self._wakes.close()

    # In the threads

    def _work(self, queue: Jobs, reading: bool) -> None:
        idle = self._idle[reading]
        while (job := queue.get()) is not None:
            database = self._do(last_of(idle), job, reading)
            if database is not None:
                idle.append(database)
            settle([job])

    def _do(
        self, database: psycopg.Connection[Row] | None, job: AnyJob, reading: bool
    ) -> psycopg.Connection[Row] | None:
        """Run one job; the connection for the next one, or None if this one broke."""
        trouble: type[Down | UnsettledCommit] = Down
        try:
            if database is not None and was_ended(database):
                database.close()
                database = None
            database = database or joined(self.url, reading)
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
        """Bring the tables up to date; the instance's id."""
        with sentences(), connect(self.url) as database:
            transaction = PostgresTransaction(database)
            bring_up(transaction, self.url)
            return about.instance_of(transaction)

    def _start(self, work: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=work, name="store postgresql", daemon=True)
        thread.start()
        return thread


def last_of(idle: Idle) -> psycopg.Connection[Row] | None:
    """Take the connection that was used last, if there is one that nobody uses."""
    try:
        return idle.pop()
    except IndexError:
        return None


def was_ended(database: psycopg.Connection[Row]) -> bool:
    """Whether the server has ended an idle connection: otherwise it says nothing while nobody asks it.

    After a restart of the database all connections are such, and nobody's move shall fail to find that out.
    """
    heard = select.poll()  # which opens nothing, where others could run out of what can be open
    heard.register(database.fileno(), select.POLLIN)
    return bool(heard.poll(0))
