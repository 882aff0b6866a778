"""One game by compiled rules in which one seat acts at a time: the deals, numbers and arrays of the readable ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.envs.chances import dealer_of
from townwright.envs.compiled.seeded_play import SeededPlay
from townwright.envs.observations.spaces import WAIT
from townwright.envs.plays import CompiledGames, GameSetup, copied
from townwright.speed.runtime.learner_games import LearnerGames

NOBODY = -1


class NumberedRow:
    """The row of a game and what is open and seen in it, in arrays that are written anew."""

    def __init__(self, games: CompiledGames, options: Any, dealer: Dealer) -> None:
        self._arrays: LearnerGames = games.learners(options, 1)
        fast = self._arrays.fast
        self._box, self._row = fast.box, fast.dealt(dealer)
        self._half, self._opened = self._arrays.numbers_said[0], self._arrays.numbers_open[0]
        self._marks: npt.NDArray[np.int8] = self._arrays.masks[0]
        self._nothing, self._no_marks = np.zeros_like(self._half), np.zeros_like(self._marks)
        self._seen: npt.NDArray[np.int16] = np.zeros(self._arrays.width, np.int16)
        self._find_code()
        self._steps.mark(self._box, self._row, self._half, self._opened, self._marks)
        self._asked = int(self._steps.asked_seat(self._row))

    def _find_code(self) -> None:
        """Find the code, and name the parts of what is seen."""
        sources = self._arrays.fast.sources
        self._steps, self._show = sources["learner_steps"], sources["shown_arrays"].show
        self._named = self._arrays.named(self._seen)

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
        self._asked = int(self._steps.asked_seat(self._row))
        return True

    def worth(self, seat: Seat) -> float:
        """What the game is worth to the seat as it stands."""
        return float(self._steps.worth(self._row, seat))

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


class NumberedPlay(SeededPlay, NumberedRow):
    """A game of a seed that is stepped number by number."""

    def __init__(self, games: CompiledGames, setup: GameSetup, options: Any, seed: int) -> None:
        super().__init__(setup, seed, games, options, dealer_of(seed))

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """Says a number; one that is not open changes nothing."""
        if not super().try_to_take(seat, number):
            return False
        self.said.append((seat, number))
        return True
