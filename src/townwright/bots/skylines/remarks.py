"""Writes the remark that a Skylines bot makes about its action."""

from __future__ import annotations

from townwright.bots.skylines.search.candidates import ActionCandidate
from townwright.core.phrases import Phrase
from townwright.games.skylines.actions import (
    Action,
    ChooseRole,
    Enact,
    EndMilestone,
    Open,
    Play,
    Renew,
    Source,
    Swap,
    Take,
)
from townwright.games.skylines.box.names import KIND_NAMES, MARKER_NAMES
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import NUMBER
from townwright.games.skylines.turn.milestone import board_price


def remark(state: State, candidate: ActionCandidate) -> Phrase:
    """The reason for an action."""
    action: Action = candidate.action
    match action:
        case Play(card, _, _):
            return _build(state, candidate, card)
        case Enact(card):
            return Phrase("bots-skylines-policy", "{card} comes at the right time", {"card": state.card(card).name})
        case Swap(card):
            return Phrase("bots-skylines-swap", "{card} does not fit into this city", {"card": state.card(card).name})
        case EndMilestone():
            return Phrase(
                "bots-skylines-end",
                "waiting gains little now: let happiness {happiness} count",
                {"happiness": state.bars.happiness},
            )
        case Source(pile):
            return Phrase("bots-skylines-source", "pile {pile} has what the city needs most", {"pile": "I" * int(pile)})
        case Take(card):
            return Phrase("bots-skylines-take", "{card} can be built soon", {"card": state.card(card).name})
        case Open(board):
            return Phrase(
                "bots-skylines-open",
                "board {board} for {price} leaves money for building",
                {"board": board, "price": board_price(state, board)},
            )
        case Renew(cards):
            if not cards:
                return Phrase("bots-skylines-keep", "every card of this hand may still be built")
            return Phrase(
                "bots-skylines-renew",
                "cards that find no place make way for new ones: {number}",
                {"number": len(cards)},
            )
        case ChooseRole(role):
            return Phrase("bots-skylines-role", "{role} will help with these cards", {"role": state.card(role).name})
        case _:
            return Phrase("bots-skylines-layout", "large districts that grow together")


def _build(state: State, candidate: ActionCandidate, name: str) -> Phrase:
    card = state.card(name)
    if card.service:
        return Phrase(
            "bots-skylines-service", "{service} for the cards that wait for it", {"service": KIND_NAMES[card.service]}
        )
    if card.is_utility:
        marker = card.kind.removeprefix("util:")
        return Phrase(
            "bots-skylines-utility",
            "{marker} stands at {value}; the next zones need more",
            {"marker": MARKER_NAMES[marker], "value": state.bars[NUMBER[marker]]},
        )
    if not card.is_zone:
        return Phrase("bots-skylines-unique", "{card} serves the city to the end", {"card": card.name})
    if (
        candidate.turn_candidate is not None
        and candidate.turn_candidate.outcome is not None
        and candidate.turn_candidate.outcome.rewarded
    ):
        return Phrase("bots-skylines-rewarded", "here {card} brings all it promises", {"card": card.name})
    return Phrase(
        "bots-skylines-unrewarded", "{card} without its reward, but it keeps the city going", {"card": card.name}
    )
