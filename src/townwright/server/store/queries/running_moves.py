"""By which moves a running game that hides something is known again, until it ends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from townwright.server.store.fingerprints import ENOUGH, FEWEST, Fingerprint, MoveNumbers, alike, fingerprint
from townwright.server.store.queries.packing import packed_logs
from townwright.server.store.transaction import SqlValue, Transaction

AT_ONCE: Final = 500
"""Values of one statement."""
MOST_TRIES: Final = 40
"""Ended tries at one deal that are looked through, the latest."""


def add(transaction: Transaction, table_id: str, numbers: MoveNumbers) -> None:
    """Write what some more moves of a running game are known again by."""
    transaction.many(
        "INSERT INTO running_moves (number, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(number, table_id) for number in sorted(numbers)],
    )


def forget(transaction: Transaction, table_id: str) -> None:
    """Delete the moves of a game that has ended."""
    transaction.rows("DELETE FROM running_moves WHERE table_id = ?", table_id)


def is_running(transaction: Transaction, game: str, sought: Fingerprint, commitment: str | None) -> bool:
    """Whether a running game is known again in these moves, and they are not those of a table that has ended."""
    if not begins_alike(transaction, game, sought.beginning) and not resembles(transaction, game, sought.numbers):
        return False
    return not (commitment and any(sought.numbers <= numbers for numbers in ended(transaction, commitment)))


def begins_alike(transaction: Transaction, game: str, beginning: int | None) -> bool:
    """Whether a running game has begun with the words of this number."""
    found = beginning is not None and transaction.rows(
        "SELECT 1 FROM running_moves m JOIN tables t ON t.id = m.table_id WHERE m.number = ? AND t.game = ? LIMIT 1",
        beginning,
        game,
    )
    return bool(found)


def resembles(transaction: Transaction, game: str, sought: MoveNumbers) -> bool:
    """Whether these moves are those of a running game, or much of it."""
    common: Counter[str] = Counter()
    for some in portions(sorted(sought)):
        found = transaction.rows(
            "SELECT m.table_id, COUNT(*) FROM running_moves m JOIN tables t ON t.id = m.table_id "  # noqa: S608  marks only
            f"WHERE t.game = ? AND m.number IN ({marks(some)}) GROUP BY m.table_id",
            game,
            *some,
        )
        common.update(dict(found))
    if any(count >= ENOUGH for count in common.values()):
        return True
    few = [table_id for table_id, count in common.items() if count >= FEWEST]
    return any(alike(common[table_id], size) for table_id, size in sizes(transaction, few))


def ended(transaction: Transaction, commitment: str) -> Iterator[MoveNumbers]:
    """What the game of an ended table is known again by; nothing if there is none with this commitment.

    Games that were begun again with the same deal have the same commitment; the first one was not. Tries at a deal of a
    contest have it as well, and who may see them has played that deal.
    """
    found = transaction.rows(
        "SELECT t.id FROM tables t JOIN listings l ON l.table_id = t.id WHERE t.commitment = ? AND l.stage = 'ended' "
        "ORDER BY t.created_at LIMIT 1",
        commitment,
    )
    tries = transaction.rows(
        "SELECT c.table_id FROM tables t JOIN contest_tries c ON c.table_id = t.id "
        "WHERE t.commitment = ? AND c.ended_at IS NOT NULL ORDER BY c.ended_at DESC LIMIT ?",
        commitment,
        MOST_TRIES,
    )
    if not found:
        yield frozenset()
    for (table_id,) in (*found, *tries):
        yield fingerprint(actions_of(transaction, table_id, "acted")).numbers


def actions_of(transaction: Transaction, table_id: str, kind: Literal["acted", "dealt"]) -> Iterator[str]:
    """All actions of seats at a table, or all draws, in their notation."""
    for event in packed_logs.events_of(transaction, table_id):
        told = json.loads(event.body) if event.kind == kind else None
        if isinstance(told, dict) and isinstance(told.get("action"), str):
            yield told["action"]


def sizes(transaction: Transaction, table_ids: Sequence[str]) -> Iterator[tuple[str, int]]:
    """How many numbers each of these running games has."""
    for some in portions(table_ids):
        yield from transaction.rows(
            f"SELECT table_id, COUNT(*) FROM running_moves WHERE table_id IN ({marks(some)}) GROUP BY table_id",  # noqa: S608
            *some,
        )


def portions(values: Sequence[SqlValue]) -> Iterator[Sequence[SqlValue]]:
    """The values, as many at a time as one statement takes."""
    return (values[start : start + AT_ONCE] for start in range(0, len(values), AT_ONCE))


def marks(values: Iterable[SqlValue]) -> str:
    """A mark for each value of a statement."""
    return ", ".join("?" for _ in values)
