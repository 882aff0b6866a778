"""A bot of Cities that plays moves on with the expert itself, to tell how much is still to be found.

The expert plays moves on with moves that look one decision ahead. Here each decision on the way is a search of the
expert's own, with as many nodes as a bot is given. That takes some ten times as long as a table has:
``python3 dev bench bots_cities --bot benchmarks.nested_expert:NESTED --levels 3 --nodes 150``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from townwright.bots.cities.learnt_values import POINT
from townwright.bots.cities.move_ranking import NUMBERS, VALUES
from townwright.bots.cities.players import SEEDS, SearchBot, search_for
from townwright.bots.cities.position_values import PositionValues
from townwright.bots.cities.rollouts import CANDIDATES
from townwright.bots.cities.search import CitiesSearch, SearchLimits, SearchResult
from townwright.bots.cities.view_reader import city_of, options_of, rounds_left
from townwright.core.phrases import Phrase
from townwright.games.cities.city.masks import LENGTH
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import EXTRA, SET_UP

FULL_NODES = 20_000
"""For the starting layout and for the last two moves, which are decided as the expert does."""
COMPARED = 16
FIRST_GAMES = 6
"""So many games for each of the moves that are compared; twice as many for each half that is left."""
PRIOR_GAMES = 2
AHEAD = 5
"""So many rounds are played on, and what the city is thought worth then counts."""


@dataclass(frozen=True)
class NestedExpert(SearchBot):
    """Compares moves by games that the expert plays on with a small budget."""

    def decide(self, view: View, horizon: int, limits: SearchLimits, seed: int) -> SearchResult:
        """Search for the best action; the nodes are those of each decision on the way."""
        rounds = rounds_left(view)
        if view.stage in {SET_UP, EXTRA} or rounds <= 1:
            return super().decide(view, horizon, SearchLimits(limits.candidates, FULL_NODES), seed)
        options = options_of(view)
        search, values = search_for(options, self.learnt), PositionValues(options)
        moves = values.moves(city_of(view).words, view.hand[0], view.out, rounds, COMPARED)
        totals = {move: PRIOR_GAMES * move.value for move in moves}
        random, games, nodes = Random(seed), FIRST_GAMES, 1
        ahead, inner = min(rounds, AHEAD), SearchLimits(limits.candidates, limits.nodes)
        while len(totals) > 1:
            for _ in range(games):
                order = random.sample(list(view.out), len(view.out))
                luck = random.randrange(SEEDS)
                for move in totals:
                    totals[move] += played_on(search, move.city, order, rounds, ahead, inner, luck)
                    nodes += ahead * limits.nodes
            best = sorted(totals, key=lambda move: -totals[move])
            totals = {move: totals[move] for move in best[: (len(best) + 1) // 2]}
            games *= 2
        (chosen,) = totals
        return SearchResult(chosen.number, round(chosen.value), nodes)


def played_on(
    search: CitiesSearch, city: Sequence[int], order: Sequence[int], rounds: int, ahead: int, limits: SearchLimits,
    luck: int,
) -> float:  # fmt: skip
    """Play a city on with the tiles in this order; returns what it is worth then."""
    value = 0.0
    for played in range(ahead):
        out, left = order[played + 1 :], rounds - played - 1
        chosen = search.move(city, order[played], out, left, limits, luck + played)
        place = place_of(search, chosen.number)
        city = tuple(int(word) for word in search.workspace[place][: int(LENGTH)])
        value = int(search.scratch[VALUES][place]) / POINT
    return value


def place_of(search: CitiesSearch, number: int) -> int:
    """Where the search has left the move of this number."""
    place = int(CANDIDATES)
    while int(search.scratch[NUMBERS][place]) != number:
        place += 1
    return place


NESTED = NestedExpert("nested", Phrase("bot-cities-nested", "plays moves on with the expert"), 18, True, candidates=24)
