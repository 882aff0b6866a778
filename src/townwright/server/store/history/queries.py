"""Results of finished games by person: written with the event that ends a game, and what history is made from."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.server.store.history.models import PastGame, SeatResult
from townwright.server.store.transaction import Row, SqlValue, Transaction


def put(transaction: Transaction, table_id: str, results: Sequence[SeatResult]) -> None:
    """Write how a game ended for everybody who sat there; what is there already stays."""
    transaction.many(
        "INSERT INTO results (person_id, table_id, seat, total, rank, won, counts, parts) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [
            (one.person_id, table_id, one.seat, one.total, one.rank, int(one.won), int(one.counts), one.parts)
            for one in results
        ],
    )


def past_games(
    transaction: Transaction, person_id: str, game: str | None, before: int | None, limit: int
) -> tuple[PastGame, ...]:
    """The ended games of a person, the latest first; those that somebody left are left out."""
    clauses, values = "", list[SqlValue]()
    if game is not None:
        clauses, values = clauses + "AND t.game = ? ", [*values, game]
    if before is not None:
        clauses, values = clauses + "AND l.changed_at < ? ", [*values, before]
    found = transaction.rows(
        "SELECT t.id, t.game, l.changed_at, t.created_at, l.summary, l.shown, l.seat_count, d.day, "  # noqa: S608  our own
        "r.seat, r.total, r.rank, r.won, r.counts, r.parts, w.body, l.solo_aids "
        "FROM sittings s JOIN tables t ON t.id = s.table_id JOIN listings l ON l.table_id = t.id "
        "LEFT JOIN results r ON r.table_id = t.id AND r.person_id = s.person_id "
        "LEFT JOIN daily_tries d ON d.table_id = t.id "
        "LEFT JOIN reviews w ON w.table_id = t.id AND w.seat = r.seat "
        f"WHERE s.person_id = ? AND l.stage = 'ended' AND (l.has_room = 0 OR r.seat IS NOT NULL) {clauses}"
        "ORDER BY l.changed_at DESC, t.id LIMIT ?",
        person_id,
        *values,
        limit,
    )
    return tuple(read(person_id, each) for each in found)


def read(person_id: str, found: Row) -> PastGame:
    """One row as a value."""
    table_id, game, ended_at, created_at, summary, shown, seat_count, day = found[:8]
    seat, total, rank, won, counts, parts, reviewed, aids = found[8:]
    result = None if seat is None else SeatResult(person_id, seat, total, rank, bool(won), bool(counts), parts)
    return PastGame(
        table_id,
        game,
        ended_at,
        created_at,
        summary,
        shown,
        seat_count,
        day,
        result,
        reviewed,
        None if aids is None else bool(aids),
    )


def forget(transaction: Transaction, table_id: str) -> None:
    """Delete the results of a table that is deleted."""
    transaction.rows("DELETE FROM results WHERE table_id = ?", table_id)
