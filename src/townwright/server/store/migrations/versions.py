"""How each version of the database is made from the one before; the other modules have what each of them changes.

A version is a tuple of statements; what they cannot compute is filled in by a function. Versions that were released
never change; a change of the tables is one more version. Each is applied in a transaction together with its number, so
that a crash leaves either the old version or the new one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Final

from townwright.server.store.errors import Unusable
from townwright.server.store.migrations.notices import MAIL_QUESTIONS, NOTICES
from townwright.server.store.migrations.shared_deals import (
    CONTESTS,
    DAILY,
    JOINED,
    PROGRESS_OF_RESULTS,
    PUZZLES,
    RATINGS,
)
from townwright.server.store.migrations.tables import (
    BEGINNING,
    NO_SNAPSHOTS,
    PACKED_LOGS,
    RESULTS,
    REVIEWS,
    RUNNING_MOVES,
    SEATS_OF_OFFERS,
    SHORT_LISTS,
    SNAPSHOTS,
    TICKETS,
)
from townwright.server.store.queries import backfill
from townwright.server.store.transaction import Transaction

VERSIONS: Final[tuple[tuple[str, ...], ...]] = (
    BEGINNING,
    TICKETS,
    NO_SNAPSHOTS,
    SNAPSHOTS,
    SEATS_OF_OFFERS,
    SHORT_LISTS,
    RUNNING_MOVES,
    REVIEWS,
    DAILY,
    RESULTS,
    JOINED,
    PACKED_LOGS,
    NOTICES,
    MAIL_QUESTIONS,
    PUZZLES,
    RATINGS,
    CONTESTS,
    PROGRESS_OF_RESULTS,
)

FILLED: Final[Mapping[int, Callable[[Transaction], None]]] = {
    6: backfill.short_lists,
    7: backfill.running_moves,
    8: backfill.running_deals,
    10: backfill.results_alone,
    11: backfill.mended_results,
}
"""By version: writes into its new columns and tables what follows from the old ones."""

ADDITIVE: Final[frozenset[int]] = frozenset({15, 16})
"""Versions beside which a process that knows only the version before may go on: it reads all that they store, its own
rows are right without their columns, and nothing that they store contradicts what it believes."""


def check(version: int, where: str, oldest: int | None = None) -> None:
    """Refuse a database of a newer version, unless ``oldest``, the oldest Townwright that it allows, is not newer."""
    if version > len(VERSIONS) and (oldest is None or oldest > len(VERSIONS)):
        raise Unusable(
            f"{where} was written by a newer Townwright (storage version {version}, "
            f"this one knows up to {len(VERSIONS)}); nothing was changed. Install a newer Townwright to use it."
        )


def oldest_beside(version: int) -> int:
    """The oldest version whose processes may use a database of this version."""
    while version in ADDITIVE:
        version -= 1
    return version


def migrate(transaction: Transaction, version: int) -> None:
    """Bring an older or empty database (version 0) to the newest version; one of a newer version stays as it is."""
    if version >= len(VERSIONS):
        return
    for number, statements in enumerate(VERSIONS[version:], version + 1):
        for statement in statements:
            transaction.rows(statement)
        if number in FILLED:
            FILLED[number](transaction)
    if version == 0:
        transaction.rows("INSERT INTO about (word, value) VALUES ('instance', ?)", secrets.token_hex(16))
        transaction.rows("INSERT INTO about (word, value) VALUES ('version', ?)", str(len(VERSIONS)))
    else:
        transaction.rows("UPDATE about SET value = ? WHERE word = 'version'", str(len(VERSIONS)))
    transaction.rows("DELETE FROM about WHERE word = 'oldest'")
    transaction.rows("INSERT INTO about (word, value) VALUES ('oldest', ?)", str(oldest_beside(len(VERSIONS))))
