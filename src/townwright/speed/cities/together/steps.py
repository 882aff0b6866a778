"""Many games of Cities whose seats act together: every seat says a number, and sees of the others what it may.

A row is the city of one seat. The rows of seat 0 come first, game by game, then those of seat 1, and so on. A seat
that has finished its round waits for the others of its game with the one number ``WAIT``, and others see its city as
it was when the round began. This repeats over rows what ``envs.cities.city_rows`` does for one game;
``tests/envs/test_parallel_batch.py`` compares them.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, compiled, i64, u64
from townwright.games.cities.city.masks import NOTHING, ONE, Faces, score
from townwright.speed.cities.learner_steps import (
    BYTE,
    ENDED,
    FINISHED,
    FINISHED_BYTE,
    LINE,
    NOT_OPEN,
    SEEN,
    SEEN_FACTS,
    SEEN_HAND,
    SEEN_TURNED_UP,
    STOCK_BYTE,
    deal,
    mark_open,
    show,
    take,
    unmark,
)
from townwright.speed.cities.row_layout import CHOICES, LEVEL, NO, OVER, GameRow
from townwright.speed.runtime.random_stream import stream

WAIT = i64(0)
"""The one number of a seat that waits."""
NOTHING_DUE = ONE << u64(OVER) * BYTE


# Rounds


@apart
def wait_for_others(row: GameRow, opened: Sequence[int], marks: MutableSequence[int]) -> None:
    """Marks waiting as the one thing that a seat can do."""
    unmark(row, opened, marks)
    marks[WAIT] = 1


@apart
def begin_round(
    row: GameRow,
    opened: Sequence[int],
    marks: MutableSequence[int],
    own: Sequence[int],
    before: MutableSequence[int],
) -> None:
    """Marks what is open to a seat that has waited, and notes what others see of its city until the round ends."""
    marks[WAIT] = 0
    for choice in range(i64(row[CHOICES])):
        marks[opened[choice]] = 1
    for word in range(SEEN):
        before[word] = own[word]


# What is seen


@apart
def show_city(
    own: Sequence[int],
    before: Sequence[int],
    shown: MutableSequence[int],
    itself: bool,
    looker_done: bool,
    done: bool,
    over: bool,
) -> None:
    """Writes what a seat sees of a city: as before the round, unless it is its own or both have finished the round."""
    sees_all = over or looker_done
    is_new = (itself and not done) or (sees_all and done)
    for word in range(SEEN):
        shown[word] = own[word] if is_new else before[word]
    if done and not over:
        if sees_all:
            for word in range(SEEN_HAND, SEEN_TURNED_UP):
                shown[word] = NOTHING
            for word in range(SEEN_TURNED_UP, SEEN_FACTS):
                shown[word] = before[word]
            shown[SEEN_FACTS] = shown[SEEN_FACTS] & LINE << STOCK_BYTE | NOTHING_DUE
        shown[SEEN_FACTS] |= ONE << FINISHED_BYTE


@compiled
def show_all(
    own: Sequence[Sequence[int]],
    before: Sequence[Sequence[int]],
    shown: Sequence[Sequence[MutableSequence[int]]],
    done: Sequence[int],
    running: Sequence[int],
) -> None:
    """Writes what every seat sees of all cities of its game, its own first."""
    games = len(running)
    seats = len(done) // games
    for game in range(games):
        over = not running[game]
        for seat in range(seats):
            looker = seat * games + game
            for place in range(seats):
                other = (seat + place) % seats * games + game
                show_city(
                    own[other],
                    before[other],
                    shown[looker][place],
                    place == 0,
                    done[looker] != NO,
                    done[other] != NO,
                    over,
                )


# Steps


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
    own: Sequence[MutableSequence[int]],
    before: Sequence[MutableSequence[int]],
    done: MutableSequence[int],
    asked: Sequence[int],
    begun: MutableSequence[int],
) -> None:
    """Begins the next game of the seed in every place that is asked for: the same tiles for all of its seats."""
    games = len(begun)
    for game in range(games):
        if asked[game]:
            luck = stream(seed, begun[game] * games + game)
            for place in range(game, len(done), games):
                row = rows[place]
                unmark(row, opened[place], marks[place])
                deal(figures, faces, tiles, row, common, luck)
                mark_open(row, opened[place], marks[place])
                show(row, pictures, own[place])
                begin_round(row, opened[place], marks[place], own[place], before[place])
                done[place] = 0
            begun[game] += 1


@compiled
def take_all(
    figures: Sequence[int],
    faces: Faces,
    pictures: Sequence[int],
    rows: Sequence[GameRow],
    opened: Sequence[MutableSequence[int]],
    marks: Sequence[MutableSequence[int]],
    own: Sequence[MutableSequence[int]],
    before: Sequence[MutableSequence[int]],
    done: MutableSequence[int],
    numbers: Sequence[int],
    running: MutableSequence[int],
    there: MutableSequence[int],
    rewards: MutableSequence[float],
) -> None:
    """Says a number for every seat of each game that runs; writes whether it was open, and the points at the end."""
    games = len(running)
    for game in range(games):
        everybody, ended = True, False
        for place in range(game, len(done), games):
            rewards[place] = 0
            if not running[game]:
                continue
            if done[place]:
                there[place] = numbers[place] == WAIT
                continue
            did = take(
                figures, faces, pictures, rows[place], opened[place], marks[place], own[place], i64(numbers[place])
            )
            there[place] = did != NOT_OPEN
            if did >= FINISHED:
                done[place] = 1
                ended = did == ENDED
                wait_for_others(rows[place], opened[place], marks[place])
            else:
                everybody = False
        if running[game] and everybody:
            for place in range(game, len(done), games):
                if ended:
                    rewards[place] = score(rows[place], i64(rows[place][LEVEL]))
                else:
                    done[place] = 0
                    begin_round(rows[place], opened[place], marks[place], own[place], before[place])
            if ended:
                running[game] = 0
