"""Tickets open one socket: signed, good for half a minute after they were given, and used up by the first use.

A ticket holds no secret of its owner. The store remembers which were used, for all processes of a server.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from townwright.core.refusals import NotYours

SECONDS: Final = 30
SKEW_MS: Final = 5_000
"""How far the clock of the server that gave a ticket may be ahead of the one that takes it."""

Use: TypeAlias = Callable[[str, int], Awaitable[bool]]


class Tickets:
    """Gives tickets out and takes them."""

    def __init__(self, key: str, now: Callable[[], int], use: Use) -> None:
        """``use`` notes that a ticket is used until when it would be good, and says whether it was the first time."""
        self._key = key.encode()
        self._now = now
        self._use = use

    def give(self, session_id: str) -> str:
        """A ticket for a session; the empty id stands for a visitor without one."""
        return self._signed(session_id, self._now() + 1000 * SECONDS, secrets.token_hex(8))

    async def take(self, ticket: str, session_id: str) -> None:
        """Use a ticket up, or refuse it."""
        try:
            until, nonce, _ = base64.urlsafe_b64decode(ticket + "==").decode("ascii").split(".")
            good = hmac.compare_digest(ticket, self._signed(session_id, int(until), nonce))
        except ValueError:
            good, until, nonce = False, "0", ""
        now = self._now()
        if not (good and now <= int(until) <= now + 1000 * SECONDS + SKEW_MS and await self._use(nonce, int(until))):
            raise NotYours("server-ticket", "the ticket for this connection is not good, or was good once")

    def _signed(self, session_id: str, until: int, nonce: str) -> str:
        mark = hmac.new(self._key, f"{session_id}.{until}.{nonce}".encode(), hashlib.sha256).hexdigest()[:32]
        return base64.urlsafe_b64encode(f"{until}.{nonce}.{mark}".encode()).decode().rstrip("=")
