"""Strange endpoints, keys, addresses and links for the routes of notices, and floods of them."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from tests.server.harness.asking import BODIES, PASSWORD, fresh_name
from tests.server.harness.guests import Guest

GOOD = BODIES["POST /api/me/notices/push"]
NOT_PUBLIC = (
    "https://127.0.0.1/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://[::1]/a",
    "https://[64:ff9b::a00:1]/a",
)
"""Where a server that asked them would ask its own machine or network."""
ENDPOINTS: tuple[Any, ...] = (
    *(
        "https://localhost/a",
        "https://push.example.org:22/a",
        "http://push.example.org/a",
        "https://a@push.example.org/a",
    ),
    *(
        "https://push.example.org/\r\nHost: other",
        "https://push.example.org/" + "a" * 980,
        "https://" + "a." * 120 + "b/",
    ),
    *("https://push.example.org/\u0000", "https://püsh.example.org/a", "javascript:alert(1)//", "file:///etc/passwd"),
    *("", 7, None, ["https://push.example.org/a"], {"href": "https://push.example.org/a"}, "a" * 60_000),
)
KEYS: tuple[Any, ...] = (
    "",
    "A" * 22,
    "A" * 87,
    "B" + "A" * 86,
    "_" * 100,
    "A" * 101,
    "ü" * 22,
    "====",
    0,
    None,
    ["A" * 22],
)
ADDRESSES: tuple[Any, ...] = (
    *(
        "a@x..org",
        "a@b",
        "@",
        "a@@x.org",
        "a@x.org\r\nBcc: b@x.org",
        "Ada <a@x.org>",
        "a@x.org,b@x.org",
        "a@[127.0.0.1]",
    ),
    *("a" * 65 + "@x.org", "a@" + "x." * 126 + "org", "a@" + "-." * 100 + "org", "\u202ea@x.org", "a@x.org\u0000"),
    *("=?utf-8?q?ada?=@example.org", "=?utf-8?q?=0Aa?=@x.org", "a.=?utf-8?b?YQ==?=@x.org", "a?@x.org"),
    *("", None, 7, ["a@x.org"], "a" * 60_000),
)
TOKENS = ("s", "n" + "0" * 56, "c" + "f" * 56, "x" * 2_000, "ü", "%00", "..%2f..", "s" + "0" * 32 + "g" * 24, "-")
FLOOD = 30
"""Requests at once: more than anybody may send."""


async def bring_notices(guest: Guest, writer: Guest, number: int, random: Random) -> None:
    """Strange things for each field of each route; now and then a flood."""
    strange = (
        ("endpoint", random.choice(NOT_PUBLIC)),
        ("endpoint", random.choice(ENDPOINTS)),
        (random.choice(("p256dh", "auth", "language")), random.choice(KEYS)),
    )
    for name, value in strange:
        await guest.post("/api/me/notices/push", **{**GOOD, name: value})
    await guest.get("/api/notices/{token}", random.choice(TOKENS))
    await guest.post("/api/notices/{token}", random.choice(TOKENS))
    for one in (guest, writer):  # whoever has no account may not even ask
        await one.post("/api/me/notices/mail", address=random.choice(ADDRESSES), language="en")
    if number % 4 == 1:
        await flood(guest, writer, number)
    await guest.get("/api/me/notices")
    for path in ("/api/me/notices/push", "/api/me/notices/mail"):
        await guest.ask("DELETE", path, json={})


async def flood(guest: Guest, writer: Guest, number: int) -> None:
    """Many good subscriptions and many good addresses at the same time."""
    endpoints = (f"https://push.example.org/{number}/{each}" for each in range(FLOOD))
    addresses = (f"victim{number}.{each}@example.org" for each in range(FLOOD))
    await asyncio.gather(
        *(guest.post("/api/me/notices/push", **{**GOOD, "endpoint": endpoint}) for endpoint in endpoints),
        *(writer.post("/api/me/notices/mail", address=address) for address in addresses),
        *(guest.post("/api/notices/{token}", f"n{each:056x}") for each in range(FLOOD)),
    )


async def with_account(guest: Guest) -> Guest:
    """The same guest, with an account from now on."""
    await guest.post("/api/account", name=fresh_name(), password=PASSWORD)
    return guest
