"""What the server does with each message of a page."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Raw

from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal, Unknown
from townwright.server.auth.visibility import TableDamaged, is_welcome
from townwright.server.http.rate_limits import TooManyRequests
from townwright.server.live.connection import Connection
from townwright.server.live.ephemeral.greetings import GreetingNotice, check_own_seat
from townwright.server.live.table_actor import UNSETTLED_COMMAND, CommandReply, TableActor, UnsettledCommand
from townwright.server.protocol import client_messages, server_messages
from townwright.server.protocol.refusals.common import AHEAD, CANNOT_SAVE, NO_TABLE
from townwright.server.protocol.refusals.refused_messages import refusal_of
from townwright.server.sandbox.pool import Failed
from townwright.server.services import Services
from townwright.server.store.errors import StoreError, is_outage
from townwright.server.workers.fair_queue import TryAgain
from townwright.tables.commands import Act, PersonSender, Propose, Vote
from townwright.tables.replies import Refused, sentence

log = logging.getLogger(__name__)

FAILED = Phrase("server-failed", "something went wrong on the server")
COMMANDS = (client_messages.Act, client_messages.Propose, client_messages.Vote)
TOO_MANY = Phrase("server-too-many-watch", "too many are watching; try again later")


class MessageHandler:
    """Handles the messages of one connection, one after another."""

    def __init__(self, services: Services, connection: Connection) -> None:
        self._services = services
        self._connection = connection
        self._keys: dict[str, str | None] = {}
        """The link with which each table was opened, which its other messages need as well."""

    @property
    def seated(self) -> bool:
        """Whether the page plays anywhere that it watches."""
        person = self._connection.person
        return any(watching.actor.table.seats_of(person) for watching in self._connection.watching.values())

    async def handle(self, frame: client_messages.ClientMessage) -> None:
        """Do what one message asks, and owe the page an answer, also if nothing can be read, computed or saved now."""
        try:
            await self._handle(frame)
        except TableDamaged as damaged:
            self._not_now(frame, "damaged", damaged.phrase)
        except StoreError as error:
            if not is_outage(error):
                log.exception("the store failed")
            self._not_now(frame, "unavailable", CANNOT_SAVE)
        except TryAgain as refusal:
            if isinstance(frame, client_messages.Watch):
                self._connection.say(server_messages.Later(table=frame.table, why=sentence(refusal.phrase)))
            else:
                self._not_now(frame, refusal.code, refusal.phrase)
        except Refusal as refusal:
            self._not_now(frame, refusal.code, refusal.phrase)
        except Failed:
            self._not_now(frame, "failed", FAILED)

    async def _handle(self, frame: client_messages.ClientMessage) -> None:
        match frame:
            case client_messages.Watch():
                await self._watch(frame)
            case client_messages.Unwatch():
                self._connection.unwatch(frame.table)
                self._services.broadcast.leave(frame.table, self._connection)
            case client_messages.Act():
                await self._say(frame.table, frame.id, Act(frame.seat, frame.turn, frame.action))
            case client_messages.Propose():
                await self._propose(frame)
            case client_messages.Vote():
                await self._say(frame.table, frame.id, Vote(frame.offer, frame.agree))
            case client_messages.Ask():
                await self._choices(frame)
            case client_messages.Suggest():
                await self._suggest(frame)
            case client_messages.Greet():
                await self._greet(frame)
            case client_messages.AskHint():
                await self._hint(frame)
            case client_messages.Ping() | client_messages.Hello():
                self._connection.say(server_messages.Pong(now=self._services.now()))

    def _not_now(self, frame: client_messages.ClientMessage, code: str, phrase: Phrase) -> None:
        if phrase is CANNOT_SAVE and isinstance(frame, COMMANDS):
            self._reply(frame.table, frame.id, UNSETTLED_COMMAND)
            return
        reply = refusal_of(frame, code, phrase)
        if reply is not None:
            self._connection.say(reply)

    async def _watch(self, frame: client_messages.Watch) -> None:
        limits, connection = self._services.settings.limits, self._connection
        actor = await self._services.table_access.seen_by(frame.table, connection.person, frame.key)
        if actor is None:
            self._not_now(frame, "no-table", NO_TABLE)
            return
        came_by_seat = is_welcome(actor.table, connection.person)
        too_many = len(actor.listeners) >= limits.watchers_per_table and not actor.table.is_member(connection.person)
        if frame.table not in connection.watching and (
            too_many or len(connection.watching) >= limits.tables_per_socket
        ):
            self._not_now(frame, "too-many", TOO_MANY)
            return
        if not await self._services.table_access.has_reached(actor, frame.after):
            self._not_now(frame, "ahead", AHEAD)
            return
        if came_by_seat and not is_welcome(actor.table, connection.person):  # it was lost meanwhile
            self._not_now(frame, "no-table", NO_TABLE)
            return
        self._keys[frame.table] = frame.key
        connection.watch(
            actor,
            frame.seat,
            frame.after,
            by_link=not came_by_seat,
            changes=frame.changes,
            looking=frame.looking,
        )
        self._services.broadcast.join(frame.table, connection)

    async def _propose(self, frame: client_messages.Propose) -> None:
        actor = await self._seen(frame.table)
        try:
            if actor is not None and frame.bot is not None:
                await self._services.bot_directory.find(actor.table.created.game, frame.bot)
        except Unknown as unknown:
            self._refuse(frame.table, frame.id, unknown.code, unknown.phrase)
            return
        present = frame.seat in self._services.broadcast.presence.of(frame.table).here
        await self._say(frame.table, frame.id, Propose(frame.offer, frame.seat, frame.bot, present))

    async def _say(self, table: str, action_id: str, message: Act | Propose | Vote) -> None:
        """Send a command to a table; the reply comes when it is stored."""
        actor, person = await self._seen(table), self._connection.person
        if actor is None:
            self._refuse(table, action_id, "no-table", NO_TABLE)
            return
        if person is None:
            why = Phrase("server-no-session", "say first how you want to be called")
            self._refuse(table, action_id, "not-yours", why)
            return
        sent: list[CommandReply] = []

        def tell(outcome: CommandReply) -> None:
            if not sent:
                sent.append(outcome)
                self._reply(table, action_id, outcome)

        tell(await actor.handle(PersonSender(person), message, action_id, tell=tell))

    def _reply(self, table: str, action_id: str, outcome: CommandReply) -> None:
        if isinstance(outcome, UnsettledCommand):
            self._connection.say(server_messages.Unsettled(table=table, id=action_id, why=sentence(CANNOT_SAVE)))
        elif isinstance(outcome, Refused):
            self._connection.say(server_messages.Refusal(table=table, id=action_id, code=outcome.code, why=outcome.why))
        else:
            self._connection.say(server_messages.Acknowledgement(table=table, id=action_id, number=outcome.number))

    async def _choices(self, frame: client_messages.Ask) -> None:
        actor = await self._seen(frame.table)
        if actor is None:
            self._not_now(frame, "no-table", NO_TABLE)
            return
        found = await actor.rules.choices(actor.table, self._connection.person, frame.seat, frame.words)
        choices: Any = Raw(found.choices)
        sentences: Any = Raw(found.sentences)
        self._connection.say(
            server_messages.Choices(table=frame.table, ask=frame.ask, choices=choices, sentences=sentences)
        )

    async def _suggest(self, frame: client_messages.Suggest) -> None:
        """Show it to everybody at the table; only a refusal is answered."""
        actor, person = await self._seen(frame.table), self._connection.person
        if actor is None:
            self._refuse(frame.table, frame.id, "no-table", NO_TABLE)
            return
        try:
            self._services.visitor_limits.suggestions.enter(person)
            table = actor.table
            action = await actor.rules.check_suggestion(table, person, frame.seat, frame.action)
            self._services.broadcast.suggest(frame.table, table.number, frame.seat, action)
        except TooManyRequests as many:
            self._refuse(frame.table, frame.id, "too-many", many.phrase)

    async def _greet(self, frame: client_messages.Greet) -> None:
        """Tell everybody at the table; only a refusal is answered."""
        actor, person = await self._seen(frame.table), self._connection.person
        if actor is None:
            self._refuse(frame.table, frame.id, "no-table", NO_TABLE)
            return
        try:
            check_own_seat(actor.table, person, frame.seat)
            self._services.visitor_limits.greetings.enter(person)
            self._services.broadcast.greet(frame.table, GreetingNotice(frame.seat, frame.greeting))
        except TooManyRequests as many:
            self._refuse(frame.table, frame.id, "too-many", many.phrase)

    async def _hint(self, frame: client_messages.AskHint) -> None:
        actor = await self._seen(frame.table)
        if actor is None:
            self._not_now(frame, "no-table", NO_TABLE)
        else:
            self._services.hints.ask(self._connection, actor, frame)

    async def _seen(self, table: str) -> TableActor | None:
        return await self._services.table_access.seen_by(table, self._connection.person, self._keys.get(table))

    def _refuse(self, table: str, action_id: str, code: str, why: Phrase) -> None:
        self._connection.say(server_messages.Refusal(table=table, id=action_id, code=code, why=sentence(why)))
