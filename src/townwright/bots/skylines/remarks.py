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
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.names import MARKER_NAMES, SERVING_NAMES
from townwright.games.skylines.effects.conditions import Uses
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import NUMBER
from townwright.games.skylines.turn.milestone import board_price, tiles_in, tiles_needed


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
                "for {price:coin|coins}; left to build with: {left}",
                {"price": board_price(state, board), "left": state.bars.money - board_price(state, board)},
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
        return _service(state, card)
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
    if _fills_district(state, candidate.after):
        return Phrase(
            "bots-skylines-needed",
            "it brings no reward, but this district needs a tile before the milestone ends",
        )
    return Phrase("bots-skylines-unrewarded", "its reward is out of reach, and whoever plays a card draws a new one")


def _service(state: State, card: Card) -> Phrase:
    """What a service is for: cards of the hands that ask for it, or those to come."""
    wants = Uses(card.service)
    asking = sum(any(wants in terms for terms in state.card(name).condition) for hand in state.hands for name in hand)
    args = {"service": SERVING_NAMES[card.service], "number": asking}
    if asking:
        return Phrase(
            "bots-skylines-service",
            "{number:card in hand brings|cards in hand bring} a reward if served by {service}",
            args,
        )
    return Phrase("bots-skylines-service-later", "many cards to come bring a reward if served by {service}", args)


def _fills_district(state: State, after: State) -> bool:
    """Whether the tile just laid lies in a district that still needs one before the milestone can end."""
    needed = tiles_needed(state)
    laid = [tile.mask for tile in after.tiles[len(state.tiles) :]]
    return any(district & mask and tiles_in(state, district) < needed for district in state.districts for mask in laid)
