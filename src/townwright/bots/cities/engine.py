"""The mind of a Cities bot: a table of worths, room to work in, and the sources loaded for the game at hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, cast

from townwright.bots.cities import empty_fields, evaluation, feature_index, learnt_values, move_ranking, network, spots
from townwright.bots.cities.rollouts import ALIVE, KEPT, far
from townwright.core.sources import load_again
from townwright.games.cities.box.tile_faces import board_of, boards, looks
from townwright.games.cities.city.grounds import ground
from townwright.games.cities.city.pieces import ROUNDS, TURNS
from townwright.games.cities.options import Options
from townwright.speed.cities.row_layout import PLACE
from townwright.speed.runtime import modes
from townwright.speed.runtime.random_stream import ALL_BITS

MASKS = "townwright.games.cities.city.masks"
SOURCES = (
    MASKS,
    "townwright.speed.runtime.random_stream",
    "townwright.speed.cities.row_layout",
    "townwright.bots.cities.feature_index",
    "townwright.bots.cities.spots",
    "townwright.bots.cities.empty_fields",
    "townwright.bots.cities.network",
    "townwright.bots.cities.evaluation",
    "townwright.bots.cities.move_ranking",
    "townwright.bots.cities.rollouts",
    "townwright.bots.cities.self_play",
)
ON_THE_GROUND = (spots, empty_fields, network, evaluation, move_ranking)
"""What is loaded again for a city without limits, each after those that it imports."""
MOST_CANDIDATES = 48
FEWEST_GAMES = 4
"""With fewer nodes than that for each candidate, fewer are compared."""
WORDS_OF_A_ROW = int(spots.ROOM)
NUMBERS_OF_A_ROW = int(spots.ROOM * feature_index.STATES)


@dataclass(frozen=True, slots=True)
class Thought:
    """A move by its number in the order of ``legal``."""

    number: int
    expected: int
    """How many points it seems to lead to at the end of the game."""
    nodes: int


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully to think: so many of the best moves are compared, within so many nodes."""

    candidates: int
    nodes: int
    overlooked: int = 0
    """So many better moves are not seen by those who do not compare."""


class Mind:
    """Thinks about cities of one set of options. Between two thoughts it keeps nothing but room to work in.

    Cities without limits do not fit into machine words: for them the same sources run plain, on a wide ground.
    """

    def __init__(
        self,
        options: Options,
        weights: Sequence[int],
        feelings: learnt_values.Rows = learnt_values.SILENT,
        compiled: bool | None = None,
    ) -> None:
        self.options = options
        self.compiled = not options.free and (modes.has_compiler() if compiled is None else compiled)
        masks = cast(ModuleType, ground(options.free))
        if options.free:
            replacing = {MASKS: masks}
            for source in ON_THE_GROUND:
                replacing[source.__name__] = load_again(source, replacing)
            self.hunches, self.worth, self.weighing = (replacing[each.__name__] for each in ON_THE_GROUND[2:])
        else:
            load = modes.compiled if self.compiled else modes.plain
            masks, *_, self.hunches, self.worth, self.weighing, self.looking, self.teaching = load(SOURCES)
        self.weights = self.numbers(weights)
        self.hunch = self.rows(0 if options.free else len(feelings), int(feature_index.WIDTH), "int16")
        for number in range(len(self.hunch)):
            self.hunch[number][:] = feelings[number]
        self.terms = self.numbers([options.level, options.walks, options.jumps])
        self.figures = self.numbers(masks.FIGURE_CELLS)
        self.faces = self.words(boards(options.tiles.faces, int(masks.ROW) // 2))
        self.desk = self.rows(int(KEPT) + MOST_CANDIDATES, WORDS_OF_A_ROW, "uint64")
        self.notes = self.rows(int(ALIVE) + 1, NUMBERS_OF_A_ROW, "int64")
        self.sums = self.rows(int(network.SUM_ROWS), int(feature_index.WIDTH), "int16")

    # Arrays of this mode

    def words(self, values: Sequence[int]) -> Any:
        """Machine words, as this mode holds them."""
        return self._array(values, "uint64")

    def numbers(self, values: Sequence[int]) -> Any:
        """Numbers with a sign, as this mode holds them."""
        return self._array(values, "int64")

    def tiles(self, numbers: Sequence[int]) -> Any:
        """Tiles as ``speed.cities.row_layout`` holds them: where the boards stand, and how many looks there are."""
        face = self.options.tiles.face
        return self.words([board_of(tile, TURNS[0]) << PLACE | len(looks(face(tile))) for tile in numbers])

    def luck(self, seed: int) -> Any:
        """The beginning of a stream of luck."""
        return self.words([seed & ALL_BITS])[0]

    def _array(self, values: Sequence[int], kind: str) -> Any:
        if not self.compiled:
            return list(values)
        import numpy as np  # plain mode does without

        return np.array(values, kind)

    def rows(self, rows: int, length: int, kind: str) -> Any:
        """Rows of zeros, as this mode holds them."""
        if not self.compiled:
            return [[0] * length for _ in range(rows)]
        import numpy as np

        return np.zeros((rows, length), kind)

    # The three decisions

    def lay_out(self, drawn: Sequence[int], out: Sequence[int], care: Care, seed: int) -> Thought:
        """The starting layout, with these tiles still unseen."""
        self.look_out(out, ROUNDS)
        kept = self.weighing.weigh_layouts(
            self.figures, self.tiles(drawn), self.terms, care.candidates, KEPT, self.faces, self.weights, self.hunch,
            self.desk, self.notes, self.sums,
        )  # fmt: skip
        return self._compared(int(kept), out, ROUNDS, care, seed)

    def move(self, city: Sequence[int], tile: int, out: Sequence[int], rounds: int, care: Care, seed: int) -> Thought:
        """The move of a round after which so many rounds are left, with these tiles still unseen."""
        self.look_out(out, rounds)
        kept = self.weighing.weigh_tiles(
            self.words(city), self.tiles([tile])[0], self.terms, rounds, care.candidates, KEPT, self.faces,
            self.weights, self.hunch, self.desk, self.notes, self.sums,
        )  # fmt: skip
        return self._compared(int(kept), out, rounds, care, seed)

    def cover(self, city: Sequence[int], tile: int, care: Care) -> Thought:
        """The move with the extra tile, which is the last: nothing is left to guess."""
        kept = self.weighing.weigh_extra(
            self.words(city), self.tiles([tile])[0], self.terms, care.candidates, KEPT, self.faces, self.weights,
            self.hunch, self.desk, self.notes, self.sums,
        )  # fmt: skip
        return self._compared(int(kept), (), 0, care, 0)

    def look_out(self, out: Sequence[int], rounds: int) -> None:
        """Remembers what nobody has seen yet, before a decision after which so many rounds are left."""
        self.hunches.look_out(self.tiles(out), 0, rounds, self.faces, self.hunch, self.sums)

    def _compared(self, kept: int, out: Sequence[int], rounds: int, care: Care, seed: int) -> Thought:
        """The best of the kept moves, after as much playing on as the nodes allow."""
        first = min(care.overlooked, kept - 1)
        if first or rounds == 0 or self.options.free:
            return self._thought(first, 1)
        kept = min(kept, (care.nodes - 1) // (FEWEST_GAMES * int(far(rounds, care.nodes - 1))))
        if kept <= 1:
            return self._thought(0, 1)
        used = self.looking.compare(
            kept, self.tiles(out), self.terms, rounds, care.nodes - 1, self.luck(seed), self.faces, self.weights,
            self.hunch, self.desk, self.notes, self.sums,
        )  # fmt: skip
        return self._thought(int(self.notes[ALIVE][0]), 1 + int(used))

    def _thought(self, candidate: int, nodes: int) -> Thought:
        place = int(KEPT) + candidate
        expected = round(int(self.notes[move_ranking.VALUES][place]) / learnt_values.POINT)
        return Thought(int(self.notes[move_ranking.NUMBERS][place]), expected, nodes)
