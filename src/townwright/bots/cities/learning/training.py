"""Plays games to learn from: ``python3 dev bench train_cities`` fits the tables and networks to them.

The samples are NumPy arrays, and playing needs numba.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from townwright.bots.cities.features import feature_index
from townwright.bots.cities.learning import self_play
from townwright.bots.cities.search import CitiesSearch
from townwright.games.cities.city.pieces import ROUNDS, TILES

TRIES = 40
"""Layouts that are compared at the start of a game."""


@dataclass(frozen=True, slots=True)
class TrainingSamples:
    """The points of some games, and of each city: network rows, table entries, counts of empty fields, targets."""

    points: Any
    rows: Any
    entries: Any
    counts: Any
    worths: Any
    """The target worth of each city, in parts of a point; −1 for those that had no room."""


class SelfPlayer:
    """Plays games to learn from with one search; each thread has its own."""

    def __init__(self, search: CitiesSearch) -> None:
        self.search, self.numpy = search, import_module("numpy")
        self.tiles = search.tiles(range(1, TILES + 1))
        self.best = search.numbers([0] * ROUNDS)

    def play(self, games: int, trials: float, end_weight: float, seed: int, write_samples: bool) -> TrainingSamples:
        """Play some games, and return their points and, if ``write_samples`` is set, the samples of their cities."""
        search, zeros, lines = self.search, self.numpy.zeros, games * ROUNDS if write_samples else 0
        samples = TrainingSamples(
            zeros(games, "int32"),
            zeros((lines, int(self_play.SAMPLE_ROWS)), "int16"),
            zeros((lines, int(self_play.SAMPLE_ENTRIES)), "int32"),
            zeros((lines, int(feature_index.FIELD_CLASSES)), "int8"),
            zeros(lines, "int32"),
        )
        parts = int(self_play.PARTS)
        search.self_play.play_games(
            search.figures, self.tiles, search.terms, TRIES, int(trials * parts), int(end_weight * parts),
            search.luck(seed), search.faces, search.weights, search.network, search.workspace, search.scratch,
            search.sums, self.best, samples.points, samples.rows, samples.entries, samples.counts, samples.worths,
        )  # fmt: skip
        return samples
