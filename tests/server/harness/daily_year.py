"""Days of a server with many players of known strength, played in a process that may be killed at any moment.

Whoever is killed goes on where the store says: a try that was begun is played on, one that has ended is left alone.
Some finish after midnight, and some begin as guests and log in while their account begins a try of its own. Where
players are many only the first of them play over the server, and the others have tries that those played.
"""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.server.harness.daily import HOUR, SetClock
from tests.server.harness.daily_fill import fill, played_tries, welcome
from tests.server.harness.serving import Server, serving
from townwright.core.refusals import NotNow
from townwright.core.seats import Seat
from townwright.server.daily.days import DAY_MS, ends_at
from townwright.server.daily.results import standing
from townwright.server.live.table_actor import TableActor
from townwright.server.store.daily.models import StoredTry
from townwright.server.store.models import Person
from townwright.tables.commands import Act, PersonSender
from townwright.tables.replies import Refused

AT_ONCE = 40
"""Players who play at the same time."""
LOOKS = 3
"""Players who look at their pages over HTTP every day."""
STRENGTHS = (1, 2, 4, 8)
"""How many random actions a player compares, by its number."""
LATE, GUEST = 10, 20
"""One of so many players finishes on the next day, and one of so many begins as a guest and logs in."""
PAGES = (
    *("/api/daily", "/api/daily/days", "/api/daily/{day}/cities", "/api/history", "/api/history/statistics"),
    *("/api/ratings", "/api/boards/everybody/ratings?game=cities&kind=level%3D1", "/api/boards/everybody/daily"),
    *("/api/boards", "/api/campaign", "/api/achievements", "/api/tables"),
)


@dataclass
class DayReport:
    """What was seen on a day."""

    tries: int = 0
    second: int = 0
    """Tries that do not count, since their people had begun others before."""
    late: int = 0
    """Tries that were finished after midnight, and count."""
    jumps: int = 0
    milliseconds: dict[str, list[float]] = field(default_factory=dict)
    """How long each page took by the clock."""
    computed: dict[str, list[float]] = field(default_factory=dict)
    """How long it took to compute, which does not depend on what else the machine does."""
    means: dict[str, float] = field(default_factory=dict)
    """The mean result by strength."""


def run_days(folder: str, days: list[str], players: int, really: int, seed: int) -> None:
    """Play days and write a report of each; the body of a process."""
    for day in days:
        found = asyncio.run(_run_day(Path(folder), day, players, really, seed))
        report = report_of(folder, day)
        report.with_suffix(".part").write_text(json.dumps(found.__dict__))
        report.with_suffix(".part").rename(report)


def report_of(folder: str, day: str) -> Path:
    """Where the report of a day lies."""
    return Path(folder) / f"{day}.json"


def pack_all(folder: str) -> None:
    """Pack the logs of all days, as a server does when a day has passed; the body of a process."""
    asyncio.run(_pack_all(Path(folder)))


async def _pack_all(folder: Path) -> None:
    async with serving(folder, now=SetClock(), bot_workers=0, sandbox_workers=1) as server:
        while await server.services.store.pack_logs(1 << 60):
            pass


async def _run_day(folder: Path, day: str, players: int, really: int, seed: int) -> DayReport:
    noon = ends_at(day) - DAY_MS // 2
    clock, random, report = SetClock(noon), Random(f"{seed} {day}"), DayReport()
    async with serving(folder, now=clock, bot_workers=0, sandbox_workers=1) as server:
        services = server.services
        setattr(services.bot_directory, "names", lambda _game: ())  # noqa: B010  a method of an object
        while await services.store.pack_logs(noon - DAY_MS // 4):
            pass
        await services.daily_deals.keep_up()
        everybody = [f"player-{number:06}" for number in range(players)]
        await welcome(server, everybody)
        deal = await services.store.deal(day, "cities")
        assert deal is not None
        if deal.closed_at is None:  # Otherwise the process was killed after everybody had played.
            await _play_day(server, clock, day, everybody, really, f"{seed} {day}", random, report)
        deal = await services.store.deal(day, "cities")
        assert deal is not None
        assert deal.closed_at is not None
        clock.at = max(clock.at, deal.closed_at + DAY_MS)
        await services.rating_jobs.keep_up()
        await compare(server, day, players, random, report)
    return report


async def _play_day(
    server: Server,
    clock: SetClock,
    day: str,
    everybody: list[str],
    really: int,
    seed: str,
    random: Random,
    report: DayReport,
) -> None:
    late: list[tuple[str, str]] = []
    for start in range(0, really, AT_ONCE):
        some = everybody[start : min(start + AT_ONCE, really)]
        begun = await asyncio.gather(*(begin_try(server, day, one) for one in some))
        tables = [table for each in begun for table in each]
        late += [table for table in tables if number_of(table[1]) % LATE == 3]
        playing = [play_on(server, *table, seed) for table in tables if table not in late]
        if random.random() < 2 * AT_ONCE / max(really, 2 * AT_ONCE):
            playing.append(jump(server, clock, random, [table for table, _ in tables]))  # while others play
            report.jumps += 1
        await asyncio.gather(*playing)
    await fill_up(server, day, everybody[really:])
    report.late = len(late)
    clock.at = ends_at(day) + random.randrange(4, 23) * HOUR
    await server.services.daily_deals.keep_up()
    deal = await server.services.store.deal(day, "cities")
    tries = await server.services.store.tries_at(day, "cities")
    running = [one for one in tries if one.ended_at is None and not one.second]
    assert deal is not None
    assert not running or deal.closed_at is None
    await asyncio.gather(*(play_on(server, *table, seed) for table in late))
    await server.services.daily_deals.keep_up()


async def fill_up(server: Server, day: str, people: list[str]) -> None:
    """Give people tries that others have played who are as strong: those who only played, with one account."""
    if not people:
        return
    ended = [one for one in await server.services.store.tries_at(day, "cities") if one.counts]
    plain = [one for one in ended if number_of(one.person_id) % GUEST != 7 and one.person_id not in people]
    strong = [[one for one in plain if strength_of(one.person_id) == each] for each in STRENGTHS]
    least = min(map(len, strong))
    pool = [strong[number % len(STRENGTHS)][number // len(STRENGTHS)] for number in range(least * len(STRENGTHS))]
    await fill(server, day, people, await played_tries(server, pool))


def number_of(person: str) -> int:
    """A player's number."""
    return int(person[-6:])


def strength_of(person: str) -> int:
    """How strong a player is."""
    return STRENGTHS[number_of(person) % len(STRENGTHS)]


async def begin_try(server: Server, day: str, person: str) -> list[tuple[str, str]]:
    """Begin a try twice at once, unless it was begun before; return its table and that of one as a guest, if any."""
    services = server.services
    guest = f"guest-{day}-{number_of(person):06}"
    both = [person, guest] if number_of(person) % GUEST == 7 else [person]
    for each in both:
        if await services.store.person(each) is None:
            await services.store.add_person(Person(each, each, services.now()))
    deal = await services.store.deal(day, "cities")
    assert deal is not None
    if len(both) == 2:
        await asyncio.gather(services.daily_tries.begin(deal, guest), return_exceptions=True)
        at_once = [services.daily_tries.join(guest, person), refused_or(services.daily_tries.begin(deal, person))]
        joins_first = (number_of(person) // GUEST + int(day[-1])) % 2 == 0
        await asyncio.gather(*(at_once if joins_first else reversed(at_once)))
    first, second = await asyncio.gather(*(services.daily_tries.begin(deal, person) for _ in range(2)))
    assert first == second, "two tries of one person"
    found = [await services.store.daily_try(day, "cities", each) for each in both]
    return [(one.table_id, person) for one in found if one is not None]


async def refused_or(begin: Any) -> None:
    """Wait for a try that may be refused."""
    with suppress(NotNow):
        await begin


async def play_on(server: Server, table: str, person: str, seed: str) -> None:
    """Play a try to its end, with an id for every action as pages send it."""
    actor, random = await server.services.table_registry.actor(table), Random(f"{seed} {person}")
    assert actor is not None
    while actor.table.playing:
        turn, holder = actor.table.pending_turns[0], actor.table.holders[0].person
        assert turn is not None
        assert holder is not None
        action = Act(0, turn.number, chosen(actor, 0, strength_of(person), random))
        outcome = await actor.handle(PersonSender(holder), action, f"{random.getrandbits(128):032x}")
        assert not isinstance(outcome, Refused), outcome


def chosen(actor: TableActor, seat: Seat, strength: int, random: Random) -> str:
    """The best of a few random actions by the points at once: the more, the stronger the player."""
    table, game = actor.table, actor.table.game
    some = [random.choice(game.legal(table.state, seat)) for _ in range(strength)]
    return str(max(some, key=lambda action: game.standing(game.play(table.state, seat, action), seat).total))


async def jump(server: Server, clock: SetClock, random: Random, tables: list[str]) -> None:
    """Set the clock a day before or after for a moment, while somebody looks.

    A day after is only tried while somebody plays: otherwise the day would be over, and rightly closed.
    """
    actors = [await server.services.table_registry.actor(table) for table in tables]
    playing = any(actor is not None and actor.table.playing for actor in actors)
    before = clock.at
    clock.at += random.choice((-DAY_MS, DAY_MS if playing else DAY_MS // 2))
    await server.services.daily_deals.keep_up()
    clock.at = before
    await server.services.daily_deals.keep_up()


async def compare(server: Server, day: str, players: int, random: Random, report: DayReport) -> None:
    """Compare places, shares and results with a count of our own, and time the pages that show them."""
    services = server.services
    tries = await services.store.tries_at(day, "cities")
    counted = [one for one in tries if one.counts]
    results = [(one.won, one.score or 0) for one in counted]
    assert len(results) == len({one.person_id for one in counted}) == players, (len(results), len(tries), players)
    report.tries, report.second = len(tries), sum(one.second for one in tries)
    assert report.tries == players + report.second
    by_strength: dict[int, list[int]] = {}
    for one in counted:
        by_strength.setdefault(strength_of(one.person_id), []).append(one.score or 0)
    report.means = {str(strength): sum(scores) / len(scores) for strength, scores in sorted(by_strength.items())}
    for one in random.sample(counted, min(LOOKS, len(counted))):
        await compare_pages(server, day, one, results, report)


def run_looks(folder: str, days: list[str], looks: int, seed: int) -> None:
    """Let people look at all pages of the last day, and at those of others, and write how long they took."""
    report = asyncio.run(_run_looks(Path(folder), days, looks, seed))
    (Path(folder) / "looks.json").write_text(json.dumps(report.__dict__))


async def _run_looks(folder: Path, days: list[str], looks: int, seed: int) -> DayReport:
    clock, random, report = SetClock(ends_at(days[-1]) + DAY_MS // 2), Random(seed), DayReport()
    async with serving(folder, now=clock, bot_workers=0, sandbox_workers=1) as server:
        services = server.services
        setattr(services.bot_directory, "names", lambda _game: ())  # noqa: B010  a method of an object
        await services.daily_deals.keep_up()
        for number in range(looks):
            day = random.choice(days)
            counted = [one for one in await services.store.tries_at(day, "cities") if one.counts]
            results = [(one.won, one.score or 0) for one in counted]
            clock.at += HOUR // 60  # so that a board that is kept for a minute is counted anew
            await compare_pages(server, day, counted[number % len(counted)], results, report)
    return report


async def compare_pages(
    server: Server, day: str, one: StoredTry, results: list[tuple[bool, int]], report: DayReport
) -> None:
    """Look at all pages as somebody who has tried, and compare what they say."""
    own = (one.won, one.score or 0)
    placed = standing(await server.services.store.field(day, "cities"), one)
    assert placed is not None
    assert placed.place == 1 + sum(other > own for other in results)
    page = await server.page()
    token = await server.services.store.open_session(one.person_id, server.services.now())
    page.http.cookies.set("tw", token, domain="127.0.0.1")
    for path in PAGES:
        began, computing = time.perf_counter(), time.process_time()
        shown = await page.get(path.format(day=day))
        report.computed.setdefault(path, []).append(1000 * (time.process_time() - computing))
        report.milliseconds.setdefault(path, []).append(1000 * (time.perf_counter() - began))
        if path.endswith("/cities"):
            assert (shown["results"]["place"], shown["deal"]["own"]["score"]) == (placed.place, one.score)
            worse = sum(other < own for other in results)
            assert len(results) == 1 or abs(shown["results"]["better_than"] - worse / (len(results) - 1)) < 1e-9
    await page.close()
