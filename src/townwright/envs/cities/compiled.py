"""Cities in environments by the compiled rules: the same deals, numbers and arrays as by the readable ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core.seats import Seat
from townwright.envs.chances import dealer_of
from townwright.envs.compiled.lazy_facts import Facts
from townwright.envs.observations.spaces import WAIT
from townwright.envs.plays import GameSetup, replayed
from townwright.envs.table import GameTable
from townwright.games.cities.options import Options
from townwright.speed.cities import learner_steps as at
from townwright.speed.cities.action_numbers import ACTIONS
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.learner_batch import LearnerCities, named, parts, pictures
from townwright.speed.cities.row_layout import LAST_TOURIST, STAGE, TOURIST

NOTHING_DUE = np.uint64(1 << 8 * 5 | 1 << 8 * 7)
"""No decision is due, and the seat has finished; the stock stands between the two."""
STOCK_BITS = np.uint64(255 << 8 * 6)
HAND, TURNED, FACTS = int(at.SEEN_HAND), int(at.SEEN_TURNED_UP), int(at.SEEN_FACTS)
WIDTH = int(ACTIONS)
PARTS = parts()
BYTE = np.dtype(np.uint8)
STAGE_WORD, HALF_SAID = int(STAGE), (int(TOURIST), int(LAST_TOURIST))
MOST_SEATS = 1
NOT_OPEN, GOES_ON, ENDED = int(at.NOT_OPEN), int(at.GOES_ON), int(at.ENDED)


def plays(options: Options) -> bool:
    """Whether there are compiled rules for these options: all but ``free``."""
    return options.terms.compiled


def begin(setup: GameSetup, options: Options, seed: int) -> CompiledCities:
    """Begins a new game of the seed."""
    return CompiledCities(setup, options, seed)


def learners(options: Options, games: int, random_opponents: bool = False) -> LearnerCities:  # noqa: ARG001  it has one seat
    """Makes many games of one seat for learners."""
    return LearnerCities(options, games, compiled=True)


@lru_cache(maxsize=16)
def fast_of(options: Options) -> tuple[FastCities, npt.NDArray[np.uint64]]:
    """The compiled rules for these options, and the pictures of tiles."""
    fast = FastCities(options, compiled=True)
    return fast, fast.words(pictures(fast))


class CompiledCities:
    """One game for any number of seats, a row for each. A seat that has finished its round waits for the others."""

    def __init__(self, setup: GameSetup, options: Options, seed: int) -> None:
        self.setup, self.options, self.seed = setup, options, seed
        self.said: list[tuple[Seat, int]] = []
        self._fast, self._pictures = fast_of(options)
        steps = self._fast.sources["learner_steps"]
        self._take = steps.take
        row, seats = self._fast.dealt(dealer_of(seed)), range(options.seats)
        self._rows = [row.copy() for _ in seats]
        self._opened = [np.zeros(int(at.MOST_OPEN), np.int32) for _ in seats]
        self._marks = [np.zeros(WIDTH, np.int8) for _ in seats]
        self._seen = np.zeros((options.seats, int(at.SEEN)), np.uint64)
        for seat in seats:
            steps.begin_at(self._pictures, self._rows[seat], self._opened[seat], self._marks[seat], self._seen[seat])
        self._box = (self._fast.figures, self._fast.faces, self._pictures)
        self._seats = list(zip(self._rows, self._opened, self._marks, self._seen, strict=True))
        self._before = self._seen.copy()
        """What is seen of each seat at the beginning of the round."""
        self._finished = [False] * options.seats
        self._worth: list[float | None] = [None] * options.seats
        self.over = False

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.setup, self.options, self.seed, self.said)

    @property
    def table(self) -> GameTable:
        """The game by the readable rules at this moment."""
        return replayed(self.setup, self.seed, self.said)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have not finished this round."""
        return () if self.over else tuple(seat for seat, finished in enumerate(self._finished) if not finished)

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """Says a number; one that is not open changes nothing."""
        if self.over or self._finished[seat]:
            return False
        done: int = self._take(*self._box, *self._seats[seat], number)
        if done == NOT_OPEN:
            return False
        self.said.append((seat, number))
        if done != GOES_ON:
            self._finish(seat, done == ENDED)
        return True

    def _finish(self, seat: Seat, ended: bool) -> None:
        self._finished[seat] = True
        self._worth[seat] = None
        if all(self._finished):
            self.over = ended
            self._finished = [self.over] * len(self._finished)
            if len(self._rows) > 1:
                self._before = self._seen.copy()

    def worth(self, seat: Seat) -> float:
        """What the city is worth as it stands, without a tile that has only been said."""
        worth = self._worth[seat]
        if worth is None:
            said = self._rows[seat][STAGE_WORD] in HALF_SAID and not self._finished[seat]
            worth = float(self.table.worth(seat) if said else self._fast.points(self._rows[seat]))
            self._worth[seat] = worth
        return worth

    def facts(self, seat: Seat) -> dict[str, Any]:
        """The seat's own points with their reasons, and what the numbers mean, when they are asked for."""
        return Facts(self, seat)

    def observe(self, seat: Seat, waiting: bool = False) -> dict[str, Any]:
        """What the seat sees, and the mask of its choices, in arrays of their own."""
        if len(self._rows) == 1:
            return {"observation": of_one(self._seen.copy()), "action_mask": self._marks[0].copy()}
        acting = not (self.over or self._finished[seat])
        mask = self._marks[seat].copy() if acting else np.zeros(WIDTH, np.int8)
        if waiting and not acting:
            mask[WAIT] = 1
        return {"observation": self._shown(seat), "action_mask": mask}

    def _shown(self, seat: Seat) -> dict[str, Any]:
        seats = len(self._rows)
        sees_all = self.over or self._finished[seat]
        words = np.stack([self._of(seat, (seat + place) % seats, sees_all) for place in range(seats)])
        seen = named(words)
        one = {name: seen[name][0] for name in ("hand", "turned_up", "stage")}
        flags = np.array([self._finished[(seat + place) % seats] for place in range(seats)], np.uint8)
        return {"boards": seen["boards"][:, 0], "stock": seen["stock"][:, 0], "finished": flags, **one}

    def _of(self, looking: Seat, other: Seat, sees_all: bool) -> Any:
        """The words of a city that a seat sees: as it was before the round, unless that may be seen."""
        if other == looking and not self._finished[looking]:
            return self._seen[other]
        if other != looking and not (sees_all and self._finished[other]):
            return self._before[other]
        if self.over:
            return self._seen[other]
        words = self._seen[other].copy()
        words[HAND:TURNED] = 0
        words[TURNED:FACTS] = self._before[other][TURNED:FACTS]
        words[FACTS] = words[FACTS] & STOCK_BITS | NOTHING_DUE
        return words


def of_one(words: npt.NDArray[np.uint64]) -> dict[str, Any]:
    """What the one seat of a game sees, as arrays by name."""
    return {name: np.ndarray(shape, BYTE, words, first) for name, shape, first in PARTS}


def again(setup: GameSetup, options: Options, seed: int, said: list[tuple[Seat, int]]) -> CompiledCities:
    """The game at which the numbers have been said; it is how one is pickled."""
    play = CompiledCities(setup, options, seed)
    for seat, number in said:
        play.try_to_take(seat, number)
    return play
