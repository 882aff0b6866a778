"""A server's place at a store, to be killed: many seats act as fast as they may, and each promise is printed.

``python -m tests.server.durability.hammer URL NAME [promise-first]``. A line on the standard output is what
a player has been shown: ``table number action``. ``promise-first`` plants the fault of showing before storing.
"""

from __future__ import annotations

import asyncio
import os
import sys
from random import Random

from townwright.server.store import open_store
from townwright.server.store.contract import Store
from townwright.server.store.errors import AlreadyReplied, Behind
from townwright.server.store.models import Index, Snapshot, StoredEvent, StoredReply, StoredSeat, TableRow

TABLES, SEATS = 12, 4
THINK_S = 0.02
READY = "ready"


def say(text: str) -> None:
    """Out of the process at once, so that nothing said is lost with it."""
    os.write(1, f"{text}\n".encode())


class TableHarness:
    """A table as one process knows it: the number of its last event, and one action at a time."""

    def __init__(self, store: Store, table_id: str, promise_first: bool) -> None:
        self.id = table_id
        self.said = [0] * SEATS
        """The number of each seat's last action."""
        self._store, self._promise_first = store, promise_first
        self._head = 0
        self._lock = asyncio.Lock()

    async def catch_up(self) -> None:
        """Read what this process has not seen."""
        for event in await self._store.events(self.id, self._head):
            self._head = event.number
            if event.seat is not None and event.action_id is not None:
                self.said[event.seat] = max(self.said[event.seat], int(event.action_id.split()[-1]))

    async def act(self, name: str, seat: int, action: int) -> int:
        """The number of the event that the action became, now or when it was sent before."""
        async with self._lock:
            while True:
                number, action_id = self._head + 1, f"{name} {seat} {action}"
                event = StoredEvent(number, "acted", f'"{action_id}"', 0, seat, action_id)
                index = Index("running", number, seats=tuple(StoredSeat(place) for place in range(SEATS)))
                if self._promise_first:
                    say(f"{self.id} {number} {action_id}")
                try:
                    answer = StoredReply(f"{name} {seat}", action_id, number)
                    await self._store.append(self.id, self._head, [event], [answer], index)
                except AlreadyReplied as replied:
                    return replied.reply.number or 0
                except Behind:
                    await self.catch_up()
                    continue
                self._head = number
                if number % 10 == 0:
                    await self._store.keep_snapshot(self.id, Snapshot(number, "rules", event.body))
                return number


async def play_seat(table: TableHarness, name: str, seat: int, random: Random) -> None:
    """One person, who first sends the last action again, as after a broken connection."""
    action = max(1, table.said[seat])
    while True:
        number = await table.act(name, seat, action)
        say(f"{table.id} {number} {name} {seat} {action}")
        action += 1
        await asyncio.sleep(random.random() * THINK_S)


async def hammer(url: str, name: str, promise_first: bool) -> None:
    """All seats of all tables, until the end comes from outside."""
    store = await open_store(url)
    tables = [TableHarness(store, f"table-{number}", promise_first) for number in range(TABLES)]
    for table in tables:
        if await store.table(table.id) is None:
            opening = [StoredEvent(1, "created", "{}", 0)]
            await store.create(TableRow(table.id, "cities", 1, 0), "00" * 32, opening, Index("running", 0))
        await table.catch_up()
    say(READY)
    random = Random()
    await asyncio.gather(*(play_seat(table, name, seat, random) for table in tables for seat in range(SEATS)))


if __name__ == "__main__":
    asyncio.run(hammer(sys.argv[1], sys.argv[2], sys.argv[3:] == ["promise-first"]))
