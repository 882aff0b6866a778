"""Writes the remark that a Skylines bot makes about its action: what it does to the bars, then the reason."""

from __future__ import annotations

from townwright.bots.skylines.draw_remarks import draw_remark
from townwright.bots.skylines.places.outcomes import TurnOutcomes
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
from townwright.games.skylines.box.names import MARKER_NAMES, SERVING_NAMES, minus
from townwright.games.skylines.effects.conditions import Uses
from townwright.games.skylines.seen.employment import explain_moves
from townwright.games.skylines.seen.lost_changes import net_row
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import NUMBER, Bars
from townwright.games.skylines.turn.milestone import board_price, tiles_in, tiles_needed


def remark(state: State, candidate: ActionCandidate) -> Phrase:
    """What an action does to the bars, and the reason for it; a board's price stands in its reason."""
    reason, after = _reason(state, candidate), candidate.after.bars
    row = net_row(state.bars, after)
    if not row or isinstance(candidate.action, Open):
        return reason
    return Phrase("bots-skylines-changes", "{row}; {reason}", {"row": explain_moves(row, after), "reason": reason})


def _reason(state: State, candidate: ActionCandidate) -> Phrase:
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
            return draw_remark(state, pile)
        case Take(card):
            return Phrase("bots-skylines-take", "{card} can be built soon", {"card": state.card(card).name})
        case Open(board):
            return Phrase(
                "bots-skylines-open",
                "for {price:coin|coins}; coins left for building: {left}",
                {"price": board_price(state, board), "left": state.bars.money - board_price(state, board)},
            )
        case Renew(cards):
            return _renew(state, cards)
        case ChooseRole(role):
            return Phrase("bots-skylines-role", "{role} will help with these cards", {"role": state.card(role).name})
        case _:
            return Phrase("bots-skylines-layout", "large districts that grow together")


def _renew(state: State, cards: tuple[str, ...]) -> Phrase:
    """Why cards go: the first that could be built says what it lacks; otherwise that none finds a place."""
    if not cards:
        return Phrase("bots-skylines-keep", "the coins are worth more now than new cards")
    turn_outcomes = TurnOutcomes(state)
    for card in map(state.card, cards):
        if outcomes := turn_outcomes.outcomes(card):
            if card.is_zone and not any(outcome.rewarded for outcome in outcomes):
                return Phrase(
                    "bots-skylines-renew-unrewarded",
                    "{card} would bring no reward now; a new card may bring one",
                    {"card": card.name},
                )
            return Phrase(
                "bots-skylines-renew-weak",
                "{card} would bring this city little; a new card may bring more",
                {"card": card.name},
            )
    return Phrase(
        "bots-skylines-renew",
        "cards that find no place make way for new ones: {number}",
        {"number": len(cards)},
    )


def _build(state: State, candidate: ActionCandidate, name: str) -> Phrase:
    card = state.card(name)
    if card.service:
        return _service(state, card)
    if card.is_utility:
        return _utility(card.kind.removeprefix("util:"), state.bars, candidate.after.bars)
    if not card.is_zone:
        return Phrase("bots-skylines-unique", "{card} serves the city to the end", {"card": card.name})
    if (
        candidate.turn_candidate is not None
        and candidate.turn_candidate.outcome is not None
        and candidate.turn_candidate.outcome.rewarded
    ):
        return Phrase("bots-skylines-rewarded", "with the reward of {card}", {"card": card.name})
    if _fills_district(state, candidate.after):
        return Phrase(
            "bots-skylines-needed",
            "without a reward, but this district needs a tile",
        )
    return Phrase("bots-skylines-unrewarded", "it brings no reward, but you draw a new card")


def _utility(marker: str, before: Bars, after: Bars) -> Phrase:
    """What a utility is for: a shortage that it makes smaller (8.1), or zones to come."""
    stood, stands = before[NUMBER[marker]], after[NUMBER[marker]]
    saved = min(stands, 0) - stood
    args = {"marker": MARKER_NAMES[marker], "value": minus(stood), "saved": saved}
    if stood < 0 < saved:
        return Phrase(
            "bots-skylines-shortage",
            "{marker} stands at {value}: that would take {saved} happiness",
            args,
        )
    return Phrase("bots-skylines-utility", "{marker} stands at {value}; the next zones need more", args)


def _service(state: State, card: Card) -> Phrase:
    """What a service is for: cards of the hands that ask for it, or those to come."""
    wants = Uses(card.service)
    asking = sum(any(wants in terms for terms in state.card(name).condition) for hand in state.hands for name in hand)
    args = {"service": SERVING_NAMES[card.service], "number": asking}
    if asking:
        return Phrase(
            "bots-skylines-service",
            "{service} helps {number:card in the hands|cards in the hands} to a reward",
            args,
        )
    return Phrase("bots-skylines-service-later", "{service} helps many later cards to their reward", args)


def _fills_district(state: State, after: State) -> bool:
    """Whether the tile just laid lies in a district that still needs one before the milestone can end."""
    needed = tiles_needed(state)
    laid = [tile.mask for tile in after.tiles[len(state.tiles) :]]
    return any(district & mask and tiles_in(state, district) < needed for district in state.districts for mask in laid)
