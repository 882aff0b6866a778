"""A cookie by which a browser shows that it was logged in to an account before.

It opens nothing: it only lets its browser try a password when strangers have used up their allowance. It stays after
logging out, holds a few accounts at most, and is signed with a secret of the store, so that nothing is kept for it.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from townwright.server.settings import Settings
from townwright.server.store.contract import Store

DAY_MS: Final = 86_400_000
DAYS: Final = 400
"""As long as browsers keep a cookie."""
MOST: Final = 4
"""Accounts that one browser knows."""
SECRET: Final = "known-devices"  # noqa: S105  the name under which the store keeps it


@dataclass(frozen=True, slots=True)
class DeviceToken:
    """What a browser holds for one account: ``person-issued-nonce-signature``."""

    person: str
    issued: int
    """The day, counted from 1970."""
    nonce: str

    def __str__(self) -> str:
        return f"{self.person}-{self.issued}-{self.nonce}"


class KnownDevices:
    """Gives out the tokens of this store, and reads them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._key: bytes | None = None

    async def token_for(self, connection: ASGIConnection[Any, Any, Any, Any], person: str, now: int) -> str | None:
        """The browser's token for a person's account, if it has one that is good."""
        key = await self._secret()
        return next((str(one) for one in self._good(connection, key, now) if one.person == person), None)

    async def cookie(self, connection: ASGIConnection[Any, Any, Any, Any], person: str, now: int) -> Cookie:
        """The cookie of a browser that was logged in to a person's account just now; it keeps what it knew before."""
        key = await self._secret()
        others = [one for one in self._good(connection, key, now) if one.person != person]
        tokens = [DeviceToken(person, now // DAY_MS, secrets.token_hex(8)), *others][:MOST]
        return Cookie(
            key=self._name,
            value=".".join(f"{one}-{signed(key, one)}" for one in tokens),
            path="/",
            max_age=DAYS * 86_400,
            secure=self._settings.secure,
            httponly=True,
            samesite="lax",
        )

    @property
    def _name(self) -> str:
        return "__Host-tw-known" if self._settings.secure else "tw-known"

    async def _secret(self) -> bytes:
        if self._key is None:
            self._key = bytes.fromhex(await self._store.secret(SECRET))
        return self._key

    def _good(self, connection: ASGIConnection[Any, Any, Any, Any], key: bytes, now: int) -> Iterator[DeviceToken]:
        """The tokens of the cookie that were signed here and are young enough."""
        for text in connection.cookies.get(self._name, "").split(".")[:MOST]:
            parts = text.split("-")
            if len(parts) != 4 or not parts[1].isdecimal() or not parts[1].isascii() or len(parts[1]) > 6:
                continue
            token = DeviceToken(parts[0], int(parts[1]), parts[2])
            good = hmac.compare_digest(signed(key, token).encode(), parts[3].encode("utf-8", "surrogatepass"))
            if good and 0 <= now // DAY_MS - token.issued <= DAYS:
                yield token


def signed(key: bytes, token: DeviceToken) -> str:
    """The signature of a token."""
    return hmac.digest(key, str(token).encode("utf-8", "surrogatepass"), "sha256").hex()
