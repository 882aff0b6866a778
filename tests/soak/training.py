"""Plays games to learn from, compiled and in plain Python, and compares them: ``dev soak training --games 20``."""

from __future__ import annotations

from dataclasses import fields
from itertools import product

import click
import numpy as np

from townwright.bots.cities import learnt_values
from townwright.bots.cities.learning.training import SelfPlayer, TrainingSamples
from townwright.bots.cities.search import CitiesSearch
from townwright.games.cities.options import Options


def samples(options: Options, games: int, trials: float, compiled: bool) -> TrainingSamples:
    """What is noted of some games."""
    table = learnt_values.learnt_table(options.level, options.walks)
    network = learnt_values.learnt_network(options.level, options.walks)
    return SelfPlayer(CitiesSearch(options, table, network, compiled)).play(games, trials, 0, 1, write_samples=True)


@click.command()
@click.option("--games", default=20, show_default=True, help="Games of each level, with and without trials.")
def main(games: int) -> None:
    """Stop at the first sample that differs."""
    for level, variants, trials in product((1, 2, 3), ((), ("nomove",)), (0, 0.5)):
        options = Options(level=level, variants=variants)
        plain, compiled = (samples(options, games, trials, mode) for mode in (False, True))
        for field in fields(TrainingSamples):
            one, other = getattr(plain, field.name), getattr(compiled, field.name)
            assert np.array_equal(one, other), (options, trials, field.name)
    print(f"{12 * games} games: compiled and plain rules note the same")


if __name__ == "__main__":
    main()
