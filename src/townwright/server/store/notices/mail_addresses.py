"""The statements about addresses for mail: which were asked, which agreed, and which never want to be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from townwright.server.store.notices.models import AskPermission, MailAddress
from townwright.server.store.transaction import Transaction, row

AGREED: Final = "SELECT id, person_id, address, language, created_at, confirmed_at FROM mail_addresses "
ASKED: Final = "SELECT id, person_id, address, language, created_at FROM mail_questions "
TABLES: Final = ("mail_addresses", "mail_questions")
"""Where addresses are stored as they are written."""
HOUR_MS: Final = 60 * 60 * 1000
DAY_MS: Final = 24 * HOUR_MS


def may_ask(transaction: Transaction, address_hash: str, now: int, most_per_hour: int) -> AskPermission:
    """Note that an address is asked now, unless it may not be; single statements decide, so that no two get through."""
    known = row(transaction, "SELECT asked_at, never FROM asked_addresses WHERE hash = ?", address_hash)
    if known and (known[1] or known[0] > now - DAY_MS):
        return "asked lately"
    counted = transaction.rows(
        "INSERT INTO mail_hours (hour, questions) VALUES (?, 1) "
        "ON CONFLICT (hour) DO UPDATE SET questions = mail_hours.questions + 1 WHERE mail_hours.questions < ? "
        "RETURNING 1",
        now // HOUR_MS,
        most_per_hour,
    )
    if not counted:
        return "too many"
    noted = transaction.rows(
        "INSERT INTO asked_addresses (hash, asked_at, never) VALUES (?, ?, 0) "
        "ON CONFLICT (hash) DO UPDATE SET asked_at = excluded.asked_at "
        "WHERE asked_addresses.never = 0 AND asked_addresses.asked_at <= ? RETURNING 1",
        address_hash,
        now,
        now - DAY_MS,
    )
    return "may ask" if noted else "asked lately"


def not_asked(transaction: Transaction, address_hash: str) -> None:
    """Note that no question reached an address after all, so that it may be asked again."""
    transaction.rows("DELETE FROM asked_addresses WHERE hash = ? AND never = 0", address_hash)


def never_ask(transaction: Transaction, address_hash: str, now: int, hash_of: Callable[[str], str]) -> None:
    """Note that an address never wants to be asked again, and delete all addresses with that hash."""
    transaction.rows(
        "INSERT INTO asked_addresses (hash, asked_at, never) VALUES (?, ?, 1) "
        "ON CONFLICT (hash) DO UPDATE SET never = 1",
        address_hash,
        now,
    )
    for table in TABLES:
        for address_id, address in transaction.rows(f"SELECT id, address FROM {table}"):  # noqa: S608  our own
            if hash_of(address) == address_hash:
                transaction.rows(f"DELETE FROM {table} WHERE id = ?", address_id)  # noqa: S608  our own


def put_question(transaction: Transaction, one: MailAddress) -> None:
    """Insert an address that is asked in place of the person's last one of that kind."""
    transaction.rows(
        "INSERT INTO mail_questions (id, person_id, address, language, created_at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (person_id) DO UPDATE SET id = excluded.id, address = excluded.address, "
        "language = excluded.language, created_at = excluded.created_at",
        one.id,
        one.person_id,
        one.address,
        one.language,
        one.created_at,
    )


def confirm(transaction: Transaction, address_id: str, now: int) -> None:
    """Make an address that was asked the person's address, in place of the last one."""
    asked = row(
        transaction,
        "DELETE FROM mail_questions WHERE id = ? RETURNING id, person_id, address, language, created_at",
        address_id,
    )
    if asked is not None:
        transaction.rows(
            "INSERT INTO mail_addresses (id, person_id, address, language, created_at, confirmed_at) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person_id) DO UPDATE SET id = excluded.id, "
            "address = excluded.address, language = excluded.language, created_at = excluded.created_at, "
            "confirmed_at = excluded.confirmed_at",
            *asked,
            now,
        )


def of_person(transaction: Transaction, person_id: str) -> MailAddress | None:
    """The address of a person that has agreed."""
    found = row(transaction, AGREED + "WHERE person_id = ?", person_id)
    return MailAddress(*found) if found else None


def asked_of(transaction: Transaction, person_id: str) -> MailAddress | None:
    """The address that a person has named and that has not agreed."""
    found = row(transaction, ASKED + "WHERE person_id = ?", person_id)
    return MailAddress(*found) if found else None


def find(transaction: Transaction, address_id: str) -> MailAddress | None:
    """The address with that id, whether it has agreed or was only asked."""
    found = row(transaction, AGREED + "WHERE id = ?", address_id) or row(
        transaction, ASKED + "WHERE id = ?", address_id
    )
    return MailAddress(*found) if found else None


def delete(transaction: Transaction, address_id: str) -> None:
    """Delete the address with this id."""
    for table in TABLES:
        transaction.rows(f"DELETE FROM {table} WHERE id = ?", address_id)  # noqa: S608  our own


def delete_all_of(transaction: Transaction, person_id: str) -> None:
    """Delete the addresses of a person, the one that agreed and the one that was asked."""
    for table in TABLES:
        transaction.rows(f"DELETE FROM {table} WHERE person_id = ?", person_id)  # noqa: S608  our own


def sweep(transaction: Transaction, now: int) -> None:
    """Delete questions that nobody answered in a day, and what is known of addresses that may be asked again."""
    transaction.rows("DELETE FROM mail_questions WHERE created_at <= ?", now - DAY_MS)
    transaction.rows("DELETE FROM asked_addresses WHERE never = 0 AND asked_at <= ?", now - DAY_MS)
    transaction.rows("DELETE FROM mail_hours WHERE hour < ?", now // HOUR_MS)
