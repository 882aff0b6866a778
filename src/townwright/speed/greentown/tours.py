"""Tours over words: routes from a hotel to a hotel with as many stops as the card says, and what they pay (rule 8).

Payments are those of ``games.greentown.tour.payment_arithmetic``, loaded again. The search for routes repeats
``games.greentown.tour.tours``; ``tests/speed/greentown_agree.py`` compares the two.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.core.words import apart, compiled
from townwright.games.greentown.box.piece_numbers import category_of
from townwright.games.greentown.map.exit_arithmetic import opposite
from townwright.games.greentown.tour import payment_arithmetic
from townwright.games.greentown.tour.payment_arithmetic import earn, is_granted, settle
from townwright.games.greentown.tour.tours import TOUR_STEPS
from townwright.speed.greentown.build_steps import BoxWords, GameRow, lowest_tile
from townwright.speed.greentown.row_layout import (
    BESIDE,
    CARD,
    COUNT,
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
    USED,
    VACANT,
    WISH,
    WISHES,
)

VISIT_BITS, VISIT = 8, 255
NOT_UP_TO = -2
"""Shifted by a side, it leaves the sides behind it."""


@apart
def look_homeward(row: GameRow) -> None:
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
def find_tour(box: BoxWords, row: GameRow, stops: int, number: int, most_steps: int) -> int:
    """Finds the tour with that number, by start hotel and then by sides, and leaves it in the path; answers 0.

    If there are not so many the answer is below zero: −1 less for each tour that there is, as far as so many steps
    go: each tile that is entered is one.
    """
    look_homeward(row)
    count, steps = 0, 0
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
                if steps == most_steps:
                    return -1 - count
                steps += 1
                ahead = step_on(row, depth, here, side, left)
                depth += 1
                here, left = near, after
    return -1 - count


@apart
def step_on(row: GameRow, depth: int, here: int, side: int, left: int) -> int:
    """Notes a step of the path and takes its road; answers the sides that can follow."""
    near = row[NEAR + here * SIDES + side]
    row[PATH_TILE + depth], row[PATH_SIDE + depth], row[PATH_LEFT + depth] = here, side, left
    take_road(row, here, side)
    return row[ROADS + near] & ~row[USED + near]


@apart
def step_back(row: GameRow, depth: int) -> int:
    """Gives the road of a step of the path free; answers the sides that are still to be tried there."""
    here, side = row[PATH_TILE + depth], row[PATH_SIDE + depth]
    take_road(row, here, side)
    return row[ROADS + here] & ~row[USED + here] & NOT_UP_TO << side


@compiled
def take_road(row: GameRow, tile: int, side: int) -> None:
    """Marks a road as used at both its ends, or as free again."""
    row[USED + tile] ^= 1 << side
    row[USED + row[NEAR + tile * SIDES + side]] ^= 1 << opposite(side)


@apart
def has_tour(box: BoxWords, row: GameRow, card: int) -> bool:
    """Whether a tour must be led: one for the card is found in ``TOUR_STEPS`` steps."""
    return card != NONE and find_tour(box, row, box[STOPS + card], 0, TOUR_STEPS) == 0


@apart
def is_fulfilled(box: BoxWords, card: int, kind: int, visits: int) -> bool:
    """Rule 8.3: too few and too many are both failures. The visits of all categories are packed into one number."""
    wish = WISH + card * WISHES + 2 * kind
    return is_granted(visits >> VISIT_BITS * kind & VISIT, box[wish], box[wish + 1])


@apart
def pay(box: BoxWords, row: GameRow, seat: int, paid: MutableSequence[int], first: int) -> None:
    """What the tour in the path brings each seat, written from ``first`` on."""
    visits, sites = 0, 0
    for step in range(row[PATH_LENGTH]):
        tile = row[NEAR + row[PATH_TILE + step] * SIDES + row[PATH_SIDE + step]]
        kind = category_of(row[PIECE + tile])
        if kind != NONE:
            visits += 1 << VISIT_BITS * kind
            sites |= 1 << tile
    pay_visits(box, row, seat, row[CARD + seat], visits, sites, paid, first)


@apart
def pay_visits(
    box: BoxWords, row: GameRow, seat: int, card: int, visits: int, sites: int, paid: MutableSequence[int], first: int
) -> None:
    """What so many visits to these sites bring each seat (rules 8.4 and 10), written from ``first`` on."""
    granted, players = 0, row[PLAYERS]
    for kind in range(payment_arithmetic.WISHES):
        if is_fulfilled(box, card, kind, visits):
            granted |= 1 << kind
    earn(row, PIECE, row[COUNT], sites, granted, seat, players, paid, first)
    settle(paid, first, players)


@apart
def lead(box: BoxWords, row: GameRow, seat: int) -> None:
    """Pays everybody for the tour in the path. What is paid is noted where routes left their stops."""
    pay(box, row, seat, row, PATH_LEFT)
    for player in range(row[PLAYERS]):
        row[MONEY + player] += row[PATH_LEFT + player]
