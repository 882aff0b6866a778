"""Requests made from the description of the interface: none makes the server fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error

from townwright.server.schema import document

from .town import Town, town

EXAMPLES = 5


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("schemathesis")) as opened:
        opened.run(prepare(opened))
        yield opened


async def prepare(place: Town) -> None:
    """Somebody is known, so that requests get beyond the first gate."""
    page = await place.server.page("Ada")
    await page.table(visibility="public")


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], place: Town) -> None:
    origin = place.server.origin
    cookies = dict(place.server.pages[0].http.cookies)
    if case.path in ("/api/me", "/api/me/logout") and case.operation.method.upper() != "GET":
        cookies = {}  # who is known shall stay known
    response = case.call(base_url=origin, headers={"origin": origin}, cookies=cookies)
    case.validate_response(response, checks=[not_a_server_error])
