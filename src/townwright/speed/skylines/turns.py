"""Turns of Skylines over words: what a seat can do, and what its choice does (sections 4, 6, 7 and 10).

Repeats ``games.skylines.turn.turns`` and the order of its actions; ``tests/speed/skylines_agree.py`` compares them.
"""

from __future__ import annotations

from townwright.core.words import apart, i64
from townwright.games.skylines.box.components import ROLES_OFFERED
from townwright.games.skylines.turn.price_arithmetic import SWAP_PRICE
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card, pay
from townwright.speed.skylines.card_play import count_plays, course, find_place
from townwright.speed.skylines.draws import (
    begin_drawing,
    begin_renewal,
    cards_to_give,
    draw,
    is_policy,
    onto_exchange,
    put_away,
    renew,
)
from townwright.speed.skylines.effects.clauses import first_row, gather, is_forbidden, price
from townwright.speed.skylines.map.ground import find_runs, lay, turn_face_up
from townwright.speed.skylines.milestone import (
    board_price,
    can_be_opened,
    cards_left,
    end_milestone,
    finish,
    may_end,
)
from townwright.speed.skylines.setup import keep_role


@apart
def begin_turn(box: BoxWords, row: GameRow) -> None:
    """Makes the seat active and counts what it can do; the game is lost if that is nothing."""
    seat = row[at.SEAT]
    row[at.STAGE] = at.TURN
    row[at.TURNS] += 1
    row[at.SWAPS], row[at.ENDS], plays = 0, 1, 0
    for held in range(row[at.HAND_SIZE + seat]):
        row[at.PLAYS + held] = 0
    if cards_left(row) > 0:
        gather(box, row, seat)
        plays = count_plays(box, row)
        row[at.SPOT_PICTURE] = at.NONE
        row[at.SWAPS] = count_swaps(box, row)
        row[at.ENDS] = 1 if may_end(box, row) else 0
    row[at.CHOICES] = plays + row[at.SWAPS] + row[at.ENDS]
    if row[at.CHOICES] == 0:
        finish(row, at.NO_ACTION)


@apart
def count_swaps(box: BoxWords, row: GameRow) -> int:
    """How many cards of the hand can be exchanged (section 7); clauses in force have been gathered."""
    if price(box, row, at.PRICE_SWAP, SWAP_PRICE) > row[at.BARS + at.MONEY]:
        return 0
    if is_forbidden(box, row, at.FORBID_SWAP, at.NO_WORDS, at.BARS):
        return 0
    return cards_to_give(box, row)


@apart
def choose(box: BoxWords, row: GameRow, choice: int) -> None:
    """Makes the choice with that number; what chance has to say follows at once."""
    if row[at.STAGE] == at.TURN:
        act(box, row, choice)
    elif row[at.STAGE] == at.DRAW:
        draw(box, row, choice)
    elif row[at.STAGE] == at.RENEW:
        renew(box, row, choice)
    elif row[at.STAGE] == at.OPEN:
        open_board(box, row, choice)
    else:
        keep_role(box, row, row[at.DECK + row[at.DECK_AT] - ROLES_OFFERED + choice])
    if row[at.STAGE] == at.TURN_COMES:
        begin_turn(box, row)


@apart
def act(box: BoxWords, row: GameRow, choice: int) -> None:
    """Carries out a turn's choice: plays card by card, exchanges card by card, the end of the milestone."""
    seat = row[at.SEAT]
    for held in range(row[at.HAND_SIZE + seat]):
        if choice < row[at.PLAYS + held]:
            play(box, row, held, choice)
            return
        choice -= row[at.PLAYS + held]
    if choice >= row[at.SWAPS]:
        end_milestone(box, row)
        return
    held = i64(0)
    while choice > 0 or is_policy(box, row, held):
        if not is_policy(box, row, held):
            choice -= 1
        held += 1
    gather(box, row, seat)
    pay(row, price(box, row, at.PRICE_SWAP, SWAP_PRICE))
    card = put_away(row, held)
    onto_exchange(row, card)
    begin_drawing(box, row, at.FOR_TURN, i64(1), card)


@apart
def play(box: BoxWords, row: GameRow, held: int, choice: int) -> None:
    """Sections 6.2, 10.1 and 10.3: carries out rows and effects, lays the tile, and lets a card be drawn."""
    card = row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + held]
    gather(box, row, row[at.SEAT])
    first_row(box, row, card)
    row[at.SPOT_PICTURE] = at.NONE
    kind, tile = of_card(box, card, at.KIND), 0
    if kind != at.POLICY:
        find_runs(box, row)
        tile = find_place(box, row, card, 1 - row[at.SOMEWHERE + held], choice)
    carry_out_play(box, row, held, tile)


@apart
def carry_out_play(box: BoxWords, row: GameRow, held: int, tile: int) -> None:
    """Plays a card at the spot that is being tried; row 1 is put together, and the tile's number is told."""
    card = row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + held]
    kind = of_card(box, card, at.KIND)
    lost = course(box, row, card, at.ASK)
    for marker in range(at.MARKERS):
        row[at.BARS + marker] = row[at.AFTER + marker]
    put_away(row, held)
    if kind != at.POLICY:
        lay(box, row, card, row[at.SPOT_PICTURE], row[at.SPOT_ROW], row[at.SPOT_COLUMN], row[at.SPOT_REGION])
        if kind < at.ZONES:
            row[at.LEFT + kind * at.ZONE_SHAPES + tile] -= 1
    if lost == at.NOT_LOST:
        begin_drawing(box, row, at.FOR_TURN, i64(1), at.NONE)
    else:
        finish(row, lost)


@apart
def open_board(box: BoxWords, row: GameRow, choice: int) -> None:
    """Pays for a board and turns it face up; there is no renewal before the first turn (3.1)."""
    gather(box, row, row[at.TOKEN])
    slot = i64(0)
    while choice > 0 or not can_be_opened(box, row, slot):
        if can_be_opened(box, row, slot):
            choice -= 1
        slot += 1
    pay(row, board_price(box, row, slot))
    turn_face_up(box, row, slot)
    if row[at.OPEN_COUNT] == 1:
        row[at.STAGE] = at.TURN_COMES
    else:
        begin_renewal(box, row)
