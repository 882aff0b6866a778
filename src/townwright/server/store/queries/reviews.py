"""Reviews of the seats of finished games: kept because they take long to compute, and made anew when they are lost."""

from __future__ import annotations

from townwright.core.seats import Seat
from townwright.server.store.models import StoredReview
from townwright.server.store.transaction import Transaction, row


def keep(transaction: Transaction, table_id: str, review: StoredReview) -> None:
    """Keep a review in place of an older one; nothing happens unless the game of the table has ended."""
    if row(transaction, "SELECT 1 FROM listings WHERE table_id = ? AND stage = 'ended'", table_id):
        transaction.rows(
            "INSERT INTO reviews (table_id, seat, engine, body, made_at) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat) DO UPDATE SET engine = excluded.engine, body = excluded.body, "
            "made_at = excluded.made_at",
            table_id,
            review.seat,
            review.reviewer,
            review.body,
            review.made_at,
        )


def find(transaction: Transaction, table_id: str, seat: Seat, reviewer: str) -> StoredReview | None:
    """The review of a seat, if this reviewer has made it."""
    found = row(
        transaction,
        "SELECT seat, engine, body, made_at FROM reviews WHERE table_id = ? AND seat = ? AND engine = ?",
        table_id,
        seat,
        reviewer,
    )
    return StoredReview(*found) if found else None
