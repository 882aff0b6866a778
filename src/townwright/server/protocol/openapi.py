"""The server's interface as one OpenAPI document: its routes, the socket's messages and the games' views.

``python -m townwright.server.protocol.openapi`` prints it; the page's TypeScript types are generated from it.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Any, Final, get_type_hints

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from townwright import __version__
from townwright.core import registry
from townwright.server.all_routes import EVERY
from townwright.server.protocol import client_messages, server_messages
from townwright.server.protocol.responses import Problem
from townwright.server.routes.dependencies import GIVEN

REFERENCE: Final = "#/components/schemas/"
PROBLEMS: Final = {
    "400": "It cannot be read.",
    "401": "A session is needed.",
    "403": "It is not for you.",
    "404": "There is no such thing for you.",
    "405": "The address is not used in this way.",
    "409": "It cannot be done now.",
    "413": "It is too large.",
    "415": "It is no JSON.",
    "422": "It claims what does not follow.",
    "429": "It was too much at once.",
    "503": "It cannot be saved at the moment.",
}


@cache
def document() -> dict[str, Any]:
    """Return the whole OpenAPI document, made once."""
    config = OpenAPIConfig(title="Townwright", version=__version__, use_handler_docstrings=True)
    app = Litestar(list(EVERY), dependencies=GIVEN, openapi_config=config, logging_config=None)
    described = app.openapi_schema.to_schema()
    for ways in described["paths"].values():
        for operation in ways.values():
            operation["responses"].update({status: problem(why) for status, why in PROBLEMS.items()})
    described["components"]["schemas"].update(messages())
    for name in registry.own_names():
        described["components"]["schemas"].update(views(name))
    return described


def problem(why: str) -> dict[str, Any]:
    """A response that says what is wrong."""
    body = {"application/json": {"schema": {"$ref": f"{REFERENCE}Problem"}}}
    return {"description": why, "headers": {}, "content": body}


def messages() -> dict[str, Any]:
    """Return the socket's messages by name; ``ClientMessage`` and ``ServerMessage`` are the unions of all."""
    kinds = [client_messages.ClientMessage, server_messages.ServerMessage, Problem]
    (page, server, _), named = msgspec.json.schema_components(kinds, ref_template=f"{REFERENCE}{{name}}")
    return {**named, "ClientMessage": page, "ServerMessage": server}


def views(game: str) -> dict[str, Any]:
    """A game's views and the contents of its boxes, each name with the game's in front, as ``BrickfordView``."""
    prefix = game.capitalize()
    found = registry.find(game)
    kinds = [view_of(found), get_type_hints(type(found).contents)["return"]]
    _, named = msgspec.json.schema_components(kinds, ref_template=f"{REFERENCE}{prefix}{{name}}")
    return {f"{prefix}{name}": described for name, described in named.items()}


def view_of(game: Any) -> Any:
    """The type of a game's views."""
    return get_type_hints(type(game).view)["return"]


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
