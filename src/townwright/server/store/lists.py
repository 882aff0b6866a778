"""Lists of tables: the index that is written along with the events, and what is asked of it."""

from __future__ import annotations

from townwright.server.store.connection import Connection, Row, Value, row
from townwright.server.store.values import Index, Listed, Sitting, TableRow

LISTED = (
    "SELECT t.id, t.game, t.rules, t.created_at, t.host, t.commitment, t.head, "
    "l.stage, l.changed_at, l.public, l.due_at, l.summary "
    "FROM tables t JOIN listings l ON l.table_id = t.id "
)


def put(connection: Connection, table_id: str, index: Index) -> None:
    """Write what lists show of a table."""
    connection.rows(
        "INSERT INTO listings (table_id, stage, changed_at, public, due_at, summary) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET stage = excluded.stage, changed_at = excluded.changed_at, "
        "public = excluded.public, due_at = excluded.due_at, summary = excluded.summary",
        table_id,
        index.stage,
        index.changed_at,
        int(index.public),
        index.due_at,
        index.summary,
    )
    before, now = set(sittings(connection, table_id)), set(index.seats)
    for sitting in sorted(before - now, key=lambda sitting: sitting.seat):
        connection.rows("DELETE FROM sittings WHERE table_id = ? AND seat = ?", table_id, sitting.seat)
    connection.many(
        "INSERT INTO sittings (table_id, seat, person_id, bot, to_act) VALUES (?, ?, ?, ?, ?)",
        [(table_id, it.seat, it.person, it.bot, int(it.to_act)) for it in index.seats if it not in before],
    )


def sittings(connection: Connection, table_id: str) -> tuple[Sitting, ...]:
    """Who holds the seats of a table."""
    found = connection.rows(
        "SELECT seat, person_id, bot, to_act FROM sittings WHERE table_id = ? ORDER BY seat", table_id
    )
    return tuple(Sitting(seat, person, bot, bool(to_act)) for seat, person, bot, to_act in found)


def listed(connection: Connection, table_id: str) -> Listed | None:
    """One table."""
    found = row(connection, LISTED + "WHERE t.id = ?", table_id)
    return read(connection, found) if found else None


def lobby(connection: Connection, limit: int) -> tuple[Listed, ...]:
    """Public tables that have not begun and have a seat for somebody."""
    return read_all(
        connection,
        "WHERE l.stage = 'open' AND l.public = 1 AND EXISTS (SELECT 1 FROM sittings s "
        "WHERE s.table_id = t.id AND s.person_id IS NULL AND s.bot IS NULL) ORDER BY l.changed_at DESC, t.id LIMIT ?",
        limit,
    )


def tables_of(connection: Connection, person_id: str, limit: int) -> tuple[Listed, ...]:
    """Tables of one person."""
    return read_all(
        connection,
        "WHERE t.id IN (SELECT table_id FROM sittings WHERE person_id = ? UNION SELECT id FROM tables WHERE host = ?) "
        "ORDER BY l.changed_at DESC, t.id LIMIT ?",
        person_id,
        person_id,
        limit,
    )


def due(connection: Connection, until: int) -> tuple[Listed, ...]:
    """Tables whose deadline has come."""
    return read_all(connection, "WHERE l.due_at <= ? ORDER BY l.due_at, t.id", until)


def waiting_for_bots(connection: Connection) -> tuple[Listed, ...]:
    """Tables where a bot is to act."""
    return read_all(
        connection,
        "WHERE l.stage = 'running' AND t.id IN "
        "(SELECT table_id FROM sittings WHERE bot IS NOT NULL AND to_act = 1) ORDER BY l.changed_at, t.id",
    )


def abandoned(connection: Connection, since: int) -> tuple[str, ...]:
    """Unfinished tables that nobody with an account takes part in, untouched for long."""
    found = connection.rows(
        "SELECT l.table_id FROM listings l WHERE l.stage <> 'ended' AND l.changed_at < ? AND NOT EXISTS "
        "(SELECT 1 FROM sittings s JOIN accounts a ON a.person_id = s.person_id WHERE s.table_id = l.table_id) "
        "AND NOT EXISTS (SELECT 1 FROM tables t JOIN accounts a ON a.person_id = t.host WHERE t.id = l.table_id) "
        "ORDER BY l.changed_at, l.table_id",
        since,
    )
    return tuple(table_id for (table_id,) in found)


def read_all(connection: Connection, which: str, *values: Value) -> tuple[Listed, ...]:
    """The tables that a clause chooses."""
    return tuple(read(connection, found) for found in connection.rows(LISTED + which, *values))


def read(connection: Connection, found: Row) -> Listed:
    """One row, with the seats that belong to it."""
    table = TableRow(*found[:6])
    head, stage, changed_at, public, due_at, summary = found[6:]
    index = Index(stage, changed_at, bool(public), sittings(connection, table.id), due_at, summary)
    return Listed(table, index, head)
