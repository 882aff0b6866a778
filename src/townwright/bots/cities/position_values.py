"""Gives out all that the search of the bots knows about a position: ranked moves, learnt values, rollout samples.

The bots themselves choose by ``search``; this is for whoever studies a position. Values are in points and not rounded.
A ``PositionValues`` has a workspace of its own, so that several can be used at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from townwright.bots.cities import learnt_values, move_ranking
from townwright.bots.cities.rollouts import CANDIDATES
from townwright.bots.cities.sampling import SCORED_KINDS
from townwright.bots.cities.search import MAX_CANDIDATES, CitiesSearch
from townwright.core.refusals import NotNow
from townwright.games.cities.city.masks import LENGTH, STOCK
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.options import Options

POINT = learnt_values.POINT
MOST_RANKED = 48
"""So many of the best moves are given out, unless somebody asks for another number."""


@dataclass(frozen=True, slots=True)
class RankedMove:
    """A move by its number in the order of ``legal``, with its learnt value and the words of the city after it."""

    number: int
    value: float
    city: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Samples:
    """What came of some cities with the same orders of tiles."""

    values: tuple[tuple[float, ...], ...]
    """For each city, and each order: the points at the end, or what is expected then if rounds are left."""
    kinds: tuple[tuple[float, float, float], ...]
    """For each city the mean points of attractions, parks and terraces at the end of its rollouts."""
    nodes: int


class PositionValues:
    """The learnt values and rollouts of one set of options. Each instance has its own workspace."""

    def __init__(self, options: Options, compiled: bool | None = None) -> None:
        if options.free:
            raise NotNow("study-cities-free", "cities without limits cannot be studied")
        level, walks = options.level, options.walks
        self.options = options
        self.search = CitiesSearch(
            options, learnt_values.learnt_table(level, walks), learnt_values.learnt_network(level, walks), compiled
        )

    def layouts(self, drawn: Sequence[int], out: Sequence[int], most: int = MOST_RANKED) -> tuple[RankedMove, ...]:
        """Rank the starting layouts of the drawn tiles and return the best, with the tiles in ``out`` unseen."""
        search = self.search
        search.start_sums(out, ROUNDS)
        kept = search.ranking.rank_layouts(
            search.figures, search.tiles(drawn), search.terms, min(most, MAX_CANDIDATES), CANDIDATES, search.faces,
            search.weights, search.network, search.workspace, search.scratch, search.sums,
        )  # fmt: skip
        return self._ranked(int(kept))

    def moves(
        self, city: Sequence[int], tile: int, out: Sequence[int], rounds: int, most: int = MOST_RANKED
    ) -> tuple[RankedMove, ...]:
        """Rank the moves of a round after which so many rounds are left, and return the best."""
        search = self.search
        search.start_sums(out, rounds)
        kept = search.ranking.rank_moves(
            search.words(city), search.tiles([tile])[0], search.terms, rounds, min(most, MAX_CANDIDATES), CANDIDATES,
            search.faces, search.weights, search.network, search.workspace, search.scratch, search.sums,
        )  # fmt: skip
        return self._ranked(int(kept))

    def value(self, city: Sequence[int], out: Sequence[int], rounds: int) -> float:
        """The learnt value of a city after which so many rounds are left."""
        search, words = self.search, self.search.words(city)
        search.start_sums(out, rounds)
        worth = search.evaluation.worth_of(
            words, self.options.level, rounds, int(words[STOCK]), search.weights, search.network,
            search.workspace, search.scratch, search.sums,
        )  # fmt: skip
        return int(worth) / POINT

    def samples(
        self, cities: Sequence[Sequence[int]], orders: Sequence[Sequence[int]], rounds: int, ahead: int
    ) -> Samples:
        """Play each city on with each order of all unseen tiles, for ``ahead`` of the rounds left."""
        search, count = self.search, len(orders)
        if not cities or not orders or not 1 <= ahead <= rounds:
            raise ValueError("there is nothing to play on")
        given, tiles = search.rows(len(cities), int(LENGTH), "uint64"), search.rows(count, len(orders[0]), "uint64")
        for number, city in enumerate(cities):
            given[number][:] = search.words(city)
        for number, order in enumerate(orders):
            tiles[number][:] = search.tiles(order)
        values, kinds = search.rows(len(cities), count, "int64"), search.rows(len(cities), int(SCORED_KINDS), "int64")
        nodes = search.sampling.sample_rollouts(
            given, tiles, search.terms, rounds, ahead, search.faces, search.weights, search.network, search.workspace,
            search.scratch, search.sums, values, kinds,
        )  # fmt: skip
        return Samples(
            tuple(tuple(int(value) / POINT for value in row) for row in values),
            tuple((int(row[0]) / count, int(row[1]) / count, int(row[2]) / count) for row in kinds),
            int(nodes),
        )

    def _ranked(self, kept: int) -> tuple[RankedMove, ...]:
        scratch, first = self.search.scratch, int(CANDIDATES)
        return tuple(
            RankedMove(
                int(scratch[move_ranking.NUMBERS][place]),
                int(scratch[move_ranking.VALUES][place]) / POINT,
                tuple(int(word) for word in self.search.workspace[place][: int(LENGTH)]),
            )
            for place in range(first, first + kept)
        )
