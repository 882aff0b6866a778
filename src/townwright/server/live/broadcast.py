"""Broadcasts at tables what is never stored: presence, suggestions and greetings, also between processes."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from townwright.core.seats import Seat
from townwright.server.auth.visibility import connections_without_access
from townwright.server.live.connection import Connection
from townwright.server.live.ephemeral.greetings import GreetingNotice
from townwright.server.live.ephemeral.presence import PresenceNotice, PresenceTracker
from townwright.server.live.ephemeral.suggestions import SuggestionNotice, SuggestionTracker
from townwright.server.live.table_actor import TableActor
from townwright.server.protocol import server_messages
from townwright.server.protocol.refusals.common import NO_TABLE
from townwright.server.store.contract import Store
from townwright.tables.replies import sentence
from townwright.tables.seats.holders import SeatHolder

Notice = SuggestionNotice | GreetingNotice | PresenceNotice
"""What processes of one store send each other."""


class Broadcast:
    """The connections at each table, and what they are sent besides the table itself."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._process = secrets.token_hex(8)
        """Tells the notices of this process from those of others."""
        self._holders: dict[str, tuple[SeatHolder, ...]] = {}
        """Who held the seats of each table that pages look at when those were last looked through."""
        self.suggestions = SuggestionTracker()
        self.presence = PresenceTracker(self._notify_others, now)

    def join(self, table_id: str, connection: Connection) -> None:
        """Send a connection what is broadcast at a table from now on."""
        self.presence.came(table_id, connection)
        if table_id in self.suggestions:
            connection.tell_suggestions(table_id)

    def leave(self, table_id: str, connection: Connection) -> None:
        """Stop sending a connection what is broadcast at a table."""
        self.presence.went(table_id, connection)
        if table_id not in self.presence:
            self.suggestions.forget(table_id)
            self._holders.pop(table_id, None)

    def table_changed(self, actor: TableActor) -> None:
        """Let go of connections that may no longer see a table, and send the others its presence if that changed.

        Whoever gave up a seat before a private game, or lost it, may not see the table any more. As long as nobody
        comes or goes, neither changes.
        """
        holders = actor.table.holders
        if actor.table_id not in self.presence or self._holders.get(actor.table_id) is holders:
            return
        self._holders[actor.table_id] = holders
        for connection in connections_without_access(actor, self.presence.pages(actor.table_id)):
            connection.unwatch(actor.table_id)
            self.leave(actor.table_id, connection)
            connection.say(server_messages.Gone(table=actor.table_id, code="no-table", why=sentence(NO_TABLE)))
        self.presence.refresh(actor.table_id)

    def suggest(self, table_id: str, number: int, seat: Seat, action: str | None) -> None:
        """Show everybody at a table what a seat suggests, through whichever process they look at it."""
        self._show_suggestion(table_id, number, seat, action)
        self._notify_others(table_id, SuggestionNotice(seat, action), number)

    def greet(self, table_id: str, greeting: GreetingNotice) -> None:
        """Tell everybody at a table what a seat says, through whichever process they look at it."""
        self._show_greeting(table_id, greeting)
        self._notify_others(table_id, greeting)

    def receive(self, table_id: str, number: int, text: str) -> None:
        """Take in a notice of another process about a table that somebody here looks at."""
        try:
            process, notice = msgspec.json.decode(text, type=tuple[str, Notice])
        except msgspec.ValidationError:
            return  # of a newer version beside this one; nothing that is broadcast must arrive
        if process == self._process or table_id not in self.presence:
            return
        if isinstance(notice, SuggestionNotice):
            self._show_suggestion(table_id, number, notice.seat, notice.action)
        elif isinstance(notice, GreetingNotice):
            self._show_greeting(table_id, notice)
        else:
            self.presence.handle(table_id, process, notice)

    def _show_suggestion(self, table_id: str, number: int, seat: Seat, action: str | None) -> None:
        self.suggestions.put(table_id, number, seat, action)
        for connection in self.presence.pages(table_id):
            connection.tell_suggestions(table_id)

    def _show_greeting(self, table_id: str, said: GreetingNotice) -> None:
        frame = server_messages.Greeted(table=table_id, seat=said.seat, greeting=said.greeting)
        for connection in self.presence.pages(table_id):
            connection.say_if_idle(frame)

    def _notify_others(self, table_id: str, notice: Notice, number: int = 0) -> None:
        self._store.tell(table_id, number, msgspec.json.encode((self._process, notice)).decode())
