"""A game of a seed by compiled rules: its seed and what was said in it lead to it again."""

from __future__ import annotations

from typing import Any

from townwright.core.seats import Seat
from townwright.envs.compiled.lazy_facts import Facts
from townwright.envs.plays import GameInProgress, GameSetup, Plays, replayed
from townwright.envs.table import GameTable


class SeededPlay:
    """What a game of a seed keeps, whatever its rules: it can be pickled, and be asked what its points are for."""

    def __init__(self, setup: GameSetup, seed: int, /, *rows: Any) -> None:
        super().__init__(*rows)
        self.setup, self.seed = setup, seed
        self.said: list[tuple[Seat, int]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.setup, self.seed, self.said)

    @property
    def table(self) -> GameTable:
        """The game by the readable rules at this moment."""
        return replayed(self.setup, self.seed, self.said)

    def facts(self, seat: Seat) -> dict[str, Any]:
        """The seat's own points with their reasons, and what the numbers mean, when they are asked for."""
        return Facts(self, seat)


def again(setup: GameSetup, seed: int, said: list[tuple[Seat, int]]) -> GameInProgress:
    """The game at which the numbers have been said; it is how one is pickled."""
    play = Plays(setup).begin(seed)
    for seat, number in said:
        play.try_to_take(seat, number)
    return play
