"""Socket messages that nobody would write: made from the grammar of the wire, then bent, cut and mixed."""

from __future__ import annotations

import json
import logging
import string
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

import websockets

from tests.server.harness.pages import Page
from tests.server.harness.serving import Server

KINDS = ("hello", "watch", "unwatch", "act", "propose", "vote", "ask", "suggest", "greet", "hint", "ping")
FIELDS = (
    "table",
    "id",
    "seat",
    "turn",
    "action",
    "offer",
    "agree",
    "ask",
    "words",
    "after",
    "key",
    "looking",
    "bot",
    "ticket",
    "greeting",
    "say",
)
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31 - 1, 2**31, 2**63, 1e308, -0.0, 0.5),
    *(
        "",
        "0",
        "a" * 64,
        "a" * 65,
        "a" * 2001,
        "\u0000",
        "\ud800",
        "💥",
        "../x",
        "<script>",
        "' OR 1=1 --",
        "{0.__class__}",
    ),
    *([], [[]], [None], ["a"] * 300, {}, {"say": "ping"}, {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": 1}}}}}}}}),
)
OFFERS = ("undo", "rematch", "bot", "abandon")
WORDS = ["guess", "chalk", "rest", "1", "6", "-", "+1", "16S@d3", "d3.2~d3.4", "build", "tour", "tile", "A", "0,0", "☃"]
CODES = (1007, 1008, 1009, 1013)


class Errors(logging.Handler):
    """Keeps what is logged as an error while the block lasts; a strange message is none."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)


@dataclass
class Fuzz:
    """Sends strange messages to a server from several pages, and opens a page anew when it is closed."""

    server: Server
    random: Random
    tables: list[str]
    sent: int = 0
    closed: dict[int, int] = field(default_factory=dict)

    def message(self) -> str | bytes:
        """One message: mostly nearly right, sometimes anything."""
        random = self.random
        if random.random() < 0.02:
            return random.randbytes(random.randrange(200))
        body = self._plausible()
        for _ in range(random.choice((0, 0, 0, 0, 1, 2, 5))):
            match random.randrange(4):
                case 0:
                    body[random.choice(FIELDS)] = random.choice(STRANGE)
                case 1:
                    body.pop(random.choice(tuple(body)), None) if body else None
                case 2:
                    body["".join(random.choices(string.printable, k=random.randrange(12)))] = random.choice(STRANGE)
                case _:
                    body["action"] = self._action()
        text = json.dumps(body)
        if random.random() < 0.05:
            at = random.randrange(len(text) + 1)
            text = text[:at] + random.choice(("", "}", '"', "\x00", text)) + text[at + random.randrange(4) :]
        return text

    def _plausible(self) -> dict[str, Any]:
        random = self.random
        about = {"table": random.choice((*self.tables, "f" * 32)), "id": f"{random.getrandbits(48):012x}"}
        seat, turn = random.randrange(4), random.randrange(60)
        kind = random.choice(KINDS)
        rest: dict[str, dict[str, Any]] = {
            "hello": {"ticket": "a" * 40},
            "watch": {"table": about["table"], "after": random.randrange(50), "seat": random.choice((None, seat))},
            "unwatch": {"table": about["table"]},
            "act": {**about, "seat": seat, "turn": turn, "action": self._action()},
            "propose": {**about, "offer": random.choice(OFFERS), "seat": seat, "bot": "random"},
            "vote": {**about, "offer": turn, "agree": random.random() < 0.5},
            "ask": {"table": about["table"], "ask": turn, "seat": seat, "words": self._action().split()},
            "suggest": {**about, "seat": seat, "action": random.choice((None, self._action()))},
            "greet": {**about, "seat": seat, "greeting": random.choice(("hello", "thanks", self._action()))},
            "hint": {"table": about["table"], "ask": turn, "seat": seat, "words": self._action().split()},
            "ping": {},
        }
        return {"say": kind, **rest[kind]}

    def _action(self) -> str:
        return " ".join(self.random.choices(WORDS, k=self.random.randrange(1, 6)))

    async def page(self, page: Page, messages: int) -> None:
        """Send so many messages from one page, each followed by a ping that shows whether the server goes on."""
        await self._open(page)
        for _ in range(messages):
            self.sent += 1
            try:
                await page.socket.send(self.message())
                await page.say("ping")
                await page.wait("pong")
            except websockets.ConnectionClosed as closed:
                code = int(closed.rcvd.code) if closed.rcvd else 0
                self.closed[code] = self.closed.get(code, 0) + 1
                await self._open(page)
        await page.socket.close()

    async def _open(self, page: Page) -> None:
        page.frames.clear()
        await page.connect()
        for table in self.tables:
            await page.say("watch", table=table)
