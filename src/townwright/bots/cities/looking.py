"""Looks ahead: plays the best moves on to the end, again and again, and drops those that do worse.

All candidates are played on with the same draws of the tiles that nobody has seen, so that luck does not
favour one. After each phase the worse half is dropped and the others are played on more often. One node is one
decision weighed, with all its moves: the first weighing is one, and each round played on is one.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.bots.cities.hunch import Hunch, Sums, look_out
from townwright.bots.cities.places import NO, ONE, POINT, TWO
from townwright.bots.cities.spots import Desk, Notes
from townwright.bots.cities.weighing import FEW, GLANCED, LEVEL, NUMBERS, VALUES, Terms, choose, copy
from townwright.bots.cities.worth import Weights
from townwright.core.words import apart, compiled, i64
from townwright.games.cities.masks import CityWords, Faces, score
from townwright.speed.luck import below, next_luck

PLAYED_ON, NEXT = GLANCED + FEW, GLANCED + FEW + i64(1)
KEPT = NEXT + i64(1)
"""Rows of the desk: the city that is played on, the same a round later, and the first of the candidates."""
SUMS, ALIVE = NUMBERS + i64(1), NUMBERS + i64(2)
"""Rows of the notes: the points of each candidate so far in parts, and who is still compared, the best first."""
TRUST = i64(2)
"""What the table says of a candidate counts as much as so many games played on."""


@compiled
def shuffle(tiles: MutableSequence[int], turn: int, rounds: int, luck: int) -> int:
    """Puts the first so many tiles into a random order; answers the luck that is left.

    Each of the tiles comes first equally often when ``turn`` counts up.
    """
    count = i64(len(tiles))
    first = turn % count
    tiles[NO], tiles[first] = tiles[first], tiles[NO]
    for place in range(ONE, rounds):
        luck = next_luck(luck)
        other = place + below(luck, count - place)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return luck


@apart
def play_on(
    city: CityWords, tiles: Sequence[int], terms: Terms, rounds: int, faces: Faces, weights: Weights, hunch: Hunch,
    desk: Desk, notes: Notes, sums: Sums,
) -> int:  # fmt: skip
    """Plays a city to its end with these tiles, each round as the table likes it best; answers the points."""
    copy(city, desk[PLAYED_ON])
    for played in range(rounds):
        left = rounds - played - ONE
        look_out(tiles, played + ONE, left, faces, hunch, sums)
        choose(desk[PLAYED_ON], tiles[played], terms, left, NEXT, faces, weights, hunch, desk, notes, sums)
        copy(desk[NEXT], desk[PLAYED_ON])
    return score(desk[PLAYED_ON], terms[LEVEL])


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
    for candidate in range(kept):
        notes[SUMS][candidate] = TRUST * notes[VALUES][KEPT + candidate]
        notes[ALIVE][candidate] = candidate
    alive, used, games, phases = kept, NO, NO, phases_of(kept)
    for phase in range(phases):
        share = (nodes - used) // ((phases - phase) * alive * rounds)
        for _ in range(share):
            luck = shuffle(tiles, games, rounds, luck)
            games += ONE
            for place in range(alive):
                candidate = notes[ALIVE][place]
                city = desk[KEPT + candidate]
                points = play_on(city, tiles, terms, rounds, faces, weights, hunch, desk, notes, sums)
                notes[SUMS][candidate] += points * POINT
        used += share * alive * rounds
        if share > NO:
            alive = put_better_half_first(alive, notes)
    return used
