"""Keepers that speak before the store has written: faults that killing the server must find."""

from __future__ import annotations

import asyncio
from typing import Any

from townwright.server.live import table_registry
from townwright.server.live.table_actor import Keeper
from townwright.tables.replies import Refused

HASTE = 0.5
"""Seconds between what is said too early and the commit: on a slow disk, in the middle of which a kill falls."""


class AnswersFirst(Keeper):
    """Says that it was done, and stores it then."""

    async def _store_heard(self, heard: Any, speaker: Any, action_id: Any, invitation: Any, tell: Any) -> Any:
        if tell is not None and not isinstance(heard.answer, Refused):
            tell(heard.answer)
            await asyncio.sleep(HASTE)
        return await super()._store_heard(heard, speaker, action_id, invitation, tell)


class ShowsFirst(Keeper):
    """Shows everybody what follows, and stores it then."""

    async def _store_heard(self, heard: Any, *more: Any) -> Any:
        before = self.room
        if heard.happened:
            await self._move_to(heard.room)
            await asyncio.sleep(HASTE)
            self.room = before
        return await super()._store_heard(heard, *more)


HASTY: dict[str, type[Keeper]] = {keeper.__name__: keeper for keeper in (AnswersFirst, ShowsFirst)}


def plant(name: str) -> None:
    """Let all tables of this process be looked after by such a keeper."""
    setattr(table_registry, "Keeper", HASTY[name])  # noqa: B010  the name that the hall opens its tables by
