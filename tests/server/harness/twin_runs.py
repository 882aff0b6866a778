"""Whole games played twice, on two servers, alike but for what one viewer may not know: it gets the same bytes.

The two tables have different seeds, so that all that is still to be dealt differs; in the last turn of the run the
others have chosen differently, as long as that is hidden; and where money is hidden, somebody else has more of it.
What the viewer does, and what everybody can see, is the same. All frames over its socket are compared, up to the
step by which the rules themselves reveal something.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from tests.server.harness.pages import Page
from tests.server.harness.twins import SPECTATOR, Compared, Pair, hidden_money
from tests.tables.tables import NOON, find, running
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.server.live.stored_facts import events
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_index import index_of
from townwright.server.store.models import TableRow
from townwright.tables.commands import Act, PersonSender
from townwright.tables.fact_replay import replay_facts
from townwright.tables.facts import Acted, Dealt, NumberedFact
from townwright.tables.table import Table

A = TypeVar("A")


class Copying(Dealer):
    """Deals what was dealt at another table, as long as that is known; from then on its own."""

    def __init__(self, seed: bytes, dealt: Sequence[str]) -> None:
        super().__init__(seed)
        self._dealt = dealt

    def answer(self, outcomes: Sequence[A], drawn: Counter[str]) -> A:
        number = drawn.total()
        if number >= len(self._dealt):
            return super().answer(outcomes, drawn)
        return next(outcome for outcome in outcomes if str(outcome) == self._dealt[number])


@dataclass(frozen=True)
class Run:
    """A game that was played, up to the step that reveals what was hidden."""

    log: tuple[NumberedFact, ...]
    begun: int
    """Facts before anybody acts."""
    reveal: int
    """The number of the action with which something is revealed; all before it is compared."""

    @property
    def before(self) -> Table:
        """The table just before the reveal."""
        return replay_facts(self.log[: self.reveal - 1], find)

    @property
    def steps(self) -> list[tuple[int, Acted]]:
        """All actions of people, up to the reveal."""
        return [(each.number, each.fact) for each in self.log[self.begun : self.reveal] if isinstance(each.fact, Acted)]

    @property
    def dealt(self) -> list[str]:
        return [each.fact.action for each in self.log[: self.reveal] if isinstance(each.fact, Dealt)]


def drawn_up(options: object, game: AnyGame, random: Random, seed: int) -> tuple[Run, Dealer]:
    """A random game, and one of the actions after which chance speaks or the game ends."""
    made = running(options, game, seed)
    made.play(random)
    log = made.table.log
    begun = next(each.number for each in log if isinstance(each.fact, Acted)) - 1
    ends = [
        each.number
        for each, then in zip(log[begun:], log[begun + 1 :], strict=False)
        if isinstance(each.fact, Acted) and not isinstance(then.fact, Acted)
    ]
    # Hidden money stays hidden to the end, so these games are compared to their ends.
    hides_money = hidden_money(replay_facts(log[:begun], find), 0) is not None
    return Run(log, begun, ends[-1] if hides_money else random.choice(ends)), made.dealer


async def compare_runs(pair: Pair, game: AnyGame, runs: int, seed: int, found: Compared) -> int:
    """So many pairs of games; in how many of them the viewer saw a difference at the reveal, as it may."""
    random, differed = Random(seed), 0
    every = [options for options in game.every_option() if 2 <= options.seats <= 4]
    for number in range(runs):
        run, dealer = drawn_up(random.choice(every), game, random, seed + number)
        differed += await compare_run(pair, run, dealer, random, f"{game.name}-{seed}-twin-run-{number}", found)
        found.twins += 1
    return differed


async def compare_run(pair: Pair, run: Run, dealer: Dealer, random: Random, table: str, found: Compared) -> bool:
    """Play both games before one viewer's eyes; whether the last step looked different."""
    before = run.before
    viewer = random.choice([*before.persons, SPECTATOR])
    own = before.seats_of(viewer)
    # Whoever has acted in a common turn may see what the others have done in it (rule 7 of cities).
    reveal = next(
        (number for number, step in run.steps if number in before.hidden_actions and step.seat in own), run.reveal
    )
    other = Copying(random.randbytes(32), run.dealt)
    actors = [await laid(pair, place, run, each, table) for place, each in enumerate((dealer, other))]
    richer = hidden_money(
        actors[1].table, random.choice([seat for seat in range(len(before.holders)) if seat not in own])
    )
    actors[1].table = richer or actors[1].table
    pages = pair.pages[viewer]
    for page in pages:
        await page.say("watch", table=table, changes=True)
    await note(pages, actors, f"{table} {viewer} watching", found)
    for number, step in run.steps:
        changed = step.seat not in own and (number in before.hidden_actions or number == reveal)
        actions = (step.action, another(actors[1].table, step, random) if changed else step.action)
        what = f"{table} {viewer} at {number}"
        if step.seat in own:
            await ask_and_err(pages, table, step.seat, f"wrong-action-{number}")
            found.note(f"{what} asking", *[await until(page, "refusal") for page in pages])
        for page, actor, action in zip(pages, actors, actions, strict=True):
            await act(page, actor, step.seat, action, viewer, f"right-action-{number}")
        if number == reveal:
            break
        await note(pages, actors, what, found)
    one, other_ = [await handled(page, actor.table.number) for page, actor in zip(pages, actors, strict=True)]
    for page in pages:
        await page.say("unwatch", table=table)
    return one != other_


async def laid(pair: Pair, place: int, run: Run, dealer: Dealer, table: str) -> TableActor:
    """The table as it stood before anybody acted, with this dealer from now on."""
    server, started = pair.servers[place], replay_facts(run.log[: run.begun], find)
    row = TableRow(table, started.game.name, started.game.rules, NOON, started.created.host, started.created.commitment)
    await server.services.store.create(row, dealer.seed, events(started.log), index_of(started))
    actor = await server.services.table_registry.actor(table)
    assert actor is not None
    actor._dealer = dealer
    return actor


def another(table: Table, step: Acted, random: Random) -> str:
    """Something else that the seat may do, if there is anything else."""
    legal = [text for text in map(str, table.game.legal(table.state, step.seat)) if text != step.action]
    return random.choice(legal) if legal else step.action


async def act(page: Page, actor: TableActor, seat: Seat, action: str, viewer: str, action_id: str) -> None:
    """The viewer acts through its socket; others act somewhere else."""
    table = actor.table
    person, question = table.holders[seat].person, table.pending_turns[seat]
    assert person is not None
    assert question is not None
    if person == viewer:
        about = {"seat": seat, "turn": question.number, "action": action}
        await page.say("act", table=actor.table_id, id=action_id, **about)
        async with asyncio.timeout(60):
            while actor.table is table:
                await asyncio.sleep(0.001)
    else:
        await actor.handle(PersonSender(person), Act(seat, question.number, action), action_id)
    assert actor.table is not table, f"{action} was refused"


async def ask_and_err(pages: tuple[Page, Page], table: str, seat: Seat, action_id: str) -> None:
    """The viewer asks what it may do, and tries what nobody may."""
    for page in pages:
        await page.say("ask", table=table, ask=1, seat=seat)
        await page.say("act", table=table, id=action_id, seat=seat, turn=0, action="-")


async def note(pages: tuple[Page, Page], actors: list[TableActor], what: str, found: Compared) -> None:
    one, other = [await handled(page, actor.table.number) for page, actor in zip(pages, actors, strict=True)]
    found.note(what, one, other)


async def handled(page: Page, number: int) -> bytes:
    """All frames up to the sight of that number, as they came."""
    return await until(page, "update", number)


async def until(page: Page, say: str, number: int | None = None) -> bytes:
    """All frames up to one of that kind; of an update or changes, up to the sight of that number."""
    got = []
    while True:
        text = await asyncio.wait_for(page.socket.recv(), 60)
        got.append(text)
        frame = json.loads(text)
        kinds = ("update", "changes") if say == "update" else (say,)
        is_shown = frame["say"] == "changes" or frame.get("sight") is not None
        if frame["say"] in kinds and (number is None or (is_shown and frame["number"] >= number)):
            return "\n".join(got).encode()
