"""Random games of Skylines over words, to be timed by ``townwright bench``."""

from __future__ import annotations

from townwright.games.skylines.options import read_options
from townwright.speed.skylines.fast_game import FastSkylines

OPTIONS: dict[str, str] = {}
"""What is agreed in the games that are timed, as text; the readable rules are timed with the same."""

PLAIN_GAMES, COMPILED_GAMES = 20, 5_000
"""How many games are timed at once in each mode."""


def run(games: int, compiled: bool) -> int:
    """Play whole random introductory games of Skylines for two; return how many."""
    FastSkylines(read_options({}), compiled).play_games(seed=1, games=games)
    return games
