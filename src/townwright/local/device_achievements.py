"""What the holder of a device has shown in finished games on it; it is found once for each and kept as a setting."""

from __future__ import annotations

import json
from typing import Final

from townwright.core.refusals import Refusal
from townwright.local.device_tables import OWNER, DeviceTables
from townwright.local.storage import DeviceRow
from townwright.server.achievements.awards import ShownGame, described_awards
from townwright.server.achievements.messages import Achievement
from townwright.tables.achievements import shown_at
from townwright.tables.seats.holders import own_seats

KEPT: Final = "shown "
"""What the setting of a table begins with."""


async def achievements(tables: DeviceTables, table_id: str | None) -> tuple[Achievement, ...]:
    """All that can be shown in each game, where it was shown first on this device, and whether at this table."""
    ended = [row for row in await tables.storage.rows() if row.listed["stage"] == "ended"]
    return described_awards([await _shown(tables, row) for row in ended], table_id)


async def _shown(tables: DeviceTables, row: DeviceRow) -> ShownGame:
    kept = await tables.storage.setting(KEPT + row.id)
    if kept is None:
        kept = json.dumps(await _found(tables, row.id))
        await tables.storage.change_setting(KEPT + row.id, kept)
    return ShownGame(row.listed["game"], row.id, row.listed["changed_at"], tuple(json.loads(kept)))


async def _found(tables: DeviceTables, table_id: str) -> tuple[str, ...]:
    read = await tables.read(table_id)
    if read is None:
        return ()
    seat = own_seats(read.table.holders).get(OWNER)
    try:
        return shown_at(read.table).get(str(seat), ())
    except Refusal:  # as of a game whose own set is gone: the others are told all the same
        return ()
