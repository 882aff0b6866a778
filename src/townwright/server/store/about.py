"""What a database says of itself: its version, its id, its secrets, and whether anybody has used it."""

from __future__ import annotations

import secrets

from townwright.server.store.transaction import Transaction, row


def version_of(transaction: Transaction) -> int:
    """The version of a database that has the table ``about``."""
    found = row(transaction, "SELECT value FROM about WHERE word = 'version'")
    return int(found[0]) if found else 0


def oldest_of(transaction: Transaction) -> int:
    """The oldest version of Townwright that may use a database; its own where no version says so."""
    found = row(transaction, "SELECT value FROM about WHERE word = 'oldest'")
    return int(found[0]) if found else version_of(transaction)


def rewrite(transaction: Transaction) -> None:
    """Write once more what stands there: a commit that changes nothing."""
    transaction.rows("UPDATE about SET value = value WHERE word = 'instance'")


def instance_of(transaction: Transaction) -> str:
    """The id that the database got when it was made."""
    found = row(transaction, "SELECT value FROM about WHERE word = 'instance'")
    return str(found[0]) if found else ""


def secret(transaction: Transaction, name: str) -> str | None:
    """A secret of this database, if it has been made."""
    found = row(transaction, "SELECT value FROM about WHERE word = ?", f"secret {name}")
    return str(found[0]) if found else None


def made_secret(transaction: Transaction, name: str) -> str:
    """A secret of this database: of several processes that make it at once, the first makes it for all."""
    transaction.rows(
        "INSERT INTO about (word, value) VALUES (?, ?) ON CONFLICT DO NOTHING", f"secret {name}", secrets.token_hex(32)
    )
    return secret(transaction, name) or ""


def kept_secret(transaction: Transaction, name: str) -> str | None:
    """A secret that moves along with a backup, if it has been made."""
    found = row(transaction, "SELECT value FROM kept_secrets WHERE name = ?", name)
    return str(found[0]) if found else None


def made_kept_secret(transaction: Transaction, name: str) -> str:
    """A secret that moves along with a backup: of several processes that make it at once, the first makes it."""
    transaction.rows(
        "INSERT INTO kept_secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, secrets.token_hex(32)
    )
    return kept_secret(transaction, name) or ""


def is_empty(transaction: Transaction) -> bool:
    """Whether nobody has used the database yet; who objects to mail is known by it alone, and must stay so."""
    used = ("people", "tables", "asked_addresses WHERE never = 1")
    return not any(transaction.rows(f"SELECT 1 FROM {each} LIMIT 1") for each in used)  # noqa: S608  our own
