"""Answers a message that is refused, each kind with the message that its page waits for."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from townwright.core.phrases import Phrase
from townwright.server.protocol import client_messages, server_messages
from townwright.tables.replies import sentence

GoneCode: TypeAlias = Literal["no-table", "damaged", "unavailable", "too-many", "too-much", "ahead"]

GONE_CODES: Final[dict[str, GoneCode]] = {
    "no-table": "no-table",
    "damaged": "damaged",
    "too-many": "too-many",
    "too-much": "too-much",
    "ahead": "ahead",
}


def refusal_of(
    message: client_messages.ClientMessage, code: str, phrase: Phrase
) -> server_messages.ServerMessage | None:
    """The message that tells a page why its message is refused; None for messages that wait for no answer."""
    why = sentence(phrase)
    match message:
        case (
            client_messages.Act()
            | client_messages.Propose()
            | client_messages.Vote()
            | client_messages.Suggest()
            | client_messages.Greet()
        ):
            return server_messages.Refusal(table=message.table, id=message.id, code=code, why=why)
        case client_messages.Watch():
            return server_messages.Gone(table=message.table, code=GONE_CODES.get(code, "unavailable"), why=why)
        case client_messages.Ask():
            return server_messages.NoChoices(table=message.table, ask=message.ask, code=code, why=why)
        case client_messages.AskHint():
            return server_messages.NoHint(table=message.table, ask=message.ask, code=code, why=why)
        case _:
            return None
