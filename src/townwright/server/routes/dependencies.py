"""What the guard found out about a request, for the routes that ask for it by name."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency, Provide

from townwright.server.auth.session_cookies import Visitor
from townwright.server.live.table_actor import TableActor


def visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Return who is asking, as the guard found out."""
    found: Visitor = request.state.visitor
    return found


def actor(request: Request[Any, Any, Any]) -> TableActor:
    """Return the table's actor, as the guard found it."""
    found: TableActor = request.state.actor
    return found


FoundVisitor = NamedDependency[Visitor]
FoundActor = NamedDependency[TableActor]

GIVEN: Final = {
    "visitor": Provide(visitor, sync_to_thread=False),
    "actor": Provide(actor, sync_to_thread=False),
}
