"""Invitations: links that give one seat once, or let somebody watch. Only the hash of a token is kept."""

from __future__ import annotations

from typing import Final

from townwright.core.refusals import Stale
from townwright.server.store.models import Invitation
from townwright.server.store.tokens import hashed
from townwright.server.store.transaction import Row, Transaction, row

DAY_MS: Final = 24 * 60 * 60 * 1000
LIFE_MS: Final = 7 * DAY_MS
FIELDS = "SELECT id, table_id, seat, created_by, created_at, expires_at, used_by FROM invitations "


def put(transaction: Transaction, token: str, invitation: Invitation) -> None:
    """Insert a new invitation with the hash of its token."""
    transaction.rows(
        "INSERT INTO invitations (hash, id, table_id, seat, created_by, created_at, expires_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        hashed(token),
        invitation.id,
        invitation.table_id,
        invitation.seat,
        invitation.created_by,
        invitation.created_at,
        invitation.expires_at,
    )


def use(transaction: Transaction, table_id: str, token: str, person_id: str, now: int) -> None:
    """Use an invitation up. Of several who try at once, one statement lets one through."""
    used = transaction.rows(
        "UPDATE invitations SET used_by = ? WHERE hash = ? AND table_id = ? AND seat IS NOT NULL AND used_by IS NULL "
        "AND expires_at > ? RETURNING 1",
        person_id,
        hashed(token),
        table_id,
        now,
    )
    if not used:
        raise Stale("store-invitation-gone", "this invitation was used or withdrawn, or is too old")


def find(transaction: Transaction, token: str, now: int) -> Invitation | None:
    """The invitation of a token, while it is good."""
    return read(row(transaction, FIELDS + "WHERE hash = ? AND used_by IS NULL AND expires_at > ?", hashed(token), now))


def of_table(transaction: Transaction, table_id: str, now: int) -> tuple[Invitation, ...]:
    """All invitations to a table that are good, the oldest first."""
    found = transaction.rows(
        FIELDS + "WHERE table_id = ? AND used_by IS NULL AND expires_at > ? ORDER BY created_at, id", table_id, now
    )
    return tuple(Invitation(*fields) for fields in found)


def withdraw(transaction: Transaction, table_id: str, invitation_id: str) -> None:
    """Delete an invitation to a table."""
    transaction.rows("DELETE FROM invitations WHERE table_id = ? AND id = ?", table_id, invitation_id)


def read(found: Row | None) -> Invitation | None:
    """Return a row of the database as an ``Invitation``."""
    return Invitation(*found) if found else None
