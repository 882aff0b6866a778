"""Suggests actions to people: a whole turn, or how to finish the turn whose first words they have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from townwright.bots.advice import Advice
from townwright.bots.greentown import EXPERT
from townwright.bots.greentown.remarks import (
    about_begun_tour,
    about_no_building,
    about_prospects,
    about_richer_tour,
    about_sparing_tour,
    about_wishes,
    remark,
)
from townwright.bots.greentown.search import GreentownSearch, fits, search_for
from townwright.bots.greentown.turn_candidates import TurnCandidate
from townwright.bots.greentown.view_reader import state_of
from townwright.bots.player import Limit
from townwright.core.limits.budgets import Budget, BudgetShare
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.core.seats import Seat
from townwright.games.greentown import rules
from townwright.games.greentown.actions import UNWRITTEN, Action, Announce, Erect, Part, Tour, TourLapses, Turn
from townwright.games.greentown.box.components import Card
from townwright.games.greentown.box.pieces import tours
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.notation import read_part
from townwright.games.greentown.seen.choices import past_erecting
from townwright.games.greentown.seen.partial_words import breaks_off
from townwright.games.greentown.seen.view import View
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.tour.payment import amounts
from townwright.games.greentown.tour.prospects import Prospects
from townwright.games.greentown.tour.tours import best_tour, stops_of, walked
from townwright.games.greentown.tour.wishes import (
    WISH_STEPS,
    Fulfilling,
    fails_at_least,
    fulfilling_tour,
    visits_of,
)
from townwright.games.greentown.turn.parts import announce, play_part


def advise(
    view: View, legal: Sequence[Action], limit: Limit, random: Random, most: int = 3, words: Sequence[str] = ()
) -> tuple[Advice, ...]:
    """The best few actions for the seat whose turn it is, each beginning with the words; perhaps none.

    The words ``BT +(2,-2)35`` ask for the best end of that turn, ``T ~`` for a tour that fulfils the card and
    ``T ~(2,0)31`` for one that goes on from these stops, or for another one if that is better.
    """
    state = state_of(view, legal)
    wants_tour = bool(words) and words[-1].startswith("~") and words[-1] != str(TourLapses())
    try:
        parts = [read_part(word) for word in words[: len(words) - wants_tour]]
        begun = state_after(state, parts)
        if wants_tour:
            return tour_advice(state, parts, past_erecting(begun, Budget(rules.STEPS)), words[-1], limit)
    except Refusal:
        return ()
    if words and (state.turn is not None or begun.turn is None):
        # All is said: in the middle of a turn an action is one part, and this turn needs no more.
        whole = parts[0] if state.turn is not None else Turn(tuple(parts))
        return (Advice(whole, EXPERT.character, 0.0),) if state.turn is None or len(parts) == 1 else ()
    if not fits(state):
        answer = EXPERT.choose(view, legal, limit, random)
        return () if words else (Advice(answer.action, answer.remark or EXPERT.character, 0.0),)
    search = search_for(state.options.components)
    search.reset_nodes()
    ranked = EXPERT.rank(search, begun, limit, random)
    first = ranked[0][1]
    chosen = prefer_paying(search, begun, ranked)[:most]
    chosen = [(leading_richest(begun, candidate, limit), value) for candidate, value in chosen]
    return tuple(
        Advice(
            join_action(state, parts, candidate),
            reason(search, begun, candidate, [other for other, _ in ranked]),
            round(max(0.0, first - value), 1),
        )
        for candidate, value in chosen
    )


UNSURE = 1.0
"""With other chance the expert's expectations of one Build differ by more Greenies than this."""


def prefer_paying(
    search: GreentownSearch, begun: State, ranked: list[tuple[TurnCandidate, float]]
) -> list[tuple[TurnCandidate, float]]:
    """The ranking; among Builds that the expert cannot tell apart, one first that pays most by the own card.

    A page writes on its places what they pay by this card: advice goes against these numbers only where it is sure.
    """
    best, value = ranked[0]
    if not asks_prospects(begun, best):
        return ranked
    close = [each for each in ranked if each[0].word == best.word and value - each[1] <= UNSURE]
    paying = max(close, key=lambda each: led_by_card(search, begun, each[0].after)[0])
    return [paying, *(each for each in ranked if each is not paying)]


def asks_prospects(begun: State, candidate: TurnCandidate) -> bool:
    """Whether the candidate is a Build alone, which may be for the own card."""
    return begun.stage is not Stage.KEEP and not tours(candidate.word) and begun.player.card is not None


def led_by_card(search: GreentownSearch, begun: State, row: Any) -> tuple[int, Part]:
    """What the best tour of the own card would pay in a position, as a page counts it: whatever others get; and it."""
    weights = replace(EXPERT.weights, opponent_weight=0)
    _, tour, paid = search.lead_best_tour(row, search.numbers(weights.pack(len(begun.players) - 1, 0)))
    return (paid[begun.seat] if paid else 0), tour


def reason(
    search: GreentownSearch, begun: State, candidate: TurnCandidate, others: Sequence[TurnCandidate] = ()
) -> Phrase:
    """The reason for a candidate turn; for a Build alone, what the best tour of the own card would pay with it."""
    if not asks_prospects(begun, candidate):
        return remark(begun, candidate)
    after, tour = led_by_card(search, begun, candidate.after)
    if not candidate.parts:
        return about_no_building(any(led_by_card(search, begun, other.after)[0] > after for other in others))
    before = most_by_card(begun, begun.network)
    if before is None:
        before = led_by_card(search, begun, search.row(begun))[0]
    announced = begun if begun.turn is not None else announce(begun, candidate.word)
    most = most_by_card(begun, state_after(announced, candidate.parts).network)
    return about_prospects(begun, candidate, before, after if most is None else most, tour)


def most_by_card(begun: State, network: Network) -> int | None:
    """What the best tour of the own card pays on these streets, as the number is told that pages write on places.

    None where that takes too long to find out; the expert, who values more than money, may lead a tour that pays less.
    """
    return Prospects(begun, begun.card, Budget(rules.STEPS)).best(network) if begun.card is not None else None


def state_after(state: State, parts: Sequence[Part]) -> State:
    """The position after some parts of a turn; the parts leave out a building that is not erected."""
    budget = Budget(rules.STEPS)
    for part in parts:
        state = play_part(state if isinstance(part, Erect) else past_erecting(state, budget), part, budget)
    return state


STEPS_PER_NODE = 200
"""Steps of a search for tours that each node of a limit allows."""


def tour_advice(state: State, parts: Sequence[Part], begun: State, word: str, limit: Limit) -> tuple[Advice, ...]:
    """A suggested tour that begins with the word and fulfils the card, or comes nearest; none if there is no tour.

    If another tour is better for whoever leads it, also one that begins otherwise, that is suggested instead.
    """
    card = begun.card if begun.stage is Stage.TOUR else None
    budget = Budget(min(WISH_STEPS, STEPS_PER_NODE * limit.nodes))
    led = None if word == "~" else read_part(word)
    if card is None or not (led is None or isinstance(led, Tour)):
        return ()
    if led is None or breaks_off(begun, word):
        found = fulfilling_tour(begun.network, card, begun.seat, len(begun.players), budget, led)
    else:
        found = as_led(begun, card, led)
    if not found:
        return ()
    best = richest(begun, card, found, max(0, budget.left))
    own, less = best.paid[begun.seat], found.paid[begun.seat]
    goes_on = led is not None and bool(led.sides)
    if led is not None and not begins_with(best.tour, led) and own > less:
        why = about_begun_tour(own, less)
    elif best.failed > found.failed and own > less:
        why = about_richer_tour(own, less)
    elif own == less and sum(best.paid) < sum(found.paid):
        why = about_sparing_tour(sum(best.paid) - own, sum(found.paid) - less)
    else:
        why = about_wishes(best, own, len(card.wishes), goes_on)
    return (Advice(best.tour if state.turn is not None else Turn((*parts, best.tour)), why),)


def as_led(begun: State, card: Card, tour: Tour) -> Fulfilling:
    """A whole tour, as if it had been looked for; a refusal if it cannot be led."""
    stops = walked(begun.network, tour, card.stops)
    failed = fails_at_least(card, visits_of(stops), 0)
    return Fulfilling(tour, amounts(card, stops, begun.seat, len(begun.players)), failed, sure=False)


def begins_with(tour: Tour, led: Tour) -> bool:
    """Whether a tour goes on from another."""
    return tour.hotel == led.hotel and tour.sides[: len(led.sides)] == led.sides


def richest(begun: State, card: Card, found: Fulfilling, steps: int) -> Fulfilling:
    """The tour that pays most of those looked through in so many steps, then the others least, or the one found."""
    share = BudgetShare(Budget(steps + WISH_STEPS), steps)  # the share alone bounds it: what was found stays an answer
    best = best_tour(begun.network, card, begun.seat, len(begun.players), share)
    if best is None or worth(best.paid, begun.seat) <= worth(found.paid, begun.seat):
        return found
    failed = fails_at_least(card, visits_of(stops_of(begun.network, best.tour)), 0)
    return Fulfilling(best.tour, best.paid, failed, found.sure)


def worth(paid: Sequence[int], seat: Seat) -> tuple[int, int]:
    """What a tour pays the seat that leads it, and then how little the others."""
    return paid[seat], paid[seat] - sum(paid)


def leading_richest(begun: State, candidate: TurnCandidate, limit: Limit) -> TurnCandidate:
    """The candidate with the tour that pays most on its streets.

    The expert may give up a Greenie so that others get less; a page tells people what their best tour pays.
    """
    parts, last = candidate.parts[:-1], candidate.parts[-1:]
    if not (last and isinstance(last[0], Tour)):
        return candidate
    state = state_after(begun if begun.turn is not None else announce(begun, candidate.word), parts)
    state = past_erecting(state, Budget(rules.STEPS))
    share = BudgetShare(Budget(rules.STEPS), min(WISH_STEPS, STEPS_PER_NODE * limit.nodes))
    best = best_tour(state.network, state.card, state.seat, len(state.players), share) if state.card else None
    if best is None or best.paid[begun.seat] <= candidate.paid[begun.seat]:
        return candidate
    return replace(candidate, parts=(*parts, best.tour), paid=best.paid)


def join_action(state: State, parts: Sequence[Part], candidate: TurnCandidate) -> Action:
    """The parts that are chosen and those of the candidate, as one action."""
    if not parts:
        return candidate.to_action(state)
    rest = [part for part in candidate.parts if not isinstance(part, UNWRITTEN)]
    return Turn((*parts, *rest)) if isinstance(parts[0], Announce) else parts[0]
