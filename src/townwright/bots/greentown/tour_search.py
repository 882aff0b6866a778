"""The best tour of a card: every route is looked along, except where it cannot become the best any more (rule 8)."""

from __future__ import annotations

from townwright.bots.greentown.workspace import (
    BEST_LENGTH,
    BEST_SIDE,
    BEST_SITES,
    BEST_START,
    BEST_VISITS,
    LOOKED,
    MONEY_UNIT,
    NO_SITE,
    OTHERS,
    OWN,
    PAID,
    SITE_PAYS,
    SITE_SHIFT,
    SITES,
    VISITS,
    Desk,
)
from townwright.core.words import apart
from townwright.games.greentown.box.piece_numbers import category_of
from townwright.games.greentown.tour.payment_arithmetic import charged, given_up, paid_seat
from townwright.speed.greentown.build_steps import Box, Row
from townwright.speed.greentown.row_layout import (
    CATEGORIES,
    COUNT,
    HOME,
    HOTEL,
    LOWEST,
    NEAR,
    NONE,
    PATH_LEFT,
    PATH_SIDE,
    PATH_TILE,
    PIECE,
    PLAYERS,
    ROADS,
    SIDES,
    SORTED,
    STOPS,
    VACANT,
    WISH,
    WISHES,
)
from townwright.speed.greentown.tours import is_fulfilled, look_homeward, pay_visits, step_back, step_on

NO_TOUR = -1_000_000
"""The value where no tour has the right number of stops."""
PACKED, PACK_BITS = 255, 8
PAYS_ME, PAYS_OTHERS = 1, 2


@apart
def know_sites(row: Row, desk: Desk, seat: int) -> int:
    """Notes for each tile what a visit counts for and whom it pays; answers how many sites pay this seat."""
    mine = 0
    for tile in range(row[COUNT]):
        piece = row[PIECE + tile]
        kind = category_of(piece)
        desk[SITE_SHIFT + tile] = NO_SITE if kind == NONE else PACK_BITS * kind
        pays_me = kind != NONE and paid_seat(piece, seat) == seat
        desk[SITE_PAYS + tile] = PAYS_ME if pays_me else PAYS_OTHERS
        if pays_me:
            mine += 1
    return mine


@apart
def tour_value(box: Box, card: int, players: int, visits: int, own: int, others: int, spite: int) -> int:
    """What a finished tour is worth: own money, less some of the others'. Rules 8.4 and 10."""
    mine, theirs, charges = 0, 0, 0
    for kind in range(CATEGORIES + 1):
        if is_fulfilled(box, card, kind, visits):
            mine += own >> PACK_BITS * kind & PACKED
            theirs += others >> PACK_BITS * kind & PACKED
        else:
            charges += 1
    mine = charged(mine, charges)
    smaller = given_up(mine, theirs, players)
    return MONEY_UNIT * (mine - smaller) - spite * (theirs - smaller)


@apart
def at_most(box: Box, card: int, visits: int, own: int, left: int, more: int) -> int:
    """The most own money that a route can bring with so many stops left and so many more sites that pay."""
    found, missing = more, 0
    for kind in range(CATEGORIES + 1):
        made, wish = visits >> PACK_BITS * kind & PACKED, WISH + card * WISHES + 2 * kind
        if made > box[wish + 1]:
            found -= 1
        else:
            found += own >> PACK_BITS * kind & PACKED
            missing += max(0, box[wish] - made)
    if missing > left:
        found -= 1
    return max(0, found)


@apart
def find_best(box: Box, row: Row, desk: Desk, seat: int, card: int, spite: int, enough: int) -> int:
    """Finds the best tour of a seat with a card, and leaves it on the desk; answers its value, or ``NO_TOUR``.

    ``spite`` is what a greenie of somebody else costs. A tour and its reverse pay the same, so those from
    one hotel to another are looked at in one direction. After ``enough`` roads the best so far is taken, if any.
    """
    players, stops = row[PLAYERS], box[STOPS + card]
    mine = know_sites(row, desk, seat)
    look_homeward(row)
    best, looked = NO_TOUR, 0
    desk[BEST_LENGTH] = 0
    passed = 0
    for spot in range(row[COUNT]):
        start = row[SORTED + spot]
        if row[PIECE + start] != HOTEL:
            continue
        depth, here, left, ahead = 0, start, stops, row[ROADS + start]
        visits, sites, own, others = 0, 0, 0, 0
        while True:
            if ahead == 0 or (looked >= enough and best > NO_TOUR):
                if depth == 0:
                    break
                depth -= 1
                here, left = row[PATH_TILE + depth], row[PATH_LEFT + depth]
                visits, sites = desk[VISITS + depth], desk[SITES + depth]
                own, others = desk[OWN + depth], desk[OTHERS + depth]
                ahead = step_back(row, depth)
                continue
            side = box[LOWEST + ahead]
            ahead &= ahead - 1
            near = row[NEAR + here * SIDES + side]
            looked += 1
            piece = row[PIECE + near]
            after = left - (1 if piece != VACANT else 0)
            if after == 0:
                if piece == HOTEL and passed >> near & 1 == 0:
                    value = tour_value(box, card, players, visits, own, others, spite)
                    if value > best:
                        best = value
                        desk[BEST_START], desk[BEST_LENGTH] = start, depth + 1
                        desk[BEST_VISITS], desk[BEST_SITES] = visits, sites
                        for step in range(depth):
                            desk[BEST_SIDE + step] = row[PATH_SIDE + step]
                        desk[BEST_SIDE + depth] = side
                continue
            if row[HOME + near] > after:
                continue
            made, seen, got, gave = visits, sites, own, others
            shift = desk[SITE_SHIFT + near]
            if shift != NO_SITE:
                made += 1 << shift
                if seen >> near & 1 == 0:
                    seen |= 1 << near
                    if desk[SITE_PAYS + near] == PAYS_ME:
                        got += 1 << shift
                    else:
                        gave += 1 << shift
            if best > NO_TOUR:
                met = (got & PACKED) + (got >> 8 & PACKED) + (got >> 16 & PACKED) + (got >> 24)
                if MONEY_UNIT * at_most(box, card, made, got, after - 1, min(after - 1, mine - met)) <= best:
                    continue
            ahead = step_on(row, depth, here, side, left)
            desk[VISITS + depth], desk[SITES + depth] = visits, sites
            desk[OWN + depth], desk[OTHERS + depth] = own, others
            depth += 1
            here, left = near, after
            visits, sites, own, others = made, seen, got, gave
        passed |= 1 << start
    desk[LOOKED] += looked
    return best


@apart
def pay_best(box: Box, row: Row, desk: Desk, seat: int, card: int) -> None:
    """Notes what the best tour on the desk brings each seat; nothing if there is none."""
    for player in range(row[PLAYERS]):
        desk[PAID + player] = 0
    if desk[BEST_LENGTH] > 0:
        pay_visits(box, row, seat, card, desk[BEST_VISITS], desk[BEST_SITES], desk, PAID)
