"""The cookie that holds a session, and the address that a request came from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from townwright.server.http.addresses import visitor_address
from townwright.server.settings import Settings

DAYS_180: Final = 180 * 86_400


@dataclass(frozen=True, slots=True)
class Visitor:
    """The sender of a request or the other end of a socket: an address and, with a session, a person."""

    address: str
    token: str | None = None
    person: str | None = None
    session: str = ""
    """The id of the session; empty without one."""


def cookie_name(settings: Settings) -> str:
    """Return the cookie's name; over TLS one by which the browser itself guards its host and path."""
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
    """Return the address that a request counts for; a network of IPv6 that one customer has is one address."""
    return visitor_address(connection.client.host if connection.client else "")
