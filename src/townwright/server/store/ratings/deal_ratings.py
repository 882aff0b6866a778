"""The deal of a day in ratings: all tries are judged together, outside any transaction, and written a few at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from townwright.server.store.ratings.models import DealPlayed, RatedResult, StoredRating
from townwright.server.store.ratings.queries import WHOLE, done, find, lock, note, read, read_trend
from townwright.server.store.transaction import Transaction, row

BATCH: Final = 200
"""Tries that are written in one transaction, so that nobody who plays waits long for it."""


@dataclass(frozen=True, slots=True)
class WaitingTry:
    """A try at a closed deal that is not done."""

    table_id: str
    person_id: str
    counts: bool
    result: RatedResult


@dataclass(frozen=True, slots=True)
class WaitingDeal:
    """A closed deal: all results on it, and the tries that are not done."""

    played: DealPlayed
    tries: tuple[WaitingTry, ...]


@dataclass(frozen=True, slots=True)
class JudgedTry:
    """What a try makes of a rating; nothing if it does not count."""

    waiting: WaitingTry
    games: int
    """Games that had counted in the rating that it was judged from."""
    rating: tuple[float, float] | None


def deals_to_rate(transaction: Transaction, limit: int) -> tuple[tuple[str, str], ...]:
    """Closed deals with results that do not count yet, the earliest first."""
    found = transaction.rows(
        "SELECT DISTINCT r.day, r.game FROM rated_results r JOIN daily_deals d ON d.day = r.day AND d.game = r.game "
        "WHERE r.done = 0 AND r.day <> '' AND d.closed_at IS NOT NULL ORDER BY r.day, r.game LIMIT ?",
        limit,
    )
    return tuple((day, game) for day, game in found)


def waiting_deal(transaction: Transaction, day: str, game: str) -> WaitingDeal | None:
    """All tries at a closed deal that stand in its field, for whoever they belong to, with what is not done."""
    found = transaction.rows(
        "SELECT r.table_id, r.game, r.kind, r.ended_at, r.day, r.seats, t.person_id, t.counts, r.done "
        "FROM daily_tries t JOIN daily_deals d ON d.day = t.day AND d.game = t.game "
        "JOIN rated_results r ON r.table_id = t.table_id "
        "WHERE t.day = ? AND t.game = ? AND d.closed_at IS NOT NULL ORDER BY r.ended_at, r.table_id",
        *(day, game),
    )
    if all(fields[8] for fields in found):
        return None
    results = [of_person_behind(read(fields[:6]), fields[6]) for fields in found]
    both = list(zip(found, results, strict=True))
    counting = tuple(result for fields, result in both if fields[7])
    counted = {fields[6]: fields[8] - 1 for fields in found if fields[7] and fields[8]}
    return WaitingDeal(
        DealPlayed(counting, strengths(transaction, day, game, found[0][2], counted)),
        tuple(WaitingTry(fields[0], fields[6], bool(fields[7]), result) for fields, result in both if not fields[8]),
    )


def strengths(
    transaction: Transaction, day: str, game: str, kind: str, counted: Mapping[str, int]
) -> Mapping[str, StoredRating]:
    """The ratings of all who tried a deal, as they were before any try at it counted.

    ``counted`` has those whose tries have counted already, since the job was cut off, with how many of their games had
    counted before: so those that are left are compared with the same as if it had not been.
    """
    found = transaction.rows(
        "SELECT person_id, mean, spread, games FROM ratings WHERE game = ? AND kind = ? "
        "AND person_id IN (SELECT person_id FROM daily_tries WHERE day = ? AND game = ?)",
        *(game, kind, day, game),
    )
    now = {who: StoredRating(game, kind, mean / WHOLE, spread / WHOLE, games) for who, mean, spread, games in found}
    earlier = {who: earlier_rating(transaction, who, now[who], games) for who, games in counted.items() if who in now}
    return {who: rating for who, rating in (now | earlier).items() if rating is not None}


def earlier_rating(transaction: Transaction, who: str, rating: StoredRating, games: int) -> StoredRating | None:
    """Somebody's rating after so many games, None before the first; as it is now if the way there is not kept.

    Where a guest has joined an account since, the games are the guest's: only what others are compared with differs.
    """
    if games == 0:
        return None
    trend = read_trend(transaction, who, rating.game, rating.kind)
    at = len(trend) - 1 - (rating.games - games)
    if not 0 <= at < len(trend):
        return rating
    mean, spread = trend[at]
    return StoredRating(rating.game, rating.kind, mean, spread, games)


def judged(deal: WaitingDeal, ratings: Mapping[str, tuple[float, float]]) -> list[tuple[JudgedTry, ...]]:
    """The tries that are not done with what they make of ratings, as many together as are written at once."""
    found = []
    for each in deal.tries:
        before = deal.played.before.get(each.person_id)
        rating = ratings.get(each.person_id) if each.counts else None
        found.append(JudgedTry(each, 0 if before is None else before.games, rating))
    return [tuple(found[at : at + BATCH]) for at in range(0, len(found), BATCH)]


def keep_judged(transaction: Transaction, tries: Sequence[JudgedTry]) -> None:
    """Write what tries make of ratings, each once.

    One waits for the next time if meanwhile it became somebody else's or another game of the person counted.
    """
    lock(transaction)
    for each in tries:
        waiting = each.waiting
        found = row(
            transaction,
            "SELECT r.done, t.person_id FROM rated_results r JOIN daily_tries t ON t.table_id = r.table_id "
            "WHERE r.table_id = ?",
            waiting.table_id,
        )
        if found is None or found[0] or found[1] != waiting.person_id:
            continue
        games = 0
        if each.rating is not None:
            before = find(transaction, waiting.person_id, waiting.result.game, waiting.result.kind)
            games = 0 if before is None else before.games
            if games != each.games:
                continue
            note(transaction, waiting.person_id, waiting.result, before, each.rating, waiting.result.ended_at)
        done(transaction, [waiting.table_id], games)


def of_person_behind(result: RatedResult, person_id: str) -> RatedResult:
    """The result of a try, for the person whose try it is now: a guest may have logged in since."""
    return replace(
        result, seats=tuple(seat if seat.person is None else replace(seat, person=person_id) for seat in result.seats)
    )
