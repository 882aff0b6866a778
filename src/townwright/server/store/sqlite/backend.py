"""SQLite in one file: one thread writes and commits whole batches, a few others read.

The driver is APSW, because it brings a SQLite of its own; the one that Python was built with may be one
whose write-ahead log can be damaged (see docs/storage.md).
"""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import ClassVar, Final, TypeVar

import apsw

from townwright.server.store import about
from townwright.server.store.backup import checksum
from townwright.server.store.errors import BadPage, Clash, Down, UnsettledCommit, Unusable
from townwright.server.store.job_queue import AnyJob, Job, Jobs, settle, take_all
from townwright.server.store.migrations import versions
from townwright.server.store.models import Notification
from townwright.server.store.sqlite import last_state
from townwright.server.store.sqlite.file import (
    PATIENCE_MS,
    SqliteTransaction,
    Typed,
    check_surroundings,
    look_first,
    sqlite_version,
)
from townwright.server.store.sqlite.last_state import LastState
from townwright.server.store.sqlite.lock import Lock
from townwright.server.store.transaction import Operation

T = TypeVar("T")

READERS: Final = 2
PAUSE_S: Final = 0.2
"""Between two attempts to open a storage that failed."""

OF_ONE_STATEMENT: Final = (apsw.ConstraintError, apsw.SQLError, apsw.MismatchError, apsw.RangeError, apsw.TooBigError)
"""Errors that concern one operation; all others mean that the storage itself is in trouble."""


class Sqlite:
    """The backend for a file. Everything queued while a commit runs is the next commit's batch."""

    settings: ClassVar[tuple[str, ...]] = (
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA fullfsync = ON",
        "PRAGMA checkpoint_fullfsync = ON",
        "PRAGMA journal_size_limit = 67108864",
    )
    vfs: ClassVar[str | None] = None

    def __init__(self, path: Path) -> None:
        # SQLite keeps the log beside the file that a symbolic link leads to; so do the lock and the mark.
        self.path = path = path.resolve()
        check_surroundings(path)
        self._lock = Lock(path)
        self._mark = last_state.CommitMark(path)
        try:
            look_first(path, self.vfs)
            last_state.check(path, self.vfs)
        except BaseException:
            self._lock.withdraw()
            raise
        try:
            self._writer = self._open()
            self.instance = self._prepare()
        except BaseException as error:
            self._lock.release()
            if isinstance(error, apsw.Error):
                raise Unusable(f"{path} cannot be used: {error}.") from None
            raise
        self._state: LastState | None = None
        """What the last commit has counted, so that the next one need not read it; None after one that failed."""
        self._sound = threading.Event()
        self._sound.set()
        self._writes: Jobs = SimpleQueue()
        self._reads: Jobs = SimpleQueue()
        self._writing = self._start(self._write_batches)
        self._reading = [self._start(self._read_jobs) for _ in range(READERS)]

    # From the event loop

    async def write(self, operation: Operation[T]) -> T:
        """Run an operation in the next batch; returns when the batch is on the disk."""
        job = Job(operation)
        self._writes.put(job)
        return await job.future

    async def read(self, operation: Operation[T]) -> T:
        """Run an operation that only reads, beside the writer."""
        job = Job(operation)
        self._reads.put(job)
        return await job.future

    def tell(self, wake: Notification) -> None:
        """Do nothing, since there is no other process."""

    async def watch(self) -> AsyncGenerator[Notification, None]:
        """Yield nothing, since no other process appends."""
        await asyncio.Event().wait()
        yield Notification()

    def free_space(self) -> tuple[int, int] | None:
        """Free bytes and all bytes of the disk that the file is on."""
        usage = shutil.disk_usage(self.path.parent)
        return usage.free, usage.total

    def close(self) -> None:
        """Finish what is queued and close. The writer goes last, so that the file is left tidy."""
        for _ in self._reading:
            self._reads.put(None)
        for thread in self._reading:
            thread.join()
        self._writes.put(None)
        self._writing.join()
        self._lock.release()

    # In the writer's thread

    def _write_batches(self) -> None:
        stop = False
        while not stop:
            jobs, stop = take_all(self._writes)
            if jobs:
                self._commit(jobs)
                settle(jobs)
            if not self._sound.is_set() and not stop:
                stop = self._mend()
        closed = self._sound.is_set() and self._count_last()
        self._drop()
        self._mark.remove() if closed else self._mark.close()

    def _commit(self, jobs: list[AnyJob]) -> None:
        """One transaction for all; an operation that fails is taken back alone."""
        trouble: type[Down | UnsettledCommit] = Down
        before, self._state = self._state, None
        try:
            transaction = SqliteTransaction(self._writer)
            self._writer.execute("BEGIN IMMEDIATE")
            if not self._run_all(jobs, transaction):
                self._writer.execute("ROLLBACK")
                self._writer.execute("BEGIN IMMEDIATE")
                for job in jobs if len(jobs) > 1 else ():
                    self._try(job, transaction)
            stored = any(not job.failed for job in jobs)
            state = last_state.count(transaction, before=before) if stored else None
            trouble = UnsettledCommit
            self._writer.execute("COMMIT")
            if state is not None:
                self._put_mark(state)
            self._state = state or before
        except Exception as error:  # Whatever it is, this thread must go on and nobody may be told that all is well.
            self._sound.clear()
            for job in jobs:
                job.fail(trouble(f"{type(error).__name__}: {error}"))

    def _count_last(self) -> bool:
        """Note in the file that it was closed; False if that could not be stored."""
        try:
            with self._writer:
                last_state.count(SqliteTransaction(self._writer), served=False)
        except (apsw.Error, BadPage):
            return False
        return True

    def _put_mark(self, state: LastState) -> None:
        """Note a commit that is on the disk beside the file."""
        self._mark.put(state)

    def _run_all(self, jobs: list[AnyJob], transaction: SqliteTransaction) -> bool:
        """Run operations without a way back to before each; False at the first that fails, which hardly any does.

        One that is alone has failed with that; among others all are run again.
        """
        try:
            for job in jobs:
                job.run(transaction)
        except Exception as error:
            if is_of_the_storage(error):
                raise
            if len(jobs) == 1:
                jobs[0].fail(told(error))
            return False
        return True

    def _try(self, job: AnyJob, transaction: SqliteTransaction) -> None:
        self._writer.execute("SAVEPOINT job")
        try:
            job.run(transaction)
        except Exception as error:
            if is_of_the_storage(error):
                raise
            job.fail(told(error))
            self._writer.execute("ROLLBACK TO job")
        self._writer.execute("RELEASE job")

    def _mend(self) -> bool:
        """Open the file anew until it works; meanwhile answer that nothing can be saved. True to stop."""
        while True:
            self._drop()
            try:
                self._writer = self._open()
                # A failed sync may leave the log in memory only: what it holds must reach the file before it counts.
                checkpointed = list(self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
                if checkpointed[0][0] == 0:
                    self._sound.set()
                    return False
            except apsw.Error:
                pass
            if self._turn_away():
                return True

    def _drop(self) -> None:
        """Close the connection; a disk that fails may fail at this too."""
        with suppress(apsw.Error):
            self._writer.close(True)

    def _turn_away(self) -> bool:
        """Answer what is asked during a pause. True to stop."""
        try:
            job = self._writes.get(timeout=PAUSE_S)
        except Empty:
            return False
        if job is None:
            return True
        job.fail(Down("the storage cannot save at this moment"))
        settle([job])
        return False

    # In the readers' threads

    def _read_jobs(self) -> None:
        reader: apsw.Connection | None = None
        while (job := self._reads.get()) is not None:
            try:
                if not self._sound.is_set():
                    raise Down("the storage cannot be read at this moment")
                reader = reader or self._open(reading=True)
                with reader:
                    job.run(SqliteTransaction(reader))
            except apsw.Error as error:
                job.fail(Down(f"{type(error).__name__}: {error}"))
                reader = None
            except Exception as error:
                job.fail(error)
            settle([job])
        if reader is not None:
            reader.close()

    # Opening

    def _open(self, reading: bool = False) -> apsw.Connection:
        flags = apsw.SQLITE_OPEN_READONLY if reading else apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
        database = apsw.Connection(str(self.path), flags=flags, vfs=self.vfs)
        database.set_busy_timeout(PATIENCE_MS)
        for setting in () if reading else self.settings:
            list(database.execute(setting))
        return database

    def _prepare(self) -> str:
        """Bring the tables up to date; the instance's id."""
        transaction = SqliteTransaction(self._writer)
        if transaction.rows("PRAGMA journal_mode") != [("wal",)]:
            raise Unusable(f"{self.path} lies where SQLite cannot keep a write-ahead log; use a local disk.")
        with self._writer:
            versions.migrate(Typed(self._writer), sqlite_version(transaction))
            checksum.drop(transaction)
            state = last_state.count(transaction)
        # The file alone must say that a server has it, so that it is not taken for whole if its log is gone later.
        list(self._writer.execute("PRAGMA wal_checkpoint(PASSIVE)"))
        self._put_mark(state)
        return about.instance_of(transaction)

    def _start(self, work: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=work, name=f"store {self.path.name}", daemon=True)
        thread.start()
        return thread


def is_of_the_storage(error: Exception) -> bool:
    """Whether an error concerns the storage itself, and not only the operation that met it."""
    return isinstance(error, apsw.Error) and not isinstance(error, OF_ONE_STATEMENT)


def told(error: Exception) -> Exception:
    """The error of an operation as its caller is told it."""
    return Clash(str(error)) if isinstance(error, apsw.ConstraintError) else error
