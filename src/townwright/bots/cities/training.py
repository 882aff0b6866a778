"""Makes what the Cities bots know: ``python3 dev bench train_cities``.

The table and the network play whole games against luck, some hundred thousand of them, first learning much from each
and then less and less.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic

from townwright.bots.cities import hunch, places, tables
from townwright.bots.cities.mind import Mind
from townwright.bots.cities.teaching import RATES
from townwright.games.cities.options import NOMOVE, Options
from townwright.games.cities.pieces import TILES

RATES_OF_LEARNING = ((1.0, 0.4), (0.5, 0.2), (0.25, 0.2), (0.1, 0.2))
"""How much is learnt from a game, and for what part of the time."""
PORTION = 1000
PATIENCE = 0.5
"""How much the end of a game counts against what is thought on the way (the λ of the textbooks)."""
TRIES = 50
"""Layouts that are compared at the start of a game."""
PULLED = 30.0
"""How far each number of a network that goes on counts as pulled before."""
WEAK, SOME = 0.1, 0.2
"""How far the first rows of the network lie from nothing, and what is always added."""

Told = Callable[[int, float], None]


class Pupil:
    """A table and a network that learn."""

    def __init__(self, level: int, walks: bool, go_on: bool = False) -> None:
        options = Options(level=level, variants=() if walks else (NOMOVE,))
        self.level, self.walks, self.played = level, walks, 0
        table, known = tables.guessed(level), tables.SILENT
        if go_on:
            table, known = tables.learnt(level, walks), tables.hunch(level, walks)
        first = exact_rows(known) if known else fresh_rows(Random(level))  # noqa: S311  any beginning will do
        self.mind = Mind(options, table, rounded(first))
        self.tiles = self.mind.tiles(range(1, TILES + 1))
        self.trends = self.mind.rows(2, int(places.LENGTH), "int64")
        self.exact = self.mind.rows(2 * len(first), int(places.WIDTH), "float64")
        for number, row in enumerate(first):
            self.exact[number][:] = row
            self.exact[len(first) + number][:] = [PULLED * PULLED if go_on and known else 1.0] * len(row)
        self.by = self.mind.rows(1, int(places.WIDTH), "float64")[0]

    def play(self, games: int, rate: float, seed: int) -> list[int]:
        """Plays some games and learns from them, unless the rate is 0; answers their points."""
        mind, points = self.mind, self.mind.numbers([0] * games)
        mind.teaching.play_games(
            mind.figures, self.tiles, mind.terms, TRIES, int(rate * RATES), int(PATIENCE * RATES), mind.luck(seed),
            mind.faces, mind.weights, mind.hunch, self.trends, self.exact, self.by, mind.desk, mind.notes, mind.sums,
            points,
        )  # fmt: skip
        return [int(each) for each in points]

    def study(self, rate: float, seconds: float, told: Told) -> None:
        """Plays for some seconds at a rate, and tells the games so far and the mean points of each portion."""
        until = monotonic() + seconds
        while monotonic() < until:
            points = self.play(PORTION, rate, 1 + self.played)
            self.played += len(points)
            told(self.played, fmean(points))

    def save(self, folder: Path = tables.FOLDER) -> int:
        """Writes what was learnt where the bots find it; answers its size in bytes."""
        table = tables.packed([int(entry) for entry in self.mind.weights], tables.guessed(self.level))
        numbers = tables.squeezed([int(number) for row in self.mind.hunch for number in row])
        folder.mkdir(exist_ok=True)
        (folder / tables.table_name(self.level, self.walks)).write_bytes(table)
        (folder / tables.hunch_name(self.level, self.walks)).write_bytes(numbers)
        return len(table) + len(numbers)


def fresh_rows(random: Random) -> list[list[float]]:
    """A network that knows nothing yet. With no round left it has no say."""
    first_say, width = int(places.SAY_ROWS), int(places.WIDTH)
    rows = [[random.uniform(-WEAK, WEAK) for _ in range(width)] for _ in range(int(places.ROUND_ROWS))]
    rows += [[SOME] * width for _ in range(int(places.ROUNDS))]
    rows += [[0.0] * width]
    rows += [[random.uniform(-SOME, SOME) for _ in range(width)] for _ in range(first_say + 1, int(places.ROWS))]
    return rows


def exact_rows(rows: tables.Rows) -> list[list[float]]:
    """The inverse of ``rounded``."""
    return [[each / parts_of(number) for each in row] for number, row in enumerate(rows)]


def rounded(rows: list[list[float]]) -> list[list[int]]:
    """The network in whole numbers."""
    return [[int(each * parts_of(number)) for each in row] for number, row in enumerate(rows)]


def parts_of(number: int) -> int:
    """How many parts make one in a row."""
    return int(hunch.SAY_PARTS if number >= places.SAY_ROWS else hunch.ROW_PARTS)
