"""Who may see a table at all."""

from __future__ import annotations

from townwright.server.store.contract import Store
from townwright.tables.room import Room


async def may_see(store: Store, room: Room, table_id: str, person: str | None, key: str | None, now: int) -> bool:
    """A public table everybody; a private one its members, and whoever has a link for watching."""
    if room.created.visibility == "public" or room.is_member(person):
        return True
    if key is None:
        return False
    invitation = await store.invitation(key, now)
    return invitation is not None and invitation.seat is None and invitation.table_id == table_id
