"""Tells how the cost of a move grows: ``python3 dev bench server_curves``.

One thing at a time is varied: the seats of a table, those who look on, and the tables that are played at the same time.
Each point is a server of its own in this process (see ``server_moves``). Told are the processor time of a move on the
event loop, the least of some rounds, and the calls of functions, which no other work of the machine changes. Then come
the bytes of updates over whole games, and what opening a very long table costs those who play beside it.
"""

from __future__ import annotations

import asyncio
import cProfile
import pstats
import time
from collections.abc import Mapping, Sequence
from random import Random
from statistics import median, quantiles
from typing import Any, Final

import click
import uvloop

from benchmarks.server_moves import Cost, Served, measure, played_out, served
from townwright.core import registry
from townwright.core.dealer import Dealer
from townwright.server.live.stored_facts import events
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_index import index_of
from townwright.server.ops import garbage
from townwright.server.store.models import TableRow
from townwright.tables.commands import Act, PersonSender, Propose, Sit
from townwright.tables.fact_replay import create_table
from townwright.tables.facts import Created, NumberedFact
from townwright.tables.handler import handle
from townwright.tables.table import Table

CURVES: Final[Mapping[str, Sequence[int]]] = {
    "seats": (1, 2, 4, 8),
    "watchers": (0, 4, 16, 64),
    "tables": (1, 4, 16, 64),
}
USUAL: Final = {"seats": 4, "watchers": 0, "tables": 2}
LONG: Final = 5_000
"""Facts of the table that is opened beside others."""
HOST: Final = "f" * 32


def people(seats: int) -> list[str]:
    """The ids of so many players."""
    return [f"{number + 10:x}" * 32 for number in range(min(seats, 6))] + [f"{seat:031x}f" for seat in range(6, seats)]


def point(runner: asyncio.Runner, name: str, at: Mapping[str, int], rounds: int) -> tuple[float, float, Cost]:
    """The microseconds and the calls that a move takes at one point, and the last of what was measured there."""
    random, players = Random(1), people(at["seats"])
    games = [played_out(registry.find(name), players, random) for _ in range(at["tables"])]
    costs = [runner.run(measure(games, players, None, at["watchers"])) for _ in range(rounds)]
    profile = cProfile.Profile(time.thread_time)
    runner.run(measure(games, players, profile, at["watchers"]))
    stats: Any = pstats.Stats(profile)
    return min(1e6 * cost.loop / cost.moves for cost in costs), stats.total_calls / costs[-1].moves, costs[-1]


def long_table(facts: int) -> tuple[Table, Dealer]:
    """A table for two, one of whom has laid the starting tiles and taken them back again and again."""
    game, random, dealer = registry.find("cities"), Random(1), Dealer(bytes(32))
    words = tuple(game.option_words(game.options({"seats": "2"})).items())
    created = Created(game.name, game.rules, words, HOST, dealer.commitment, visibility="public")
    table = create_table(NumberedFact(1, 0, created))
    host = PersonSender(HOST)
    table = handle(table, host, Sit(0, None), dealer, 0).table
    table = handle(table, PersonSender(people(1)[0]), Sit(1, None), dealer, 0).table
    while table.number < facts:
        pending = table.pending_turns[0]
        assert pending is not None
        action = str(random.choice(game.legal(table.state, 0)))
        table = handle(table, host, Act(0, pending.number, action), dealer, 0).table
        table = handle(table, host, Propose("undo"), dealer, 0).table
    return table, dealer


async def beside_opening(name: str, tables: int, table: Table, dealer: Dealer, *, opens: bool) -> tuple[Cost, int]:
    """Play beside a long table that is opened again and again, or not; return how often it was."""
    random, players = Random(1), people(4)
    games = [played_out(registry.find(name), players, random) for _ in range(tables)]
    opened = 0
    async with served(games, players) as at:
        await put(at, table, dealer)
        playing = asyncio.gather(*(each.play() for each in at.seated))
        while opens and not playing.done():
            actor = await TableActor.open(at.services.store, "long", registry.find, at.services.now)
            assert actor is not None
            assert actor.table.number == table.number
            opened += 1
        await playing
        waits = [wait for each in at.seated for wait in each.waits]
        return Cost(len(waits), 0.0, 0.0, 0, (), waits), opened


async def put(at: Served, table: Table, dealer: Dealer) -> None:
    """Store a table as if it had been played here."""
    created = table.created
    row = TableRow("long", created.game, created.rules, 0, created.host, created.commitment)
    await at.services.store.create(row, dealer.seed, events(table.log), index_of(table))


@click.command()
@click.option("--game", default="cities", show_default=True)
@click.option("--rounds", default=3, show_default=True, help="How often the time is taken at each point.")
@click.option("--facts", default=LONG, show_default=True, help="Of the table that is opened beside others.")
def main(game: str, rounds: int, facts: int) -> None:
    """Tell how the cost of a move grows, what updates weigh, and what opening a long table costs others."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        point(runner, game, {"seats": 1, "watchers": 0, "tables": 1}, 1)  # what is read or computed once is there then
        garbage.set_loaded_objects_aside()
        for varied, numbers in CURVES.items():
            for number in numbers if game == "cities" or varied != "seats" else (1, 2, 4):
                took, calls, cost = point(runner, game, USUAL | {varied: number}, rounds)
                written = cost.bytes / cost.moves
                print(f"{varied} {number:3d}: {took:6.0f} µs {calls:6.0f} calls {written:8.0f} bytes", flush=True)
        for name in registry.names():
            weights = point(runner, name, USUAL, 1)[2].updates
            most = quantiles(weights, n=10)[-1]
            print(f"{name}: {len(weights)} updates, half of them up to {median(weights):.0f} bytes, nine of ten up to")
            print(f"    {most:.0f}, the largest {max(weights)}", flush=True)
        table, dealer = long_table(facts)
        for opens in (False, True):
            cost, opened = runner.run(beside_opening(game, USUAL["tables"], table, dealer, opens=opens))
            waits = sorted(1000 * wait for wait in cost.waits)
            print(
                f"a table of {table.number} facts opened {opened} times: others are told of a move after"
                f" {median(waits):.1f} ms (p50), {quantiles(waits, n=100)[-1]:.1f} (p99), {waits[-1]:.1f} at most"
            )


if __name__ == "__main__":
    main()
