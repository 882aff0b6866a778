"""Fills the columns and tables of a newer version of the database from what an older one has stored."""

from __future__ import annotations

import json
from typing import Any

from townwright.server.store.fingerprints import deal_numbers, fingerprint
from townwright.server.store.models import StoredSeat
from townwright.server.store.queries import running_deals as deals
from townwright.server.store.queries.running_moves import actions_of, add
from townwright.server.store.queries.table_lists import seats_of, shown_seats, written
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
    """Write the results of games alone, which the lists hold; of others they do not tell the points.

    A game that a friend played alone on somebody's device is nobody's own.
    """
    found = transaction.rows(
        "SELECT table_id, seats, solo_total, solo_won FROM listings WHERE solo_total IS NOT NULL AND stage = 'ended'"
    )
    results: list[tuple[str, str, int, int, int]] = []
    for table_id, seats, total, won in found:
        ((_, person, _, player),) = json.loads(seats)
        if person is not None and player is None:
            results.append((person, table_id, total, 1 if won else 2, won))
    transaction.many(
        "INSERT INTO results (person_id, table_id, seat, total, rank, won, counts, parts) "
        "VALUES (?, ?, 0, ?, ?, ?, 1, '{}')",
        results,
    )


def mended_results(transaction: Transaction) -> None:
    """Delete results of games that a friend played alone, and let practice with the deal of a day count for nothing."""
    alone = transaction.rows("SELECT table_id, seats FROM listings WHERE seat_count = 1 AND stage = 'ended'")
    friends = [(table_id,) for table_id, seats in alone if json.loads(seats)[0][3] is not None]
    transaction.many("DELETE FROM results WHERE table_id = ?", friends)
    practice = transaction.rows(
        "SELECT t.id FROM tables t JOIN daily_deals d ON d.commitment = t.commitment AND d.game = t.game "
        "WHERE NOT EXISTS (SELECT 1 FROM daily_tries one WHERE one.table_id = t.id)"
    )
    transaction.many("UPDATE results SET counts = 0 WHERE table_id = ?", practice)
    transaction.many(
        "UPDATE listings SET solo_options = NULL, solo_total = NULL, solo_won = NULL, solo_aids = NULL "
        "WHERE table_id = ?",
        practice,
    )


def running_deals(transaction: Transaction) -> None:
    """Write by which deal each running game is known again."""
    for (table_id,) in transaction.rows("SELECT table_id FROM listings WHERE stage = 'running'"):
        numbers = deal_numbers(tuple(actions_of(transaction, table_id, "dealt")))
        if numbers:
            deals.put(transaction, table_id, numbers[-1])
