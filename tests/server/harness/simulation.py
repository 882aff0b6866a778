"""A small world made from a seed: real actors on a store, a network and people that all misbehave.

Two processes look after one table. Messages are lost, doubled, late and out of order; the store is slow,
down, or fails while nobody knows whether it has written; processes die and come back, and the clock jumps. Then the
faults stop, and the game must end. Nothing here waits for real time, so a seed always plays the same world.

Most worlds play the tests' own small game. Every eighth plays a real one, with a bot at the table that each process
lets think for itself, with deadlines after which a bot takes a seat over, and with a rematch at the end.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar, cast

from tests.seen_facts import facts_since
from tests.server.harness.bad_store import BadStore
from tests.server.harness.what_holds import check
from tests.tables.guessing import GAME as GUESSING
from tests.tables.tables import NOON, PEOPLE, find, first_fact
from townwright.core.dealer import Dealer
from townwright.server.live.stored_facts import events
from townwright.server.live.table_actor import TableActor, UnsettledCommand
from townwright.server.store.contract import Store
from townwright.server.store.errors import Down, UnsettledCommit
from townwright.tables.actions import begin_game
from townwright.tables.commands import Act, BotSender, ClockSender, Command, PersonSender, Propose, TimeUp, Vote
from townwright.tables.fact_replay import create_table
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import BotSat, Sat
from townwright.tables.replies import Reply

TABLE = "the-table"
STEPS = 20_000
"""After so many turns of the event loop a world that has not ended is stuck."""
FAULTS = 600
"""For so many of them things go wrong."""
REAL = ("cities", "greentown", "skylines")
"""They take turns."""


T = TypeVar("T")


async def at_once(opening: Callable[[], T]) -> T:
    """Without a thread, since threads follow no seed."""
    await asyncio.sleep(0)
    return opening()


@dataclass
class World:
    """One table, its store, two processes and the people around it."""

    seed: int
    actor_type: type[TableActor] = TableActor
    make_store: type[BadStore] = BadStore
    trace: list[str] = field(default_factory=list)
    told: dict[tuple[str, str], set[str]] = field(default_factory=lambda: defaultdict(set))
    """All that was ever answered to each person's action id."""
    shown: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    """All that anybody was ever shown of each fact."""
    sent: list[asyncio.Future[None]] = field(default_factory=list)
    """All messages that were ever under way."""
    quiet: bool = False

    def play(self) -> str:
        """Play the world to its end, check it, and give the hash of all that happened."""
        asyncio.run(self._play())
        return hashlib.sha256("\n".join(self.trace).encode()).hexdigest()

    async def _play(self) -> None:
        self.random = Random(self.seed)
        dealer = Dealer(self.random.randbytes(32))
        self.store = self.make_store(self.random, dealer.seed)
        self.now = NOON
        people = self._lay(dealer)
        self.processes: list[TableActor | None] = [None, None]
        tasks = [asyncio.ensure_future(self._person(seat)) for seat in people]
        if self.real:
            tasks += [asyncio.ensure_future(self._bots()), asyncio.ensure_future(self._clock())]
        try:
            await self._weather(tasks)
        finally:
            for task in tasks + self.sent:
                task.cancel()
            ends = await asyncio.gather(*tasks, *self.sent, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        check(self)

    @property
    def real(self) -> bool:
        """Whether this world plays a real game, with a bot, deadlines and a rematch."""
        return self.seed % 8 == 7

    def _lay(self, dealer: Dealer) -> range:
        """A table with everybody on it; the seats that people hold."""
        name = REAL[self.seed // 8 % len(REAL)] if self.real else GUESSING.name
        game = find(name)
        agreed = {"seconds": 20, "lateness": "bot"} if self.real else {}
        first = first_fact(game, game.options({"seats": "3"}), dealer, **agreed)
        writer = FactWriter(create_table(first, find), dealer, NOON)
        seats = len(writer.table.holders)
        people = range(seats - self.real)
        for seat in range(seats):
            writer.write(Sat(seat, PEOPLE[seat], PEOPLE[seat]) if seat in people else BotSat(seat, "random"))
        begin_game(writer)
        self.store.log.extend(events([first, *writer.written]))
        return people

    async def _weather(self, tasks: Sequence[asyncio.Future[None]]) -> None:
        """First faults, crashes and jumps of the clock; then none, and everybody must come to an end."""
        for step in range(STEPS):
            if step == FAULTS:
                self.quiet, self.store.faults = True, 0.0
            if not self.quiet and self.random.random() < 0.02:
                self.processes[self.random.randrange(2)] = None
                self.trace.append("crash")
            if self.random.random() < 0.01:
                self.now += self.random.randrange(-262_000, 262_000)
            await asyncio.sleep(0)
            for actor in self.processes:
                if actor is not None:
                    self._look(actor, None)
            if all(task.done() for task in tasks):
                return
        raise AssertionError(f"seed {self.seed}: stuck")

    async def _actor(self) -> TableActor:
        number = self.random.randrange(2)
        actor = self.processes[number]
        if actor is None:
            store = cast("Store", self.store)
            opened_ = await self.actor_type.open(store, TABLE, find, lambda: self.now, long=1, run_in_thread=at_once)
            assert opened_ is not None
            actor = self.processes[number] = opened_
        return actor

    # People

    async def _person(self, seat: int) -> None:
        """Looks, acts, resends what got no answer, until the game is over."""
        person, count = PEOPLE[seat], 0
        while True:
            try:
                actor = await self._actor()
                await actor.catch_up()
            except (Down, UnsettledCommit):
                continue
            self._look(actor, seat)
            if actor.table.ended is not None and (not self.real or actor.table.rematch or not actor.table.persons):
                return
            message = self._idea(actor, seat)
            if message is None:
                await asyncio.sleep(0)
                continue
            count += 1
            await self._send(person, f"{person}-{count}", message)

    def _look(self, actor: TableActor, seat: int | None) -> None:
        """What a page could be shown at this very moment, whatever the actor is busy with."""
        for fact in facts_since(actor.table, seat, max(0, actor.table.number - 8)):
            self.shown[fact.number].add(f"{fact.kind} {fact.seat} {fact.action}" if fact.action else fact.kind)

    def _idea(self, actor: TableActor, seat: int) -> Command | None:
        table, random, person = actor.table, self.random, PEOPLE[seat]
        votes = (offer for offer in table.offers if person not in offer.agreed and person in table.persons)
        offer = next(votes, None)
        if offer is not None:
            return Vote(offer.number, table.ended is not None or random.random() < 0.5)
        if table.ended is not None:
            return None if table.offers or person not in table.persons else Propose("rematch")
        question = table.pending_turns[seat] if table.holders[seat].person == person else None
        if question is None:
            return Propose("undo") if not self.quiet and random.random() < 0.05 else None
        legal = table.game.legal(table.state, seat)
        return Act(seat, question.number, str(random.choice(legal)))

    async def _send(self, person: str, action_id: str, message: Command) -> None:
        """Over a network that loses requests and replies, doubles them and lets them overtake each other."""
        loss = 0.0 if self.quiet else 0.25
        copies: list[asyncio.Future[None]] = []
        while (person, action_id) not in self.told:
            sent = sum(self.random.random() >= loss for _ in range(1 + (self.random.random() < loss)))
            under_way = [asyncio.ensure_future(self._deliver(person, action_id, message)) for _ in range(sent)]
            copies += under_way
            self.sent += under_way
            for _ in range(self.random.randrange(1, 12)):
                await asyncio.sleep(0)
        if self.quiet or self.random.random() < 0.5:
            await asyncio.gather(*copies, return_exceptions=True)

    async def _deliver(self, person: str, action_id: str, message: Command) -> None:
        for _ in range(self.random.randrange(0 if self.quiet else 1, 10)):
            await asyncio.sleep(0)
        try:
            actor = await self._actor()
            outcome = await actor.handle(PersonSender(person), message, action_id)
        except (Down, UnsettledCommit):
            return
        if not isinstance(outcome, UnsettledCommand) and self.random.random() >= (0.0 if self.quiet else 0.2):
            self.told[person, action_id].add(told(outcome))
            self.trace.append(f"{person} {action_id} {told(outcome)}")

    # Bots and the clock

    async def _bots(self) -> None:
        """Each process lets its bots think; their answers may come late, twice, or never."""
        while True:
            try:
                actor = await self._actor()
                await actor.catch_up()
                table = actor.table
                if table.ended is not None:
                    return
                for seat, question in enumerate(table.pending_turns):
                    if question is not None and table.holders[seat].bot is not None:
                        action = str(self.random.choice(table.game.legal(table.state, seat)))
                        for _ in range(self.random.randrange(1, 8)):
                            await asyncio.sleep(0)
                        if self.quiet or self.random.random() > 0.2:
                            await actor.handle(
                                BotSender(seat), Act(seat, question.number, action), f"turn-{question.number}"
                            )
            except (Down, UnsettledCommit):
                pass
            await asyncio.sleep(0)

    async def _clock(self) -> None:
        """Each process looks at the deadlines again and again."""
        while True:
            try:
                actor = await self._actor()
                if actor.table.ended is not None:
                    return
                await actor.handle(ClockSender(), TimeUp())
            except (Down, UnsettledCommit):
                pass
            for _ in range(self.random.randrange(5, 40)):
                await asyncio.sleep(0)


def told(answer: Reply) -> str:
    """An answer in one line."""
    number = getattr(answer, "number", None)
    return f"refused {answer}" if number is None else f"taken {number}"
