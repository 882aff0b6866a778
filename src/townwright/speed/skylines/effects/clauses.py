"""The effect language of Skylines over words: clauses in force, prices, bans, row 1 (14.4).

Repeats ``cards_in_force``, ``prices`` and ``rows.joined`` of the rules; how a price or a change is reckoned is that of
``price_arithmetic`` and ``bar_arithmetic``, loaded again. ``tests/speed/skylines_agree.py`` compares both.
"""

from __future__ import annotations

from townwright.core.words import apart
from townwright.games.skylines.turn.bar_arithmetic import CHANGE, TOWARDS_ZERO, is_harmful, softened
from townwright.games.skylines.turn.price_arithmetic import changed, repriced
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card
from townwright.speed.skylines.effects.conditions import holds
from townwright.speed.skylines.map.ground import card_of, region_of


@apart
def gather(box: BoxWords, row: GameRow, seat: int) -> None:
    """Finds the cards in force for a seat: unique buildings as they were built, news, roles (14.4)."""
    row[at.FORCE_COUNT] = row[at.MUTED] = row[at.EXTENDED] = 0
    for tile in range(row[at.TILE_COUNT]):
        card = card_of(row[at.TILES + tile])
        if of_card(box, card, at.KIND) == at.UNIQUE:
            enforce(box, row, card, region_of(row[at.TILES + tile]))
    if row[at.NEWS] != at.NONE:
        enforce(box, row, row[at.NEWS], at.NONE)
    for owner in range(row[at.PLAYERS]):
        if row[at.ROLES + owner] != at.NONE and seat in (owner, at.EVERYBODY):
            enforce(box, row, row[at.ROLES + owner], at.NONE)


@apart
def enforce(box: BoxWords, row: GameRow, card: int, region: int) -> None:
    """Puts one more card in force."""
    force = row[at.FORCE_COUNT]
    row[at.FORCE_CARD + force], row[at.FORCE_REGION + force] = card, region
    row[at.FORCE_COUNT] = force + 1
    for number in range(of_card(box, card, at.CLAUSE_COUNT)):
        clause = clause_of(box, card, number)
        if box[clause + at.SORT] == at.MUTE:
            row[at.MUTED] |= box[clause + at.WHAT]
        elif box[clause + at.SORT] == at.EXTEND:
            row[at.EXTENDED] |= box[clause + at.WHAT]


@apart
def clause_of(box: BoxWords, card: int, number: int) -> int:
    """Where a clause of a card stands."""
    return box[at.CLAUSE_TABLE] + (of_card(box, card, at.CLAUSES) + number) * at.CLAUSE_WIDTH


@apart
def price(box: BoxWords, row: GameRow, what: int, amount: int) -> int:
    """A price after all changes, never below 0 (A34)."""
    for force in range(row[at.FORCE_COUNT]):
        card = row[at.FORCE_CARD + force]
        for number in range(of_card(box, card, at.CLAUSE_COUNT)):
            clause = clause_of(box, card, number)
            if box[clause + at.SORT] == at.PRICE and box[clause + at.WHAT] == what:
                amount = changed(amount, box[clause + at.NUMBER])
    return amount


@apart
def is_forbidden(box: BoxWords, row: GameRow, what: int, words: int, bars: int) -> bool:
    """Whether something is not allowed now; for building, with a tile of these kinds."""
    for force in range(row[at.FORCE_COUNT]):
        card = row[at.FORCE_CARD + force]
        for number in range(of_card(box, card, at.CLAUSE_COUNT)):
            clause = clause_of(box, card, number)
            if (
                box[clause + at.SORT] == at.FORBID
                and box[clause + at.WHAT] == what
                and (words == 0 or box[clause + at.KINDS] & words)
                and holds(box, row, box[clause + at.CLAUSE_IF], bars, row[at.FORCE_REGION + force])
            ):
                return True
    return False


# Row 1


@apart
def first_row(box: BoxWords, row: GameRow, card: int) -> None:
    """Puts row 1 of a card together: burdens and easings in their order, then prices."""
    entries = of_card(box, card, at.FIRST_ROW)
    for word in range(1 + at.ENTRY_WIDTH * box[entries]):
        row[at.WORK + word] = box[entries + word]
    for force in range(row[at.FORCE_COUNT]):
        mine = row[at.FORCE_CARD + force]
        for number in range(of_card(box, mine, at.CLAUSE_COUNT)):
            clause = clause_of(box, mine, number)
            if box[clause + at.KINDS] & of_card(box, card, at.WORDS):
                if box[clause + at.SORT] == at.BURDEN:
                    burden(box, row, box[clause + at.CLAUSE_ROW])
                elif box[clause + at.SORT] == at.EASE:
                    ease(row, box[clause + at.WHAT], box[clause + at.NUMBER])
    for force in range(row[at.FORCE_COUNT]):
        mine = row[at.FORCE_CARD + force]
        for number in range(of_card(box, mine, at.CLAUSE_COUNT)):
            clause = clause_of(box, mine, number)
            if box[clause + at.SORT] == at.PRICE and of_card(box, card, at.PRICED_AS) >> box[clause + at.WHAT] & 1:
                reprice(row, box[clause + at.NUMBER])


@apart
def burden(box: BoxWords, row: GameRow, entries: int) -> None:
    """Adds a row; plain changes of the same marker are added up."""
    for entry in range(entries + 1, entries + 1 + at.ENTRY_WIDTH * box[entries], at.ENTRY_WIDTH):
        mine = at.WORK + 1
        while mine < at.WORK + 1 + at.ENTRY_WIDTH * row[at.WORK] and not (
            row[mine] == box[entry] and row[mine + TOWARDS_ZERO] == 0 and box[entry + TOWARDS_ZERO] == 0
        ):
            mine += at.ENTRY_WIDTH
        if mine == at.WORK + 1 + at.ENTRY_WIDTH * row[at.WORK]:
            row[at.WORK] += 1
            row[mine], row[mine + CHANGE], row[mine + TOWARDS_ZERO] = box[entry], 0, box[entry + TOWARDS_ZERO]
        row[mine + CHANGE] += box[entry + CHANGE]


@apart
def ease(row: GameRow, marker: int, number: int) -> None:
    """Makes a harmful change of the marker smaller, not beyond 0."""
    for entry in range(at.WORK + 1, at.WORK + 1 + at.ENTRY_WIDTH * row[at.WORK], at.ENTRY_WIDTH):
        change = row[entry + CHANGE]
        if row[entry] == marker and row[entry + TOWARDS_ZERO] == 0 and is_harmful(marker, change):
            row[entry + CHANGE] = softened(change, number)


@apart
def reprice(row: GameRow, change: int) -> None:
    """Gives row 1 another price; what the row earns stays."""
    money, found = 0, False
    for entry in range(at.WORK + 1, at.WORK + 1 + at.ENTRY_WIDTH * row[at.WORK], at.ENTRY_WIDTH):
        if row[entry] == at.MONEY:
            if not found:
                money, found = row[entry + CHANGE], True
            row[entry + CHANGE] = 0
    entry = at.WORK + 1
    while entry < at.WORK + 1 + at.ENTRY_WIDTH * row[at.WORK] and row[entry] != at.MONEY:
        entry += at.ENTRY_WIDTH
    if entry == at.WORK + 1 + at.ENTRY_WIDTH * row[at.WORK]:
        row[at.WORK] += 1
    row[entry], row[entry + CHANGE], row[entry + TOWARDS_ZERO] = at.MONEY, repriced(money, change), 0
