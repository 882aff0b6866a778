"""Everybody's one try at the deal of a day: begun and ended in the transactions of its table."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.refusals import NotNow
from townwright.server.store.daily.models import FieldScore, StoredTry, TryEnd
from townwright.server.store.errors import TryTaken
from townwright.server.store.queries import daily_deals, joined_guests
from townwright.server.store.transaction import Row, Transaction, row

TRY = "SELECT day, game, person_id, table_id, begun_at, ended_at, score, won, counts, second FROM daily_tries "


def begin(transaction: Transaction, begun: StoredTry) -> None:
    """Write that a try has begun; ``TryTaken`` if the person has one, refused if the deal is closed or not there."""
    if joined_guests.account_of_guest(transaction, begun.person_id) is not None:
        raise NotNow("daily-joined", "you have logged in meanwhile; begin with your account")
    if daily_deals.closed_at(transaction, begun.day, begun.game) is not None:
        raise NotNow("daily-closed", "this day is over; its deal can be practised only")
    written = transaction.rows(
        "INSERT INTO daily_tries (day, game, person_id, table_id, begun_at, won, counts) VALUES (?, ?, ?, ?, ?, 0, 0) "
        "ON CONFLICT (day, game, person_id) DO NOTHING RETURNING 1",
        begun.day,
        begun.game,
        begun.person_id,
        begun.table_id,
        begun.begun_at,
    )
    if not written:
        found = find(transaction, begun.day, begun.game, begun.person_id)
        raise TryTaken(found.table_id if found else "")


def end(transaction: Transaction, table_id: str, at: int, how: TryEnd) -> None:
    """Write how the game of a try ended, once; it counts if it was finished, is the first and its deal is not closed.

    What ends after its deal was closed has no earlier time than that, even by a clock that was set back.
    """
    found = row(transaction, "SELECT day, game FROM daily_tries WHERE table_id = ? AND ended_at IS NULL", table_id)
    if found is None:
        return
    closed_at = daily_deals.closed_at(transaction, *found)
    transaction.rows(
        "UPDATE daily_tries SET ended_at = ?, score = ?, won = ?, counts = CASE WHEN second = 0 THEN ? ELSE 0 END "
        "WHERE table_id = ? AND ended_at IS NULL",
        at if closed_at is None else max(at, closed_at),
        how.score,
        int(how.won),
        int(how.score is not None and closed_at is None),
        table_id,
    )


def knows_open(transaction: Transaction, game: str, person_id: str, at: int) -> bool:
    """Whether a person had begun a try at a deal that is not closed by then."""
    return bool(
        transaction.rows(
            "SELECT 1 FROM daily_tries t JOIN daily_deals d ON d.day = t.day AND d.game = t.game "
            "WHERE t.game = ? AND t.person_id = ? AND t.begun_at <= ? AND d.closed_at IS NULL LIMIT 1",
            game,
            person_id,
            at,
        )
    )


def find(transaction: Transaction, day: str, game: str, person_id: str) -> StoredTry | None:
    """Somebody's try at the deal of a day."""
    found = row(transaction, TRY + "WHERE day = ? AND game = ? AND person_id = ?", day, game, person_id)
    return read(found) if found else None


def of_person(transaction: Transaction, person_id: str) -> tuple[StoredTry, ...]:
    """All tries of a person, the earliest first."""
    found = transaction.rows(TRY + "WHERE person_id = ? ORDER BY day, game", person_id)
    return tuple(map(read, found))


def of_day(transaction: Transaction, day: str, game: str) -> tuple[StoredTry, ...]:
    """All tries at the deal of a day, in the order in which they were begun."""
    found = transaction.rows(TRY + "WHERE day = ? AND game = ? ORDER BY begun_at, table_id", day, game)
    return tuple(map(read, found))


def field(transaction: Transaction, day: str, game: str) -> tuple[FieldScore, ...]:
    """How many people had each result at the deal of a day, the best first; only tries that count."""
    found = transaction.rows(
        "SELECT won, score, COUNT(*) FROM daily_tries WHERE day = ? AND game = ? AND counts = 1 "
        "GROUP BY won, score ORDER BY won DESC, score DESC",
        day,
        game,
    )
    return tuple(FieldScore(bool(won), score, people) for won, score, people in found)


def begun(transaction: Transaction, first: str, last: str) -> dict[tuple[str, str], int]:
    """How many people have begun a try, by day and game, from one day to another."""
    found: Sequence[Row] = transaction.rows(
        "SELECT day, game, COUNT(*) FROM daily_tries WHERE day >= ? AND day <= ? AND second = 0 GROUP BY day, game",
        first,
        last,
    )
    return {(day, game): people for day, game, people in found}


def forget_table(transaction: Transaction, table_id: str) -> None:
    """Delete the try of a table that is deleted."""
    transaction.rows("DELETE FROM daily_tries WHERE table_id = ?", table_id)


def read(found: Row) -> StoredTry:
    """One row as a value."""
    day, game, person_id, table_id, begun_at, ended_at, score, won, counts, second = found
    return StoredTry(day, game, person_id, table_id, begun_at, ended_at, score, bool(won), bool(counts), bool(second))
