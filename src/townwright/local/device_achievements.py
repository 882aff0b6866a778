"""What the holder of a device has shown in finished games on it; it is found once for each and kept as a setting.

Looking at a game replays it, so each is looked at in a turn of its own: messages of the page are handled in between.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AbstractAsyncContextManager
from typing import Final

from townwright.core import registry
from townwright.core.abilities.achievements import achievement_names
from townwright.core.refusals import Refusal
from townwright.local.device_tables import OWNER, DeviceTables
from townwright.local.storage import DeviceRow
from townwright.server.achievements.awards import ShownGame, described_awards
from townwright.server.achievements.bodies import Achievement
from townwright.tables.achievements import shown_at
from townwright.tables.seats.holders import own_seats

KEPT: Final = "shown "
"""What the setting of a table begins with."""


async def achievements(
    tables: DeviceTables, turn: AbstractAsyncContextManager[None], table_id: str | None
) -> tuple[Achievement, ...]:
    """All that can be shown in each game, where it was shown first on this device, and whether at this table.

    One game is looked at in a turn. What was found is kept at once, so that whoever leaves finds the rest next time.
    """
    known = registry.own_names()
    rows = await tables.storage.rows()
    ended = [row for row in rows if row.listed["stage"] == "ended" and row.listed["game"] in known]
    return described_awards([await _shown(tables, turn, row) for row in ended], table_id)


async def _shown(tables: DeviceTables, turn: AbstractAsyncContextManager[None], row: DeviceRow) -> ShownGame:
    wanted = looked_for(row.listed["game"])
    kept = json.loads(await tables.storage.setting(KEPT + row.id) or "null")
    if not isinstance(kept, dict) or kept["looked_for"] != wanted:
        await asyncio.sleep(0)
        async with turn:
            kept = json.loads(await tables.storage.setting(KEPT + row.id) or "null")  # another look may have come first
            if not isinstance(kept, dict) or kept["looked_for"] != wanted:
                kept = {"looked_for": wanted, "found": await _found(tables, row.id)}
                await tables.storage.change_setting(KEPT + row.id, json.dumps(kept))
    return ShownGame(row.listed["game"], row.id, row.listed["changed_at"], tuple(kept["found"]))


def looked_for(game: str) -> list[str]:
    """What can be shown in a game as this edition has it; kept findings of another one are found anew."""
    rules = registry.find(game)
    return [str(rules.rules), *achievement_names(rules)]


async def _found(tables: DeviceTables, table_id: str) -> tuple[str, ...]:
    read = await tables.read(table_id)
    if read is None:
        return ()
    seat = own_seats(read.table.holders).get(OWNER)
    try:
        return shown_at(read.table).get(str(seat), ())
    except Refusal:  # as of a game whose own set is gone: the others are told all the same
        return ()
