"""The guard of every route: it looks the route up in the policy, and checks who is asking."""

from __future__ import annotations

import hmac
import re
from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler, WebsocketRouteHandler
from litestar.routes import HTTPRoute

from townwright.core.phrases import Phrase
from townwright.server.auth import policy
from townwright.server.auth.session_cookies import Visitor
from townwright.server.auth.visibility import TableDamaged
from townwright.server.http.addresses import is_loopback
from townwright.server.http.errors import ApiError, no_session, no_table
from townwright.server.services import Services
from townwright.server.workers.fair_queue import asked_from

WATCH_KEY = "x-watch-key"
"""The header that carries the token of a link for watching."""

PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""Headers of a proxy: what bears one was asked elsewhere, even if it comes from this machine."""


async def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse whom the route's row does not let through; leave the visitor and the actor in the request's state."""
    services: Services = connection.app.state.services
    visitor = await services.visitors.of(connection)
    connection.state.visitor = visitor
    asked_from(visitor.address)
    gate = policy.gate(route_name(connection, handler))
    if gate == "machine":
        check_machine(connection, services)
    if gate in ("session", "account", "member", "host") and visitor.person is None:
        raise no_session()
    if gate == "account" and (visitor.person is None or await services.store.account_of(visitor.person) is None):
        raise ApiError(403, "not-yours", Phrase("server-for-accounts", "this is for those who have an account"))
    if "table" in connection.path_params:
        await _check_table(connection, services, visitor, gate)


async def _check_table(
    connection: ASGIConnection[Any, Any, Any, Any], services: Services, visitor: Visitor, gate: policy.Gate
) -> None:
    key = connection.headers.get(WATCH_KEY)
    try:
        actor = await services.table_access.seen_by(str(connection.path_params["table"]), visitor.person, key)
    except TableDamaged as damaged:
        raise ApiError(409, "damaged", damaged.phrase) from damaged
    if actor is None:
        raise no_table()
    if gate == "member" and not actor.table.is_member(visitor.person):
        raise ApiError(403, "not-yours", Phrase("server-for-members", "this is for those who play at the table"))
    if gate == "host" and actor.table.created.host != visitor.person:
        raise ApiError(403, "not-yours", Phrase("table-for-host", "only the host of the table may do this"))
    connection.state.actor = actor


def check_machine(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> None:
    """Refuse, as if nothing were there, all but the operator's token or, where none is set, this machine."""
    token = services.settings.metrics_token
    if token:
        good = hmac.compare_digest(connection.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    else:
        passed_on = any(name in connection.headers for name in PASSED_ON)
        good = not passed_on and is_loopback(connection.client.host if connection.client else "")
    if not good:
        raise ApiError(404, "no-such-thing", Phrase("server-not-found", "there is nothing at this address"))


def route_name(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> str:
    """How the table of who may do what calls a route: ``GET /api/tables/{table}``."""
    method = "WS" if isinstance(handler, WebsocketRouteHandler) else str(connection.scope.get("method"))
    return f"{'GET' if method == 'HEAD' else method} {plain(next(iter(handler.paths)))}"


def plain(path: str) -> str:
    """The path without the types of its parts."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", path) if path != "" else "/"


def all_routes(app: Litestar) -> set[str]:
    """Every route that was registered, by the name that it must have in the table."""
    found = set()
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if isinstance(handler, HTTPRouteHandler):
                found |= {f"{method} {plain(route.path)}" for method in handler.http_methods if method != "OPTIONS"}
        if not isinstance(route, HTTPRoute):
            found.add(f"WS {plain(route.path)}")
    return found
