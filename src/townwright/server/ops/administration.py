"""What a host asks about a store: how much it holds, who is there, and which tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from townwright.server.store import about, display_names
from townwright.server.store.models import TableStage
from townwright.server.store.transaction import Transaction

COUNTED: Final = (
    *("people", "accounts", "sessions", "invitations", "reviews", "daily_deals", "daily_tries"),
    *("contests", "contest_tries"),
    *("push_subscriptions", "mail_addresses"),
)
"""The tables of the database whose rows are counted for a host."""


@dataclass(frozen=True, slots=True)
class StoreSummary:
    """How much a store holds."""

    instance: str
    version: int
    tables: Mapping[str, int]
    """How many games there are by stage."""
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PersonLine:
    """One person as a host sees them: never a token, a hash or an address."""

    id: str
    name: str
    account: bool
    created_at: int
    used_at: int | None
    """When a session was last used, to the day; None without one."""
    tables: int


@dataclass(frozen=True, slots=True)
class TableLine:
    """One table as a host sees it: nothing of the game itself."""

    id: str
    game: str
    stage: TableStage
    public: bool
    seats: int
    events: int
    created_at: int
    changed_at: int


def summary(transaction: Transaction) -> StoreSummary:
    """Count what a store holds."""
    stages = transaction.rows("SELECT stage, COUNT(*) FROM listings GROUP BY stage ORDER BY stage")
    counts = {name: transaction.rows(f"SELECT COUNT(*) FROM {name}")[0][0] for name in COUNTED}  # noqa: S608  our own
    counts["events"] = int(transaction.rows("SELECT COALESCE(SUM(head), 0) FROM tables")[0][0])  # packed ones as well
    return StoreSummary(about.instance_of(transaction), about.version_of(transaction), dict(stages), counts)


def people(transaction: Transaction, sought: str, limit: int) -> tuple[PersonLine, ...]:
    """The people whose name contains the words, in whatever case, the newest first; guests have no account."""
    found = transaction.rows(
        "SELECT p.id, p.name, a.person_id, p.created_at, "
        "(SELECT MAX(used_at) FROM sessions s WHERE s.person_id = p.id), "
        "(SELECT COUNT(*) FROM sittings t WHERE t.person_id = p.id) "
        "FROM people p LEFT JOIN accounts a ON a.person_id = p.id "
        "WHERE LOWER(p.name) LIKE LOWER(?) ESCAPE '!' OR a.skeleton LIKE ? ESCAPE '!' "
        "ORDER BY p.created_at DESC, p.id LIMIT ?",
        containing(sought),
        containing(display_names.skeleton(sought)),
        limit,
    )
    return tuple(PersonLine(row[0], row[1], row[2] is not None, *row[3:]) for row in found)


def containing(words: str) -> str:
    """The pattern for SQL's ``LIKE`` that finds these words anywhere.

    >>> containing("100 %")
    '%100 !%%'
    """
    for special in "!%_":
        words = words.replace(special, "!" + special)
    return f"%{words}%"


def tables(transaction: Transaction, stage: TableStage | None, limit: int) -> tuple[TableLine, ...]:
    """The tables of a stage, or all of them, the last changed first."""
    found = transaction.rows(
        "SELECT t.id, t.game, l.stage, l.public, l.seat_count, t.head, t.created_at, l.changed_at "
        "FROM tables t JOIN listings l ON l.table_id = t.id WHERE l.stage IN (?, ?, ?) "
        "ORDER BY l.changed_at DESC, t.id LIMIT ?",
        *((stage,) * 3 if stage else ("open", "running", "ended")),
        limit,
    )
    return tuple(TableLine(row[0], row[1], row[2], bool(row[3]), *row[4:]) for row in found)
