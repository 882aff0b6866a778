"""For those who run the server: is it alive, is it ready, and what does it count?"""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State

from townwright.server.ops.metrics import CONTENT_TYPE
from townwright.server.services import Services


@get("/health/live", media_type="text/plain", sync_to_thread=False, summary="Is the process alive?")
def live() -> str:
    """Answer that the process is alive."""
    return "alive"


@get("/health/ready", media_type="text/plain", summary="Can it serve?")
async def ready(state: State) -> Response[str]:
    """Whether the store can write and the server does not stop."""
    return await _readiness(state.services)


@get("/health", media_type="text/plain", summary="The same, for monitors that look here.")
async def health(state: State) -> Response[str]:
    """Answer the same as ``/health/ready``."""
    return await _readiness(state.services)


async def _readiness(services: Services) -> Response[str]:
    if not services.ready:
        return Response("stopping", status_code=503)
    if not await services.health_check.can_store():
        return Response("the store cannot write", status_code=503)
    return Response("ready")


@get("/metrics", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def metrics(state: State) -> Response[str]:
    """MoveNumbers, in the text form that Prometheus reads."""
    services: Services = state.services
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
