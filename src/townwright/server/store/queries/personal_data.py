"""A person's own data: all of it to take along, and its deletion."""

from __future__ import annotations

from townwright.server.store.contests import queries as contests
from townwright.server.store.contests import tries as contest_tries
from townwright.server.store.notices import queries as notices
from townwright.server.store.puzzles import queries as puzzles
from townwright.server.store.queries import accounts, daily_tries, sessions, table_lists
from townwright.server.store.queries.packing import packed_logs
from townwright.server.store.ratings import boards
from townwright.server.store.ratings import queries as ratings
from townwright.server.store.transaction import Transaction


def export(transaction: Transaction, person_id: str) -> dict[str, object]:
    """Everything about a person as plain data. Nothing in it lets anybody act or tells another's secret."""
    person = accounts.find(transaction, person_id)
    if person is None:
        raise LookupError(f"there is no person {person_id}")
    account = accounts.account_of(transaction, person_id)
    return {
        "person": {"id": person.id, "name": person.name, "created_at": person.created_at},
        "account": None if account is None else {"name": account.name, "created_at": account.created_at},
        "sessions": [
            {"created_at": session.created_at, "used_at": session.used_at}
            for session in sessions.of_person(transaction, person_id, now=0)
        ],
        "invitations": [
            {"table": table_id, "seat": seat, "created_at": created_at, "expires_at": expires_at}
            for table_id, seat, created_at, expires_at in transaction.rows(
                "SELECT table_id, seat, created_at, expires_at FROM invitations WHERE created_by = ? "
                "ORDER BY created_at, id",
                person_id,
            )
        ],
        "tables": [
            {
                "id": listed.table.id,
                "game": listed.table.game,
                "stage": listed.index.stage,
                "created_at": listed.table.created_at,
                "host": listed.table.host == person_id,
                "seats": [
                    {"seat": seat, "did": did(transaction, listed.table.id, seat)}
                    for seat in table_lists.all_seats_of(transaction, listed.table.id, person_id)
                ],
            }
            for listed in table_lists.tables_of(transaction, person_id, limit=1_000_000)
        ],
        "daily": [
            {
                "day": one.day,
                "game": one.game,
                "table": one.table_id,
                "begun_at": one.begun_at,
                "ended_at": one.ended_at,
                "score": one.score,
                "won": one.won,
                "counts": one.counts,
            }
            for one in daily_tries.of_person(transaction, person_id)
        ],
        "puzzles": [
            {"game": one.game, "number": one.number, "at": one.at, "first": one.first, "solved": one.solved}
            for one in puzzles.of_person(transaction, person_id)
        ],
        "ratings": [
            {
                "game": one.game,
                "kind": one.kind,
                "rating": one.mean,
                "spread": one.spread,
                "games": one.games,
                "after_each_game": [{"rating": mean, "spread": spread} for mean, spread in one.trend],
                "changed_at": one.changed_at,
            }
            for one in ratings.of_person(transaction, person_id)
        ],
        "boards": boards.export(transaction, person_id),
        "contests": [
            {
                "contest": one.contest_id,
                "deal": one.deal,
                "table": one.table_id,
                "begun_at": one.begun_at,
                "ended_at": one.ended_at,
                "score": one.score,
                "won": one.won,
                "counts": one.counts,
            }
            for one in contest_tries.of_person(transaction, person_id)
        ],
        "contests_made": [
            {
                "contest": one.id,
                "kind": one.kind,
                "game": one.game,
                "title": one.title,
                "made_at": one.made_at,
                "ends_at": one.ends_at,
                "closed_at": one.closed_at,
            }
            for one in contests.made_by(transaction, person_id)
        ],
        "notices": notices.export(transaction, person_id),
    }


def did(transaction: Transaction, table_id: str, seat: int) -> list[dict[str, object]]:
    """What a seat has done at a table, as its own holder may know it."""
    return [
        {"number": event.number, "kind": event.kind, "body": event.body, "at": event.at}
        for event in packed_logs.events_of(transaction, table_id)
        if event.seat == seat
    ]


def forget(transaction: Transaction, person_id: str) -> None:
    """Delete what tells who somebody is, also as a guest before. The games keep an id that says nothing."""
    transaction.rows("UPDATE people SET name = '' WHERE id = ?", person_id)
    transaction.rows(
        "UPDATE people SET name = '' WHERE id IN (SELECT guest_id FROM joined_guests WHERE person_id = ?)", person_id
    )
    transaction.rows("DELETE FROM accounts WHERE person_id = ?", person_id)
    transaction.rows("DELETE FROM sessions WHERE person_id = ?", person_id)
    transaction.rows("DELETE FROM invitations WHERE created_by = ?", person_id)
    notices.forget(transaction, person_id)
    puzzles.forget(transaction, person_id)
    guests = transaction.rows("SELECT guest_id FROM joined_guests WHERE person_id = ? ORDER BY guest_id", person_id)
    for (each,) in ((person_id,), *guests):
        ratings.forget(transaction, each)
        boards.forget(transaction, each)
    contest_tries.forget_person(transaction, person_id)
