"""Cities over rows, from the deal to the points: decision by decision, and whole."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import compiled, i64, u64
from townwright.games.cities.city.masks import NOTHING, Faces, score
from townwright.speed.cities.row_layout import (
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
    GameRow,
)
from townwright.speed.cities.turns import choose, offer
from townwright.speed.runtime.random_stream import below, next_luck, stream


@compiled
def begin(figures: Sequence[int], row: GameRow) -> int:
    """Goes back to before the layout; answers how many choices it has."""
    row[STAGE], row[TURNED_UP] = LAYOUT, u64(START)
    row[CHOICES] = u64(offer(figures, row))
    return i64(row[CHOICES])


@compiled
def step(figures: Sequence[int], faces: Faces, row: GameRow, choice: int) -> int:
    """Makes one decision; answers how many choices the next one has, and −1 if there is no such choice now."""
    if choice < NO or u64(choice) >= row[CHOICES]:
        return i64(-1)
    choose(figures, faces, row, choice)
    row[CHOICES] = u64(offer(figures, row))
    return i64(row[CHOICES])


@compiled
def shuffle(row: GameRow, tiles: Sequence[int], luck: int) -> int:
    """Puts the tiles into a random order; answers the luck that is left."""
    for place in range(TILES):
        row[STACK + place] = tiles[place]
    for place in range(LAST_ROUND + NEXT):
        luck = next_luck(luck)
        other = STACK + place + below(luck, TILES - place)
        row[STACK + place], row[other] = row[other], row[STACK + place]
    return luck


@compiled
def play_on(figures: Sequence[int], faces: Faces, row: GameRow, luck: int) -> int:
    """Plays to the end, each choice as likely as the others; answers the luck that is left."""
    while row[STAGE] != OVER:
        luck = next_luck(luck)
        choose(figures, faces, row, below(luck, offer(figures, row)))
    row[CHOICES] = NOTHING
    return luck


@compiled
def play_games(
    figures: Sequence[int], faces: Faces, tiles: Sequence[int], row: GameRow, seed: int, first: int,
    points: MutableSequence[int],
) -> None:  # fmt: skip
    """Whole random games with the numbers ``first``, ``first`` + 1 … of a seed, and what each city is worth."""
    for number in range(len(points)):
        luck = shuffle(row, tiles, stream(seed, first + number))
        row[STAGE], row[TURNED_UP] = LAYOUT, u64(START)
        play_on(figures, faces, row, luck)
        points[number] = score(row, i64(row[LEVEL]))
