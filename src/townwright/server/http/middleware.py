"""The middleware: every request and every socket passes here first, and every response last.

They know the server's own names and origins exactly, count and slow down each address, and put on every
response what tells browsers to be strict.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Send

from townwright.core.phrases import Phrase
from townwright.server.http.addresses import is_numeric, visitor_address
from townwright.server.http.rate_limits import TooManyRequests
from townwright.server.http.refusal_log import REFUSALS
from townwright.server.http.wrong_host import wants_page, wrong_host, wrong_host_page
from townwright.server.protocol.responses import Problem
from townwright.server.services import Services
from townwright.server.settings import Settings
from townwright.tables.replies import sentence

SAFE: Final = frozenset({"GET", "HEAD"})
KNOWN: Final = SAFE | {"POST", "DELETE"}
HEALTH: Final = frozenset({"/health", "/health/live", "/health/ready"})
METRICS: Final = "/metrics"
PAGE_FILES: Final = ("/assets/", "/engine/")
"""Where the page's files lie: somebody's first visit asks for some hundred, and they are served from memory."""
WRONG_HOST: Final = "wrong-host"

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'{sockets}",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types townwright-worker townwright-engine",  # for the two scripts that a page starts as its workers
    )
)
ENGINE_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python in the browser is WebAssembly
        "connect-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
    )
)
"""What the worker with the page's engine may do; the browser applies it to this worker and to nothing else."""


def page_headers(origins: tuple[str, ...], secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers that every response bears."""
    sockets = "".join(" " + origin.replace("http", "ws", 1) for origin in origins)
    headers = {
        "content-security-policy": POLICY.format(sockets=sockets),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
    if secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class RequestMiddleware:
    """Checks host, origin, rate limit and content type of every request, and adds headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings, services: Callable[[], Services]) -> None:
        """``services`` gives the services, once it is open."""
        self._app = app
        self._services = services
        self._origins = frozenset(origin.encode() for origin in settings.origins)
        self._hosts = frozenset(host.encode() for host in settings.hosts)
        self._has_token = bool(settings.metrics_token)
        self._port = settings.any_address_port
        self._secure = settings.secure
        self._headers = page_headers(settings.origins, settings.secure)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Pass on what is in order."""
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if self._is_own(headers.get(b"host", b"")) and self._is_from_here(headers):
            await self._app(scope, receive, send)
        else:
            await receive()  # a close before the socket is accepted is a plain 403
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})

    def _is_own(self, host: bytes) -> bool:
        return host in self._hosts or self._is_numeric(host)

    def _is_for_monitors(self, scope: Any, headers: dict[bytes, bytes]) -> bool:
        """Monitors call the server by its own port, not by its outer name; what they ask is answered all the same.

        Health tells nothing to anybody; of the metrics a foreign site must not get hold by a name that it leads here.
        """
        if scope["path"] == METRICS:
            return self._has_token or is_numeric(headers.get(b"host", b"").decode("latin-1"))
        return scope["path"] in HEALTH

    def _is_numeric(self, host: bytes) -> bool:
        """Whether the server was called by one of the machine's addresses that it was not told."""
        return self._port is not None and is_numeric(host.decode("latin-1"), self._port)

    def _is_from_here(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the page that asks is one of this server's own."""
        origin, host = headers.get(b"origin"), headers.get(b"host", b"")
        # By an address that the server was not told, a page asks where it came from and nowhere else.
        return origin in self._origins if host in self._hosts else origin == b"http://" + host

    def _response_headers(self, host: bytes) -> list[tuple[bytes, bytes]]:
        """The headers of a response; an address that the server was not told may open sockets to itself too."""
        if host in self._hosts or not self._is_numeric(host):
            return self._headers
        return page_headers((f"http://{host.decode()}",), self._secure)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 0
        headers = dict(scope["headers"])
        added = self._response_headers(headers.get(b"host", b""))

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in added if one[0] not in own)]
            await send(message)

        problem = self._problem(scope, headers)
        if problem is None:
            await self._app(scope, receive, send_with_headers)
        else:
            number, route = secrets.token_hex(4), scope["method"] if scope["method"] in KNOWN else "other"
            REFUSALS.note(problem[0], problem[1], number, route)
            if problem[1] == WRONG_HOST and wants_page(headers):
                page = await asyncio.to_thread(wrong_host_page, headers.get(b"host", b""))  # it reads the texts once
                await _send(send_with_headers, problem[0], b"text/html; charset=utf-8", page, {})
            else:
                await _answer(send_with_headers, *problem, number=number)
        method = scope["method"] if scope["method"] in KNOWN else "other"
        self._services().metrics.count("requests", method=method, status=str(status))
        self._services().metrics.took("request", time.perf_counter() - started)

    def _problem(self, scope: Any, headers: dict[bytes, bytes]) -> tuple[int, str, Phrase, dict[bytes, bytes]] | None:
        if not self._is_own(headers.get(b"host", b"")) and not self._is_for_monitors(scope, headers):
            return 400, WRONG_HOST, wrong_host(headers.get(b"host", b"")), {}
        client = scope["client"][0] if scope["client"] else ""
        limits = self._services().visitor_limits
        try:
            is_file = scope["method"] in SAFE and scope["path"].startswith(PAGE_FILES)
            limit = limits.page_files if is_file else limits.requests
            limit.enter(visitor_address(client))
        except TooManyRequests as many:
            return 429, "too-many", many.phrase, {b"retry-after": str(many.seconds).encode()}
        if scope["method"] not in KNOWN:
            allowed = {b"allow": ", ".join(sorted(KNOWN)).encode()}
            return 405, "not-this-way", Phrase("server-method", "this address is not used in this way"), allowed
        if scope["method"] in SAFE:
            return None
        if not self._is_from_here(headers):
            return 403, "wrong-origin", Phrase("server-origin", "this request comes from a foreign page"), {}
        kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        if kind != b"application/json":
            return 415, "not-json", Phrase("server-json", "the body of a request is JSON"), {}
        return None


async def _answer(
    send: Any, status: int, code: str, phrase: Phrase, headers: dict[bytes, bytes], *, number: str
) -> None:
    body = msgspec.json.encode(Problem(code=code, why=sentence(phrase), request=number))
    await _send(send, status, b"application/json", body, headers)


async def _send(send: Any, status: int, kind: bytes, body: bytes, headers: dict[bytes, bytes]) -> None:
    given = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": given})
    await send({"type": "http.response.body", "body": body, "more_body": False})
