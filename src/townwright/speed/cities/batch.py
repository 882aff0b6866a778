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

from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt

from townwright.games.cities.options import Options
from townwright.speed.cities import action_numbers
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.observation import Seen, see
from townwright.speed.cities.row_layout import CHOICES
from townwright.speed.runtime.mode_arrays import counted
from townwright.speed.runtime.row_batch import ManyRows, Marks, Numbers, at_least_one


class CityBatch(ManyRows):
    """Many games of the same options; row ``game * seats + seat`` is one seat's city.

    With ``device="cuda"`` they live on a graphics card (``speed.cities.cuda_batch``).
    """

    def __new__(cls, *_given: object, device: str = "cpu", **_named: object) -> Self:
        """Make a batch of the device that is asked for."""
        if device == "cpu" or cls is not CityBatch:
            return super().__new__(cls)
        from townwright.speed.cities.cuda_batch import CudaCityBatch  # only a card needs it

        return cast(Self, super().__new__(CudaCityBatch))

    def __init__(self, options: Options, games: int, compiled: bool | None = None, *, device: str = "cpu") -> None:
        self.device = device
        self.fast = FastCities(options, compiled)
        self.options, self.games = options, at_least_one(games)
        row = self.fast.row()
        self.rows: Any = np.tile(row, (len(self), 1)) if self.fast.compiled else [row.copy() for _ in range(len(self))]
        self.counts = np.zeros(len(self), np.int64)
        self.shuffle(0)

    def __len__(self) -> int:
        return self.games * self.options.seats

    # Deals

    def shuffle(self, seed: int, first: int = 0) -> None:
        """Deals the games ``first``, ``first`` + 1 … of a seed and goes back to the first decision."""
        fast, word, first = self.fast, self.fast.word(seed), counted("the first game", first)
        common, seats = self.options.terms.common_layout, self.options.seats
        fast.sources["batch_steps"].shuffle_all(
            fast.figures, fast.faces, fast.tiles, self.rows, seats, common, word, first, self.counts
        )

    def _begin(self, game: int, row: Any) -> None:
        for number in range(game * self.options.seats, (game + 1) * self.options.seats):
            self.rows[number] = row.copy()
            self.counts[number] = row[CHOICES]

    # Decisions

    def step(self, choices: npt.ArrayLike) -> Numbers:
        """One decision in every row. Answers the rewards: the points of each city at the end, nothing before."""
        choices = self.one_each(choices, "choice")
        if (choices < 0).any() or (choices >= self.counts).any():
            raise ValueError("every row needs one choice below its count")
        fast = self.fast
        given = choices if fast.compiled else choices.tolist()
        fast.sources["batch_steps"].step_all(fast.figures, fast.faces, self.rows, given, self.counts)
        return self.points() if self.over else np.zeros(len(self), np.int64)

    def points(self) -> Numbers:
        """What every city is worth now."""
        points = np.zeros(len(self), np.int64)
        self.fast.sources["batch_steps"].score_all(self.rows, points)
        return points

    # For learners

    def masks(self) -> Marks:
        """``[row, action]``: 1 where the action is open now."""
        marks = np.zeros((len(self), action_numbers.ACTIONS), np.uint8)
        self.fast.sources["action_numbers"].mark_all(self.rows, marks)
        return marks

    def step_actions(self, actions: npt.ArrayLike) -> Numbers:
        """Like ``step``, with numbers of actions."""
        choices, actions = np.zeros(len(self), np.int64), self.one_each(actions, "action")
        self.fast.sources["action_numbers"].choices_of(
            self.rows, actions if self.fast.compiled else actions.tolist(), choices
        )
        if (choices < 0).any():
            row = int((choices < 0).argmax())
            raise ValueError(f"the action {actions[row]} is not open in row {row}; masks() marks those that are")
        return self.step(choices)

    def see(self) -> Seen:
        """What every seat sees of its own city."""
        return see(np.asarray(self.rows, np.uint64), self.fast)
