"""What is suggested at the tables of this process. None of it is stored, and every next fact ends it."""

from __future__ import annotations

import msgspec

from townwright.core.seats import Seat
from townwright.server.protocol import server_messages


class SuggestionNotice(msgspec.Struct, frozen=True, tag="suggests"):
    """What a seat suggests, as other processes are told."""

    seat: Seat
    action: str | None


class SuggestionTracker:
    """Holds by table the number of the fact after which something was suggested, and the actions by seat."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[int, dict[Seat, str]]] = {}

    def __contains__(self, table_id: object) -> bool:
        """Whether anything was suggested at a table lately."""
        return table_id in self._tables

    def put(self, table_id: str, number: int, seat: Seat, action: str | None) -> None:
        """Keep a seat's suggestion after this fact, or drop it for None."""
        since, actions = self._tables.get(table_id, (number, {}))
        actions = {} if since != number else {by: other for by, other in actions.items() if by != seat}
        self._tables[table_id] = (number, actions if action is None else {**actions, seat: action})

    def at(self, table_id: str, number: int) -> server_messages.Suggestions:
        """Return all that is suggested at a table whose last fact has this number."""
        since, actions = self._tables.get(table_id, (number, {}))
        shown = sorted(actions.items()) if since == number else ()
        suggestions = tuple(server_messages.Suggestion(seat=seat, action=action) for seat, action in shown)
        return server_messages.Suggestions(table=table_id, number=number, suggestions=suggestions)

    def forget(self, table_id: str) -> None:
        """Drop all suggestions at a table, when no page looks at it any more."""
        self._tables.pop(table_id, None)
