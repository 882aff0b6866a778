"""Games of Skylines for learners, many at once: a number is said, and what follows from it is written."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, i64
from townwright.games.skylines.box.components import ROLES_OFFERED
from townwright.games.skylines.turn.bar_arithmetic import nuisances
from townwright.speed.runtime.random_stream import below, next_luck, stream
from townwright.speed.runtime.row_batch import LOST
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card
from townwright.speed.skylines.card_play import try_spot
from townwright.speed.skylines.draws import cards_to_give, combinations, is_policy
from townwright.speed.skylines.effects.clauses import first_row, gather
from townwright.speed.skylines.games import shuffle
from townwright.speed.skylines.learner.action_numbers import (
    CODES,
    END,
    FIRST_BOARD,
    FIRST_CODE,
    FIRST_PILE,
    FIRST_SHAPE,
    SAY_END,
    SAY_EXCHANGE,
    SAY_PLAY,
    SAY_POLICY,
)
from townwright.speed.skylines.learner.open_numbers import (
    first_card,
    held_card,
    held_place,
    letter_of,
    open_numbers,
    spot_of,
    was_said,
)
from townwright.speed.skylines.learner.shown_arrays import show
from townwright.speed.skylines.map.ground import first_column
from townwright.speed.skylines.milestone import can_be_opened
from townwright.speed.skylines.setup import deal
from townwright.speed.skylines.turns import begin_turn, carry_out_play, choose

NOT_OPEN, GOES_ON, PLAYED, ENDED = i64(0), i64(1), i64(2), i64(3)
"""What a number did: nothing, a part of an action, the last part of one, the last of the game."""
MOST_DEALS = 100
"""Deals after which a game may begin that is over at once: some set of an owner's may know no others."""


# One game


@apart
def say(box: BoxWords, row: GameRow, said: MutableSequence[int]) -> int:
    """Carries out the action that the numbers say if it is whole; then nothing is said any more."""
    stage, count, number = row[at.STAGE], i64(said[0]), i64(said[said[0]])
    if stage == at.TURN:
        if count == 1 and number != SAY_END:
            return GOES_ON
        if said[1] == SAY_PLAY:
            if not FIRST_CODE <= number < FIRST_CODE + CODES:
                return GOES_ON
            lay_tile(box, row, said)
        else:
            choose(box, row, turn_choice(box, row, i64(said[1]), number))
    elif stage == at.DRAW:
        if number == SAY_EXCHANGE:
            return GOES_ON
        choose(box, row, draw_choice(box, row, number))
    elif stage == at.RENEW:
        if number != END and count <= cards_to_give(box, row):
            return GOES_ON
        choose(box, row, renewal_choice(box, row, said))
    elif count == 1:
        return GOES_ON
    elif stage == at.OPEN:
        choose(box, row, board_choice(box, row, number - FIRST_BOARD))
    else:
        role = i64(0)
        while row[at.DECK + row[at.DECK_AT] - ROLES_OFFERED + role] != number - first_card(box):
            role += 1
        choose(box, row, role)
    said[0] = 0
    return ENDED if row[at.STAGE] == at.OVER else PLAYED


@apart
def lay_tile(box: BoxWords, row: GameRow, said: Sequence[int]) -> None:
    """Plays the card that was said: its shape, the square and how the tile is turned stand behind it."""
    held, count = held_place(box, row, i64(said[2])), i64(said[0])
    card = held_card(row, held)
    kind, shape, tile = of_card(box, card, at.KIND), of_card(box, card, at.SHAPE), i64(0)
    if kind < at.ZONES:
        shape = i64(said[3]) - FIRST_SHAPE
        while box[at.ZONE_SHAPE + kind * at.ZONE_SHAPES + tile] != shape:
            tile += 1
    picture = box[box[at.SHAPE_TABLE] + 2 * shape]
    while box[box[box[at.PICTURE_TABLE] + picture] + at.CODE] != i64(said[count]) - FIRST_CODE:
        picture += 1
    spot = spot_of(box, row, i64(said[count - 1]))
    gather(box, row, row[at.SEAT])
    first_row(box, row, card)
    left = spot % at.TABLE_ROWS - first_column(box, picture)
    try_spot(box, row, picture, spot // at.TABLE_ROWS, left)
    carry_out_play(box, row, held, tile)
    if row[at.STAGE] == at.TURN_COMES:
        begin_turn(box, row)


@apart
def turn_choice(box: BoxWords, row: GameRow, verb: int, number: int) -> int:
    """The choice of a turn that a verb and a card say: plays card by card, exchanges card by card, the end."""
    choice, hand = i64(0), row[at.HAND_SIZE + row[at.SEAT]]
    for held in range(hand):
        if verb == SAY_POLICY and first_card(box) + held_card(row, held) == number:
            return choice
        choice += row[at.PLAYS + held]
    if verb == SAY_END:
        return choice + row[at.SWAPS]
    for held in range(held_place(box, row, number)):
        if not is_policy(box, row, held):
            choice += 1
    return choice


@apart
def draw_choice(box: BoxWords, row: GameRow, number: int) -> int:
    """The choice of a draw: piles I, II, III, then the exchange pile from the bottom."""
    choice = i64(0)
    for pile in range(at.PILES):
        if number == FIRST_PILE + pile:
            return choice
        if row[at.PILE_AT + pile] < row[at.PILE_SIZE + pile]:
            choice += 1
    place = 0
    while first_card(box) + row[at.EXCHANGE + place] != number:
        if row[at.EXCHANGE + place] != row[at.BARRED]:
            choice += 1
        place += 1
    return choice


@apart
def board_choice(box: BoxWords, row: GameRow, letter: int) -> int:
    """The choice that opens the board with that letter."""
    gather(box, row, row[at.TOKEN])
    choice, slot = i64(0), i64(0)
    while letter_of(box, row, slot) != letter:
        if can_be_opened(box, row, slot):
            choice += 1
        slot += 1
    return choice


@apart
def renewal_choice(box: BoxWords, row: GameRow, said: Sequence[int]) -> int:
    """The choice that puts the cards away that were said: small sets first, in the hand's order."""
    cards, number, choice = cards_to_give(box, row), i64(said[0]) - 1, i64(0)
    if said[said[0]] == END:
        number -= 1
    for fewer in range(number):
        choice += combinations(cards, fewer)
    for held in range(row[at.HAND_SIZE + row[at.SEAT]]):
        if number > 0 and not is_policy(box, row, held):
            cards -= 1
            if was_said(said, first_card(box) + held_card(row, held)):
                number -= 1
            else:
                choice += combinations(cards, number - 1)
    return choice


@apart
def take(
    box: BoxWords,
    row: GameRow,
    said: MutableSequence[int],
    opened: MutableSequence[int],
    marks: MutableSequence[int],
    number: int,
) -> int:
    """Says a number, then lists and marks what is open; answers what that did, as ``NOT_OPEN`` … ``ENDED``."""
    place = i64(opened[0])
    while place > 0 and opened[place] != number:
        place -= 1
    if place == 0:
        return NOT_OPEN
    unmark(opened, marks)
    said[0] += 1
    said[said[0]] = number
    done = say(box, row, said)
    mark(box, row, said, opened, marks)
    return done


@apart
def mark(
    box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int], marks: MutableSequence[int]
) -> None:
    """Lists and marks what is open now."""
    open_numbers(box, row, said, opened)
    for place in range(1, i64(opened[0]) + 1):
        marks[opened[place]] = 1


@apart
def unmark(opened: Sequence[int], marks: MutableSequence[int]) -> None:
    """Takes back the marks of what was open."""
    for place in range(1, i64(opened[0]) + 1):
        marks[opened[place]] = 0


@apart
def worth(row: GameRow, seat: int) -> int:  # noqa: ARG001  all seats win and lose together
    """What the game is worth to every seat as it stands."""
    if row[at.LOSS] != at.NOT_LOST:
        return LOST
    overall = row[at.BARS + at.OVERALL]
    return overall if row[at.SCORED] else overall - nuisances(row, at.BARS)


@apart
def asked_seat(row: GameRow) -> int:
    """The seat that is to act; NONE at the end."""
    return at.NONE if row[at.STAGE] == at.OVER else row[at.SEAT]


# Many games


@apart
def let_others_act(
    box: BoxWords,
    row: GameRow,
    said: MutableSequence[int],
    opened: MutableSequence[int],
    marks: MutableSequence[int],
    looking: int,
    luck: int,
) -> int:
    """Plays at random for all seats but the one that looks, until it is asked; answers the luck that is left."""
    while row[at.STAGE] != at.OVER and row[at.SEAT] != looking:
        luck = next_luck(luck)
        take(box, row, said, opened, marks, i64(opened[1 + below(luck, i64(opened[0]))]))
    return luck


@apart
def begin_all(
    box: BoxWords,
    rows: Sequence[GameRow],
    room: GameRow,
    said: Sequence[MutableSequence[int]],
    opened: Sequence[MutableSequence[int]],
    marks: Sequence[MutableSequence[int]],
    layout: Sequence[int],
    seen: Sequence[MutableSequence[int]],
    looking: MutableSequence[int],
    lucks: MutableSequence[int],
    random_opponents: bool,
    seed: int,
    asked: Sequence[bool],
    begun: MutableSequence[int],
    running: MutableSequence[bool],
) -> None:
    """Begins the next game of the seed in every place that is asked for, and marks those that run.

    ``random_opponents`` says that the other seats play at random and the learner's seat goes round; otherwise every
    seat is shown when it is asked. A game that is over before the learner is asked is dealt again.
    """
    for place in range(len(begun)):
        if asked[place]:
            deals, luck, running[place] = 0, seed, False
            while not running[place] and deals < MOST_DEALS:
                deals += 1
                luck = shuffle(box, room, stream(seed, i64(begun[place]) * len(begun) + place))
                deal(box, room)
                looking[place] = (place + begun[place]) % room[at.PLAYERS] if random_opponents else room[at.SEAT]
                begun[place] += 1
                unmark(opened[place], marks[place])
                said[place][0] = 0
                mark(box, room, said[place], opened[place], marks[place])
                if random_opponents:
                    luck = let_others_act(
                        box, room, said[place], opened[place], marks[place], i64(looking[place]), luck
                    )
                running[place] = room[at.STAGE] != at.OVER
            lucks[place] = luck
            show(box, room, said[place], i64(looking[place]), layout, seen[place])
            keep(room, rows[place])


@apart
def take_all(
    box: BoxWords,
    rows: Sequence[GameRow],
    room: GameRow,
    said: Sequence[MutableSequence[int]],
    opened: Sequence[MutableSequence[int]],
    marks: Sequence[MutableSequence[int]],
    layout: Sequence[int],
    seen: Sequence[MutableSequence[int]],
    looking: MutableSequence[int],
    lucks: MutableSequence[int],
    random_opponents: bool,
    numbers: Sequence[int],
    running: MutableSequence[bool],
    there: MutableSequence[bool],
    worths: Sequence[MutableSequence[float]],
) -> None:
    """Says one number in every game that runs; writes whether it was open, and what a game was worth at its end."""
    for place in range(len(numbers)):
        for seat in range(len(worths[place])):
            worths[place][seat] = 0
        if running[place]:
            row = rows[place]
            for word in range(at.GAME_LENGTH):
                room[word] = row[word]
            done = take(box, room, said[place], opened[place], marks[place], i64(numbers[place]))
            there[place] = done != NOT_OPEN
            if done == NOT_OPEN:
                continue
            if random_opponents:
                lucks[place] = let_others_act(
                    box, room, said[place], opened[place], marks[place], i64(looking[place]), lucks[place]
                )
            elif room[at.STAGE] != at.OVER:
                looking[place] = room[at.SEAT]
            show(box, room, said[place], i64(looking[place]), layout, seen[place])
            if room[at.STAGE] == at.OVER:
                running[place] = False
                for seat in range(room[at.PLAYERS]):
                    worths[place][seat] = worth(room, seat)
            if done != GOES_ON:
                keep(room, row)


@apart
def keep(room: GameRow, row: GameRow) -> None:
    """Copies a game from the room to work in to its own row."""
    for word in range(at.GAME_LENGTH):
        row[word] = room[word]
