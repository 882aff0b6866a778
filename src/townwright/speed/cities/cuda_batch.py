"""Thousands of cities on a graphics card: the same games as ``CityBatch`` plays, in arrays that stay on the card.

Results are arrays of the card, which belong to the batch and are written anew by the next call of the same method.
``gpu.shared`` hands one to PyTorch, JAX or CuPy without a copy; NumPy's arrays and theirs are
taken as choices. Nothing waits for the card until somebody looks at an array.
"""

from __future__ import annotations

import math
from typing import Any, Self, cast

import numpy as np

from townwright.games.cities.city.pieces import TURNS
from townwright.games.cities.options import Options
from townwright.speed.cities import action_numbers
from townwright.speed.cities import row_layout as at
from townwright.speed.cities.batch import CityBatch
from townwright.speed.cities.fast_game import SOURCES, FastCities
from townwright.speed.cities.observation import BOARDS, SIDE, TILE_SIDE, Seen, bits
from townwright.speed.runtime import gpu
from townwright.speed.runtime.row_batch import at_least_one

KERNELS = "townwright.speed.cities.cuda_kernels"
FIELDS_OF_A_WORD = 8
"""Fields in a word of what is seen."""
SEEN = {
    "boards": (BOARDS, SIDE, SIDE),
    "hand": (len(TURNS), int(at.KINDS), TILE_SIDE, TILE_SIDE),
    "turned_up": (int(at.TILES),),
}
"""The shapes of what is seen of a city, in the order in which the kernel takes them."""


class CudaCityBatch(CityBatch):
    """Many games of the same options on a graphics card; row ``game * seats + seat`` is one seat's city.

    ``rows`` lies word by word, ``[word, row]``. Where a choice does not exist its row stays as it was;
    ``refused`` counts such choices, and looking at it waits for the card.
    """

    def __init__(self, options: Options, games: int, compiled: bool | None = None, *, device: str = "cuda") -> None:
        gpu.check(device, compiled)
        self.kernels = gpu.load((*SOURCES, KERNELS))[-1]
        self.fast = FastCities(options, compiled=not gpu.simulated())
        self.options, self.games, self.device = options, at_least_one(games), device
        fast = self.fast
        self._figures, self._faces, self._tiles = map(gpu.constant, (fast.figures, fast.faces, fast.tiles))
        self._blank = gpu.constant(fast.row())
        faces = np.asarray(fast.faces, np.uint64).reshape(-1, len(TURNS), at.KINDS)
        hands = bits(faces)[..., :TILE_SIDE, :TILE_SIDE].reshape(len(faces), -1)
        self._hands = gpu.send(np.ascontiguousarray(hands).view(np.uint64))
        self.rows: Any = gpu.send(np.repeat(np.asarray(fast.row(), np.uint64)[:, None], len(self), axis=1))
        self.counts = gpu.zeros(len(self), np.int32)
        self.rewards = gpu.zeros(len(self), np.int32)
        self._refused = gpu.zeros(1, np.int32)
        self._written: dict[str, Any] = {}
        self.shuffle(0)

    @property
    def over(self) -> bool:
        """Whether all games are over; waits for the card."""
        return not gpu.fetch(self.counts).any()

    @property
    def refused(self) -> int:
        """How many choices did not exist so far; waits for the card."""
        return int(gpu.fetch(self._refused)[0])

    # Deals

    def play_games(self, seed: int, games: int, first: int = 0) -> Any:
        """Play random games ``first``, ``first`` + 1 … of a seed to their ends; returns the points of each city."""
        points = gpu.empty(games, np.int32)
        gpu.run(
            self.kernels.play_all, games, self._figures, self._faces, self._tiles, self._blank, self.fast.word(seed),
            first, points, blocks=gpu.MANY_BLOCKS,
        )  # fmt: skip
        return points

    def shuffle(self, seed: int, first: int = 0) -> None:
        """Deal the games ``first``, ``first`` + 1 … of a seed and go back to the first decision."""
        gpu.run(
            self.kernels.shuffle_all, len(self), self._figures, self._faces, self._tiles, self.rows, self.options.seats,
            self.options.terms.common_layout, self.fast.word(seed), first, self.counts,
        )  # fmt: skip

    def _begin(self, game: int, row: Any) -> None:
        rows, counts = gpu.fetch(self.rows), gpu.fetch(self.counts)
        seats = slice(game * self.options.seats, (game + 1) * self.options.seats)
        rows[:, seats], counts[seats] = np.asarray(row, np.uint64)[:, None], int(row[at.CHOICES])
        self.rows, self.counts = gpu.send(rows), gpu.send(counts)

    # Decisions

    def step(self, choices: Any) -> Any:
        """Make one decision in every row; returns the rewards: the points of each city at the end, nothing before."""
        choices = gpu.taken(choices, len(self), "choice")
        gpu.run(
            self.kernels.step_all, len(self), self._figures, self._faces, self.rows, choices, self.counts, self.rewards,
            self._refused,
        )  # fmt: skip
        return self.rewards

    def points(self) -> Any:
        """Return what every city is worth now."""
        points = self._array("points", len(self), np.int32)
        gpu.run(self.kernels.score_all, len(self), self.rows, points)
        return points

    # For learners

    def masks(self) -> Any:
        """Return ``[row, action]``: 1 where the action is open now."""
        marks = self._array("marks", (len(self), int(action_numbers.ACTIONS)), np.uint8)
        gpu.clear(marks)
        gpu.run(self.kernels.mark_all, len(self), self.rows, marks)
        return marks

    def step_actions(self, actions: Any) -> Any:
        """Make one decision in every row, as ``step`` does, by the numbers of actions."""
        choices = self._array("choices", len(self), np.int32)
        gpu.run(self.kernels.choices_of, len(self), self.rows, gpu.taken(actions, len(self), "action"), choices)
        return self.step(choices)

    def see(self) -> Seen:
        """Return what every seat sees of its own city."""
        rows = len(self)
        stock, stage = self._array("stock", rows, np.int32), self._array("stage", rows, np.int32)
        words = {
            name: self._array(name, (rows, math.prod(shape) // FIELDS_OF_A_WORD), np.uint64)
            for name, shape in SEEN.items()
        }
        gpu.run(self.kernels.see_all, rows, self.rows, self._hands, *words.values(), stock, stage)
        if "seen" not in self._written:
            fields = {name: words[name].view(np.uint8).reshape(rows, *shape) for name, shape in SEEN.items()}
            self._written["seen"] = Seen(**fields, stock=stock, stage=stage)
        return cast(Seen, self._written["seen"])

    def _array(self, name: str, shape: int | tuple[int, ...], kind: Any) -> Any:
        """Return the batch's own array of that name, made when it is first asked for."""
        if name not in self._written:
            self._written[name] = gpu.empty(shape, kind)
        return self._written[name]

    def copy(self) -> Self:
        """Return the same games at the same moment, to be played on separately."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        for name in ("rows", "counts", "rewards", "_refused"):
            setattr(other, name, gpu.copied(getattr(self, name)))
        other._written = {}
        return other
