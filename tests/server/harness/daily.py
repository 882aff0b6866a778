"""Days for tests: a clock that can be set, a server that goes by it, and people who play the deal of a day."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.harness.pages import Page
from tests.server.harness.serving import Server
from tests.server.harness.town import Town
from townwright.server.daily.days import DAY_MS, ends_at, shifted
from townwright.server.live.table_actor import TableActor
from townwright.tables.commands import Act, BotSender, PersonSender
from townwright.tables.replies import Accepted

MONDAY = "2026-11-16"
MORNING = ends_at(MONDAY) - DAY_MS + 8 * 3_600_000
HOUR = 3_600_000


@dataclass
class SetClock:
    """A server's clock, set by hand."""

    at: int = MORNING

    def __call__(self) -> int:
        return self.at


@dataclass
class Place:
    """A server of its own with a clock that tests set; every test begins on a Monday that nobody has seen."""

    town: Town
    clock: SetClock
    week: int = 0

    @property
    def server(self) -> Server:
        return self.town.server

    def next_monday(self) -> str:
        self.week += 1
        self.clock.at = MORNING + 7 * self.week * DAY_MS
        return shifted(MONDAY, 7 * self.week)


async def people(place: Place, *names: str) -> list[Page]:
    """The pages of people who come to the server."""
    return [await place.server.page(name) for name in names]


async def begin(page: Page, game: str = "cities", day: str = MONDAY) -> str:
    """The table of somebody's try."""
    return str((await page.post(f"/api/daily/{day}/{game}/try"))["table"])


async def look(page: Page, game: str = "cities", day: str = MONDAY) -> Any:
    """What somebody is told about a deal."""
    return await page.get(f"/api/daily/{day}/{game}")


async def play(server: Server, table: str, seed: str, turns: int | None = None) -> TableActor:
    """Play a table at random, bots as well: so many actions, or to the end."""
    actor, random = await server.services.table_registry.actor(table), Random(seed)
    assert actor is not None
    while actor.table.playing and turns != 0:
        seat = actor.table.to_act[0]
        turn, holder = actor.table.pending_turns[seat], actor.table.holders[seat]
        assert turn is not None
        action = str(random.choice(actor.table.game.legal(actor.table.state, seat)))
        sender = BotSender(seat) if holder.person is None else PersonSender(holder.person)
        assert isinstance(await actor.handle(sender, Act(seat, turn.number, action)), Accepted)
        turns = None if turns is None else turns - 1
    return actor
