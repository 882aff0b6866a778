"""Tells people of their turns: once for each turn, not while they look at the table, and nothing of the game.

A turn is noted as told before anything is sent, so that nobody is told twice, by whichever process. The note is taken
back for a turn of which nothing could be queued, which is tried again later, and by a server that is stopped for what
it has not begun to send, which is told after the next start. A server that is killed takes nothing back: the notices
that waited or were under way at that moment are lost, at most ``QUEUED`` and one round's of them, and the game waits
for its player as it would without notices.
"""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from townwright.core.refusals import Refusal
from townwright.server.live.ephemeral.presence import PresenceTracker
from townwright.server.live.table_registry import TableRegistry
from townwright.server.notices.channels import NoticeChannels
from townwright.server.notices.delivery_queue import Delivery, DeliveryQueue
from townwright.server.notices.links import write_link
from townwright.server.notices.notice_texts import STOP, YOUR_TURN, mail_text, title_of
from townwright.server.notices.push_addresses import lane_of
from townwright.server.ops.metrics import Metrics
from townwright.server.store.contract import Store
from townwright.server.store.errors import is_outage
from townwright.server.store.notices.models import ClaimedTurn, MailAddress, PushSubscription, WaitingTurn
from townwright.texts import translate

log = logging.getLogger(__name__)

LOOK_S: Final = 10.0
"""Every so many seconds it is looked who is to be told; who looks at a table is noticed within that time."""
AT_ONCE: Final = 8
"""Tables that are looked at at the same time."""
ROUND_ENDS_S: Final = 0.1
"""How long a round that is under way has when the server stops; it skips whom it has not looked at."""
FAILURES: Final = 10
"""A browser whose push service fails so often in a row is told no more; its page subscribes anew when it is opened."""


@dataclass(eq=False, slots=True)
class TurnNotice:
    """What one person is told of one turn, through every way that they have chosen."""

    claim: ClaimedTurn
    game: str
    is_begun: bool = False
    """Whether any of it is being sent, or was."""


class TurnNotices:
    """Looks now and then who is to act and does not look, and tells them through every way that they have chosen."""

    def __init__(
        self,
        store: Store,
        table_registry: TableRegistry,
        presence: PresenceTracker,
        channels: NoticeChannels,
        metrics: Metrics,
        now: Callable[[], int],
        wait_seconds: float,
    ) -> None:
        self._store, self._table_registry, self._presence = store, table_registry, presence
        self._channels, self._metrics, self._now = channels, metrics, now
        self._wait_ms = int(wait_seconds * 1000)
        self.deliveries: DeliveryQueue[TurnNotice] = DeliveryQueue()
        self._round: asyncio.Task[None] | None = None
        self._stopping = False

    async def tell_all(self) -> None:
        """Queue notices for all who have been to act for a while and do not look; sends nothing itself.

        Whoever is cancelled meanwhile leaves the round to end by itself, so that what it has noted is also queued.
        """
        if self._channels.any and not self.deliveries.is_full:
            self._round = asyncio.ensure_future(self._look_at_all())
            await asyncio.shield(self._round)

    async def _look_at_all(self) -> None:
        places = asyncio.Semaphore(AT_ONCE)

        async def one(waiting: WaitingTurn) -> None:
            async with places:
                try:
                    if not self._stopping:
                        await self._look(waiting)
                except Exception as error:
                    if not is_outage(error):
                        log.exception("a notice failed", extra={"table": waiting.table_id})

        await asyncio.gather(*(one(waiting) for waiting in await self._store.waiting_turns()))

    async def stop(self) -> None:
        """Note for the next start which turns nobody was told of, and end the round and the deliveries."""
        self._stopping = True
        left = self.deliveries.close()  # from here on the round takes back itself what it cannot queue
        await asyncio.gather(self._take_back(left), self.deliveries.end())
        if self._round is not None:
            await asyncio.wait([self._round], timeout=ROUND_ENDS_S)

    async def _take_back(self, notices: Sequence[TurnNotice]) -> None:
        """Note that people were not told of turns after all, unless something of it is being sent, or was."""
        claims = {notice.claim for notice in notices if not notice.is_begun}
        if claims:
            await self._store.unclaim_turns(tuple(claims))

    async def _look(self, waiting: WaitingTurn) -> None:
        """Tell one person of one table if it is time; a turn that they see themselves counts as told."""
        actor = await self._table_registry.actor(waiting.table_id) if waiting.seats else None
        if actor is not None and actor.table.number < waiting.head:
            await actor.catch_up()
        table = None if actor is None else actor.table
        seats = [seat for seat in waiting.seats if table and seat in table.seats_of(waiting.person_id)]
        pending = [turn for seat in seats if table and (turn := table.pending_turns[seat]) is not None]
        if table is None or not pending:
            await self._store.claim_turn(waiting, waiting.told_turn, self._now())
            return
        newest = max(pending, key=lambda turn: turn.number)
        is_looking = self._is_looking(waiting)
        is_known = newest.number <= waiting.told_turn
        if not is_looking and not is_known and self._now() - newest.at < self._wait_ms:
            return
        is_new = await self._store.claim_turn(waiting, newest.number, self._now())
        if is_new and not is_looking:
            await self._queue(TurnNotice(ClaimedTurn(waiting, newest.number), table.created.game))

    def _is_looking(self, waiting: WaitingTurn) -> bool:
        """Whether the person looks at the table through this process; other processes note it themselves."""
        return any(
            page.person == waiting.person_id and page.is_looking_at(waiting.table_id)
            for page in self._presence.pages(waiting.table_id)
        )

    async def _queue(self, notice: TurnNotice) -> None:
        """Queue a notice for every way that the person has chosen; if no way takes it, it is tried again later."""
        person_id = notice.claim.waiting.person_id
        taken = [
            self._put("push", lane_of(subscription.endpoint), notice, partial(self._push, notice, subscription))
            for subscription in await self._store.subscriptions(person_id)
        ]
        address = await self._store.mail_of(person_id)
        if address is not None:
            taken.append(self._put("mail", "mail", notice, partial(self._mail, notice, address)))
        if taken and not any(taken):
            await self._take_back([notice])

    def _put(self, way: str, lane: str, notice: TurnNotice, send: Callable[[], Awaitable[None]]) -> bool:
        """Queue one delivery; what is refused is counted."""
        is_taken = self.deliveries.put(Delivery(lane, notice.claim.waiting.person_id, notice, send))
        if not is_taken:
            self._metrics.count("notices", way=way, outcome="dropped")
        return is_taken

    async def _push(self, notice: TurnNotice, to: PushSubscription) -> None:
        notice.is_begun = True
        service, table_id = await self._channels.push(), notice.claim.waiting.table_id
        if service is None:
            return
        message = {
            "title": translate(YOUR_TURN, to.language),
            "body": title_of(notice.game),
            "link": f"/table/{table_id}",
            "stop": translate(STOP, to.language),
        }
        try:
            is_there = await service.send(to, json.dumps(message).encode(), topic=table_id)
        except (OSError, ValueError, Refusal) as error:
            self._metrics.count("notices", way="push", outcome="failed")
            log.info("a push service did not take a notice: %s", type(error).__name__)
            await self._store.note_push(to.endpoint, is_taken=False, most=FAILURES)
            return
        self._metrics.count("notices", way="push", outcome="sent" if is_there else "gone")
        if not is_there:
            await self._store.unsubscribe(to.endpoint)
        elif to.failures:
            await self._store.note_push(to.endpoint, is_taken=True, most=FAILURES)

    async def _mail(self, notice: TurnNotice, to: MailAddress) -> None:
        notice.is_begun = True
        sender, origin = self._channels.mail, self._channels.origin
        if sender is None:
            return
        stop = f"{origin}/mail/{write_link(await self._channels.secret(), 'stop', to.id)}"
        text = mail_text(notice.game, f"{origin}/table/{notice.claim.waiting.table_id}", stop, to.language)
        try:
            await sender.send(to.address, f"{translate(YOUR_TURN, to.language)}: {title_of(notice.game)}", text, stop)
            self._metrics.count("notices", way="mail", outcome="sent")
        except (OSError, smtplib.SMTPException) as error:
            self._metrics.count("notices", way="mail", outcome="failed")
            log.info("the mail server did not take a notice: %s", type(error).__name__)
