"""The statements about subscriptions and told turns, and about all that a person's notices need."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from townwright.server.store.notices import mail_addresses
from townwright.server.store.notices.models import ClaimedTurn, PushSubscription, WaitingTurn
from townwright.server.store.transaction import Transaction

PUSH: Final = "SELECT p.endpoint, p.person_id, p.session_id, p.p256dh, p.auth, p.language, p.created_at, p.failures "
LIVE: Final = "FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id AND s.person_id = p.person_id "
"""Subscriptions whose session has not ended."""


def subscribe(transaction: Transaction, one: PushSubscription, most: int) -> None:
    """Insert or replace a subscription, and delete the oldest beyond ``most`` of its person."""
    transaction.rows(
        "INSERT INTO push_subscriptions (endpoint, person_id, session_id, p256dh, auth, language, created_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET person_id = excluded.person_id, "
        "session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, "
        "language = excluded.language, created_at = excluded.created_at, failures = 0",
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


def note_push(transaction: Transaction, endpoint: str, is_taken: bool, most: int) -> None:
    """Note whether a push service took a notice; after ``most`` failures in a row the subscription is deleted."""
    if is_taken:
        transaction.rows("UPDATE push_subscriptions SET failures = 0 WHERE endpoint = ?", endpoint)
        return
    transaction.rows("UPDATE push_subscriptions SET failures = failures + 1 WHERE endpoint = ?", endpoint)
    transaction.rows("DELETE FROM push_subscriptions WHERE endpoint = ? AND failures >= ?", endpoint, most)


def waiting_turns(transaction: Transaction, limit: int) -> tuple[WaitingTurn, ...]:
    """Who wants to be told, at tables that have changed since each was looked at for them, with the seats to act.

    Turns that were unclaimed come last, those first that were tried longest ago, so that nobody waits behind them.
    """
    found = transaction.rows(
        "SELECT o.table_id, o.person_id, t.head, o.seats, l.to_act, COALESCE(n.turn, 0) "  # noqa: S608  words of our own
        "FROM sittings o JOIN listings l ON l.table_id = o.table_id JOIN tables t ON t.id = o.table_id "
        "LEFT JOIN told_turns n ON n.table_id = o.table_id AND n.person_id = o.person_id "
        "WHERE l.stage = 'running' AND l.seat_count > 1 AND l.to_act <> '[]' AND COALESCE(n.head, 0) < t.head "
        f"AND o.person_id IN (SELECT p.person_id {LIVE} UNION "
        "SELECT person_id FROM mail_addresses) "
        "ORDER BY CASE WHEN n.head = 0 THEN n.at ELSE 0 END, l.changed_at, o.table_id, o.person_id LIMIT ?",
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


def unclaim_turns(transaction: Transaction, claims: Sequence[ClaimedTurn]) -> None:
    """Note that people were not told of turns after all; a turn that is newer than the claim stays as it is."""
    transaction.many(
        "UPDATE told_turns SET turn = ?, head = 0 WHERE table_id = ? AND person_id = ? AND turn = ?",
        [(one.waiting.told_turn, one.waiting.table_id, one.waiting.person_id, one.turn) for one in claims],
    )


def export(transaction: Transaction, person_id: str) -> dict[str, object]:
    """What is stored about a person's notices; the addresses of push services are secrets, so only their times."""
    mail, asked = mail_addresses.of_person(transaction, person_id), mail_addresses.asked_of(transaction, person_id)
    told = transaction.rows(
        "SELECT table_id, turn, at FROM told_turns WHERE person_id = ? ORDER BY at, table_id", person_id
    )
    return {
        "devices": [
            {"language": one.language, "created_at": one.created_at, "failures": one.failures}
            for one in subscriptions(transaction, person_id)
        ],
        "mail": [
            {
                "address": one.address,
                "language": one.language,
                "created_at": one.created_at,
                "confirmed_at": one.confirmed_at,
            }
            for one in (mail, asked)
            if one is not None
        ],
        "told_turns": [{"table": table_id, "turn": turn, "at": at} for table_id, turn, at in told],
    }


def forget(transaction: Transaction, person_id: str) -> None:
    """Delete all about the notices of a person, also as a guest before."""
    for table in ("push_subscriptions", "mail_addresses", "mail_questions", "told_turns"):
        transaction.rows(
            f"DELETE FROM {table} WHERE person_id = ? OR person_id IN "  # noqa: S608  our own
            "(SELECT guest_id FROM joined_guests WHERE person_id = ?)",
            person_id,
            person_id,
        )


def sweep(transaction: Transaction, now: int) -> None:
    """Delete subscriptions of ended sessions, questions that nobody answered, and notes about tables that are over."""
    transaction.rows("DELETE FROM push_subscriptions WHERE session_id NOT IN (SELECT id FROM sessions)")
    mail_addresses.sweep(transaction, now)
    transaction.rows(
        "DELETE FROM told_turns WHERE table_id NOT IN (SELECT table_id FROM listings WHERE stage = 'running')"
    )
