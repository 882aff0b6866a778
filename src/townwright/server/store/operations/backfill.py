"""Fills the columns and tables of a newer version of the schema from what an older one has stored."""

from __future__ import annotations

import json
from typing import Any

from townwright.server.store.fingerprints import deal_numbers, fingerprint
from townwright.server.store.models import StoredSeat
from townwright.server.store.operations import running_deals as deals
from townwright.server.store.operations.running_moves import actions_of, add
from townwright.server.store.operations.table_lists import seats_of, shown_seats, written
from townwright.server.store.transaction import Transaction


def short_lists(transaction: Transaction) -> None:
    """Write the seats that lists show, the seats of each person and the results alone, out of seats and summaries."""
    for table_id, stage, summary, seats in transaction.rows("SELECT table_id, stage, summary, seats FROM listings"):
        told: dict[str, Any] = json.loads(summary)
        friends = told.pop("friends", {})
        sittings = [
            StoredSeat(seat, person, bot, player=friends.get(str(seat))) for seat, person, bot in json.loads(seats)
        ]
        totals, branched, aids = told.pop("totals", ()), told.pop("branched", 0), told.pop("aids", True)
        alone = stage == "ended" and len(totals) == len(sittings) == 1 and not branched
        transaction.rows(
            "UPDATE listings SET shown = ?, seat_count = ?, summary = ?, seats = ?, solo_options = ?, solo_total = ?, "
            "solo_won = ?, solo_aids = ? WHERE table_id = ?",
            written(shown_seats(sittings)),
            len(sittings),
            json.dumps(told, separators=(",", ":")),
            written(sittings),
            json.dumps(told.get("options", {})) if alone else None,
            totals[0] if alone else None,
            int(told.get("winners") == [0]) if alone else None,
            int(aids) if alone else None,
            table_id,
        )
        for (person_id,) in transaction.rows("SELECT person_id FROM sittings WHERE table_id = ?", table_id):
            transaction.rows(
                "UPDATE sittings SET seats = ? WHERE table_id = ? AND person_id = ?",
                written(seats_of(sittings, person_id)),
                table_id,
                person_id,
            )


def running_moves(transaction: Transaction) -> None:
    """Write by which moves each running game is known again, whether it hides anything or not: the games know that."""
    running = transaction.rows("SELECT table_id FROM listings WHERE stage = 'running'")
    for (table_id,) in running:
        found = fingerprint(actions_of(transaction, table_id, "acted"))
        add(transaction, table_id, found.numbers | ({found.beginning} if found.beginning is not None else set()))


def results_alone(transaction: Transaction) -> None:
    """Write the results of games alone, which the lists hold; of others they do not tell the points."""
    transaction.rows(
        "INSERT INTO results (person_id, table_id, seat, total, rank, won, counts, parts) "
        "SELECT s.person_id, l.table_id, 0, l.solo_total, CASE WHEN l.solo_won = 1 THEN 1 ELSE 2 END, "
        "l.solo_won, 1, '{}' "
        "FROM listings l JOIN sittings s ON s.table_id = l.table_id WHERE l.solo_total IS NOT NULL AND NOT EXISTS "
        "(SELECT 1 FROM sittings o WHERE o.table_id = l.table_id AND o.person_id <> s.person_id)"
    )


def running_deals(transaction: Transaction) -> None:
    """Write by which deal each running game is known again."""
    for (table_id,) in transaction.rows("SELECT table_id FROM listings WHERE stage = 'running'"):
        numbers = deal_numbers(tuple(actions_of(transaction, table_id, "dealt")))
        if numbers:
            deals.put(transaction, table_id, numbers[-1])
