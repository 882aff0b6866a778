"""The bodies of responses about achievements."""

from __future__ import annotations

from townwright.server.protocol.field_types import Outgoing


class Achievement(Outgoing, frozen=True, kw_only=True):
    """Something that can be shown in a game, and whether you have shown it."""

    game: str
    name: str
    table: str | None
    """Where you have shown it first; None if you have not."""
    at: int | None
    times: int
    """In how many games."""
    here: bool
    """Whether you have shown it at the table that was asked about."""
