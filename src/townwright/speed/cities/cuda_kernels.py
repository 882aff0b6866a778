"""Cities on a graphics card: one thread plays one game, or makes one decision in one row.

The rules are those of ``games.cities.city.masks`` and of this folder, loaded again with the words of the card
(``speed.runtime.cuda_words``). Rows lie word by word, ``rows[word, row]``, so that neighbouring threads read
neighbouring memory; a thread works on a copy of its row. What is seen is written eight fields at a time, one
byte for each.
"""

from __future__ import annotations

from typing import Any

from townwright.core.words import compiled, i64, u64
from townwright.games.cities.city import pieces
from townwright.games.cities.city.masks import LAST, NOTHING, ONE, ROW, STOCK, score
from townwright.speed.cities.action_numbers import action_of, choice_of
from townwright.speed.cities.games import begin, play_games, shuffle, step
from townwright.speed.cities.row_layout import (
    CHOICES,
    EXTRA,
    HAND,
    KINDS,
    LEVEL,
    NEXT,
    NO,
    OVER,
    PLACE,
    ROW_LENGTH,
    STACK,
    STAGE,
    TILE,
    TILES,
    TURNED_UP,
    GameRow,
)
from townwright.speed.runtime.cuda_words import CARD, WORD, kernel
from townwright.speed.runtime.random_stream import below, next_luck, stream

BOARDS = LAST + NEXT
ROOM = int(ROW_LENGTH)
"""Words that a thread has room for."""
LINE = u64(0xFF)
HALVES, PAIRS, SINGLES = i64(28), i64(14), i64(7)
HALVES_APART, PAIRS_APART = u64(0x0000000F0000000F), u64(0x0003000300030003)
SINGLES_APART = u64(0x0101010101010101)
HAND_WORDS = i64(len(pieces.TURNS) * len(pieces.KINDS) * len(pieces.QUADRANTS) // 8)
"""The tile in hand in all its turns, eight fields in a word."""
FACES_OF_A_TILE = KINDS * i64(len(pieces.TURNS))
EIGHT = i64(8)


# Whole games


@kernel
def play_all(figures: Any, faces: Any, tiles: Any, blank: Any, seed: int, first: int, points: Any) -> None:
    """Plays the random games ``first``, ``first`` + 1 … of a seed, and writes what each city is worth."""
    row = CARD.local.array(ROOM, WORD)
    for word in range(ROW_LENGTH):
        row[word] = blank[word]
    for number in range(CARD.grid(1), points.shape[0], CARD.gridsize(1)):
        play_games(figures, faces, tiles, row, seed, first + number, points[number : number + 1])


# Decisions


@compiled
def take(rows: Any, number: int, row: GameRow) -> None:
    """Copies a row into the room of the thread."""
    for word in range(ROW_LENGTH):
        row[word] = u64(rows[word, number])


@compiled
def put(rows: Any, number: int, row: GameRow) -> None:
    """Copies the room of the thread back into the row."""
    for word in range(ROW_LENGTH):
        rows[word, number] = row[word]


@kernel
def shuffle_all(
    figures: Any, faces: Any, tiles: Any, rows: Any, seats: int, common: bool, seed: int, first: int, counts: Any
) -> None:
    """Deals the games ``first``, ``first`` + 1 … of a seed, each to as many rows as it has seats."""
    number = CARD.grid(1)
    if number < counts.shape[0]:
        row = CARD.local.array(ROOM, WORD)
        take(rows, number, row)
        luck = shuffle(row, tiles, stream(seed, first + number // seats))
        count = begin(figures, row)
        if common:
            count = step(figures, faces, row, below(next_luck(luck), count))
        counts[number] = count
        put(rows, number, row)


@kernel
def step_all(figures: Any, faces: Any, rows: Any, choices: Any, counts: Any, rewards: Any, refused: Any) -> None:
    """Makes one decision in every row; writes how many choices come next and what a finished city is worth.

    A row that has no such choice stays as it was, gets no reward, and is counted.
    """
    number = CARD.grid(1)
    if number < counts.shape[0]:
        row = CARD.local.array(ROOM, WORD)
        take(rows, number, row)
        count = step(figures, faces, row, i64(choices[number]))
        rewards[number] = NO
        if count < NO:
            CARD.atomic.add(refused, 0, NEXT)
        else:
            counts[number] = count
            put(rows, number, row)
            if row[STAGE] == OVER:
                rewards[number] = score(row, i64(row[LEVEL]))


@kernel
def score_all(rows: Any, points: Any) -> None:
    """Writes what every city is worth."""
    number = CARD.grid(1)
    if number < points.shape[0]:
        row = CARD.local.array(ROOM, WORD)
        take(rows, number, row)
        points[number] = score(row, i64(row[LEVEL]))


# For learners


@kernel
def mark_all(rows: Any, marks: Any) -> None:
    """Marks the actions that are open in every row with 1."""
    number = CARD.grid(1)
    if number < marks.shape[0]:
        row = CARD.local.array(ROOM, WORD)
        take(rows, number, row)
        if row[STAGE] != OVER:
            for choice in range(i64(row[CHOICES])):
                marks[number, action_of(row, choice)] = 1


@kernel
def choices_of(rows: Any, actions: Any, choices: Any) -> None:
    """Writes the choices that actions stand for, and −1 for one that is not open."""
    number = CARD.grid(1)
    if number < choices.shape[0]:
        row = CARD.local.array(ROOM, WORD)
        take(rows, number, row)
        choices[number] = choice_of(row, i64(actions[number]))


@compiled
def spread(line: int) -> int:
    """Eight fields of a board, a byte for each."""
    line = (line | line << HALVES) & HALVES_APART
    line = (line | line << PAIRS) & PAIRS_APART
    return (line | line << SINGLES) & SINGLES_APART


@kernel
def see_all(rows: Any, hands: Any, boards: Any, hand: Any, turned_up: Any, stock: Any, stage: Any) -> None:
    """Writes what every seat sees of its own city; nothing of it tells what comes."""
    number = CARD.grid(1)
    if number < stock.shape[0]:
        for board in range(BOARDS):
            fields = u64(rows[board, number])
            for down in range(ROW):
                boards[number, board * ROW + down] = spread(fields >> ROW * down & LINE)
        due = u64(rows[STAGE, number])
        tile = i64(u64(rows[HAND, number]) >> PLACE) // FACES_OF_A_TILE
        held = due in (TILE, EXTRA)
        for word in range(HAND_WORDS):
            hand[number, word] = hands[tile, word] if held else NOTHING
        came = NOTHING
        for place in range(i64(rows[TURNED_UP, number])):
            came |= ONE << i64(u64(rows[STACK + place, number]) >> PLACE) // FACES_OF_A_TILE
        for word in range(TILES // EIGHT):
            turned_up[number, word] = spread(came >> word * EIGHT & LINE)
        stock[number] = i64(rows[STOCK, number])
        stage[number] = i64(due)
