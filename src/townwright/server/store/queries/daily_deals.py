"""The deals of days: made in advance, closed once, and what programs made of them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from townwright.core.refusals import NotNow
from townwright.server.store.daily.models import ProgramScore, StoredDeal
from townwright.server.store.transaction import Transaction, row

DEAL = "SELECT day, game, commitment, plan, number, made_at, closed_at, best, bound FROM daily_deals "


def put(transaction: Transaction, deals: Sequence[tuple[StoredDeal, str]]) -> None:
    """Write new deals with their seeds; of several processes that make the same day, the first makes it for all.

    A deal that was closed and never tried is replaced: its seed may be known.
    """
    ordered = sorted(deals, key=lambda made: (made[0].day, made[0].game))
    transaction.many(
        "DELETE FROM daily_programs WHERE day = ? AND game = ? AND EXISTS (SELECT 1 FROM daily_deals d WHERE "
        "d.day = daily_programs.day AND d.game = daily_programs.game AND d.closed_at IS NOT NULL) AND NOT EXISTS "
        "(SELECT 1 FROM daily_tries t WHERE t.day = daily_programs.day AND t.game = daily_programs.game)",
        [(deal.day, deal.game) for deal, _ in ordered],
    )
    transaction.many(
        "INSERT INTO daily_deals (day, game, seed, commitment, plan, number, made_at) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (day, game) DO UPDATE SET seed = excluded.seed, commitment = excluded.commitment, "
        "plan = excluded.plan, number = excluded.number, made_at = excluded.made_at, closed_at = NULL, best = NULL, "
        "bound = NULL WHERE daily_deals.closed_at IS NOT NULL AND NOT EXISTS "
        "(SELECT 1 FROM daily_tries t WHERE t.day = daily_deals.day AND t.game = daily_deals.game)",
        [(deal.day, deal.game, seed, deal.commitment, deal.plan, deal.number, deal.made_at) for deal, seed in ordered],
    )


def between(transaction: Transaction, first: str, last: str) -> tuple[StoredDeal, ...]:
    """The deals from one day to another, the earliest first."""
    found = transaction.rows(DEAL + "WHERE day >= ? AND day <= ? ORDER BY day, game", first, last)
    return tuple(StoredDeal(*fields) for fields in found)


def find(transaction: Transaction, day: str, game: str) -> StoredDeal | None:
    """The deal of a day for a game."""
    found = row(transaction, DEAL + "WHERE day = ? AND game = ?", day, game)
    return StoredDeal(*found) if found else None


def seed_of(transaction: Transaction, day: str, game: str) -> str | None:
    """The seed of a deal: for the dealer alone until the deal is closed."""
    found = row(transaction, "SELECT seed FROM daily_deals WHERE day = ? AND game = ?", day, game)
    return found[0] if found else None


def days_before(transaction: Transaction, day: str, limit: int) -> tuple[str, ...]:
    """The last so many days before one that have deals, the latest first."""
    found = transaction.rows("SELECT DISTINCT day FROM daily_deals WHERE day < ? ORDER BY day DESC LIMIT ?", day, limit)
    return tuple(each for (each,) in found)


def waiting(transaction: Transaction, before: str) -> list[tuple[str, str, int]]:
    """The deals of days before one that are not closed: day, game, and how many people are playing them.

    Nobody waits for a second try of somebody, which does not count and may have been a guest's who is gone.
    """
    found = transaction.rows(
        "SELECT d.day, d.game, (SELECT COUNT(*) FROM daily_tries t WHERE t.day = d.day AND t.game = d.game "
        "AND t.ended_at IS NULL AND t.second = 0) FROM daily_deals d WHERE d.closed_at IS NULL AND d.day < ? "
        "ORDER BY d.day, d.game",
        before,
    )
    return [(day, game, playing) for day, game, playing in found]


def close(transaction: Transaction, before: str, always_before: str, now: int) -> list[tuple[str, str, int]]:
    """Close the deals of days before one that nobody plays, and of days before ``always_before`` whoever plays.

    What is closed stays closed, whatever a clock says later, and later than all that counts. Return what is left open.
    """
    for day, game, _ in waiting(transaction, before):
        closed_at(transaction, day, game)
        counted = row(
            transaction,
            "SELECT MAX(ended_at), COUNT(*) - COUNT(ended_at), (SELECT MAX(joined_at) FROM joined_guests) "
            "FROM daily_tries WHERE day = ? AND game = ? AND second = 0",
            day,
            game,
        )
        ended_at, playing, joined_at = counted or (None, 0, None)
        if not playing or day < always_before:
            transaction.rows(
                "UPDATE daily_deals SET closed_at = ? WHERE day = ? AND game = ? AND closed_at IS NULL",
                max(now, (ended_at or 0) + 1, (joined_at or 0) + 1),
                day,
                game,
            )
            keep_shares(transaction, day, game)
    return waiting(transaction, before)


def keep_shares(transaction: Transaction, day: str, game: str) -> None:
    """Write for each try at a closed deal how many in a thousand of the others did worse, if there are others."""
    found = transaction.rows(
        "SELECT table_id, won, score FROM daily_tries WHERE day = ? AND game = ? AND counts = 1", day, game
    )
    results = sorted((won, score) for _, won, score in found)
    if len(results) > 1:
        transaction.many(
            "UPDATE daily_tries SET better = ? WHERE table_id = ?",
            [
                (round(1000 * bisect_left(results, (won, score)) / (len(results) - 1)), table)
                for table, won, score in found
            ],
        )


def closed_at(transaction: Transaction, day: str, game: str) -> int | None:
    """When a deal was closed, while no other transaction begins, ends or closes a try at it; refused without a deal."""
    found = transaction.rows(
        "UPDATE daily_deals SET made_at = made_at WHERE day = ? AND game = ? RETURNING closed_at", day, game
    )
    if not found:
        raise NotNow("daily-closed", "this day is over; its deal can be practised only")
    at: int | None = found[0][0]
    return at


def is_running(transaction: Transaction, game: str, number: int, person_id: str) -> bool:
    """Whether a deal of this number is not closed, or the person is in the middle of any try at this game.

    So nobody learns by asking how a try goes on: whoever plays one is told the same whatever they ask about.
    """
    return bool(
        transaction.rows(
            "SELECT 1 FROM daily_deals d WHERE d.game = ? AND d.closed_at IS NULL AND (d.number = ? OR EXISTS "
            "(SELECT 1 FROM daily_tries t WHERE t.day = d.day AND t.game = d.game AND t.person_id = ? "
            "AND t.ended_at IS NULL)) LIMIT 1",
            game,
            number,
            person_id,
        )
    )


def tables_of(transaction: Transaction, deal: StoredDeal) -> tuple[str, ...]:
    """All tables that are dealt from a deal's seed, tries and practice."""
    found = transaction.rows("SELECT id FROM tables WHERE commitment = ? AND game = ?", deal.commitment, deal.game)
    return tuple(table_id for (table_id,) in found)


def keep_best(transaction: Transaction, day: str, game: str, best: int, bound: int | None) -> None:
    """Write the best that was possible; nothing happens unless the deal is closed."""
    transaction.rows(
        "UPDATE daily_deals SET best = ?, bound = ? WHERE day = ? AND game = ? AND closed_at IS NOT NULL",
        best,
        bound,
        day,
        game,
    )


def keep_program(transaction: Transaction, day: str, game: str, score: ProgramScore) -> None:
    """Write what a program made of a deal; the first that is written stays."""
    transaction.rows(
        "INSERT INTO daily_programs (day, game, program, score, won) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        day,
        game,
        score.program,
        score.score,
        int(score.won),
    )


def programs(transaction: Transaction, day: str, game: str) -> tuple[ProgramScore, ...]:
    """What programs made of a deal, by name."""
    found = transaction.rows(
        "SELECT program, score, won FROM daily_programs WHERE day = ? AND game = ? ORDER BY program", day, game
    )
    return tuple(ProgramScore(program, score, bool(won)) for program, score, won in found)
