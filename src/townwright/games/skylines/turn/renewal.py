"""Step 5 of a milestone's end: policies are replaced, cards are renewed, seat by seat from the token holder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.games.skylines.actions import Renew
from townwright.games.skylines.box.cards import POLICY
from townwright.games.skylines.effects.prices import price
from townwright.games.skylines.seen.reasons import not_in_hand, too_dear
from townwright.games.skylines.state import Phase, Purpose, State
from townwright.games.skylines.turn.draws import begin_drawing, with_hand
from townwright.games.skylines.turn.ledger import paid
from townwright.games.skylines.turn.price_arithmetic import RENEW_PRICE, most_renewals
from townwright.games.skylines.turn.turns import begin_turn, policy_stays


def begin_renewal(state: State, seat: int, budget: Budget) -> State:
    """The position in which the seat replaces the policies that it lost (A29) or is asked what to renew."""
    state = replace(state, seat=seat, drawing=None)
    due = state.refills[seat] if state.refills else 0
    if due and not state.piles_empty:
        refills = (*state.refills[:seat], 0, *state.refills[seat + 1 :])
        return begin_drawing(replace(state, refills=refills), Purpose.REFILL, due)
    return offer_renewal(state, budget)


def offer_renewal(state: State, budget: Budget) -> State:
    """The position in which the seat is asked what to renew, or the next one if it could renew nothing."""
    if most_cards(state) and renewable(state):
        return replace(state, phase=Phase.RENEW, drawing=None)
    return next_renewal(state, budget)


def next_renewal(state: State, budget: Budget) -> State:
    """The position in which the next seat renews, or the token holder's turn begins (step 6)."""
    seat = (state.seat + 1) % state.options.seats
    return begin_turn(state, seat, budget) if seat == state.token else begin_renewal(state, seat, budget)


def renewable(state: State) -> tuple[str, ...]:
    """The cards of the hand that may be put away."""
    return tuple(card for card in state.hands[state.seat] if state.card(card).kind != POLICY)


def most_cards(state: State) -> int:
    """How many cards the treasury and the piles allow (A38)."""
    return most_renewals(state.bars.money, renew_price(state), sum(map(len, state.piles)))


def renew_price(state: State) -> int:
    """What each renewed card costs this seat."""
    return price(state, "renew", state.seat, RENEW_PRICE)


def renewals(state: State) -> Iterator[Renew]:
    """Nothing, then every set of cards, small ones first, in the order of the hand."""
    cards = renewable(state)
    for number in range(min(len(cards), most_cards(state)) + 1):
        for chosen in combinations(cards, number):
            yield Renew(chosen)


def why_not_renew(state: State, cards: tuple[str, ...]) -> Phrase | None:
    """What stands in the way of putting these cards away."""
    for card in cards:
        if card not in state.hands[state.seat]:
            return not_in_hand(card)
        if state.card(card).kind == POLICY:
            return policy_stays(card)
    if len(cards) > sum(map(len, state.piles)):
        return Phrase("skylines-few-left", "only {number} left to draw", {"number": sum(map(len, state.piles))})
    cost = renew_price(state) * len(cards)
    return too_dear(cost, state.bars.money) if cost > state.bars.money else None


def renew(state: State, cards: tuple[str, ...], budget: Budget) -> State:
    """The position after paying for the cards and putting them away; they are then drawn one by one (A37)."""
    if not cards:
        return next_renewal(state, budget)
    state = paid(state, renew_price(state) * len(cards))
    hand = tuple(card for card in state.hands[state.seat] if card not in cards)
    state = replace(state, hands=with_hand(state, hand), exchange=(*state.exchange, *cards))
    return begin_drawing(state, Purpose.RENEW, len(cards))
