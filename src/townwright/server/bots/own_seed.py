"""The seeds of the bots' own random streams."""

from __future__ import annotations

import hashlib
from typing import Final

from townwright.core.dealer import Dealer
from townwright.core.seats import Seat

SEEDS: Final = range(1 << 62)
"""The seeds that a stream can have."""


def own_seed(table_id: str, seat: Seat, turn: int) -> int:
    """A bot's own random stream, which knows nothing of the dealer's."""
    return int.from_bytes(hashlib.sha256(f"bot {table_id} {seat} {turn}".encode()).digest()[:8], "big")


def dealt_seed(dealer: Dealer, seat: Seat, moves: int) -> int:
    """A bot's stream with the deal of a day: the same for everybody after so many moves, and as secret as the deal."""
    return dealer.pick(f"bot {seat}", moves, SEEDS)
