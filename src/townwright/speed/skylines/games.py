"""Games of Skylines over rows, from the deal to the score: decision by decision, and whole."""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.core.words import apart, i64
from townwright.speed.runtime.random_stream import below, next_luck, stream
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import Box, Row, of_card, pay
from townwright.speed.skylines.card_play import course, find_place
from townwright.speed.skylines.draws import begin_drawing, begin_renewal, draw, onto_exchange, put_away, renew
from townwright.speed.skylines.effects import first_row, gather, price
from townwright.speed.skylines.free_layouts import lay_out_at_random, mix
from townwright.speed.skylines.ground import find_runs, lay, turn_face_up
from townwright.speed.skylines.turns import begin_turn, board_price, can_be_opened, end_milestone, finish, to_open


@apart
def step(box: Box, row: Row, choice: int) -> int:
    """One decision; answers how many choices the next one has, and −1 if there is no such choice now."""
    if choice < 0 or choice >= row[at.CHOICES]:
        return -1
    choose(box, row, choice)
    return row[at.CHOICES]


@apart
def choose(box: Box, row: Row, choice: int) -> None:
    """The choice with that number is made; what chance has to say follows at once."""
    if row[at.STAGE] == at.TURN:
        act(box, row, choice)
    elif row[at.STAGE] == at.DRAW:
        draw(box, row, choice)
    elif row[at.STAGE] == at.RENEW:
        renew(box, row, choice)
    elif row[at.STAGE] == at.OPEN:
        open_board(box, row, choice)
    else:
        keep_role(box, row, row[at.DECK + row[at.DECK_AT] - 2 + choice])
    if row[at.STAGE] == at.TURN_COMES:
        begin_turn(box, row)


@apart
def act(box: Box, row: Row, choice: int) -> None:
    """A turn: plays card by card, exchanges card by card, the end of the milestone."""
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
    pay(row, price(box, row, at.PRICE_SWAP, at.SWAP_PRICE))
    card = put_away(row, held)
    onto_exchange(row, card)
    begin_drawing(box, row, at.FOR_TURN, i64(1), card)


@apart
def is_policy(box: Box, row: Row, held: int) -> bool:
    """Whether a card of the seat's hand is a policy."""
    return of_card(box, row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + held], at.KIND) == at.POLICY


@apart
def play(box: Box, row: Row, held: int, choice: int) -> None:
    """Sections 6.2, 10.1 and 10.3: rows, effects, the tile is laid, and a card is to be drawn."""
    card = row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + held]
    gather(box, row, row[at.SEAT])
    first_row(box, row, card)
    row[at.SPOT_PICTURE] = at.NONE
    kind, tile = of_card(box, card, at.KIND), 0
    if kind != at.POLICY:
        find_runs(box, row)
        tile = find_place(box, row, card, 1 - row[at.SOMEWHERE + held], choice)
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
def open_board(box: Box, row: Row, choice: int) -> None:
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


# Before the first turn


@apart
def deal(box: Box, row: Row) -> None:
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
def offer_roles(row: Row) -> None:
    """The seat is offered two roles."""
    row[at.DECK_AT] += 2
    row[at.STAGE], row[at.CHOICES] = at.ROLE, 2


@apart
def keep_role(box: Box, row: Row, role: int) -> None:
    """The other role on offer goes to the box (10.2)."""
    row[at.ROLES + row[at.SEAT]] = role
    if row[at.SEAT] + 1 < row[at.PLAYERS]:
        row[at.SEAT] += 1
        offer_roles(row)
    else:
        to_open(box, row)


@apart
def shuffle(box: Box, row: Row, luck: int) -> int:
    """Shuffles the piles and the roles and lays drawn boards out; answers the luck that is left."""
    for word in range(at.GAME_LENGTH):
        row[word] = box[at.START + word]
    for pile in range(at.PILES):
        luck = mix(row, at.PILE + pile * at.PILE_ROOM, row[at.PILE_SIZE + pile], luck)
    luck = mix(row, at.DECK, row[at.DECK_SIZE], luck)
    return lay_out_at_random(box, row, luck) if box[at.PLAN_COUNT] > 0 else luck


@apart
def play_on(box: Box, row: Row, luck: int) -> int:
    """Plays to the end, each choice as likely as the others; answers the luck that is left."""
    while row[at.STAGE] != at.OVER:
        luck = next_luck(luck)
        choose(box, row, below(luck, row[at.CHOICES]))
    return luck


@apart
def play_games(box: Box, row: Row, seed: int, first: int, results: MutableSequence[int]) -> None:
    """Whole random games with the numbers ``first``, ``first`` + 1 … of a seed: overall happiness and loss of each."""
    for game in range(len(results) // 2):
        luck = shuffle(box, row, stream(seed, first + game))
        deal(box, row)
        play_on(box, row, luck)
        results[2 * game], results[2 * game + 1] = row[at.BARS + at.OVERALL], row[at.LOSS]
