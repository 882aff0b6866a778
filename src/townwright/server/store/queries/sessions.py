"""Sessions: which browser belongs to whom, and for how long."""

from __future__ import annotations

from typing import Final

from townwright.server.store.models import Session, fresh_id
from townwright.server.store.notices import queries as notices
from townwright.server.store.puzzles import queries as puzzles
from townwright.server.store.ratings import boards
from townwright.server.store.ratings import queries as ratings
from townwright.server.store.tokens import hashed
from townwright.server.store.transaction import Transaction, row

DAY_MS: Final = 24 * 60 * 60 * 1000
IDLE_MS: Final = 30 * DAY_MS
"""A session that nobody has used for so long is over."""
LIFE_MS: Final = 180 * DAY_MS
"""No session lives longer, however busy it is."""
TICKETS_STAY_MS: Final = 60_000
"""A used ticket is remembered so long after it was good, since the clocks of servers differ."""


def put(transaction: Transaction, token: str, person_id: str, now: int) -> None:
    """Insert a new session with the hash of its token."""
    transaction.rows(
        "INSERT INTO sessions (hash, id, person_id, created_at, used_at) VALUES (?, ?, ?, ?, ?)",
        hashed(token),
        fresh_id(),
        person_id,
        now,
        now,
    )


def find(transaction: Transaction, token: str, now: int) -> Session | None:
    """The session of a token, while it is good."""
    found = row(
        transaction,
        "SELECT id, person_id, created_at, used_at FROM sessions WHERE hash = ? AND created_at > ? AND used_at > ?",
        hashed(token),
        now - LIFE_MS,
        now - IDLE_MS,
    )
    return Session(*found) if found else None


def touch(transaction: Transaction, token: str, now: int) -> None:
    """Note that a session that is still good is used; never to an earlier time."""
    transaction.rows(
        "UPDATE sessions SET used_at = ? WHERE hash = ? AND used_at < ? AND created_at > ? AND used_at > ?",
        now,
        hashed(token),
        now,
        now - LIFE_MS,
        now - IDLE_MS,
    )


def rotate(transaction: Transaction, old: str | None, new: str, person_id: str, now: int) -> None:
    """Replace the session that the browser had by one for the person, with a new token."""
    if old is not None:
        transaction.rows("DELETE FROM sessions WHERE hash = ?", hashed(old))
    put(transaction, new, person_id, now)


def of_person(transaction: Transaction, person_id: str, now: int) -> tuple[Session, ...]:
    """A person's sessions that are good, the newest first."""
    found = transaction.rows(
        "SELECT id, person_id, created_at, used_at FROM sessions WHERE person_id = ? AND created_at > ? "
        "AND used_at > ? ORDER BY created_at DESC, id",
        person_id,
        now - LIFE_MS,
        now - IDLE_MS,
    )
    return tuple(Session(*fields) for fields in found)


def end(transaction: Transaction, person_id: str, session_id: str) -> None:
    """Delete one of a person's sessions."""
    transaction.rows("DELETE FROM sessions WHERE person_id = ? AND id = ?", person_id, session_id)


def end_all(transaction: Transaction, person_id: str) -> None:
    """Delete all sessions of a person."""
    transaction.rows("DELETE FROM sessions WHERE person_id = ?", person_id)


def use_ticket(transaction: Transaction, nonce: str, until: int) -> bool:
    """Note the use of a ticket; return whether it is the first."""
    return bool(
        transaction.rows(
            "INSERT INTO tickets (nonce, until) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING nonce", nonce, until
        )
    )


def sweep(transaction: Transaction, now: int) -> None:
    """Delete sessions, invitations, tickets, what notices need and what puzzles know that are too old to be of use."""
    transaction.rows("DELETE FROM sessions WHERE created_at <= ? OR used_at <= ?", now - LIFE_MS, now - IDLE_MS)
    transaction.rows("DELETE FROM invitations WHERE expires_at <= ?", now)
    transaction.rows("DELETE FROM tickets WHERE until < ?", now - TICKETS_STAY_MS)
    notices.sweep(transaction, now)
    puzzles.sweep(transaction)
    ratings.sweep(transaction)
    boards.sweep(transaction)
