"""Whether a stored seed is the one that its table, or the deal of a day, committed to."""

from __future__ import annotations

from townwright.core.dealer import Dealer
from townwright.core.refusals import Unreadable
from townwright.server.store.errors import WrongSeed


def checked_dealer(name: str, seed: str | None, commitment: str | None) -> Dealer:
    """The dealer of a seed; ``WrongSeed`` if there is none or its hash is not the commitment.

    A table without a commitment has promised nothing, and any seed is good for it.
    """
    if seed is None:
        raise WrongSeed(name, "its seed is missing")
    try:
        dealer = Dealer.of(seed)
    except (Unreadable, TypeError):
        raise WrongSeed(name, "its seed cannot be read") from None
    if commitment is not None and dealer.commitment != commitment:
        raise WrongSeed(name, "its seed is not the one that it committed to")
    return dealer
