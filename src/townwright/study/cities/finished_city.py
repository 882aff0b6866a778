"""The best that seven tourists can earn in a finished city whose tiles came in a known order.

A plan says for each of the sixteen draws on which of the sixteen cells its tile lies and how it is turned. The spots of
the city are its zones and, from level 2 on, its terraces. Each tourist needs a round of its own in which it is placed
on the tile just laid, on the spot or one step from it; whoever stands a step away walks there in a later round in
which nobody else does anything. Tourists never need to jump, since they could have been placed there instead.

This repeats rule 6 for whole games; the record that ``best_games`` makes of a plan is played by the readable rules.
Like ``games.cities.city.masks`` it is plain Python on integers, and code for a compiler when it is loaded again.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import apart, compiled, i64, lowest, popcount, u64
from townwright.games.cities.city import pieces
from townwright.games.cities.city.masks import (
    ATTRACTION,
    NOTHING,
    PARK,
    TERRACE,
    TILE,
    TWO_ROWS,
    TWO_STEPS,
    CityWords,
    Faces,
    around,
    beside,
    passable,
    seen_from,
    terrace_bonus,
    water_bonus,
    zone_of,
)

CityPlan: TypeAlias = MutableSequence[int]
SpotRows: TypeAlias = Sequence[MutableSequence[int]]

DRAWS, FIRST_ROUND, TOURISTS = (
    i64(pieces.STARTING_TILES + pieces.ROUNDS),
    i64(pieces.STARTING_TILES),
    i64(pieces.TOURISTS),
)
NO, ONE, TWO, FOUR = i64(0), i64(1), i64(2), i64(4)
NOBODY = i64(-1)
ONE_BIT = u64(1)
ROUNDS_MASK = u64(((1 << pieces.ROUNDS) - 1) << pieces.STARTING_TILES)
"""The rounds as bits, each at the number of its draw: the tiles of the set-up are no rounds."""

# A plan: where each draw lies, how it is turned, and which draw lies on each cell.
CELL, TURN, DRAW, PLAN_LENGTH = i64(0), DRAWS, DRAWS + DRAWS, DRAWS + DRAWS + DRAWS

# Rows of words: the fields of each draw; of each spot its fields, the rounds that place on it and those a step away.
TILE_FIELDS, SPOT_FIELDS, ON_SPOT, NEAR_SPOT = i64(0), i64(1), i64(2), i64(3)
WORD_ROWS = i64(4)
# Rows of numbers: the points of each spot; the round of each chosen spot; who has each round; how a search came there.
POINTS, ROUND_OF, HOLDER, CAME_FROM, QUEUE = i64(0), i64(1), i64(2), i64(3), i64(4)
NUMBER_ROWS = i64(5)
ROOM = i64(64)
"""The length of each row."""
LOOKED_AT = i64(12)
"""So many of the best spots are looked at for seven tourists."""


@compiled
def place_of(cell: int) -> int:
    """The place of a cell's first field on the boards."""
    return cell // FOUR * TWO_ROWS + cell % FOUR * TWO_STEPS


@compiled
def put_tile(plan: CityPlan, draw: int, tiles: Sequence[int], faces: Faces, city: CityWords, words: SpotRows) -> None:
    """Show the tile of a draw on its cell, in place of what the boards show there."""
    place = place_of(plan[CELL + draw])
    fields, face = TILE << place, tiles[draw] + FOUR * plan[TURN + draw]
    words[TILE_FIELDS][draw] = fields
    for kind in range(FOUR):
        city[kind] = city[kind] & ~fields | faces[face + kind] << place


@compiled
def keep_spot(fields: int, points: int, kept: int, words: SpotRows, numbers: SpotRows) -> int:
    """Keep a spot among the best, the best first; returns how many are kept."""
    if kept == LOOKED_AT:
        if points <= numbers[POINTS][kept - ONE]:
            return kept
        kept -= ONE
    place = kept
    while place > NO and numbers[POINTS][place - ONE] < points:
        numbers[POINTS][place] = numbers[POINTS][place - ONE]
        words[SPOT_FIELDS][place] = words[SPOT_FIELDS][place - ONE]
        place -= ONE
    numbers[POINTS][place], words[SPOT_FIELDS][place] = points, fields
    return kept + ONE


@compiled
def keep_zones(fields: int, bonus: int, kept: int, words: SpotRows, numbers: SpotRows) -> int:
    """Keep the best zones of a kind; returns how many spots are kept."""
    waiting = fields
    while waiting != NOTHING:
        zone = zone_of(lowest(waiting), fields)
        waiting &= ~zone
        kept = keep_spot(zone, popcount(zone) + popcount(beside(zone) & bonus), kept, words, numbers)
    return kept


@compiled
def keep_spots(city: CityWords, level: int, words: SpotRows, numbers: SpotRows) -> int:
    """Keep the best spots of a city; returns how many they are."""
    kept = keep_zones(city[ATTRACTION], terrace_bonus(city, level), NO, words, numbers)
    kept = keep_zones(city[PARK], water_bonus(city, level), kept, words, numbers)
    if level == ONE:
        return kept
    seen, waiting = passable(city, level), city[TERRACE]
    while waiting != NOTHING:
        field = lowest(waiting)
        waiting &= ~field
        kept = keep_spot(field, popcount(seen_from(field, seen)), kept, words, numbers)
    return kept


@compiled
def note_rounds(spot: int, dry: int, walks: bool, words: SpotRows) -> None:
    """Write the rounds in which a tourist can be placed on the spot, and those in which only a step away from it."""
    fields = words[SPOT_FIELDS][spot]
    nearby, on, near = around(fields) & dry if walks else NOTHING, NOTHING, NOTHING
    for draw in range(FIRST_ROUND, DRAWS):
        if words[TILE_FIELDS][draw] & fields != NOTHING:
            on |= ONE_BIT << draw
        elif words[TILE_FIELDS][draw] & nearby != NOTHING:
            near |= ONE_BIT << draw
    words[ON_SPOT][spot], words[NEAR_SPOT][spot] = on, near


@compiled
def number_of_bit(bit: int) -> int:
    """The number of a single bit."""
    return popcount(bit - ONE_BIT)


@compiled
def give_round(spot: int, free: int, words: SpotRows, numbers: SpotRows) -> int:
    """Give the spot a round, moving others to other rounds if need be; returns the round as a mask, or nothing."""
    holder, came_from, queue = numbers[HOLDER], numbers[CAME_FROM], numbers[QUEUE]
    queue[NO] = spot
    asked, first, last = NOTHING, NO, ONE
    while first < last:
        asking = queue[first]
        first += ONE
        open_rounds = words[ON_SPOT][asking] & ~asked
        if open_rounds & free != NOTHING:
            taken = lowest(open_rounds & free)
            now, mover = number_of_bit(taken), asking
            while mover != spot:
                before = numbers[ROUND_OF][mover]
                holder[now], numbers[ROUND_OF][mover] = mover, now
                now, mover = before, came_from[before]
            holder[now], numbers[ROUND_OF][mover] = mover, now
            return taken
        while open_rounds != NOTHING:
            bit = lowest(open_rounds)
            open_rounds &= ~bit
            asked |= bit
            number = number_of_bit(bit)
            came_from[number] = asking
            queue[last] = holder[number]
            last += ONE
    return NOTHING


@compiled
def first_walk(spot: int, words: SpotRows, numbers: SpotRows) -> int:
    """The first round in which the tourist placed beside the spot can walk there; nobody if it stands there already.

    The field that it walks to must have been laid.
    """
    placed, fields = numbers[ROUND_OF][spot], words[SPOT_FIELDS][spot]
    if words[TILE_FIELDS][placed] & fields != NOTHING:
        return NOBODY
    reached = around(words[TILE_FIELDS][placed]) & fields
    for draw in range(DRAWS):
        if words[TILE_FIELDS][draw] & reached != NOTHING:
            return max(i64(draw), placed + ONE)
    return DRAWS


@compiled
def walks_fit(chosen: int, free: int, words: SpotRows, numbers: SpotRows) -> bool:
    """Whether the free rounds are enough for everybody who has to walk, each after being placed."""
    queue = numbers[QUEUE]
    for draw in range(DRAWS + ONE):
        queue[draw] = NO
    for spot in range(chosen):
        if numbers[ROUND_OF][spot] != NOBODY:
            walk = first_walk(spot, words, numbers)
            if walk != NOBODY:
                queue[walk] += ONE
    if queue[DRAWS] > NO:
        return False
    needed = NO
    for back in range(DRAWS):
        draw = DRAWS - ONE - back
        needed += queue[draw]
        if needed > popcount(free >> draw):
            return False
    return True


@apart
def best_tourists(city: CityWords, level: int, walks: bool, words: SpotRows, numbers: SpotRows, needed: int) -> int:
    """The points of the best seven tourists that have rounds for it; their spots have their round in ``ROUND_OF``.

    Spots are served in descending order of points, which is best where nobody has to walk. Where even the best seven
    spots are worth less than the needed points, rounds are not looked for, and what these spots are worth is returned.
    """
    spots = keep_spots(city, level, words, numbers)
    most = NO
    for spot in range(min(i64(spots), TOURISTS)):
        most += numbers[POINTS][spot]
    if most < needed:
        return most
    dry = city[ATTRACTION] | city[PARK] | city[TERRACE]
    free, total, tourists, walkers = ROUNDS_MASK, NO, NO, NO
    for spot in range(spots):
        numbers[ROUND_OF][spot] = NOBODY
    for spot in range(spots):
        if tourists == TOURISTS:
            break
        note_rounds(spot, dry, walks, words)
        taken = give_round(spot, free, words, numbers)
        walking = False
        if taken == NOTHING and words[NEAR_SPOT][spot] != NOTHING:
            words[ON_SPOT][spot] |= words[NEAR_SPOT][spot]
            taken = give_round(spot, free, words, numbers)
            walking = True
        if taken == NOTHING:
            continue
        free &= ~taken
        if walking:
            walkers += ONE
            if not walks_fit(spot + ONE, free, words, numbers):
                free |= ONE_BIT << numbers[ROUND_OF][spot]
                numbers[ROUND_OF][spot] = NOBODY
                walkers -= ONE
                continue
        tourists += ONE
        total += numbers[POINTS][spot]
    if walkers > NO:
        spot = spots
        while spot > NO and not walks_fit(spots, free, words, numbers):
            spot -= ONE
            if numbers[ROUND_OF][spot] != NOBODY:
                free |= ONE_BIT << numbers[ROUND_OF][spot]
                numbers[ROUND_OF][spot] = NOBODY
                total -= numbers[POINTS][spot]
    return total
