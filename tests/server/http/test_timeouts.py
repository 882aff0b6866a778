"""Whoever opens connections and does not ask is let go."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.harness.serving import Server, serving
from townwright.server.http.timeouts import TimeoutProtocol

HEADERS = b"POST /api/me HTTP/1.1\r\nhost: %s\r\norigin: http://%s\r\ncontent-type: application/json\r\n"
LONG = 40_000
"""More than all headers may have, and less than a body may."""


async def answer(server: Server, *pieces: bytes) -> bytes:
    """All that the server says to these pieces of a request, until it hangs up."""
    host, port = server.origin.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0)
    async with asyncio.timeout(60):
        response = await reader.read()
    writer.close()
    await writer.wait_closed()
    return response


def said(folder: Path, *pieces: bytes) -> bytes:
    async def scene() -> bytes:
        async with serving(folder) as server:
            host = server.origin.removeprefix("http://").encode()
            first, *rest = pieces or (b"",)
            return await answer(server, HEADERS % (host, host) + first if pieces else first, *rest)

    return asyncio.run(scene())


def why(response: bytes) -> str:
    """The sentence of a refusal."""
    sentence: str = json.loads(response.partition(b"\r\n\r\n")[2])["why"]["english"]
    return sentence


@pytest.mark.parametrize(
    "pieces",
    [(), (b"x-more",), (b"content-length: 30\r\n\r\n", b'{"name"')],
    ids=["nothing", "half a header", "half a body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pieces: tuple[bytes, ...]
) -> None:
    monkeypatch.setattr(TimeoutProtocol, "seconds", 0.3)

    response = said(tmp_path, b"".join(pieces)) if pieces else said(tmp_path)
    if pieces:
        assert response.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
        assert why(response) == "this request took too long to arrive"
    else:
        assert response == b""


@pytest.mark.parametrize("pieces", [(b"x-more: " + b"a" * LONG,), (b"x-more: aaaa\r\n" * 100,) * 24])
def test_headers_without_an_end_are_refused(tmp_path: Path, pieces: tuple[bytes, ...]) -> None:
    response = said(tmp_path, *pieces)
    assert response.startswith(b"HTTP/1.1 431 ")
    assert why(response) == "the headers of this request are longer than the server reads"


@pytest.mark.parametrize(
    "headers",
    [b"x-more: " + b"a" * LONG + b"\r\n", b"x-more: %s\r\n" % (b"a" * 1_000) * 40],
    ids=["one", "many"],
)
def test_long_headers_are_refused_also_when_they_come_at_once(tmp_path: Path, headers: bytes) -> None:
    async def scene() -> bytes:
        async with serving(tmp_path) as server:
            host = server.origin.removeprefix("http://").encode()
            return await answer(server, b"GET /api/games HTTP/1.1\r\nhost: %s\r\n" % host + headers + b"\r\n")

    response = asyncio.run(scene())
    assert response.startswith(b"HTTP/1.1 431 ")
    assert why(response) == "the headers of this request are longer than the server reads"


def test_a_long_body_is_not_counted_to_the_headers_that_follow_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TimeoutProtocol, "header_bytes", 1_000)  # less than any piece of the body that comes at once

    async def scene() -> bytes:
        async with serving(tmp_path) as server:
            host = server.origin.removeprefix("http://").encode()
            body = b'{"name": "Ada"%s}' % (b" " * LONG)
            first = HEADERS % (host, host) + b"content-length: %d\r\n\r\n" % len(body) + body
            second = b"GET /api/games HTTP/1.1\r\nhost: %s\r\n" % host
            reader, writer = await asyncio.open_connection(*host.decode().split(":"))
            writer.write(first + second)
            async with asyncio.timeout(60):
                line = await reader.readline()
                writer.write(b"connection: close\r\n\r\n")
                rest = await reader.read()
            writer.close()
            return line + rest

    response = asyncio.run(scene())
    assert response.count(b"HTTP/1.1 200 OK") == 2


def test_a_request_that_comes_in_many_pieces_is_answered(tmp_path: Path) -> None:
    body = b'{"name": "Ada"%s}' % (b" " * LONG)
    rest = b"connection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
    pieces = (rest[:20], rest[20:], *(body[at : at + 4_000] for at in range(0, len(body), 4_000)))

    assert said(tmp_path, *pieces).startswith(b"HTTP/1.1 200 ")
    assert said(tmp_path, rest + body).startswith(b"HTTP/1.1 200 ")


def test_the_second_request_of_a_connection_is_not_waited_for_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> tuple[bytes, bool]:
        async with serving(tmp_path) as server:
            address = server.origin.removeprefix("http://")
            host, port = address.split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            headers = HEADERS % (address.encode(), address.encode())
            writer.write(headers + b'content-length: 15\r\n\r\n{"name": "Ada"}')
            async with asyncio.timeout(60):
                first = await reader.readline()
                monkeypatch.setattr(TimeoutProtocol, "seconds", 0.05)
                writer.write(headers)
                rest = await reader.read()
            writer.close()
            return first, b"HTTP/1.1 408 " in rest

    assert asyncio.run(scene()) == (b"HTTP/1.1 200 OK\r\n", True)


def test_nobody_waits_for_more_once_a_page_has_its_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    response: list[TimeoutProtocol] = []
    waited = TimeoutProtocol._start_deadline

    def waiting(protocol: TimeoutProtocol) -> None:
        response.append(protocol)
        waited(protocol)

    monkeypatch.setattr(TimeoutProtocol, "_start_deadline", waiting)

    async def scene() -> list[bool]:
        async with serving(tmp_path) as server:
            page = await server.page("Ada")
            await page.connect()
            return [protocol._deadline is None for protocol in response]

    waits = asyncio.run(scene())
    assert waits
    assert all(waits)
