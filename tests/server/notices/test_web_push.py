"""What push services are sent, and which of them are called at all."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.push_service import push_service
from townwright.core.refusals import Refusal
from townwright.server.notices.links import read_link, write_link
from townwright.server.notices.mail import is_address, read_server
from townwright.server.notices.push_addresses import BadEndpoint, is_public, read_endpoint, resolve
from townwright.server.notices.push_service import connected
from townwright.server.notices.web_push import BadKeys, b64, check_keys, encrypt, unb64

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"  # noqa: S105  the standard's own
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    salt, key = unb64("DGv6ra1nlYgDCS1FRnbzlw"), int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))

    assert b64(encrypt(b"When I grow up, I want to be a watermelon", BROWSER, SECRET, salt, key)) == SENT


@pytest.mark.parametrize(("p256dh", "auth"), [(BROWSER, SECRET[:-4]), (BROWSER[:-4], SECRET), ("A" * 87, SECRET)])
def test_what_is_no_key_of_a_browser_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        check_keys(p256dh, auth)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://push.example.org:8443/a",
        "https://127.0.0.1/a",
        "https://2130706433/a",
        "https://0x7f000001/a",
        "https://10.1.2.3/a",
        "https://localhost/a",
        "https://[::1]/a",
        "https://user:word@push.example.org/a",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nHost: other",
        "https://push.example.org",
        "ftp://push.example.org/a",
    ],
)
def test_an_address_that_is_no_public_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        read_endpoint(endpoint)


PRIVATE = {
    "this machine": ("127.0.0.1", "::1", "0.0.0.1"),
    "networks of one's own": ("10.0.0.7", "169.254.169.254", "192.168.1.1", "fd00::1", "fe80::1", "fec0::1"),
    "IPv4 inside of IPv6": ("::ffff:10.0.0.7", "::ffff:9.9.9.9", "::10.0.0.7"),
    "NAT64": ("64:ff9b::a00:7", "64:ff9b::909:909", "64:ff9b:1::a00:7"),
    "6to4": ("2002:a00:7::1", "2002:909:909::1"),
    "Teredo": ("2001:0:909:909:0:0:f5ff:fff8",),
    "documentation, multicast, not given out": ("2001:db8::1", "ff02::1", "4000::1", "e000::1", "100::1"),
}


def test_public_addresses_are_called() -> None:
    assert all(is_public(number) for number in ("9.9.9.9", "2620:fe::9", "2a00:1450:4001:80b::200e", "2001:4860::8888"))


@pytest.mark.parametrize("number", [each for numbers in PRIVATE.values() for each in numbers])
async def test_a_name_that_stands_for_a_private_address_is_not_called(
    number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def looked_up(*_: Any, **__: Any) -> list[Any]:
        public = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("9.9.9.9", 443))
        return [public, (socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)

    with pytest.raises(BadEndpoint):
        await resolve(read_endpoint("https://push.example.org/a"))
    assert await resolve(read_endpoint("https://push.example.org/a"), allow_private=True) == "9.9.9.9"


def test_a_link_of_a_mail_is_read_back_and_no_other() -> None:
    secret, address = "5" * 64, "ab" * 16
    token = write_link(secret, "stop", address)

    assert read_link(secret, token) == ("stop", address)
    for wrong in (
        "c" + token[1:],
        token[:-1] + "x",
        token[:8] + "0" + token[9:],
        "",
        "s",
        write_link("6", "stop", address),
    ):
        assert read_link(secret, wrong) is None


@pytest.mark.parametrize(
    "text",
    [
        *("ada", "ada@localhost", "a@b.c", "Ada <ada@example.org>", "a@example.org, b@example.org"),
        *("a\r\n@example.org", f"{'a' * 65}@example.org", "ada@exa mple.org", "ädä@example.org"),
        *("a@x..org", "a@.x.org", "a@x.org.", "a@-x.org", "a@x-.org", "a@x.-org", "a@x.1", f"a@{'x' * 64}.org"),
        *("a@b@example.org", "@example.org", ".a@example.org", "a.@example.org", "a..b@example.org", "a@example.org\n"),
        *("a@example.org\nBcc: b@example.org", "a@example.org\0", '"a b"@example.org', "a@[9.9.9.9]"),
        f"a@{'.'.join(['x' * 60] * 5)}.org",
    ],
)
def test_what_is_no_address_gets_no_mail(text: str) -> None:
    assert not is_address(text)


@pytest.mark.parametrize(
    "text", ["a@x.org", "ada.l+games@mail.example.org", "o'neil_1@xn--bcher-kva.xn--p1ai", "1@2.de"]
)
def test_an_address_may_look_like_this(text: str) -> None:
    assert is_address(text)


def test_a_push_service_may_close_its_end_first(tmp_path: Path) -> None:
    async def called() -> bytes:
        async with push_service(tmp_path) as service:
            tls = ssl.create_default_context(cafile=service.ca)
            address = read_endpoint(f"{service.origin}/ada", allow_private=True)
            async with connected("127.0.0.1", address, tls) as (reader, writer):
                writer.write(b"POST /ada HTTP/1.1\r\nContent-Length: 0\r\n\r\n")
                answer = await reader.read()
                while not writer.transport.is_closing():
                    await asyncio.sleep(0)
                return answer

    assert asyncio.run(called()).startswith(b"HTTP/1.1 201")


def test_the_mail_server_is_read_from_one_line() -> None:
    found = read_server("smtps://ada%40x:p%3Aw@mail.example:2465?from=games@example.org")

    assert (found.host, found.port, found.user, found.password) == ("mail.example", 2465, "ada@x", "p:w")
    assert (found.security, found.sender) == ("tls", "games@example.org")
    assert read_server("smtp://mail.example?from=games@example.org").port == 587
    wrong = {
        "mail.example": "begins with smtp://",
        "http://mail.example?from=a@b.cd": "begins with smtp://",
        "smtp://h:x?from=a@b.cd": "no port that can be",
        "smtp://?from=a@b.cd": "names no host",
        "smtp://ada:secret@mail.example": "lacks who sends",
    }
    for written, sentence in wrong.items():
        with pytest.raises(Refusal, match=re.escape(sentence)) as refused:
            read_server(written)
        assert "secret" not in str(refused.value)
