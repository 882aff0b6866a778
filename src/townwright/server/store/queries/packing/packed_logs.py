"""Logs of tables whose game is over, each in one row of a fifth of the size; whatever is written brings the rows back.

A packed log holds the events without their hashes, which follow from them up to the hash of the head in ``tables``,
and the answers to all action ids.
"""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from itertools import accumulate, count
from typing import Final

from townwright.server.store import hash_chain
from townwright.server.store.models import StoredEvent, StoredReply
from townwright.server.store.transaction import Transaction, row

LEVEL: Final = 9
USUAL: Final = (
    rb'["bot-sat","{\"bot\":\"expert\",\"seat\":1}",0,null,null],["undone","{\"acted\":"rematched"offered"'
    rb"{\"aids\":false,\"branched\":0,\"commitment\":\"0123456789abcdef\",\"components\":[],\"daily\":\"2026-11-16\","
    rb"\"game\":\"\",\"host\":\"\",\"lateness\":\"wait\",\"options\":[[\"scenario\",\"intro\"],[\"modules\",\"-\"],"
    rb"[\"money\",\"open\"],[\"seats\",\"1\"],[\"level\",\"2\"],[\"variants\",\"-\"],[\"tiles\",\"mixed24\"]],\"rules\":1,"
    rb'\"seconds\":null,\"several\":false,\"stand_in\":\"random\",\"visibility\":\"private\"}",17948160'
    rb'["sat","{\"person\":\"",\"player\":\"\",\"seat\":0}",0,null,null],["began","{}",0,null,null],'
    rb'["acted","{\"action\":\"+3\",\"seat\":0}",0,"],["dealt","{\"action\":\"tile 1\"}",0,null,null],'
    rb'["ended","{\"why\":\"finished\"}",0,null,null]],[["'
)
"""What stands in most logs, for the compressor to point to. It never changes: packed logs are read with it for ever."""
MOST_BYTES: Final = 1 << 24
"""What a log is at most when it is unpacked; more stands in no log that was packed."""

TableLog = tuple[tuple[StoredEvent, ...], tuple[StoredReply, ...]]
"""The events of a table and the answers that were given there."""


def packed(log: TableLog) -> str:
    """A log as one text."""
    events, replies = log
    times = [0, *(event.at for event in events)]
    plain = [
        [
            [event.kind, event.body, event.at - before, event.seat, event.action_id]
            for event, before in zip(events, times, strict=False)
        ],
        [[reply.action_id, reply.number, reply.sender, reply.refusal] for reply in replies],
    ]
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
    compressor = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS, zdict=USUAL)
    return b85encode(compressor.compress(text.encode()) + compressor.flush()).decode()


def unpacked(text: str) -> TableLog | None:
    """The inverse of ``packed``; None if the text is damaged."""
    try:
        plain = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=USUAL).decompress(b85decode(text), MOST_BYTES)
        events, replies = json.loads(plain)
        times = accumulate(later for _, _, later, _, _ in events)
        return (
            tuple(
                StoredEvent(number, kind, body, at, seat, action_id)
                for number, at, (kind, body, _, seat, action_id) in zip(count(1), times, events, strict=False)
            ),
            tuple(StoredReply(sender, action_id, number, why) for action_id, number, sender, why in replies),
        )
    except (ValueError, TypeError, zlib.error):
        return None


def put(transaction: Transaction, table_id: str, text: str, replies: Sequence[StoredReply]) -> None:
    """Write the packed log of a table in place of its events, its snapshot and these answers.

    An answer that another process has given meanwhile, without an event, stays beside it.
    """
    transaction.rows("INSERT INTO packed_logs (table_id, body) VALUES (?, ?)", table_id, text)
    transaction.rows("DELETE FROM events WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM snapshots WHERE table_id = ?", table_id)
    transaction.many(
        "DELETE FROM answers WHERE table_id = ? AND speaker = ? AND action_id = ?",
        [(table_id, reply.sender, reply.action_id) for reply in replies],
    )


def is_packed(transaction: Transaction, table_id: str) -> bool:
    """Whether the log of a table is packed."""
    return bool(transaction.rows("SELECT 1 FROM packed_logs WHERE table_id = ?", table_id))


def find(transaction: Transaction, table_id: str) -> TableLog | None:
    """The log of a table if it is packed; one that is damaged has no events."""
    found = row(transaction, "SELECT body FROM packed_logs WHERE table_id = ?", table_id)
    return None if found is None else unpacked(found[0]) or ((), ())


def unpack(transaction: Transaction, table_id: str) -> None:
    """Write the events and answers of a packed log as rows again; nothing happens to a table without one."""
    if not is_packed(transaction, table_id):
        return
    # Waits for another process that packs or unpacks this table, and then finds what it has left.
    head = transaction.rows("UPDATE tables SET head = head WHERE id = ? RETURNING head, hash", table_id)
    events, replies = find(transaction, table_id) or ((), ())
    hashes = hash_chain.hashes(hash_chain.beginning(table_id), events)
    if not hashes or head != [(len(hashes), hashes[-1])]:
        return  # it is damaged, and stays as it is: whoever reads it is told
    transaction.rows("DELETE FROM packed_logs WHERE table_id = ?", table_id)
    transaction.rows("UPDATE listings SET packed = 0 WHERE table_id = ?", table_id)
    insert(transaction, table_id, events, hashes)
    transaction.many(
        "INSERT INTO answers (table_id, speaker, action_id, number, refusal) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        [(table_id, reply.sender, reply.action_id, reply.number, reply.refusal) for reply in replies],
    )


def insert(transaction: Transaction, table_id: str, events: Sequence[StoredEvent], hashes: Sequence[str]) -> None:
    """Write events with their hashes, each in a row."""
    transaction.many(
        "INSERT INTO events (table_id, number, kind, body, at, seat, action_id, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, event.number, event.kind, event.body, event.at, event.seat, event.action_id, hashed)
            for event, hashed in zip(events, hashes, strict=True)
        ],
    )


def events_of(transaction: Transaction, table_id: str) -> list[StoredEvent]:
    """All events of a table, packed or not, without looking at their hashes."""
    found = transaction.rows(
        "SELECT number, kind, body, at, seat, action_id FROM events WHERE table_id = ? ORDER BY number", table_id
    )
    if found:  # older versions, which are being brought up to date, have no packed logs
        return [StoredEvent(*fields) for fields in found]
    return list((find(transaction, table_id) or ((), ()))[0])


def forget(transaction: Transaction, table_id: str) -> None:
    """Delete the packed log of a table that is deleted."""
    transaction.rows("DELETE FROM packed_logs WHERE table_id = ?", table_id)
