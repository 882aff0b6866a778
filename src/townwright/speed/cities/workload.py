"""Random games of Cities over words, to be timed by ``townwright bench``."""

from __future__ import annotations

from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.options import Options
from townwright.speed.cities.fast_game import FastCities

OPTIONS: dict[str, str] = {"level": "3"}
"""What is agreed in the games that are timed unless somebody says otherwise, as text."""

PLAIN_GAMES, COMPILED_GAMES = 300, 200_000
"""How many games are timed at once in each mode."""

DECISIONS_OF_A_CITY = 1 + 2 * ROUNDS
"""The layout, and a tile and a tourist in each round."""


def can_play(options: Options) -> bool:
    """Whether there are rules over words for these options."""
    return options.terms.compiled


def run(games: int, compiled: bool, options: Options | None = None) -> int:
    """Play whole random cities, at level 3 by default; return how many."""
    FastCities(options or Options(level=3), compiled).play_games(seed=1, games=games)
    return games
