"""What is true at one moment of a game. Nothing in it knows the future."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from townwright.core.notebooks import NotebookPosition
from townwright.games.cities.actions import Layout, Move
from townwright.games.cities.city.city import City
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES
from townwright.games.cities.options import Options

SET_UP, ROUND, EXTRA = "set-up", "round", "extra"


@dataclass(frozen=True, slots=True)
class State(NotebookPosition):
    """The tiles drawn, and each seat's city before and after its own move of the round that runs."""

    options: Options
    drawn: tuple[int, ...]
    """The tiles turned up so far, the three starting tiles first."""
    before: tuple[City, ...]
    """The cities as they stood at the end of the round before: public at all times (rule 7)."""
    cities: tuple[City, ...]
    """The cities with the moves of this round."""
    moves: tuple[Layout | Move | None, ...]
    """What each seat has done in this round; None if it has not finished."""

    @property
    def round(self) -> int:
        """0 in the set-up, then 1 to 13; 14 for the extra tile of ``onemore``."""
        drawn = len(self.drawn)
        return drawn - STARTING_TILES if drawn > STARTING_TILES else 0

    @property
    def stage(self) -> str:
        """The stage that the game is in: set-up, round, or the extra round of ``onemore``."""
        number = self.round
        return (ROUND if number <= ROUNDS else EXTRA) if number else SET_UP

    @property
    def out(self) -> tuple[int, ...]:
        """The tiles that nobody has seen yet, in ascending order."""
        return not_in(self.drawn)

    @property
    def hand(self) -> tuple[int, ...]:
        """What everybody has to lay now: nothing, the three starting tiles, or one tile."""
        drawn = len(self.drawn)
        if drawn <= STARTING_TILES:
            return self.drawn if drawn == STARTING_TILES else ()
        return self.drawn[-1:]

    @property
    def complete(self) -> bool:
        """Whether every seat has finished this round."""
        return None not in self.moves

    @property
    def draw_due(self) -> bool:
        """Whether the next tile is to be turned up."""
        if len(self.drawn) < STARTING_TILES:
            return True
        return len(self.drawn) < tiles_in(self.options) and self.complete

    @property
    def layout_due(self) -> bool:
        """Whether chance is to lay the starting tiles of a quick start."""
        return len(self.drawn) == STARTING_TILES and self.options.terms.common_layout and not self.complete

    @property
    def over(self) -> bool:
        """Whether the last tile has been drawn and every seat has finished."""
        return len(self.drawn) == tiles_in(self.options) and self.complete


@lru_cache(maxsize=1024)
def not_in(drawn: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles that are not among those drawn; the same object for every position between two draws."""
    return tuple(tile for tile in range(1, TILES + 1) if tile not in drawn)


def tiles_in(options: Options) -> int:
    """How many tiles are drawn in a whole game."""
    return STARTING_TILES + ROUNDS + options.terms.extra_tiles
