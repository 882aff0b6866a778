"""Requests made from the description of the interface, by somebody who is known: none makes the server fail.

Schemathesis thinks up its requests before it makes any. It is imported by the test itself and not by the file, so that
only the process that runs the test does this, and none that only collects.

Beside them it derives others from each operation: without what must be there, one too long, of another kind. Of those
that are alike one is made, for whichever operation comes first, and a few for each; all of them are made by
``python3 dev soak server_requests``.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

import pytest
import requests
from hypothesis import HealthCheck, Phase, settings

from tests.server.harness.asking import BODIES, contest_of
from tests.server.harness.town import Town, town
from townwright.server.store.models import fresh_id
from townwright.server.store.ratings.board_models import BoardChoice, BoardGroup

if TYPE_CHECKING:
    import schemathesis

EXAMPLES = int(os.environ.get("TOWNWRIGHT_EXAMPLES", "2"))
"""For each operation; ``python3 dev soak server_requests`` asks for many."""
DERIVED = sys.maxsize if "TOWNWRIGHT_EXAMPLES" in os.environ else 2
"""For each operation, whatever others were asked."""
WITHOUT_SUCCESS = {
    "POST /api/account/login",  # nobody has the password
    "POST /api/account/password",
    "POST /api/account",  # the same name again
    "POST /api/invitations/{token}",  # the seat is taken by who asks first
    "POST /api/tables/{table}/send-away",
    "POST /api/tables/{table}/leave",
    "POST /api/tables/{table}/cancel",
    "POST /api/tables/{table}/bot",
    "POST /api/tables/{table}/sit",
    "POST /api/tables/{table}/reviews",  # the game has not ended
    "POST /api/reviews",  # it takes a finished record
    "POST /api/me/notices/mail",  # an account asks, of a server that sends mail
    "GET /api/notices/{token}",  # nobody got a mail
    "POST /api/notices/{token}",
    "POST /api/tables/{table}/challenge",  # the game has not ended
    "POST /api/contests/{contest}/end",  # it is somebody else's
    "POST /api/daily/{day}/{game}/practice",  # it comes after the own try
}


class Scene:
    """A town with somebody known, a table of theirs, and what came of each operation."""

    def __init__(self, place: Town) -> None:
        self.place = place
        self.reached: dict[str, set[int]] = {}
        self.person, self.table, self.link, self.spare = place.run(self._prepare())
        self.contest = place.run(contest_of(place.server))
        self.requests = Counter[str]()
        self.kinds: set[str] = set()
        """What was derived and asked as it is."""
        self.session = requests.Session()
        self.session.trust_env = False  # it would look for a proxy before each request
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=()))
        self._cookies: dict[str, str] | None = None

    async def _prepare(self) -> tuple[str, str, dict[str, str], dict[str, str]]:
        server = self.place.server
        page = await server.page("Ada")
        session = await server.services.store.session(page.http.cookies["tw"], server.services.now())
        assert session is not None
        table = await page.table("cities", visibility="public", options={"seats": "1"}, seats=[{"who": "you"}])
        links = [await page.post(f"/api/tables/{table}/invitations", seat=None) for _ in range(2)]
        return session.person_id, table, links[0], links[1]

    def cookies(self, method: str) -> dict[str, str]:
        """A session of its own for every request that changes something, whatever the last one did to its."""
        services = self.place.server.services
        if self._cookies is None:
            self._cookies = {"tw": self.place.run(services.store.open_session(self.person, services.now()))}
        given = self._cookies
        if method != "GET":
            self._cookies = None
        return given


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with town(tmp_path_factory.mktemp("schemathesis")) as opened:
        made = Scene(opened)
        with made.session:
            yield made
        only_refused = {name for name, codes in made.reached.items() if codes <= {401, 403}}
        for_accounts = {"POST /api/account/login", "POST /api/account/password", "POST /api/me/notices/mail"}
        assert not only_refused - for_accounts, made.reached
        unsuccessful = {name for name, codes in made.reached.items() if min(codes) >= 300}
        assert unsuccessful <= WITHOUT_SUCCESS, {name: made.reached[name] for name in unsuccessful}


def described(part: Any) -> Any:
    """The description, where a list of either one thing or anything is a list of that thing.

    Litestar writes ``tuple[X, ...]`` as a list of either X or anything. Requests thought up from that hold no X, and
    take half a minute to think up.
    """
    if isinstance(part, list):
        return [described(each) for each in part]
    if not isinstance(part, dict):
        return part
    match part.get("oneOf"):
        case [one, {**nothing}] if not nothing:
            return described(one)
    return {key: described(value) for key, value in part.items()}


def test_no_request_makes_the_server_fail(scene: Scene) -> None:
    import schemathesis
    from schemathesis.core.result import Ok
    from schemathesis.pytest.lazy import get_all_tests

    from townwright.server.protocol.openapi import document

    few = settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    schema = schemathesis.openapi.from_dict(described(document()))
    for made in get_all_tests(schema=schema, test_func=ask, settings=few, given_kwargs=None):
        assert isinstance(made, Ok), made
        _, ask_often = made.ok()
        ask_often(scene=scene)

    assert set(scene.reached) == {
        f"{method.upper()} {path}" for path, methods in document()["paths"].items() for method in methods
    }


def ask(case: schemathesis.Case[Any], scene: Scene) -> None:
    """Make one request; an answer that says that the server failed is an error."""
    from schemathesis.checks import not_a_server_error

    name = f"{case.operation.method.upper()} {case.operation.path}"
    kind = kind_of(case)
    if kind in scene.kinds and scene.requests[name] >= DERIVED:
        return
    scene.requests[name] += 1
    if scene.requests[name] % 2:  # every other request is about what exists, in a shape that fits
        day = scene.place.server.services.daily_deals.today
        known = {
            "game": "cities",
            "day": day,
            "number": 1,
            "board": "everybody",
            "group": scene.place.run(a_group(scene)) if "{group}" in name else "",
            "contest": scene.contest,
            "deal": 1,
            "table": scene.table,
            "invitation": scene.spare["id"],
            "token": scene.link["token"],
        }
        case.path_parameters = {part: known.get(part, value) for part, value in (case.path_parameters or {}).items()}
        case.query = {}
        if name in BODIES:
            case.body = {**BODIES[name], **({"game": "cities"} if name == "POST /api/tables" else {})}
    elif kind is not None:
        scene.kinds.add(kind)
    cookies = scene.cookies(case.method)
    if name == "DELETE /api/me":
        cookies = scene.place.run(somebody_else(scene))
    origin = scene.place.server.origin
    headers = {"origin": origin, "content-type": "application/json"}  # as the page sends them, also without a body
    response = case.call(base_url=origin, headers=headers, cookies=cookies, session=scene.session)
    scene.reached.setdefault(name, set()).add(response.status_code)
    case.validate_response(response, checks=[not_a_server_error])


def kind_of(case: schemathesis.Case[Any]) -> str | None:
    """What a derived request is, whichever operation it is made for."""
    from schemathesis.generation.meta import CoveragePhaseData

    if case.meta is None or not isinstance(data := case.meta.phase.data, CoveragePhaseData):
        return None
    return f"{data.scenario} {data.parameter_location} {data.parameter} {data.description}"


async def a_group(scene: Scene) -> str:
    """A fresh group of the person's, since some requests close it."""
    store, now = scene.place.server.services.store, scene.place.server.services.now()
    for old in await store.groups_of(scene.person):
        await store.close_group(old.id)
    await store.choose_board(scene.person, BoardChoice("Ada", everybody=True, friends=True), now)
    group = BoardGroup(fresh_id(), "The club", scene.person, now)
    await store.make_group(group)
    return group.id


async def somebody_else(scene: Scene) -> dict[str, str]:
    """The cookie of a guest who may be forgotten."""
    page = await scene.place.server.page("Zoe")
    with suppress(KeyError):
        return {"tw": page.http.cookies["tw"]}
    return {}
