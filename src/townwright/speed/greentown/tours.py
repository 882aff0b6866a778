"""Tours over words: routes from a hotel to a hotel with as many stops as the card says, and what they pay (rule 8)."""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.core.words import apart, compiled
from townwright.speed.greentown.build_steps import Box, Row, lowest_tile, opposite
from townwright.speed.greentown.row_layout import (
    BESIDE,
    CARD,
    CATEGORIES,
    COUNT,
    FIRST_BUILDING,
    HOME,
    HOTEL,
    LOWEST,
    MONEY,
    NEAR,
    NONE,
    PATH_LEFT,
    PATH_LENGTH,
    PATH_SIDE,
    PATH_TILE,
    PIECE,
    PLAYERS,
    ROADS,
    SIDES,
    SORTED,
    STOPS,
    TREE,
    USED,
    VACANT,
    WISH,
    WISHES,
)

VISIT_BITS, VISIT = 8, 255
NOT_UP_TO = -2
"""Shifted by a side, it leaves the sides behind it."""


@apart
def look_homeward(row: Row) -> None:
    """The fewest stops from each tile to the next hotel, that hotel included: one set of tiles after the other."""
    done, level, near = 0, 1, 0
    for tile in range(row[COUNT]):
        row[HOME + tile], row[USED + tile] = row[COUNT] + 1, 0
        if row[PIECE + tile] == HOTEL:
            near |= row[BESIDE + tile]
    while near != 0:
        further = 0
        while near != 0:
            tile = lowest_tile(near)
            near &= near - 1
            done |= 1 << tile
            row[HOME + tile] = level
            if row[PIECE + tile] == VACANT:
                near |= row[BESIDE + tile] & ~done
            elif row[PIECE + tile] != HOTEL:
                further |= row[BESIDE + tile]
        near, level = further & ~done, level + 1


@apart
def find_tour(box: Box, row: Row, stops: int, number: int) -> int:
    """Finds the tour with that number, by start hotel and then by sides, and leaves it in the path; answers 0.

    If there are not so many the answer is below zero: −1 less for each tour that there is.
    """
    look_homeward(row)
    count = 0
    for spot in range(row[COUNT]):
        start = row[SORTED + spot]
        if row[PIECE + start] != HOTEL:
            continue
        depth, here, left, ahead = 0, start, stops, row[ROADS + start]
        while True:
            if ahead == 0:
                if depth == 0:
                    break
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
                    if count == number:
                        row[PATH_TILE + depth], row[PATH_SIDE + depth] = here, side
                        row[PATH_LENGTH] = depth + 1
                        return 0
                    count += 1
            elif row[HOME + near] <= after:
                ahead = step_on(row, depth, here, side, left)
                depth += 1
                here, left = near, after
    return -1 - count


@apart
def step_on(row: Row, depth: int, here: int, side: int, left: int) -> int:
    """Notes a step of the path and takes its road; answers the sides that can follow."""
    near = row[NEAR + here * SIDES + side]
    row[PATH_TILE + depth], row[PATH_SIDE + depth], row[PATH_LEFT + depth] = here, side, left
    take_road(row, here, side)
    return row[ROADS + near] & ~row[USED + near]


@apart
def step_back(row: Row, depth: int) -> int:
    """Gives the road of a step of the path free; answers the sides that are still to be tried there."""
    here, side = row[PATH_TILE + depth], row[PATH_SIDE + depth]
    take_road(row, here, side)
    return row[ROADS + here] & ~row[USED + here] & NOT_UP_TO << side


@compiled
def take_road(row: Row, tile: int, side: int) -> None:
    """Marks a road as used at both its ends, or as free again."""
    row[USED + tile] ^= 1 << side
    row[USED + row[NEAR + tile * SIDES + side]] ^= 1 << opposite(side)


@apart
def has_tour(box: Box, row: Row, card: int) -> bool:
    """Whether a tour exists for the card."""
    return card != NONE and find_tour(box, row, box[STOPS + card], 0) == 0


@apart
def category(piece: int) -> int:
    """0 for trees, then culture, sport and shopping; none for hotels and vacant sites."""
    if piece == TREE:
        return 0
    return (piece - FIRST_BUILDING) % CATEGORIES + 1 if piece >= FIRST_BUILDING else NONE


@apart
def is_fulfilled(box: Box, card: int, kind: int, visits: int) -> bool:
    """Rule 8.3: too few and too many are both failures. The visits of all categories are packed into one number."""
    made, wish = visits >> VISIT_BITS * kind & VISIT, WISH + card * WISHES + 2 * kind
    return box[wish] <= made <= box[wish + 1]


@apart
def pay(box: Box, row: Row, seat: int, paid: MutableSequence[int], first: int) -> None:
    """What the tour in the path brings each seat, written from ``first`` on."""
    visits, sites = 0, 0
    for step in range(row[PATH_LENGTH]):
        tile = row[NEAR + row[PATH_TILE + step] * SIDES + row[PATH_SIDE + step]]
        kind = category(row[PIECE + tile])
        if kind != NONE:
            visits += 1 << VISIT_BITS * kind
            sites |= 1 << tile
    pay_visits(box, row, seat, row[CARD + seat], visits, sites, paid, first)


@apart
def pay_visits(
    box: Box, row: Row, seat: int, card: int, visits: int, sites: int, paid: MutableSequence[int], first: int
) -> None:
    """What so many visits to these sites bring each seat (rules 8.4 and 10), written from ``first`` on."""
    players = row[PLAYERS]
    for player in range(players):
        paid[first + player] = 0
    for tile in range(row[COUNT]):
        if sites >> tile & 1 and is_fulfilled(box, card, category(row[PIECE + tile]), visits):
            piece = row[PIECE + tile]
            paid[first + (seat if piece == TREE else (piece - FIRST_BUILDING) // CATEGORIES)] += 1
    for kind in range(CATEGORIES + 1):
        if not is_fulfilled(box, card, kind, visits):
            paid[first + seat] -= 1
    paid[first + seat] = max(0, paid[first + seat])
    if players == 2:
        smaller = min(paid[first], paid[first + 1])
        paid[first] -= smaller
        paid[first + 1] -= smaller


@apart
def lead(box: Box, row: Row, seat: int) -> None:
    """Pays everybody for the tour in the path. What is paid is noted where routes left their stops."""
    pay(box, row, seat, row, PATH_LEFT)
    for player in range(row[PLAYERS]):
        row[MONEY + player] += row[PATH_LEFT + player]
