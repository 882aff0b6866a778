"""Many games of Cities whose seats act together, in arrays that every step writes anew."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.games.cities.options import Options
from townwright.speed.cities import action_numbers
from townwright.speed.cities import learner_steps as at
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.learner_batch import parts, pictures
from townwright.speed.cities.row_layout import CHOICES
from townwright.speed.runtime.row_batch import Marks, Numbers, at_least_one

BY_SEAT = ("boards", "stock", "finished")
"""The arrays with a part for each seat; the others are those of the seat that looks."""
OF_THE_MODE = ("_own", "_before", "_shown")


class TogetherCities:
    """Games that end and begin each by itself; arrays are ``[seat, game, …]``, belong to it and are reused."""

    def __init__(self, options: Options, games: int, compiled: bool | None = None) -> None:
        self.fast = fast = FastCities(options, compiled)
        self.seats, self.games = options.seats, at_least_one(games)
        self._common = options.terms.common_layout
        count, row = self.seats * games, fast.row()
        self.rows: Any = np.tile(row, (count, 1)) if fast.compiled else [row.copy() for _ in range(count)]
        self._pictures = fast.words(pictures(fast))
        self.opened = np.zeros((count, int(at.MOST_OPEN)), np.int32)
        self._marks = np.zeros((count, int(action_numbers.ACTIONS)), np.int8)
        self._own_words = np.zeros((count, int(at.SEEN)), np.uint64)
        self._before_words = np.zeros_like(self._own_words)
        self._shown_words = np.zeros((count, self.seats, int(at.SEEN)), np.uint64)
        self._done = np.zeros(count, np.bool_)
        self.begun = np.zeros(games, np.int64)
        """How many games have begun in each place."""
        self.running, self._there = np.zeros(games, np.bool_), np.zeros(count, np.bool_)
        self._rewards = np.zeros(count)
        self._make_views()

    def _make_views(self) -> None:
        """Make what shows other arrays: a copy of a view by itself would show nothing any more."""
        words = (self._own_words, self._before_words, self._shown_words)
        of_the_mode: list[Any] = [each if self.fast.compiled else each.tolist() for each in words]
        self._own, self._before, self._shown = of_the_mode
        by_seat = (self.seats, self.games)
        self.masks = self._marks.reshape(*by_seat, -1)
        """``[seat, game, number]``: 1 where the number can be said now."""
        self.rewards, self.there = self._rewards.reshape(by_seat), self._there.reshape(by_seat)
        self.waiting = self._done.reshape(by_seat)
        """``[seat, game]``: whether the seat has finished its round, and others of its game may have not."""
        self.seen = [self._seen_by(seat) for seat in range(self.seats)]
        """What each seat sees of every game, by name."""

    def _seen_by(self, seat: int) -> dict[str, Marks]:
        loose = self._shown_words.view(np.uint8).reshape(self.seats, self.games, self.seats, -1)[seat]
        found = {}
        for name, shape, first in parts():
            part = loose[:, :, first : first + math.prod(shape)]
            by_seat = name in BY_SEAT
            found[name] = (part if by_seat else part[:, 0]).reshape(
                (self.games, self.seats, *shape[1:]) if by_seat else (self.games, *shape)
            )
        return found

    def __getstate__(self) -> dict[str, Any]:
        views = ("masks", "rewards", "there", "waiting", "seen", *OF_THE_MODE)
        return {name: value for name, value in vars(self).items() if name not in views}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._make_views()

    @property
    def counts(self) -> Numbers:
        """``[seat, game]``: how many numbers are open; the first so many of ``opened`` are they, unless it waits."""
        return np.asarray(self.rows, np.uint64)[:, CHOICES].astype(np.int64).reshape(self.seats, self.games)

    def begin(self, seed: int, asked: npt.NDArray[np.bool_]) -> None:
        """Begin the next game of the seed where it is asked for."""
        fast = self.fast
        fast.sources["steps"].begin_all(
            fast.figures, fast.faces, self._pictures, fast.tiles, self._common, fast.word(seed),
            self.rows, self.opened, self._marks, self._own, self._before, self._done, asked, self.begun,
        )  # fmt: skip
        self.running |= asked
        self._show()

    def step(self, numbers: npt.NDArray[np.int64]) -> None:
        """Say a number ``[seat, game]`` for every seat of each game that runs; one that is not open changes nothing."""
        fast = self.fast
        fast.sources["steps"].take_all(
            fast.figures, fast.faces, self._pictures, self.rows, self.opened, self._marks, self._own, self._before,
            self._done, np.ascontiguousarray(numbers, np.int64).reshape(-1), self.running, self._there, self._rewards,
        )  # fmt: skip
        self._show()

    def random_numbers(self, luck: np.random.Generator) -> Numbers:
        """Return a number ``[seat, game]`` that is open, each as likely as the others; 0, which waits, elsewhere."""
        counts = self.counts
        drawn = (luck.random(counts.shape) * counts).astype(np.int64)
        found = np.take_along_axis(self.opened, drawn.reshape(-1, 1), axis=1).reshape(counts.shape)
        return np.where(self.waiting | (counts == 0), 0, found).astype(np.int64)

    def _show(self) -> None:
        steps = self.fast.sources["steps"]
        steps.show_all(self._own, self._before, self._shown, self._done, self.running)
        if not self.fast.compiled:
            self._shown_words[:] = np.array(self._shown, np.uint64)
