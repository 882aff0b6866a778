"""Keeps snapshots of long tables, beside the play and outside of every promise."""

from __future__ import annotations

import asyncio
import logging

from townwright.server.live.snapshot_reader import EVERY, snapshot_of
from townwright.server.live.table_actor import Keeper
from townwright.server.live.table_registry import Hall
from townwright.server.store.errors import StoreError
from townwright.tables.table import Room

log = logging.getLogger(__name__)


class Snapshots:
    """Writes one after the other; of a table that falls due again while it waits, the newer position."""

    def __init__(self, hall: Hall, every: int = EVERY) -> None:
        self._store = hall.store
        self._every = every
        self._due: dict[str, Room] = {}
        self._writing: asyncio.Task[None] | None = None
        hall.watchers.append(self.look)

    def look(self, keeper: Keeper) -> None:
        """Keep the table as it is if much has happened since the last time, or nothing more will."""
        room = keeper.room
        new = room.number - keeper.kept
        if new >= self._every or (room.ended is not None and new and room.number >= self._every):
            keeper.kept = room.number
            self._due[keeper.table_id] = room
            if self._writing is None or self._writing.done():
                self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        while self._due:
            table_id = next(iter(self._due))
            room = self._due.pop(table_id)
            try:
                await self._store.keep_snapshot(table_id, await asyncio.to_thread(snapshot_of, room))
            except StoreError:
                log.info("a snapshot was not kept")
            except Exception:
                log.exception("a snapshot cannot be made")

    async def stop(self) -> None:
        """Finish the one that is being written."""
        self._due.clear()
        if self._writing is not None:
            await self._writing
