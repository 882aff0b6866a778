"""The statements about notices, in a transaction of either database."""

from __future__ import annotations

import json
from typing import Final

from townwright.server.store.notices.models import MailAddress, PushSubscription, WaitingTurn
from townwright.server.store.transaction import Transaction, row

PUSH: Final = "SELECT p.endpoint, p.person_id, p.session_id, p.p256dh, p.auth, p.language, p.created_at "
MAIL: Final = "SELECT id, person_id, address, language, created_at, confirmed_at FROM mail_addresses "
LIVE: Final = "FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id AND s.person_id = p.person_id "
"""Subscriptions whose session has not ended."""


def subscribe(transaction: Transaction, one: PushSubscription, most: int) -> None:
    """Insert or replace a subscription, and delete the oldest beyond ``most`` of its person."""
    transaction.rows("DELETE FROM push_subscriptions WHERE endpoint = ?", one.endpoint)
    transaction.rows(
        "INSERT INTO push_subscriptions (endpoint, person_id, session_id, p256dh, auth, language, created_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        one.endpoint,
        one.person_id,
        one.session_id,
        one.p256dh,
        one.auth,
        one.language,
        one.created_at,
    )
    transaction.rows(
        "DELETE FROM push_subscriptions WHERE person_id = ? AND endpoint NOT IN (SELECT endpoint FROM "
        "push_subscriptions WHERE person_id = ? ORDER BY created_at DESC, endpoint LIMIT ?)",
        one.person_id,
        one.person_id,
        most,
    )


def unsubscribe(transaction: Transaction, endpoint: str) -> None:
    """Delete the subscription with this address."""
    transaction.rows("DELETE FROM push_subscriptions WHERE endpoint = ?", endpoint)


def unsubscribe_session(transaction: Transaction, person_id: str, session_id: str) -> None:
    """Delete the subscriptions of a session."""
    transaction.rows("DELETE FROM push_subscriptions WHERE person_id = ? AND session_id = ?", person_id, session_id)


def subscriptions(transaction: Transaction, person_id: str) -> tuple[PushSubscription, ...]:
    """A person's live subscriptions, the oldest first."""
    found = transaction.rows(PUSH + LIVE + "WHERE p.person_id = ? ORDER BY p.created_at, p.endpoint", person_id)
    return tuple(PushSubscription(*fields) for fields in found)


def set_mail(transaction: Transaction, one: MailAddress) -> None:
    """Insert an address in place of the person's last one."""
    transaction.rows("DELETE FROM mail_addresses WHERE person_id = ?", one.person_id)
    transaction.rows(
        "INSERT INTO mail_addresses (id, person_id, address, language, created_at, confirmed_at) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        one.id,
        one.person_id,
        one.address,
        one.language,
        one.created_at,
        one.confirmed_at,
    )


def mail_of(transaction: Transaction, person_id: str) -> MailAddress | None:
    """The address of a person, confirmed or not."""
    found = row(transaction, MAIL + "WHERE person_id = ?", person_id)
    return MailAddress(*found) if found else None


def mail_address(transaction: Transaction, address_id: str) -> MailAddress | None:
    """The address with that id."""
    found = row(transaction, MAIL + "WHERE id = ?", address_id)
    return MailAddress(*found) if found else None


def confirm_mail(transaction: Transaction, address_id: str, now: int) -> None:
    """Note when an address was first confirmed."""
    transaction.rows(
        "UPDATE mail_addresses SET confirmed_at = ? WHERE id = ? AND confirmed_at IS NULL", now, address_id
    )


def delete_mail(transaction: Transaction, address_id: str) -> None:
    """Delete the address with this id."""
    transaction.rows("DELETE FROM mail_addresses WHERE id = ?", address_id)


def waiting_turns(transaction: Transaction, limit: int) -> tuple[WaitingTurn, ...]:
    """Who wants to be told, at tables that have changed since each was looked at for them, with the seats to act."""
    found = transaction.rows(
        "SELECT o.table_id, o.person_id, t.head, o.seats, l.to_act, COALESCE(n.turn, 0) "  # noqa: S608  words of our own
        "FROM sittings o JOIN listings l ON l.table_id = o.table_id JOIN tables t ON t.id = o.table_id "
        "LEFT JOIN told_turns n ON n.table_id = o.table_id AND n.person_id = o.person_id "
        "WHERE l.stage = 'running' AND l.seat_count > 1 AND l.to_act <> '[]' AND COALESCE(n.head, 0) < t.head "
        f"AND o.person_id IN (SELECT p.person_id {LIVE} UNION "
        "SELECT person_id FROM mail_addresses WHERE confirmed_at IS NOT NULL) "
        "ORDER BY l.changed_at, o.table_id, o.person_id LIMIT ?",
        limit,
    )
    return tuple(
        WaitingTurn(table_id, person_id, head, acting(own, to_act), turn)
        for table_id, person_id, head, own, to_act, turn in found
    )


def acting(own: str, to_act: str) -> tuple[int, ...]:
    """The seats of a sitting that are to act."""
    asked = set(json.loads(to_act))
    return tuple(seat for seat, *_ in json.loads(own) if seat in asked)


def claim_turn(transaction: Transaction, waiting: WaitingTurn, turn: int, now: int) -> bool:
    """Note the turn, and up to which event the table was looked at; return whether the turn is new."""
    claimed = transaction.rows(
        "INSERT INTO told_turns (table_id, person_id, turn, head, at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, person_id) DO UPDATE SET turn = excluded.turn, head = excluded.head, at = excluded.at "
        "WHERE told_turns.turn < excluded.turn RETURNING 1",
        waiting.table_id,
        waiting.person_id,
        turn,
        waiting.head,
        now,
    )
    if not claimed:
        transaction.rows(
            "UPDATE told_turns SET head = ? WHERE table_id = ? AND person_id = ? AND head < ?",
            waiting.head,
            waiting.table_id,
            waiting.person_id,
            waiting.head,
        )
    return bool(claimed)


def export(transaction: Transaction, person_id: str) -> dict[str, object]:
    """What is stored about a person's notices; the addresses of push services are secrets, so only their times."""
    mail = mail_of(transaction, person_id)
    return {
        "devices": [
            {"language": one.language, "created_at": one.created_at} for one in subscriptions(transaction, person_id)
        ],
        "mail": None
        if mail is None
        else {"address": mail.address, "created_at": mail.created_at, "confirmed_at": mail.confirmed_at},
    }


def forget(transaction: Transaction, person_id: str) -> None:
    """Delete all about a person's notices."""
    for table in ("push_subscriptions", "mail_addresses", "told_turns"):
        transaction.rows(f"DELETE FROM {table} WHERE person_id = ?", person_id)  # noqa: S608  our own


def sweep(transaction: Transaction, unconfirmed_before: int) -> None:
    """Delete subscriptions of ended sessions, addresses that nobody confirmed, and notes about tables that are over."""
    transaction.rows("DELETE FROM push_subscriptions WHERE session_id NOT IN (SELECT id FROM sessions)")
    transaction.rows("DELETE FROM mail_addresses WHERE confirmed_at IS NULL AND created_at <= ?", unconfirmed_before)
    transaction.rows(
        "DELETE FROM told_turns WHERE table_id NOT IN (SELECT table_id FROM listings WHERE stage = 'running')"
    )
