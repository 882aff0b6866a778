"""The search of the Cities bots: the learnt values, the workspace, and the compiled or plain sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, cast

from townwright.bots.cities import evaluation, learnt_values, move_ranking, network
from townwright.bots.cities.features import empty_fields, feature_index, saved_spots, spots
from townwright.bots.cities.rollouts import CANDIDATES, REMAINING, most_candidates
from townwright.core.sources import load_each_again
from townwright.games.cities.box.tile_faces import board_of, boards, looks
from townwright.games.cities.city.grounds import MASKS, ground
from townwright.games.cities.city.pieces import ROUNDS, TURNS
from townwright.games.cities.options import Options
from townwright.speed.cities.row_layout import PLACE
from townwright.speed.runtime import compiled_code, modes
from townwright.speed.runtime.random_stream import ALL_BITS

SOURCES = (
    *(module.__name__ for module in MASKS),
    "townwright.speed.runtime.random_stream",
    "townwright.speed.cities.row_layout",
    "townwright.bots.cities.features.feature_index",
    "townwright.bots.cities.features.spots",
    "townwright.bots.cities.features.saved_spots",
    "townwright.bots.cities.features.empty_fields",
    "townwright.bots.cities.network",
    "townwright.bots.cities.evaluation",
    "townwright.bots.cities.move_ranking",
    "townwright.bots.cities.quick_moves",
    "townwright.bots.cities.rollouts",
    "townwright.bots.cities.sampling",
    "townwright.bots.cities.learning.self_play",
)
FREE_CITY_SOURCES = (spots, saved_spots, empty_fields, network, evaluation, move_ranking)
"""The modules that are loaded again for a city without limits, each after those that it imports."""
MAX_CANDIDATES = 96
FEWEST_GAMES = 4
"""With fewer nodes than that for each candidate, fewer are compared."""
WORDS_OF_A_ROW = int(spots.ROOM)
NUMBERS_OF_A_ROW = int(spots.ROOM * feature_index.STATES)


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The move that a search chose, by its number in the order of ``legal``."""

    number: int
    expected: int
    """How many points it seems to lead to at the end of the game."""
    nodes: int


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """The limits of one search: how many of the best moves are compared by rollouts, within how many nodes."""

    candidates: int
    nodes: int
    skipped: int = 0
    """So many of the best moves are left out, and the next one is taken without rollouts: this makes bots weaker."""
    broad: bool = False
    """Whether many moves are played on for a few rounds first, instead of fewer for longer."""


class CitiesSearch:
    """Searches for moves in cities of one set of options. It keeps nothing between two searches but its workspace.

    Cities without limits do not fit into machine words: for them the same sources run plain, over a wider frame.
    """

    def __init__(
        self,
        options: Options,
        weights: Sequence[int],
        network_rows: network.NetworkRows = learnt_values.NO_NETWORK,
        compiled: bool | None = None,
    ) -> None:
        self.options = options
        self.compiled = not options.free and (compiled_code.wanted(SOURCES) if compiled is None else compiled)
        masks = cast(ModuleType, ground(options.free))
        if options.free:
            loaded = load_each_again(FREE_CITY_SOURCES, {masks.__name__: masks})
            self.network_functions, self.evaluation, self.ranking = (
                loaded[each.__name__] for each in FREE_CITY_SOURCES[3:]
            )
        else:
            sources = modes.load(SOURCES, self.compiled)
            self.network_functions, self.evaluation = sources["network"], sources["evaluation"]
            self.ranking, self.rollouts = sources["move_ranking"], sources["rollouts"]
            self.sampling, self.self_play = sources["sampling"], sources["self_play"]
        self.weights = self.numbers(weights)
        self.network = self.rows(0 if options.free else len(network_rows), int(feature_index.WIDTH), "int16")
        for number in range(len(self.network)):
            self.network[number][:] = network_rows[number]
        self.terms = self.numbers([options.level, options.walks, options.jumps])
        self.figures = self.numbers(masks.FIGURE_CELLS)
        self.faces = self.words(boards(options.tiles.faces, int(masks.ROW) // 2))
        self.workspace = self.rows(int(CANDIDATES) + MAX_CANDIDATES, WORDS_OF_A_ROW, "uint64")
        self.scratch = self.rows(int(REMAINING) + 1, NUMBERS_OF_A_ROW, "int64")
        self.sums = self.rows(int(network.SUM_ROWS), int(feature_index.WIDTH), "int16")

    # Arrays of this mode

    def words(self, values: Sequence[int]) -> Any:
        """An array of machine words, or a list in plain mode."""
        return self._array(values, "uint64")

    def numbers(self, values: Sequence[int]) -> Any:
        """An array of numbers with a sign, or a list in plain mode."""
        return self._array(values, "int64")

    def tiles(self, numbers: Sequence[int]) -> Any:
        """Return tiles as ``speed.cities.row_layout`` holds them: where the boards stand, and how many turns differ."""
        face = self.options.tiles.face
        return self.words([board_of(tile, TURNS[0]) << PLACE | len(looks(face(tile))) for tile in numbers])

    def luck(self, seed: int) -> Any:
        """The first state of the random stream with this seed."""
        return self.words([seed & ALL_BITS])[0]

    def _array(self, values: Sequence[int], kind: str) -> Any:
        if not self.compiled:
            return list(values)
        import numpy as np  # plain mode does without

        return np.array(values, kind)

    def rows(self, rows: int, length: int, kind: str) -> Any:
        """A two-dimensional array of zeros, or a list of lists in plain mode."""
        if not self.compiled:
            return [[0] * length for _ in range(rows)]
        import numpy as np

        return np.zeros((rows, length), kind)

    # The three decisions

    def lay_out(self, drawn: Sequence[int], out: Sequence[int], limits: SearchLimits, seed: int) -> SearchResult:
        """Search for the best starting layout of the drawn tiles, with the tiles in ``out`` still unseen."""
        self.start_sums(out, ROUNDS)
        kept = self.ranking.rank_layouts(
            self.figures, self.tiles(drawn), self.terms, limits.candidates, CANDIDATES, self.faces, self.weights,
            self.network, self.workspace, self.scratch, self.sums,
        )  # fmt: skip
        return self._compared(int(kept), out, ROUNDS, limits, seed)

    def move(
        self, city: Sequence[int], tile: int, out: Sequence[int], rounds: int, limits: SearchLimits, seed: int
    ) -> SearchResult:
        """Search for the best move of a round after which so many rounds are left, with these tiles still unseen."""
        self.start_sums(out, rounds)
        kept = self.ranking.rank_moves(
            self.words(city), self.tiles([tile])[0], self.terms, rounds, limits.candidates, CANDIDATES, self.faces,
            self.weights, self.network, self.workspace, self.scratch, self.sums,
        )  # fmt: skip
        return self._compared(int(kept), out, rounds, limits, seed)

    def play_extra(self, city: Sequence[int], tile: int, limits: SearchLimits) -> SearchResult:
        """Search for the best move with the extra tile, the last move of a game."""
        kept = self.ranking.rank_extra_moves(
            self.words(city), self.tiles([tile])[0], self.terms, limits.candidates, CANDIDATES, self.faces,
            self.weights, self.network, self.workspace, self.scratch, self.sums,
        )  # fmt: skip
        return self._compared(int(kept), (), 0, limits, 0)

    def start_sums(self, out: Sequence[int], rounds: int) -> None:
        """Start the network's sums with the tiles that are still unseen; needed before moves are ranked."""
        self.network_functions.start_sums(self.tiles(out), 0, rounds, self.faces, self.network, self.sums)

    def _compared(self, kept: int, out: Sequence[int], rounds: int, limits: SearchLimits, seed: int) -> SearchResult:
        """The best of the kept moves, after as many rollouts as the nodes allow."""
        first = min(limits.skipped, kept - 1)
        if first or rounds == 0 or self.options.free:
            return self._result(first, 1)
        kept = min(kept, int(most_candidates(rounds, limits.nodes - 1, FEWEST_GAMES, limits.broad)))
        if kept <= 1:
            return self._result(0, 1)
        used = self.rollouts.compare(
            kept, self.tiles(out), self.terms, rounds, limits.nodes - 1, limits.broad, self.luck(seed), self.faces,
            self.weights, self.network, self.workspace, self.scratch, self.sums,
        )  # fmt: skip
        return self._result(int(self.scratch[REMAINING][0]), 1 + int(used))

    def _result(self, candidate: int, nodes: int) -> SearchResult:
        place = int(CANDIDATES) + candidate
        expected = round(int(self.scratch[move_ranking.VALUES][place]) / learnt_values.POINT)
        return SearchResult(int(self.scratch[move_ranking.NUMBERS][place]), expected, nodes)
