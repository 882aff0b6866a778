"""Opens a PostgreSQL: connections with the settings of the store, its tables, and one state of it for a copy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from townwright.server.store import about
from townwright.server.store.backup import columns as backup_columns
from townwright.server.store.errors import Unusable
from townwright.server.store.migrations import versions
from townwright.server.store.postgres import upgrades
from townwright.server.store.postgres.transaction import PostgresTransaction
from townwright.server.store.transaction import Row

SETTINGS: Final = {
    # A commit counts when it is on the server's disk, whatever the server's own default is.
    "synchronous_commit": "on",
    "search_path": "townwright",
    "lock_timeout": "10s",
}

TABLE_WAIT: Final = "2s"
"""How long a change of the tables waits for a table that somebody reads."""
UNREADABLE: Final = (
    "The address of the database cannot be read ({}); write %, /, @ and : in the password percent-encoded, "
    "as %25, %2F, %40 and %3A."
)


def connect(url: str, reading: bool = False, idle: str = "5s") -> psycopg.Connection[Row]:
    """A connection with the settings that the store relies on.

    A process that was stopped in the middle of a transaction loses it when it is ``idle`` for so long, and
    cannot hold a table for ever; 0 allows a copy to take its time.
    """
    settings = {**SETTINGS, "idle_in_transaction_session_timeout": idle}
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    check_address(url)
    database = psycopg.connect(url, connect_timeout=5, tcp_user_timeout=10_000, options=options)
    if reading:
        database.read_only = True
        database.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    return database


def check_address(url: str) -> None:
    """Refuse an address that cannot be read, or not as it was meant; nothing of it is quoted, since it has a password.

    >>> check_address("postgresql://ada:50%25@db:5432/games")
    >>> check_address("postgresql://ada:50%@db/games")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    townwright.server.store.errors.Unusable: The address of the database cannot be read (invalid percent-encoded ...
    """
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error as error:
        raise Unusable(UNREADABLE.format(str(error).partition('"')[0].rstrip(" :\n"))) from None
    user, at, server = url.partition("://")[2].partition("@")
    if at and ("@" in server.partition("?")[0] if "/" not in user else "?" not in user):
        raise Unusable(UNREADABLE.format("more than one part could be the name of the machine"))
    if not all(port.isdecimal() for port in str(parts.get("port") or "5432").split(",") if port):
        raise Unusable(UNREADABLE.format("the port is no number"))


def joined(url: str, reading: bool) -> psycopg.Connection[Row]:
    """A connection that keeps a newer Townwright from changing the tables in a way that this one does not know."""
    database = connect(url, reading)
    upgrades.join(database)
    return database


def bring_up(transaction: PostgresTransaction, url: str) -> None:
    """Make the newest tables out of what is there, in the open transaction; older servers may have to end first."""
    if transaction.rows("SHOW fsync")[0][0] != "on":
        raise Unusable("This PostgreSQL runs with fsync off and would lose moves when its power fails.")
    # Two processes that start at once take turns, and the first may have to wait for older ones.
    transaction.rows("SET LOCAL lock_timeout = '30s'")
    transaction.rows("SELECT pg_advisory_xact_lock(?)", 0x746F776E)
    # Whoever waits for a table lets all servers wait that come after it.
    transaction.rows("SELECT set_config('lock_timeout', ?, true)", TABLE_WAIT)
    version = postgres_version(transaction)
    before = about.oldest_of(transaction) if version else None
    versions.check(version, "The database", before)
    if version < len(versions.VERSIONS):
        oldest = versions.oldest_beside(len(versions.VERSIONS))
        if before is not None and oldest > before:
            upgrades.wait_until_alone(transaction.database, url, oldest)
        try:
            transaction.rows("CREATE SCHEMA IF NOT EXISTS townwright")
            versions.migrate(transaction, version)
        except psycopg.errors.LockNotAvailable:
            raise Unusable(
                "A back-up or a long query holds tables of the database, which this version has to change; "
                "nothing was changed. Start it again when that has ended."
            ) from None


def postgres_version(transaction: PostgresTransaction) -> int:
    """The version of the tables; 0 if the database has nothing of ours."""
    found = transaction.rows("SELECT to_regclass('townwright.about')")[0][0]
    return about.version_of(transaction) if found else 0


@contextmanager
def reading_postgres(url: str) -> Iterator[PostgresTransaction]:
    """One consistent state of a database, for a copy, whose tables no other version changes meanwhile."""
    with sentences(), connect(url, reading=True, idle="0") as database:
        upgrades.hold(database)
        transaction = PostgresTransaction(database)
        version = postgres_version(transaction)
        versions.check(version, "The database")
        if version < len(versions.VERSIONS):
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
        bring_up(transaction, url)
        if not about.is_empty(transaction):
            raise Unusable("The database already holds games, people or objections to mail; name an empty one.")
        for table in reversed(backup_columns.COLUMNS):
            transaction.rows(f"DELETE FROM {table}")  # noqa: S608  names of our own tables
        yield transaction


@contextmanager
def sentences() -> Iterator[None]:
    """Turn errors of PostgreSQL inside the block into one sentence."""
    try:
        yield
    except psycopg.Error as error:
        reason = str(error).strip().split("\n")[0]  # what follows is advice in further sentences
        raise Unusable(f"PostgreSQL cannot be used: {reason.rstrip('.')}.") from None
