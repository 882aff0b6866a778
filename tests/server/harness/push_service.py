"""A push service of the test's own, over TLS, and browsers that read what was sent (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import ipaddress
import json
import os
import ssl
import struct
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from townwright.server.notices.web_push import b64, derive, point, unb64


@dataclass(frozen=True)
class Pushed:
    """One request that the service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class TestPushService:
    """Where browsers have their addresses."""

    __test__ = False

    origin: str
    ca: Path
    pushed: list[Pushed] = field(default_factory=list)
    status: int = 201
    """How it answers."""
    answering: asyncio.Event = field(default_factory=asyncio.Event)
    """While it is not set, the service takes requests and does not answer."""
    is_silent: bool = False
    """Whether it takes connections and reads nothing, not even that they are closed."""
    silent_calls: int = 0

    def claims(self, pushed: Pushed, server_key: str) -> dict[str, Any]:
        """What the server says about itself, if it has signed that with its key; as RFC 8292 has it."""
        scheme, _, words = pushed.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in words.split(","))
        assert (scheme, parts["k"]) == ("vapid", server_key)
        head, claims, signature = parts["t"].split(".")
        assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
        raw = unb64(signature)
        signed = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(server_key))
        try:
            public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            raise AssertionError("not signed with the server's key") from None
        return dict(json.loads(unb64(claims)))


@dataclass
class PushBrowser:
    """A browser with an address at the service."""

    service: TestPushService
    path: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def wish(self) -> dict[str, str]:
        """What it tells a server that may send to it."""
        public = b64(point(self.key.public_key()))
        return {"endpoint": self.service.origin + self.path, "p256dh": public, "auth": b64(self.secret)}

    def read(self) -> list[dict[str, Any]]:
        """What was sent to it, decrypted as RFC 8291 has it."""
        return [json.loads(self.decrypted(each.body)) for each in self.service.pushed if each.path == self.path]

    def decrypted(self, body: bytes) -> bytes:
        """The message in a body."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, cipher = body[21 : 21 + length], body[21 + length :]
        assert len(cipher) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs + b"\1"
        content = derive(salt, derive(derive(self.secret, shared), info))
        key, nonce = (derive(content, b"Content-Encoding: " + what + b"\0\1") for what in (b"aes128gcm", b"nonce"))
        return AESGCM(key[:16]).decrypt(nonce[:12], cipher, None).rstrip(b"\0").removesuffix(b"\2")


@contextlib.asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[TestPushService]:
    """A push service on a loopback port, for as long as the block lasts."""
    ca, tls = certified(folder)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if service.is_silent:
            service.silent_calls += 1
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            await service.answering.wait()
            writer.transport.abort()
            return
        method, path, _ = (await reader.readline()).decode().split()
        assert method == "POST"
        headers = {}
        while (line := (await reader.readline()).decode().strip()) != "":
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        body = await reader.readexactly(int(headers["content-length"]))
        service.pushed.append(Pushed(path, headers, body))
        await service.answering.wait()
        writer.write(f"HTTP/1.1 {service.status} Told\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=tls)
    service = TestPushService(f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}", ca)
    service.answering.set()
    async with server:
        yield service
        service.answering.set()


def certified(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this machine that vouches for itself, and what serves with it."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    now, here = datetime.datetime.now(datetime.UTC), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([here]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    ca, private = folder / "push.pem", folder / "push.key"
    ca.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(ca, private)
    return ca, tls
