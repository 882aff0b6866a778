"""What a tour pays, as arithmetic over numbers (rules 8.3, 8.4 and 10).

Pieces are numbers (``box.piece_numbers``), sets of sites and of fulfilled wishes are bits. ``tour.payment`` calls these
functions and gives the reasons; ``speed.greentown`` loads this source again for the compiler.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, compiled
from townwright.games.greentown.box.piece_numbers import BUILDING_COUNT, NONE, category_of, owner_of

WISHES = BUILDING_COUNT + 1
"""A card wishes something of each category: nature, and those of the buildings."""
PAY = 1
"""What a site pays."""
CHARGE = 1
"""What a wish that fails costs whoever is on tour."""
SETTLING = 2
"""So many players settle their payments with each other (rule 10)."""


@compiled
def is_granted(visits: int, least: int, most: int) -> bool:
    """Rule 8.3: whether so many visits are what a card wishes; too few and too many are both failures."""
    return least <= visits <= most


@compiled
def paid_seat(piece: int, touring: int) -> int:
    """The seat that a visited site pays: its owner, or whoever is on tour if it is a tree."""
    owner = owner_of(piece)
    return touring if owner == NONE else owner


@compiled
def charged(amount: int, failed: int) -> int:
    """What is left of a payment after the charges for wishes that failed, never less than nothing."""
    return max(0, amount - CHARGE * failed)


@compiled
def given_up(one: int, other: int, seats: int) -> int:
    """Rule 10: what each of two players gives up, so that only the larger amount is paid, less the smaller."""
    return min(one, other) if seats == SETTLING else 0


@apart
def earn(
    pieces: Sequence[int], first: int, count: int, sites: int, granted: int, touring: int, seats: int,
    paid: MutableSequence[int], at: int,
) -> None:  # fmt: skip
    """Write what each seat receives by rule 8.4, from ``at`` on, before two players settle.

    ``sites`` has a bit for each of the ``count`` pieces that was visited, once or more; ``granted`` one for each wish.
    """
    for seat in range(seats):
        paid[at + seat] = 0
    for number in range(count):
        piece = pieces[first + number]
        if sites >> number & 1 and granted >> category_of(piece) & 1:
            paid[at + paid_seat(piece, touring)] += PAY
    failed = 0
    for wish in range(WISHES):
        failed += 1 - (granted >> wish & 1)
    paid[at + touring] = charged(paid[at + touring], failed)


@compiled
def settle(paid: MutableSequence[int], at: int, seats: int) -> None:
    """Let two players settle what they were paid, from ``at`` on; payments of more players stay (rule 10)."""
    if seats == SETTLING:
        smaller = given_up(paid[at], paid[at + 1], seats)
        paid[at] -= smaller
        paid[at + 1] -= smaller
