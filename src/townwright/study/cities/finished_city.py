"""The best that seven tourists can earn in a finished city whose tiles came in a known order.

Each tourist needs a round of its own in which it is placed on the tile just laid, on its spot or one step from it;
whoever stands a step away walks there in a later round in which nobody else does anything. Tourists never need to jump,
since they could have been placed there instead.

This repeats rule 6 for whole games; the record that ``best_games`` makes of a plan is played by the readable rules.
Like ``games.cities.city.masks`` it is plain Python on integers, and code for a compiler when it is loaded again.
"""

from __future__ import annotations

from townwright.core.words import apart, compiled, i64, lowest, popcount
from townwright.games.cities.city.masks import ATTRACTION, NOTHING, PARK, TERRACE, TILE, CityWords, around
from townwright.study.cities.city_spots import (
    CAME_FROM,
    DRAWS,
    HOLDER,
    NO,
    NOTED_FIELDS,
    NOTED_POINTS,
    ONE,
    ONE_BIT,
    POINTS,
    QUEUE,
    ROUND_AT,
    ROUND_OF,
    ROUNDS_MASK,
    SPOT_FIELDS,
    SPOT_ROUNDS,
    TILE_FIELDS,
    TOURISTS,
    SpotRows,
    note_singles,
    note_terraces,
    number_of_bit,
    single_limit,
)

NOBODY = i64(-1)
TAKEN = i64(-1)
"""The points of a noted spot that is looked at already."""
LOOKED_AT = i64(12)
"""So many of the best spots are looked at for seven tourists."""
FIRST_FIELDS = i64(0b110110)
"""The bits of a field's place that its tile's first field has as well."""


@compiled
def best_noted(noted: int, numbers: SpotRows) -> int:
    """The number of the best noted spot that is left; the first of equals."""
    points, best = TAKEN, NO
    for number in range(noted):
        if numbers[NOTED_POINTS][number] > points:
            points, best = numbers[NOTED_POINTS][number], i64(number)
    return best


@compiled
def rounds_on(fields: int, words: SpotRows) -> int:
    """The rounds of the tiles that have one of the fields."""
    rounds = NOTHING
    while fields != NOTHING:
        place = number_of_bit(lowest(fields)) & FIRST_FIELDS
        rounds |= words[ROUND_AT][place]
        fields &= ~(TILE << place)
    return rounds


@compiled
def give_round(spot: int, free: int, words: SpotRows, numbers: SpotRows) -> int:
    """Give the spot a round, moving others to other rounds if need be; returns the round as a mask, or nothing."""
    holder, came_from, queue = numbers[HOLDER], numbers[CAME_FROM], numbers[QUEUE]
    queue[NO] = spot
    asked, first, last = NOTHING, NO, ONE
    while first < last:
        asking = queue[first]
        first += ONE
        open_rounds = words[SPOT_ROUNDS][asking] & ~asked
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
def best_tourists(
    city: CityWords, level: int, walks: bool, noted: int, words: SpotRows, numbers: SpotRows, needed: int
) -> int:
    """The points of the best seven tourists that have rounds for it; their spots have their round in ``ROUND_OF``.

    Spots are served in descending order of points, which is best where nobody has to walk. Where the needed points are
    out of reach, the search ends, and returns fewer than needed. Begins with what ``note_draws`` and ``note_spots``
    noted; terraces are noted here, and zones of one field when it comes to them.
    """
    dry = city[ATTRACTION] | city[PARK] | city[TERRACE]
    if level > ONE:
        noted = note_terraces(city[TERRACE], noted, words, numbers)
    free, total, tourists, walkers, spots, whole = ROUNDS_MASK, NO, NO, NO, NO, False
    while tourists < TOURISTS and spots < LOOKED_AT:
        number = best_noted(noted, numbers)
        if not whole and (noted == NOTHING or numbers[NOTED_POINTS][number] < single_limit(level)):
            _, noted = note_singles(city, level, NO, noted, words, numbers)
            whole = True
            continue
        points = numbers[NOTED_POINTS][number] if noted != NOTHING else TAKEN
        if points == TAKEN or total + (TOURISTS - tourists) * points < needed:
            break
        numbers[NOTED_POINTS][number] = TAKEN
        spot, spots = spots, spots + ONE
        fields = words[NOTED_FIELDS][number]
        words[SPOT_FIELDS][spot], numbers[POINTS][spot], numbers[ROUND_OF][spot] = fields, points, NOBODY
        words[SPOT_ROUNDS][spot] = rounds_on(fields, words)
        taken = give_round(spot, free, words, numbers)
        walking = taken == NOTHING and walks
        if walking:
            words[SPOT_ROUNDS][spot] |= rounds_on(around(fields) & dry, words)
            taken = give_round(spot, free, words, numbers)
        if taken == NOTHING:
            continue
        free &= ~taken
        if walking:
            walkers += ONE
            if not walks_fit(spots, free, words, numbers):
                free |= ONE_BIT << numbers[ROUND_OF][spot]
                numbers[ROUND_OF][spot] = NOBODY
                walkers -= ONE
                continue
        tourists += ONE
        total += points
    if walkers > NO:
        spot = spots
        while spot > NO and not walks_fit(spots, free, words, numbers):
            spot -= ONE
            if numbers[ROUND_OF][spot] != NOBODY:
                free |= ONE_BIT << numbers[ROUND_OF][spot]
                numbers[ROUND_OF][spot] = NOBODY
                total -= numbers[POINTS][spot]
    return total
