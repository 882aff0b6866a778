"""Guests who send hostile but valid content by every way in, and strange wishes for notices, contests and groups."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.hostile import hostile
from tests.server.harness.contest_attacks import bring_contests
from tests.server.harness.guests import Guest, reading
from tests.server.harness.hostile_content import Hostile, deep_json, hostile_set, record_of, seats_record
from tests.server.harness.notice_attacks import bring_notices
from tests.server.harness.pages import Page
from tests.server.harness.told import Told
from townwright.core import registry

ANSWERS = "/api/puzzles/{game}/{number}/answers"


class Attacker(Guest):
    """A guest with hostile sets; friends look on and play with them."""

    def __init__(self, page: Page, told: Told, friends: Sequence[Guest] = (), writer: Guest | None = None) -> None:
        super().__init__(page, told)
        self.friends = friends
        self.writer = writer or self
        """Somebody with an account, who asks for mails."""

    async def bring(self, number: int) -> None:
        """One set by every way that takes one, and a part of what the games' own tests know to be much work."""
        random, own_set = Random(number), hostile_set(number)
        own: dict[str, Any] = {"components": [own_set.components]}
        record = own_set.record(random)
        seat = random.randrange(2)
        await asyncio.gather(
            self.post("/api/components", text=own_set.components),
            self.post("/api/records", text=record, seat=seat, **own),
            self.post("/api/study", text=record, seat=seat, words=first_words(random), **own),
            self.post("/api/score", game=own_set.game, text=own_set.score, **own),
            self.bring_standard(number, random),
        )
        branch: dict[str, Any] = {"text": record, "moves": random.randrange(3), "same_deal": number % 4 < 2}
        await self.play(await self.post("/api/branches", **branch, **own), random)
        if self.friends and number % 2:
            await self.gather(own_set, random)
        else:
            await self.play(await self.lay(own_set), random, hint=number % 8 == 0)
        await self.bring_luggage(number, random)
        await bring_notices(self, self.writer, number, random)
        await bring_contests(self, self.friends, number, random)

    async def bring_luggage(self, number: int, random: Random) -> None:
        """What the games' own tests know to be as much work as can be: of each kind one."""
        names = registry.own_names()
        game = registry.find(names[number % len(names)])
        luggage = hostile(game, number // len(names) % 40)
        own: dict[str, Any] = {"components": luggage.components}
        text, words = random.choice(luggage.records), [word[:100] for word in random.choice(luggage.openings)]
        await asyncio.gather(
            self.post("/api/components", text=luggage.components[0]),
            self.post("/api/records", text=text, **own),
            self.post("/api/study", text=text, words=words, **own),
            self.review(text, **own),
            self.post("/api/branches", text=text, moves=0, same_deal=number % 2 == 0, **own),
            self.post("/api/score", game=game.name, text=random.choice(luggage.tables), **own),
            self.post(ANSWERS, game.name, "1", actions=[" ".join(words)[:2000] or "-"] * (number % 9)),
        )
        seats = [{"who": "you"}] * min(100, int(luggage.words.get("seats", "1")))
        made = await self.post("/api/tables", game=game.name, options=luggage.words, seats=seats, **own)
        if made is not None:
            sight = await self.watch(made["table"])
            seat = (sight or {}).get("seat") or 0
            for ask, opening in enumerate(random.sample(luggage.openings, min(2, len(luggage.openings)))):
                asked = {"table": made["table"], "ask": ask, "seat": seat, "words": [word[:100] for word in opening]}
                await self.say("ask", ("choices", "no-choices"), **asked)
            await self.play(made, random)

    async def bring_standard(self, number: int, random: Random) -> None:
        """What needs no set: records and options of every game, cut anywhere, nested deeply, with many players."""
        game = ("cities", "greentown", "skylines")[number % 3]
        match number % 5:
            case 0:
                text = record_of(game, number % 7, random.random())
                await self.review(record_of("cities", number % 7))
                await self.post("/api/records", text=text + "\n" * 5_000 + text, seat=0)
                await self.post("/api/branches", text=record_of(game, number % 7), moves=2, same_deal=True)
            case 1:
                await self.post("/api/components", text=deep_json(20_000))
            case 2:
                await self.post("/api/branches", text=seats_record(random.choice((101, 5_000, 9_999))), moves=0)
            case 3:
                words = {f"option{each}": "9" * 90 for each in range(30)} | {"seats": "9" * 90}
                await self.post("/api/tables", game=game, options=words, visibility="public")
            case _:
                await self.post("/api/study", text=record_of(game, number % 7, random.random()), seat=0)

    async def lay(self, own_set: Hostile, who: str = "you", **more: Any) -> dict[str, Any] | None:
        """A table with the set, all seats of this guest or open."""
        seats = [{"who": who}] * int(own_set.options.get("seats", "2"))
        own = {"components": [own_set.components], "seats": seats, **more}
        return await self.post("/api/tables", game=own_set.game, options=own_set.options, **own)

    async def play(self, made: dict[str, Any] | None, random: Random, hint: bool = False) -> None:
        """Watch the table, ask, act and suggest there, perhaps ask for a hint, and leave it."""
        if made is None:
            return
        table, sight = made["table"], await self.watch(made["table"])
        if sight is not None and sight["turn"] is not None:
            seat, turn = sight["seat"], sight["turn"]
            offered = await self.say("ask", ("choices", "no-choices"), table=table, ask=1, seat=seat, words=[])
            words = [choice["word"] for choice in (offered or {}).get("choices", ()) if choice["why_not"] is None]
            word = [random.choice(words)] if words else ["T"]
            await self.say("ask", ("choices", "no-choices"), table=table, ask=2, seat=seat, words=word)
            if hint:
                await self.say("hint", ("hint", "no-hint"), table=table, ask=3, seat=seat, words=[])
            act = {"table": table, "seat": seat, "action": word[0]}
            await self.say("suggest", ("suggestions", "refusal"), id=fresh(random), **act)
            await self.say("act", ("answer", "refusal", "unsettled"), id=fresh(random), turn=turn, **act)
        await self.say("unwatch", (), table=table)

    async def gather(self, own_set: Hostile, random: Random) -> None:
        """A table to which friends come: they look on, sit down, leave, offer and vote."""
        made = await self.lay(own_set, "open", several=True)
        if made is None:
            return
        table, friend = made["table"], self.friends[0]
        link = await self.post("/api/tables/{table}/invitations", table, seat=None)
        seat = await self.post("/api/tables/{table}/invitations", table, seat=0)
        if link is None or seat is None:
            return
        await self.get("/api/tables/{table}/invitations", table)
        await asyncio.gather(*(viewer.watch(table, key=link["token"]) for viewer in self.friends))
        async with reading(self.friends):
            await friend.get("/api/invitations/{token}", seat["token"])
            await friend.post("/api/invitations/{token}", seat["token"])
            await self.post("/api/tables/{table}/bot", table, seat=1, bot="random")
            await self.post("/api/tables/{table}/send-away", table, seat=1)
            for number in range(1, min(int(own_set.options.get("seats", "2")), 6)):
                await self.post("/api/tables/{table}/sit", table, seat=number)
            await self.clear_a_table(own_set)
            await self.play(made, random)
        async with reading(self.friends[1:]):
            await self.offer(table, random)
        for viewer in (*self.friends, self):
            await viewer.say("unwatch", (), table=table)
            await viewer.say("ping", ("pong",))

    async def offer(self, table: str, random: Random) -> None:
        """Offer and vote at a table, greet, and look at all that lies there."""
        friend = self.friends[0]
        offer = {"table": table, "offer": random.choice(("abandon", "undo", "rematch"))}
        told = await friend.say("propose", ("answer", "refusal"), id=fresh(random), **offer)
        vote = {"table": table, "offer": (told or {}).get("number", 1), "agree": random.random() < 0.5}
        await self.watch(table)
        await self.say("vote", ("answer", "refusal"), id=fresh(random), **vote)
        greeting = {"table": table, "seat": 0, "greeting": "hello"}
        await self.say("greet", ("greeting", "refusal"), id=fresh(random), **greeting)
        await friend.post("/api/tables/{table}/reviews", table, seat=0)
        for path in ("", "/record", "/components"):
            await friend.get("/api/tables/{table}" + path, table)
        await asyncio.gather(self.get("/api/lobby"), self.get("/api/tables"), self.get("/api/best"))

    async def clear_a_table(self, own_set: Hostile) -> None:
        """Lay another table, sit down there, get up again and clear it."""
        spare = await self.lay(own_set, "open")
        if spare is not None:
            await self.post("/api/tables/{table}/sit", spare["table"], seat=0)
            await self.post("/api/tables/{table}/leave", spare["table"], seat=0)
            await self.post("/api/tables/{table}/cancel", spare["table"])


def fresh(random: Random) -> str:
    """An id for an action."""
    return f"{random.getrandbits(64):016x}"


def first_words(random: Random) -> list[str]:
    """How an action may begin."""
    return random.choice(([], ["T"], ["B"], ["ET"], ["BT"]))
