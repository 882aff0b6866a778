"""Thousands of games of Greentown or Skylines at once, from NumPy arrays.

Every game is at a decision of its own; one that is over waits for the others. Choices are numbers below ``counts``, in
the order of the game's ``legal``.

>>> import numpy as np
>>> from townwright.games.skylines import GAME
>>> batch = SkylinesBatch(GAME.options({}), games=3, compiled=False)
>>> batch.shuffle(seed=1)
>>> luck = np.random.default_rng(1)
>>> while not batch.over:
...     rewards = batch.step((luck.random(3) * batch.counts).astype(np.int64))
>>> batch.points().tolist()
[[-20, -20], [-20, -20], [-20, -20]]
"""

from __future__ import annotations

from abc import abstractmethod
from types import ModuleType
from typing import Any, Generic, Self, TypeVar

import numpy as np
import numpy.typing as npt

from townwright.games.greentown.options import Options as GreentownOptions
from townwright.games.skylines.options import Options as SkylinesOptions
from townwright.speed import greentown, greentown_seen, greentown_words, modes, skylines, skylines_seen, skylines_words
from townwright.speed.greentown import FastGreentown
from townwright.speed.many_rows import LOST, ManyRows, Marks, Numbers
from townwright.speed.skylines import FastSkylines

Fast = TypeVar("Fast", FastGreentown, FastSkylines)


class GameBatch(ManyRows, Generic[Fast]):
    """Many games of the same options, each a row of the words that are the game."""

    words: ModuleType
    """Where things stand in a row."""

    def __init__(self, fast: Fast, many: ModuleType, games: int) -> None:
        self.fast: Fast = fast
        self.many, self.games, self.seats = many, games, fast.options.seats
        length = self.words.GAME_LENGTH
        rows = np.zeros((games, length), np.int64)
        self.rows: Any = rows if fast.compiled else [[0] * length for _ in range(games)]
        self.counts = np.zeros(games, np.int64)
        self._room = fast.numbers([0] * self.words.ROW_LENGTH)
        self.shuffle(0)

    def __len__(self) -> int:
        return self.games

    # Deals

    def shuffle(self, seed: int, first: int = 0) -> None:
        self.many.shuffle_all(self.fast.box, self.rows, self._room, self.fast.word(seed), first, self.counts)

    def _begin(self, game: int, row: Any) -> None:
        self.rows[game] = row[: self.words.GAME_LENGTH]
        self.counts[game] = row[self.words.CHOICES]

    def row(self, game: int) -> Any:
        """A game by itself, with room to work in: for ``fast.step``, ``fast.actions`` or ``fast.parts``."""
        return self.fast.numbers([*self.rows[game], *[0] * (self.words.ROW_LENGTH - self.words.GAME_LENGTH)])

    # Decisions

    def step(self, choices: npt.ArrayLike) -> Numbers:
        """One decision in every game that is not over. Answers rewards ``[game, seat]``: points when a game ends."""
        choices = self.one_each(choices, "choice")
        running = self.counts > 0
        if (running & ((choices < 0) | (choices >= self.counts))).any():
            raise ValueError("every game that is not over needs one choice below its count")
        given = choices if self.fast.compiled else choices.tolist()
        self.many.step_all(self.fast.box, self.rows, self._room, given, self.counts)
        ended = running & (self.counts == 0)
        return (
            np.where(ended[:, None], self.points(), 0) if ended.any() else np.zeros((self.games, self.seats), np.int64)
        )

    def masks(self, width: int | None = None) -> Marks:
        """``[game, choice]``: 1 where there is such a choice; as wide as the most choices, or as is asked for."""
        columns = np.arange(width or int(self.counts.max(initial=1)))
        return (columns < self.counts[:, None]).astype(np.uint8)

    @abstractmethod
    def points(self) -> Numbers:
        """``[game, seat]``: what every game is worth now."""

    @abstractmethod
    def see(self) -> dict[str, npt.NDArray[Any]]:
        """What the seat to act sees in every game, as named arrays. Nothing in them tells what comes."""

    def copy(self) -> Self:
        other = super().copy()
        other._room = self._room.copy()
        return other


class GreentownBatch(GameBatch[FastGreentown]):
    """Many games of Greentown; a decision is one part of a turn."""

    words = greentown_words

    def __init__(self, options: GreentownOptions, games: int, compiled: bool | None = None) -> None:
        fast = FastGreentown(options, compiled)
        load = modes.compiled if fast.compiled else modes.plain
        super().__init__(fast, load((*greentown.SOURCES, "townwright.speed.greentown_many"))[-1], games)

    def points(self) -> Numbers:
        first = greentown_words.MONEY
        return np.asarray(self.rows, np.int64)[:, first : first + self.seats]

    def see(self) -> dict[str, npt.NDArray[Any]]:
        return greentown_seen.see(np.asarray(self.rows, np.int64), self.fast)


class SkylinesBatch(GameBatch[FastSkylines]):
    """Many games of Skylines. In scenario 5 ``shuffle`` draws and lays out the boards; dealers need a layout."""

    words = skylines_words

    def __init__(self, options: SkylinesOptions, games: int, compiled: bool | None = None) -> None:
        fast = FastSkylines(options, compiled)
        load = modes.compiled if fast.compiled else modes.plain
        super().__init__(fast, load(skylines.SOURCES)[-1], games)

    def points(self) -> Numbers:
        worth = skylines_seen.points(np.asarray(self.rows, np.int64), LOST)
        return np.repeat(worth[:, None], self.seats, axis=1)

    def see(self) -> dict[str, npt.NDArray[Any]]:
        return skylines_seen.see(np.asarray(self.rows, np.int64), self.fast)
