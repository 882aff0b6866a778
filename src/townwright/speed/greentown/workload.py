"""Random games of Greentown over words, to be timed by ``townwright bench``."""

from __future__ import annotations

from townwright.games.greentown.options import Options
from townwright.speed.greentown.fast_game import FastGreentown

OPTIONS: dict[str, str] = {}
"""What is agreed in the games that are timed unless somebody says otherwise, as text."""

PLAIN_GAMES, COMPILED_GAMES = 10, 1_000
"""How many games are timed at once in each mode."""


def can_play(_options: Options) -> bool:
    """Whether there are rules over words for these options: there are for all."""
    return True


def run(games: int, compiled: bool, options: Options | None = None) -> int:
    """Play whole random games of Greentown, for two by default; return how many."""
    FastGreentown(options or Options(), compiled).play_games(seed=1, games=games)
    return games
