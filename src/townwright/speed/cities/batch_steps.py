"""Many cities at once: dealt, stepped and scored row by row."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import compiled, i64
from townwright.games.cities.city.masks import Faces, score
from townwright.speed.cities.games import begin, shuffle, step
from townwright.speed.cities.row_layout import LEVEL, NEXT, NO, GameRow
from townwright.speed.runtime.random_stream import below, next_luck, stream


@compiled
def step_all(
    figures: Sequence[int], faces: Faces, rows: Sequence[GameRow], choices: Sequence[int], counts: MutableSequence[int]
) -> int:
    """Makes one decision in every row; answers how many rows had no such choice and stayed as they were."""
    refused = NO
    for number in range(len(choices)):
        counts[number] = step(figures, faces, rows[number], choices[number])
        if counts[number] < NO:
            refused += NEXT
    return refused


@compiled
def score_all(rows: Sequence[GameRow], points: MutableSequence[int]) -> None:
    """What every city is worth."""
    for number in range(len(points)):
        points[number] = score(rows[number], i64(rows[number][LEVEL]))


@compiled
def shuffle_all(
    figures: Sequence[int],
    faces: Faces,
    tiles: Sequence[int],
    rows: Sequence[GameRow],
    seats: int,
    common: bool,
    seed: int,
    first: int,
    counts: MutableSequence[int],
) -> None:
    """Deals the games ``first``, ``first`` + 1 … of a seed, each to as many rows as it has seats.

    With a common layout chance lays the starting tiles, the same for all seats.
    """
    for number in range(len(rows)):
        luck = shuffle(rows[number], tiles, stream(seed, first + number // seats))
        counts[number] = begin(figures, rows[number])
        if common:
            counts[number] = step(figures, faces, rows[number], below(next_luck(luck), counts[number]))
