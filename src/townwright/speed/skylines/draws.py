"""Drawing and renewing cards of Skylines over words (sections 6.2, 7, 8 step 5 and 10.4).

The piles lie in their order: whoever draws from one gets its top card. Repeats ``games.skylines.turn.draws`` and
``renewal``; ``tests/speed/skylines_agree.py`` compares them.
"""

from __future__ import annotations

from townwright.core.words import apart, i64
from townwright.games.skylines.turn.bar_arithmetic import move
from townwright.games.skylines.turn.price_arithmetic import RENEW_PRICE, most_renewals
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card, pay
from townwright.speed.skylines.effects.clauses import clause_of, gather, price
from townwright.speed.skylines.effects.conditions import holds
from townwright.speed.skylines.milestone import cards_left, finish


@apart
def put_away(row: GameRow, held: int) -> int:
    """Takes a card out of the seat's hand; answers which."""
    hand = at.HANDS + row[at.SEAT] * at.HAND_ROOM
    card = row[hand + held]
    row[at.HAND_SIZE + row[at.SEAT]] -= 1
    for later in range(held, row[at.HAND_SIZE + row[at.SEAT]]):
        row[hand + later] = row[hand + later + 1]
    return card


@apart
def into_hand(row: GameRow, card: int) -> None:
    """Puts a card into the seat's hand."""
    row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + row[at.HAND_SIZE + row[at.SEAT]]] = card
    row[at.HAND_SIZE + row[at.SEAT]] += 1
    row[at.DUE] -= 1


@apart
def onto_exchange(row: GameRow, card: int) -> None:
    """Puts a card on the exchange pile."""
    row[at.EXCHANGE + row[at.EXCHANGE_COUNT]] = card
    row[at.EXCHANGE_COUNT] += 1


@apart
def is_policy(box: BoxWords, row: GameRow, held: int) -> bool:
    """Whether a card of the seat's hand is a policy."""
    return of_card(box, row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + held], at.KIND) == at.POLICY


@apart
def cards_to_give(box: BoxWords, row: GameRow) -> int:
    """How many cards of the seat's hand may come on the exchange pile: policies may not (10.3)."""
    cards = 0
    for held in range(row[at.HAND_SIZE + row[at.SEAT]]):
        if not is_policy(box, row, held):
            cards += 1
    return cards


@apart
def begin_drawing(box: BoxWords, row: GameRow, purpose: int, due: int, barred: int) -> None:
    """Lets the seat draw so many cards, and from the exchange pile not the one that it just put there (A21)."""
    row[at.STAGE], row[at.PURPOSE], row[at.DUE], row[at.BARRED] = at.DRAW, purpose, due, barred
    draw_on(box, row)


@apart
def sources(row: GameRow) -> int:
    """How many piles and cards of the exchange pile can be drawn from."""
    count = 0
    for pile in range(at.PILES):
        if row[at.PILE_AT + pile] < row[at.PILE_SIZE + pile]:
            count += 1
    if row[at.PURPOSE] == at.FOR_TURN:
        count += row[at.EXCHANGE_COUNT] - (1 if row[at.BARRED] != at.NONE else 0)
    return count


@apart
def draw(box: BoxWords, row: GameRow, choice: int) -> None:
    """Draws from the source with that number: piles I, II, III, then the exchange pile from the bottom."""
    for pile in range(at.PILES):
        if row[at.PILE_AT + pile] < row[at.PILE_SIZE + pile]:
            if choice == 0:
                draw_top(box, row, pile)
                return
            choice -= 1
    taken = 0
    while choice > 0 or row[at.EXCHANGE + taken] == row[at.BARRED]:
        if row[at.EXCHANGE + taken] != row[at.BARRED]:
            choice -= 1
        taken += 1
    into_hand(row, row[at.EXCHANGE + taken])
    row[at.EXCHANGE_COUNT] -= 1
    for later in range(taken, row[at.EXCHANGE_COUNT]):
        row[at.EXCHANGE + later] = row[at.EXCHANGE + later + 1]
    draw_on(box, row)


@apart
def draw_top(box: BoxWords, row: GameRow, pile: int) -> None:
    """Puts the top card into the hand; news takes effect or, while cards are renewed, goes to the box."""
    card = row[at.PILE + pile * at.PILE_ROOM + row[at.PILE_AT + pile]]
    row[at.PILE_AT + pile] += 1
    if of_card(box, card, at.KIND) != at.NEWS_CARD:
        into_hand(row, card)
    elif row[at.PURPOSE] == at.FOR_TURN:
        lost = reveal(box, row, card)
        if lost != at.NOT_LOST:
            finish(row, lost)
            return
    draw_on(box, row)


@apart
def reveal(box: BoxWords, row: GameRow, news: int) -> int:
    """Puts news in force in place of the last and lets it act at once, as an event (10.4)."""
    row[at.NEWS], row[at.SPOT_PICTURE] = news, at.NONE
    gather(box, row, at.NOBODY)
    for number in range(of_card(box, news, at.CLAUSE_COUNT)):
        clause = clause_of(box, news, number)
        if box[clause + at.SORT] == at.NOW and holds(box, row, box[clause + at.CLAUSE_IF], at.BARS, at.NONE):
            lost = move(box, row, at.BARS, box, box[clause + at.CLAUSE_ROW], at.EVENT)
            if lost != at.NOT_LOST:
                return lost
    return at.NOT_LOST


@apart
def draw_on(box: BoxWords, row: GameRow) -> None:
    """Goes on as soon as no further card is due, or none is left (A39), with whatever the draw belonged to."""
    row[at.CHOICES] = sources(row)
    if row[at.DUE] > 0 and row[at.CHOICES] > 0:
        return
    if row[at.PURPOSE] == at.FOR_TURN:
        row[at.STAGE], row[at.SEAT] = at.TURN_COMES, (row[at.SEAT] + 1) % row[at.PLAYERS]
    elif row[at.PURPOSE] == at.FOR_RENEWAL or not offer_renewal(box, row):
        ask_next(box, row)


# Renewal


@apart
def ask_next(box: BoxWords, row: GameRow) -> None:
    """Asks the next seat in turn order, or begins the token holder's turn (step 6)."""
    seat = (row[at.SEAT] + 1) % row[at.PLAYERS]
    while seat != row[at.TOKEN]:
        if ask(box, row, seat):
            return
        seat = (seat + 1) % row[at.PLAYERS]
    row[at.STAGE], row[at.SEAT] = at.TURN_COMES, seat


@apart
def begin_renewal(box: BoxWords, row: GameRow) -> None:
    """Begins step 5 with the token holder."""
    if not ask(box, row, row[at.TOKEN]):
        ask_next(box, row)


@apart
def ask(box: BoxWords, row: GameRow, seat: int) -> bool:
    """Lets the seat replace lost policies (A29) or asks it what to renew; answers whether it has a choice."""
    row[at.SEAT] = seat
    due = row[at.REFILLS + seat]
    if due > 0 and cards_left(row) > 0:
        row[at.REFILLS + seat] = 0
        row[at.STAGE], row[at.PURPOSE], row[at.DUE], row[at.BARRED] = at.DRAW, at.FOR_REFILL, due, at.NONE
        row[at.CHOICES] = sources(row)
        return True
    return offer_renewal(box, row)


@apart
def offer_renewal(box: BoxWords, row: GameRow) -> bool:
    """Asks the seat if there is a card that it could renew; answers whether there is."""
    most, cards = most_cards(box, row), cards_to_give(box, row)
    row[at.STAGE], row[at.CHOICES] = at.RENEW, 0
    for number in range(min(most, cards) + 1):
        row[at.CHOICES] += combinations(cards, number)
    return most > 0 and cards > 0


@apart
def renew_price(box: BoxWords, row: GameRow) -> int:
    """What each renewed card costs this seat."""
    gather(box, row, row[at.SEAT])
    return price(box, row, at.PRICE_RENEW, RENEW_PRICE)


@apart
def most_cards(box: BoxWords, row: GameRow) -> int:
    """How many cards the treasury and the piles allow (A38)."""
    return most_renewals(row[at.BARS + at.MONEY], renew_price(box, row), cards_left(row))


@apart
def combinations(cards: int, number: int) -> int:
    """In how many ways some cards can be chosen."""
    count = 1
    for chosen in range(number):
        count = count * (cards - chosen) // (chosen + 1)
    return count


@apart
def renew(box: BoxWords, row: GameRow, choice: int) -> None:
    """Pays for the set of cards with that number, puts them away and draws: small sets first, in the hand's order."""
    cards, number = cards_to_give(box, row), i64(0)
    while choice >= combinations(cards, number):
        choice -= combinations(cards, number)
        number += 1
    if number == 0:
        ask_next(box, row)
        return
    pay(row, renew_price(box, row) * number)
    held, due, first = i64(0), number, row[at.EXCHANGE_COUNT]
    while number > 0:
        if is_policy(box, row, held):
            held += 1
            continue
        cards -= 1
        with_this = combinations(cards, number - 1)
        if choice < with_this:
            onto_exchange_by_name(box, row, put_away(row, held), first)
            number -= 1
        else:
            choice -= with_this
            held += 1
    begin_drawing(box, row, at.FOR_RENEWAL, due, at.NONE)


@apart
def onto_exchange_by_name(box: BoxWords, row: GameRow, card: int, first: int) -> None:
    """Puts a card on the exchange pile, among those from ``first`` on at its place by name."""
    onto_exchange(row, card)
    place = row[at.EXCHANGE_COUNT] - 1
    while place > first and of_card(box, row[at.EXCHANGE + place - 1], at.RANK) > of_card(box, card, at.RANK):
        row[at.EXCHANGE + place] = row[at.EXCHANGE + place - 1]
        place -= 1
    row[at.EXCHANGE + place] = card
