"""Looks ahead: plays the best moves on for some rounds, again and again, and drops those that do worse.

All candidates are played on with the same draws of the tiles that nobody has seen, so that luck does not
favour one. After each phase the worse half is dropped and the others are played on more often. One node is one
decision weighed, with all its moves: the first weighing is one, and each round played on is one. What a city
is worth a few rounds before the end is known so well that playing on to the end would tell less for the same nodes:
there is more luck in it.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.bots.cities.evaluation import Weights
from townwright.bots.cities.feature_index import NO, ONE, TWO
from townwright.bots.cities.move_ranking import FEW, GLANCED, NUMBERS, VALUES, Terms, choose, copy
from townwright.bots.cities.network import Hunch, Sums, look_out
from townwright.bots.cities.spots import Desk, Notes
from townwright.core.words import apart, compiled, i64
from townwright.games.cities.city.masks import CityWords, Faces
from townwright.speed.runtime.random_stream import below, next_luck

PLAYED_ON, NEXT, OUT = GLANCED + FEW, GLANCED + FEW + i64(1), GLANCED + FEW + i64(2)
KEPT = OUT + i64(1)
"""Rows of the desk: the city that is played on, the same a round later, all unseen tiles, and the candidates."""
SUMS, ALIVE = NUMBERS + i64(1), NUMBERS + i64(2)
"""Rows of the notes: the points of each candidate so far in parts, and who is still compared, the best first."""
TRUST = i64(3)
"""What is thought of a candidate at first counts as much as so many games played on."""
FEWEST_ROUNDS, WELL_KNOWN = i64(4), i64(4)
"""So many rounds at least are played on, and until so many are left."""
MANY_NODES, MORE_ROUNDS = i64(1000), i64(2)
"""With so many nodes it is so many rounds more: luck evens out, and what a city is worth is known better later."""


@compiled
def far(rounds: int, nodes: int) -> int:
    """How many of the rounds left are played on."""
    more = MORE_ROUNDS if nodes >= MANY_NODES else NO
    return min(rounds, max(FEWEST_ROUNDS, rounds - WELL_KNOWN) + more)


@compiled
def place_of(tile: int, tiles: Sequence[int]) -> int:
    """Where a tile stands."""
    place = NO
    while tiles[place] != tile:
        place += ONE
    return place


@compiled
def shuffle(tiles: MutableSequence[int], first: int, rounds: int, luck: int) -> int:
    """Puts the first so many tiles into a random order, but one to the front; answers the luck that is left."""
    count = i64(len(tiles))
    tiles[NO], tiles[first] = tiles[first], tiles[NO]
    for place in range(ONE, rounds):
        luck = next_luck(luck)
        other = place + below(luck, count - place)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return luck


@apart
def play_on(
    city: CityWords, tiles: Sequence[int], terms: Terms, rounds: int, ahead: int, faces: Faces,
    weights: Weights, hunch: Hunch, desk: Desk, notes: Notes, sums: Sums,
) -> int:  # fmt: skip
    """Plays a city some rounds ahead with these tiles, as it seems best; answers what it is worth then, in parts."""
    copy(city, desk[PLAYED_ON])
    for played in range(ahead):
        left = rounds - played - ONE
        look_out(tiles, played + ONE, left, faces, hunch, sums)
        choose(desk[PLAYED_ON], tiles[played], terms, left, NEXT, faces, weights, hunch, desk, notes, sums)
        copy(desk[NEXT], desk[PLAYED_ON])
    return notes[VALUES][NEXT]


@compiled
def put_better_half_first(alive: int, notes: Notes) -> int:
    """Sorts the better half of the candidates to the front; answers how many that are."""
    half = (alive + ONE) // TWO
    order, sums = notes[ALIVE], notes[SUMS]
    for place in range(half):
        best = i64(place)
        for other in range(place + ONE, alive):
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
def phases_of(candidates: int) -> int:
    """How often half of them can be dropped."""
    phases = NO
    while candidates > ONE:
        candidates = (candidates + ONE) // TWO
        phases += ONE
    return phases


@apart
def compare(
    kept: int, tiles: MutableSequence[int], terms: Terms, rounds: int, nodes: int, luck: int, faces: Faces,
    weights: Weights, hunch: Hunch, desk: Desk, notes: Notes, sums: Sums,
) -> int:  # fmt: skip
    """Plays the kept candidates on with so many rounds left; answers the nodes used. The best is first in ``ALIVE``."""
    count = i64(len(tiles))
    for tile in range(count):
        desk[OUT][tile] = tiles[tile]
    for candidate in range(kept):
        notes[SUMS][candidate] = TRUST * notes[VALUES][KEPT + candidate]
        notes[ALIVE][candidate] = candidate
    alive, used, games, phases, ahead = kept, NO, NO, phases_of(kept), far(rounds, nodes)
    for phase in range(phases):
        share = (nodes - used) // ((phases - phase) * alive * ahead)
        if rounds == ONE:
            # When every tile came once all is known.
            share = min(share, count - games)
        for _ in range(share):
            # Each tile comes first equally often.
            luck = shuffle(tiles, place_of(desk[OUT][games % count], tiles), ahead, luck)
            games += ONE
            for place in range(alive):
                candidate = notes[ALIVE][place]
                city = desk[KEPT + candidate]
                notes[SUMS][candidate] += play_on(
                    city, tiles, terms, rounds, ahead, faces, weights, hunch, desk, notes, sums
                )  # fmt: skip
        used += share * alive * ahead
        if share > NO or games == count:
            alive = put_better_half_first(alive, notes)
    return used
