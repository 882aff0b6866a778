"""Challenges and tournaments with their deals: made once, closed once."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.refusals import NotNow
from townwright.server.store.contests.models import (
    TO_FINISH_MS,
    ContestDeal,
    ContestSummary,
    ContestTry,
    StoredContest,
)
from townwright.server.store.queries.sessions import DAY_MS
from townwright.server.store.transaction import Transaction, row

CONTEST = "SELECT id, kind, game, plan, title, made_by, made_at, ends_at, closed_at FROM contests "


def put(
    transaction: Transaction,
    contest: StoredContest,
    deals: Sequence[tuple[ContestDeal, str]],
    first: ContestTry | None,
    most: int,
) -> str:
    """Write a contest, its deals with their seeds, and the finished game that a challenge is made from.

    A game is sent once: whoever sends it again gets the challenge that is there.
    """
    # Whoever makes several at once waits here, so that they are counted.
    transaction.rows("UPDATE people SET name = name WHERE id = ?", contest.made_by)
    if first is not None:
        found = row(transaction, "SELECT contest_id FROM contest_tries WHERE table_id = ?", first.table_id)
        if found is not None:
            return str(found[0])
    open_ones = row(
        transaction,
        "SELECT COUNT(*) FROM contests WHERE made_by = ? AND kind = ?"
        " AND (closed_at IS NULL AND ends_at > ? OR made_at > ?)",
        contest.made_by,
        contest.kind,
        contest.made_at,
        contest.made_at - DAY_MS,  # who ends what they made could go on for ever
    )
    if open_ones is not None and open_ones[0] >= most:
        if contest.kind == "challenge":
            raise NotNow(
                "challenge-too-many",
                "you have sent {count} challenges that are not over or of the last day",
                count=most,
            )
        raise NotNow(
            "contest-too-many", "you have made {count} tournaments that are not over or of the last day", count=most
        )
    transaction.rows(
        "INSERT INTO contests (id, kind, game, plan, title, made_by, made_at, ends_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        contest.id,
        contest.kind,
        contest.game,
        contest.plan,
        contest.title,
        contest.made_by,
        contest.made_at,
        contest.ends_at,
    )
    transaction.many(
        "INSERT INTO contest_deals (contest_id, number, seed, commitment, known) VALUES (?, ?, ?, ?, ?)",
        [(deal.contest_id, deal.number, seed, deal.commitment, deal.known) for deal, seed in deals],
    )
    if first is not None:
        transaction.rows(
            "INSERT INTO contest_tries (contest_id, deal, person_id, table_id, begun_at, ended_at, score, won, counts) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)",
            first.contest_id,
            first.deal,
            first.person_id,
            first.table_id,
            first.begun_at,
            first.ended_at,
            first.score,
            int(first.won),
        )
    return contest.id


def find(transaction: Transaction, contest_id: str) -> StoredContest | None:
    """Return the contest with that id, or None."""
    found = row(transaction, CONTEST + "WHERE id = ?", contest_id)
    return StoredContest(*found) if found else None


def deals_of(transaction: Transaction, contest_id: str) -> tuple[ContestDeal, ...]:
    """The deals of a contest without their seeds, by number."""
    found = transaction.rows(
        "SELECT contest_id, number, commitment, known FROM contest_deals WHERE contest_id = ? ORDER BY number",
        contest_id,
    )
    return tuple(ContestDeal(*fields) for fields in found)


def seed_of(transaction: Transaction, contest_id: str, number: int) -> str | None:
    """The seed of a deal."""
    found = row(transaction, "SELECT seed FROM contest_deals WHERE contest_id = ? AND number = ?", contest_id, number)
    return found[0] if found else None


def of_person(transaction: Transaction, person_id: str, limit: int) -> tuple[ContestSummary, ...]:
    """The contests that a person made or takes part in, the newest first."""
    found = transaction.rows(
        "SELECT c.id, c.kind, c.game, c.plan, c.title, c.made_by, c.made_at, c.ends_at, c.closed_at, "
        "(SELECT COUNT(*) FROM contest_deals d WHERE d.contest_id = c.id), "
        "(SELECT COUNT(DISTINCT t.person_id) FROM contest_tries t WHERE t.contest_id = c.id AND t.second = 0), "
        "(SELECT COUNT(t.score) FROM contest_tries t "
        "WHERE t.contest_id = c.id AND t.second = 0 AND t.person_id = ?) FROM contests c "
        "WHERE c.made_by = ? OR c.id IN (SELECT contest_id FROM contest_tries WHERE person_id = ?) "
        "ORDER BY c.made_at DESC, c.id LIMIT ?",
        person_id,
        person_id,
        person_id,
        limit,
    )
    return tuple(ContestSummary(StoredContest(*fields[:9]), *fields[9:]) for fields in found)


def made_by(transaction: Transaction, person_id: str) -> tuple[StoredContest, ...]:
    """All contests that a person made, the earliest first."""
    found = transaction.rows(CONTEST + "WHERE made_by = ? ORDER BY made_at, id", person_id)
    return tuple(StoredContest(*fields) for fields in found)


def close(transaction: Transaction, contest_id: str, before: int, always_before: int, now: int) -> bool:
    """Close a contest that ended by ``before`` and that nobody plays, or that ended by ``always_before``.

    What is closed stays closed, whatever a clock says later, and later than all that counts.
    """
    found = transaction.rows(
        "UPDATE contests SET made_at = made_at WHERE id = ? RETURNING ends_at, closed_at", contest_id
    )
    if not found:
        return False
    ends_at, closed_at = found[0]
    if closed_at is not None or ends_at > before:
        return closed_at is not None
    counted = row(
        transaction,
        "SELECT MAX(ended_at), COUNT(*) - COUNT(ended_at) FROM contest_tries WHERE contest_id = ? AND second = 0",
        contest_id,
    )
    ended_at, playing = counted or (None, 0)
    if playing and ends_at > always_before:
        return False
    transaction.rows("UPDATE contests SET closed_at = ? WHERE id = ?", max(now, (ended_at or 0) + 1), contest_id)
    return True


def to_close(transaction: Transaction, before: int, always_before: int, limit: int) -> tuple[str, ...]:
    """The contests that ``close`` would close, the one that ended first before all others."""
    found = transaction.rows(
        "SELECT c.id FROM contests c WHERE c.closed_at IS NULL AND c.ends_at <= ? AND (c.ends_at <= ? OR NOT EXISTS "
        "(SELECT 1 FROM contest_tries t WHERE t.contest_id = c.id AND t.second = 0 AND t.ended_at IS NULL)) "
        "ORDER BY c.ends_at, c.id LIMIT ?",
        before,
        always_before,
        limit,
    )
    return tuple(contest_id for (contest_id,) in found)


def end(transaction: Transaction, contest_id: str, at: int) -> None:
    """Let nobody begin a try from a moment on; what ends before that, or is closed, stays as it is."""
    transaction.rows(
        "UPDATE contests SET ends_at = ? WHERE id = ? AND ends_at > ? AND closed_at IS NULL", at, contest_id, at
    )


def is_running(transaction: Transaction, game: str, number: int, person_id: str, now: int) -> bool:
    """Whether a deal of this number is one of a tournament, or of the person's running try, that can still count."""
    return bool(
        transaction.rows(
            "SELECT 1 FROM contest_deals d JOIN contests c ON c.id = d.contest_id "
            "WHERE d.known = ? AND c.game = ? AND c.closed_at IS NULL AND c.ends_at > ? "
            "AND (c.kind = 'tournament' OR EXISTS (SELECT 1 FROM contest_tries t "
            "WHERE t.contest_id = d.contest_id AND t.deal = d.number AND t.person_id = ? "
            "AND t.ended_at IS NULL)) LIMIT 1",
            number,
            game,
            now - TO_FINISH_MS,
            person_id,
        )
    )
