"""Foreign pages and wrong names stay outside."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import websockets
from websockets.typing import Origin

from tests.server.harness.serving import serving
from tests.server.harness.town import Town, town
from townwright.server.auth.policy import matrix
from townwright.server.http.middleware import page_headers
from townwright.server.ops.health import HealthCheck
from townwright.server.settings import Limits
from townwright.server.store.contract import Store
from townwright.server.store.errors import Down, UnsettledCommit


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("middleware")) as opened:
        yield opened


def foreign(origin: str) -> list[str | None]:
    """Every origin that is not exactly the server's."""
    host = origin.removeprefix("http://")
    name, port = host.split(":")
    return [
        None,
        "null",
        "",
        f"https://{host}",
        f"http://{name}",
        f"http://{name}:{int(port) + 1}",
        f"http://{host}/",
        f"http://{host}.evil.example",
        f"http://evil.example#{host}",
        f"http://user@{host}",
        "http://evil.example",
        origin.upper(),
        f"{origin}, {origin}",
    ]


UNSAFE = [route for route in matrix().routes if not route.startswith(("GET", "WS"))]


@pytest.mark.parametrize("known", [True, False])
def test_no_unsafe_request_from_a_foreign_page_is_accepted(place: Town, known: bool) -> None:
    async def scene() -> int:
        page = await place.server.page("Ada" if known else None)
        tried = 0
        for route in UNSAFE:
            method, path = route.split(" ")
            for origin in foreign(place.server.origin):
                headers = {} if origin is None else {"origin": origin}
                request = page.http.build_request(method, path, json={}, headers=headers)
                if origin is None:
                    del request.headers["origin"]
                response = await page.http.send(request)
                assert (response.status_code, response.json()["code"]) == (403, "wrong-origin"), (route, origin)
                tried += 1
        return tried

    assert place.run(scene()) >= 200


@pytest.mark.parametrize("known", [True, False])
def test_no_socket_from_a_foreign_page_is_accepted(place: Town, known: bool) -> None:
    async def scene() -> None:
        page = await place.server.page("Ada" if known else None)
        cookies = "; ".join(f"{name}={value}" for name, value in page.http.cookies.items())
        for origin in foreign(place.server.origin):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(
                    place.server.origin.replace("http", "ws") + "/api/socket",
                    origin=None if origin is None else Origin(origin),
                    additional_headers={"cookie": cookies} if cookies else {},
                )
            assert refused.value.response.status_code == 403

    place.run(scene())


def test_a_server_answers_to_its_own_names_only(place: Town) -> None:
    async def scene() -> None:
        page = await place.server.page()
        response = await page.http.get("/api/me", headers={"host": "rebound.example"})
        assert (response.status_code, response.json()["code"]) == (400, "wrong-host")
        assert response.json()["why"]["args"] == {"host": "rebound.example"}
        assert "--origin" in response.json()["why"]["english"]

    place.run(scene())


def test_a_person_who_called_the_server_by_a_wrong_name_reads_a_page_in_both_languages(place: Town) -> None:
    async def scene() -> httpx.Response:
        page = await place.server.page()
        return await page.http.get("/", headers={"host": "<b>rebound</b>", "accept": "text/html,*/*;q=0.8"})

    response = place.run(scene())

    assert (response.status_code, response.headers["content-type"]) == (400, "text/html; charset=utf-8")
    assert "it is not called &#x27;&lt;b&gt;rebound&lt;/b&gt;&#x27;" in response.text
    assert "es heißt nicht „&lt;b&gt;rebound&lt;/b&gt;“" in response.text
    assert place.server.origin not in response.text


@pytest.mark.parametrize(
    ("path", "headers", "code"),
    [("/api/me", {"host": "rebound.example"}, "wrong-host"), ("/api/nothing", {}, "no-such-thing")],
    ids=["by the middleware", "by a route"],
)
def test_a_refused_request_is_in_the_log_under_the_number_that_its_page_was_told(
    place: Town, caplog: pytest.LogCaptureFixture, path: str, headers: dict[str, str], code: str
) -> None:
    async def scene() -> str:
        page = await place.server.page()
        return str((await page.http.get(path, headers=headers)).json()["request"])

    with caplog.at_level(logging.INFO, "townwright.server.http.refusal_log"):
        number = place.run(scene())

    assert (number, code) in [(vars(line).get("request"), vars(line).get("code")) for line in caplog.records]


def test_what_a_proxy_passes_on_does_not_come_from_this_machine(place: Town) -> None:
    async def scene() -> list[int]:
        page = await place.server.page()
        passed: tuple[dict[str, str], ...] = (
            {},
            {"forwarded": "for=198.51.100.7"},
            {"x-forwarded-for": "127.0.0.1"},
            {"via": "1.1 proxy"},
        )
        return [(await page.http.get("/metrics", headers=headers)).status_code for headers in passed]

    assert place.run(scene()) == [200, 404, 404, 404]


@pytest.mark.parametrize("path", ["/health", "/health/live", "/health/ready", "/metrics"])
def test_a_monitor_asks_at_the_own_port_whatever_the_server_is_called(place: Town, path: str) -> None:
    async def scene() -> list[int]:
        page = await place.server.page()
        hosts = ("127.0.0.1:1", "localhost", "rebound.example")
        return [(await page.http.get(path, headers={"host": host})).status_code for host in hosts]

    assert place.run(scene()) == [200, 200, 400 if path == "/metrics" else 200]


def test_the_server_is_not_ready_while_its_store_only_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_write(*_: object) -> None:
        raise Down("the disk is full")

    async def scene() -> None:
        async with serving(tmp_path) as server:
            page = await server.page()
            monkeypatch.setattr(server.services.store, "_write", no_write)
            for path, status in (("/health", 503), ("/health/ready", 503), ("/health/live", 200)):
                response = await page.http.get(path)
                assert (response.status_code, response.headers["content-type"]) == (status, "text/plain; charset=utf-8")

    asyncio.run(scene())


def test_the_server_is_not_ready_while_moves_are_unsettled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unsettled(*_: object) -> None:
        raise UnsettledCommit("no space left on the disk")

    async def scene() -> None:
        async with serving(tmp_path) as server:
            page = await server.page("Ada")
            table = await page.table(seats=[{"who": "you"}, {"who": "friend", "name": "Ben"}])
            await page.watch(table)
            backend = server.services.store._backend  # type: ignore[attr-defined]
            write = backend.write
            assert (await page.http.get("/health/ready")).status_code == 200
            monkeypatch.setattr(backend, "write", unsettled)
            assert (await page.act(table, "guess 2"))["say"] == "unsettled"
            monkeypatch.setattr(backend, "write", write)
            assert (await page.http.get("/health/ready")).status_code == 503

    asyncio.run(scene())


def test_a_store_is_asked_to_write_once_a_second() -> None:
    class Written:
        times = 0

        async def try_writing(self) -> None:
            self.times += 1

        def is_troubled(self) -> bool:
            return False

    async def scene() -> None:
        hand, store = [0.0], Written()
        health_check = HealthCheck(cast("Store", store), lambda: hand[0])
        for at, times in ((0.0, 1), (0.9, 1), (1.0, 2), (1.5, 2)):
            hand[0] = at
            assert await health_check.can_store()
            assert store.times == times

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ('{"game": "guessing", "colour": 1}', "'colour' is no field here"),
        ('{"game": "guessing", "seats": [{"who": "you", "hat": 1}]}', "'seats[0].hat' is no field here"),
        ("{}", "the field 'game' is missing"),
        ('{"game": "guessing", "seats": [{"who": "nobody"}]}', "'seats[0].who' cannot be 'nobody'"),
        ('{"game": 7}', "'game' must be a text"),
        ('{"game": "guessing", "seconds": 1}', "'seconds' must be 10 at least"),
        ("[1]", "'body' must be an object with fields"),
        ('{"game"', "the body of this request is not whole JSON"),
    ],
)
def test_a_request_that_cannot_be_read_is_told_the_field_and_what_is_wrong(place: Town, body: str, why: str) -> None:
    async def scene() -> tuple[int, dict[str, Any]]:
        page = await place.server.page("Ada")
        response = await page.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        return response.status_code, response.json()

    status, problem = place.run(scene())
    assert (status, problem["code"], problem["why"]["english"]) == (400, "unreadable", why)


def test_a_body_is_json_and_says_so(place: Town) -> None:
    async def scene() -> None:
        page = await place.server.page()
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            response = await page.http.post("/api/me", content='{"name":"Ada"}', headers={"content-type": kind})
            assert response.status_code == 415

    place.run(scene())


@pytest.mark.parametrize("path", ["/", "/lobby", "/api/me", "/api/nothing", "/missing.js", "/health/live"])
def test_every_response_tells_the_browser_to_be_strict(place: Town, path: str) -> None:
    async def scene() -> httpx.Response:
        return await (await place.server.page()).http.get(path)

    response = place.run(scene())
    for name, value in page_headers((place.server.origin,), secure=False):
        if name != b"cache-control":
            assert response.headers[name.decode()] == value.decode()
    assert "require-trusted-types-for 'script'" in response.headers["content-security-policy"]
    assert ("no-store" in response.headers["cache-control"]) == path.startswith(("/api", "/health", "/missing"))
    assert "server" not in response.headers


def test_a_page_of_tls_is_kept_on_tls() -> None:
    names = dict(page_headers(("https://games.example",), secure=True))
    assert names[b"strict-transport-security"] == b"max-age=31536000"
    assert b"wss://games.example" in names[b"content-security-policy"]


@pytest.mark.parametrize(
    ("paths", "limits", "expected"),
    [
        (["/nothing.here"] * 4, Limits(requests=0.2), [404, 404, 429, 429]),
        (["/assets/nothing.here"] * 4, Limits(requests=0.1, page_files=0.2), [404, 404, 429, 429]),
        (
            ["/assets/nothing.here", "/assets/nothing.here", "/nothing.here", "/nothing.here", "/assets/nothing.here"],
            Limits(requests=0.1, page_files=0.3),
            [404, 404, 404, 429, 404],
        ),
    ],
    ids=["requests", "page files", "neither uses up the other"],
)
def test_requests_are_counted_by_the_network_that_one_customer_has(
    tmp_path: Path, paths: list[str], limits: Limits, expected: list[int]
) -> None:
    answers: list[int] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answers.append(message["status"])

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def scene() -> None:
        async with serving(tmp_path, limits=limits) as server:
            app = server.uvicorn.config.app
            host = server.origin.removeprefix("http://").encode()
            for number, path in enumerate(paths):
                scope = {
                    "type": "http",
                    "method": "GET",
                    "path": path,
                    "raw_path": path.encode(),
                    "headers": [(b"host", host)],
                    "query_string": b"",
                    "client": (f"2001:db8::{number}", 1),
                }
                await cast("Any", app)(scope, receive, send)

    asyncio.run(scene())
    assert answers == expected
