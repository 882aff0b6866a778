"""Keeps tables and people on stable storage: one file of SQLite, or PostgreSQL.

    store = await open_store("sqlite:///games.db")
    store = await open_store("postgresql://townwright@db/townwright")

The contract is in ``contract``, its values in ``models`` and what can go wrong in ``errors``.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from townwright.server.store.contract import Store
from townwright.server.store.errors import Unusable
from townwright.server.store.open_store import OpenStore
from townwright.server.store.postgres.driver import check_driver
from townwright.server.store.transaction import Backend

__all__ = ["checked_url", "file_of", "open_store", "shown"]


async def open_store(url: str, instance: str | None = None) -> Store:
    """Open the storage at an address, and make or update its tables; ``Unusable`` says why it cannot be.

    If ``instance`` is given, the storage must be that very one.
    """
    store = OpenStore(await asyncio.to_thread(backend_of, checked_url(url)))
    if instance is not None and store.instance != instance:
        await store.close()
        raise Unusable(f"This storage is the instance {store.instance}, but {instance} was asked for.")
    return store


def backend_of(url: str) -> Backend:
    """A backend for the address. Only the driver that is needed is loaded."""
    path = file_of(url)
    if path is not None:
        from townwright.server.store.sqlite.backend import Sqlite

        return Sqlite(path)
    check_driver()
    from townwright.server.store.postgres.backend import Postgres

    return Postgres(url)


def checked_url(url: str) -> str:
    """The address, unless it is so bare that it may be a slip of somebody who meant another storage.

    >>> checked_url("games.db"), checked_url("sqlite:///games")
    ('games.db', 'sqlite:///games')
    """
    bare = Path(url)
    if "://" in url or bare.suffix or bare.is_file() or (len(bare.parts) > 1 and bare.parent.is_dir()):
        return url
    raise Unusable(f"'{url}' is no address of a storage; write sqlite:///FILE or postgresql://HOST/DATABASE.")


def shown(url: str) -> str:
    """The address for everybody to read: without a name and a password.

    >>> shown("postgresql://ada:secret@db:5432/games?sslmode=require"), shown("sqlite:///games.db")
    ('postgresql://db:5432/games', 'games.db')
    >>> shown("postgresql://ada:se?cret@db/games"), shown("postgresql:///games?password=se@cret")
    ('postgresql://db/games', 'postgresql:///games')
    """
    path = file_of(url)
    if path is not None:
        return str(path)
    scheme, _, rest = url.partition("://")
    user, at, server = rest.partition("@")
    named = server if at and "/" not in user else rest
    return f"{scheme}://{named.partition('?')[0]}"


def file_of(url: str) -> Path | None:
    """The file of an address for SQLite, or None for PostgreSQL.

    >>> file_of("sqlite:///games.db"), file_of("sqlite:////var/games.db"), file_of("games.db")
    (PosixPath('games.db'), PosixPath('/var/games.db'), PosixPath('games.db'))
    >>> file_of("postgresql://localhost/games")
    """
    scheme, separator, rest = url.partition("://")
    if not separator:
        return Path(url)
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Path(rest[1:])
    if scheme in ("postgres", "postgresql"):
        return None
    raise Unusable(f"'{scheme}://' is no storage; write sqlite:///FILE or postgresql://HOST/DATABASE.")
