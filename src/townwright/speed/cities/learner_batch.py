"""Many cities for learners, in arrays that every step writes anew: what is seen, what is open, what it earned."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.games.cities.city import pieces
from townwright.games.cities.options import Options
from townwright.speed.cities import action_numbers
from townwright.speed.cities import learner_steps as at
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.observation import SIDE, TILE_SIDE, bits
from townwright.speed.cities.row_layout import CHOICES
from townwright.speed.runtime.row_batch import Marks, Numbers, at_least_one

KINDS, TURNS, HAND = len(pieces.KINDS), len(pieces.TURNS), pieces.STARTING_TILES
STAGES = 6
"""Decisions that can be due: layout, tile, tourist, extra tile, last tourist, none."""


class LearnerCities:
    """Games of one seat that end and begin each by itself. All arrays belong to it and are reused."""

    def __init__(self, options: Options, games: int, compiled: bool | None = None) -> None:
        if options.seats != 1:
            raise ValueError(f"learners have one seat each, not {options.seats}")
        self.fast = fast = FastCities(options, compiled)
        self.games, self._common = at_least_one(games), options.terms.common_layout
        row = fast.row()
        self.rows: Any = np.tile(row, (games, 1)) if fast.compiled else [row.copy() for _ in range(games)]
        self.pictures = fast.words(pictures(fast))
        self.opened = np.zeros((games, int(at.MOST_OPEN)), np.int32)
        self.masks = np.zeros((games, int(action_numbers.ACTIONS)), np.int8)
        """``[game, number]``: 1 where the number can be said now."""
        self.words = np.zeros((games, int(at.SEEN)), np.uint64)
        self.begun = np.zeros(games, np.int64)
        """How many games have begun in each place."""
        self.running, self.there = np.zeros(games, np.bool_), np.zeros(games, np.bool_)
        self.worths = np.zeros((games, 1))
        self.looking = np.zeros(games, np.int64)
        self._make_views()

    def _make_views(self) -> None:
        """Make what shows other arrays: a copy of a view by itself would show nothing any more."""
        self._seen: Any = self.words if self.fast.compiled else self.words.tolist()
        self.seen = named(self.words)
        """What is seen of every game, by name."""
        self.rewards = self.worths[:, 0]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_seen", "seen", "rewards")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._make_views()

    @property
    def counts(self) -> Numbers:
        """How many numbers are open in each game; the first so many of ``opened`` are they."""
        return np.asarray(self.rows, np.uint64)[:, CHOICES].astype(np.int64)

    def begin(self, seed: int, asked: npt.NDArray[np.bool_]) -> None:
        """Begin the next game of the seed where it is asked for."""
        fast = self.fast
        fast.sources["learner_steps"].begin_all(
            fast.figures, fast.faces, self.pictures, fast.tiles, self._common, fast.word(seed),
            self.rows, self.opened, self.masks, self._seen, asked, self.begun,
        )  # fmt: skip
        self.running |= asked
        self._write()

    def step(self, numbers: npt.NDArray[np.int64]) -> None:
        """Say one number in every game that runs; one that is not open changes nothing and is marked in ``there``."""
        fast = self.fast
        fast.sources["learner_steps"].take_all(
            fast.figures, fast.faces, self.pictures, self.rows, self.opened, self.masks, self._seen, numbers,
            self.running, self.there, self.rewards,
        )  # fmt: skip
        self._write()
        self.running &= self.seen["finished"][:, 0] == 0

    def _write(self) -> None:
        if not self.fast.compiled:
            self.words[:] = np.array(self._seen, np.uint64)


def pictures(fast: FastCities) -> list[int]:
    """A line of a board spread over eight bytes for each of 256 lines, then each tile in its turns."""
    lines = np.arange(1 << 8, dtype=np.uint8)
    spread = np.unpackbits(lines[:, None], axis=1, bitorder="little")
    faces = bits(np.asarray(fast.faces, np.uint64).reshape(-1, TURNS, KINDS))[..., :TILE_SIDE, :TILE_SIDE]
    words = [np.ascontiguousarray(part).reshape(-1).view(np.uint64) for part in (spread, faces)]
    return [int(word) for word in np.concatenate(words)]


def parts() -> list[tuple[str, tuple[int, ...], int]]:
    """The arrays of one city by name, their shapes, and the byte of its words that each begins at."""
    hand, turned_up, facts = (int(first) * 8 for first in (at.SEEN_HAND, at.SEEN_TURNED_UP, at.SEEN_FACTS))
    return [
        ("boards", (1, int(at.BOARDS), SIDE, SIDE), 0),
        ("stock", (1,), facts + STAGES),
        ("finished", (1,), facts + STAGES + 1),
        ("hand", (HAND, TURNS, KINDS, TILE_SIDE, TILE_SIDE), hand),
        ("turned_up", (pieces.TILES,), turned_up),
        ("stage", (STAGES,), facts),
    ]


def named(words: npt.NDArray[np.uint64]) -> dict[str, Marks]:
    """Views of what is seen, by the names and in the shapes of the environments, one for each row of words."""
    loose = words.view(np.uint8)
    return {
        name: loose[:, first : first + math.prod(shape)].reshape(len(words), *shape) for name, shape, first in parts()
    }
