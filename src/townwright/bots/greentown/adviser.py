"""Suggests to people without deciding for them: a whole turn, or how to go on with the one they have begun to say."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from townwright.bots.advice import Advice
from townwright.bots.greentown import EXPERT
from townwright.bots.greentown.engine import fits, mind_of
from townwright.bots.greentown.remarks import about_wishes, remark
from townwright.bots.greentown.turn_candidates import Idea
from townwright.bots.greentown.view_reader import state_of
from townwright.bots.player import Limit
from townwright.core.budgets import Budget
from townwright.core.refusals import Refusal
from townwright.games.greentown import rules
from townwright.games.greentown.actions import UNWRITTEN, Action, Announce, Erect, Part, Turn
from townwright.games.greentown.notation import read_part
from townwright.games.greentown.seen.choices import past_erecting
from townwright.games.greentown.seen.view import View
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.tour.wishes import WISH_STEPS, fulfilling_tour
from townwright.games.greentown.turn.parts import say


def advise(
    view: View, legal: Sequence[Action], limit: Limit, random: Random, most: int = 3, words: Sequence[str] = ()
) -> tuple[Advice, ...]:
    """The best few things to do now for the seat whose turn it is, each beginning with the words; perhaps none.

    The words ``BT +(2,-2)35`` ask for the best end of that turn, ``T ~`` for a tour that fulfils the card.
    """
    state = state_of(view, legal)
    wants_tour = list(words[-1:]) == ["~"]
    try:
        parts = [read_part(word) for word in words[: len(words) - wants_tour]]
        begun = after(state, parts)
        if wants_tour:
            return touring(state, parts, past_erecting(begun, Budget(rules.STEPS)), limit)
    except Refusal:
        return ()
    if words and (state.turn is not None or begun.turn is None):
        # All is said: in the middle of a turn an action is one part, and this turn needs no more.
        whole = parts[0] if state.turn is not None else Turn(tuple(parts))
        return (Advice(whole, EXPERT.character, 0.0),) if state.turn is None or len(parts) == 1 else ()
    if not fits(state):
        answer = EXPERT.choose(view, legal, limit, random)
        return () if words else (Advice(answer.action, answer.remark or EXPERT.character, 0.0),)
    mind = mind_of(state.options.components)
    mind.begin()
    ranked = EXPERT.rank(mind, begun, limit, random)
    first = ranked[0][1]
    return tuple(
        Advice(joined(state, parts, idea), remark(begun, idea), round(max(0.0, first - value), 1))
        for idea, value in ranked[:most]
    )


def after(state: State, parts: Sequence[Part]) -> State:
    """The position after some parts of a turn line, which leaves out what is not put up."""
    budget = Budget(rules.STEPS)
    for part in parts:
        state = say(state if isinstance(part, Erect) else past_erecting(state, budget), part, budget)
    return state


STEPS = 40
"""Steps of a search for tours that cost about as much as a node."""


def touring(state: State, parts: Sequence[Part], begun: State, limit: Limit) -> tuple[Advice, ...]:
    """A tour that fulfils the card; where none does, the one that comes nearest."""
    card = begun.card if begun.stage is Stage.TOUR else None
    most = min(WISH_STEPS, STEPS * limit.nodes - 1)
    found = card and fulfilling_tour(begun.network, card, begun.seat, len(begun.players), most)
    if not card or not found:
        return ()
    action = found.tour if state.turn is not None else Turn((*parts, found.tour))
    return (Advice(action, about_wishes(found, len(card.wishes))),)


def joined(state: State, parts: Sequence[Part], idea: Idea) -> Action:
    """What was said and what the idea adds, as one action."""
    if not parts:
        return idea.said(state)
    rest = [part for part in idea.parts if not isinstance(part, UNWRITTEN)]
    return Turn((*parts, *rest)) if isinstance(parts[0], Announce) else parts[0]
