"""Plays random games twice, by the readable rules and compiled, and compares them: ``dev soak speed --games 2000``.

Every offered action, every position and every point is compared, over all options
that are compiled, and in Skylines with our component sets and a wild one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import cycle, islice
from time import perf_counter
from typing import Any

import click
import numpy as np
from rich.progress import track

from tests.speed import cities_agree, greentown_agree, skylines_agree
from tests.speed.wild_set import wild_set
from townwright.games.cities.options import Options as CitiesOptions
from townwright.games.cities.options import every_option as cities_options
from townwright.games.greentown.options import Options as GreentownOptions
from townwright.games.greentown.options import every_option as greentown_options
from townwright.games.skylines import GAME as SKYLINES
from townwright.games.skylines.box.loader import own_set, own_sets
from townwright.games.skylines.options import every_option as skylines_options
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.greentown.fast_game import FastGreentown
from townwright.speed.runtime import modes
from townwright.speed.skylines.fast_game import FastSkylines

CHUNK = 10

Agree = Callable[[Any, str, bool], int]
"""Plays one game of the options from a seed and answers how many offered actions were compared."""

SIDES: dict[str, tuple[Callable[[], Iterable[Any]], Agree]] = {
    "cities": (lambda: (each for each in cities_options() if not each.free), cities_agree.agree),
    "greentown": (greentown_options, greentown_agree.agree),
    "skylines": (
        lambda: (
            replace(each, box=box) for box in (*map(own_set, own_sets()), wild_set()) for each in skylines_options()
        ),
        skylines_agree.agree,
    ),
}
"""By game: the options that are compiled, and how a game is compared."""

WHOLE: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "cities": (FastCities, tuple(CitiesOptions(level=level) for level in (1, 2, 3))),
    "greentown": (FastGreentown, (GreentownOptions(),)),
    "skylines": (FastSkylines, tuple(SKYLINES.options({"scenario": each}) for each in ("intro", "4", "5"))),
}
"""By game: what plays runs of whole games, and with which options it does so here in both modes."""
RUN = 4
"""Whole games of a run."""


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(tuple(SIDES)))
@click.option("--games", default=2000, show_default=True, help="Games of each kind.")
@click.option("--seats", default=None, type=int, help="Change the number of seats in every option.")
@click.option("--seed", default="speed", show_default=True)
def main(names: tuple[str, ...], games: int, seats: int | None, seed: str) -> None:
    """Compare and count."""
    for name in names or tuple(SIDES):
        compare_whole_games(name)
        started, compared = perf_counter(), 0
        pieces = [(name, first, min(CHUNK, games - first), seats, seed) for first in range(0, games, CHUNK)]
        with ProcessPoolExecutor() as workers:
            chunks = workers.map(compare_some, *zip(*pieces, strict=True))
            for chunk in track(chunks, description=name, total=len(pieces)):
                compared += chunk
        mode = "compiled" if modes.has_compiler() else "plain"
        took = perf_counter() - started
        print(f"{name}: {games} games, {compared} offered actions, {mode} and readable rules agree ({took:.0f} s)")


def compare_whole_games(name: str) -> None:
    """Let both modes play runs of games from the same seed, and compare their results."""
    kind, some = WHOLE[name]
    for options in some:
        plain, other = (
            np.array([*kind(options, mode).play_games(seed=7, games=RUN)]).tolist()
            for mode in (False, modes.has_compiler())
        )
        assert plain == other, f"{name} with {options} is played otherwise when it is compiled"


def compare_some(name: str, first: int, count: int, seats: int | None, seed: str) -> int:
    """Compares a chunk of games; answers how many offered actions there were."""
    find_options, agree = SIDES[name]
    options = list(find_options())
    if seats is not None:
        options = [replace(each, seats=seats) for each in options]
    chosen = islice(cycle(options), first, first + count)
    return sum(
        agree(each, f"{seed} {name} {number}", modes.has_compiler()) for number, each in enumerate(chosen, start=first)
    )


if __name__ == "__main__":
    main()
