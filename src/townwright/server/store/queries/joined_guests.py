"""Guests who have logged in to an account: their tries at deals of days become the account's, one for each deal."""

from __future__ import annotations

from townwright.server.store.contests import tries as contest_tries
from townwright.server.store.puzzles import queries as puzzles
from townwright.server.store.queries import daily_deals
from townwright.server.store.ratings import boards
from townwright.server.store.ratings import queries as ratings
from townwright.server.store.transaction import SqlValue, Transaction, row


def join(transaction: Transaction, guest_id: str, person_id: str, now: int) -> tuple[str, ...]:
    """Give the guest's tries to the account, and return the tables of those that the guest began.

    The latest are last, and those of running tries after all others.

    The guest's ratings are the account's where it has none, and the guest is on no board and in no group any more:
    whether the account is seen is for the account to say.
    Where both have tried a deal that is not closed, the account gets the one that was begun first, and the other does
    not count. Closed deals with tries of both stay as they are. Nothing more happens if the guest was joined before.
    """
    for each in sorted((guest_id, person_id)):
        lock(transaction, each)
    closed = row(transaction, "SELECT MAX(closed_at) FROM daily_deals")
    transaction.rows(
        "INSERT INTO joined_guests (guest_id, person_id, joined_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        guest_id,
        person_id,
        max(now, (closed[0] if closed else None) or 0),
    )
    if account_of_guest(transaction, guest_id) != person_id:
        return ()
    puzzles.join(transaction, guest_id, person_id)
    boards.forget(transaction, guest_id)
    ratings.join(transaction, guest_id, person_id)
    contest_tables = contest_tries.join(transaction, guest_id, person_id, now)
    guests = transaction.rows(
        "SELECT day, game, table_id, begun_at FROM daily_tries WHERE person_id = ? AND second = 0 ORDER BY day, game",
        guest_id,
    )
    for day, game, table_id, begun_at in guests:
        closed_at = daily_deals.closed_at(transaction, day, game)
        own = row(
            transaction,
            "SELECT table_id, begun_at FROM daily_tries WHERE day = ? AND game = ? AND person_id = ?",
            day,
            game,
            person_id,
        )
        if own is None:
            give(transaction, table_id, person_id)
        elif closed_at is None:
            first_is_guests = (begun_at, table_id) < (own[1], own[0])
            if first_is_guests:  # the two change owners; nobody has two of a deal in between
                give(transaction, table_id, f"{guest_id} joins")
                give(transaction, own[0], guest_id)
                give(transaction, table_id, person_id)
            second = own[0] if first_is_guests else table_id
            transaction.rows("UPDATE daily_tries SET second = 1, counts = 0 WHERE table_id = ?", second)
    found = transaction.rows(
        "SELECT d.table_id FROM daily_tries d JOIN tables t ON t.id = d.table_id "
        "WHERE d.person_id = ? AND t.host = ? ORDER BY d.ended_at IS NULL, d.day, d.game",
        person_id,
        guest_id,
    )
    return (*contest_tables.ended, *(table_id for (table_id,) in found), *contest_tables.running)


def give(transaction: Transaction, table_id: str, person_id: str) -> None:
    """Make a person the owner of the try at a table."""
    transaction.rows("UPDATE daily_tries SET person_id = ? WHERE table_id = ?", person_id, table_id)


def lock(transaction: Transaction, person_id: str) -> None:
    """Let other transactions that begin or join tries of this person wait for this one."""
    transaction.rows("UPDATE people SET name = name WHERE id = ?", person_id)


def account_of_guest(transaction: Transaction, person_id: str) -> str | None:
    """The account that somebody has logged in to as a guest."""
    lock(transaction, person_id)
    found = row(transaction, "SELECT person_id FROM joined_guests WHERE guest_id = ?", person_id)
    return None if found is None else str(found[0])


def person_behind(transaction: Transaction, person_id: str) -> str | None:
    """The account of somebody who was a guest and has logged in, or the person; None for who has been forgotten."""
    account = account_of_guest(transaction, person_id) or person_id
    found = row(transaction, "SELECT name FROM people WHERE id = ?", account)
    return account if found is not None and found[0] else None


def identities(transaction: Transaction, until: SqlValue = None) -> dict[str, str]:
    """The accounts that guests have logged in to, by guest: all, or those before a time."""
    found = transaction.rows("SELECT guest_id, person_id, joined_at FROM joined_guests")
    return {guest: person for guest, person, at in found if until is None or at < int(until)}
