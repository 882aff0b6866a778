"""The description of the interface is complete, true and up to date."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from townwright.server.auth.policy import matrix
from townwright.server.protocol import reference
from townwright.server.protocol.openapi import document

DOCS = Path(__file__).parents[3] / "docs"


def test_the_reference_of_messages_is_the_one_that_the_types_write() -> None:
    assert (DOCS / "messages.md").read_text() == reference.page(), "run python -m townwright.server.protocol.reference"


def test_every_route_is_described() -> None:
    described = {f"{way.upper()} {path}" for path, ways in document()["paths"].items() for way in ways}
    hidden = {"GET /", "GET /{file}", "GET /metrics", "GET /api/openapi.json", "WS /api/socket"}
    assert described == set(matrix().routes) - hidden


def test_every_reference_in_the_document_leads_somewhere() -> None:
    text = json.dumps(document())
    named = set(document()["components"]["schemas"])
    for part in text.split('"$ref": "#/components/schemas/')[1:]:
        assert part.split('"')[0] in named


@pytest.mark.parametrize(
    "name", ["ClientMessage", "ServerMessage", "TableView", "Problem", "CitiesView", "GreentownView", "SkylinesView"]
)
def test_what_the_page_generates_its_types_from_is_there(name: str) -> None:
    assert name in document()["components"]["schemas"]
