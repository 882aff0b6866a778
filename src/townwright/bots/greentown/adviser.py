"""Suggests actions to people: a whole turn, or how to finish the turn whose first words they have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from townwright.bots.advice import Advice
from townwright.bots.greentown import EXPERT
from townwright.bots.greentown.remarks import about_prospects, about_richer_tour, about_wishes, remark
from townwright.bots.greentown.search import GreentownSearch, fits, search_for
from townwright.bots.greentown.turn_candidates import TurnCandidate
from townwright.bots.greentown.view_reader import state_of
from townwright.bots.player import Limit
from townwright.core.limits.budgets import Budget, BudgetShare
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.games.greentown import rules
from townwright.games.greentown.actions import UNWRITTEN, Action, Announce, Erect, Part, Tour, TourLapses, Turn
from townwright.games.greentown.box.components import Card
from townwright.games.greentown.box.pieces import tours
from townwright.games.greentown.notation import read_part
from townwright.games.greentown.seen.choices import past_erecting
from townwright.games.greentown.seen.partial_words import breaks_off
from townwright.games.greentown.seen.view import View
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.tour.tours import best_tour, stops_of
from townwright.games.greentown.tour.wishes import (
    WISH_STEPS,
    Fulfilling,
    fails_at_least,
    fulfilling_tour,
    visits_of,
)
from townwright.games.greentown.turn.parts import play_part


def advise(
    view: View, legal: Sequence[Action], limit: Limit, random: Random, most: int = 3, words: Sequence[str] = ()
) -> tuple[Advice, ...]:
    """The best few actions for the seat whose turn it is, each beginning with the words; perhaps none.

    The words ``BT +(2,-2)35`` ask for the best end of that turn, ``T ~`` for a tour that fulfils the card and
    ``T ~(2,0)31`` for one that goes on from these stops.
    """
    state = state_of(view, legal)
    wants_tour = bool(words) and words[-1].startswith("~") and words[-1] != str(TourLapses())
    try:
        parts = [read_part(word) for word in words[: len(words) - wants_tour]]
        begun = state_after(state, parts)
        before = past_erecting(begun, Budget(rules.STEPS)) if wants_tour else begun
        if wants_tour and breaks_off(before, words[-1]):
            return tour_advice(state, parts, before, words[-1], limit)
        if wants_tour:
            parts = [*parts, read_part(words[-1])]
            begun = state_after(state, parts)
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
    return tuple(
        Advice(
            join_action(state, parts, candidate), reason(search, begun, candidate), round(max(0.0, first - value), 1)
        )
        for candidate, value in ranked[:most]
    )


def reason(search: GreentownSearch, begun: State, candidate: TurnCandidate) -> Phrase:
    """The reason for a candidate turn; for a Build alone, what the best tour of the own card would pay with it."""
    if begun.stage is Stage.KEEP or tours(candidate.word) or begun.player.card is None or not candidate.parts:
        return remark(begun, candidate)
    packed = search.numbers(EXPERT.weights.pack(len(begun.players) - 1, 0))
    led = [search.lead_best_tour(row, packed) for row in (search.row(begun), candidate.after)]
    before, after = (paid[begun.seat] if paid else 0 for _, _, paid in led)
    return about_prospects(begun, candidate, before, after, led[1][1])


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

    Before anything of a tour is chosen, one that pays more than that is suggested instead.
    """
    card = begun.card if begun.stage is Stage.TOUR else None
    budget = Budget(min(WISH_STEPS, STEPS_PER_NODE * limit.nodes))
    led = None if word == "~" else read_part(word)
    if card is None or not (led is None or isinstance(led, Tour)):
        return ()
    found = fulfilling_tour(begun.network, card, begun.seat, len(begun.players), budget, led)
    if not found:
        return ()
    best = found if led is not None else richest(begun, card, found, max(0, budget.left))
    own = best.paid[begun.seat]
    if best.failed > found.failed:
        why = about_richer_tour(own, found.paid[begun.seat])
    else:
        why = about_wishes(best, own, len(card.wishes), goes_on=led is not None and bool(led.sides))
    return (Advice(best.tour if state.turn is not None else Turn((*parts, best.tour)), why),)


def richest(begun: State, card: Card, found: Fulfilling, steps: int) -> Fulfilling:
    """The tour that pays most of those looked through in so many steps, or the one found if none pays more."""
    share = BudgetShare(Budget(steps + WISH_STEPS), steps)  # the share alone bounds it: what was found stays an answer
    best = best_tour(begun.network, card, begun.seat, len(begun.players), share)
    if best is None or best.paid[begun.seat] <= found.paid[begun.seat]:
        return found
    failed = fails_at_least(card, visits_of(stops_of(begun.network, best.tour)), 0)
    return Fulfilling(best.tour, best.paid, failed, found.sure)


def join_action(state: State, parts: Sequence[Part], candidate: TurnCandidate) -> Action:
    """The parts that are chosen and those of the candidate, as one action."""
    if not parts:
        return candidate.to_action(state)
    rest = [part for part in candidate.parts if not isinstance(part, UNWRITTEN)]
    return Turn((*parts, *rest)) if isinstance(parts[0], Announce) else parts[0]
