"""The cities of one game by the compiled rules, a row for each seat, and what each seat sees of them."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.envs.observations.spaces import WAIT
from townwright.envs.plays import copied
from townwright.games.cities.options import Options
from townwright.speed.cities import learner_steps as at
from townwright.speed.cities.action_numbers import ACTIONS
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.learner_batch import parts, pictures

NOTHING_DUE, STOCK_BITS = np.uint64(1 << 8 * 5), np.uint64(255 << 8 * 6)
FINISHED = np.uint64(1 << int(at.FINISHED_BYTE))
HAND, TURNED, FACTS = int(at.SEEN_HAND), int(at.SEEN_TURNED_UP), int(at.SEEN_FACTS)
WIDTH, WORDS = int(ACTIONS), int(at.SEEN)
BY_SEAT = ("boards", "stock", "finished")
"""The arrays with a part for each seat; the others are those of the seat that looks."""
BYTE = np.dtype(np.uint8)
NOT_OPEN, GOES_ON, ENDED = int(at.NOT_OPEN), int(at.GOES_ON), int(at.ENDED)


@lru_cache(maxsize=16)
def fast_of(options: Options) -> tuple[FastCities, npt.NDArray[np.uint64]]:
    """The compiled rules for these options, and the pictures of tiles."""
    fast = FastCities(options, compiled=True)
    return fast, fast.words(pictures(fast))


class CityRows:
    """One game for any number of seats, a row for each. A seat that has finished its round waits for the others."""

    def __init__(self, options: Options, dealer: Dealer) -> None:
        self._fast, self._pictures = fast_of(options)
        seats = options.seats
        self._rows: npt.NDArray[np.uint64] = np.array([self._fast.dealt(dealer)] * seats)
        self._opened = np.zeros((seats, int(at.MOST_OPEN)), np.int32)
        self._marks = np.zeros((seats, WIDTH), np.int8)
        self._seen = np.zeros((seats, WORDS), np.uint64)
        self._finished = [False] * seats
        self._acting = tuple(range(seats))
        self.over = False
        self._make_views()
        for arrays in self._of_seats:
            self._steps.begin_at(self._pictures, *arrays)
        self._before = self._seen.copy()
        """What is seen of each seat at the beginning of the round."""

    def _make_views(self) -> None:
        """Make what shows other arrays, and find the code."""
        fast = self._fast
        self._steps = fast.sources["learner_steps"]
        self._take = self._steps.take
        self._of_seats = list(zip(self._rows, self._opened, self._marks, self._seen, strict=True))
        self._given = [(fast.figures, fast.faces, self._pictures, *arrays) for arrays in self._of_seats]
        """What ``take`` is given for each seat, before the number."""
        self._shown = {"observation": named_for(self._seen), "action_mask": self._marks[0]}
        """What the seat of a game for one sees, in the arrays that every step writes anew."""

    def copy(self) -> Self:
        """The same moment, to be played on apart."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        for name in ("_rows", "_opened", "_marks", "_seen", "_before", "_finished"):
            setattr(other, name, getattr(self, name).copy())
        other._make_views()
        return other

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have not finished this round."""
        return self._acting

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """Says a number; one that is not open changes nothing."""
        if self.over or self._finished[seat]:
            return False
        done: int = self._take(*self._given[seat], number)
        if done == NOT_OPEN:
            return False
        if done != GOES_ON:
            self._finish(seat, done == ENDED)
        return True

    def _finish(self, seat: Seat, ended: bool) -> None:
        self._finished[seat] = True
        if all(self._finished):
            self.over = ended
            self._finished = [self.over] * len(self._finished)
            self._begin_round()
        self._acting = tuple(seat for seat, finished in enumerate(self._finished) if not finished)

    def _begin_round(self) -> None:
        """Note what is seen of each seat now: others see no more of it until they have finished the round."""
        if len(self._rows) > 1:
            self._before[:] = self._seen

    def points(self, seat: Seat) -> float:
        """What the city is worth as it stands, with a tile that has only been said."""
        return float(self._fast.points(self._rows[seat]))

    def show(self, seat: Seat) -> dict[str, Any]:
        """What ``observe`` says; the arrays of a game for one are the same ones at every step."""
        return self._shown if len(self._rows) == 1 else self.observe(seat)

    def observe(self, seat: Seat, waiting: bool = False) -> dict[str, Any]:
        """What the seat sees, and the mask of its choices, in arrays of their own."""
        acting = not (self.over or self._finished[seat])
        if len(self._rows) == 1:
            seen = copied(self._shown)
        else:
            mask = self._marks[seat].copy() if acting else np.zeros(WIDTH, np.int8)
            seen = {"observation": named_for(self._seen_by(seat)), "action_mask": mask}
        if waiting and not acting:
            seen["action_mask"][WAIT] = 1
        return seen

    def _seen_by(self, seat: Seat) -> npt.NDArray[np.uint64]:
        """The words of all cities as the seat sees them, its own first: others as before the round, unless it may."""
        seats, sees_all = len(self._rows), self.over or self._finished[seat]
        words = np.empty((seats, WORDS), np.uint64)
        for place in range(seats):
            other = (seat + place) % seats
            finished, shown = self._finished[other], words[place]
            own = other == seat and not finished
            shown[:] = self._seen[other] if own or (sees_all and finished) else self._before[other]
            if finished and not self.over:
                if sees_all:
                    shown[HAND:TURNED] = 0
                    shown[TURNED:FACTS] = self._before[other][TURNED:FACTS]
                    shown[FACTS] = shown[FACTS] & STOCK_BITS | NOTHING_DUE
                shown[FACTS] |= FINISHED
        return words


def named_for(words: npt.NDArray[np.uint64]) -> dict[str, Any]:
    """Views of what one seat sees by name, into the words of all cities with its own first."""
    return {name: np.ndarray(shape, BYTE, words, first, strides) for name, shape, first, strides in places(len(words))}


@lru_cache(maxsize=16)
def places(seats: int) -> list[tuple[str, tuple[int, ...], int, tuple[int, ...]]]:
    """The arrays by name for so many seats: their shapes, first bytes and strides in the words of all cities."""
    found = []
    for name, one_city, first in parts():
        shape = (seats, *one_city[1:]) if name in BY_SEAT else one_city
        within = tuple(math.prod(shape[axis + 1 :]) for axis in range(1, len(shape)))
        next_city = WORDS * np.dtype(np.uint64).itemsize
        found.append((name, shape, first, (next_city if name in BY_SEAT else math.prod(shape[1:]), *within)))
    return found
