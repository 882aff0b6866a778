"""Plays random complete games over all options of a game and checks each: ``dev soak games cities --games 10000``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from time import perf_counter

import click
from rich.progress import track

from tests.playing import random_game
from townwright.core import registry
from townwright.core.dealer import verify
from townwright.core.points import total

CHUNK = 10


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(registry.names()))
@click.option("--games", default=1000, show_default=True, help="Games of each kind.")
@click.option("--seed", default="soak", show_default=True)
def main(names: tuple[str, ...], games: int, seed: str) -> None:
    """Play, check and count."""
    for name in names or registry.names():
        started, endings = perf_counter(), Counter[str]()
        with ProcessPoolExecutor() as workers:
            chunks = workers.map(play_some, *zip(*pieces(name, games, seed), strict=True))
            for chunk in track(chunks, description=name, total=-(-games // CHUNK)):
                endings += chunk
        print(f"{name}: {endings.total()} games without an error in {perf_counter() - started:.0f} s")
        for ending, count in endings.most_common(20):
            print(f"  {count:6} {ending}")


def pieces(name: str, games: int, seed: str) -> Iterator[tuple[str, int, int, str]]:
    """The games cut into chunks for the workers."""
    for first in range(0, games, CHUNK):
        yield name, first, min(CHUNK, games - first), seed


def play_some(name: str, first: int, count: int, seed: str) -> Counter[str]:
    """Plays a chunk of games, each checked; counts how they ended."""
    game = registry.find(name)
    endings: Counter[str] = Counter()
    choices = islice(cycle(game.every_option()), first, first + count)
    for number, options in enumerate(choices, start=first):
        played = random_game(game, options, f"{seed} {name} {number}")
        result = game.result(played.last)
        assert result is not None
        lines = game.points(played.last)
        assert all(game.standing(played.last, seat).total == total(lines, seat) for seat in range(options.seats))
        replay = game.replay(game.write(played.record))
        assert (replay.record, replay.state) == (played.record, played.last)
        verify(game, played.record, played.dealer)
        facts = result.facts()
        endings[" ".join(str(facts[key]) for key in ("outcome", "why", "reason") if facts.get(key)) or "finished"] += 1
    return endings


if __name__ == "__main__":
    main()
