"""Strange contests, groups, boards, puzzles and days, and floods of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.server.harness.asking import BODIES
from tests.server.harness.guests import Guest
from townwright.core import registry

TITLES: tuple[Any, ...] = (
    *(
        "",
        " ",
        "a" * 41,
        "a" * 60_000,
        "\u202eCup",
        "Cup\u0000",
        "=HYPERLINK(1)",
        "<b>Cup</b>",
        "💥" * 20,
        "a\u0301" * 20,
    ),
    *(None, 7, ["Cup"], {"title": "Cup"}),
)
IDS = ("0" * 8, "a" * 64, "a" * 65, "x" * 2_000, "ü", "%00", "..%2f..", "-", "everybody", "friends", "'--")
NUMBERS = ("0", "-1", "21", "1e9", "9" * 18, "9" * 4_000, "one", "%00")
DAYS = ("2026-01-05", "0000-00-00", "9999-12-31", "2026-02-30", "today", "9" * 2_000, "%00", "..%2f..")
CONTEST = BODIES["POST /api/contests"]
FLOOD = 25
"""Requests at once: more than anybody may have of tournaments, and more than anybody may make of groups."""


async def bring_contests(guest: Guest, friends: Sequence[Guest], number: int, random: Random) -> None:
    """Strange things for each field of each route, a real contest and a real group that all come to, and floods."""
    await asyncio.gather(bring_strange(guest, random), bring_numbers(guest, random))
    await bring_tournament(guest, friends, number, random)
    await bring_group(guest, friends, random)
    if number % 4 == 3:
        await flood(guest, number)


async def bring_strange(guest: Guest, random: Random) -> None:
    """What no tournament, choice or group can be, and ids that nobody has."""
    strange = {
        "title": random.choice(TITLES),
        random.choice(("deals", "days")): random.choice((0, 1, 21, -1, 10**9, 2**64, 1.5, "2", None, [2])),
        "options": random.choice(({"seats": "9" * 90}, {"seats": "100"}, {f"o{n}": "1" for n in range(100)}, [], None)),
        "bots": random.choice((["random"], ["random"] * 21, ["no such program"], [""], "random", [None])),
        "game": random.choice(("nothing", "", "Cities", "a" * 5_000, None)),
    }
    for name, value in strange.items():
        await guest.post("/api/contests", **{**CONTEST, name: value})
    await guest.post("/api/boards", **{**BODIES["POST /api/boards"], "name": random.choice(TITLES)})
    await guest.post("/api/boards", **{**BODIES["POST /api/boards"], "everybody": random.choice((1, "yes", None))})
    await guest.post("/api/groups", name=random.choice(TITLES))
    for path in ("/api/contests/{contest}", "/api/contests/{contest}/results", "/api/groups/{group}"):
        await guest.get(path, random.choice(IDS))
    for path in ("/api/boards/{board}/ratings", "/api/boards/{board}/daily"):
        await guest.get(path, random.choice(IDS))
    await guest.post("/api/tables/{table}/challenge", random.choice(IDS))


async def bring_numbers(guest: Guest, random: Random) -> None:
    """Puzzles and days that do not exist, beside those that do."""
    for game in (random.choice(registry.own_names()), random.choice(IDS)):
        await guest.get("/api/puzzles/{game}", game)
        for number in (random.choice(NUMBERS), "1"):
            await guest.get("/api/puzzles/{game}/{number}", game, number)
        for day in (random.choice(DAYS), random.choice(DAYS)):
            await guest.get("/api/daily/{day}/{game}", day, game)
            await guest.post("/api/daily/{day}/{game}/try", day, game)
            await guest.post("/api/daily/{day}/{game}/practice", day, game)
    await asyncio.gather(*(guest.get(path) for path in ("/api/puzzles", "/api/ratings", "/api/campaign")))


async def bring_tournament(guest: Guest, friends: Sequence[Guest], number: int, random: Random) -> None:
    """A tournament with as many deals as there may be: everybody begins tries at once and looks at every page of it."""
    games = registry.own_names()
    game = games[number % len(games)]
    bots = [] if game != "greentown" else ["random"]
    body = {"title": "Cup", "game": game, "options": {"seats": str(1 + len(bots))}, "bots": bots}
    made = await guest.post("/api/contests", **body, deals=20, days=random.choice((1, 90)))
    contest = random.choice(IDS) if made is None else made["contest"]
    everybody = (guest, *friends)
    begun = await asyncio.gather(
        *(
            one.post("/api/contests/{contest}/deals/{deal}/try", contest, str(1 + random.randrange(20)))
            for one in everybody
        ),
        guest.post("/api/contests/{contest}/deals/{deal}/try", contest, random.choice(NUMBERS)),
    )
    for one, table in zip(everybody, begun, strict=False):
        if table is not None:
            await one.post("/api/tables/{table}/challenge", table["table"])
            await one.post("/api/tables/{table}/cancel", table["table"])
    for one in everybody:
        await one.get("/api/contests/{contest}", contest)
        await one.get("/api/contests/{contest}/results", contest)
    await asyncio.gather(*(one.post("/api/contests/{contest}/end", contest) for one in reversed(everybody)))
    await guest.get("/api/contests")


async def bring_group(guest: Guest, friends: Sequence[Guest], random: Random) -> None:
    """A group that all join at once, look at, leave, and close though it is not theirs."""
    made = await guest.post("/api/groups", name="The club")
    group = random.choice(IDS) if made is None else made["id"]
    everybody = (guest, *friends)
    await asyncio.gather(*(one.post("/api/groups/{group}/members", group) for one in (*everybody, *everybody)))
    for one in everybody:
        await one.get("/api/boards/{board}/ratings", group)
        await one.get("/api/boards/{board}/daily", group)
    await asyncio.gather(*(one.ask("DELETE", "/api/groups/{group}/members", group, json={}) for one in friends))
    await asyncio.gather(*(one.ask("DELETE", "/api/groups/{group}", group, json={}) for one in reversed(everybody)))


async def flood(guest: Guest, number: int) -> None:
    """Many tournaments, groups, choices and looks at boards at the same time."""
    names = registry.own_names()
    big = {"title": "Cup", "game": names[number % len(names)], "options": {}, "deals": 20, "days": 90}
    await asyncio.gather(
        *(guest.post("/api/contests", **{**big, "bots": ["random"] * (each % 4)}) for each in range(FLOOD)),
        *(guest.post("/api/groups", name=f"Club {'abcdefghijklmnopqrstuvwxyz'[each]}") for each in range(FLOOD)),
        *(
            guest.post("/api/boards", name="Zoe", everybody=each % 2 == 0, friends=each % 3 == 0)
            for each in range(FLOOD)
        ),
        *(guest.get("/api/boards/{board}/ratings", "everybody") for _ in range(FLOOD)),
        *(guest.get("/api/boards/{board}/daily", "friends") for _ in range(FLOOD)),
        *(guest.get("/api/boards") for _ in range(FLOOD)),
    )
