"""Thousands of games of Skylines at once, from NumPy arrays.

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

from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.games.skylines.options import Options
from townwright.speed.runtime.game_batch import GameBatch
from townwright.speed.runtime.row_batch import LOST, Numbers
from townwright.speed.skylines import observation, row_layout
from townwright.speed.skylines.fast_game import FastSkylines


class SkylinesBatch(GameBatch[FastSkylines]):
    """Many games of Skylines. In scenario 5 ``shuffle`` draws and lays out the boards; dealers need a layout."""

    words = row_layout

    def __init__(self, options: Options, games: int, compiled: bool | None = None) -> None:
        super().__init__(FastSkylines(options, compiled), games)

    def points(self) -> Numbers:
        """Returns the score as it is, the same for every seat of a game: ``[game, seat]``."""
        worth = observation.points(np.asarray(self.rows, np.int64), LOST)
        return np.repeat(worth[:, None], self.seats, axis=1)

    def see(self) -> dict[str, npt.NDArray[Any]]:
        """Returns what can be seen of every game, as arrays by name."""
        return observation.see(np.asarray(self.rows, np.int64), self.fast)
