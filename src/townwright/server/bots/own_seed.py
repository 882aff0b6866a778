"""The seeds of the bots' own random streams."""

from __future__ import annotations

import hashlib

from townwright.core.seats import Seat


def own_seed(table_id: str, seat: Seat, turn: int) -> int:
    """A bot's own random stream, which knows nothing of the dealer's."""
    return int.from_bytes(hashlib.sha256(f"bot {table_id} {seat} {turn}".encode()).digest()[:8], "big")
