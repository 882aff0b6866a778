"""Packs the logs of tables whose game has been over for a while."""

from __future__ import annotations

from typing import Final

from townwright.server.store.errors import BadPage, Damaged
from townwright.server.store.models import StoredReply
from townwright.server.store.queries import event_log
from townwright.server.store.queries.packing import packed_logs
from townwright.server.store.transaction import Transaction

MOST_EVENTS: Final = 1_000
"""Events of a log that is packed; a longer one is read from a snapshot, which needs its rows."""
PACKED: Final = 1
LEFT: Final = 2
"""How ``listings`` marks what is packed, and what is too long or damaged and left as it is."""


def pack(transaction: Transaction, before: int, limit: int) -> int:
    """Pack the logs of so many tables that ended before a time; return how many were looked at."""
    found = transaction.rows(
        "SELECT table_id FROM listings WHERE stage = 'ended' AND packed = 0 AND changed_at < ? "
        "ORDER BY changed_at, table_id LIMIT ?",
        before,
        limit,
    )
    for (table_id,) in found:
        mark = PACKED if pack_table(transaction, table_id) else LEFT
        transaction.rows("UPDATE listings SET packed = ? WHERE table_id = ?", mark, table_id)
    return len(found)


def pack_table(transaction: Transaction, table_id: str) -> bool:
    """Pack the log of a table; return whether it could be read, and reads back as the same."""
    # Waits for another process that appends to this table, and keeps others waiting.
    head = transaction.rows("UPDATE tables SET head = head WHERE id = ? RETURNING head", table_id)
    if not head or head[0][0] > MOST_EVENTS:
        return False
    try:
        if packed_logs.is_packed(transaction, table_id):
            return True  # by another process, while this one waited
        events = event_log.events_after(transaction, table_id, 0)
        answers = transaction.rows(
            "SELECT speaker, action_id, number, refusal FROM answers WHERE table_id = ? ORDER BY number, action_id",
            table_id,
        )
    except (Damaged, BadPage):
        return False
    log = (events, tuple(StoredReply(*fields) for fields in answers))
    text = packed_logs.packed(log)
    if packed_logs.unpacked(text) != log:
        return False
    packed_logs.put(transaction, table_id, text, log[1])
    return True
