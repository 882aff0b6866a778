"""Random games of Skylines over words, to be timed by ``townwright bench``."""

from __future__ import annotations

from townwright.games.skylines.options import Options, read_options
from townwright.speed.skylines.fast_game import FastSkylines

OPTIONS: dict[str, str] = {}
"""What is agreed in the games that are timed unless somebody says otherwise, as text."""

PLAIN_GAMES, COMPILED_GAMES = 20, 5_000
"""How many games are timed at once in each mode."""


def can_play(_options: Options) -> bool:
    """Whether there are rules over words for these options: there are for all."""
    return True


def run(games: int, compiled: bool, options: Options | None = None) -> int:
    """Play whole random games of Skylines, introductory ones for two by default; return how many."""
    FastSkylines(options or read_options({}), compiled).play_games(seed=1, games=games)
    return games
