"""Keeps snapshots of long tables, beside the play and outside of every promise."""

from __future__ import annotations

import asyncio
import logging

from townwright.core.refusals import Refusal
from townwright.server.live.snapshots.reader import EVERY
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_registry import TableRegistry
from townwright.server.live.table_rules import TableRules
from townwright.server.store.errors import StoreError
from townwright.tables.table import Table

log = logging.getLogger(__name__)


class Snapshots:
    """Writes one after the other; of a table that falls due again while it waits, the newer position."""

    def __init__(self, table_registry: TableRegistry, every: int = EVERY) -> None:
        self._store = table_registry.store
        self._every = every
        self._due: dict[str, tuple[TableRules, Table]] = {}
        self._writing: asyncio.Task[None] | None = None
        table_registry.watchers.append(self.look)

    def look(self, actor: TableActor) -> None:
        """Keep the table as it is if much has happened since the last time, or nothing more will."""
        table = actor.table
        new = table.number - actor.kept
        if new >= self._every or (table.ended is not None and new and table.number >= self._every):
            actor.kept = table.number
            self._due[actor.table_id] = (actor.rules, table)
            if self._writing is None or self._writing.done():
                self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        while self._due:
            table_id = next(iter(self._due))
            rules, table = self._due.pop(table_id)
            try:
                await self._store.keep_snapshot(table_id, await rules.snapshot(table))
            except (StoreError, Refusal):
                log.info("a snapshot was not kept")
            except Exception:
                log.exception("a snapshot cannot be made")

    async def stop(self) -> None:
        """Finish the one that is being written."""
        self._due.clear()
        if self._writing is not None:
            await self._writing
