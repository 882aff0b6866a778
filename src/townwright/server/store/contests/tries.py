"""Everybody's one try at a deal of a contest: begun and ended in the transactions of its table."""

from __future__ import annotations

from typing import Final, NamedTuple

from townwright.core.refusals import NotNow
from townwright.server.store.contests.models import TO_FINISH_MS, ContestPlace, ContestTry
from townwright.server.store.daily.models import TryEnd
from townwright.server.store.errors import TryTaken
from townwright.server.store.transaction import Row, Transaction, row

MOST_PEOPLE: Final = 200
"""People who take part in one contest."""
TRY = "SELECT contest_id, deal, person_id, table_id, begun_at, ended_at, score, won, counts, second FROM contest_tries "


class JoinedTables(NamedTuple):
    """The tables of a guest's tries that an account gets, the latest last."""

    ended: tuple[str, ...]
    running: tuple[str, ...]


def begin(transaction: Transaction, begun: ContestTry, joined: bool) -> None:
    """Write that a try has begun; ``TryTaken`` if the person has one, refused if the contest is over or full."""
    if joined:
        raise NotNow("daily-joined", "you have logged in meanwhile; begin with your account")
    held = transaction.rows(
        "UPDATE contests SET made_at = made_at WHERE id = ? RETURNING closed_at, ends_at", begun.contest_id
    )
    own = row(
        transaction,
        "SELECT table_id FROM contest_tries WHERE contest_id = ? AND deal = ? AND person_id = ?",
        begun.contest_id,
        begun.deal,
        begun.person_id,
    )
    if own is not None:
        raise TryTaken(own[0])
    if not held or held[0][0] is not None or begun.begun_at >= held[0][1]:
        raise NotNow("contest-over", "this is over; nobody can begin any more")
    others = row(
        transaction,
        "SELECT COUNT(DISTINCT person_id) FROM contest_tries WHERE contest_id = ? AND person_id <> ?",
        begun.contest_id,
        begun.person_id,
    )
    if others is not None and others[0] >= MOST_PEOPLE:
        raise NotNow("contest-full", "{count} people take part already, and no more can", count=MOST_PEOPLE)
    transaction.rows(
        "INSERT INTO contest_tries (contest_id, deal, person_id, table_id, begun_at, won, counts) "
        "VALUES (?, ?, ?, ?, ?, 0, 0)",
        begun.contest_id,
        begun.deal,
        begun.person_id,
        begun.table_id,
        begun.begun_at,
    )


def end(transaction: Transaction, table_id: str, at: int, how: TryEnd) -> None:
    """Write how the game of a try ended, once; it counts if it is finished in time, the first, and not closed."""
    found = row(transaction, "SELECT contest_id FROM contest_tries WHERE table_id = ? AND ended_at IS NULL", table_id)
    if found is None:
        return
    held = transaction.rows("UPDATE contests SET made_at = made_at WHERE id = ? RETURNING closed_at, ends_at", found[0])
    closed_at, ends_at = held[0] if held else (None, 0)
    in_time = closed_at is None and at < ends_at + TO_FINISH_MS
    transaction.rows(
        "UPDATE contest_tries SET ended_at = ?, score = ?, won = ?, counts = CASE WHEN second = 0 THEN ? ELSE 0 END "
        "WHERE table_id = ? AND ended_at IS NULL",
        at if closed_at is None else max(at, closed_at),
        how.score,
        int(how.won),
        int(how.score is not None and in_time),
        table_id,
    )


def of_contest(transaction: Transaction, contest_id: str) -> tuple[ContestTry, ...]:
    """All first tries at the deals of a contest, in the order in which they were begun."""
    found = transaction.rows(TRY + "WHERE contest_id = ? AND second = 0 ORDER BY begun_at, table_id", contest_id)
    return tuple(map(read, found))


def find(transaction: Transaction, contest_id: str, deal: int, person_id: str) -> ContestTry | None:
    """A person's try at a deal."""
    found = row(transaction, TRY + "WHERE contest_id = ? AND deal = ? AND person_id = ?", contest_id, deal, person_id)
    return None if found is None else read(found)


def of_person(transaction: Transaction, person_id: str) -> tuple[ContestTry, ...]:
    """All tries of a person, the earliest first."""
    return tuple(map(read, transaction.rows(TRY + "WHERE person_id = ? ORDER BY begun_at, table_id", person_id)))


def place_of(transaction: Transaction, table_id: str, person_id: str | None) -> ContestPlace | None:
    """Which deal of a contest a table has, and whether a person has ended a try at it."""
    found = row(
        transaction,
        "SELECT t.contest_id, t.deal, c.kind, c.closed_at, (SELECT COUNT(*) FROM contest_tries o "
        "WHERE o.contest_id = t.contest_id AND o.deal = t.deal AND o.person_id = ? AND o.ended_at IS NOT NULL) "
        "FROM contest_tries t JOIN contests c ON c.id = t.contest_id WHERE t.table_id = ?",
        person_id or "",
        table_id,
    )
    if found is None:
        return None
    contest_id, deal, kind, closed_at, ended = found
    return ContestPlace(contest_id, deal, kind, closed=closed_at is not None, own_ended=ended > 0)


def knows_open(transaction: Transaction, game: str, person_id: str, at: int, now: int) -> bool:
    """Whether a person had begun a try by then at a tournament in which tries can still count."""
    return bool(
        transaction.rows(
            "SELECT 1 FROM contest_tries t JOIN contests c ON c.id = t.contest_id WHERE c.game = ? "
            "AND c.kind = 'tournament' AND c.closed_at IS NULL AND c.ends_at > ? "
            "AND t.person_id = ? AND t.begun_at <= ? LIMIT 1",
            game,
            now - TO_FINISH_MS,
            person_id,
            at,
        )
    )


def join(transaction: Transaction, guest_id: str, person_id: str, now: int) -> JoinedTables:
    """Give a guest's contests and tries to an account, and return the tables that the guest began.

    Where both have tried the same deal, the account gets the one that was begun first, and the other does not count.
    What is over and has tries of both stays as it is.
    """
    settled = set()
    for contest_id in contests_of(transaction, guest_id):
        held = transaction.rows(
            "UPDATE contests SET made_at = made_at WHERE id = ? RETURNING closed_at, ends_at", contest_id
        )
        if held and (held[0][0] is not None or held[0][1] <= now - TO_FINISH_MS):
            settled.add(contest_id)
    transaction.rows("UPDATE contests SET made_by = ? WHERE made_by = ?", person_id, guest_id)
    own_contests = {one.contest_id for one in of_person(transaction, person_id)}
    guests = transaction.rows(TRY + "WHERE person_id = ? AND second = 0 ORDER BY begun_at, table_id", guest_id)
    for one in map(read, guests):
        if one.contest_id in settled and one.contest_id in own_contests:
            continue
        own = find(transaction, one.contest_id, one.deal, person_id)
        if own is None:
            give(transaction, one.table_id, person_id)
            continue
        first_is_guests = (one.begun_at, one.table_id) < (own.begun_at, own.table_id)
        if first_is_guests:  # the two change owners; nobody has two of a deal in between
            give(transaction, one.table_id, f"{guest_id} joins")
            give(transaction, own.table_id, guest_id)
            give(transaction, one.table_id, person_id)
        second = own.table_id if first_is_guests else one.table_id
        transaction.rows("UPDATE contest_tries SET second = 1, counts = 0 WHERE table_id = ?", second)
    tables = transaction.rows(
        "SELECT c.table_id, c.ended_at IS NULL FROM contest_tries c JOIN tables t ON t.id = c.table_id "
        "WHERE c.person_id = ? AND t.host = ? ORDER BY c.begun_at, c.table_id",
        person_id,
        guest_id,
    )
    return JoinedTables(
        ended=tuple(table_id for table_id, running in tables if not running),
        running=tuple(table_id for table_id, running in tables if running),
    )


def contests_of(transaction: Transaction, person_id: str) -> tuple[str, ...]:
    """The contests that a person made or takes part in, in one order for everybody who locks them."""
    found = transaction.rows(
        "SELECT id FROM contests WHERE made_by = ? UNION SELECT contest_id FROM contest_tries WHERE person_id = ?",
        person_id,
        person_id,
    )
    return tuple(sorted(contest_id for (contest_id,) in found))


def give(transaction: Transaction, table_id: str, person_id: str) -> None:
    """Make a person the owner of the try at a table."""
    transaction.rows("UPDATE contest_tries SET person_id = ? WHERE table_id = ?", person_id, table_id)


def forget_person(transaction: Transaction, person_id: str) -> None:
    """Delete what somebody has called tournaments; the results stay, with nobody's name."""
    transaction.rows("UPDATE contests SET title = '' WHERE made_by = ?", person_id)


def forget_table(transaction: Transaction, table_id: str) -> None:
    """Note that a try is given up whose table is deleted; nobody gets another one by it."""
    transaction.rows("UPDATE contest_tries SET ended_at = begun_at WHERE table_id = ? AND ended_at IS NULL", table_id)


def read(found: Row) -> ContestTry:
    """One row as a value."""
    contest_id, deal, person_id, table_id, begun_at, ended_at, score, won, counts, second = found
    return ContestTry(
        *(contest_id, deal, person_id, table_id, begun_at, ended_at, score),
        won=bool(won),
        counts=bool(counts),
        second=bool(second),
    )
