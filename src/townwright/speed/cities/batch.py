"""Thousands of cities in step, from NumPy arrays.

Every city has the same number of decisions, so all of them are at the same one: the layout, a tile, a
tourist. Choices are numbers below ``counts``, in the order of the game's ``legal``; learners that need a
number to mean the same in every position use ``masks`` and ``step_actions`` instead.

>>> import numpy as np
>>> from townwright.games.cities.options import Options
>>> batch = CityBatch(Options(level=3), games=100, compiled=False)
>>> batch.shuffle(seed=1)
>>> luck = np.random.default_rng(1)
>>> while not batch.over:
...     points = batch.step((luck.random(len(batch)) * batch.counts).astype(np.int64))
>>> float(points.mean())
12.61
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.games.cities.city.masks import LAST, STOCK
from townwright.games.cities.options import Options
from townwright.speed.cities import action_numbers
from townwright.speed.cities import steps as steps
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.runtime.row_batch import ManyRows, Marks, Numbers

BOARDS = int(LAST) + 1
"""Attractions, parks, terraces, water, tourists, and the tile just laid."""
SIDE, KINDS, TURNS = 8, 4, 4


@dataclass(frozen=True)
class Seen:
    """What every seat sees of its own city, by row. Nothing of it tells what comes."""

    boards: Marks
    """``[row, board, down, across]``, the city in the upper left corner."""
    hand: Marks
    """``[row, turn, kind, down, across]`` of the tile in hand; zero where none is."""
    turned_up: Marks
    """``[row, tile]``: which tiles have come, the one in hand included."""
    stock: Numbers
    """Tourists that wait."""
    stage: Numbers
    """The decision that is due: 0 layout, 1 tile, 2 tourist, 3 extra tile, 4 last tourist, 5 none."""


class CityBatch(ManyRows):
    """Many games of the same options; row ``game * seats + seat`` is one seat's city."""

    def __init__(self, options: Options, games: int, compiled: bool | None = None) -> None:
        self.fast = FastCities(options, compiled)
        self.options, self.games = options, games
        row = self.fast.row()
        self.rows: Any = np.tile(row, (len(self), 1)) if self.fast.compiled else [row.copy() for _ in range(len(self))]
        self.counts = np.zeros(len(self), np.int64)
        self.shuffle(0)

    def __len__(self) -> int:
        return self.games * self.options.seats

    # Deals

    def shuffle(self, seed: int, first: int = 0) -> None:
        fast, word = self.fast, self.fast.word(seed)
        common, seats = self.options.terms.common_layout, self.options.seats
        fast.games.shuffle_all(fast.figures, fast.faces, fast.tiles, self.rows, seats, common, word, first, self.counts)

    def _begin(self, game: int, row: Any) -> None:
        for number in range(game * self.options.seats, (game + 1) * self.options.seats):
            self.rows[number] = row.copy()
            self.counts[number] = row[steps.CHOICES]

    # Decisions

    def step(self, choices: npt.ArrayLike) -> Numbers:
        """One decision in every row. Answers the rewards: the points of each city at the end, nothing before."""
        choices = self.one_each(choices, "choice")
        if (choices < 0).any() or (choices >= self.counts).any():
            raise ValueError("every row needs one choice below its count")
        fast = self.fast
        given = choices if fast.compiled else choices.tolist()
        fast.games.step_all(fast.figures, fast.faces, self.rows, given, self.counts)
        return self.points() if self.over else np.zeros(len(self), np.int64)

    def points(self) -> Numbers:
        """What every city is worth now."""
        points = np.zeros(len(self), np.int64)
        self.fast.games.score_all(self.rows, points)
        return points

    # For learners

    def masks(self) -> Marks:
        """``[row, action]``: 1 where the action is open now."""
        marks = np.zeros((len(self), action_numbers.ACTIONS), np.uint8)
        self.fast.actions.mark_all(self.rows, marks)
        return marks

    def step_actions(self, actions: npt.ArrayLike) -> Numbers:
        """Like ``step``, with numbers of actions."""
        choices, actions = np.zeros(len(self), np.int64), self.one_each(actions, "action")
        self.fast.actions.choices_of(self.rows, actions if self.fast.compiled else actions.tolist(), choices)
        if (choices < 0).any():
            row = int((choices < 0).argmax())
            raise ValueError(f"the action {actions[row]} is not open in row {row}; masks() marks those that are")
        return self.step(choices)

    def see(self) -> Seen:
        """What every seat sees of its own city."""
        rows = np.asarray(self.rows, np.uint64)
        stages = rows[:, steps.STAGE].astype(np.int64)
        held = ((stages == steps.TILE) | (stages == steps.EXTRA))[:, None, None, None, None]
        turned_up = rows[:, steps.TURNED_UP].astype(np.int64)
        tiles = (rows[:, steps.STACK :] >> np.uint64(steps.PLACE)).astype(np.int64) // (KINDS * TURNS)
        seen = np.zeros((len(rows), steps.TILES), np.uint8)
        came = np.arange(steps.TILES) < turned_up[:, None]
        seen[np.nonzero(came)[0], tiles[came]] = 1
        faces = np.asarray(self.fast.faces, np.uint64).reshape(-1, TURNS, KINDS)
        hands = bits(faces)[(rows[:, steps.HAND] >> np.uint64(steps.PLACE)).astype(np.int64) // (KINDS * TURNS)]
        return Seen(
            boards=bits(rows[:, :BOARDS]),
            hand=hands[..., :2, :2] * held,
            turned_up=seen,
            stock=rows[:, STOCK].astype(np.int64),
            stage=stages,
        )


def bits(boards: npt.NDArray[np.uint64]) -> Marks:
    """Boards as fields of 0 and 1: two more dimensions, down and across."""
    loose = np.ascontiguousarray(boards)[..., None].view(np.uint8)
    return np.unpackbits(loose, axis=-1, bitorder="little").reshape(*boards.shape, SIDE, SIDE)
