"""Answers the messages of one page about the tables of its device, as the server answers them over a socket.

The order is that of the server: hear, store, answer, show. Messages are handled one after another; between two moves
of bots there is always room for a message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from townwright import __version__
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal, Unreadable
from townwright.core.seats import Seat
from townwright.local import device_bots
from townwright.local.device_tables import OWNER, DeviceTables, OpenTable
from townwright.local.storage import NotStored
from townwright.server.live.ephemeral.greetings import check_own_seat
from townwright.server.live.ephemeral.suggestions import SuggestionTracker
from townwright.server.protocol import client_messages, decoding, server_messages
from townwright.server.protocol.refusals.common import AHEAD, CANNOT_SAVE, NO_TABLE
from townwright.server.protocol.refusals.refused_messages import refusal_of
from townwright.tables import hints, views
from townwright.tables.commands import Act, BotSender, PersonSender, Propose, Vote
from townwright.tables.replies import Refused, sentence
from townwright.tables.views import KnownFacts

log = logging.getLogger(__name__)

SendText: TypeAlias = Callable[[str], None]
FAILED = Phrase("local-failed", "something went wrong on this device")
PAUSE: Final = 2.0
"""Seconds until what the device could not store or read is tried again."""


class TableMissing(Exception):
    """Raised for a message about a table that the device does not have."""


@dataclass
class WatchedTable:
    """A table that the page watches, and what it has been sent of it."""

    asked_seat: Seat | None
    known: KnownFacts
    fresh: bool = True
    """Whether the page has not been sent the table since it asked for it."""
    here: tuple[Seat, ...] | None = None
    """The own seats that the page was last told to be present."""


class PageSession:
    """The tables that one page watches, and what it is sent."""

    def __init__(self, tables: DeviceTables, send: SendText) -> None:
        self.tables = tables
        self._send = send
        self._watched: dict[str, WatchedTable] = {}
        self._suggestions = SuggestionTracker()
        self.turn = asyncio.Lock()
        """Held while a message or a request is handled, or a bot thinks."""
        self._thinking: dict[str, asyncio.Task[None]] = {}

    async def receive(self, text: str) -> None:
        """Do what one message asks; what the page is owed has been sent when this returns, but for bots' moves."""
        try:
            message = decoding.read(text)
        except Unreadable:
            log.exception("the page sent what nobody can read")
            return
        async with self.turn:
            try:
                await self._handle(message)
            except TableMissing:
                self._refuse(message, "no-table", NO_TABLE)
            except NotStored:
                self._not_stored(message)
            except Refusal as refusal:
                self._refuse(message, refusal.code, refusal.phrase)
            except Exception:
                log.exception("a message could not be handled")
                self._refuse(message, "failed", FAILED)

    async def changed_elsewhere(self, table_id: str) -> None:
        """Show what another tab has stored of a table that the page watches."""
        await self._go_on(table_id, self._show_stored)

    async def settled(self) -> None:
        """Wait until no bot is thinking."""
        while self._thinking:
            await asyncio.gather(*self._thinking.values())

    async def _handle(self, message: client_messages.ClientMessage) -> None:
        match message:
            case client_messages.Hello():
                self._watched.clear()  # what is shown now belongs to a socket that the page has left
                self._say(server_messages.Welcome(version=__version__, now=self.tables.now()))
            case client_messages.Ping():
                self._say(server_messages.Pong(now=self.tables.now()))
            case client_messages.Watch():
                await self._watch(message)
            case client_messages.Unwatch():
                self._watched.pop(message.table, None)
                self._suggestions.forget(message.table)
            case client_messages.Act():
                await self._command(message, Act(message.seat, message.turn, message.action))
            case client_messages.Propose():
                if message.bot is not None:
                    device_bots.find_offered((await self._opened(message.table)).table.created.game, message.bot)
                await self._command(message, Propose(message.offer, message.seat, message.bot, present=True))
            case client_messages.Vote():
                await self._command(message, Vote(message.offer, message.agree))
            case client_messages.Ask():
                opened = await self._opened(message.table)
                found = views.choices(opened.table, OWNER, message.seat, message.words)
                self._say(
                    server_messages.Choices(
                        table=message.table, ask=message.ask, choices=found.choices, sentences=found.sentences
                    )
                )
            case client_messages.Suggest():
                await self._suggest(message)
            case client_messages.Greet():
                check_own_seat((await self._opened(message.table)).table, OWNER, message.seat)
                self._say(server_messages.Greeted(table=message.table, seat=message.seat, greeting=message.greeting))
            case client_messages.AskHint():
                await self._hint(message)

    async def _opened(self, table_id: str) -> OpenTable:
        opened = await self.tables.open(table_id)
        if opened is None:
            raise TableMissing(table_id)
        return opened

    async def _watch(self, message: client_messages.Watch) -> None:
        opened = await self._opened(message.table)
        await self.tables.read_on(message.table)
        if message.after > opened.table.number:
            self._refuse(message, "ahead", AHEAD)
            return
        self._watched[message.table] = WatchedTable(message.seat, KnownFacts(message.after, message.after))
        await self.show(message.table)

    async def _command(
        self,
        message: client_messages.Act | client_messages.Propose | client_messages.Vote,
        command: Act | Propose | Vote,
    ) -> None:
        opened = await self._opened(message.table)
        reply = await self.tables.handle(opened, PersonSender(OWNER), command, message.id)
        if isinstance(reply, Refused):
            self._say(server_messages.Refusal(table=message.table, id=message.id, code=reply.code, why=reply.why))
        else:
            self._say(server_messages.Acknowledgement(table=message.table, id=message.id, number=reply.number))
        await self.show(message.table)

    async def _suggest(self, message: client_messages.Suggest) -> None:
        table = (await self._opened(message.table)).table
        action = hints.check_suggestion(table, OWNER, message.seat, message.action)
        self._suggestions.put(message.table, table.number, message.seat, action)
        self._say(self._suggestions.at(message.table, table.number))

    async def _hint(self, message: client_messages.AskHint) -> None:
        table = (await self._opened(message.table)).table
        turn = hints.check_hint_request(table, OWNER, message.seat).number
        found = device_bots.hint(message.table, table, message.seat, turn, message.words)
        remark = None if found.remark is None else sentence(found.remark)
        self._say(
            server_messages.Hint(
                table=message.table, ask=message.ask, turn=turn, action=str(found.action), remark=remark
            )
        )

    # What the page is shown

    async def show(self, table_id: str) -> None:
        """Send the page all that it does not know of a table that it watches, and let its bots go on."""
        watched, opened = self._watched.get(table_id), await self._opened(table_id)
        if watched is None:
            return
        table, names, own = opened.table, await self.tables.names(opened), opened.table.seats_of(OWNER)
        if watched.here != own:
            watched.here = own
            self._say(server_messages.Presence(table=table_id, here=own, watching=0 if own else 1))
        seat = watched.asked_seat if watched.asked_seat in own else views.default_seat(table, OWNER)
        more = watched.fresh or watched.known != (table.number, table.number, 0)
        watched.fresh = False
        while more:
            facts, watched.known = views.next_facts(table, seat, watched.known, server_messages.FACTS_IN_UPDATE)
            more = watched.known != (table.number, table.number, 0)
            sight = None if more else views.table_view(table, OWNER, seat, names)
            number = watched.known.number
            self._say(server_messages.Update(table=table_id, number=number, facts=facts, sight=sight, more=more))
        if bot_to_act(opened) is not None and table_id not in self._thinking:
            self._thinking[table_id] = asyncio.ensure_future(self._play_bots(table_id))

    async def _play_bots(self, table_id: str) -> None:
        """Let bots act as long as one is to act and the page watches; each move is stored and shown before the next."""
        try:
            await self._go_on(table_id, self._play_next)
        finally:
            del self._thinking[table_id]

    async def _go_on(self, table_id: str, step: Callable[[str], Awaitable[bool]]) -> None:
        """Take one step after another as long as there is one more and the page watches the table.

        What the device fails to store or to read is tried again after a pause; the page is told of any other failure.
        """
        while table_id in self._watched:
            try:
                if not await step(table_id):
                    return
            except NotStored:
                log.exception("the device failed, and is asked again")
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("a table does not go on")
                self._say(server_messages.Gone(table=table_id, code="unavailable", why=sentence(FAILED)))
                return

    async def _show_stored(self, table_id: str) -> bool:
        async with self.turn:
            await self.tables.read_on(table_id)
            await self.show(table_id)
        return False

    async def _play_next(self, table_id: str) -> bool:
        """Let one bot act, and return whether one was to act."""
        await asyncio.sleep(0)
        async with self.tables.storage.alone(table_id), self.turn:
            await self.tables.read_on(table_id)
            acted = await self._play_bot(await self._opened(table_id))
            await self.show(table_id)
            return acted

    async def _play_bot(self, opened: OpenTable) -> bool:
        found = bot_to_act(opened)
        if found is None:
            return False
        seat, turn = found
        sender, action_id = BotSender(seat), f"bot-{seat}-turn-{turn}"
        action = device_bots.choose(opened.row.id, opened.table, seat, turn)
        reply = await self.tables.handle(opened, sender, Act(seat, turn, action), action_id)
        if isinstance(reply, Refused):
            # The bot is wrong about the rules. The others shall not wait for it to be mended.
            log.error("a bot chose what is not allowed: %s", action)
            action = device_bots.any_action(opened.row.id, opened.table, seat, turn)
            await self.tables.handle(opened, sender, Act(seat, turn, action), action_id)
        return True

    # What it is told

    def _say(self, message: server_messages.ServerMessage) -> None:
        self._send(msgspec.json.encode(message).decode())

    def _refuse(self, message: client_messages.ClientMessage, code: str, phrase: Phrase) -> None:
        reply = refusal_of(message, code, phrase)
        if reply is not None:
            self._say(reply)

    def _not_stored(self, message: client_messages.ClientMessage) -> None:
        """Tell that a command may be sent again; what the storage holds is read anew with the next message."""
        self.tables.forget()
        match message:
            case client_messages.Act() | client_messages.Propose() | client_messages.Vote():
                self._say(server_messages.Unsettled(table=message.table, id=message.id, why=sentence(CANNOT_SAVE)))
            case _:
                self._refuse(message, "unavailable", CANNOT_SAVE)


def bot_to_act(opened: OpenTable) -> tuple[Seat, int] | None:
    """The first seat of a bot that is to act and the number of its turn, or None."""
    for seat, pending in enumerate(opened.table.pending_turns):
        if pending is not None and opened.table.holders[seat].bot is not None:
            return seat, pending.number
    return None
