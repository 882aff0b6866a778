"""Measures moves per second of one server process: ``python3 dev bench server --tables 250 --seconds 20``.

A server and the people around it run in two processes. Every person has a socket and a seat, plays random
legal moves of a real game, and watches the table. The yardstick is the same stack without a game: a
socket message in, one event into the same store, an answer out; and once more with what a move causes besides: as
many bytes to as many sockets. Moves for each second of the server's own processor time are compared too: they hold
also when the machine is busy with other things.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from time import perf_counter

import click
from rich.console import Console
from rich.table import Table

from benchmarks import server_profile
from benchmarks.server_clients import Load, Times, bare_clients, percentile, play_tables
from benchmarks.server_stacks import Served, serve_bare, serve_game, served
from townwright.core import registry


@click.command()
@click.option("--game", default="cities", show_default=True)
@click.option("--tables", default=250, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=20.0, show_default=True, help="For each measurement.")
@click.option(
    "--rate", default=300.0, show_default=True, help="Moves that people want to make in a second; 0: flat out."
)
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def main(game: str, tables: int, seats: int, seconds: float, rate: float, as_json: bool) -> None:
    """Measure the server, and the same stack without a game."""
    results: dict[str, dict[str, float]] = {}
    profile: dict[str, dict[str, float]] = {}
    for offered in dict.fromkeys((rate, 0.0)):
        with served(serve_game, 8991) as server:
            load = Load(server.origin, registry.find(game), seats, tables / offered if offered else 0.0)
            name = f"game at {offered:g}/s" if offered else "game flat out"
            results[name] = asyncio.run(measure(server, load, tables, seconds))
            profile = server.profile()  # that of the last one, flat out, is shown
    size = int(results["game flat out"]["update_p50_bytes"])
    with served(serve_bare, 8992) as server:
        results["bare"] = asyncio.run(measure_bare(server, tables * seats, 1, 0, seconds))
    with served(serve_bare, 8993) as server:
        results["bare with fan-out"] = asyncio.run(measure_bare(server, tables, seats, size, seconds))
    played = results["game flat out"]
    shares = {
        name: [played[rate] / results[name][rate] for rate in ("moves_per_second", "moves_per_cpu_second")]
        for name in ("bare", "bare with fan-out")
    }
    if as_json:
        print(json.dumps({"shares": shares, **results, "profile": profile}))
        return
    shown = Table(
        "",
        "moves/s",
        "per cpu s",
        "answer p50",
        "p99",
        "others p50",
        "p99",
        "update bytes",
        title=f"{tables * seats} sockets, {tables} tables",
    )
    for name, found in results.items():
        shown.add_row(name, *(f"{value:.1f}" for value in found.values()))
    Console().print(shown)
    for name, (share, cpu_share) in shares.items():
        print(f"{share:.1%} of the moves that the stack makes which is {name}, {cpu_share:.1%} by processor time.")
    print("Times in milliseconds, bytes of the median update.")
    Console().print(profile_table(profile["layers"], played["moves_per_cpu_second"]))
    print("Where most of it goes:", ", ".join(list(profile["functions"])[:12]))


def profile_table(layers: dict[str, float], moves_per_cpu_second: float) -> Table:
    """In which layers the server computed flat out."""
    shown = Table("layer", "share", "µs a move", title="processor time of the server, flat out")
    for layer, share in server_profile.shares(layers).items():
        shown.add_row(layer, f"{share:.1%}", f"{share * 1e6 / moves_per_cpu_second:.0f}")
    return shown


async def measure(server: Served, load: Load, tables: int, seconds: float) -> dict[str, float]:
    """Play at all tables at once from the moment when everybody sits; returns rates and percentiles."""
    playing = [asyncio.ensure_future(play_tables(load, Random(number))) for number in range(tables)]
    while load.ready_tables < tables:
        await asyncio.sleep(0.05)
    load.end, before = perf_counter() + seconds, server.cpu()
    server.begin_profile()
    load.begin.set()
    await asyncio.gather(*playing)
    return summary(load.times, seconds, server.cpu() - before)


async def measure_bare(server: Served, groups: int, sockets: int, size: int, seconds: float) -> dict[str, float]:
    """Let all groups of sockets send to the bare stack at once; returns rates and percentiles."""
    times, end, before = Times(), perf_counter() + seconds, server.cpu()
    await asyncio.gather(*(bare_clients(server.origin, sockets, size, end, times) for _ in range(groups)))
    return summary(times, seconds, server.cpu() - before)


def summary(times: Times, seconds: float, cpu: float) -> dict[str, float]:
    """The rates and percentiles of some times."""
    return {
        "moves_per_second": len(times.answered) / seconds,
        "moves_per_cpu_second": len(times.answered) / cpu,
        "answer_p50_ms": percentile(times.answered, 0.5),
        "answer_p99_ms": percentile(times.answered, 0.99),
        "others_p50_ms": percentile(times.shown, 0.5),
        "others_p99_ms": percentile(times.shown, 0.99),
        "update_p50_bytes": sorted(times.updates)[len(times.updates) // 2] if times.updates else 0,
    }


if __name__ == "__main__":
    main()
