"""Finds out who sends a request, by the session in its cookie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection

from townwright.server.auth.session_cookies import Visitor, address_of, cookie_name
from townwright.server.settings import Settings
from townwright.server.store.contract import Store


class Visitors:
    """Looks sessions up in the store."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int]) -> None:
        self._cookie, self._store, self._now = cookie_name(settings), store, now

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """Return the visitor behind a request: with a person if its session is known, else with an address only."""
        address, token = address_of(connection), connection.cookies.get(self._cookie)
        session = await self._store.session(token, self._now()) if token else None
        return Visitor(address) if session is None else Visitor(address, token, session.person_id, session.id)
