"""People who send everything again: from both of their tabs, late, in any order, and after their connections broke."""

from __future__ import annotations

import secrets
from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.server.harness.pages import Page
from tests.server.harness.serving import Server

LATE = 200
"""So many messages later one may come again."""


@dataclass
class Resending:
    """Two people with two tabs each, and every answer that any of their messages got."""

    server: Server
    random: Random
    sends: int = 0
    cuts: int = 0
    ids: int = 0

    async def play(self, rounds: int, again: int = 6) -> None:
        """One game; so many old messages go out beside each new one."""
        tabs = [await self._tabs(name) for name in ("Ada", "Ben")]
        options = {"seats": "2", "rounds": str(rounds)}
        table = await tabs[0][0].table(options=options, visibility="public", seats=[{"who": "you"}])
        await tabs[1][0].post(f"/api/tables/{table}/sit")
        for page in (*tabs[0], *tabs[1]):
            await page.watch(table)
        said: list[Said] = []
        answers: dict[str, set[str]] = defaultdict(set)
        while tabs[0][0].sights[table]["status"] != "ended":
            for person in range(2):
                page = tabs[person][0]
                await self.server.caught_up(page, table)
                batch = [self.random.choice(said[-LATE:]) for _ in range(again)] if said else []
                if page.sights[table]["turn"] is not None:
                    said.append(Said(person, await self._action(page, table)))
                    batch += [said[-1]] * self.random.randint(1, 2)
                self.random.shuffle(batch)
                await self._send(tabs, batch, answers, table)
        await self._check(table, answers)
        for page in (*tabs[0], *tabs[1]):
            await page.socket.close()

    async def _tabs(self, name: str) -> tuple[Page, Page]:
        one, other = await self.server.page(name), await self.server.page()
        other.http.cookies = one.http.cookies
        return one, other

    async def _action(self, page: Page, table: str) -> dict[str, Any]:
        sight, action = page.sights[table], await page.random_action(table, self.random)
        about = {"seat": sight["seat"], "turn": sight["turn"], "action": action}
        return {"say": "act", "table": table, "id": secrets.token_hex(8), **about}

    async def _send(
        self, tabs: list[tuple[Page, Page]], batch: list[Said], answers: dict[str, set[str]], table: str
    ) -> None:
        """All of them at once, each from either tab; what a broken connection has swallowed goes out again."""
        owed: list[tuple[Page, list[dict[str, Any]]]] = [(page, []) for pair in tabs for page in pair]
        for one in batch:
            page, frames = owed[2 * one.person + self.random.randrange(2)]
            frames.append(one.frame)
            await page.say(**one.frame)
            self.sends += 1
        for page, frames in owed:
            if frames and self.random.random() < 0.1:
                self.cuts += 1
                page.drop()
                await page.watch(table)
                for frame in frames:
                    await page.say(**frame)
                    self.sends += 1
            waiting = [frame["id"] for frame in frames]
            while waiting:
                reply = await page.handle()
                if reply.get("id") in waiting:
                    waiting.remove(reply["id"])
                    answers[reply["id"]].add(str(reply))
            page.frames.clear()

    async def _check(self, table: str, answers: dict[str, set[str]]) -> None:
        """Each id was done at most once, and always got the one answer that tells what was done."""
        self.ids += len(answers)
        torn = {id_: replies for id_, replies in answers.items() if len(replies) > 1}
        assert not torn, f"several answers: {torn}"
        log = await self.server.services.store.events(table)
        used = [event.action_id for event in log if event.action_id is not None]
        assert len(used) == len(set(used)), "an action was done twice"
        assert set(used) == {id_ for id_, (reply,) in answers.items() if "'answer'" in reply}

    def __str__(self) -> str:
        sends = f"{self.sends} sends of {self.ids} ids from two tabs each, {self.cuts} cuts"
        return f"{sends}: each at most once, each with one answer"


@dataclass(frozen=True)
class Said:
    """What a person has said."""

    person: int
    frame: dict[str, Any] = field(hash=False)
