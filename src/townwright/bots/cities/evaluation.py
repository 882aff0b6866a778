"""Computes what an unfinished city is worth: a sum of table values over its spots, and the output of a network.

The table and the network were learnt by playing. With no round left the table holds the very points. The spots of a
city are evaluated once for each way to lay a tile; the worth is then updated for every place of a tourist.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.features.empty_fields import add_demand, changed_classes, count_empty_fields
from townwright.bots.cities.features.feature_index import (
    APART,
    DEMAND_CLASSES,
    EMPTY_FIELD_ROWS,
    FIELD_CLASSES,
    NEAR,
    NO,
    ONE,
    OUTPUT_ROWS,
    STATES,
    TAKEN,
    empty_field_place,
    first_row,
    stock_place,
    stock_row,
)
from townwright.bots.cities.features.saved_spots import KEPT_IDLE, SAVED_NUMBERS, SAVES
from townwright.bots.cities.features.spots import (
    BORDERS,
    FARTHER,
    GROWTH_FIELDS,
    IDLE,
    KIND,
    NEARBY,
    ONE_BIT,
    PLACES,
    SPOT_NUMBERS,
    SPOT_ROWS,
    SPOT_STANDS,
    SPOTS,
    WORTHS,
    Scratch,
    Workspace,
    idle_tourists,
    note_spots,
    stand_of,
    table_state,
)
from townwright.bots.cities.network import (
    CITY,
    HIDDEN,
    KEPT_SPOTS,
    KNOWN,
    MOVED,
    NetworkRows,
    Sums,
    add,
    add_times,
    network_is_off,
    network_output,
    put,
    put_both,
    swap,
)
from townwright.core.words import apart, compiled, i64, lowest, popcount
from townwright.games.cities.city.masks import BOARD, NOTHING, TERRACE, TOURISTS, CityWords, number_of

Weights: TypeAlias = Sequence[int]

FIELD_COUNTS, MOVED_FIELD_COUNTS, NO_COUNTS, RESULTS, KEPT = (
    SAVED_NUMBERS + SAVES * SPOT_NUMBERS,
    SAVED_NUMBERS + SAVES * SPOT_NUMBERS + i64(1),
    SAVED_NUMBERS + SAVES * SPOT_NUMBERS + i64(2),
    SAVED_NUMBERS + SAVES * SPOT_NUMBERS + i64(3),
    SAVED_NUMBERS + SAVES * SPOT_NUMBERS + i64(4),
)
"""Scratch rows: the counts of empty fields by class, also after a tourist was moved, and a row that stays without any;
the results, and those of the spots that are kept."""
SPOT_COUNT, TABLE_VALUE, EARNING_COUNT, FIELDS_VALUE = i64(0), i64(1), i64(2), i64(3)
"""The results: how many spots there are, the table value of these and the empty fields, how many tourists earn, and
the table value of the empty fields alone."""
DEMAND, MOVED_DEMAND, KEPT_DEMAND, NO_DEMAND = (
    KEPT_IDLE + i64(1),
    KEPT_IDLE + i64(2),
    KEPT_IDLE + i64(3),
    KEPT_IDLE + i64(4),
)
"""Workspace rows: where spots with tourists could grow, also after one was moved, and of the spots that are kept; and
a row that stays empty."""


@apart
def tabulate_spots(
    city: CityWords, level: int, rounds: int, among: int, weights: Weights, workspace: Workspace, scratch: Scratch
) -> None:
    """Write the spots among these fields and their table values into the workspace, behind those that are kept."""
    first = scratch[KEPT][SPOT_COUNT]
    spots = note_spots(city, level, rounds, among, first, workspace, scratch)
    tourists, table_value, earning = city[TOURISTS], scratch[KEPT][TABLE_VALUE], scratch[KEPT][EARNING_COUNT]
    standing, idle = scratch[SPOT_STANDS], idle_tourists(tourists, spots, workspace)
    workspace[IDLE][NO] = idle
    for spot in range(first, spots):
        place, border, stand = scratch[PLACES][spot], scratch[BORDERS][spot], stand_of(spot, tourists, idle, workspace)
        for state in range(STATES):
            # Those without a border have a blank entry there.
            scratch[WORTHS + state][spot] = weights[place + state] + weights[border + state]
        table_value += scratch[WORTHS + table_state(stand)][spot]
        standing[spot] = stand
        if table_state(stand) == TAKEN:
            earning += ONE
    results = scratch[RESULTS]
    results[SPOT_COUNT], results[TABLE_VALUE], results[EARNING_COUNT] = spots, table_value, earning
    results[FIELDS_VALUE] = NO


@compiled
def sum_spots(
    city: CityWords, rounds: int, weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch,
    sums: Sums,
) -> None:  # fmt: skip
    """Add the empty fields of the city last tabulated to its table value, and sum up its network rows."""
    if network_is_off(rounds, network):
        return
    first, spots, tourists = scratch[KEPT][SPOT_COUNT], scratch[RESULTS][SPOT_COUNT], city[TOURISTS]
    stand_again(first, tourists, network, workspace, scratch, sums)
    put(sums[KEPT_SPOTS], sums[CITY])
    for spot in range(first, spots):
        add(network[scratch[SPOT_ROWS][spot] + scratch[SPOT_STANDS][spot]], sums[CITY])
    add_demand(first, spots, tourists, workspace[KEPT_DEMAND], workspace[DEMAND], workspace, scratch)
    count_empty_fields(city, workspace[DEMAND], True, workspace, scratch[FIELD_COUNTS])
    fields_value = add_changed_fields(
        scratch[FIELD_COUNTS], scratch[NO_COUNTS], FIELD_CLASSES, rounds, weights, network, sums[CITY]
    )  # fmt: skip
    scratch[RESULTS][TABLE_VALUE] += fields_value
    scratch[RESULTS][FIELDS_VALUE] = fields_value


@compiled
def add_changed_fields(
    counts: Sequence[int], before: Sequence[int], classes: int, rounds: int, weights: Weights, network: NetworkRows,
    total: MutableSequence[int],
) -> int:  # fmt: skip
    """Add the rows of the empty fields that came, take off those that went; returns what that brings in the table."""
    value, changed = NO, changed_classes(counts, before, classes)
    while changed != NOTHING:
        field_class = number_of(lowest(changed))
        changed &= changed - ONE_BIT
        more = counts[field_class] - before[field_class]
        value += more * weights[empty_field_place(rounds, field_class)]
        add_times(network[first_row(rounds) + EMPTY_FIELD_ROWS + field_class], more, total)
    return value


@apart
def evaluate_spots_among(
    city: CityWords, level: int, rounds: int, among: int, weights: Weights, network: NetworkRows, workspace: Workspace,
    scratch: Scratch, sums: Sums,
) -> None:  # fmt: skip
    """Write what ``evaluate_spots`` writes, where all spots that are not among these fields are kept from before."""
    tabulate_spots(city, level, rounds, among, weights, workspace, scratch)
    sum_spots(city, rounds, weights, network, workspace, scratch, sums)


@compiled
def evaluate_spots(
    city: CityWords, level: int, rounds: int, weights: Weights, network: NetworkRows, workspace: Workspace,
    scratch: Scratch, sums: Sums,
) -> None:  # fmt: skip
    """Write the spots of a city, their table values and the network's sums into the workspace, for ``worth``."""
    keep_spots(NO, city[TOURISTS], rounds, network, workspace, scratch, sums)
    evaluate_spots_among(city, level, rounds, BOARD, weights, network, workspace, scratch, sums)


# Spots that are the same in several cities


@apart
def keep_spots(
    kept: int, tourists: int, rounds: int, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums
) -> None:
    """Sum up the first so many spots of the workspace: they are kept in the cities that are evaluated next."""
    table_value, earning, results = NO, NO, scratch[KEPT]
    for spot in range(kept):
        state = table_state(scratch[SPOT_STANDS][spot])
        table_value += scratch[WORTHS + state][spot]
        earning += ONE if state == TAKEN else NO
    results[SPOT_COUNT], results[TABLE_VALUE], results[EARNING_COUNT] = kept, table_value, earning
    if not network_is_off(rounds, network):
        put(sums[KNOWN], sums[KEPT_SPOTS])
        for spot in range(kept):
            add(network[scratch[SPOT_ROWS][spot] + scratch[SPOT_STANDS][spot]], sums[KEPT_SPOTS])
        add_demand(NO, kept, tourists, workspace[NO_DEMAND], workspace[KEPT_DEMAND], workspace, scratch)


@compiled
def stand_again(
    kept: int, tourists: int, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums
) -> None:
    """Find the stands of the kept spots again if other tourists are idle now, as where zones have grown together."""
    idle = workspace[IDLE][NO]
    if idle != workspace[KEPT_IDLE][NO]:
        workspace[KEPT_IDLE][NO] = idle
        for spot in range(kept):
            old, new = scratch[SPOT_STANDS][spot], stand_of(spot, tourists, idle, workspace)
            if old != new:
                swap(network[scratch[SPOT_ROWS][spot] + old], network[scratch[SPOT_ROWS][spot] + new], sums[KEPT_SPOTS])
                scratch[SPOT_STANDS][spot] = new


@compiled
def table_worth(
    tourists: int, waiting: int, rounds: int, weights: Weights, workspace: Workspace, scratch: Scratch
) -> int:  # fmt: skip
    """The table value of the city last tabulated, with tourists on these fields instead and so many in the stock.

    This is a first look at what tourists can do: empty fields count as they did before, and the network is not asked.
    All spots are summed up without a branch, several at a time, which is quicker than to look for those that change.
    """
    fields, nearby = workspace[SPOTS], workspace[NEARBY]
    taken, near, far = scratch[WORTHS + TAKEN], scratch[WORTHS + NEAR], scratch[WORTHS + APART]
    value, earning = scratch[RESULTS][FIELDS_VALUE], NO
    for spot in range(scratch[RESULTS][SPOT_COUNT]):
        on_it, beside_it, without = taken[spot], near[spot], far[spot]
        worth_there = beside_it if nearby[spot] & tourists != NOTHING else without
        value += on_it if fields[spot] & tourists != NOTHING else worth_there
        earning += ONE if fields[spot] & tourists != NOTHING else NO
    return value + weights[stock_place(rounds, waiting, popcount(tourists) - earning)]


@compiled
def spots_near(fields: int, spots: int, workspace: Workspace) -> int:
    """The spots from which two steps lead to any of these fields, as a mask."""
    near = NOTHING
    for spot in range(spots):
        near |= ONE_BIT << spot if workspace[FARTHER][spot] & fields != NOTHING else NOTHING
    return near


@compiled
def worth_of_all(
    tourists: int, earning: int, waiting: int, rounds: int, weights: Weights, network: NetworkRows,
    total: Sequence[int], sums: Sums,
) -> int:  # fmt: skip
    """What the tourists in the stock and idle ones are worth, and what the network adds, from the sum of its rows."""
    idle_count = popcount(tourists) - earning
    value = weights[stock_place(rounds, waiting, idle_count)]
    if not network_is_off(rounds, network):
        put_both(total, network[first_row(rounds) + stock_row(waiting, idle_count)], sums[HIDDEN])
        value += network_output(sums[HIDDEN], network[OUTPUT_ROWS + rounds])
    return value


@compiled
def worth_as_it_stands(
    city: CityWords, waiting: int, rounds: int, weights: Weights, network: NetworkRows, scratch: Scratch, sums: Sums
) -> int:
    """The worth of the city last evaluated, with so many tourists in the stock."""
    value, earning = scratch[RESULTS][TABLE_VALUE], scratch[RESULTS][EARNING_COUNT]
    return value + worth_of_all(city[TOURISTS], earning, waiting, rounds, weights, network, sums[CITY], sums)


@compiled
def worth(
    city: CityWords, tourists: int, waiting: int, rounds: int, weights: Weights, network: NetworkRows,
    workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """The worth of the city last evaluated, with tourists on these fields instead and so many in the stock."""
    spots, value, earning = scratch[RESULTS][SPOT_COUNT], scratch[RESULTS][TABLE_VALUE], scratch[RESULTS][EARNING_COUNT]
    standing, network_on, total = scratch[SPOT_STANDS], not network_is_off(rounds, network), sums[CITY]
    if tourists != city[TOURISTS]:
        total = sums[MOVED]
        if network_on:
            put(sums[CITY], total)
        idle, by_zones, by_views, gained, lost = (
            idle_tourists(tourists, spots, workspace),
            NOTHING,
            NOTHING,
            NOTHING,
            NO,
        )
        changed = spots_near(tourists ^ city[TOURISTS] | idle ^ workspace[IDLE][NO], spots, workspace)
        while changed != NOTHING:
            spot = number_of(lowest(changed))
            changed &= changed - ONE_BIT
            old, new = standing[spot], stand_of(spot, tourists, idle, workspace)
            if old != new:
                before, now = table_state(old), table_state(new)
                value += scratch[WORTHS + now][spot] - scratch[WORTHS + before][spot]
                if before != now and (before == TAKEN or now == TAKEN):
                    earning += ONE if now == TAKEN else -ONE
                    lost += ONE if before == TAKEN else NO
                    gained |= workspace[SPOTS][spot]
                    if scratch[KIND][spot] == TERRACE:
                        by_views |= workspace[GROWTH_FIELDS][spot]
                    else:
                        by_zones |= workspace[GROWTH_FIELDS][spot]
                if network_on:
                    swap(network[scratch[SPOT_ROWS][spot] + old], network[scratch[SPOT_ROWS][spot] + new], total)
        if network_on and by_zones | by_views != NOTHING:
            # Where no spot was lost, what the others demand is known.
            known, wanting = DEMAND if lost == NO else NO_DEMAND, gained if lost == NO else tourists
            add_demand(NO, spots, wanting, workspace[known], workspace[MOVED_DEMAND], workspace, scratch)
            # Spots that cannot grow change nothing here, and views change no corners.
            corners = by_zones != NOTHING
            count_empty_fields(city, workspace[MOVED_DEMAND], corners, workspace, scratch[MOVED_FIELD_COUNTS])
            value += add_changed_fields(
                scratch[MOVED_FIELD_COUNTS], scratch[FIELD_COUNTS], FIELD_CLASSES if corners else DEMAND_CLASSES,
                rounds, weights, network, total,
            )  # fmt: skip
    return value + worth_of_all(tourists, earning, waiting, rounds, weights, network, total, sums)


@compiled
def worth_of(
    city: CityWords, level: int, rounds: int, waiting: int, weights: Weights, network: NetworkRows,
    workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """The worth of a city as it stands, with so many rounds left."""
    evaluate_spots(city, level, rounds, weights, network, workspace, scratch, sums)
    return worth_as_it_stands(city, waiting, rounds, weights, network, scratch, sums)
