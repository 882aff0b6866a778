"""Conditions of Skylines over words, asked at the spot that is being tried (14.2).

Repeats ``games.skylines.effects.conditions`` and what ``spots`` knows of a spot: here terms are numbers in a
table, there objects that can explain themselves. ``tests/speed/skylines_agree.py`` compares the two, with a wild set.
"""

from __future__ import annotations

from townwright.core.words import apart, compiled
from townwright.games.skylines.box.cards import DISTRICT_STAGE
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card
from townwright.speed.skylines.map.ground import by_water, card_of, district_of, touches


@apart
def holds(box: BoxWords, row: GameRow, condition: int, bars: int, building: int) -> bool:
    """Whether a condition is true at the spot that is being tried; the building is the region of whose clause asks."""
    if condition == at.NONE:
        return True
    met, term = True, condition + 2
    for _ in range(box[condition]):
        met = met and term_holds(box, row, term, bars, building)
        if box[term + at.LAST]:
            if met:
                return True
            met = True
        term += at.TERM_WIDTH
    return False


@apart
def term_holds(box: BoxWords, row: GameRow, term: int, bars: int, building: int) -> bool:
    """Whether one term is true. Where no tile is laid, what asks about a tile is false."""
    sort, asked, placed = box[term + at.TERM], box[term + at.ASKED], row[at.SPOT_PICTURE] != at.NONE
    if sort == at.MARKER:
        return compares(box, term, row[bars + asked])
    if sort == at.USES:
        return placed and uses(box, row, asked)
    if sort in (at.IN, at.BESIDE):
        return placed and compares(box, term, count(box, row, sort, asked))
    if sort == at.IN_CITY:
        return compares(box, term, count(box, row, sort, asked))
    if sort == at.SIZE:
        return placed and compares(box, term, box[box[box[at.PICTURE_TABLE] + row[at.SPOT_PICTURE]] + at.SQUARES])
    if sort == at.BOARDS:
        return compares(box, term, row[at.OPEN_COUNT])
    if sort == at.BY_WATER:
        return placed and by_water(box, row, row[at.SPOT_PICTURE], row[at.SPOT_ROW], row[at.SPOT_COLUMN])
    if sort in (at.SAME, at.APART):
        return (
            placed
            and building != at.NONE
            and (row[at.DISTRICT + building] == row[at.DISTRICT + row[at.SPOT_REGION]]) == (sort == at.SAME)
        )
    return True


@compiled
def compares(box: BoxWords, term: int, value: int) -> bool:
    """Whether a number keeps the term's limit."""
    how, limit = box[term + at.COMPARE], box[term + at.LIMIT]
    if how == at.LESS:
        return value < limit
    if how == at.LESS_OR_EQUAL:
        return value <= limit
    if how == at.EQUAL:
        return value == limit
    return value >= limit if how == at.MORE_OR_EQUAL else value > limit


@apart
def beside_spot(box: BoxWords, row: GameRow, tile: int) -> bool:
    """Whether a tile shares an edge with the one that is being tried."""
    return touches(box, tile, row[at.SPOT_PICTURE], row[at.SPOT_ROW], row[at.SPOT_COLUMN])


@apart
def uses(box: BoxWords, row: GameRow, service: int) -> bool:
    """Section 6.3, with what unique buildings, roles and news change."""
    if row[at.MUTED] >> service & 1:
        return False
    for number in range(row[at.TILE_COUNT]):
        tile = row[at.TILES + number]
        card = card_of(tile)
        if of_card(box, card, at.EVERYWHERE) >> service & 1:
            return True
        here = district_of(row, tile) == row[at.DISTRICT + row[at.SPOT_REGION]]
        if here and of_card(box, card, at.PROVIDES) >> service & 1:
            return True
        if (
            here
            and of_card(box, card, at.SERVICE) == service
            and (
                of_card(box, card, at.STAGE_OF) >= DISTRICT_STAGE
                or row[at.EXTENDED] >> service & 1
                or beside_spot(box, row, tile)
            )
        ):
            return True
    return False


@apart
def count(box: BoxWords, row: GameRow, scope: int, kind: int) -> int:
    """How many tiles of a kind are in the district, beside the spot, or in the city."""
    found = 0
    for number in range(row[at.TILE_COUNT]):
        tile = row[at.TILES + number]
        card = card_of(tile)
        if not counts_as(box, row, card, kind):
            continue
        if scope == at.BESIDE:
            found += beside_spot(box, row, tile)
        elif (
            scope == at.IN_CITY
            or district_of(row, tile) == row[at.DISTRICT + row[at.SPOT_REGION]]
            or of_service(of_card(box, card, at.EVERYWHERE) & ~row[at.MUTED], kind)
        ):
            found += 1
    return found


@apart
def counts_as(box: BoxWords, row: GameRow, card: int, kind: int) -> bool:
    """Whether a tile counts as one of this kind: what is muted counts as nothing, what provides counts for that."""
    service = of_card(box, card, at.SERVICE)
    if service != at.NONE and row[at.MUTED] >> service & 1:
        return False
    if of_card(box, card, at.WORDS) >> kind & 1:
        return True
    return of_service(of_card(box, card, at.PROVIDES) & ~row[at.MUTED], kind)


@compiled
def of_service(services: int, kind: int) -> bool:
    """Whether a set of services has the one that a kind names, or any if it names all."""
    if kind == at.SERVICE_WORD:
        return services != 0
    service = kind - at.FIRST_SERVICE_WORD
    return 0 <= service < at.SERVICES and services >> service & 1 != 0
