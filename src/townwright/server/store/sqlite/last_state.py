"""What a store knows of its own last state, so that a log that is missing, cut short or foreign is noticed.

Commits of SQLite stand in the write-ahead log until a checkpoint carries them into the database file, and SQLite
takes a file without its log, or with another file's, for whole. So each commit raises a counter in the row ``state`` of
the table ``about``, which also says which file this is and whether a server has it open. After each commit the counter
is put into a small *mark* beside the file as well. The mark is never synced: what it says was on the disk before it was
said, so after a power failure it may be old but is never ahead, and no store that is whole is refused because of it.
"""

from __future__ import annotations

import os
import re
import secrets
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self
from zlib import crc32

import apsw

from townwright.server.store.errors import BadPage, Incomplete, Unusable
from townwright.server.store.sqlite.file import SqliteTransaction, open_to_read
from townwright.server.store.sqlite.log_frames import commits_in_log
from townwright.server.store.transaction import Transaction, row

WRITTEN: Final = re.compile(r"([0-9a-f]{32}) (\d{16}) ([01]) [0-9a-f]{8}")


@dataclass(frozen=True, slots=True)
class LastState:
    """The counter of a database file.

    Its text has always the same length, so that it is rewritten in its place, and a checksum: a power failure may leave
    it half old and half new.
    """

    life: str
    """A random id of this very file; a backup and a restored store get others."""
    commits: int = 0
    served: bool = False
    """Whether a server had it open and did not close it."""

    def __str__(self) -> str:
        text = f"{self.life} {self.commits:016} {int(self.served)}"
        return f"{text} {crc32(text.encode()):08x}"

    @classmethod
    def read(cls, text: str) -> Self | None:
        """The inverse of ``str``; None for any other text."""
        found = WRITTEN.fullmatch(text)
        state = cls(found[1], int(found[2]), found[3] == "1") if found else None
        return state if str(state) == text else None


def begin(transaction: Transaction) -> LastState:
    """The counter; a file that has none gets its first one."""
    found = counted(transaction)
    if found is None:
        found = LastState(secrets.token_hex(16))
        transaction.rows("DELETE FROM about WHERE word = 'state'")
        transaction.rows("INSERT INTO about (word, value) VALUES ('state', ?)", str(found))
    return found


def count(transaction: Transaction, served: bool = True, before: LastState | None = None) -> LastState:
    """Count the commit that the open transaction will end with; ``before`` is the counter, if that is known."""
    before = before or begin(transaction)
    after = LastState(before.life, before.commits + 1, served)
    transaction.rows("UPDATE about SET value = ? WHERE word = 'state'", str(after))
    return after


def counted(transaction: Transaction) -> LastState | None:
    """The counter, if there is one."""
    found = row(transaction, "SELECT value FROM about WHERE word = 'state'")
    return LastState.read(str(found[0])) if found else None


class CommitMark:
    """The small file beside the database that holds the counter of the last commit that was confirmed."""

    def __init__(self, database: Path) -> None:
        self.path = mark_of(database)
        self._file: int | None = None

    def put(self, state: LastState) -> None:
        """Note a commit that is on the disk. The mark is only a witness, so that trouble with it stops nothing."""
        with suppress(OSError):
            if self._file is None:
                self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, str(state).encode())

    def close(self) -> None:
        """Leave the mark for whoever opens the file next."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def remove(self) -> None:
        """Take the mark away: the database file holds everything and says so itself."""
        self.close()
        with suppress(OSError):
            self.path.unlink()


def mark_of(database: Path) -> Path:
    """Return the path of the mark beside a database file."""
    return Path(f"{database}-mark")


def log_of(database: Path) -> Path:
    """Return the path of the write-ahead log beside a database file."""
    return Path(f"{database}-wal")


def read_mark(database: Path) -> LastState | None:
    """What the mark says, if it is one."""
    try:
        return LastState.read(mark_of(database).read_bytes()[:64].decode("ascii", "replace"))
    except OSError:
        return None


def check(path: Path, vfs: str | None = None) -> None:
    """Refuse a database without its log or with another's: ``Incomplete`` or ``Unusable``. Writes nothing.

    A server may be writing meanwhile: what lags behind is read first.
    """
    log, mark = log_of(path), read_mark(path)
    missing = not log.exists()
    if not path.exists() or path.stat().st_size == 0:
        if not missing and log.stat().st_size > 0:
            raise Unusable(
                f"{path} is missing or empty, but its log {log} is there; put the file back that belongs to the log, "
                f"or move the log away."
            )
        return
    file_alone, logged = _read(path, vfs, "immutable=1"), commits_in_log(log)
    whole = file_alone if logged is None else _read(path, vfs, "mode=ro")
    if _are_of_two(file_alone, whole) or (
        logged is not None
        and logged == commits_in_log(log)
        and _begins_later(_read(path, vfs, "immutable=1"), whole, logged.commits)
    ):
        raise Unusable(
            f"{log} is not the log of {path} as it is now: one of the two was copied or put back without the other. "
            f"Nothing was changed. Put back both from the same moment, or restore a backup to a new file."
        )
    state = whole.state
    if state is None:
        return
    witness = mark if mark is not None and mark.life == state.life else None
    lost = witness.commits - state.commits if witness is not None else 0
    # Another program may have closed the file after a crash: then all is in it, and the mark says so.
    closed_elsewhere = witness is not None and -1 <= lost <= 0
    if lost > 0 or (missing and not log.exists() and state.served and not closed_elsewhere):
        raise Incomplete(
            f"{path} lacks {f'{lost} commits that were' if lost > 0 else 'what was'} confirmed last: its log {log} "
            f"{'is missing' if missing else 'is not whole'}. Nothing was changed. Put the log back beside it; if it is "
            f"lost, 'townwright backup --store {path} FILE' saves what is left to a new store."
        )


@dataclass(frozen=True, slots=True)
class _Seen:
    instance: str | None = None
    state: LastState | None = None


def _read(path: Path, vfs: str | None, how: str) -> _Seen:
    """What the table ``about`` says; nothing if it cannot be read, since the file alone may be half written."""
    with suppress(apsw.Error, BadPage, Unusable), closing(open_to_read(path, vfs, how)) as database:
        rows = SqliteTransaction(database).rows("SELECT word, value FROM about")
        words = {word: value for word, value in rows if isinstance(value, str)}
        instance = words.get("instance", "")
        return _Seen(
            instance if re.fullmatch("[0-9a-f]{32}", instance) else None, LastState.read(words.get("state", ""))
        )
    return _Seen()


def _are_of_two(file_alone: _Seen, whole: _Seen) -> bool:
    """Whether a file and its log come from different stores, or the log from an earlier moment."""
    if file_alone.instance is not None and whole.instance is not None and file_alone.instance != whole.instance:
        return True
    old, new = file_alone.state, whole.state
    return old is not None and new is not None and (old.life != new.life or new.commits < old.commits)


def _begins_later(file_alone: _Seen, whole: _Seen, in_log: int) -> bool:
    """Whether commits are missing between a file and its log: when a log begins, the file holds all before it."""
    old, new = file_alone.state, whole.state
    return old is not None and new is not None and old.commits < new.commits - in_log
