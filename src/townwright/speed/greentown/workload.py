"""Random games of Greentown over words, to be timed by ``townwright bench``."""

from __future__ import annotations

from townwright.games.greentown.options import Options
from townwright.speed.greentown.fast_game import FastGreentown

OPTIONS: dict[str, str] = {}
"""What is agreed in the games that are timed, as text; the readable rules are timed with the same."""

PLAIN_GAMES, COMPILED_GAMES = 10, 1_000
"""How many games are timed at once in each mode."""


def run(games: int, compiled: bool) -> int:
    """Play whole random games of Greentown for two; return how many."""
    FastGreentown(Options(), compiled).play_games(seed=1, games=games)
    return games
