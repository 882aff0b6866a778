"""The application: the routes behind their guard, and the middleware around them."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.types import ASGIApp

from townwright.core import registry
from townwright.server import settings
from townwright.server.all_routes import EVERY
from townwright.server.auth import policy
from townwright.server.auth.guard import all_routes, guard
from townwright.server.http import errors, openapi_route
from townwright.server.http.middleware import RequestMiddleware
from townwright.server.live.table_registry import wall_clock
from townwright.server.ops import garbage
from townwright.server.ops.json_logging import write_json_lines
from townwright.server.ops.stop_deadline import end_in_time
from townwright.server.routes.dependencies import GIVEN
from townwright.server.services import Services
from townwright.server.settings import Settings
from townwright.tables.table import FindGame


def litestar(
    chosen: Settings, find: FindGame = registry.find, now: Callable[[], int] = wall_clock, routes: tuple[Any, ...] = ()
) -> Litestar:
    """Return the routes behind their guard; a route without a row in the policy is an error."""
    return give_services(registered(routes), chosen, find, now)


def registered(routes: tuple[Any, ...] = ()) -> Litestar:
    """Return the routes behind their guard, which may start when ``give_services`` has said with what."""
    app = Litestar(
        [*EVERY, openapi_route.openapi, *routes],
        guards=[guard],
        dependencies=GIVEN,
        before_request=errors.remember_body,
        exception_handlers={Exception: errors.handle},
        lifespan=[living],
        openapi_config=None,
        request_max_body_size=65_536,
        logging_config=None,
        debug=False,
    )
    policy.check(all_routes(app))
    return app


def give_services(app: Litestar, chosen: Settings, find: FindGame, now: Callable[[], int]) -> Litestar:
    """Let the application open its services with these settings whenever it starts; returns it."""
    app.state.open_services = lambda: Services.open(chosen, find, now)
    return app


@asynccontextmanager
async def living(app: Litestar) -> AsyncGenerator[None, None]:
    """Open the services of an application when it starts, and close them when it stops."""
    app.state.services = services = await app.state.open_services()
    try:
        yield
    finally:
        await services.close()


def application(chosen: Settings, find: FindGame = registry.find, now: Callable[[], int] = wall_clock) -> ASGIApp:
    """The whole server as one ASGI application."""
    inner = litestar(chosen, find, now)
    return RequestMiddleware(inner, chosen, lambda: inner.state.services)


def from_environment() -> ASGIApp:
    """The application of a worker process, with the settings that its parent left for it."""
    write_json_lines()
    end_in_time()
    app = application(settings.read(os.environ[settings.ENVIRONMENT]))
    garbage.set_loaded_objects_aside()
    return app
