"""Runs the annealing of one deal: makes the arrays, turns a budget into runs and steps, and keeps the best plans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any

from townwright.games.cities.actions import Layout
from townwright.games.cities.box.layout_figures import FIGURES
from townwright.games.cities.box.tile_faces import board_of, boards
from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.grounds import MASKS
from townwright.games.cities.city.pieces import STARTING_TILES, TURNS
from townwright.games.cities.options import Options
from townwright.speed.runtime import modes
from townwright.speed.runtime.mode_arrays import ModeArrays
from townwright.study.cities import city_spots, plan_changes
from townwright.study.contract import OnProgress

SOURCES = (
    *(module.__name__ for module in MASKS),
    "townwright.speed.runtime.random_stream",
    "townwright.study.cities.city_spots",
    "townwright.study.cities.finished_city",
    "townwright.study.cities.plan_changes",
)
STEPS_A_SECOND = 4_200_000
"""A second of a nominal core is so many steps of the annealing."""
USUAL_RUNS, USUAL_SECONDS = 10, 3.0
"""The runs of the usual budget; with more time both the runs and their length grow, each by its square root."""
FEWEST_STEPS = 2_000
STAGES, LOSSES = 64, 32
"""Temperatures of a run, one after the other; and the losses in points that may be kept."""
WARMTH = {1: (0.8, 0.4), 2: (0.8, 0.4), 3: (1.0, 0.35)}
"""By level: the temperatures in points at the start and at the end of a run."""
CITY_WORDS = 4
FIELDS_ACROSS = 2 * CELLS


def seen_along(line: int) -> int:
    """For each field of a line, in a byte each, how many fields are seen along it; the bits say what can be seen."""
    views = 0
    for field in range(FIELDS_ACROSS):
        after, before = f"{line >> field + 1:b}"[::-1], f"{line:0{FIELDS_ACROSS}b}"[FIELDS_ACROSS - field :]
        seen = sum(len(side) - len(side.lstrip("1")) for side in (after, before))
        views |= seen << FIELDS_ACROSS * field
    return views


def spread(line: int) -> int:
    """A whole byte for each bit of a line."""
    return sum(0xFF << FIELDS_ACROSS * field for field in range(FIELDS_ACROSS) if line >> field & 1)


LINES = tuple(tuple(table(line) for line in range(1 << FIELDS_ACROSS)) for table in (seen_along, spread))
"""The tables of lines that ``city_spots`` wants, one after the other."""


@dataclass(frozen=True, slots=True)
class FoundPlan:
    """A legal plan of a finished city, and what seven tourists can earn in it."""

    points: int
    cells: tuple[int, ...]
    """For each draw the cell of its tile, 0 to 15 in reading order."""
    turns: tuple[int, ...]
    """For each draw how its tile is turned, as an index of ``TURNS``."""


class Annealer(ModeArrays):
    """Searches the finished cities of one deal. A common layout of a quick start is kept as it lay."""

    def __init__(
        self, drawn: Sequence[int], options: Options, layout: Layout | None = None, compiled: bool | None = None
    ) -> None:
        self.compiled = modes.has_compiler() if compiled is None else compiled
        self.options = options
        self.source = modes.load(SOURCES, self.compiled)["plan_changes"]
        self.faces = self.words(boards(options.tiles.faces, CELLS))
        self.tiles = self.numbers([board_of(tile, TURNS[0]) for tile in drawn])
        self.starts = self.numbers([cell for start in start_cells(layout) for cell in start])
        self.near = self.words([near(cell) for cell in range(CELLS * CELLS)])
        self.fixed_turns = () if layout is None else tuple(TURNS.index(laid.turn) for laid in layout.tiles)
        first, last = WARMTH[options.level]
        self.chances = self._rows([chances(first, last, stage) for stage in range(STAGES)], "int64")
        self.plan, self.trial, self.best = (self.numbers([0] * int(city_spots.PLAN_LENGTH)) for _ in range(3))
        self.city, self.kept_city = (self.words([0] * CITY_WORDS) for _ in range(2))
        self.lines = self._rows(LINES, "uint64")
        self.word_rows = self._rows([[0] * int(city_spots.ROOM)] * int(city_spots.WORD_ROWS), "uint64")
        self.number_rows = self._rows([[0] * int(city_spots.ROOM)] * int(city_spots.NUMBER_ROWS), "int64")

    def run(self, steps: int, enough: int, seed: int) -> FoundPlan:
        """Anneal one random plan for so many steps, or until it has enough points, and return the best on the way."""
        for draw, turn in enumerate(self.fixed_turns):
            self.plan[int(city_spots.TURN) + draw] = turn
        points = self.source.anneal(
            self.plan, self.trial, self.best, steps, self.chances, self.starts, self.near, len(self.fixed_turns),
            self.options.level, self.options.walks, self.tiles, self.faces, self.city, self.kept_city, self.word_rows,
            self.number_rows, enough, self.word(seed), self.lines,
        )  # fmt: skip
        draws = int(city_spots.DRAWS)
        best = [int(number) for number in self.best[: 2 * draws]]
        return FoundPlan(int(points), tuple(best[:draws]), tuple(best[draws:]))

    def search(self, seconds: float, enough: int, seed: int, progress: OnProgress) -> list[FoundPlan]:
        """Make all runs that the budget allows, at least one; a run that finds enough is the last."""
        runs, steps = runs_and_steps(seconds)
        found: list[FoundPlan] = []
        for number in range(runs):
            progress(number / runs)
            found.append(self.run(steps, enough, seed + (number << 32)))
            if found[-1].points >= enough:
                break
        return found

    def _rows(self, rows: Sequence[Sequence[int]], kind: str) -> Any:
        if not self.compiled:
            return [list(row) for row in rows]
        import numpy as np  # plain mode does without

        return np.array(rows, kind)


def runs_and_steps(seconds: float) -> tuple[int, int]:
    """How many runs, and of how many steps, so many seconds of a nominal core are."""
    steps = seconds * STEPS_A_SECOND
    runs = max(1, round(USUAL_RUNS * sqrt(seconds / USUAL_SECONDS)))
    return runs, max(FEWEST_STEPS, int(steps / runs))


def chances(first: float, last: float, stage: int) -> list[int]:
    """How likely each loss is kept at a stage, in parts; temperatures fall by the same factor from stage to stage."""
    warmth = first * (last / first) ** (stage / (STAGES - 1))
    return [int(int(plan_changes.PARTS) * exp(-loss / warmth)) for loss in range(LOSSES)]


def near(cell: int) -> int:
    """The cells that touch a cell by a side or a corner, as a mask."""
    row, column = divmod(cell, CELLS)
    return sum(
        1 << other
        for other in range(CELLS * CELLS)
        if other != cell and abs(other // CELLS - row) <= 1 and abs(other % CELLS - column) <= 1
    )


def start_cells(layout: Layout | None) -> list[tuple[int, ...]]:
    """Every way to lay the three starting tiles inside the frame, or to move a layout that was given."""
    figures: list[tuple[tuple[int, int], ...]] = list(FIGURES)
    if layout is not None:
        figures = [tuple((laid.cell.column, laid.cell.row) for laid in layout.tiles)]
    found = []
    for figure in figures:
        west, north = (min(place[way] for place in figure) for way in (0, 1))
        places = [(column - west, row - north) for column, row in figure]
        for down in range(CELLS - max(row for _, row in places)):
            for right in range(CELLS - max(column for column, _ in places)):
                cells = tuple((row + down) * CELLS + column + right for column, row in places)
                found.append(cells[:STARTING_TILES])
    return found
