"""Before the first turn of Skylines over words: hands and roles (sections 3 and 10.2).

Repeats ``games.skylines.turn.setup``; ``tests/speed/skylines_agree.py`` compares the two.
"""

from __future__ import annotations

from townwright.core.words import apart
from townwright.games.skylines.box.components import ROLES_OFFERED
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow
from townwright.speed.skylines.milestone import to_open


@apart
def deal(box: BoxWords, row: GameRow) -> None:
    """Deals the hands from pile I; then roles are offered or the first board is to be opened."""
    for seat in range(row[at.PLAYERS]):
        for held in range(box[at.HAND_FULL]):
            row[at.HANDS + seat * at.HAND_ROOM + held] = row[at.PILE + row[at.PILE_AT]]
            row[at.PILE_AT] += 1
        row[at.HAND_SIZE + seat] = box[at.HAND_FULL]
    row[at.SEAT] = 0
    if row[at.DECK_SIZE] == 0:
        to_open(box, row)
    elif box[at.ONE_ROLE]:
        for seat in range(row[at.PLAYERS]):
            row[at.ROLES + seat] = row[at.DECK + seat]
        row[at.DECK_AT] = row[at.PLAYERS]
        to_open(box, row)
    else:
        offer_roles(row)


@apart
def offer_roles(row: GameRow) -> None:
    """Offers the seat some roles."""
    row[at.DECK_AT] += ROLES_OFFERED
    row[at.STAGE], row[at.CHOICES] = at.ROLE, ROLES_OFFERED


@apart
def keep_role(box: BoxWords, row: GameRow, role: int) -> None:
    """Gives the seat a role; the other roles on offer go to the box (10.2)."""
    row[at.ROLES + row[at.SEAT]] = role
    if row[at.SEAT] + 1 < row[at.PLAYERS]:
        row[at.SEAT] += 1
        offer_roles(row)
    else:
        to_open(box, row)
