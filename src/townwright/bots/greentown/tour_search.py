"""Finds the best tour of a card by branch and bound over every route (rule 8)."""

from __future__ import annotations

from townwright.bots.greentown.workspace import (
    BEST_LENGTH,
    BEST_SIDE,
    BEST_SITES,
    BEST_START,
    BEST_VISITS,
    MONEY_UNIT,
    NO_SITE,
    OTHERS,
    OWN,
    PAID,
    ROADS_LOOKED,
    SITE_PAYS,
    SITE_SHIFT,
    SITES,
    VISITS,
    Workspace,
)
from townwright.core.words import apart, compiled
from townwright.games.greentown.box.piece_numbers import category_of
from townwright.games.greentown.tour.payment_arithmetic import charged, given_up, paid_seat
from townwright.speed.greentown.build_steps import BoxWords, GameRow
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
from townwright.speed.greentown.tours import look_homeward, pay_visits, step_back, step_on

NO_TOUR = -1_000_000
"""The value where no tour has the right number of stops."""
PACKED, PACK_BITS = 255, 8
TOP_BIT, MOST_VISITS = 7, 127
"""Packed numbers have seven bits; the eighth takes what a comparison carries over."""
ONES = sum(1 << PACK_BITS * kind for kind in range(CATEGORIES + 1))
TOPS = ONES << TOP_BIT
PAYS_ME, PAYS_OTHERS = 1, 2


@apart
def note_sites(row: GameRow, workspace: Workspace, seat: int) -> int:
    """Write for each tile what a visit counts for and whom it pays; returns how many sites pay this seat."""
    mine = 0
    for tile in range(row[COUNT]):
        piece = row[PIECE + tile]
        kind = category_of(piece)
        workspace[SITE_SHIFT + tile] = NO_SITE if kind == NONE else PACK_BITS * kind
        pays_me = kind != NONE and paid_seat(piece, seat) == seat
        workspace[SITE_PAYS + tile] = PAYS_ME if pays_me else PAYS_OTHERS
        if pays_me:
            mine += 1
    return mine


@compiled
def sum_of(packed: int) -> int:
    """The sum of the numbers that are packed into one."""
    return packed * ONES >> PACK_BITS * CATEGORIES & PACKED


@compiled
def pack_wishes(box: BoxWords, card: int, which: int) -> int:
    """The least visits that a card wishes of each category, or the most, as packed numbers."""
    wishes = 0
    for kind in range(CATEGORIES + 1):
        wishes |= min(box[WISH + card * WISHES + 2 * kind + which], MOST_VISITS) << PACK_BITS * kind
    return wishes


@compiled
def too_many(visits: int, most: int) -> int:
    """The categories with more visits than the card wishes, each as the top bit of its packed number."""
    return visits + (TOPS - ONES - most) & TOPS


@compiled
def tour_value(players: int, visits: int, own: int, others: int, opponent_weight: int, least: int, most: int) -> int:
    """The value of a finished tour: own money, less the weighted money of the others. Rules 8.4 and 10."""
    granted = ((visits | TOPS) - least & TOPS & ~too_many(visits, most)) >> TOP_BIT
    mine = charged(sum_of(own & granted * PACKED), CATEGORIES + 1 - sum_of(granted))
    theirs = sum_of(others & granted * PACKED)
    smaller = given_up(mine, theirs, players)
    return MONEY_UNIT * (mine - smaller) - opponent_weight * (theirs - smaller)


@compiled
def money_bound(visits: int, own: int, left: int, more: int, least: int, most: int) -> int:
    """The most own money that a route can bring with so many stops left and so many more sites that pay."""
    over = too_many(visits, most) >> TOP_BIT
    found = more + sum_of(own & ~(over * PACKED)) - sum_of(over)
    short = (least | TOPS) - visits
    if sum_of(short & ((short & TOPS) >> TOP_BIT) * MOST_VISITS) > left:
        found -= 1
    return max(0, found)


@apart
def find_best(
    box: BoxWords, row: GameRow, workspace: Workspace, seat: int, card: int, opponent_weight: int, max_roads: int
) -> int:
    """Find the best tour of a seat with a card and leave it in the workspace; returns its value, or ``NO_TOUR``.

    ``opponent_weight`` is what a Greenie of somebody else costs. A tour and its reverse pay the same, so those from one
    hotel to another are searched in one direction. After ``max_roads`` the best so far is taken, if any.
    """
    players, stops = row[PLAYERS], box[STOPS + card]
    least, most = pack_wishes(box, card, 0), pack_wishes(box, card, 1)
    mine = note_sites(row, workspace, seat)
    look_homeward(row)
    best, looked = NO_TOUR, 0
    workspace[BEST_LENGTH] = 0
    passed = 0
    for spot in range(row[COUNT]):
        start = row[SORTED + spot]
        if row[PIECE + start] != HOTEL:
            continue
        depth, here, left, ahead = 0, start, stops, row[ROADS + start]
        visits, sites, own, others = 0, 0, 0, 0
        while True:
            if ahead == 0 or (looked >= max_roads and best > NO_TOUR):
                if depth == 0:
                    break
                depth -= 1
                here, left = row[PATH_TILE + depth], row[PATH_LEFT + depth]
                visits, sites = workspace[VISITS + depth], workspace[SITES + depth]
                own, others = workspace[OWN + depth], workspace[OTHERS + depth]
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
                    value = tour_value(players, visits, own, others, opponent_weight, least, most)
                    if value > best:
                        best = value
                        workspace[BEST_START], workspace[BEST_LENGTH] = start, depth + 1
                        workspace[BEST_VISITS], workspace[BEST_SITES] = visits, sites
                        for step in range(depth):
                            workspace[BEST_SIDE + step] = row[PATH_SIDE + step]
                        workspace[BEST_SIDE + depth] = side
                continue
            if row[HOME + near] > after:
                continue
            made, seen, got, gave = visits, sites, own, others
            shift = workspace[SITE_SHIFT + near]
            if shift != NO_SITE:
                made += 1 << shift
                if seen >> near & 1 == 0:
                    seen |= 1 << near
                    if workspace[SITE_PAYS + near] == PAYS_ME:
                        got += 1 << shift
                    else:
                        gave += 1 << shift
            if best > NO_TOUR:
                more = min(after - 1, mine - sum_of(got))
                if MONEY_UNIT * money_bound(made, got, after - 1, more, least, most) <= best:
                    continue
            ahead = step_on(row, depth, here, side, left)
            workspace[VISITS + depth], workspace[SITES + depth] = visits, sites
            workspace[OWN + depth], workspace[OTHERS + depth] = own, others
            depth += 1
            here, left = near, after
            visits, sites, own, others = made, seen, got, gave
        passed |= 1 << start
    workspace[ROADS_LOOKED] += looked
    return best


@apart
def pay_best(box: BoxWords, row: GameRow, workspace: Workspace, seat: int, card: int) -> None:
    """Write what the best tour in the workspace brings each seat; nothing if there is none."""
    for player in range(row[PLAYERS]):
        workspace[PAID + player] = 0
    if workspace[BEST_LENGTH] > 0:
        pay_visits(box, row, seat, card, workspace[BEST_VISITS], workspace[BEST_SITES], workspace, PAID)
