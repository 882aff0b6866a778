"""Who may see a table at all."""

from __future__ import annotations

from collections.abc import Iterable

from townwright.core.phrases import Phrase
from townwright.server.live.connection import Connection
from townwright.server.live.table_actor import TableActor
from townwright.server.store.contract import Store
from townwright.server.store.errors import StoreError, WrongSeed
from townwright.tables.table import Table

DAMAGED = Phrase(
    "server-table-damaged",
    "this table is damaged: what is stored of it is not what was played; whoever runs the server may have a backup",
)
WRONG_SEED = Phrase(
    "server-table-seed",
    "this table is damaged: its seed is not the one that it committed to, so nothing more is dealt; "
    "whoever runs the server may have a backup",
)


class TableDamaged(Exception):
    """Raised for a member of a table that cannot be opened, who shall know about it."""

    def __init__(self, error: Exception) -> None:
        self.phrase = WRONG_SEED if isinstance(error, WrongSeed) else DAMAGED
        super().__init__(str(error))


def is_member(table: Table, person: str | None) -> bool:
    """Return whether a person plays or played at a table, or made it."""
    return table.is_member(person) or bool(table.kept_for(person))


def is_welcome(table: Table, person: str | None) -> bool:
    """Return whether a person may see a table: a public one always, a private one as member or with a kept seat."""
    return table.created.visibility == "public" or is_member(table, person)


async def may_see(store: Store, table: Table, table_id: str, person: str | None, key: str | None, now: int) -> bool:
    """Return whether a visitor may see a table: by ``is_welcome``, or with the key of a link for watching."""
    if is_welcome(table, person):
        return True
    if key is None:
        return False
    invitation = await store.invitation(key, now)
    return invitation is not None and invitation.seat is None and invitation.table_id == table_id


async def belongs(store: Store, table_id: str, person: str | None) -> bool:
    """Whether a person sits at a table or is its host by the lists, which can be read when the table cannot."""
    try:
        return person is not None and await store.belongs(table_id, person)
    except StoreError:
        return False


async def is_public(store: Store, table_id: str) -> bool:
    """Whether everybody may see a table by the lists, which can be read when the table cannot."""
    try:
        return await store.is_public(table_id)
    except StoreError:
        return False


def connections_without_access(actor: TableActor, pages: Iterable[Connection]) -> Iterable[Connection]:
    """Return the connections that watch a table and may not any more: they came by a seat that they have lost."""
    for page in pages:
        watching = page.watching.get(actor.table_id)
        if watching is not None and not watching.by_link and not is_welcome(actor.table, page.person):
            yield page
