"""Batches of games whose decisions do not come in step, over NumPy arrays: what those of all games share.

Every game is at a decision of its own; one that is over waits for the others. Choices are numbers below ``counts``, in
the order of the game's ``legal``.
"""

from __future__ import annotations

from abc import abstractmethod
from types import ModuleType
from typing import Any, Generic, Protocol, Self, TypeVar

import numpy as np
import numpy.typing as npt

from townwright.core.dealer import Dealer
from townwright.speed.runtime.mode_arrays import counted
from townwright.speed.runtime.row_batch import ManyRows, Marks, Numbers, at_least_one


class FastGame(Protocol):
    """The interface of a compiled game that a batch needs."""

    @property
    def options(self) -> Any:
        """The options of the game."""

    @property
    def compiled(self) -> bool:
        """Whether the game runs compiled code."""

    @property
    def sources(self) -> dict[str, ModuleType]:
        """The modules of the game in its mode, by their names."""

    @property
    def box(self) -> Any:
        """The components as numbers, which compiled code reads."""

    def numbers(self, values: list[int]) -> Any:
        """An array of numbers, or a list in plain mode."""

    def word(self, number: int) -> Any:
        """One machine word without a sign, or an integer in plain mode."""

    def dealt(self, dealer: Dealer) -> Any:
        """The row of a game that a dealer has dealt."""


Fast = TypeVar("Fast", bound=FastGame)


class GameBatch(ManyRows, Generic[Fast]):
    """Many games of the same options, each a row of machine words."""

    words: ModuleType
    """Where things stand in a row."""

    def __init__(self, fast: Fast, games: int) -> None:
        self.fast: Fast = fast
        self.games, self.seats = at_least_one(games), fast.options.seats
        length = self.words.GAME_LENGTH
        rows = np.zeros((games, length), np.int64)
        self.rows: Any = rows if fast.compiled else [[0] * length for _ in range(games)]
        self.counts = np.zeros(games, np.int64)
        self._room = fast.numbers([0] * self.words.ROW_LENGTH)
        self.shuffle(0)

    def __len__(self) -> int:
        return self.games

    @property
    def many(self) -> ModuleType:
        """The functions over many rows, plain or compiled."""
        return self.fast.sources["batch_steps"]

    # Deals

    def shuffle(self, seed: int, first: int = 0) -> None:
        """Begin the games ``first``, ``first`` + 1 … of a quick seed, those that ``play_games`` plays."""
        first = counted("the first game", first)
        self.many.shuffle_all(self.fast.box, self.rows, self._room, self.fast.word(seed), first, self.counts)

    def _begin(self, game: int, row: Any) -> None:
        self.rows[game] = row[: self.words.GAME_LENGTH]
        self.counts[game] = row[self.words.CHOICES]

    def row(self, game: int) -> Any:
        """One game as a row with working space, for ``fast.step``, ``fast.actions`` or ``fast.parts``."""
        return self.fast.numbers([*self.rows[game], *[0] * (self.words.ROW_LENGTH - self.words.GAME_LENGTH)])

    # Decisions

    def step(self, choices: npt.ArrayLike) -> Numbers:
        """Make one decision in every game that is not over; returns rewards ``[game, seat]``, points at the end."""
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
        """The mask ``[game, choice]``: 1 where there is such a choice; as wide as the most choices, or as asked for."""
        columns = np.arange(width or int(self.counts.max(initial=1)))
        return (columns < self.counts[:, None]).astype(np.uint8)

    @abstractmethod
    def points(self) -> Numbers:
        """The points ``[game, seat]`` that every game is worth now."""

    @abstractmethod
    def see(self) -> dict[str, npt.NDArray[Any]]:
        """The observations of the seat to act in every game, as named arrays; nothing in them tells what comes."""

    def copy(self) -> Self:
        """A copy of the same games at the same moment, to be played on separately."""
        other = super().copy()
        other._room = self._room.copy()
        return other
