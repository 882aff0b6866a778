"""Asks bots about twin positions, which differ only in what their seat cannot know: ``dev soak bot_twins``.

The same view, seed and budget must give the same move and the same number of nodes whatever the hidden rest is.
The other position is made by the game's ``twins.py``, or where nothing is hidden it is a copy: nothing but what the
position says may count, neither what the bot thought before nor where in memory it lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from importlib import import_module
from itertools import cycle, islice
from random import Random
from time import perf_counter
from typing import Any

import click
from rich.progress import track

from tests.playing import random_game
from townwright import bots
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.core.seats import CHANCE, Seat

CHUNK = 20
PER_GAME = 5
"""Positions taken from one random game."""


def moments(name: str, seed: str, count: int) -> Iterator[tuple[Any, Any, Seat]]:
    """Positions with a twin each, and the seat that cannot tell them apart; from random games of every option."""
    game, twins, random = registry.find(name), import_module(f"tests.games.{name}.twins"), Random(seed)
    found = 0
    for number, options in enumerate(cycle(game.every_option())):
        case = random_game(game, options, f"{seed} {number}")
        asked = [(state, event.seat) for state, event in zip(case.states, case.events, strict=False)]
        asked = [(state, seat) for state, seat in asked if seat != CHANCE]
        for state, seat in random.sample(asked, min(PER_GAME, len(asked))):
            other = twins.twin(state, seat, random) if twins.HIDES else deepcopy(state)
            if other is not None and (other != state) is twins.HIDES:
                yield state, other, seat
                found += 1
                if found == count:
                    return


def compare_some(name: str, seed: str, count: int, nodes: int) -> int:
    """Asks every bot of the game in turn; answers how many nodes were looked at."""
    game, looked = registry.find(name), 0
    players = cycle(bots.of(name))
    for number, (state, other, seat) in enumerate(islice(moments(name, seed, count), count)):
        bot = next(players)
        once, again = (
            bot.choose(game.view(each, seat), game.legal(each, seat), Limit(nodes), Random(number))
            for each in (state, other)
        )
        if (once.action, once.nodes) != (again.action, again.nodes):
            raise AssertionError(f"{name}: {bot.name} does {once.action} or {again.action}, by what it cannot know")
        looked += once.nodes
    return looked


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(registry.names()))
@click.option("--positions", default=2000, show_default=True, help="Positions of each game.")
@click.option("--nodes", default=200, show_default=True)
@click.option("--seed", default="twins", show_default=True)
def main(names: tuple[str, ...], positions: int, nodes: int, seed: str) -> None:
    """Compare and count."""
    for name in names or registry.names():
        started, starts = perf_counter(), range(0, positions, CHUNK)
        with ProcessPoolExecutor() as workers:
            chunks = workers.map(
                compare_some,
                [name] * len(starts),
                [f"{seed} {first}" for first in starts],
                [min(CHUNK, positions - first) for first in starts],
                [nodes] * len(starts),
            )
            looked = sum(track(chunks, description=name, total=len(starts)))
        took = perf_counter() - started
        print(f"{name}: {positions} positions and their twins, same moves and nodes ({looked} nodes, {took:.0f} s)")


if __name__ == "__main__":
    main()
