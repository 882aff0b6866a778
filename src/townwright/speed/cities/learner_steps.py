"""Cities for learners, many at once: numbers of actions in, what is seen and what is open out, ended games begun anew.

What a seat sees of its city is a row of words that are read as bytes: boards field by field, the tiles in hand in each
turn, the tiles that have come, and one word with the decision that is due, the stock and whether the seat has finished.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, compiled, i64, u64
from townwright.games.cities.city.masks import FULL_STOCK, LAST, NOTHING, ONE, ROW, STOCK, Faces, score
from townwright.speed.cities.action_numbers import FIRST_TILE, TURNS
from townwright.speed.cities.games import begin, shuffle, step
from townwright.speed.cities.open_numbers import open_numbers
from townwright.speed.cities.row_layout import (
    CHOICES,
    EXTRA,
    FIGURE,
    HAND,
    KINDS,
    LAYOUT,
    LEVEL,
    NEXT,
    NO,
    OVER,
    PLACE,
    STACK,
    STAGE,
    THEN,
    TILE,
    TILES,
    TURNED_UP,
    GameRow,
)
from townwright.speed.cities.turns import offer
from townwright.speed.runtime.random_stream import below, next_luck, stream

BOARDS = LAST + NEXT
BYTE, LINE, EIGHT = u64(8), u64(255), i64(8)
LOOSE_LINES = i64(256)
"""Words that spread a line of a board over eight bytes; the tiles in hand follow them."""
TILE_WORDS = TURNS * KINDS * THEN * THEN // EIGHT
SEEN_HAND = BOARDS * ROW
SEEN_TURNED_UP = SEEN_HAND + FIGURE * TILE_WORDS
SEEN_FACTS = SEEN_TURNED_UP + TILES // EIGHT
SEEN = SEEN_FACTS + NEXT
"""How many words are seen of a city."""
STOCK_BYTE, FINISHED_BYTE = u64(48), u64(56)
NOT_OPEN, GOES_ON, FINISHED, ENDED = i64(0), i64(1), i64(2), i64(3)
"""What a number did: nothing, a part of the round, the last part of it, the last of the game."""
MOST_OPEN = FIRST_TILE
"""Choices of the decision that has most."""


# What is seen


@compiled
def show_tile(pictures: Sequence[int], tile: int, seen: MutableSequence[int], place: int) -> None:
    """Writes a tile in each of its turns."""
    first = LOOSE_LINES + tile_of(tile) * TILE_WORDS
    for word in range(TILE_WORDS):
        seen[SEEN_HAND + place * TILE_WORDS + word] = pictures[first + word]


@compiled
def tile_of(tile: int) -> int:
    """The number of a tile of the stack, counted from 0."""
    return i64(tile >> PLACE) // (KINDS * TURNS)


@apart
def show(row: GameRow, pictures: Sequence[int], seen: MutableSequence[int]) -> None:
    """Writes what the seat sees of its city."""
    for board in range(BOARDS):
        fields = row[board]
        for line in range(ROW):
            seen[board * ROW + line] = pictures[i64(fields & LINE)]
            fields = fields >> BYTE
    for word in range(SEEN_HAND, SEEN):
        seen[word] = NOTHING
    stage = row[STAGE]
    if stage == LAYOUT:
        for place in range(FIGURE):
            show_tile(pictures, row[STACK + place], seen, place)
    elif stage == TILE or stage == EXTRA:  # noqa: SIM109  plain mode would make a tuple each time
        show_tile(pictures, row[HAND], seen, NO)
    for place in range(i64(row[TURNED_UP])):
        tile = tile_of(row[STACK + place])
        seen[SEEN_TURNED_UP + tile // EIGHT] |= ONE << u64(tile % EIGHT) * BYTE
    stock = FULL_STOCK if stage == LAYOUT else row[STOCK]
    facts = ONE << stage * BYTE | stock << STOCK_BYTE
    if stage == OVER:
        facts |= ONE << FINISHED_BYTE
    seen[SEEN_FACTS] = facts


# Steps


@apart
def mark_open(row: GameRow, opened: MutableSequence[int], marks: MutableSequence[int]) -> None:
    """Lists and marks what is open now."""
    open_numbers(row, opened)
    for choice in range(i64(row[CHOICES])):
        marks[opened[choice]] = 1


@compiled
def unmark(row: GameRow, opened: Sequence[int], marks: MutableSequence[int]) -> None:
    """Takes back the marks of what was open."""
    for choice in range(i64(row[CHOICES])):
        marks[opened[choice]] = 0


@compiled
def choice_among(row: GameRow, opened: Sequence[int], number: int) -> int:
    """The choice with that number among those that are open; −1 if there is none."""
    for choice in range(i64(row[CHOICES])):
        if opened[choice] == number:
            return choice
    return i64(-1)


@apart
def take(
    figures: Sequence[int],
    faces: Faces,
    pictures: Sequence[int],
    row: GameRow,
    opened: MutableSequence[int],
    marks: MutableSequence[int],
    seen: MutableSequence[int],
    number: int,
) -> int:
    """Says a number and brings what is open and seen up to date; answers what that did, as ``NOT_OPEN`` … ``ENDED``."""
    choice = choice_among(row, opened, number)
    if choice < NO:
        return NOT_OPEN
    drawn = row[TURNED_UP]
    unmark(row, opened, marks)
    step(figures, faces, row, choice)
    mark_open(row, opened, marks)
    show(row, pictures, seen)
    if row[STAGE] == OVER:
        return ENDED
    return GOES_ON if row[TURNED_UP] == drawn else FINISHED


@compiled
def begin_at(
    pictures: Sequence[int],
    row: GameRow,
    opened: MutableSequence[int],
    marks: MutableSequence[int],
    seen: MutableSequence[int],
) -> None:
    """Lists, marks and shows a game that has just been dealt."""
    mark_open(row, opened, marks)
    show(row, pictures, seen)


@apart
def turn_up_instead(
    figures: Sequence[int],
    pictures: Sequence[int],
    row: GameRow,
    opened: MutableSequence[int],
    marks: MutableSequence[int],
    seen: MutableSequence[int],
    tile: int,
) -> None:
    """Turns up this tile of the stack in place of the last one; brings what is open and seen up to date."""
    unmark(row, opened, marks)
    last = STACK + i64(row[TURNED_UP]) - NEXT
    place = last
    while row[place] != tile:
        place += NEXT
    row[place] = row[last]
    row[last] = tile
    row[HAND] = tile
    row[CHOICES] = u64(offer(figures, row))
    mark_open(row, opened, marks)
    show(row, pictures, seen)


@apart
def deal(figures: Sequence[int], faces: Faces, tiles: Sequence[int], row: GameRow, common: bool, luck: int) -> None:
    """Begins a game at random; with a common layout chance lays the starting tiles."""
    luck = shuffle(row, tiles, luck)
    choices = begin(figures, row)
    if common:
        step(figures, faces, row, below(next_luck(luck), choices))


@compiled
def begin_all(
    figures: Sequence[int],
    faces: Faces,
    pictures: Sequence[int],
    tiles: Sequence[int],
    common: bool,
    seed: int,
    rows: Sequence[GameRow],
    opened: Sequence[MutableSequence[int]],
    marks: Sequence[MutableSequence[int]],
    seen: Sequence[MutableSequence[int]],
    asked: Sequence[int],
    begun: MutableSequence[int],
) -> None:
    """Begins the next game of the seed in every place that is asked for."""
    for place in range(len(begun)):
        if asked[place]:
            row = rows[place]
            unmark(row, opened[place], marks[place])
            deal(figures, faces, tiles, row, common, stream(seed, begun[place] * len(begun) + place))
            begun[place] += 1
            mark_open(row, opened[place], marks[place])
            show(row, pictures, seen[place])


@compiled
def take_all(
    figures: Sequence[int],
    faces: Faces,
    pictures: Sequence[int],
    rows: Sequence[GameRow],
    opened: Sequence[MutableSequence[int]],
    marks: Sequence[MutableSequence[int]],
    seen: Sequence[MutableSequence[int]],
    numbers: Sequence[int],
    running: Sequence[int],
    there: MutableSequence[int],
    rewards: MutableSequence[float],
) -> None:
    """Says one number in every game that runs; writes whether it was open, and what the game was worth at its end."""
    for place in range(len(numbers)):
        rewards[place] = 0
        if running[place]:
            row = rows[place]
            done = take(figures, faces, pictures, row, opened[place], marks[place], seen[place], i64(numbers[place]))
            there[place] = done != NOT_OPEN
            if done == ENDED:
                rewards[place] = score(row, i64(row[LEVEL]))
