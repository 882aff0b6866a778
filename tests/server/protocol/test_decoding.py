"""Bodies and frames that nobody should send are refused with the documented answer, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import tracemalloc
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets

from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.core.refusals import Unreadable
from townwright.server.live import usual_frames
from townwright.server.protocol import decoding


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("frames")) as opened:
        yield opened


async def closed_with(page: Page) -> int:
    """The code with which the server closes the page's socket."""
    try:
        while True:
            await page.handle()
    except websockets.ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else 0


# Bodies and frames


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b'{"name": 7}',
        b'{"name": "Ada", "more": 1}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": "' + b"a" * 97 + b'"}',
        b"[" * 50_000,
        b'{"name":' * 7_000 + b"1" + b"}" * 7_000,
        b"{%s}" % b", ".join(b'"%d": 1' % number for number in range(5_000)),
        b'{"name": [%s]}' % b", ".join([b"1"] * 20_000),
    ],
)
def test_a_body_that_is_not_what_was_asked_is_refused_with_a_sentence(place: Town, body: bytes) -> None:
    async def scene() -> httpx.Response:
        page = await place.server.page()
        return await page.http.post("/api/me", content=body, headers={"content-type": "application/json"})

    response = place.run(scene())
    assert response.status_code in (400, 409)
    assert response.json()["why"]["english"]


def test_a_body_that_is_too_large_is_not_read(place: Town) -> None:
    async def scene() -> httpx.Response:
        page = await place.server.page()
        body = b'{"name": "' + b"a" * 70_000 + b'"}'
        return await page.http.post("/api/me", content=body, headers={"content-type": "application/json"})

    assert place.run(scene()).status_code == 413


def test_a_body_is_refused_by_its_length_before_any_of_it_has_come(place: Town) -> None:
    async def scene() -> bytes:
        host, port = place.server.origin.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        told = (
            "POST /api/me HTTP/1.1",
            f"host: {host}:{port}",
            f"origin: {place.server.origin}",
            "content-type: application/json",
            f"content-length: {64 << 20}",
        )
        writer.write("\r\n".join((*told, "", "")).encode())
        first = await reader.readline()
        writer.close()
        return first

    assert place.run(scene()).startswith(b"HTTP/1.1 413 ")


DEEP = "[" * 4_000 + "]" * 4_000
ASK = '{"say": "ask", "table": "aaaaaaaa", "ask": 1, "seat": 0, "words": '
BAD_FRAMES: list[tuple[Any, int]] = [
    ("", 1007),
    ("null", 1007),
    ("[]", 1007),
    ("{}", 1007),
    ('{"say": "sing"}', 1007),
    ('{"say": "ping", "more": 1}', 1007),
    ('{"say": "ping", "say": "ping"}', 1007),
    ('{"say": "watch", "table": 7}', 1007),
    ('{"say": "watch", "table": "../../etc"}', 1007),
    ('{"say": "watch", "table": "aaaaaaaa", "after": 1.5}', 1007),
    ('{"say": "watch", "table": "aaaaaaaa", "after": NaN}', 1007),
    ('{"say": "watch", "table": "aaaaaaaa", "after": -1}', 1007),
    ('{"say": "watch", "table": "aaaaaaaa", "after": %s}' % ("9" * 10_000), 1007),
    ('{"say": "watch", "table": "aaaaaaaa", "after": 1e999}', 1007),
    (
        '{"say": "act", "table": "aaaaaaaa", "id": "bbbbbbbb", "seat": 0, "turn": 1, "action": "%s"}' % ("x" * 2001),
        1007,
    ),
    ('{"say": "act", "table": "aaaaaaaa", "id": "bbbbbbbb", "seat": 0, "turn": 1, "action": "\\ud800"}', 1007),
    (ASK + '["\\udfff"]}', 1007),
    (ASK + DEEP + "}", 1007),
    (ASK + json.dumps(["a"] * 201) + "}", 1007),
    (DEEP, 1007),
    ("{" + ", ".join(f'"{number}": 1' for number in range(1_500)) + "}", 1007),
    ("x" * 16_385, 1009),
    (b"\x00\x01binary", 1007),
    (["x" * 9_000, "y" * 9_000], 1009),
]


@pytest.mark.parametrize(("frame", "code"), BAD_FRAMES, ids=range(len(BAD_FRAMES)))
def test_a_malformed_frame_closes_the_socket_with_the_documented_code(place: Town, frame: Any, code: int) -> None:
    async def scene() -> None:
        page = await place.server.page()
        await page.connect()
        await page.socket.send(frame)
        assert await closed_with(page) == code

    place.run(scene())


TEXTS = [frame for frame, code in BAD_FRAMES if isinstance(frame, str) and code == 1007]


@pytest.mark.parametrize("frame", TEXTS, ids=range(len(TEXTS)))
def test_reading_a_malformed_frame_takes_less_than_a_mebibyte(frame: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(Unreadable):
            decoding.read(frame)
        assert tracemalloc.get_traced_memory()[1] < 1 << 20
    finally:
        tracemalloc.stop()


def test_text_that_is_no_text_closes_the_socket(place: Town) -> None:
    async def scene() -> None:
        for bad in (b"\xff\xfe", b"\xed\xa0\x80"):
            page = await place.server.page()
            await page.connect()
            await page.socket.send(bad, text=True)
            assert await closed_with(page) == 1007

    place.run(scene())


def test_many_small_fragments_are_one_frame(place: Town) -> None:
    async def scene() -> None:
        page = await place.server.page()
        await page.connect()
        await page.socket.send([*'{"say": "ping"}', *" " * 10_000])
        await page.wait("pong")

    place.run(scene())


def raw(first: int, payload: bytes = b"", length: int | None = None, masked: bool = True) -> bytes:
    """A frame as it goes over the line: its first byte, its length, a mask of zeros, and what it carries."""
    told = len(payload) if length is None else length
    mark = 0x80 if masked else 0
    size = bytes([mark | told]) if told < 126 else bytes([mark | 127]) + told.to_bytes(8, "big")
    return bytes([first]) + size + (bytes(4) if masked else b"") + payload


TEXT, PART, MORE, LAST, BINARY, PING, CLOSE, COMPRESSED = 0x81, 0x01, 0x00, 0x80, 0x82, 0x89, 0x88, 0x40
ASKING = b'{"say": "ping"}'
ON_THE_LINE = {
    "compressed": (raw(TEXT | COMPRESSED, ASKING), 1002),
    "of an unknown kind": (raw(0x83, ASKING), 1002),
    "not masked": (raw(TEXT, ASKING, masked=False), 1002),
    "begun inside another": (raw(PART, ASKING) + raw(TEXT, ASKING), 1002),
    "going on with nothing": (raw(LAST, ASKING), 1002),
    "long ping": (raw(PING, b"x" * 126), 1002),
    "close in one byte": (raw(CLOSE, b"x"), 1002),
    "of 64 MiB": (raw(TEXT, b"x" * 100, length=64 << 20), 1009),
    "of 64 MiB in parts": (raw(PART, b"x" * 9_000) + raw(MORE, b"x", length=64 << 20), 1009),
    "binary of 64 MiB": (raw(BINARY, b"x", length=64 << 20), 1009),
}


@pytest.mark.parametrize("name", ON_THE_LINE)
def test_a_frame_that_breaks_the_protocol_closes_the_socket_before_it_is_read(place: Town, name: str) -> None:
    data, code = ON_THE_LINE[name]

    async def scene() -> None:
        page = await place.server.page()
        await page.connect()
        page.socket.transport.write(data)
        assert await closed_with(page) == code

    place.run(scene())


def test_a_ping_between_two_parts_of_a_frame_is_answered(place: Town) -> None:
    async def scene() -> None:
        page = await place.server.page()
        await page.connect()
        page.socket.transport.write(raw(PART, ASKING[:5]) + raw(PING, b"there?") + raw(LAST, ASKING[5:]))
        await page.wait("pong")

    place.run(scene())


# The first words


@pytest.mark.parametrize("first", ['{"say": "ping"}', '{"say": "hello", "ticket": "aaaaaaaaaaaa"}', '{"say": "hello"}'])
def test_a_socket_begins_with_a_good_ticket(place: Town, first: str) -> None:
    async def scene() -> int:
        page = await place.server.page("Ada")
        await page.open()
        await page.socket.send(first)
        return await closed_with(page)

    assert place.run(scene()) in (1007, 1008)


def test_a_ticket_is_good_once_and_for_its_own_session(place: Town) -> None:
    async def scene() -> None:
        ada, ben = await place.server.page("Ada"), await place.server.page("Ben")
        ticket = (await ada.post("/api/ticket"))["ticket"]
        for page, good in ((ben, False), (ada, True), (ada, False)):
            await page.open()
            await page.say("hello", ticket=ticket)
            if good:
                await page.wait("welcome")
                await page.socket.close()
            else:
                assert await closed_with(page) == 1008

    place.run(scene())


USUAL = '{"say":"act","seat":1,"turn":5,"action":"16S@d3 +2","table":"abcdefgh","id":"12345678"}'


def test_an_action_as_pages_write_it_is_read_as_any_frame_is() -> None:
    assert usual_frames.read_act(USUAL) == decoding.read(USUAL)


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ('"seat":1', '"seat":1,"seat":1'),
        ('"seat":1', '"seat": 1'),
        ('"seat":1', '"seat":-0'),
        ('"seat":1', '"seat":1.0'),
        ('"seat":1', '"seat":100'),
        ('"seat":1,', ""),
        ("d3", "\\u0064"),
        ('"seat":1', '"seat":1,"more":[[]]'),
        ("}", ""),
        ("act", "ask"),
    ],
)
def test_a_frame_that_is_written_otherwise_is_left_to_whoever_reads_all(part: str, other: str) -> None:
    assert usual_frames.read_act(USUAL.replace(part, other, 1)) is None
