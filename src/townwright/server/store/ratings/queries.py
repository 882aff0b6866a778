"""Ratings inside one transaction: results that wait to count, and what they make of the ratings of people."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from townwright.bots.confidence import Z_95
from townwright.server.store.ratings.models import (
    DealPlayed,
    Judge,
    RatedResult,
    StoredRating,
    read_seats,
    write_seats,
)
from townwright.server.store.transaction import Row, Transaction, row

SHOWN: Final = 200
"""Games that a trend shows, the latest."""
WHOLE: Final = 100
"""Ratings are stored as whole numbers of hundredths."""
RESULT: Final = "SELECT r.table_id, r.game, r.kind, r.ended_at, r.day, r.seats FROM rated_results r "
RATING: Final = "SELECT game, kind, mean, spread, games, trend, changed_at FROM ratings "


def put(transaction: Transaction, table_id: str, result: RatedResult) -> None:
    """Write a result that counts; what is there already stays."""
    transaction.rows(
        "INSERT INTO rated_results (table_id, game, kind, ended_at, day, seats, done) VALUES (?, ?, ?, ?, ?, ?, 0) "
        "ON CONFLICT DO NOTHING",
        table_id,
        result.game,
        result.kind,
        result.ended_at,
        result.day,
        write_seats(result.seats),
    )


def note_hint(transaction: Transaction, table_id: str, person_id: str) -> None:
    """Write that somebody has asked for a hint at a table."""
    transaction.rows(
        "INSERT INTO hinted_people (table_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING", table_id, person_id
    )


def waiting(transaction: Transaction, limit: int) -> list[Row]:
    """Results of tables that do not count yet, the earliest first."""
    return transaction.rows(RESULT + "WHERE r.done = 0 AND r.day = '' ORDER BY r.ended_at, r.table_id LIMIT ?", limit)


def rate_tables(transaction: Transaction, judge: Judge, limit: int) -> int:
    """Let the results of tables count, one after another."""
    lock(transaction)
    found = waiting(transaction, limit)
    for fields in found:
        result = of_accounts(transaction, with_hints(transaction, fields[0], read(fields)))
        people = [seat.person for seat in result.seats if seat.person is not None]
        if len(set(people)) == len(people):
            rate(transaction, [result], judge)
        done(transaction, [fields[0]])
    return len(found)


def rate(transaction: Transaction, results: Sequence[RatedResult], judge: Judge) -> None:
    """Write the ratings that follow from all results on one deal."""
    if not results:
        return
    game, kind, at = results[0].game, results[0].kind, max(result.ended_at for result in results)
    people = sorted({seat.person for result in results for seat in result.seats if seat.person is not None})
    before = {person: stored for person in people if (stored := find(transaction, person, game, kind)) is not None}
    for person, rating in judge(DealPlayed(tuple(results), before)).items():
        note(transaction, person, results[0], before.get(person), rating, at)


def note(
    transaction: Transaction,
    person_id: str,
    result: RatedResult,
    before: StoredRating | None,
    rating: tuple[float, float],
    at: int,
) -> None:
    """Write what a result makes of somebody's rating, and one game more."""
    mean, spread = rating
    old = before or StoredRating(result.game, result.kind, mean, spread, 0)
    trend = (*old.trend, (mean, spread))[-SHOWN:]
    after = replace(old, mean=mean, spread=spread, games=old.games + 1, trend=trend, changed_at=at)
    keep(transaction, person_id, after)


def keep(transaction: Transaction, person_id: str, rating: StoredRating) -> None:
    """Write a rating of somebody who is not forgotten."""
    trend = json.dumps([[whole(mean), whole(spread)] for mean, spread in rating.trend], separators=(",", ":"))
    transaction.rows(
        "INSERT INTO ratings (person_id, game, kind, mean, spread, low, games, trend, changed_at, listed) "
        "SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT COUNT(*) FROM board_people b WHERE b.person_id = people.id "
        "AND b.everybody = 1) FROM people WHERE id = ? AND name <> '' "
        "ON CONFLICT (person_id, game, kind) DO UPDATE SET mean = excluded.mean, spread = excluded.spread, "
        "low = excluded.low, games = excluded.games, trend = excluded.trend, changed_at = excluded.changed_at, "
        "listed = excluded.listed",
        rating.game,
        rating.kind,
        whole(rating.mean),
        whole(rating.spread),
        whole(rating.mean - Z_95 * rating.spread),
        rating.games,
        trend,
        rating.changed_at,
        person_id,
    )


def whole(number: float) -> int:
    """A number of rating points in whole hundredths."""
    return round(number * WHOLE)


def find(transaction: Transaction, person_id: str, game: str, kind: str) -> StoredRating | None:
    """The rating of a person in one kind."""
    found = row(transaction, RATING + "WHERE person_id = ? AND game = ? AND kind = ?", person_id, game, kind)
    return None if found is None else read_rating(found)


def read_trend(transaction: Transaction, person_id: str, game: str, kind: str) -> tuple[tuple[float, float], ...]:
    """Mean and spread of somebody's rating after each of the last games."""
    found = find(transaction, person_id, game, kind)
    return () if found is None else found.trend


def of_person(transaction: Transaction, person_id: str) -> tuple[StoredRating, ...]:
    """The ratings of a person, by game and kind."""
    return tuple(map(read_rating, transaction.rows(RATING + "WHERE person_id = ? ORDER BY game, kind", person_id)))


def read_rating(found: Row) -> StoredRating:
    """One row as a value."""
    game, kind, mean, spread, games, trend, changed_at = found
    shown = tuple((one / WHOLE, other / WHOLE) for one, other in json.loads(trend))
    return StoredRating(game, kind, mean / WHOLE, spread / WHOLE, games, shown, changed_at)


def read(found: Row) -> RatedResult:
    """One row as a value."""
    _, game, kind, ended_at, day, seats = found
    return RatedResult(game, kind, ended_at, day, read_seats(seats))


def with_hints(transaction: Transaction, table_id: str, result: RatedResult) -> RatedResult:
    """The result, with a note on the seats of those who asked for hints."""
    found = transaction.rows("SELECT person_id FROM hinted_people WHERE table_id = ?", table_id)
    hinted = {person for (person,) in found}
    return replace(result, seats=tuple(replace(seat, hinted=seat.person in hinted) for seat in result.seats))


def of_accounts(transaction: Transaction, result: RatedResult) -> RatedResult:
    """The result, for the accounts of those who were guests and have logged in since."""

    def account(person: str) -> str:
        found = row(transaction, "SELECT person_id FROM joined_guests WHERE guest_id = ?", person)
        return person if found is None else str(found[0])

    seats = result.seats
    return replace(result, seats=tuple(replace(seat, person=seat.person and account(seat.person)) for seat in seats))


def done(transaction: Transaction, table_ids: Iterable[str], games: int = 0) -> None:
    """Note that results have counted, and after how many other games of the person."""
    transaction.many("UPDATE rated_results SET done = ? WHERE table_id = ?", [(games + 1, each) for each in table_ids])


def lock(transaction: Transaction) -> None:
    """Let other transactions that rate wait for this one, so that every result counts once and in order."""
    transaction.rows("UPDATE about SET value = value WHERE word = 'instance'")


def join(transaction: Transaction, guest_id: str, person_id: str) -> None:
    """Give a guest's ratings to an account where it has none, and delete the others."""
    lock(transaction)
    for rating in of_person(transaction, guest_id):
        if find(transaction, person_id, rating.game, rating.kind) is None:
            keep(transaction, person_id, rating)
    forget(transaction, guest_id)


def forget(transaction: Transaction, person_id: str) -> None:
    """Delete the ratings of a person."""
    transaction.rows("DELETE FROM ratings WHERE person_id = ?", person_id)


def forget_table(transaction: Transaction, table_id: str) -> None:
    """Delete what is kept of a table that is deleted."""
    transaction.rows("DELETE FROM rated_results WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM hinted_people WHERE table_id = ?", table_id)


def sweep(transaction: Transaction) -> None:
    """Delete the ratings of people who can never come back: without an account, and without a session."""
    transaction.rows(
        "DELETE FROM ratings WHERE person_id NOT IN (SELECT person_id FROM accounts) "
        "AND person_id NOT IN (SELECT person_id FROM sessions)"
    )
