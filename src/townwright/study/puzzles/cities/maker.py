"""Makes puzzles of Cities: one to three rounds are left, the tiles to come are known, the most points are wanted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from townwright.bots.arena import Match
from townwright.core.contract import AnyGame
from townwright.core.records import Record
from townwright.core.seats import CHANCE, Seat
from townwright.games.cities import GAME
from townwright.games.cities.actions import Draw
from townwright.games.cities.city.masks import LENGTH
from townwright.games.cities.options import Options
from townwright.games.cities.state import State
from townwright.speed.cities import row_layout as at
from townwright.speed.cities.fast_game import SOURCES, FastCities
from townwright.speed.runtime import modes
from townwright.study.puzzles.cities.endings import MOST_TOURS, NEVER
from townwright.study.puzzles.contract import FoundPosition, Solution

BOTS = ("foreman", "greedy", "apprentice", "scholar", "planner")
NODES = 60
ROUNDS = (2, 1, 2, 3, 2, 2, 1, 2, 2, 2)
"""The rounds that are left, by the last digit of a puzzle's game."""
LEVELS = (3, 2, 3, 1, 2, 3)
MOST_FIRSTS = 16 * 4
"""More than the ways to lay a tile in one of the last rounds."""
MOST_ROUNDS = 3


class EndingSearch(FastCities):
    """The rules of one set of options at full speed, with the search through the last rounds."""

    def __init__(self, options: Options, compiled: bool | None = None) -> None:
        super().__init__(options, compiled)
        self.endings = modes.load((*SOURCES, "townwright.study.puzzles.cities.endings"), self.compiled)["endings"]

    def search(self, state: State, tiles: tuple[int, ...]) -> Solution:
        """Look through all that can follow, with these tiles after the one that lies open."""
        rounds = 1 + len(tiles)
        rows = self.zero_rows(2 * rounds + 1)
        for row in rows:
            self.fill(row, state, tiles)
        counts, taken, best = (self.numbers([0] * (2 * rounds)) for _ in range(3))
        firsts = self.numbers([int(NEVER)] * (MOST_FIRSTS * int(MOST_TOURS)))
        most = int(
            self.endings.search_endings(
                self.figures, self.faces, rows, 2 * rounds, counts, taken, best, firsts
            )
        )  # fmt: skip
        found = [int(points) for points in firsts if points != NEVER]
        row = rows[0]
        self.fill(row, state, tiles)
        return Solution(
            most - GAME.standing(state, 0).total,
            tuple(self.told(row, [int(choice) for choice in best])),
            found.count(most),
            len(found),
        )

    def zero_rows(self, rows: int) -> Any:
        """Rows of zeros, as this mode holds them."""
        if not self.compiled:
            return [[0] * at.ROW_LENGTH for _ in range(rows)]
        import numpy as np  # plain mode does without

        return np.zeros((rows, at.ROW_LENGTH), "uint64")

    def fill(self, row: Any, state: State, tiles: tuple[int, ...]) -> None:
        """Write a position into a row: a tile lies open, and these come after it."""
        drawn = (*state.drawn, *tiles)
        row[:] = self.row(drawn)
        row[: int(LENGTH)] = self.words(state.cities[0].words)
        row[at.STAGE], row[at.TURNED_UP] = at.TILE, len(state.drawn)
        row[at.HAND] = self.tile_word(state.drawn[-1])
        self.offer(row)

    def offer(self, row: Any) -> None:
        """Write into a row what the decision that is due offers."""
        row[at.CHOICES] = self.sources["turns"].offer(self.figures, row)

    def told(self, row: Any, choices: list[int]) -> Iterator[str]:
        """The moves that these choices are, tile and tourist together, in notation; the row is played on."""
        for tile, tourist in zip(choices[::2], choices[1::2], strict=True):
            laid = self.names(row)[tile]
            self.step(row, tile)
            yield f"{laid} {self.names(row)[tourist]}"
            self.step(row, tourist)


@lru_cache(maxsize=8)
def searcher(options: Options) -> EndingSearch:
    """The search for games with these options."""
    return EndingSearch(replace(options, seats=1))


class CitiesPuzzles:
    """Positions with few rounds left; the solver sees the tiles to come."""

    kind = "ending"

    def match(self, seed: str, number: int) -> Match:
        """One bot builds alone; levels and bots change from game to game."""
        words = {"level": str(LEVELS[number % len(LEVELS)]), "seats": "1"}
        return Match("cities", words, (BOTS[number // 2 % len(BOTS)],), seed, number, NODES)

    def positions(self, game: AnyGame, record: Record[Any, Any], number: int) -> Iterator[FoundPosition]:  # noqa: ARG002
        """The position with so many rounds left as the number of the game says, then the two before the end."""
        events = record.events
        decisions = [place for place, event in enumerate(events) if event.seat != CHANCE]
        for rounds in dict.fromkeys((ROUNDS[number % len(ROUNDS)], 2, 1)):
            first = decisions[-rounds]
            coming = tuple(str(event.action) for event in events[first:] if event.seat == CHANCE)
            yield FoundPosition(first, rounds, coming)

    def solve(self, state: State, position: FoundPosition) -> Solution | None:
        """Look through every tile and tourist of all rounds left."""
        if position.turns > MOST_ROUNDS:
            return None
        tiles = tuple(draw.tile for draw in map(GAME.read, position.coming) if isinstance(draw, Draw))
        return searcher(state.options).search(state, tiles)

    def is_good(self, solution: Solution) -> bool:
        """At least three points, and one first move in thirty that can bring them, fourteen at most."""
        return solution.best >= 3 and solution.ways <= 14 and solution.ways * 30 <= solution.of

    def worth(self, before: State, after: State, seat: Seat) -> int:
        """The points that were added."""
        return GAME.standing(after, seat).total - GAME.standing(before, seat).total

    def shortened(self, record: str) -> str:
        """The record as it is."""
        return record


MAKER = CitiesPuzzles()
