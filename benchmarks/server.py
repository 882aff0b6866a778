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
from benchmarks.server_clients import Load, Times, bare_messages, bare_sockets, people, percentile, play_game, sit_down
from benchmarks.server_stacks import Served, serve_bare, serve_game, served
from townwright.core import registry
from townwright.server.ops import garbage


@click.command()
@click.option("--game", default="cities", show_default=True)
@click.option("--tables", default=250, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=20.0, show_default=True, help="For each measurement.")
@click.option(
    "--rate", default=300.0, show_default=True, help="Moves that people want to make in a second; 0: flat out."
)
@click.option("--watchers", default=0, show_default=True, help="People at each table who only look on.")
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def main(game: str, tables: int, seats: int, seconds: float, rate: float, watchers: int, as_json: bool) -> None:
    """Measure the server, and the same stack without a game."""
    results: dict[str, dict[str, float]] = {}
    profile: dict[str, dict[str, float]] = {}
    for offered in dict.fromkeys((rate, 0.0)):
        with served(serve_game, 8991) as server:
            load = Load(server.origin, registry.find(game), seats, tables / offered if offered else 0.0)
            name = f"game at {offered:g}/s" if offered else "game flat out"
            results[name] = asyncio.run(measure(server, load, tables, seconds, watchers))
            profile = load.profile or {}  # that of the last one, flat out, is shown
    size = int(results["game flat out"]["update_p50_bytes"])
    with served(serve_bare, 8992) as server:
        results["bare"] = asyncio.run(measure_bare(server, tables * (seats + watchers), 1, 0, seconds))
    with served(serve_bare, 8993) as server:
        results["bare with fan-out"] = asyncio.run(measure_bare(server, tables, seats + watchers, size, seconds))
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
        title=f"{tables * (seats + watchers)} sockets, {tables} tables",
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


async def measure(server: Served, load: Load, tables: int, seconds: float, watchers: int = 0) -> dict[str, float]:
    """Play at all tables at once until the time is over; returns rates and percentiles.

    Tables are made, and everybody sits down at them, while nothing is measured: that is no part of a move. Nor are
    collections of garbage among the people, which would count as waiting for the server.
    """
    randoms = [Random(number) for number in range(tables)]
    https = await asyncio.gather(*(people(server.origin, load.seats + watchers) for _ in randoms))
    played = cpu = 0.0
    while played < seconds:
        seated = await asyncio.gather(*(sit_down(load, some, watchers) for some in https))
        began, before = perf_counter(), server.cpu()
        load.end = began + seconds - played
        if load.profile is None:
            server.begin_profile()
        at_once = zip(seated, randoms, strict=True)
        with garbage.paused():
            await asyncio.gather(*(play_game(load, each.table, each.clients, random) for each, random in at_once))
        played, cpu = played + perf_counter() - began, cpu + server.cpu() - before
        if load.profile is None:
            load.profile = server.profile()
        await asyncio.gather(*(each.close(load.times) for each in seated))
    for http in (one for some in https for one in some):
        await http.aclose()
    return summary(load.times, played, cpu)


async def measure_bare(server: Served, groups: int, sockets: int, size: int, seconds: float) -> dict[str, float]:
    """Let all groups of sockets send to the bare stack at once; returns rates and percentiles."""
    opened = await asyncio.gather(*(bare_sockets(server.origin, sockets, size) for _ in range(groups)))
    times, end, before = Times(), perf_counter() + seconds, server.cpu()
    with garbage.paused():
        await asyncio.gather(*(bare_messages(group, size, end, times) for group in opened))
    cpu = server.cpu() - before
    for socket in (one for group in opened for one in group):
        await socket.close()
    return summary(times, seconds, cpu)


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
