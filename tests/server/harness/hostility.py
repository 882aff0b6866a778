"""Sends hostile but valid content to a server by every way in, and notes how each request is answered.

Beside it somebody else plays, whose waiting shows what the content costs the others.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import websockets

from tests.hostile import hostile
from tests.server.harness.hostile_content import Hostile, deep_json, hostile_set, record_of, seats_record
from tests.server.harness.pages import Address, Page
from townwright.core import registry

FREEZE = 5.0
"""Seconds without any answer after which a server is frozen."""
WAITING = 90.0


@dataclass
class Told:
    """How the requests were answered."""

    requests: int = 0
    answered: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """By the keys of their sentences."""
    wrong: list[str] = field(default_factory=list)
    """Server errors, answers without a sentence, and no answers."""
    longest: float = 0.0

    def add(self, other: Told) -> None:
        """Count another's as well."""
        self.requests += other.requests
        self.answered += other.answered
        self.refused += other.refused
        self.wrong += other.wrong
        self.longest = max(self.longest, other.longest)


class Attacker:
    """A guest with hostile sets."""

    def __init__(self, page: Page, told: Told) -> None:
        self.page = page
        self.told = told

    async def bring(self, number: int) -> None:
        """One set, by every way in."""
        random, own_set = Random(number), hostile_set(number)
        record = own_set.record(random)
        own = {"components": [own_set.components]}
        seat = random.randrange(2)
        await self.post("/api/components", text=own_set.components)
        await self.post("/api/records", text=record, seat=seat, **own)
        await self.post("/api/study", text=record, seat=seat, words=first_words(random), **own)
        await self.post("/api/score", game=own_set.game, text=own_set.score, **own)
        await self.bring_standard(number, random)
        await self.play(await self.post("/api/branches", text=record, moves=random.randrange(3), **own), random)
        await self.play(await self.lay(own_set), random)
        await self.bring_luggage(number)

    async def bring_luggage(self, number: int) -> None:
        """What the games' own tests know to be as much work as can be, by every way in."""
        game = registry.find(registry.names()[number % len(registry.names())])
        luggage, random = hostile(game, number // len(registry.names())), Random(number)
        own = {"components": luggage.components}
        for text in luggage.components:
            await self.post("/api/components", text=text)
        for text in luggage.records:
            words = [word[:100] for word in random.choice(luggage.openings)]
            await self.post("/api/records", text=text, **own)
            await self.post("/api/study", text=text, words=words, **own)
            await self.post("/api/branches", text=text, moves=0, **own)
        for text in luggage.tables:
            await self.post("/api/score", game=game.name, text=text, **own)
        seats = [{"who": "you"}] * min(100, int(luggage.words.get("seats", "1")))
        made = await self.post("/api/tables", game=game.name, options=luggage.words, seats=seats, **own)
        if made is not None:
            table = made["table"]
            seen = await self.say("watch", ("update", "gone"), table=table, after=0)
            seat = ((seen or {}).get("sight") or {}).get("seat") or 0
            for ask, opening in enumerate(luggage.openings[:6]):
                asked = {"table": table, "ask": ask, "seat": seat, "words": [word[:100] for word in opening]}
                await self.say("ask", ("choices", "no-choices"), **asked)
            await self.play(made, random)

    async def bring_standard(self, number: int, random: Random) -> None:
        """What needs no set: records and options of every game, cut anywhere, nested deeply, with many players."""
        game = ("cities", "greentown", "skylines")[number % 3]
        text = record_of(game, number % 7, random.random())
        match number % 4:
            case 0:
                await self.post("/api/records", text=text + "\n" * 5_000 + text, seat=0)
            case 1:
                await self.post("/api/components", text=deep_json(20_000))
            case 2:
                await self.post("/api/branches", text=seats_record(random.choice((101, 5_000, 9_999))), moves=0)
            case _:
                await self.post("/api/study", text=text, seat=0)

    async def lay(self, hostile: Hostile) -> dict[str, Any] | None:
        """A table with the set, all seats of this guest."""
        seats = [{"who": "you"}] * int(hostile.options.get("seats", "2"))
        body = {"game": hostile.game, "options": hostile.options, "components": [hostile.components], "seats": seats}
        return await self.post("/api/tables", **body)

    async def play(self, made: dict[str, Any] | None, random: Random) -> None:
        """Watch the table, ask, act and ask for a hint there, and leave it."""
        if made is None:
            return
        table, page = made["table"], self.page
        seen = await self.say("watch", ("update", "gone"), table=table, after=0)
        sight = (seen or {}).get("sight")
        if sight is None or sight["turn"] is None:
            return
        seat, turn = sight["seat"], sight["turn"]
        offered = await self.say("ask", ("choices", "no-choices"), table=table, ask=1, seat=seat, words=[])
        words = [choice["word"] for choice in (offered or {}).get("choices", ()) if choice["why_not"] is None]
        word = [random.choice(words)] if words else ["T"]
        await self.say("ask", ("choices", "no-choices"), table=table, ask=2, seat=seat, words=word)
        act = {"table": table, "id": f"{random.getrandbits(64):016x}", "seat": seat, "turn": turn}
        await self.say("act", ("answer", "refusal", "unsettled"), action=word[0], **act)
        await self.say("suggest", (), table=table, id=act["id"][::-1], seat=seat, action=word[0])
        if random.random() < 0.1:
            await page.say("hint", table=table, ask=3, seat=seat, words=[])
        await page.say("unwatch", table=table)

    async def say(self, say: str, answers: tuple[str, ...], **body: Any) -> dict[str, Any] | None:
        """Send a message over the socket, and note the answer."""
        began, frame = time.perf_counter(), None
        self.told.requests += 1
        try:
            if self.page.socket is None:
                await self.page.connect()
            await self.page.say(say, **body)
            while answers and (frame is None or frame["say"] not in answers or not is_about(frame, body)):
                frame = await self.page.handle(WAITING)
        except (TimeoutError, OSError, websockets.ConnectionClosed) as error:
            self.told.wrong.append(f"{say}: {type(error).__name__}")
            self.page.socket = None
            return None
        self.note(time.perf_counter() - began, say, (frame or {}).get("why"))
        self.page.frames.clear()
        return frame

    async def post(self, path: str, **body: Any) -> dict[str, Any] | None:
        """Send a request, and note the answer; what it gives, if it is not refused."""
        began = time.perf_counter()
        self.told.requests += 1
        try:
            response = await self.page.http.post(path, json=body, timeout=WAITING)
        except httpx.HTTPError as error:
            self.told.wrong.append(f"{path}: {type(error).__name__}")
            return None
        why = None if response.status_code < 300 else response.json().get("why", {})
        if response.status_code >= 500 and response.status_code != 503:
            self.told.wrong.append(f"{path}: {response.status_code}")
        self.note(time.perf_counter() - began, path, why)
        return response.json() if why is None else None

    def note(self, seconds: float, what: str, why: dict[str, Any] | None) -> None:
        """Count an answer or a refusal."""
        self.told.longest = max(self.told.longest, seconds)
        if why is None:
            self.told.answered += 1
        else:
            self.told.refused[why.get("key", "")] += 1
            if not why.get("english"):
                self.told.wrong.append(f"{what}: no sentence")


def first_words(random: Random) -> list[str]:
    """How an action may begin."""
    return random.choice(([], ["T"], ["B"], ["ET"], ["BT"]))


def is_about(frame: dict[str, Any], body: dict[str, Any]) -> bool:
    """Whether a frame answers a message."""
    return all(frame[name] == body[name] for name in ("table", "ask", "id") if name in frame and name in body) and (
        frame["say"] != "update" or frame["sight"] is not None
    )


@dataclass
class Bystander:
    """Somebody who plays at a table of Townwright's own meanwhile."""

    page: Page
    waited: list[float] = field(default_factory=list)
    """Seconds from each action to its answer."""
    freezes: int = 0

    async def play(self, game: str, stop: asyncio.Event, pause: float = 0.05) -> None:
        """One game after another on one's own, until told to stop."""
        random = Random(1)
        while not stop.is_set():
            table = await self.page.table(game, options={"seats": "1"}, seats=[{"who": "you"}])
            await self.page.watch(table)
            while not stop.is_set() and self.page.sights[table]["status"] != "ended":
                if self.page.sights[table]["turn"] is None:
                    await self.page.wait("update", table=table)
                    continue
                action = await self.page.random_action(table, random)
                await asyncio.sleep(pause * random.random())
                began = time.perf_counter()
                answer = await self.page.act(table, action)
                self.waited.append(time.perf_counter() - began)
                self.freezes += self.waited[-1] > FREEZE
                while self.page.numbers[table] < answer.get("number", 0):
                    await self.page.wait("update", table=table)
                self.page.frames.clear()
            await self.page.say("unwatch", table=table)


async def watch_over(server: Address, stop: asyncio.Event) -> int:
    """How often the server did not say in time that it is alive."""
    page, freezes = await server.page(), 0
    while not stop.is_set():
        try:
            response = await page.http.get("/health/live", timeout=FREEZE)
            freezes += response.status_code != 200
        except httpx.HTTPError:
            freezes += 1
        await asyncio.sleep(0.2)
    return freezes


async def metrics(server: Address) -> dict[str, float]:
    """What the server counts."""
    page = await server.page()
    text = await page.get("/metrics")
    return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", text, re.MULTILINE)}


def longer_than(counted: dict[str, float], name: str, edge: str) -> float:
    """How many of a histogram took longer than an edge of its buckets."""
    total = counted.get(f"townwright_{name}_seconds_count", 0.0)
    return total - counted.get(f'townwright_{name}_seconds_bucket{{le="{edge}"}}', total)


async def attack(origin: str, first: int, sets: int, guests: int) -> Told:
    """Bring so many sets as so many guests at the same time."""
    server, told, numbers = Address(origin), Told(), iter(range(first, first + sets))

    async def guest(name: str) -> None:
        attacker = Attacker(await server.page(name), told)
        for number in numbers:
            await attacker.bring(number)

    await asyncio.gather(*(guest(f"Guest {'abcdefgh'[place]}") for place in range(guests)))
    for page in server.pages:
        await page.close()
    return told


def percentile(times: list[float], share: float) -> float:
    """The time in milliseconds that this share of them does not exceed."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def as_json(told: Told) -> str:
    """What was told, for another process."""
    return json.dumps([told.requests, told.answered, dict(told.refused), told.wrong, told.longest])


def from_json(text: str) -> Told:
    """The inverse of ``as_json``."""
    requests, answered, refused, wrong, longest = json.loads(text)
    return Told(requests, answered, Counter(refused), wrong, longest)
