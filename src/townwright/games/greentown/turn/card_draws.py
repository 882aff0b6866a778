"""What chance does: it deals the first cards and turns up the top card of the deck (rules 4 and 8.5).

Whoever gets the start player's card is drawn first, the other seats then get the other cards of the
lowest number in turn; what is not dealt has been removed. The deck is shown one card at a time, any
card of the lowest number left. All draws come in the same order whatever the players do, so the same
seed gives the same cards.
"""

from __future__ import annotations

from dataclasses import replace

from townwright.core.refusals import NotNow
from townwright.core.seats import Seat
from townwright.games.greentown.actions import UNKNOWN, CardDraw, Deal, TurnUp
from townwright.games.greentown.state import Stage, State


def chance_is_due(state: State) -> bool:
    """Whether a card must be dealt, named or turned up before anybody can act."""
    if state.over:
        return False
    if state.turn is not None:
        return state.stage is Stage.DRAW
    return not state.order or (state.top is None and bool(state.deck))


def outcomes(state: State) -> tuple[CardDraw, ...]:
    """What chance can say now: by seat, then by card."""
    if not state.order:
        return deals(state)
    if state.turn is not None:
        return tuple(Deal(state.seat, card) for card in next_cards(state))
    return tuple(TurnUp(card) for card in next_cards(state))


def deals(state: State) -> tuple[Deal, ...]:
    """First a seat for the start player's card, then a card for each other seat in turn."""
    cards = state.options.components.opening_cards
    dealt = {player.card for player in state.players}
    if dealt == {None}:
        start = next(card.name for card in cards if card.start)
        return tuple(Deal(seat, start) for seat in range(state.options.seats))
    seat = next(seat for seat, player in enumerate(state.players) if player.card is None)
    return tuple(Deal(seat, card.name) for card in cards if card.name not in dealt)


def next_cards(state: State) -> tuple[str, ...]:
    """The cards that can lie on top: those of the lowest number among the cards not seen yet."""
    components = state.options.components
    stops = {name: card.stops for name in state.deck if (card := components.card(name)) is not None}
    lowest = min(stops.values(), default=0)
    return tuple(name for name in state.deck if stops[name] == lowest)


def happen(state: State, action: CardDraw) -> State:
    """The position after chance has spoken, at the start of a turn or in the middle of drawing."""
    if isinstance(action, TurnUp) and action.card == UNKNOWN and state.order and state.turn is None:
        return replace(state, top=UNKNOWN)
    if action not in outcomes(state):
        raise NotNow("greentown-card-not-next", "'{draw}' cannot come now", draw=str(action))
    if isinstance(action, TurnUp):
        return replace(state, top=action.card, deck=without(state.deck, action.card))
    player = replace(state.players[action.seat], card=action.card)
    if state.order:
        return replace(state, deck=without(state.deck, action.card)).with_player(action.seat, player)
    return seated(state.with_player(action.seat, player))


def seated(state: State) -> State:
    """The position with the order of play, clockwise from the start player, once everybody has a card."""
    if any(player.card is None for player in state.players):
        return state
    seats = range(state.options.seats)
    start = next(card.name for card in state.options.components.opening_cards if card.start)
    first = next(seat for seat in seats if state.players[seat].card == start)
    return replace(state, order=tuple((first + n) % len(seats) for n in seats))


def draw(state: State, seat: Seat) -> tuple[State, str | None]:
    """Rule 8.5: the player takes the top card; if there is none, that triggers the end."""
    player = state.players[seat]
    if state.top is None:
        state = replace(state, ending=state.ending or "cards")
        return state.with_player(seat, replace(player, card=None)), None
    return replace(state, top=None).with_player(seat, replace(player, card=state.top)), state.top


def without(deck: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The deck less one card."""
    return tuple(name for name in deck if name != card)
