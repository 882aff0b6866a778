"""Many games for learners, in arrays that every step writes anew: what is seen, what is open, what it earned.

Games end and begin each by itself. Either every seat is asked in turn and shown what it may see, or the other seats
play at random and one seat, which goes round from game to game, is the learner's.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.speed.runtime.game_batch import FastGame
from townwright.speed.runtime.row_batch import Numbers, at_least_one

MOST_SAID = 128
"""Room for the numbers of one action."""


class LearnerGames:
    """Games of the same options. All arrays belong to it and are reused."""

    def __init__(
        self,
        fast: FastGame,
        words: ModuleType,
        games: int,
        actions: int,
        shapes: Mapping[str, tuple[int, ...]],
        facts: tuple[int, ...] = (),
        random_opponents: bool = False,
    ) -> None:
        self.fast, self.games, self.seats = fast, at_least_one(games), fast.options.seats
        self.random_opponents = random_opponents
        names, sizes = tuple(shapes), [math.prod(shape) for shape in shapes.values()]
        if names != fast.sources["shown_arrays"].NAMES:
            raise ValueError(f"compiled code writes other arrays than {', '.join(names)}")
        ends = np.cumsum(sizes)
        self.layout = fast.numbers([0, *(int(end) for end in ends), *facts])
        rows = np.zeros((games, words.GAME_LENGTH), np.int64)
        self.rows: Any = rows if fast.compiled else [[0] * words.GAME_LENGTH for _ in range(games)]
        self._room = fast.numbers([0] * words.ROW_LENGTH)
        self.numbers_said = np.zeros((games, MOST_SAID), np.int32)
        self.numbers_open = np.zeros((games, fast.sources["open_numbers"].MOST_OPEN), np.int32)
        self.masks = np.zeros((games, actions), np.int8)
        """``[game, number]``: 1 where the number can be said now."""
        self._parts = [
            (name, int(end) - size, int(end), shapes[name]) for name, size, end in zip(names, sizes, ends, strict=True)
        ]
        self.width = int(ends[-1])
        """How many numbers are seen of a game."""
        self._seen = np.zeros((games, self.width), np.int16)
        self.begun = np.zeros(games, np.int64)
        """How many games have begun in each place."""
        self.looking = np.zeros(games, np.int64)
        """The seat that each game is shown to."""
        self._lucks: Any = np.zeros(games, np.uint64) if fast.compiled else [0] * games
        self.running, self.there = np.zeros(games, np.bool_), np.zeros(games, np.bool_)
        self.worths = np.zeros((games, self.seats))
        """``[game, seat]``: what a game that has just ended was worth."""
        self.rewards = np.zeros(games)
        self._make_views()

    def _make_views(self) -> None:
        """Make what shows other arrays, and find the code: neither can be copied by itself."""
        self._steps = self.fast.sources["learner_steps"]
        self.seen = self.named(self._seen)
        """What is seen of every game, by name."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_steps", "seen")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._make_views()

    def named(self, seen: npt.NDArray[np.int16]) -> dict[str, npt.NDArray[Any]]:
        """Return views of what is seen by the names of the arrays; the last dimension becomes the shape of each."""
        before = seen.shape[:-1]
        return {name: seen[..., first:end].reshape(*before, *shape) for name, first, end, shape in self._parts}

    @property
    def opened(self) -> npt.NDArray[np.int32]:
        """The numbers that are open in each game, the first ``counts`` of its row."""
        return self.numbers_open[:, 1:]

    @property
    def counts(self) -> Numbers:
        """How many numbers are open in each game."""
        return self.numbers_open[:, 0].astype(np.int64)

    def begin(self, seed: int, asked: npt.NDArray[np.bool_]) -> None:
        """Begin the next game of the seed where it is asked for; one that is over before it is asked is dealt again."""
        fast = self.fast
        self._steps.begin_all(
            fast.box, self.rows, self._room, self.numbers_said, self.numbers_open, self.masks, self.layout,
            self._seen, self.looking, self._lucks, self.random_opponents, fast.word(seed), asked, self.begun,
            self.running,
        )  # fmt: skip

    def step(self, numbers: npt.NDArray[np.int64]) -> None:
        """Say one number in every game that runs; one that is not open changes nothing and is marked in ``there``."""
        asked = self.looking.copy()
        self._steps.take_all(
            self.fast.box, self.rows, self._room, self.numbers_said, self.numbers_open, self.masks, self.layout,
            self._seen, self.looking, self._lucks, self.random_opponents, numbers, self.running, self.there,
            self.worths,
        )  # fmt: skip
        self.rewards[:] = self.worths[np.arange(self.games), asked]
