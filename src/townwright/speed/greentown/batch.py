"""Thousands of games of Greentown at once, from NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.games.greentown.options import Options
from townwright.speed.greentown import observation, row_layout
from townwright.speed.greentown.fast_game import FastGreentown
from townwright.speed.runtime.game_batch import GameBatch
from townwright.speed.runtime.row_batch import Numbers


class GreentownBatch(GameBatch[FastGreentown]):
    """Many games of Greentown; a decision is one part of a turn."""

    words = row_layout

    def __init__(self, options: Options, games: int, compiled: bool | None = None) -> None:
        super().__init__(FastGreentown(options, compiled), games)

    def points(self) -> Numbers:
        """Returns the money of every seat: ``[game, seat]``."""
        first = row_layout.MONEY
        return np.asarray(self.rows, np.int64)[:, first : first + self.seats]

    def see(self) -> dict[str, npt.NDArray[Any]]:
        """Returns what the seat to act may see of every game, as arrays by name."""
        return observation.see(np.asarray(self.rows, np.int64), self.fast)
