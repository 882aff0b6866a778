"""Makes the tables of the Cities bots: ``python3 dev bench train_cities``.

The table plays whole games against luck, some hundred thousand of them, first learning much from each and then
less and less. It learns with finer entries than those that are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from townwright.bots.cities import tables
from townwright.bots.cities.mind import Mind
from townwright.bots.cities.teaching import RATES
from townwright.games.cities.options import NOMOVE, Options
from townwright.games.cities.pieces import TILES

FINER = 1 << 12
"""While learning, one part of an entry is so many."""
RATES_OF_LEARNING = (1.0, 0.5, 0.25, 0.1)
PORTION = 1000
PATIENCE = 0.5
"""How much the end of a game counts against what the table thinks on the way (the λ of the textbooks)."""
TRIES = 50
"""Layouts that are compared at the start of a game."""

Told = Callable[[int, float], None]


class Pupil:
    """A table that learns."""

    def __init__(self, level: int, walks: bool, start: Sequence[int] | None = None) -> None:
        guess = start or tables.guessed(level, tables.POINT)
        options = Options(level=level, variants=() if walks else (NOMOVE,))
        self.level, self.walks = level, walks
        self.mind = Mind(options, [entry * FINER for entry in guess])
        self.trends = self.mind.rows(2, len(guess), "int64")
        self.tiles = self.mind.tiles(range(1, TILES + 1))

    def play(self, games: int, rate: float, seed: int) -> list[int]:
        """Plays some games and learns from them, unless the rate is 0; answers their points."""
        mind = self.mind
        points = mind.numbers([0] * games)
        mind.teaching.play_games(
            mind.figures, self.tiles, mind.terms, TRIES, int(rate * RATES), int(PATIENCE * RATES), mind.luck(seed),
            mind.faces, mind.weights, self.trends, mind.desk, mind.notes, points,
        )  # fmt: skip
        return [int(each) for each in points]

    def study(self, games: int, told: Told, rates: Sequence[float] = RATES_OF_LEARNING, seed: int = 1) -> None:
        """Plays so many games at each rate, and tells the games so far and the mean points of the last portion."""
        played = 0
        for rate in rates:
            for _ in range(-(-games // PORTION)):
                points = self.play(min(PORTION, games), rate, seed * 1_000_003 + played)
                played += len(points)
                told(played, fmean(points))

    def table(self) -> list[int]:
        """What it has learnt, rounded to the entries that are kept."""
        return [(int(entry) + FINER // 2) // FINER for entry in self.mind.weights]

    def save(self) -> int:
        """Writes the table where the bots find it; answers its size in bytes."""
        data = tables.packed(self.table(), tables.guessed(self.level, tables.POINT))
        tables.FOLDER.mkdir(exist_ok=True)
        (tables.FOLDER / tables.name_of(self.level, self.walks)).write_bytes(data)
        return len(data)
