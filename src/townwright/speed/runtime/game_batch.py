"""Thousands of games at once whose decisions do not come in step, from NumPy arrays: what their batches share.

Every game is at a decision of its own; one that is over waits for the others. Choices are numbers below ``counts``, in
the order of the game's ``legal``.
"""

from __future__ import annotations

from abc import abstractmethod
from types import ModuleType
from typing import Any, Generic, Protocol, Self, TypeVar

import numpy as np
import numpy.typing as npt

from townwright.speed.runtime.row_batch import ManyRows, Marks, Numbers


class FastGame(Protocol):
    """What a batch asks of a game over words."""

    @property
    def options(self) -> Any: ...

    @property
    def compiled(self) -> bool: ...

    @property
    def box(self) -> Any: ...

    def numbers(self, values: list[int]) -> Any: ...

    def word(self, number: int) -> Any: ...


Fast = TypeVar("Fast", bound=FastGame)


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
