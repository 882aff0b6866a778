"""Batches of rows that are dealt, stepped and copied together, over NumPy arrays: what those of all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import islice
from typing import Any, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from townwright.core.dealer import Dealer

Numbers: TypeAlias = npt.NDArray[np.int64]
Marks: TypeAlias = npt.NDArray[np.uint8]

LOST = -20
"""What a lost game is worth to everybody: learners need a number, here and in the environments."""


def at_least_one(games: int) -> int:
    """The number of games, or a refusal if there is none to play."""
    if isinstance(games, bool) or not isinstance(games, int | np.integer):
        raise TypeError(f"a batch has a whole number of games, not {games!r}")
    if games < 1:
        raise ValueError(f"a batch has one game or more, not {games}")
    return int(games)


class ManyRows(ABC):
    """Many games of the same options: an array of rows in compiled mode, a list of lists in plain mode."""

    fast: Any
    games: int
    rows: Any
    counts: Numbers
    """How many choices each row has now; none if it is over."""

    @abstractmethod
    def shuffle(self, seed: int, first: int = 0) -> None:
        """Begin the games ``first``, ``first`` + 1 … of a quick seed, those that ``play_games`` plays."""

    def deal(self, dealers: Iterable[Dealer]) -> None:
        """Begin one game for each dealer, with what it would deal at a table."""
        dealers = list(islice(dealers, self.games + 1))
        if len(dealers) != self.games:
            raise ValueError(f"{self.games} games need as many dealers")
        for dealer in dealers:
            if not isinstance(dealer, Dealer):
                raise TypeError(f"a batch is dealt by dealers, and {dealer!r} is none")
        for game, dealer in enumerate(dealers):
            self._begin(game, self.fast.dealt(dealer))

    @abstractmethod
    def _begin(self, game: int, row: Any) -> None:
        """Put a dealt row into the place of a game."""

    @property
    def over(self) -> bool:
        """Whether all games are over."""
        return not self.counts.any()

    def one_each(self, given: npt.ArrayLike, what: str) -> Numbers:
        """Check that there is one whole number for every row, and return them as an array for compiled code."""
        found = np.asarray(given)
        if found.shape != self.counts.shape:
            raise ValueError(f"{len(self.counts)} rows need one {what} each, not an array of the shape {found.shape}")
        if found.dtype.kind not in "iu":
            raise ValueError(f"every {what} is a whole number; this array holds {found.dtype}")
        return np.ascontiguousarray(found, np.int64)

    def copy(self) -> Self:
        """A copy of the same games at the same moment, to be played on separately."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.rows = self.rows.copy() if self.fast.compiled else [row.copy() for row in self.rows]
        other.counts = self.counts.copy()
        return other
