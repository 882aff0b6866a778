"""Actors that speak before the store has written: faults that killing the server must find."""

from __future__ import annotations

import asyncio
from typing import Any

from townwright.server.live import table_registry
from townwright.server.live.table_actor import TableActor
from townwright.tables.replies import Refused

HASTE = 0.5
"""Seconds between what is said too early and the commit: on a slow disk, in the middle of which a kill falls."""


class AnswersFirst(TableActor):
    """Says that it was done, and stores it then."""

    async def _store_handled(self, handled: Any, sender: Any, action_id: Any, invitation: Any, tell: Any) -> Any:
        if tell is not None and not isinstance(handled.answer, Refused):
            tell(handled.answer)
            await asyncio.sleep(HASTE)
        return await super()._store_handled(handled, sender, action_id, invitation, tell)


class ShowsFirst(TableActor):
    """Shows everybody what follows, and stores it then."""

    async def _store_handled(self, handled: Any, *more: Any) -> Any:
        before = self.table
        if handled.happened:
            await self._move_to(handled.table)
            await asyncio.sleep(HASTE)
            self.table = before
        return await super()._store_handled(handled, *more)


HASTY: dict[str, type[TableActor]] = {actor.__name__: actor for actor in (AnswersFirst, ShowsFirst)}


def plant(name: str) -> None:
    """Let all tables of this process be looked after by such an actor."""
    setattr(table_registry, "TableActor", HASTY[name])  # noqa: B010  the name that the table_registry opens its tables by
