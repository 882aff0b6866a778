"""Days of a server with many players of known strength, played in a process that may be killed at any moment.

Whoever is killed goes on where the store says: a try that was begun is played on, one that has ended is left alone.
"""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.server.harness.daily import SetClock
from tests.server.harness.serving import Server, serving
from townwright.core.seats import Seat
from townwright.server.daily.days import DAY_MS, day_of, ends_at
from townwright.server.daily.results import standing
from townwright.server.live.table_actor import TableActor
from townwright.server.store.models import Person
from townwright.tables.commands import Act, PersonSender
from townwright.tables.replies import Refused

AT_ONCE = 40
"""Players who play at the same time."""
LOOKS = 20
"""Players who look at their results over HTTP every day."""
STRENGTHS = (1, 2, 4, 8)
"""How many random actions a player compares, by its number."""


@dataclass
class DayReport:
    """What was seen on a day."""

    tries: int = 0
    jumps: int = 0
    milliseconds: list[float] = field(default_factory=list)
    """How long the page of the results took."""
    means: dict[int, float] = field(default_factory=dict)
    """The mean result by strength."""


def run_day(folder: str, day: str, players: int, seed: int, report: str) -> None:
    """Play a day and write a report; the body of a process."""
    found = asyncio.run(_run_day(Path(folder), day, players, seed))
    Path(report).write_text(
        json.dumps({**found.__dict__, "means": {str(key): mean for key, mean in found.means.items()}})
    )


async def _run_day(folder: Path, day: str, players: int, seed: int) -> DayReport:
    clock, random, report = SetClock(ends_at(day) - DAY_MS // 2), Random(f"{seed} {day}"), DayReport()
    async with serving(folder, now=clock, bot_workers=0, sandbox_workers=1) as server:
        setattr(server.services.bot_directory, "names", lambda _game: ())  # noqa: B010  a method of an object
        await server.services.daily_deals.keep_up()
        everybody = [f"player-{number:06}" for number in range(players)]
        for start in range(0, players, AT_ONCE):
            some = everybody[start : start + AT_ONCE]
            tables = await asyncio.gather(*(begin_try(server, day, person) for person in some))
            playing = [
                play_on(server, table, person, f"{seed} {day}") for table, person in zip(tables, some, strict=True)
            ]
            if random.random() < 2 * AT_ONCE / max(players, 2 * AT_ONCE):
                playing.append(jump(server, clock, random))  # while others play
                report.jumps += 1
            await asyncio.gather(*playing)
        await compare(server, day, players, random, report)
    return report


def strength_of(person: str) -> int:
    """How strong a player is."""
    return STRENGTHS[int(person[-6:]) % len(STRENGTHS)]


async def begin_try(server: Server, day: str, person: str) -> str:
    """Begin a try twice at once, unless it was begun before; return its table."""
    services = server.services
    if await services.store.person(person) is None:
        await services.store.add_person(Person(person, person, services.now()))
    deal = await services.store.deal(day, "cities")
    assert deal is not None
    first, second = await asyncio.gather(*(services.daily_tries.begin(deal, person) for _ in range(2)))
    assert first == second, "two tries of one person"
    return first


async def play_on(server: Server, table: str, person: str, seed: str) -> None:
    """Play a try to its end."""
    actor, random = await server.services.table_registry.actor(table), Random(f"{seed} {person}")
    assert actor is not None
    while actor.table.playing:
        turn = actor.table.pending_turns[0]
        assert turn is not None
        outcome = await actor.handle(
            PersonSender(person), Act(0, turn.number, chosen(actor, 0, strength_of(person), random))
        )
        assert not isinstance(outcome, Refused), outcome


def chosen(actor: TableActor, seat: Seat, strength: int, random: Random) -> str:
    """The best of a few random actions by the points at once: the more, the stronger the player."""
    table, game = actor.table, actor.table.game
    some = [random.choice(game.legal(table.state, seat)) for _ in range(strength)]
    return str(max(some, key=lambda action: game.standing(game.play(table.state, seat, action), seat).total))


async def jump(server: Server, clock: SetClock, random: Random) -> None:
    """Set the clock a day before or after for a moment, while somebody looks; never so far that a deal is closed."""
    before = clock.at
    clock.at += random.choice((-DAY_MS, DAY_MS // 2, DAY_MS // 2 + 3_600_000))
    assert day_of(clock.at) != day_of(before)
    await server.services.daily_deals.keep_up()
    clock.at = before
    await server.services.daily_deals.keep_up()


async def compare(server: Server, day: str, players: int, random: Random, report: DayReport) -> None:
    """Compare places, shares and results with a count of our own, and time the page that shows them."""
    services = server.services
    tries = await services.store.tries_at(day, "cities")
    results = [(one.won, one.score or 0) for one in tries if one.counts]
    assert len(results) == len(tries) == players, (len(results), len(tries), players)
    report.tries = len(tries)
    by_strength: dict[int, list[int]] = {}
    for one in tries:
        by_strength.setdefault(strength_of(one.person_id), []).append(one.score or 0)
    report.means = {strength: sum(scores) / len(scores) for strength, scores in sorted(by_strength.items())}
    field_ = await services.store.field(day, "cities")
    for one in random.sample(tries, min(LOOKS, len(tries))):
        placed = standing(field_, one)
        assert placed is not None
        assert placed.place == 1 + sum(other > (one.won, one.score or 0) for other in results)
        page = await server.page()
        token = await services.store.open_session(one.person_id, services.now())
        page.http.cookies.set("tw", token, domain="127.0.0.1")
        began = time.perf_counter()
        shown = await page.get(f"/api/daily/{day}/cities")
        report.milliseconds.append(1000 * (time.perf_counter() - began))
        assert (shown["results"]["place"], shown["deal"]["own"]["score"]) == (placed.place, one.score)
        worse = sum(other < (one.won, one.score or 0) for other in results)
        assert players == 1 or abs(shown["results"]["better_than"] - worse / (players - 1)) < 1e-9
        await page.close()
