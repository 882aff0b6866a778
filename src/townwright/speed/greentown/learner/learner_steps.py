"""Games of Greentown for learners, many at once: a number is said, and what follows from it is written."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, i64
from townwright.speed.greentown.build_steps import CODE_BITS, DEVELOPS, BoxWords, GameRow
from townwright.speed.greentown.games import shuffle
from townwright.speed.greentown.learner.action_numbers import (
    BUILD_LAPSES,
    ERECT_NOTHING,
    FIRST_ANNOUNCED,
    FIRST_CATEGORY,
    FIRST_EXITS,
    FIRST_HEX,
    KEEP_MARKER,
    TOUR_LAPSES,
)
from townwright.speed.greentown.learner.open_numbers import open_numbers, retrace, tile_at
from townwright.speed.greentown.learner.shown_arrays import show
from townwright.speed.greentown.row_layout import (
    BUILT,
    CARD,
    CATEGORIES,
    ERECT,
    FIRST_STEP,
    GAME_LENGTH,
    HAND,
    MARKER,
    MARKER_BITS,
    MARKERS,
    MONEY,
    NONE,
    OVER,
    PATH_LENGTH,
    PIECE,
    PLAYERS,
    SECOND_STEP,
    SORTED,
    STAGE,
    TOUR,
    TOURED,
    TREE,
    VACANT,
)
from townwright.speed.greentown.turns import (
    carry_out_step,
    choose,
    finish_tour,
    go_on,
    seat_of,
    standing,
)
from townwright.speed.runtime.random_stream import below, next_luck, stream

NOT_OPEN, GOES_ON, PLAYED, ENDED = i64(0), i64(1), i64(2), i64(3)
"""What a number did: nothing, a part of an action, the last part of one, the last of the game."""
MOST_DEALS = 100
"""Deals after which a game may begin that is over at once: some set of an owner's may know no others."""


# One game


@apart
def say(box: BoxWords, row: GameRow, said: MutableSequence[int]) -> int:
    """Carries out the part that the numbers say if it is whole; then nothing is said any more."""
    stage, seat, count, number = row[STAGE], seat_of(row), i64(said[0]), i64(said[said[0]])
    if stage == MARKER:
        choose(box, row, rank_of_word(row, seat, number - FIRST_ANNOUNCED))
    elif stage == FIRST_STEP or stage == SECOND_STEP:  # noqa: SIM109  plain mode would make a tuple each time
        if number == BUILD_LAPSES:
            row[STAGE] = BUILT
        elif count == 1:
            return GOES_ON
        else:
            place = i64(said[1]) - FIRST_HEX
            develops = DEVELOPS if tile_at(row, place) != NONE else 0
            carry_out_step(box, row, seat, place << CODE_BITS | number - FIRST_EXITS << 1 | develops)
        go_on(box, row)
    elif stage == ERECT:
        if number == ERECT_NOTHING:
            choose(box, row, i64(0))
        elif count == 1 or (count == 2 and row[PIECE + tile_at(row, number - FIRST_HEX)] == TREE):
            return GOES_ON
        else:
            choose(box, row, building_choice(row, seat, said))
    elif stage == TOUR:
        if number == TOUR_LAPSES:
            row[STAGE] = TOURED
        elif retrace(box, row, row[CARD + seat], said) > 0:
            return GOES_ON
        else:
            row[PATH_LENGTH] = count - 1
            finish_tour(box, row, seat)
        go_on(box, row)
    else:
        choose(box, row, i64(1 if number == KEEP_MARKER else 0))
    said[0] = 0
    return ENDED if row[STAGE] == OVER else PLAYED


@apart
def rank_of_word(row: GameRow, seat: int, word: int) -> int:
    """The place of a word among those that the seat can announce."""
    rank = i64(0)
    for other in range(word):
        if row[MARKERS + seat] & MARKER_BITS[other]:
            rank += 1
    return rank


@apart
def rank_of_site(row: GameRow, tile: int) -> int:
    """The place of a tile among those that carry the same piece, by hex."""
    rank, spot = i64(0), 0
    while row[SORTED + spot] != tile:
        if row[PIECE + row[SORTED + spot]] == row[PIECE + tile]:
            rank += 1
        spot += 1
    return rank


@apart
def building_choice(row: GameRow, seat: int, said: Sequence[int]) -> int:
    """The choice that puts up the building that was said: by category, on vacant tiles, then where a tree moves."""
    vacant, choice = standing(row, VACANT), i64(1)
    for each in range(i64(said[1]) - FIRST_CATEGORY):
        if row[HAND + seat * CATEGORIES + each] > 0:
            choice += vacant * (1 + standing(row, TREE))
    site = tile_at(row, i64(said[2]) - FIRST_HEX)
    if row[PIECE + site] == VACANT:
        return choice + rank_of_site(row, site)
    return choice + vacant * (1 + rank_of_site(row, site)) + rank_of_site(row, tile_at(row, i64(said[3]) - FIRST_HEX))


@apart
def take(
    box: BoxWords,
    row: GameRow,
    said: MutableSequence[int],
    opened: MutableSequence[int],
    marks: MutableSequence[int],
    number: int,
) -> int:
    """Says a number, then lists and marks what is open; answers what that did, as ``NOT_OPEN`` … ``ENDED``."""
    place = i64(opened[0])
    while place > 0 and opened[place] != number:
        place -= 1
    if place == 0:
        return NOT_OPEN
    unmark(opened, marks)
    said[0] += 1
    said[said[0]] = number
    done = say(box, row, said)
    mark(box, row, said, opened, marks)
    return done


@apart
def mark(
    box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int], marks: MutableSequence[int]
) -> None:
    """Lists and marks what is open now."""
    open_numbers(box, row, said, opened)
    for place in range(1, i64(opened[0]) + 1):
        marks[opened[place]] = 1


@apart
def unmark(opened: Sequence[int], marks: MutableSequence[int]) -> None:
    """Takes back the marks of what was open."""
    for place in range(1, i64(opened[0]) + 1):
        marks[opened[place]] = 0


@apart
def worth(row: GameRow, seat: int) -> int:
    """What the game is worth to the seat as it stands."""
    return row[MONEY + seat]


@apart
def asked_seat(row: GameRow) -> int:
    """The seat that is to act; NONE at the end."""
    return NONE if row[STAGE] == OVER else seat_of(row)


# Many games


@apart
def let_others_act(
    box: BoxWords,
    row: GameRow,
    said: MutableSequence[int],
    opened: MutableSequence[int],
    marks: MutableSequence[int],
    looking: int,
    luck: int,
) -> int:
    """Plays at random for all seats but the one that looks, until it is asked; answers the luck that is left."""
    while row[STAGE] != OVER and seat_of(row) != looking:
        luck = next_luck(luck)
        take(box, row, said, opened, marks, i64(opened[1 + below(luck, i64(opened[0]))]))
    return luck


@apart
def begin_all(
    box: BoxWords,
    rows: Sequence[GameRow],
    room: GameRow,
    said: Sequence[MutableSequence[int]],
    opened: Sequence[MutableSequence[int]],
    marks: Sequence[MutableSequence[int]],
    layout: Sequence[int],
    seen: Sequence[MutableSequence[int]],
    looking: MutableSequence[int],
    lucks: MutableSequence[int],
    random_opponents: bool,
    seed: int,
    asked: Sequence[bool],
    begun: MutableSequence[int],
    running: MutableSequence[bool],
) -> None:
    """Begins the next game of the seed in every place that is asked for, and marks those that run.

    ``random_opponents`` says that the other seats play at random and the learner's seat goes round; otherwise every
    seat is shown when it is asked. A game that is over before the learner is asked is dealt again.
    """
    for place in range(len(begun)):
        if asked[place]:
            deals, luck, running[place] = 0, seed, False
            while not running[place] and deals < MOST_DEALS:
                deals += 1
                luck = shuffle(box, room, stream(seed, i64(begun[place]) * len(begun) + place))
                looking[place] = (place + begun[place]) % room[PLAYERS] if random_opponents else seat_of(room)
                begun[place] += 1
                unmark(opened[place], marks[place])
                said[place][0] = 0
                mark(box, room, said[place], opened[place], marks[place])
                if random_opponents:
                    luck = let_others_act(
                        box, room, said[place], opened[place], marks[place], i64(looking[place]), luck
                    )
                running[place] = room[STAGE] != OVER
            lucks[place] = luck
            show(box, room, said[place], i64(looking[place]), layout, seen[place])
            keep(room, rows[place])


@apart
def take_all(
    box: BoxWords,
    rows: Sequence[GameRow],
    room: GameRow,
    said: Sequence[MutableSequence[int]],
    opened: Sequence[MutableSequence[int]],
    marks: Sequence[MutableSequence[int]],
    layout: Sequence[int],
    seen: Sequence[MutableSequence[int]],
    looking: MutableSequence[int],
    lucks: MutableSequence[int],
    random_opponents: bool,
    numbers: Sequence[int],
    running: MutableSequence[bool],
    there: MutableSequence[bool],
    worths: Sequence[MutableSequence[float]],
) -> None:
    """Says one number in every game that runs; writes whether it was open, and what a game was worth at its end."""
    for place in range(len(numbers)):
        for seat in range(len(worths[place])):
            worths[place][seat] = 0
        if running[place]:
            row = rows[place]
            for word in range(GAME_LENGTH):
                room[word] = row[word]
            done = take(box, room, said[place], opened[place], marks[place], i64(numbers[place]))
            there[place] = done != NOT_OPEN
            if done == NOT_OPEN:
                continue
            if random_opponents:
                lucks[place] = let_others_act(
                    box, room, said[place], opened[place], marks[place], i64(looking[place]), lucks[place]
                )
            elif room[STAGE] != OVER:
                looking[place] = seat_of(room)
            show(box, room, said[place], i64(looking[place]), layout, seen[place])
            if room[STAGE] == OVER:
                running[place] = False
                for seat in range(room[PLAYERS]):
                    worths[place][seat] = worth(room, seat)
            if done != GOES_ON:
                keep(room, row)


@apart
def keep(room: GameRow, row: GameRow) -> None:
    """Copies a game from the room to work in to its own row."""
    for word in range(GAME_LENGTH):
        row[word] = room[word]
