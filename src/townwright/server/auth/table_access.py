"""Opens a table for whoever may see it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from townwright.core.refusals import NotNow, Refusal, TooMuch
from townwright.server.auth.visibility import TableDamaged, belongs, is_member, is_public, may_see
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_registry import TableRegistry
from townwright.server.sandbox.record_tasks import KnownAgain
from townwright.server.store.contests.models import ContestPlace
from townwright.server.store.contract import Store
from townwright.server.store.errors import BadPage, Damaged
from townwright.server.workers.fair_queue import TryAgain

log = logging.getLogger(__name__)

FindPlace = Callable[[str, str | None], Awaitable[ContestPlace | None]]
"""Finds out which deal of a contest a table has, and how far a person has come with it."""


class TableAccess:
    """The tables of this process as visitors reach them."""

    def __init__(
        self, store: Store, table_registry: TableRegistry, now: Callable[[], int], find_place: FindPlace
    ) -> None:
        self._store, self._table_registry, self._now, self._find_place = store, table_registry, now, find_place

    async def seen_by(self, table_id: str, person: str | None, key: str | None) -> TableActor | None:
        """Return the actor of a table that the visitor may see, or None.

        Whoever may see it is told if it cannot be computed (``TooMuch``, ``TryAgain``), whoever belongs to it if it is
        damaged (``TableDamaged``). A finished game that belongs to a contest is shown to whoever has ended a try at its
        deal, and to nobody else who did not play it, until the contest is closed.
        """
        try:
            actor = await self._table_registry.actor(table_id)
        except (TooMuch, TryAgain):
            if await belongs(self._store, table_id, person) or await is_public(self._store, table_id):
                raise
            return None
        except (Damaged, BadPage, Refusal) as error:
            log.exception("a table cannot be opened", extra={"table": table_id})
            if await belongs(self._store, table_id, person):
                raise TableDamaged(error) from error
            return None
        if actor is None:
            return None
        seen = await may_see(self._store, actor.table, table_id, person, key, self._now())
        if actor.table.ended is None or is_member(actor.table, person):
            return actor if seen else None
        place = await self._find_place(table_id, person)
        if place is None:
            return actor if seen else None
        if place.own_ended or place.closed:
            return actor
        if seen:
            raise NotNow("contest-play-first", "this game is part of a challenge or tournament; play its deal first")
        return None

    async def has_reached(self, actor: TableActor, number: int) -> bool:
        """Return whether a table has so many facts, after reading what other processes have stored if it must."""
        if actor.table.number < number:
            try:
                await actor.catch_up()
            except (Damaged, BadPage, Refusal):
                log.exception("a table cannot be read on", extra={"table": actor.table_id})
        return actor.table.number >= number

    async def is_being_played(self, shown: KnownAgain) -> bool:
        """Return whether a text is of a game with secrets that runs at a table of this storage, loaded or not.

        The moves of a table that has ended are no secret, whatever else resembles them.
        """
        return shown.moves is not None and await self._store.is_running(shown.game, shown.moves, shown.commitment)
