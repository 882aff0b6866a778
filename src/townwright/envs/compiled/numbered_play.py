"""One game by compiled rules in which one seat acts at a time: the deals, numbers and arrays of the readable ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core.seats import Seat
from townwright.envs.chances import dealer_of
from townwright.envs.compiled.lazy_facts import Facts
from townwright.envs.observations.spaces import WAIT
from townwright.envs.plays import CompiledGames, GameInProgress, GameSetup, Plays, copied, replayed
from townwright.envs.table import GameTable
from townwright.speed.runtime.learner_games import LearnerGames

NOBODY = -1


class NumberedPlay:
    """A game that is stepped number by number."""

    def __init__(self, games: CompiledGames, setup: GameSetup, options: Any, seed: int) -> None:
        self.setup, self.seed = setup, seed
        self.said: list[tuple[Seat, int]] = []
        arrays: LearnerGames = games.learners(options, 1)
        self._arrays, fast = arrays, arrays.fast
        self._steps, self._box = fast.sources["learner_steps"], fast.box
        self._show = fast.sources["shown_arrays"].show
        self._row = fast.dealt(dealer_of(seed))
        self._half, self._opened, self._marks = arrays.numbers_said[0], arrays.numbers_open[0], arrays.masks[0]
        self._nothing, self._no_marks = np.zeros_like(self._half), np.zeros_like(self._marks)
        self._seen: npt.NDArray[np.int16] = np.zeros(arrays.width, np.int16)
        self._named = arrays.named(self._seen)
        self._steps.mark(self._box, self._row, self._half, self._opened, self._marks)
        self._asked = int(self._steps.asked_seat(self._row))

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.setup, self.seed, self.said)

    @property
    def table(self) -> GameTable:
        """The game by the readable rules at this moment."""
        return replayed(self.setup, self.seed, self.said)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._asked == NOBODY

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that is to act; none at the end."""
        return () if self.over else (self._asked,)

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """Says a number; one that is not open changes nothing."""
        if seat != self._asked:
            return False
        if not self._steps.take(self._box, self._row, self._half, self._opened, self._marks, number):
            return False
        self.said.append((seat, number))
        self._asked = int(self._steps.asked_seat(self._row))
        return True

    def worth(self, seat: Seat) -> float:
        """What the game is worth to the seat as it stands."""
        return float(self._steps.worth(self._row, seat))

    def facts(self, seat: Seat) -> dict[str, Any]:
        """The seat's own points with their reasons, and what the numbers mean, when they are asked for."""
        return Facts(self, seat)

    def show(self, seat: Seat) -> dict[str, Any]:
        """What ``observe`` says, in arrays that the next call writes anew."""
        acting = seat == self._asked
        said = self._half if acting else self._nothing
        self._show(self._box, self._row, said, seat, self._arrays.layout, self._seen)
        return {"observation": self._named, "action_mask": self._marks if acting else self._no_marks}

    def observe(self, seat: Seat, waiting: bool = False) -> dict[str, Any]:
        """What the seat sees, and the mask of its choices, in arrays of their own."""
        seen = copied(self.show(seat))
        if waiting and seat != self._asked:
            seen["action_mask"][WAIT] = 1
        return seen


def again(setup: GameSetup, seed: int, said: list[tuple[Seat, int]]) -> GameInProgress:
    """The game at which the numbers have been said; it is how one is pickled."""
    play = Plays(setup).begin(seed)
    for seat, number in said:
        play.try_to_take(seat, number)
    return play
