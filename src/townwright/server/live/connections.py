"""The sockets that are open in this process."""

from __future__ import annotations

from townwright.server.live.connection import Connection
from townwright.server.protocol import server_messages


class Connections(set[Connection]):
    """The set of all connections that are open in this process."""

    def end(self, session: str | None = None, person: str | None = None) -> None:
        """Close the connections of a session or a person that is known no longer."""
        for connection in tuple(self):
            if connection.session and (connection.session == session or connection.person == person):
                connection.close(1008, "the session has ended")

    def stop(self) -> None:
        """Tell every page that the server stops, and close its socket."""
        for connection in tuple(self):
            connection.say(server_messages.Stopping())
            connection.close(1001, "the server stops")
