"""Tables and their events: what is done inside one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from townwright.server.store import hash_chain
from townwright.server.store.contests import tries as contest_tries
from townwright.server.store.contests.models import ContestTry
from townwright.server.store.daily.models import StoredTry
from townwright.server.store.errors import AlreadyReplied, BadPage, Behind, Damaged
from townwright.server.store.history import queries as history
from townwright.server.store.models import Index, Snapshot, StoredEvent, StoredReply, TableRow
from townwright.server.store.queries import daily_tries, invitations, joined_guests, table_lists
from townwright.server.store.queries.packing import packed_logs
from townwright.server.store.ratings import queries as ratings
from townwright.server.store.seed_check import checked_dealer
from townwright.server.store.transaction import Transaction, row

HEAD: Final = "SELECT head, hash, EXISTS (SELECT 1 FROM packed_logs WHERE table_id = id) FROM tables WHERE id = ?"
"""Where a table's log ends, and whether it is packed."""


def create(
    transaction: Transaction,
    table: TableRow,
    seed: str,
    events: Sequence[StoredEvent],
    index: Index,
    daily_try: StoredTry | None = None,
    contest_try: ContestTry | None = None,
) -> None:
    """Insert a new table with its first events, and the try at the deal of a day or a contest that begins with it."""
    if daily_try is not None:
        daily_tries.begin(transaction, daily_try)
    if contest_try is not None:
        joined = joined_guests.account_of_guest(transaction, contest_try.person_id) is not None
        contest_tries.begin(transaction, contest_try, joined)
    hashes = hash_chain.hashes(hash_chain.beginning(table.id), numbered(events, 0))
    transaction.rows(
        "INSERT INTO tables (id, game, rules, created_at, host, commitment, head, hash) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        table.id,
        table.game,
        table.rules,
        table.created_at,
        table.host,
        table.commitment,
        len(events),
        hashes[-1] if hashes else hash_chain.beginning(table.id),
    )
    transaction.rows("INSERT INTO seeds (table_id, seed) VALUES (?, ?)", table.id, seed)
    packed_logs.insert(transaction, table.id, events, hashes)
    table_lists.put(transaction, table.id, index)
    transaction.wake(table.id, len(events))


def append(
    transaction: Transaction,
    table_id: str,
    after: int,
    events: Sequence[StoredEvent],
    replies: Sequence[StoredReply],
    index: Index | None,
    invitation: tuple[str, str] | None,
) -> None:
    """Append events to the log. All processes take a table's locks in this order: replies, table, the rest."""
    found = row(transaction, HEAD, table_id)
    if found is None:
        raise LookupError(f"there is no table {table_id}")
    head, before, is_packed = found
    if is_packed:
        packed_logs.unpack(transaction, table_id)
    for reply in replies:
        first = remember_unpacked(transaction, table_id, reply)
        if first is not None:
            raise AlreadyReplied(first)
    if head != after:
        raise Behind(head)
    if events:
        hashes = hash_chain.hashes(before, numbered(events, after))
        # Waits for another process that appends to this table, and then finds its head, not ours.
        moved = transaction.rows(
            "UPDATE tables SET head = ?, hash = ? WHERE id = ? AND head = ? RETURNING head",
            events[-1].number,
            hashes[-1],
            table_id,
            after,
        )
        # Another process may have packed the log since it was looked at: whoever appends begins again.
        if not moved or (not transaction.is_alone and packed_logs.is_packed(transaction, table_id)):
            raise Behind(head_of(transaction, table_id))
        packed_logs.insert(transaction, table_id, events, hashes)
        transaction.wake(table_id, events[-1].number)
    if invitation is not None:
        invitations.use(transaction, table_id, *invitation, now=events[-1].at if events else 0)
    if index is not None:
        table_lists.put(transaction, table_id, index)


def numbered(events: Sequence[StoredEvent], after: int) -> Sequence[StoredEvent]:
    """Return the same events, if their numbers go on without a gap."""
    if [event.number for event in events] != list(range(after + 1, after + 1 + len(events))):
        raise ValueError(f"the events after {after} are not numbered from {after + 1} without gaps")
    return events


def remember(transaction: Transaction, table_id: str, reply: StoredReply) -> StoredReply | None:
    """Insert a reply; return the first one instead, if the action id already has one."""
    packed_logs.unpack(transaction, table_id)
    return remember_unpacked(transaction, table_id, reply)


def remember_unpacked(transaction: Transaction, table_id: str, reply: StoredReply) -> StoredReply | None:
    """Insert a reply as ``remember`` does, at a table whose log is not packed."""
    written = transaction.rows(
        "INSERT INTO answers (table_id, speaker, action_id, number, refusal) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING RETURNING 1",
        table_id,
        reply.sender,
        reply.action_id,
        reply.number,
        reply.refusal,
    )
    return None if written else reply_of(transaction, table_id, reply.sender, reply.action_id)


def reply_of(transaction: Transaction, table_id: str, sender: str, action_id: str) -> StoredReply | None:
    """The reply that an action id got."""
    found = row(
        transaction,
        "SELECT number, refusal FROM answers WHERE table_id = ? AND speaker = ? AND action_id = ?",
        table_id,
        sender,
        action_id,
    )
    if found is not None:
        return StoredReply(sender, action_id, *found)
    _, replies = packed_logs.find(transaction, table_id) or ((), ())
    return next((reply for reply in replies if (reply.sender, reply.action_id) == (sender, action_id)), None)


def events_after(transaction: Transaction, table_id: str, after: int) -> tuple[StoredEvent, ...]:
    """The events after a number, up to the head, with every hash verified."""
    table = row(transaction, "SELECT head, hash FROM tables WHERE id = ?", table_id)
    if table is None:
        return ()
    try:
        found = transaction.rows(
            "SELECT number, kind, body, at, seat, action_id, hash FROM events WHERE table_id = ? AND number >= ? "
            "ORDER BY number",
            table_id,
            after,
        )
    except BadPage:
        raise Damaged(table_id, after + 1) from None
    log = None if found else packed_logs.find(transaction, table_id)
    if log is not None:
        hashes = hash_chain.hashes(hash_chain.beginning(table_id), log[0])
        if not hashes or (len(hashes), hashes[-1]) != table:
            raise Damaged(table_id, 1)
        return log[0][after:]
    before = hash_chain.beginning(table_id)
    if after > 0:
        if not found or found[0][0] != after:
            if after > table[0]:
                return ()
            raise Damaged(table_id, after)
        before = found.pop(0)[-1]
    chained = [(StoredEvent(*fields), hashed) for *fields, hashed in found]
    if hash_chain.verify(table_id, after, before, chained) != (table[0], table[1]):
        raise Damaged(table_id, chained[-1][0].number + 1 if chained else after + 1)
    return tuple(event for event, _ in chained)


def head_of(transaction: Transaction, table_id: str) -> int:
    """The number of the last event; 0 without a table."""
    found = row(transaction, "SELECT head FROM tables WHERE id = ?", table_id)
    return found[0] if found else 0


def table_of(transaction: Transaction, table_id: str) -> TableRow | None:
    """What never changes about a table."""
    found = row(transaction, "SELECT id, game, rules, created_at, host, commitment FROM tables WHERE id = ?", table_id)
    return TableRow(*found) if found else None


def seed_of(transaction: Transaction, table_id: str) -> str | None:
    """The dealer's seed, checked against the table's commitment; ``WrongSeed`` if it is another or missing."""
    table = table_of(transaction, table_id)
    if table is None:
        return None
    found = row(transaction, "SELECT seed FROM seeds WHERE table_id = ?", table_id)
    return checked_dealer(table_id, found[0] if found else None, table.commitment).seed


def hash_of(transaction: Transaction, table_id: str, number: int) -> str | None:
    """The hash of one event."""
    found = row(transaction, "SELECT hash FROM events WHERE table_id = ? AND number = ?", table_id, number)
    return found[0] if found else None


def keep_snapshot(transaction: Transaction, table_id: str, snapshot: Snapshot) -> None:
    """Replace the table's snapshot, sealed to the event that it was taken after."""
    event_hash = hash_of(transaction, table_id, snapshot.number)
    if event_hash is not None:
        transaction.rows(
            "INSERT INTO snapshots (table_id, number, maker, body, hash) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, maker = excluded.maker, "
            "body = excluded.body, hash = excluded.hash",
            table_id,
            snapshot.number,
            snapshot.maker,
            snapshot.body,
            hash_chain.seal(event_hash, snapshot),
        )


def snapshot_of(transaction: Transaction, table_id: str) -> Snapshot | None:
    """The snapshot, if its seal is whole; it is only a cache, so a broken one is no loss."""
    try:
        found = row(transaction, "SELECT number, maker, body, hash FROM snapshots WHERE table_id = ?", table_id)
        event_hash = hash_of(transaction, table_id, found[0]) if found else None
    except BadPage:
        return None
    if found is None or event_hash is None:
        return None
    snapshot = Snapshot(*found[:-1])
    return snapshot if hash_chain.seal(event_hash, snapshot) == found[-1] else None


def discard(transaction: Transaction, table_id: str) -> None:
    """Delete a table and all that belongs to it."""
    transaction.rows("DELETE FROM tables WHERE id = ?", table_id)
    transaction.rows("DELETE FROM events WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM answers WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM seeds WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM snapshots WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM listings WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM sittings WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM invitations WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM running_moves WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM running_deals WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM reviews WHERE table_id = ?", table_id)
    transaction.rows("DELETE FROM told_turns WHERE table_id = ?", table_id)
    packed_logs.forget(transaction, table_id)
    daily_tries.forget_table(transaction, table_id)
    contest_tries.forget_table(transaction, table_id)
    history.forget(transaction, table_id)
    ratings.forget_table(transaction, table_id)
