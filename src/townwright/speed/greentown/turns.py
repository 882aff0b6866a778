"""Turns of Greentown over words, part by part as the rules say them.

The parts of a turn are the decisions: a marker, one or two steps, a building, a tour, and in the variant
whether the double-turn marker is kept. Their choices stand in the order of the game's ``legal``. The functions
are long and call each other in many places, so they are compiled apart. Repeats ``games.greentown.turn.parts`` and
``buildings``; ``tests/speed/greentown_agree.py`` compares them.
"""

from __future__ import annotations

from townwright.core.words import apart
from townwright.speed.greentown.build_steps import (
    CODE_BITS,
    DEVELOPS,
    BoxWords,
    GameRow,
    find_step,
    has_step,
    make_step,
)
from townwright.speed.greentown.rounds import finish_turn
from townwright.speed.greentown.row_layout import (
    BUILDING_WORDS,
    BUILDINGS,
    BUILT,
    CARD,
    CATEGORIES,
    COUNT,
    DEVELOPED,
    ENDING,
    ERECT,
    FIRST_BUILDING,
    FIRST_STEP,
    HAND,
    HANDED_OVER,
    KEEP,
    KEPT,
    LAID,
    MARKER,
    MARKER_BITS,
    MARKERS,
    NEXT,
    NO_CARDS,
    NONE,
    NOT_YET,
    ORDER,
    OVER,
    PIECE,
    PLAYERS,
    SECOND_STEP,
    SORTED,
    STAGE,
    STOPS,
    TOP,
    TOUR,
    TOURED,
    TOURING_WORDS,
    TREE,
    VACANT,
    VARIANT,
    WORD,
)
from townwright.speed.greentown.tours import find_tour, lead

MANY = 1 << 40
"""More than there are of anything."""
WORDS = len(MARKER_BITS)


@apart
def seat_of(row: GameRow) -> int:
    """Whose turn it is."""
    return row[ORDER + row[NEXT]]


@apart
def standing(row: GameRow, piece: int) -> int:
    """How many tiles carry this piece."""
    count = 0
    for tile in range(row[COUNT]):
        if row[PIECE + tile] == piece:
            count += 1
    return count


@apart
def standing_nth(row: GameRow, piece: int, number: int) -> int:
    """The tile that carries this piece with that number, by hex."""
    for spot in range(row[COUNT]):
        tile = row[SORTED + spot]
        if row[PIECE + tile] == piece:
            if number == 0:
                return tile
            number -= 1
    return NONE


@apart
def has_buildings(row: GameRow, seat: int) -> bool:
    """Whether the stock of the seat holds any building."""
    stock = 0
    for each in range(CATEGORIES):
        stock += row[HAND + seat * CATEGORIES + each]
    return stock > 0


# What can be said


@apart
def offer(box: BoxWords, row: GameRow) -> int:
    """How many choices the part of the turn that is due has."""
    stage = row[STAGE]
    if stage == OVER:
        return 0
    seat = seat_of(row)
    if stage == MARKER:
        count = 0
        for word in range(WORDS):
            if row[MARKERS + seat] & MARKER_BITS[word]:
                count += 1
        return count
    if stage == FIRST_STEP or stage == SECOND_STEP:  # noqa: SIM109  plain mode would make a tuple each time
        return max(1, -1 - find_step(box, row, seat, MANY))
    if stage == ERECT:
        vacant, kinds = standing(row, VACANT), 0
        for each in range(CATEGORIES):
            if row[HAND + seat * CATEGORIES + each] > 0:
                kinds += 1
        return 1 + kinds * vacant * (1 + standing(row, TREE))
    if stage == TOUR:
        card = row[CARD + seat]
        return 1 if card == NONE else max(1, -1 - find_tour(box, row, box[STOPS + card], MANY, MANY))
    return 2


@apart
def choose(box: BoxWords, row: GameRow, choice: int) -> None:
    """Carries out one choice of the part that is due."""
    stage, seat = row[STAGE], seat_of(row)
    if stage == MARKER:
        announce(row, seat, choice)
    elif stage == FIRST_STEP or stage == SECOND_STEP:  # noqa: SIM109
        take_step(box, row, seat, choice)
    elif stage == ERECT:
        erect(row, seat, choice)
    elif stage == TOUR:
        take_tour(box, row, seat, choice)
    else:
        row[STAGE] = KEPT if choice == 1 else HANDED_OVER
    go_on(box, row)


@apart
def go_on(box: BoxWords, row: GameRow) -> None:
    """Goes on after a part: with a tour if the marker says so, the question of the variant, or the next turn."""
    if row[STAGE] == BUILT:
        row[STAGE] = TOUR if TOURING_WORDS >> row[WORD] & 1 else TOURED
    if row[STAGE] == TOURED:
        asked = row[VARIANT] and row[NEXT] == row[PLAYERS] - 1 and row[ENDING] == NOT_YET
        row[STAGE] = KEEP if asked else HANDED_OVER
    if row[STAGE] == KEPT or row[STAGE] == HANDED_OVER:
        finish_turn(box, row)


@apart
def announce(row: GameRow, seat: int, choice: int) -> None:
    """Rule 6: turns a marker down."""
    for word in range(WORDS):
        if row[MARKERS + seat] & MARKER_BITS[word]:
            if choice == 0:
                row[WORD] = word
                row[MARKERS + seat] &= ~MARKER_BITS[word]
                row[STAGE] = FIRST_STEP if BUILDING_WORDS >> word & 1 else TOUR
                row[LAID], row[DEVELOPED] = 0, NONE
                return
            choice -= 1


@apart
def take_step(box: BoxWords, row: GameRow, seat: int, choice: int) -> None:
    """Makes a step or lets the Build lapse."""
    code = find_step(box, row, seat, choice)
    if code < 0:
        row[STAGE] = BUILT
    else:
        carry_out_step(box, row, seat, code)


@apart
def carry_out_step(box: BoxWords, row: GameRow, seat: int, code: int) -> None:
    """Makes the step of a code; it goes on without a second step if none is possible (rule 7.5)."""
    make_step(box, row, code)
    if code & DEVELOPS == 0:
        row[LAID] = 1
    if row[STAGE] == FIRST_STEP:
        row[DEVELOPED] = code >> CODE_BITS if code & DEVELOPS else NONE
        if has_step(box, row, seat):
            row[STAGE] = SECOND_STEP
            return
    row[DEVELOPED] = NONE
    row[STAGE] = ERECT if row[LAID] and has_buildings(row, seat) else BUILT


@apart
def erect(row: GameRow, seat: int, choice: int) -> None:
    """Rule 7.3: puts up nothing or a building: by category, on vacant tiles, then where a tree moves."""
    row[STAGE] = BUILT
    if choice == 0:
        return
    choice -= 1
    vacant = standing(row, VACANT)
    ways = vacant * (1 + standing(row, TREE))
    for each in range(CATEGORIES):
        if row[HAND + seat * CATEGORIES + each] == 0:
            continue
        if choice < ways:
            site = standing_nth(row, VACANT, choice)
            if choice >= vacant:
                site = standing_nth(row, TREE, (choice - vacant) // vacant)
                row[PIECE + standing_nth(row, VACANT, (choice - vacant) % vacant)] = TREE
            row[PIECE + site] = FIRST_BUILDING + seat * CATEGORIES + each
            row[HAND + seat * CATEGORIES + each] -= 1
            break
        choice -= ways
    if not has_buildings(row, seat) and row[ENDING] == NOT_YET:
        row[ENDING] = BUILDINGS


@apart
def take_tour(box: BoxWords, row: GameRow, seat: int, choice: int) -> None:
    """Leads a tour, or lets it lapse."""
    card = row[CARD + seat]
    if card != NONE and find_tour(box, row, box[STOPS + card], choice, MANY) == 0:
        finish_tour(box, row, seat)
    row[STAGE] = TOURED


@apart
def finish_tour(box: BoxWords, row: GameRow, seat: int) -> None:
    """Leads the tour in the path; then draws the top card of the deck (rule 8.5)."""
    lead(box, row, seat)
    row[CARD + seat] = row[TOP]
    if row[TOP] == NONE and row[ENDING] == NOT_YET:
        row[ENDING] = NO_CARDS
    row[TOP] = NONE
    row[STAGE] = TOURED
