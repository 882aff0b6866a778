"""For those who run the server: is it alive, is it ready, and what does it count?"""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State

from townwright.server.house import House
from townwright.server.store.refusals import StoreError


@get("/health/live", media_type="text/plain", sync_to_thread=False, summary="Is the process alive?")
def live() -> str:
    """It is, since it answers."""
    return "alive"


@get("/health/ready", media_type="text/plain", summary="Can it serve?")
async def ready(state: State) -> Response[str]:
    """Whether the store answers and the server does not stop."""
    house: House = state.house
    try:
        await house.store.head("0" * 32)
    except StoreError:
        return Response("the store does not answer", status_code=503)
    return Response("ready") if house.ready else Response("stopping", status_code=503)


@get("/metrics", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def metrics(state: State) -> Response[str]:
    """Numbers, in the text form that Prometheus reads."""
    house: House = state.house
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
