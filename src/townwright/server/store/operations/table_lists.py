"""Lists of tables: the index that is written along with the events, and what is asked of it."""

from __future__ import annotations

import json

from townwright.server.store.models import Index, Listed, StoredSeat, TableRow
from townwright.server.store.transaction import Row, SqlValue, Transaction, row

LISTED = (
    "SELECT t.id, t.game, t.rules, t.created_at, t.host, t.commitment, t.head, "
    "l.stage, l.changed_at, l.public, l.due_at, l.summary, l.seats, l.to_act "
    "FROM tables t JOIN listings l ON l.table_id = t.id "
)


def put(transaction: Transaction, table_id: str, index: Index) -> None:
    """Write what lists show of a table. Who sits where changes seldom, whose turn it is with every move."""
    seats = json.dumps([(sitting.seat, sitting.person, sitting.bot) for sitting in index.seats])
    before = row(transaction, "SELECT seats FROM listings WHERE table_id = ?", table_id)
    transaction.rows(
        "INSERT INTO listings "
        "(table_id, stage, changed_at, public, due_at, summary, seats, to_act, has_room, waits_for_bot) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET stage = excluded.stage, "
        "changed_at = excluded.changed_at, public = excluded.public, due_at = excluded.due_at, "
        "summary = excluded.summary, seats = excluded.seats, to_act = excluded.to_act, "
        "has_room = excluded.has_room, waits_for_bot = excluded.waits_for_bot",
        table_id,
        index.stage,
        index.changed_at,
        int(index.public),
        index.due_at,
        index.summary,
        seats,
        json.dumps([sitting.seat for sitting in index.seats if sitting.to_act]),
        int(any(sitting.person is None and sitting.bot is None for sitting in index.seats)),
        int(any(sitting.bot is not None and sitting.to_act for sitting in index.seats)),
    )
    if before != (seats,):
        people = {sitting.person for sitting in index.seats if sitting.person is not None} | set(index.gone)
        transaction.rows("DELETE FROM sittings WHERE table_id = ?", table_id)
        transaction.many(
            "INSERT INTO sittings (person_id, table_id) VALUES (?, ?)",
            [(person, table_id) for person in sorted(people)],
        )


def lobby(transaction: Transaction, limit: int) -> tuple[Listed, ...]:
    """Public tables that have not begun and have a seat for somebody."""
    return read_all(
        transaction,
        "WHERE l.stage = 'open' AND l.public = 1 AND l.has_room = 1 ORDER BY l.changed_at DESC, t.id LIMIT ?",
        limit,
    )


def tables_of(transaction: Transaction, person_id: str, limit: int) -> tuple[Listed, ...]:
    """Tables of one person."""
    return read_all(
        transaction,
        "WHERE t.id IN (SELECT table_id FROM sittings WHERE person_id = ? UNION SELECT id FROM tables WHERE host = ?) "
        "ORDER BY l.changed_at DESC, t.id LIMIT ?",
        person_id,
        person_id,
        limit,
    )


def belongs(transaction: Transaction, table_id: str, person_id: str) -> bool:
    """Whether the person sits or sat at the table, or is its host."""
    found = transaction.rows(
        "SELECT 1 FROM sittings WHERE person_id = ? AND table_id = ? "
        "UNION SELECT 1 FROM tables WHERE host = ? AND id = ?",
        person_id,
        table_id,
        person_id,
        table_id,
    )
    return bool(found)


def is_public(transaction: Transaction, table_id: str) -> bool:
    """Whether the table is there for everybody."""
    return bool(transaction.rows("SELECT 1 FROM listings WHERE table_id = ? AND public = 1", table_id))


def finished_alone(transaction: Transaction, person_id: str, limit: int) -> tuple[Listed, ...]:
    """Tables that have ended, where the person sits and nobody else."""
    return read_all(
        transaction,
        "WHERE l.stage = 'ended' AND t.id IN (SELECT table_id FROM sittings WHERE person_id = ?) AND NOT EXISTS "
        "(SELECT 1 FROM sittings s WHERE s.table_id = t.id AND s.person_id <> ?) "
        "ORDER BY l.changed_at DESC, t.id LIMIT ?",
        person_id,
        person_id,
        limit,
    )


def due(transaction: Transaction, until: int) -> tuple[Listed, ...]:
    """Tables whose deadline has come."""
    return read_all(transaction, "WHERE l.due_at <= ? ORDER BY l.due_at, t.id", until)


def waiting_for_bots(transaction: Transaction) -> tuple[Listed, ...]:
    """Tables where a bot is to act."""
    return read_all(transaction, "WHERE l.stage = 'running' AND l.waits_for_bot = 1 ORDER BY l.changed_at, t.id")


def abandoned(transaction: Transaction, since: int) -> tuple[str, ...]:
    """Unfinished tables that nobody with an account takes part in, untouched for long."""
    found = transaction.rows(
        "SELECT l.table_id FROM listings l WHERE l.stage <> 'ended' AND l.changed_at < ? AND NOT EXISTS "
        "(SELECT 1 FROM sittings s JOIN accounts a ON a.person_id = s.person_id WHERE s.table_id = l.table_id) "
        "AND NOT EXISTS (SELECT 1 FROM tables t JOIN accounts a ON a.person_id = t.host WHERE t.id = l.table_id) "
        "ORDER BY l.changed_at, l.table_id",
        since,
    )
    return tuple(table_id for (table_id,) in found)


def read_all(transaction: Transaction, which: str, *values: SqlValue) -> tuple[Listed, ...]:
    """The tables that a clause chooses."""
    return tuple(map(read, transaction.rows(LISTED + which, *values)))


def read(found: Row) -> Listed:
    """One row as a value."""
    head, stage, changed_at, public, due_at, summary, seats, to_act = found[6:]
    acting = set(json.loads(to_act))
    sittings = tuple(StoredSeat(seat, person, bot, seat in acting) for seat, person, bot in json.loads(seats))
    return Listed(
        TableRow(*found[:6]), Index(stage, changed_at, bool(public), sittings, due_at=due_at, summary=summary), head
    )
