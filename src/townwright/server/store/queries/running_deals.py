"""By which deal a running game is known again, so that nobody has a position of it studied."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.server.store.queries.running_moves import marks
from townwright.server.store.transaction import Transaction


def put(transaction: Transaction, table_id: str, number: int) -> None:
    """Write the number of the deal of a running game in place of the one it had with fewer draws."""
    transaction.rows(
        "INSERT INTO running_deals (table_id, number) VALUES (?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number",
        table_id,
        number,
    )


def forget(transaction: Transaction, table_id: str) -> None:
    """Delete the deal of a game that has ended."""
    transaction.rows("DELETE FROM running_deals WHERE table_id = ?", table_id)


def is_dealt(transaction: Transaction, game: str, numbers: Sequence[int]) -> bool:
    """Whether a running game has a deal of one of these numbers."""
    return bool(numbers) and bool(
        transaction.rows(
            "SELECT 1 FROM running_deals d JOIN tables t ON t.id = d.table_id "  # noqa: S608  marks only
            f"WHERE t.game = ? AND d.number IN ({marks(numbers)}) LIMIT 1",
            game,
            *numbers,
        )
    )
