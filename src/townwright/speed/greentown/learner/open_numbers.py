"""The numbers that can come next in a turn of Greentown, after those that have been said.

Repeats the order of ``build_steps.find_step`` and ``tours.find_tour`` without naming every choice by itself;
``tests/envs/test_learners.py`` compares the numbers with those of the readable rules. Numbers that were said, and those
that are open, stand behind their count.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, compiled, i64
from townwright.games.greentown.box.piece_numbers import owner_of
from townwright.games.greentown.map.exit_arithmetic import (
    fewest_exits,
    gets_a_road,
    joins_every_part,
    lost_exits,
    may_lose,
)
from townwright.games.greentown.tour.tours import TOUR_STEPS
from townwright.speed.greentown.build_steps import BoxWords, GameRow, find_parts, open_hexes
from townwright.speed.greentown.learner.action_numbers import (
    BUILD_LAPSES,
    ERECT_NOTHING,
    FIRST_ANNOUNCED,
    FIRST_CATEGORY,
    FIRST_EXITS,
    FIRST_HEX,
    FIRST_SIDE,
    HAND_OVER,
    KEEP_MARKER,
    TOUR_LAPSES,
)
from townwright.speed.greentown.row_layout import (
    CARD,
    CATEGORIES,
    COUNT,
    DEVELOPED,
    ERECT,
    EXITS,
    FACES,
    FACES_ROOM,
    FIRST_STEP,
    GROWN,
    GROWN_ROOM,
    HAND,
    HOME,
    HOTEL,
    KIND_EXITS,
    KINDS,
    LOWEST,
    MARKER,
    MARKER_BITS,
    MARKERS,
    NEAR,
    NONE,
    OPEN_HEX,
    OPEN_MET,
    OVER,
    PARTS,
    PATH_LEFT,
    PATH_TILE,
    PIECE,
    PLACE,
    ROADS,
    SECOND_STEP,
    SHOWS,
    SIDES,
    SORTED,
    STAGE,
    STOPS,
    SUPPLY,
    TOUR,
    TREE,
    USED,
    VACANT,
)
from townwright.speed.greentown.tours import has_tour, look_homeward, step_back, step_on
from townwright.speed.greentown.turns import seat_of, standing

WORDS = len(MARKER_BITS)
MOST_OPEN = 512
"""More than can be open at once: no town has so many hexes beside it."""


@compiled
def add(opened: MutableSequence[int], number: int) -> None:
    """Writes one more number."""
    opened[0] += 1
    opened[opened[0]] = number


@apart
def open_numbers(box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes how many numbers can come next, and these."""
    opened[0] = 0
    stage = row[STAGE]
    if stage == OVER:
        return
    seat = seat_of(row)
    if stage == MARKER:
        for word in range(WORDS):
            if row[MARKERS + seat] & MARKER_BITS[word]:
                add(opened, FIRST_ANNOUNCED + word)
    elif stage == FIRST_STEP or stage == SECOND_STEP:  # noqa: SIM109  plain mode would make a tuple each time
        open_lays(box, row, said, opened)
        open_develops(box, row, seat, said, opened)
        if opened[0] == 0:
            add(opened, BUILD_LAPSES)
    elif stage == ERECT:
        open_sites(row, seat, said, opened)
    elif stage == TOUR:
        open_tours(box, row, row[CARD + seat], said, opened)
        if opened[0] == 0:
            add(opened, TOUR_LAPSES)
    else:
        add(opened, HAND_OVER)
        add(opened, KEEP_MARKER)


# Steps: the hex, and then the exits


@apart
def open_lays(box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes the empty hexes on which a tile can be laid, or the exits that it can have on the one that was said."""
    fewest = fewest_exits(box, KIND_EXITS, row, SUPPLY, KINDS)
    if fewest == 0:
        return
    faces = FACES + fewest * FACES_ROOM
    for spot in range(open_hexes(row)):
        if said[0] == 0 or row[OPEN_HEX + spot] == said[1] - FIRST_HEX:
            for face in range(faces + 1, faces + 1 + box[faces]):
                if gets_a_road(box[face], row[OPEN_MET + spot]) and row[SUPPLY + box[SHOWS + box[face]]] > 0:
                    if said[0] == 0:
                        add(opened, FIRST_HEX + row[OPEN_HEX + spot])
                        break
                    add(opened, FIRST_EXITS + box[face])


@apart
def open_develops(box: BoxWords, row: GameRow, seat: int, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes the tiles that can be developed, or what the one that was said can become."""
    for spot in range(row[COUNT]):
        tile = row[SORTED + spot]
        if row[PLACE + tile] == row[DEVELOPED] or (said[0] > 0 and row[PLACE + tile] != said[1] - FIRST_HEX):
            continue
        old, owner, parts = row[EXITS + tile], owner_of(row[PIECE + tile]), NONE
        grown = GROWN + old * GROWN_ROOM
        for face in range(grown + 1, grown + 1 + box[grown]):
            new = box[face]
            lost = lost_exits(old, new)
            if row[SUPPLY + box[SHOWS + new]] == 0 or not may_lose(lost, owner, seat):
                continue
            if lost & row[ROADS + tile]:
                if parts == NONE:
                    parts = find_parts(row, tile)
                if not joins_every_part(new, row, PARTS, parts):
                    continue
            if said[0] == 0:
                add(opened, FIRST_HEX + row[PLACE + tile])
                break
            add(opened, FIRST_EXITS + new)


# Buildings: the category, its site, and where a tree goes


@apart
def open_sites(row: GameRow, seat: int, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes nothing and the categories, the sites for the one that was said, or new places for the tree there."""
    vacant = standing(row, VACANT)
    if said[0] == 0:
        add(opened, ERECT_NOTHING)
        for each in range(CATEGORIES):
            if vacant > 0 and row[HAND + seat * CATEGORIES + each] > 0:
                add(opened, FIRST_CATEGORY + each)
        return
    for spot in range(row[COUNT]):
        tile = row[SORTED + spot]
        piece = row[PIECE + tile]
        if piece == VACANT or (piece == TREE and said[0] == 1):
            add(opened, FIRST_HEX + row[PLACE + tile])


# Tours: the hotel, and then side after side


@apart
def open_tours(box: BoxWords, row: GameRow, card: int, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes the hotels that a tour can start at, or the sides that the one that was said can go on by.

    It may lapse where none is found in ``TOUR_STEPS`` steps, as the readable rules have it. A side is open if a tour by
    it is found in as many, and whatever was found can be said to its end: each of its sides is found sooner.
    """
    if card == NONE:
        return
    if said[0] > 0:
        left = retrace(box, row, card, said)
        depth = i64(said[0]) - 1
        here = row[PATH_TILE + depth]
        ahead = row[ROADS + here] & ~row[USED + here]
        for side in range(SIDES):
            if ahead >> side & 1 and can_finish(box, row, depth, here, side, left):
                add(opened, FIRST_SIDE + side)
        return
    if not has_tour(box, row, card):
        return
    first, reached = row[PATH_TILE], 0
    look_homeward(row)
    for spot in range(row[COUNT]):
        tile = row[SORTED + spot]
        if tile == first:
            reached = 1
        if reached and row[PIECE + tile] == HOTEL:
            for side in range(SIDES):
                if row[ROADS + tile] >> side & 1 and can_finish(box, row, 0, tile, side, box[STOPS + card]):
                    add(opened, FIRST_HEX + row[PLACE + tile])
                    break


@apart
def retrace(box: BoxWords, row: GameRow, card: int, said: Sequence[int]) -> int:
    """Follows the sides that were said and leaves the path in the row; answers how many stops are left."""
    look_homeward(row)
    here, left = tile_at(row, i64(said[1]) - FIRST_HEX), box[STOPS + card]
    for depth in range(i64(said[0]) - 1):
        side = i64(said[depth + 2]) - FIRST_SIDE
        near = row[NEAR + here * SIDES + side]
        step_on(row, depth, here, side, left)
        here, left = near, left - (1 if row[PIECE + near] != VACANT else 0)
    row[PATH_TILE + i64(said[0]) - 1] = here
    return left


@apart
def tile_at(row: GameRow, place: int) -> int:
    """The tile on a hex; NONE if there is none."""
    for tile in range(row[COUNT]):
        if row[PLACE + tile] == place:
            return tile
    return NONE


@apart
def can_finish(box: BoxWords, row: GameRow, bottom: int, here: int, side: int, left: int) -> bool:
    """Whether a tour that goes on by this side is found in ``TOUR_STEPS`` steps; the path is afterwards as it was."""
    near = row[NEAR + here * SIDES + side]
    after = left - (1 if row[PIECE + near] != VACANT else 0)
    if after == 0:
        return row[PIECE + near] == HOTEL
    if row[HOME + near] > after:
        return False
    ahead = step_on(row, bottom, here, side, left)
    depth, here, left, found, steps = bottom + 1, near, after, 0, 1
    while depth > bottom:
        if found or steps > TOUR_STEPS or ahead == 0:
            depth -= 1
            here, left = row[PATH_TILE + depth], row[PATH_LEFT + depth]
            ahead = step_back(row, depth)
            continue
        side = box[LOWEST + ahead]
        ahead &= ahead - 1
        near = row[NEAR + here * SIDES + side]
        after = left - (1 if row[PIECE + near] != VACANT else 0)
        if after == 0:
            if row[PIECE + near] == HOTEL:
                found = 1
        elif row[HOME + near] <= after:
            steps += 1
            if steps <= TOUR_STEPS:
                ahead = step_on(row, depth, here, side, left)
                depth += 1
                here, left = near, after
    return found == 1
