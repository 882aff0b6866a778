"""Random games to be timed: by the readable rules of any game, and at full speed where a game has it."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from townwright.core.contract import AnyGame
from townwright.speed.deals import Deals
from townwright.speed.measuring import Measure

DECISIONS_OF_A_CITY = 27
"""The layout, and a tile and a tourist in each of 13 rounds."""


def play_readable(game: AnyGame, options: Any, seed: str) -> int:
    """Plays one random game by the readable rules; answers how many actions its seats took."""
    random, deals, actions = Random(seed), Deals(seed), 0  # noqa: S311  a random player, not a secret
    state = deals.start(game, options)
    while to_act := game.to_act(state):
        seat, actions = random.choice(to_act), actions + 1
        state = deals.go_on(game, game.play(state, seat, random.choice(game.legal(state, seat))))
    game.result(state)
    return actions


class Readable:
    """A few random games at a time, each with another seed."""

    def __init__(self, game: AnyGame, options: Any, games: int) -> None:
        self.game, self.options, self.games, self.played = game, options, games, 0

    def __call__(self) -> int:
        for _ in range(self.games):
            play_readable(self.game, self.options, f"bench {self.played}")
            self.played += 1
        return self.games


def cities_run(games: int, compiled: bool) -> int:
    """Whole random cities at level 3; answers how many."""
    from townwright.games.cities.options import Options
    from townwright.speed.cities import FastCities

    FastCities(Options(level=3), compiled).play_games(seed=1, games=games)
    return games


def greentown_run(games: int, compiled: bool) -> int:
    """Whole random games of Greentown for two; answers how many."""
    from townwright.games.greentown.options import Options
    from townwright.speed.greentown import FastGreentown

    FastGreentown(Options(), compiled).play_games(seed=1, games=games)
    return games


def skylines_run(games: int, compiled: bool) -> int:
    """Whole random introductory games of Skylines for two; answers how many."""
    from townwright.games.skylines.options import read_options
    from townwright.speed.skylines import FastSkylines

    FastSkylines(read_options({}), compiled).play_games(seed=1, games=games)
    return games


RUNS = {
    "cities": (cities_run, 300, 200_000),
    "greentown": (greentown_run, 10, 1_000),
    "skylines": (skylines_run, 20, 5_000),
}
"""By game: how it runs, and how many games are timed at once, plain and compiled."""


def workloads(game: AnyGame, compiled: bool) -> list[Measure]:
    """What ``townwright bench`` times for a game."""
    options = game.options({"level": "3"} if game.name == "cities" else {})
    found = [Measure(f"{game.name}: readable rules", "games", Readable(game, options, 3))]
    if game.name in RUNS:
        run, few, many = RUNS[game.name]
        found.append(Measure(f"{game.name}: plain words", "games", partial(run, few, compiled=False)))
        if compiled:
            found.append(Measure(f"{game.name}: compiled", "games", partial(run, many, compiled=True)))
    return found
