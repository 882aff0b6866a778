"""Prices of Skylines as arithmetic over numbers: what exchanges and renewals cost, and how effects change prices.

The readable rules call these functions; ``speed.skylines`` loads this source again for the compiler.
"""

from __future__ import annotations

from townwright.core.words import compiled

SWAP_PRICE = 2
"""What an exchange costs (section 7)."""
RENEW_PRICE = 1
"""What each card costs that is renewed in step 5 (section 8)."""


@compiled
def changed(price: int, change: int) -> int:
    """A price after one change of it, never below 0 (A34)."""
    return max(0, price + change)


@compiled
def repriced(money: int, change: int) -> int:
    """The money of a row after its price has changed; what the row earns stays."""
    return max(0, money) - changed(max(0, -money), change)


@compiled
def most_renewals(treasury: int, price: int, cards: int) -> int:
    """How many cards can be renewed with the treasury, of those that are left to draw (A38)."""
    return min(cards, treasury // price) if price > 0 else cards
