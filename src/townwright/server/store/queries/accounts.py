"""SQL for people and their accounts."""

from __future__ import annotations

from dataclasses import replace

from townwright.core.refusals import NotNow
from townwright.server.store import display_names
from townwright.server.store.models import Account, Person
from townwright.server.store.transaction import Transaction, row


def add(transaction: Transaction, person: Person) -> None:
    """Insert a person without an account."""
    transaction.rows(
        "INSERT INTO people (id, name, created_at) VALUES (?, ?, ?)", person.id, person.name, person.created_at
    )


def find(transaction: Transaction, person_id: str) -> Person | None:
    """Return the person with that id, or None."""
    found = row(
        transaction,
        "SELECT p.id, p.name, p.created_at, a.person_id FROM people p LEFT JOIN accounts a ON a.person_id = p.id "
        "WHERE p.id = ?",
        person_id,
    )
    return Person(found[0], found[1], found[2], account=found[3] is not None) if found else None


def rename(transaction: Transaction, person_id: str, name: str) -> None:
    """Give a person another name, also for logging in; refused if another account has it."""
    account = account_of(transaction, person_id)
    if account is not None:
        transaction.rows("DELETE FROM accounts WHERE person_id = ?", person_id)
        add_account(transaction, replace(account, name=name))
    transaction.rows("UPDATE people SET name = ? WHERE id = ?", name, person_id)


def add_account(transaction: Transaction, account: Account) -> None:
    """Give a person without an account one; of several who want a name at once, one gets it."""
    written = transaction.rows(
        "INSERT INTO accounts (person_id, name, skeleton, password_hash, created_at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (skeleton) DO NOTHING RETURNING 1",
        account.person_id,
        account.name,
        display_names.skeleton(account.name),
        account.password_hash,
        account.created_at,
    )
    if not written:
        raise NotNow("store-name-taken", "the name '{name}' is taken", name=account.name)
    transaction.rows("UPDATE people SET name = ? WHERE id = ?", account.name, account.person_id)


def account_by_name(transaction: Transaction, name: str) -> Account | None:
    """The account whose name looks like this one."""
    found = row(
        transaction,
        "SELECT person_id, name, password_hash, created_at FROM accounts WHERE skeleton = ?",
        display_names.skeleton(name),
    )
    return Account(*found) if found else None


def account_of(transaction: Transaction, person_id: str) -> Account | None:
    """Return a person's account, or None."""
    found = row(
        transaction,
        "SELECT person_id, name, password_hash, created_at FROM accounts WHERE person_id = ?",
        person_id,
    )
    return Account(*found) if found else None


def set_password(transaction: Transaction, person_id: str, password_hash: str) -> None:
    """Replace the hash of an account's password."""
    transaction.rows("UPDATE accounts SET password_hash = ? WHERE person_id = ?", password_hash, person_id)
