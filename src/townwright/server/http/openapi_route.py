"""The description of the interface."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from townwright.server.protocol.openapi import document


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=True)
def openapi() -> Response[dict[str, Any]]:
    """Return the OpenAPI document of routes and messages."""
    return Response(document())
