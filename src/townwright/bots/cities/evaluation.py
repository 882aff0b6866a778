"""What an unfinished city is worth: a sum over its spots, each looked up in a table, and a hunch about all together.

What the spots are worth was learnt by playing. With no round left the table holds the very points. A city is
weighed once for each way to lay a tile, and then again and again with a tourist led elsewhere: only what
this changes is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from townwright.bots.cities.empty_fields import count_wishes
from townwright.bots.cities.feature_index import (
    NO,
    NO_BORDER,
    ONE,
    SAY_ROWS,
    STATES,
    TAKEN,
    WISH_ROWS,
    WISHED,
    WISHERS,
    first_row,
    stock_place,
    stock_row,
    wish_place,
)
from townwright.bots.cities.network import (
    CITY,
    FELT,
    KNOWN,
    MOVED,
    Hunch,
    Sums,
    add,
    add_times,
    hunch_of,
    put,
    put_both,
    silent,
    swap,
)
from townwright.bots.cities.spots import (
    BORDERS,
    FARTHER,
    IDLE,
    KIND,
    NUMBERED,
    PLACES,
    WANTED,
    Desk,
    Notes,
    idlers,
    note_spots,
    stand_of,
    state_of,
)
from townwright.core.words import apart, compiled, i64, popcount
from townwright.games.cities.city.masks import NOTHING, TERRACE, TOURISTS, CityWords

Weights: TypeAlias = Sequence[int]

WORTHS, STANDING, WISHING, WISHING_NOW = NUMBERED + i64(1), NUMBERED + i64(2), NUMBERED + i64(3), NUMBERED + i64(4)
"""Rows of the notes: what each spot is worth in its three states, how it stands, and the wishes for empty fields."""
RESULTS = NUMBERED + i64(5)
FOUND, TABLED, EARNING = i64(0), i64(1), i64(2)
"""What was found: how many spots there are, what all is worth by the table, and how many tourists earn."""


@apart
def survey(
    city: CityWords, level: int, rounds: int, weights: Weights, hunch: Hunch, desk: Desk, notes: Notes, sums: Sums
) -> None:
    """Looks at a city as it stands: its spots, what each is worth, and the rows of the network."""
    spots = note_spots(city, level, rounds, desk, notes)
    tourists, tabled, earning, heard = city[TOURISTS], NO, NO, not silent(rounds, hunch)
    worths, standing, idle = notes[WORTHS], notes[STANDING], idlers(tourists, spots, desk)
    desk[IDLE][NO] = idle
    if heard:
        put(sums[KNOWN], sums[CITY])
    for spot in range(spots):
        place, border, stand = notes[PLACES][spot], notes[BORDERS][spot], stand_of(spot, tourists, idle, desk)
        for state in range(STATES):
            worths[spot * STATES + state] = weights[place + state]
            if border != NO_BORDER:
                worths[spot * STATES + state] += weights[border + state]
        tabled += worths[spot * STATES + state_of(stand)]
        standing[spot] = stand
        if state_of(stand) == TAKEN:
            earning += ONE
        if heard:
            add(hunch[notes[NUMBERED][spot] + stand], sums[CITY])
    if heard:
        count_wishes(city, tourists, spots, True, desk, notes, notes[WISHING])
        for wish in range(ONE, WISHED):
            times = notes[WISHING][wish]
            tabled += times * weights[wish_place(rounds, wish)]
            if times != NO:
                add_times(hunch[first_row(rounds) + WISH_ROWS + wish], times, sums[CITY])
    notes[RESULTS][FOUND], notes[RESULTS][TABLED], notes[RESULTS][EARNING] = spots, tabled, earning


@compiled
def worth(
    city: CityWords, tourists: int, waiting: int, rounds: int, weights: Weights, hunch: Hunch, desk: Desk,
    notes: Notes, sums: Sums,
) -> int:  # fmt: skip
    """What the city that was looked at is worth with tourists on these fields instead, and so many in the stock."""
    spots, value, earning = notes[RESULTS][FOUND], notes[RESULTS][TABLED], notes[RESULTS][EARNING]
    worths, standing, heard, total = notes[WORTHS], notes[STANDING], not silent(rounds, hunch), sums[CITY]
    if tourists != city[TOURISTS]:
        total = sums[MOVED]
        if heard:
            put(sums[CITY], total)
        idle, by_zones, by_views = idlers(tourists, spots, desk), NOTHING, NOTHING
        led = tourists ^ city[TOURISTS] | idle ^ desk[IDLE][NO]
        for spot in range(spots):
            if desk[FARTHER][spot] & led == NOTHING:
                continue
            old, new = standing[spot], stand_of(spot, tourists, idle, desk)
            if old != new:
                before, now = state_of(old), state_of(new)
                value += worths[spot * STATES + now] - worths[spot * STATES + before]
                if before != now and (before == TAKEN or now == TAKEN):
                    earning += ONE if now == TAKEN else -ONE
                    if notes[KIND][spot] == TERRACE:
                        by_views |= desk[WANTED][spot]
                    else:
                        by_zones |= desk[WANTED][spot]
                if heard:
                    swap(hunch[notes[NUMBERED][spot] + old], hunch[notes[NUMBERED][spot] + new], total)
        if heard and by_zones | by_views != NOTHING:
            # Spots that wish for nothing change nothing here, and views change no corners.
            corners = by_zones != NOTHING
            count_wishes(city, tourists, spots, corners, desk, notes, notes[WISHING_NOW])
            for wish in range(ONE, WISHED if corners else WISHERS):
                more = notes[WISHING_NOW][wish] - notes[WISHING][wish]
                if more != NO:
                    value += more * weights[wish_place(rounds, wish)]
                    add_times(hunch[first_row(rounds) + WISH_ROWS + wish], more, total)
    idle_count = popcount(tourists) - earning
    value += weights[stock_place(rounds, waiting, idle_count)]
    if heard:
        put_both(total, hunch[first_row(rounds) + stock_row(waiting, idle_count)], sums[FELT])
        value += hunch_of(sums[FELT], hunch[SAY_ROWS + rounds])
    return value


@compiled
def worth_of(
    city: CityWords, level: int, rounds: int, waiting: int, weights: Weights, hunch: Hunch, desk: Desk, notes: Notes,
    sums: Sums,
) -> int:  # fmt: skip
    """What a city is worth as it stands, with so many rounds left."""
    survey(city, level, rounds, weights, hunch, desk, notes, sums)
    return worth(city, city[TOURISTS], waiting, rounds, weights, hunch, desk, notes, sums)
