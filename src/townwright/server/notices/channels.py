"""The ways to tell people something: Web Push where its library is installed, mail where the host set a server."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

from townwright.server.notices.mail import MailSender
from townwright.server.settings import Settings
from townwright.server.store.contract import Store

if TYPE_CHECKING:
    from townwright.server.notices.push_service import PushService


class NoticeChannels:
    """Makes what sends notices, when it is first needed."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int]) -> None:
        self._settings, self._store, self._now = settings, store, now
        self._push: PushService | None = None
        self.mail = None if settings.mail is None else MailSender(settings.mail)
        """Sends mails; None where the host set no server for it."""

    @property
    def origin(self) -> str:
        """The address that links in notices begin with."""
        return self._settings.origins[0]

    @cached_property
    def can_push(self) -> bool:
        """Whether the library that encrypts and signs is installed: the extra ``push``."""
        return find_spec("cryptography") is not None

    @property
    def any(self) -> bool:
        """Whether anybody can be told anything."""
        return self.can_push or self.mail is not None

    async def push(self) -> PushService | None:
        """Sends to push services; None where that cannot be done."""
        if not self.can_push:
            return None
        if self._push is None:
            from townwright.server.notices.push_service import PushService
            from townwright.server.notices.web_push import ServerKey

            self._push = PushService(self._settings, ServerKey(await self._store.secret("push")), self._now)
        return self._push

    async def secret(self) -> str:
        """The secret that signs links in mails and hashes the addresses that were asked.

        It moves along with a backup: whoever never wants to be asked again is known by such a hash alone, and a link
        that stops mails must do so after a restore too.
        """
        return await self._store.kept_secret("mail")
