"""Compares the best moves by rollouts: plays each on for some rounds, many times, and drops those that do worse.

All candidates are played on with the same draws of the tiles that nobody has seen, so that luck does not
favour one. After each phase the worse half is dropped and the others are played on more often. One node is one
decision weighed, with all its moves: the first weighing is one, and each round played on is one. What a city
is worth a few rounds before the end is known so well that playing on to the end would tell less for the same nodes:
there is more luck in it.

A broad comparison is for a middling budget: it begins with more candidates, which are played on for two rounds only,
and for one more in each phase. So the first phases cost little, and the nodes are left for the few that are hard to
tell apart.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.bots.cities.evaluation import Weights
from townwright.bots.cities.features.feature_index import NO, ONE, TWO
from townwright.bots.cities.features.spots import Scratch, Workspace
from townwright.bots.cities.move_ranking import VALUES, TermWords, copy
from townwright.bots.cities.network import NetworkRows, Sums, start_sums
from townwright.bots.cities.quick_moves import GLANCES, GROUND, make_quick_move
from townwright.core.words import apart, compiled, i64
from townwright.games.cities.city.masks import CityWords, Faces
from townwright.speed.runtime.random_stream import below, next_luck

CURRENT, NEXT, OUT = GROUND + i64(1), GROUND + i64(2), GROUND + i64(3)
CANDIDATES = OUT + i64(1)
"""Workspace rows: the city of a rollout, the same a round later, all unseen tiles, and the candidates."""
TOTALS, REMAINING = GLANCES + i64(1), GLANCES + i64(2)
"""Scratch rows: the points of each candidate so far in parts, and those still compared, the best first."""
PRIOR_GAMES = i64(3)
"""The first estimate of a candidate counts as much as so many rollouts."""
FEWEST_ROUNDS, WELL_KNOWN = i64(4), i64(4)
"""So many rounds at least are played on, and until so many are left."""
MANY_NODES, MORE_ROUNDS = i64(1000), i64(2)
"""With so many nodes it is so many rounds more: luck evens out, and what a city is worth is known better later."""
BROAD_BELOW, BROAD_ROUNDS, BROAD_PRIOR_GAMES, BROAD_GAMES = i64(2000), i64(2), i64(2), i64(11)
"""With ``MANY_NODES`` and fewer than so many a comparison can be broad: it begins with so many rounds, the first
estimate counts so many rollouts, and for each candidate there are nodes for so many rollouts of the first phase."""


@compiled
def rounds_ahead(rounds: int, nodes: int) -> int:
    """How many of the rounds left a rollout plays."""
    more = MORE_ROUNDS if nodes >= MANY_NODES else NO
    return min(rounds, max(FEWEST_ROUNDS, rounds - WELL_KNOWN) + more)


@compiled
def is_broad(nodes: int) -> bool:
    """Whether a broad comparison is the better one with so many nodes."""
    return MANY_NODES <= nodes < BROAD_BELOW


@compiled
def most_candidates(rounds: int, nodes: int, games: int, broad: bool) -> int:
    """How many candidates can be compared with so many nodes; one that is not broad needs ``games`` for each."""
    if broad:
        return nodes // (BROAD_GAMES * min(rounds, BROAD_ROUNDS))
    return nodes // (games * rounds_ahead(rounds, nodes))


@compiled
def place_of(tile: int, tiles: Sequence[int]) -> int:
    """The index of a tile among the tiles."""
    place = NO
    while tiles[place] != tile:
        place += ONE
    return place


@compiled
def shuffle(tiles: MutableSequence[int], first: int, rounds: int, luck: int) -> int:
    """Shuffle the first ``rounds`` tiles, with that at index ``first`` in front; returns the next random state."""
    count = i64(len(tiles))
    tiles[NO], tiles[first] = tiles[first], tiles[NO]
    for place in range(ONE, rounds):
        luck = next_luck(luck)
        other = place + below(luck, count - place)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return luck


@apart
def rollout(
    city: CityWords, tiles: Sequence[int], terms: TermWords, rounds: int, ahead: int, faces: Faces, weights: Weights,
    network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Play a city some rounds ahead with these tiles and good moves; returns what it is worth then, in parts."""
    copy(city, workspace[CURRENT])
    for played in range(ahead):
        left = rounds - played - ONE
        start_sums(tiles, played + ONE, left, faces, network, sums)
        make_quick_move(
            workspace[CURRENT], tiles[played], terms, left, NEXT, faces, weights, network, workspace, scratch, sums
        )
        copy(workspace[NEXT], workspace[CURRENT])
    return scratch[VALUES][NEXT]


@compiled
def sort_better_half(remaining: int, scratch: Scratch) -> int:
    """Sort the better half of the candidates to the front; returns how many that are."""
    half = (remaining + ONE) // TWO
    order, sums = scratch[REMAINING], scratch[TOTALS]
    for place in range(half):
        best = i64(place)
        for other in range(place + ONE, remaining):
            if sums[order[other]] > sums[order[best]]:
                best = i64(other)
        # The others keep their order, in which the table put them.
        found = order[best]
        while best > place:
            order[best] = order[best - ONE]
            best -= ONE
        order[place] = found
    return half


@compiled
def halvings(candidates: int) -> int:
    """How often half of so many candidates can be dropped until one is left."""
    phases = NO
    while candidates > ONE:
        candidates = (candidates + ONE) // TWO
        phases += ONE
    return phases


@apart
def compare(
    kept: int, tiles: MutableSequence[int], terms: TermWords, rounds: int, nodes: int, broad: bool, luck: int,
    faces: Faces, weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Compare the kept candidates by rollouts, leave the best first in ``REMAINING``, and return the nodes used."""
    count = i64(len(tiles))
    for tile in range(count):
        workspace[OUT][tile] = tiles[tile]
    every_tile = broad and rounds == ONE and kept * count <= nodes
    prior = PRIOR_GAMES
    if broad:
        prior = NO if every_tile else BROAD_PRIOR_GAMES
    for candidate in range(kept):
        scratch[TOTALS][candidate] = prior * scratch[VALUES][CANDIDATES + candidate]
        scratch[REMAINING][candidate] = candidate
    remaining, used, games, phases = kept, NO, NO, halvings(kept)
    for phase in range(phases):
        ahead = min(rounds, BROAD_ROUNDS + phase) if broad else rounds_ahead(rounds, nodes)
        share = (nodes - used) // ((phases - phase) * remaining * ahead)
        if rounds == ONE:
            # When every tile came once all is known.
            share = count - games if every_tile else min(share, count - games)
        for _ in range(share):
            # Each tile comes first equally often.
            luck = shuffle(tiles, place_of(workspace[OUT][games % count], tiles), ahead, luck)
            games += ONE
            for place in range(remaining):
                candidate = scratch[REMAINING][place]
                city = workspace[CANDIDATES + candidate]
                scratch[TOTALS][candidate] += rollout(
                    city, tiles, terms, rounds, ahead, faces, weights, network, workspace, scratch, sums
                )  # fmt: skip
        used += share * remaining * ahead
        if share > NO or games == count:
            remaining = sort_better_half(remaining, scratch)
    return used
