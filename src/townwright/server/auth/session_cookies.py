"""Who is asking: the session in the cookie, and the address the request came from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from townwright.server.http.origins import counted_as
from townwright.server.settings import Settings

DAYS_180: Final = 180 * 86_400


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever sent a request or opened a socket."""

    address: str
    token: str | None = None
    person: str | None = None
    session: str = ""
    """The id of the session; empty without one."""


def cookie_name(settings: Settings) -> str:
    """Over TLS the browser itself guards the cookie's host and path by its name."""
    return "__Host-tw" if settings.secure else "tw"


def session_cookie(settings: Settings, token: str) -> Cookie:
    """The cookie that holds a session's token."""
    return Cookie(
        key=cookie_name(settings),
        value=token,
        path="/",
        max_age=DAYS_180,
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def no_cookie(settings: Settings) -> Cookie:
    """The cookie that takes the other one away."""
    return Cookie(
        key=cookie_name(settings), value="", path="/", max_age=0, secure=settings.secure, httponly=True, samesite="lax"
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where it came from; a network of IPv6 that one customer has counts as one address."""
    return counted_as(connection.client.host if connection.client else "")
