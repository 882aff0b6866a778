"""A turn (section 4): what can be done in it, and what each action does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from townwright.core.limits.budgets import Budget, ShareSpent
from townwright.core.phrases import Phrase
from townwright.games.skylines.actions import Action, Enact, EndMilestone, Play, Swap
from townwright.games.skylines.box.cards import POLICY, Card
from townwright.games.skylines.effects.cards_in_force import clauses
from townwright.games.skylines.effects.clauses import Forbid
from townwright.games.skylines.effects.conditions import holds
from townwright.games.skylines.effects.prices import price
from townwright.games.skylines.effects.spots import Spot
from townwright.games.skylines.map.tile_placement import Block, can_be_played, legal_blocks
from townwright.games.skylines.seen.reasons import (
    forbidden,
    forced,
    not_in_hand,
    too_dear,
    why_not_here,
    why_not_place,
    why_not_shape,
)
from townwright.games.skylines.state import Phase, Purpose, State, Tile
from townwright.games.skylines.turn.card_play import SeatPlays
from townwright.games.skylines.turn.draws import begin_drawing, with_hand
from townwright.games.skylines.turn.ledger import lose, paid, with_bars
from townwright.games.skylines.turn.legal_actions import Offers
from townwright.games.skylines.turn.milestone import why_not_end
from townwright.games.skylines.turn.price_arithmetic import SWAP_PRICE

POSSIBLE_STEPS = 60_000
"""Steps in which it is looked whether a seat can do anything; where that ends it is taken to be able to."""


def begin_turn(state: State, seat: int, budget: Budget) -> State:
    """The position in which the seat is active; lost if it can do nothing (A22: an end that will lose is something)."""
    state = replace(state, phase=Phase.TURN, seat=seat, turn=state.turn + 1, drawing=None)
    return state if possible(state, budget) else lose(state, "no action")


def possible(state: State, budget: Budget) -> bool:
    """Whether any of the three actions is possible, or has at least not been ruled out in ``POSSIBLE_STEPS`` steps.

    A fair table goes on as long as nobody has shown that nothing can be done.
    """
    player = SeatPlays(state, state.seat, budget)
    hand = [state.card(card) for card in state.hands[state.seat]]
    if any(why_not_swap(player, card.id) is None for card in hand) or why_not_end(state) is None:
        return True
    try:
        with player.sharing(POSSIBLE_STEPS):
            return any(_playable(player, card) for card in hand)
    except ShareSpent:
        return True


def _playable(player: SeatPlays, card: Card) -> bool:
    return player.allows(card, player.bare) if card.kind == POLICY else can_be_played(player, card)


def turn_actions(state: State, budget: Budget) -> Sequence[Action]:
    """Plays in the order of the hand, then exchanges in the order of the hand, then the end of the milestone."""
    player = SeatPlays(state, state.seat, budget)
    return Offers(player, turn_parts(player))


def turn_parts(player: SeatPlays) -> Iterator[Block | Action]:
    """The plays of one tile turned one way together, and every other action by itself."""
    state = player.state
    if not state.piles_empty:
        hand = [state.card(card) for card in state.hands[state.seat]]
        for card in hand:
            if card.kind != POLICY:
                yield from legal_blocks(player, card)
            elif player.allows(card, player.bare):
                yield Enact(card.id)
        yield from (Swap(card.id) for card in hand if why_not_swap(player, card.id) is None)
    if why_not_end(state) is None:
        yield EndMilestone()


def why_not_play(player: SeatPlays, action: Play) -> Phrase | Tile:
    """The tile that the action lays, or what stands in the way."""
    state = player.state
    if state.piles_empty:
        return forced()
    if action.card not in state.hands[player.seat]:
        return not_in_hand(action.card)
    card = state.card(action.card)
    if not card.has_tile:
        return Phrase("skylines-card-without-tile", "{card} has no tile; write 'policy {card}'", {"card": card.id})
    if card.is_zone != (action.shape is not None):
        return Phrase("skylines-shape-for-zones", "a tile is named for zones, and only for them")
    shape = action.shape or card.shape
    if card.is_zone and shape not in state.tiles_left(card.kind):
        return why_not_shape(player, card, shape) or not_in_hand(shape)
    mask = why_not_place(player, shape, action.place.cell, action.place.code, card.is_utility)
    if isinstance(mask, Phrase):
        return mask
    return why_not_here(player, card, Spot(player.town, mask)) or Tile(card.id, shape, mask)


def play_card(player: SeatPlays, tile: Tile) -> State:
    """Sections 6.2 and 10.1: the position after the card's rows and effects, its tile laid, and a card to be drawn."""
    state = player.state
    course = player.course(state.card(tile.card), Spot(player.town, tile.mask))
    state = with_bars(state, course.bars, "card", tile.card)
    state = replace(state, tiles=(*state.tiles, tile), hands=with_hand(state, _hand_without(state, tile.card)))
    return lose(state, course.lost) if course.lost else begin_drawing(state, Purpose.TURN, 1)


def why_not_enact(player: SeatPlays, card: str) -> Phrase | None:
    """What stands in the way of playing a policy."""
    state = player.state
    if state.piles_empty:
        return forced()
    if card not in state.hands[player.seat]:
        return not_in_hand(card)
    if state.card(card).kind != POLICY:
        return Phrase("skylines-no-policy", "{card} is no policy", {"card": card})
    return why_not_here(player, state.card(card), player.bare)


def enact(player: SeatPlays, card: str) -> State:
    """Section 10.3: the position after the policy has acted once and gone to the box."""
    state = player.state
    course = player.course(state.card(card), player.bare)
    state = with_bars(state, course.bars, "card", card)
    state = replace(state, hands=with_hand(state, _hand_without(state, card)))
    return lose(state, course.lost) if course.lost else begin_drawing(state, Purpose.TURN, 1)


def why_not_swap(player: SeatPlays, card: str) -> Phrase | None:
    """What stands in the way of exchanging a card (section 7)."""
    state = player.state
    if state.piles_empty:
        return forced()
    if card not in state.hands[player.seat]:
        return not_in_hand(card)
    if state.card(card).kind == POLICY:
        return policy_stays(card)
    for clause, force in clauses(player.forces, Forbid):
        if clause.action == "swap" and holds(clause.condition, player.bare, state.bars, force.mask):
            return forbidden(clause, force)
    cost = swap_price(player)
    return too_dear(cost, state.bars.money) if cost > state.bars.money else None


def policy_stays(card: str) -> Phrase:
    """Why a policy is neither exchanged nor renewed (10.3)."""
    return Phrase("skylines-policy-stays", "the policy {card} cannot be put on the exchange pile", {"card": card})


def swap_price(player: SeatPlays) -> int:
    """What an exchange costs this seat."""
    return price(player.state, "swap", player.seat, SWAP_PRICE)


def swap(player: SeatPlays, card: str) -> State:
    """The position after paying and putting the card on the exchange pile, with another to be drawn."""
    state = paid(player.state, swap_price(player))
    state = replace(state, hands=with_hand(state, _hand_without(state, card)), exchange=(*state.exchange, card))
    return begin_drawing(state, Purpose.TURN, 1, barred=card)


def _hand_without(state: State, card: str) -> tuple[str, ...]:
    return tuple(other for other in state.hands[state.seat] if other != card)
