"""Plays games to learn from: ``python3 dev bench train_cities`` fits the tables and networks to them.

What a thread notes while it plays stands in numpy's arrays. Playing so needs numba.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from townwright.bots.cities import feature_index, self_play
from townwright.bots.cities.engine import Mind
from townwright.games.cities.city.pieces import ROUNDS, TILES

TRIES = 40
"""Layouts that are compared at the start of a game."""


@dataclass(frozen=True, slots=True)
class Noted:
    """The points of some games, and their cities: rows of the network, entries of the table, wishes, worths."""

    points: Any
    rows: Any
    entries: Any
    counts: Any
    worths: Any
    """What each city should be thought worth, in parts of a point; −1 for those that had no room."""


class Player:
    """Plays games to learn from; each thread has one."""

    def __init__(self, mind: Mind) -> None:
        self.mind, self.numpy = mind, import_module("numpy")
        self.tiles = mind.tiles(range(1, TILES + 1))
        self.best = mind.numbers([0] * ROUNDS)

    def play(self, games: int, trials: float, patience: float, seed: int, note: bool) -> Noted:
        """Plays some games, and notes their cities if that is asked."""
        mind, zeros, lines = self.mind, self.numpy.zeros, games * ROUNDS if note else 0
        noted = Noted(
            zeros(games, "int32"),
            zeros((lines, int(self_play.NOTED_ROWS)), "int16"),
            zeros((lines, int(self_play.NOTED_ENTRIES)), "int32"),
            zeros((lines, int(feature_index.WISHED)), "int8"),
            zeros(lines, "int32"),
        )
        parts = int(self_play.PARTS)
        mind.teaching.play_games(
            mind.figures, self.tiles, mind.terms, TRIES, int(trials * parts), int(patience * parts), mind.luck(seed),
            mind.faces, mind.weights, mind.hunch, mind.desk, mind.notes, mind.sums, self.best, noted.points,
            noted.rows, noted.entries, noted.counts, noted.worths,
        )  # fmt: skip
        return noted
