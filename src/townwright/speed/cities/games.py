"""Cities over rows, from the deal to the points: step by step, whole, and many at once.

One source for both modes, like ``cities_steps``.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import compiled, i64, u64
from townwright.games.cities.city.masks import NOTHING, Faces, score
from townwright.speed.cities.steps import (
    CHOICES,
    LAST_ROUND,
    LAYOUT,
    LEVEL,
    NEXT,
    NO,
    OVER,
    STACK,
    STAGE,
    START,
    TILES,
    TURNED_UP,
    Row,
    choose,
    offer,
)
from townwright.speed.runtime.random_stream import below, next_luck, stream


@compiled
def begin(figures: Sequence[int], row: Row) -> int:
    """Goes back to before the layout; answers how many choices it has."""
    row[STAGE], row[TURNED_UP] = LAYOUT, u64(START)
    row[CHOICES] = u64(offer(figures, row))
    return i64(row[CHOICES])


@compiled
def step(figures: Sequence[int], faces: Faces, row: Row, choice: int) -> int:
    """One decision; answers how many choices the next one has, and −1 if there is no such choice now."""
    if choice < NO or u64(choice) >= row[CHOICES]:
        return i64(-1)
    choose(figures, faces, row, choice)
    row[CHOICES] = u64(offer(figures, row))
    return i64(row[CHOICES])


@compiled
def shuffle(row: Row, tiles: Sequence[int], luck: int) -> int:
    """Puts the tiles into a random order; answers the luck that is left."""
    for place in range(TILES):
        row[STACK + place] = tiles[place]
    for place in range(LAST_ROUND + NEXT):
        luck = next_luck(luck)
        other = STACK + place + below(luck, TILES - place)
        row[STACK + place], row[other] = row[other], row[STACK + place]
    return luck


@compiled
def play_on(figures: Sequence[int], faces: Faces, row: Row, luck: int) -> int:
    """Plays to the end, each choice as likely as the others; answers the luck that is left."""
    while row[STAGE] != OVER:
        luck = next_luck(luck)
        choose(figures, faces, row, below(luck, offer(figures, row)))
    row[CHOICES] = NOTHING
    return luck


@compiled
def play_games(
    figures: Sequence[int], faces: Faces, tiles: Sequence[int], row: Row, seed: int, first: int,
    points: MutableSequence[int],
) -> None:  # fmt: skip
    """Whole random games with the numbers ``first``, ``first`` + 1 … of a seed, and what each city is worth."""
    for number in range(len(points)):
        luck = shuffle(row, tiles, stream(seed, first + number))
        row[STAGE], row[TURNED_UP] = LAYOUT, u64(START)
        play_on(figures, faces, row, luck)
        points[number] = score(row, i64(row[LEVEL]))


@compiled
def step_all(
    figures: Sequence[int], faces: Faces, rows: Sequence[Row], choices: Sequence[int], counts: MutableSequence[int]
) -> int:
    """One decision in every row; answers how many rows had no such choice and stayed as they were."""
    refused = NO
    for number in range(len(choices)):
        counts[number] = step(figures, faces, rows[number], choices[number])
        if counts[number] < NO:
            refused += NEXT
    return refused


@compiled
def score_all(rows: Sequence[Row], points: MutableSequence[int]) -> None:
    """What every city is worth."""
    for number in range(len(points)):
        points[number] = score(rows[number], i64(rows[number][LEVEL]))


@compiled
def shuffle_all(
    figures: Sequence[int],
    faces: Faces,
    tiles: Sequence[int],
    rows: Sequence[Row],
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
