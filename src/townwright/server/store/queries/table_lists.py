"""Lists of tables: the index that is written along with the events, and what is asked of it."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Sequence

from townwright.server.store.contests import tries as contest_tries
from townwright.server.store.history import queries as history
from townwright.server.store.models import MOST_LISTED, Index, Listed, SoloGame, SoloResult, StoredSeat, TableRow
from townwright.server.store.queries import daily_tries, running_deals, running_moves
from townwright.server.store.ratings import queries as ratings
from townwright.server.store.transaction import Row, SqlValue, Transaction, row

LISTED = (
    "SELECT t.id, t.game, t.rules, t.created_at, t.host, t.commitment, t.head, "
    "l.stage, l.changed_at, l.public, l.due_at, l.summary, l.shown, l.seat_count, l.to_act, own.seats "
    "FROM tables t JOIN listings l ON l.table_id = t.id "
    "LEFT JOIN sittings own ON own.table_id = t.id AND own.person_id = ? "
)


def put(transaction: Transaction, table_id: str, index: Index) -> None:
    """Write what lists show of a table. Who sits where changes seldom, whose turn it is with every move."""
    if not (index.only_turn and put_turn(transaction, table_id, index)):
        put_all(transaction, table_id, index)
    if index.stage != "ended" and index.new_moves:
        running_moves.add(transaction, table_id, index.new_moves)
    if index.new_deal is not None:
        running_deals.put(transaction, table_id, index.new_deal)


def put_turn(transaction: Transaction, table_id: str, index: Index) -> bool:
    """Write when a listed table changed and whose turn it is; returns whether it is listed."""
    listed = transaction.rows(
        "UPDATE listings SET changed_at = ?, due_at = ?, to_act = ?, waits_for_bot = ? WHERE table_id = ? RETURNING 1",
        index.changed_at,
        index.due_at,
        seats_to_act(index),
        int(any(sitting.bot is not None and sitting.to_act for sitting in index.seats)),
        table_id,
    )
    return bool(listed)


def seats_to_act(index: Index) -> str:
    """The seats that a table waits for, as they are stored."""
    return f"[{', '.join([str(sitting.seat) for sitting in index.seats if sitting.to_act])}]"


def put_all(transaction: Transaction, table_id: str, index: Index) -> None:
    """Write all that lists show of a table, and what follows from the end of its game."""
    seats, solo = written(index.seats), index.solo
    before = row(transaction, "SELECT seats FROM listings WHERE table_id = ?", table_id)
    columns: dict[str, SqlValue] = {
        "stage": index.stage,
        "changed_at": index.changed_at,
        "public": int(index.public),
        "due_at": index.due_at,
        "summary": index.summary,
        "seats": seats,
        "shown": written(shown_seats(index.seats)),
        "seat_count": len(index.seats),
        "to_act": seats_to_act(index),
        "has_room": int(any(sitting.person is None and sitting.bot is None for sitting in index.seats)),
        "waits_for_bot": int(any(sitting.bot is not None and sitting.to_act for sitting in index.seats)),
        "solo_options": None if solo is None else solo.options,
        "solo_total": None if solo is None else solo.total,
        "solo_won": None if solo is None else int(solo.won),
        "solo_aids": None if solo is None else int(solo.aids),
    }
    transaction.rows(
        f"INSERT INTO listings (table_id, {', '.join(columns)}) VALUES (?{', ?' * len(columns)}) "  # noqa: S608  names of our own
        f"ON CONFLICT (table_id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in columns)}",
        table_id,
        *columns.values(),
    )
    if index.stage == "ended":
        running_moves.forget(transaction, table_id)
        running_deals.forget(transaction, table_id)
        if index.daily is not None:
            daily_tries.end(transaction, table_id, index.changed_at, index.daily)
        if index.contest is not None:
            contest_tries.end(transaction, table_id, index.changed_at, index.contest)
        if index.results:
            history.put(transaction, table_id, index.results)
        if index.rated is not None:
            ratings.put(transaction, table_id, index.rated)
    if before != (seats,):
        people = {sitting.person for sitting in index.seats if sitting.person is not None} | set(index.gone)
        transaction.rows("DELETE FROM sittings WHERE table_id = ?", table_id)
        transaction.many(
            "INSERT INTO sittings (person_id, table_id, seats) VALUES (?, ?, ?)",
            [(person, table_id, written(seats_of(index.seats, person))) for person in sorted(people)],
        )


def written(seats: Iterable[StoredSeat]) -> str:
    """Who sits where, as it is stored."""
    return json.dumps([(sitting.seat, sitting.person, sitting.bot, sitting.player) for sitting in seats])


def seats_of(seats: Iterable[StoredSeat], person_id: str) -> tuple[StoredSeat, ...]:
    """The seats that a person holds."""
    return tuple(seat for seat in seats if seat.person == person_id)


def shown_seats(seats: Sequence[StoredSeat], own: Sequence[StoredSeat] = ()) -> tuple[StoredSeat, ...]:
    """The seats that a list shows of a table: of many the own ones, an open one and the first others."""
    if len(seats) <= MOST_LISTED:
        return tuple(seats)
    open_ = [seat for seat in seats if not seat.person and not seat.bot]
    chosen = list(dict.fromkeys((*own[: MOST_LISTED - 1], *open_[:1], *seats)))[:MOST_LISTED]
    return tuple(sorted(chosen, key=lambda seat: seat.seat))


def lobby(transaction: Transaction, person_id: str | None, limit: int) -> tuple[Listed, ...]:
    """Public tables that have not begun and have a seat for somebody, with the person's own seats if any."""
    return read_all(
        transaction,
        person_id,
        "WHERE l.stage = 'open' AND l.public = 1 AND l.has_room = 1 ORDER BY l.changed_at DESC, t.id LIMIT ?",
        limit,
    )


def tables_of(transaction: Transaction, person_id: str, limit: int) -> tuple[Listed, ...]:
    """Tables of one person."""
    return read_all(
        transaction,
        person_id,
        "WHERE t.id IN (SELECT table_id FROM sittings WHERE person_id = ? UNION SELECT id FROM tables WHERE host = ?) "
        "ORDER BY l.changed_at DESC, t.id LIMIT ?",
        person_id,
        person_id,
        limit,
    )


def belongs(transaction: Transaction, table_id: str, person_id: str) -> bool:
    """Whether the person sits or sat at the table, or is its host."""
    found = transaction.rows(
        "SELECT 1 FROM sittings WHERE person_id = ? AND table_id = ? "
        "UNION SELECT 1 FROM tables WHERE host = ? AND id = ?",
        person_id,
        table_id,
        person_id,
        table_id,
    )
    return bool(found)


def is_public(transaction: Transaction, table_id: str) -> bool:
    """Whether the table is there for everybody."""
    return bool(transaction.rows("SELECT 1 FROM listings WHERE table_id = ? AND public = 1", table_id))


def open_tables(transaction: Transaction, host: str) -> int:
    """How many tables of a host have not ended."""
    found = row(
        transaction,
        "SELECT COUNT(*) FROM tables t JOIN listings l ON l.table_id = t.id WHERE t.host = ? AND l.stage <> 'ended'",
        host,
    )
    return found[0] if found else 0


def all_seats_of(transaction: Transaction, table_id: str, person_id: str) -> tuple[int, ...]:
    """All seats that a person holds at a table."""
    found = row(transaction, "SELECT seats FROM sittings WHERE table_id = ? AND person_id = ?", table_id, person_id)
    return tuple(seat for seat, *_ in json.loads(found[0])) if found else ()


def best_alone(transaction: Transaction, person_id: str, each: int, limit: int) -> tuple[SoloGame, ...]:
    """The best games that the person finished alone, so many of each game with the same options."""
    found = transaction.rows(
        "SELECT id, game, solo_options, solo_total, solo_won, solo_aids, changed_at, played FROM ("
        "SELECT t.id, t.game, l.solo_options, l.solo_total, l.solo_won, l.solo_aids, l.changed_at, "
        "COUNT(*) OVER (PARTITION BY t.game, l.solo_options) AS played, "
        "ROW_NUMBER() OVER (PARTITION BY t.game, l.solo_options "
        "ORDER BY l.solo_won DESC, l.solo_total DESC, l.changed_at, t.id) AS place "
        "FROM tables t JOIN listings l ON l.table_id = t.id JOIN sittings s ON s.table_id = t.id "
        "WHERE s.person_id = ? AND l.stage = 'ended' AND l.solo_options IS NOT NULL AND NOT EXISTS "
        "(SELECT 1 FROM sittings o WHERE o.table_id = t.id AND o.person_id <> ?)) AS ranked "
        "WHERE place <= ? ORDER BY game, solo_options, place LIMIT ?",
        person_id,
        person_id,
        each,
        limit,
    )
    return tuple(
        SoloGame(table_id, game, SoloResult(options, total, bool(won), bool(aids)), ended_at, played)
        for table_id, game, options, total, won, aids, ended_at, played in found
    )


def due(transaction: Transaction, until: int) -> tuple[str, ...]:
    """Tables whose deadline has come."""
    found = transaction.rows("SELECT table_id FROM listings WHERE due_at <= ? ORDER BY due_at, table_id", until)
    return tuple(table_id for (table_id,) in found)


def waiting_for_bots(transaction: Transaction) -> tuple[str, ...]:
    """Tables where a bot is to act."""
    found = transaction.rows(
        "SELECT table_id FROM listings WHERE stage = 'running' AND waits_for_bot = 1 ORDER BY changed_at, table_id"
    )
    return tuple(table_id for (table_id,) in found)


def abandoned(transaction: Transaction, since: int) -> tuple[str, ...]:
    """Unfinished tables that nobody with an account takes part in, untouched for long."""
    found = transaction.rows(
        "SELECT l.table_id FROM listings l WHERE l.stage <> 'ended' AND l.changed_at < ? AND NOT EXISTS "
        "(SELECT 1 FROM sittings s JOIN accounts a ON a.person_id = s.person_id WHERE s.table_id = l.table_id) "
        "AND NOT EXISTS (SELECT 1 FROM tables t JOIN accounts a ON a.person_id = t.host WHERE t.id = l.table_id) "
        "ORDER BY l.changed_at, l.table_id",
        since,
    )
    return tuple(table_id for (table_id,) in found)


def read_all(transaction: Transaction, person_id: str | None, which: str, *values: SqlValue) -> tuple[Listed, ...]:
    """The tables that a clause chooses, as a list shows them to a person."""
    return tuple(map(read, transaction.rows(LISTED + which, person_id or "", *values)))


def read(found: Row) -> Listed:
    """One row as a value, with no more seats than a list shows."""
    head, stage, changed_at, public, due_at, summary, shown, seat_count, to_act, own = found[6:]
    acting = set(json.loads(to_act))
    first, mine = read_seats(shown, acting), read_seats(own or "[]", acting)
    seats = shown_seats(sorted({*first, *mine}, key=lambda sitting: sitting.seat), mine)
    index = Index(stage, changed_at, bool(public), seats, seat_count - len(seats), due_at=due_at, summary=summary)
    return Listed(TableRow(*found[:6]), index, head)


def read_seats(text: str, acting: Container[int]) -> tuple[StoredSeat, ...]:
    """Who sits where, as ``written`` wrote it."""
    return tuple(
        StoredSeat(seat, person, bot, seat in acting, player) for seat, person, bot, player in json.loads(text)
    )
