"""Tells people of their turns: once for each turn, not while they look at the table, and nothing of the game."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
from collections.abc import Callable
from typing import Final

from townwright.core.refusals import Refusal
from townwright.server.live.ephemeral.presence import PresenceTracker
from townwright.server.live.table_registry import TableRegistry
from townwright.server.notices.channels import NoticeChannels
from townwright.server.notices.links import write_link
from townwright.server.notices.notice_texts import STOP, YOUR_TURN, mail_text, title_of
from townwright.server.ops.metrics import Metrics
from townwright.server.store.contract import Store
from townwright.server.store.notices.models import MailAddress, PushSubscription, WaitingTurn
from townwright.texts import translate

log = logging.getLogger(__name__)

LOOK_S: Final = 10.0
"""Every so many seconds it is looked who is to be told; who looks at a table is noticed within that time."""
AT_ONCE: Final = 8
"""Tables that are looked at, and people who are told, at the same time."""


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

    async def tell_all(self) -> None:
        """Tell everybody who has been to act for a while and does not look."""
        if not self._channels.any:
            return
        places = asyncio.Semaphore(AT_ONCE)

        async def one(waiting: WaitingTurn) -> None:
            async with places:
                try:
                    await self._look(waiting)
                except Exception:
                    log.exception("a notice failed", extra={"table": waiting.table_id})

        await asyncio.gather(*(one(waiting) for waiting in await self._store.waiting_turns()))

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
            await self._tell(waiting, table.created.game)

    def _is_looking(self, waiting: WaitingTurn) -> bool:
        """Whether the person looks at the table through this process; other processes note it themselves."""
        return any(
            page.person == waiting.person_id and page.is_looking_at(waiting.table_id)
            for page in self._presence.pages(waiting.table_id)
        )

    async def _tell(self, waiting: WaitingTurn, game: str) -> None:
        """Send a notice by every way that the person has chosen; what cannot be delivered is counted, not repeated."""
        for subscription in await self._store.subscriptions(waiting.person_id):
            await self._push(subscription, waiting.table_id, game)
        address = await self._store.mail_of(waiting.person_id)
        if address is not None and address.confirmed_at is not None:
            await self._mail(address, waiting.table_id, game)

    async def _push(self, to: PushSubscription, table_id: str, game: str) -> None:
        service = await self._channels.push()
        if service is None:
            return
        message = {
            "title": translate(YOUR_TURN, to.language),
            "body": title_of(game),
            "link": f"/table/{table_id}",
            "stop": translate(STOP, to.language),
        }
        try:
            is_there = await service.send(to, json.dumps(message).encode(), topic=table_id)
        except (OSError, ValueError, Refusal) as error:
            self._metrics.count("notices", way="push", outcome="failed")
            log.info("a push service did not take a notice: %s", type(error).__name__)
            return
        self._metrics.count("notices", way="push", outcome="sent" if is_there else "gone")
        if not is_there:
            await self._store.unsubscribe(to.endpoint)

    async def _mail(self, to: MailAddress, table_id: str, game: str) -> None:
        sender, origin = self._channels.mail, self._channels.origin
        if sender is None:
            return
        stop = f"{origin}/mail/{write_link(await self._channels.secret(), 'stop', to.id)}"
        text = mail_text(game, f"{origin}/table/{table_id}", stop, to.language)
        try:
            await sender.send(to.address, f"{translate(YOUR_TURN, to.language)}: {title_of(game)}", text, stop)
            self._metrics.count("notices", way="mail", outcome="sent")
        except (OSError, smtplib.SMTPException) as error:
            self._metrics.count("notices", way="mail", outcome="failed")
            log.info("the mail server did not take a notice: %s", type(error).__name__)
