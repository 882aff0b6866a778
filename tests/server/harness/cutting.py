"""People whose connections break all the time, in every way that connections break, while they play and look on."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from tests.server.harness.pages import Page
from tests.server.harness.serving import Server
from tests.tables.guessing import GAME as GUESSING
from tests.tables.tables import NOON, running
from townwright.server.live.stored_facts import events
from townwright.server.live.table_index import index_of
from townwright.server.store.models import TableRow

GAPS = (1, 20, 500, 5_000)
"""Facts that somebody misses who comes back to a long game."""


@dataclass
class Cuts:
    """Cuts the connections of two players and a spectator until the game ends, and looks at what each was sent."""

    server: Server
    random: Random
    ways: dict[str, int] = field(default_factory=dict)
    facts: int = 0
    back: list[float] = field(default_factory=list)
    """Seconds from the first try after each cut until the page was shown the table again."""

    @property
    def done(self) -> int:
        return sum(self.ways.values())

    def back_within(self, share: float) -> float:
        """The seconds after which such a share of those who were cut off was back."""
        return sorted(self.back)[int(share * len(self.back))] if self.back else 0.0

    async def play(self, rounds: int, often: float = 0.5) -> None:
        """One game."""
        ada, ben, eve = [await self.server.page(name) for name in ("Ada", "Ben", None)]
        options = {"seats": "2", "rounds": str(rounds)}
        table = await ada.table(options=options, visibility="public", seats=[{"who": "you"}])
        await ben.post(f"/api/tables/{table}/sit")
        for page in (ada, ben, eve):
            await page.watch(table)
        while ada.sights[table]["status"] != "ended":
            for page in (ada, ben):
                if page.sights[table]["turn"] is not None:
                    await page.act(table, await page.random_action(table, self.random))
                await self._perhaps(page, table, often)
                await self.server.caught_up(page, table)
            await self._perhaps(eve, table, often)
        for page in (ada, ben, eve):
            await self.server.caught_up(page, table)
            self._look(page, table)
            assert page.facts[table] == ada.facts[table]
            await page.close()

    async def _perhaps(self, page: Page, table: str, often: float) -> None:
        if self.random.random() < often:
            await self.cut(page)
            started = perf_counter()
            await page.watch(table)
            self.back.append(perf_counter() - started)

    async def cut(self, page: Page) -> None:
        """Break the connection in one of three ways."""
        way = self.random.choice(("reset", "closed", "half-open"))
        self.ways[way] = self.ways.get(way, 0) + 1
        if way == "reset":
            page.drop()
        elif way == "closed":
            await page.socket.close()
            page.socket = None
        else:
            page.lose()

    async def long_absence(self, gap: int) -> None:
        """Somebody comes back after so many facts to a game that has gone on meanwhile."""
        options = GUESSING.options(
            {"seats": "6", "rounds": str(20 + gap // 16)}
        )  # at least 13 facts a round, mostly 19
        made = running(options, GUESSING, seed=self.random.randrange(1, 9_999))
        made.play(self.random)
        table, known = made.table, made.table.number - gap
        assert known > 0, f"the game has only {table.number} facts"
        table_id = f"long-game-{self.random.getrandbits(64):016x}"
        row = TableRow(table_id, table.game.name, table.game.rules, NOON, table.created.host, table.created.commitment)
        await self.server.services.store.create(row, made.dealer.seed, events(table.log), index_of(table))
        page = await self.server.page()
        await page.connect()
        await page.say("watch", table=table_id, after=known)
        page.numbers[table_id], page.facts[table_id] = known, {number: {} for number in range(1, known + 1)}
        await self.server.caught_up(page, table_id)
        self._look(page, table_id, known)
        await page.close()

    def _look(self, page: Page, table: str, known: int = 0) -> None:
        check_order(page, table, known)
        self.facts += len(page.facts[table]) - known

    def __str__(self) -> str:
        ways = ", ".join(f"{number} {way}" for way, number in sorted(self.ways.items()))
        seen = f"{self.facts} facts: 0 missing, 0 doubled, 0 out of order, 0 reloads"
        back = ", ".join(f"{1000 * self.back_within(share):.0f}" for share in (0.5, 0.99))
        return f"{self.done} cuts ({ways}), {seen}, back after {back} ms (p50, p99)"


def check_order(page: Page, table: str, known: int = 0) -> None:
    """All that the page did not know came in order and once; only opened facts came again."""
    newest = known
    for frame in page.frames:
        if frame["say"] == "update" and frame["table"] == table:
            for fact in frame["facts"]:
                if fact["number"] > newest:
                    assert fact["number"] == newest + 1
                    newest = fact["number"]
                else:
                    assert fact["kind"] == "acted"
                    assert fact["action"]
    assert newest == page.numbers[table]
    assert sorted(page.facts[table]) == list(range(1, newest + 1))
