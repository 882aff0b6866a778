"""Attacks a server with hostile but valid content while somebody else plays, whose waiting shows what it costs."""

from __future__ import annotations

import asyncio
import math
import re
import time
from dataclasses import dataclass, field
from random import Random

import httpx

from tests.server.harness.attackers import Attacker
from tests.server.harness.guests import Guest
from tests.server.harness.notice_attacks import with_account
from tests.server.harness.pages import Address, Page
from tests.server.harness.told import Told
from townwright.core import registry
from townwright.server.auth import policy

FREEZE = 5.0
"""Seconds without any answer after which a server is frozen."""
FRIENDS = 6
"""Who look on at the tables of each attacker."""
NOT_OF_GAMES = (
    *("GET /", "GET /{file}", "GET /health", "GET /health/live", "GET /health/ready", "GET /metrics", "WS /api/socket"),
    *(
        "GET /api/games",
        "GET /api/games/{game}/bots",
        "GET /api/openapi.json",
        "POST /api/ticket",
        "hello",
        "ping",
        "greet",
    ),
    *("GET /api/me", "POST /api/me", "DELETE /api/me", "GET /api/me/export", "POST /api/me/logout"),
    *("GET /api/me/sessions", "DELETE /api/me/sessions/{session}"),
    *("POST /api/account", "POST /api/account/login", "POST /api/account/password"),
    *("GET /api/daily", "GET /api/daily/days"),
    *("GET /api/contests", "GET /api/puzzles", "GET /api/campaign", "GET /api/achievements"),
    *("GET /api/history", "GET /api/history/statistics", "GET /api/history/export", "GET /api/ratings"),
    *("GET /api/boards", "POST /api/boards", "GET /api/groups/{group}", "DELETE /api/groups/{group}"),
    "DELETE /api/tables/{table}/invitations/{invitation}",
)
"""Ways in that take nothing which a game computes, and call nobody outside."""


def ways_of_games() -> frozenset[str]:
    """Every route and message of the policy that has a game compute or calls others: a new one joins by existing."""
    return frozenset((*policy.matrix().routes, *policy.matrix().messages)) - frozenset(NOT_OF_GAMES)


@dataclass
class Bystander:
    """Somebody who plays at tables of Townwright's own meanwhile, one game after the other."""

    page: Page
    waited: dict[str, list[float]] = field(default_factory=dict)
    """Seconds from each action to its answer, by game."""
    freezes: int = 0
    pause: float = 0.05
    """Seconds of thought at most before each action."""

    async def play(self, stop: asyncio.Event) -> None:
        """Play all games in turn, until told to stop."""
        random = Random(1)
        while not stop.is_set():
            for game in registry.own_names():
                await self.play_one(game, random, stop)

    async def play_one(self, game: str, random: Random, stop: asyncio.Event) -> None:
        """Play one game with random actions in all seats."""
        seats = "2" if game == "greentown" else "1"
        table = await self.page.table(game, options={"seats": seats}, seats=[{"who": "you"}] * int(seats))
        await self.page.watch(table)
        while not stop.is_set() and self.page.sights[table]["status"] != "ended":
            if self.page.sights[table]["turn"] is None:
                await self.page.watch(table, seat=1 - self.page.sights[table]["seat"])
                continue
            action = await self.page.random_action(table, random)
            await asyncio.sleep(self.pause * random.random())
            began = time.perf_counter()
            answer = await self.page.act(table, action)
            waited = time.perf_counter() - began
            self.waited.setdefault(game, []).append(waited)
            self.freezes += waited > FREEZE
            while self.page.numbers[table] < answer.get("number", 0):
                await self.page.wait("update", table=table)
            self.page.frames.clear()
        await self.page.say("unwatch", table=table)

    def taken(self) -> list[float]:
        """All waiting of all games so far; it is forgotten here."""
        all_of_them = [waited for times in self.waited.values() for waited in times]
        self.waited = {}
        return all_of_them


async def watch_over(server: Address, stop: asyncio.Event) -> int:
    """How often the server did not say in time that it is alive."""
    page, freezes = await server.page(), 0
    while True:
        try:
            response = await page.http.get("/health/live", timeout=FREEZE)
            freezes += response.status_code != 200
        except httpx.HTTPError:
            freezes += 1
        if stop.is_set():
            return freezes
        await asyncio.sleep(0.2)


async def metrics(server: Address) -> dict[str, float]:
    """What the server counts."""
    page = await server.page()
    text = await page.get("/metrics")
    return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", text, re.MULTILINE)}


def longer_than(counted: dict[str, float], name: str, edge: str) -> float:
    """How many of a histogram took longer than an edge of its buckets."""
    total = counted.get(f"townwright_{name}_seconds_count", 0.0)
    return total - counted.get(f'townwright_{name}_seconds_bucket{{le="{edge}"}}', total)


async def attack(
    origin: str, first: int, sets: int, guests: int, friends: int = FRIENDS, seconds: float = math.inf
) -> Told:
    """Bring so many sets as so many guests at the same time, each with friends and from an address of their own.

    After so many seconds no further set is begun.
    """
    told, numbers, end = Told(), iter(range(first, first + sets)), time.monotonic() + seconds

    async def guest(place: int) -> None:
        letter, server = "abcdefgh"[place], Address(origin, local=f"127.0.0.{2 + place}")
        beside = [Guest(await server.page(f"Friend {letter}{number}"), told) for number in range(friends)]
        writer = await with_account(Guest(await server.page(f"Writer {letter}"), told))
        attacker = Attacker(await server.page(f"Guest {letter}"), told, beside, writer)
        while time.monotonic() < end and (number := next(numbers, None)) is not None:
            await attacker.bring(number)
            told.sets += 1
        for page in server.pages:
            await page.close()

    await asyncio.gather(*map(guest, range(guests)))
    return told


def percentile(times: list[float], share: float) -> float:
    """The time in milliseconds that this share of them does not exceed."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0
