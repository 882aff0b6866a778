"""What the gate found out about a request, for the routes that ask for it by name."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency, Provide

from townwright.server.auth.session_cookies import Visitor
from townwright.server.live.table_actor import Keeper


def visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Who is asking, as the gate found out."""
    found: Visitor = request.state.visitor
    return found


def keeper(request: Request[Any, Any, Any]) -> Keeper:
    """The table's keeper, as the gate found it."""
    found: Keeper = request.state.keeper
    return found


FoundVisitor = NamedDependency[Visitor]
FoundKeeper = NamedDependency[Keeper]

GIVEN: Final = {
    "visitor": Provide(visitor, sync_to_thread=False),
    "keeper": Provide(keeper, sync_to_thread=False),
}
