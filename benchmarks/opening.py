"""Measures how long a table takes to open: ``python3 dev bench opening``.

Random games of four are played at real tables. Each is then opened as a server opens it, from its first fact and from
the last snapshot that it kept, turn about; figures are medians over games.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter

import click

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer
from townwright.server.live.snapshots.reader import EVERY, snapshot_of, table_of
from townwright.server.store.models import Snapshot
from townwright.tables.commands import Act, PersonSender, Sit
from townwright.tables.fact_replay import create_table
from townwright.tables.facts import Created, NumberedFact
from townwright.tables.handler import handle
from townwright.tables.replies import Refused
from townwright.tables.table import Table

HOST = "ada"
ROUNDS = 5


@dataclass(frozen=True)
class Times:
    """The milliseconds to open a table both ways, and the number of its facts."""

    facts: int
    replayed: float
    from_snapshot: float


def play_random_game(game: AnyGame, seed: int) -> tuple[Sequence[NumberedFact], Snapshot | None]:
    """Play a random game of four; returns its log, and the last snapshot that was due before its end."""
    random, dealer = Random(seed), Dealer(seed.to_bytes(32, "big"))
    words = tuple(game.option_words(game.options({"seats": "4"})).items())
    table = create_table(
        NumberedFact(1, 0, Created(game.name, game.rules, words, HOST, dealer.commitment, several=True))
    )
    for seat in range(len(table.holders)):
        table = send_command(table, Sit(seat), dealer)
    kept, before = None, 0
    while table.playing:
        seat = random.choice(table.to_act)
        pending = table.pending_turns[seat]
        action = str(random.choice(table.game.legal(table.state, seat)))
        table = send_command(table, Act(seat, pending.number if pending else 0, action), dealer)
        if table.playing and table.number >= before + EVERY:
            kept, before = snapshot_of(table), table.number
    return table.log, kept


def send_command(table: Table, command: Act | Sit, dealer: Dealer) -> Table:
    """The table after a command of the host; ends the program if it is refused."""
    handled = handle(table, PersonSender(HOST), command, dealer, 0)
    if isinstance(handled.reply, Refused):
        raise SystemExit(handled.reply.why.english)
    return handled.table


def measure_opening(log: Sequence[NumberedFact], kept: Snapshot | None) -> Times:
    """The shortest times of some rounds, both ways in turn."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for way, snapshot in enumerate((None, kept)):
            started = perf_counter()
            table_of(log, snapshot, registry.find)
            times[way].append(1000 * (perf_counter() - started))
    return Times(len(log), *map(min, times))


@click.command()
@click.option("--games", default=20, show_default=True, help="Of each kind.")
@click.option("--json", "as_json", is_flag=True)
def main(games: int, as_json: bool) -> None:
    """Measure the tables of every game, and print the medians."""
    results = {}
    for name in registry.names():
        found = [measure_opening(*play_random_game(registry.find(name), seed)) for seed in range(games)]
        facts, replayed, from_snapshot = (
            median(getattr(one, part) for one in found) for part in ("facts", "replayed", "from_snapshot")
        )
        results[name] = {"facts": facts, "replayed_ms": replayed, "from_snapshot_ms": from_snapshot}
        if not as_json:
            print(
                f"{name}: {games} games of {facts:g} facts: {replayed:.1f} ms from the first fact, "
                f"{from_snapshot:.1f} ms from the last snapshot before the end",
                flush=True,
            )
    if as_json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
