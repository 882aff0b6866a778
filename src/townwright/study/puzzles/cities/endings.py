"""Looks through every way in which the last rounds of a city can go, over the rows of ``speed.cities``.

Like ``speed`` this is plain Python on integers, and code for a compiler when it is loaded again.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import compiled, i64
from townwright.games.cities.city.masks import Faces, score
from townwright.speed.cities.row_layout import LEVEL, STACK, GameRow
from townwright.speed.cities.turns import choose, offer

MOST_TOURS = i64(128)
"""More than the ways to move a tourist in one round."""
NEVER = i64(-1)
NO, NEXT = i64(0), i64(1)


@compiled
def search_endings(
    figures: Sequence[int], faces: Faces, rows: Sequence[GameRow], decisions: int,
    counts: MutableSequence[int], taken: MutableSequence[int], best: MutableSequence[int],
    firsts: MutableSequence[int],
) -> int:  # fmt: skip
    """The most points after so many decisions, tile and tourist in turn; row 0 holds the position.

    ``best`` gets the choices of the first way to it, ``firsts`` the most that can follow each first tile and tourist.
    """
    most = NEVER
    depth = NO
    counts[NO], taken[NO] = offer(figures, rows[NO]), NEVER
    while depth >= NO:
        taken[depth] += NEXT
        if taken[depth] >= counts[depth]:
            depth -= NEXT
            continue
        row = rows[depth + NEXT]
        for word in range(STACK):
            row[word] = rows[depth][word]
        choose(figures, faces, row, taken[depth])
        if depth + NEXT < decisions:
            depth += NEXT
            counts[depth], taken[depth] = offer(figures, row), NEVER
            continue
        points = i64(score(row, i64(row[LEVEL])))
        first = taken[NO] * MOST_TOURS + taken[NEXT]
        if points > firsts[first]:
            firsts[first] = points
        if points > most:
            most = points
            for place in range(decisions):
                best[place] = taken[place]
    return most
