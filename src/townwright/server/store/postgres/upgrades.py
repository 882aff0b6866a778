"""Processes of several versions on one PostgreSQL: which may stay beside newer tables, and which have to end.

Every connection of a server or a back-up holds a lock that all share, and looks at the version once it has it. Who
brings a version beside which older processes may not go on needs that lock alone: it asks them to end, waits until
they have, and gives up with a sentence. So no process ever writes to tables that it does not know, whenever it was
started.
"""

from __future__ import annotations

import time
from typing import Any, Final

import psycopg

from townwright.server.store.errors import Outdated, Unusable
from townwright.server.store.migrations import versions

USERS: Final = 0x746F776F
"""The advisory lock that every connection of a server or a back-up holds."""
CHANNEL: Final = "townwright_upgrade"
WAIT_S: Final = 20.0
"""How long older processes have to end; each stops within five seconds."""
PAUSE_S: Final = 0.25
OLDEST: Final = "SELECT value FROM townwright.about WHERE word = 'oldest'"


def hold(database: psycopg.Connection[Any]) -> None:
    """Keep other versions from changing the tables in a way that this one does not know, while the connection lives.

    What is read next is as it was when the lock was had: a snapshot from before the wait ends with its transaction.
    """
    database.execute("SELECT pg_advisory_lock_shared(%s)", (USERS,))
    database.rollback()  # the lock belongs to the connection and stays


def join(database: psycopg.Connection[Any]) -> None:
    """Hold the tables as they are for as long as the connection lives; ``Outdated`` if this version may not use it."""
    try:
        hold(database)
        found = database.execute(OLDEST).fetchone()
        database.rollback()
        check_oldest(None if found is None else int(found[0]))
    except BaseException:
        database.close()
        raise


async def check(database: psycopg.AsyncConnection[Any]) -> None:
    """Raise ``Outdated`` if this version may not use the tables any more."""
    found = await (await database.execute(OLDEST)).fetchone()
    check_oldest(None if found is None else int(found[0]))


def check_oldest(oldest: int | None) -> None:
    """Raise ``Outdated`` if the oldest version that may go on is newer than this one."""
    if oldest is not None and oldest > len(versions.VERSIONS):
        raise Outdated(
            f"a newer Townwright takes over the database (storage version {oldest}, "
            f"this one knows up to {len(versions.VERSIONS)}); this server ends, and the newer version goes on."
        )


def wait_until_alone(database: psycopg.Connection[Any], url: str, oldest: int) -> None:
    """Ask all processes older than ``oldest`` to end, and lock the tables for this transaction when they have."""
    ends = time.monotonic() + WAIT_S
    with psycopg.connect(url, autocommit=True) as telling:
        while database.execute("SELECT pg_try_advisory_xact_lock(%s)", (USERS,)).fetchone() != (True,):
            if time.monotonic() >= ends:
                raise Unusable(
                    f"Servers of an older Townwright use the database and did not end within {WAIT_S:.0f} seconds, "
                    f"or a back-up is being made; nothing was changed. Stop them, then start this one again."
                )
            telling.execute("SELECT pg_notify(%s, %s)", (CHANNEL, str(oldest)))
            time.sleep(PAUSE_S)
