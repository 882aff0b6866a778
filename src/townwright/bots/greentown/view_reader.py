"""Makes a position from a view alone; what the seat may not see is left empty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.games.greentown.actions import Action, Develop
from townwright.games.greentown.box.components import Card, Components, Kind, Setup, Wish
from townwright.games.greentown.box.loader import standard
from townwright.games.greentown.box.pieces import PIECES, SEATS, Tile
from townwright.games.greentown.map.hexes import Exits, Hex, exits_at
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.options import Options
from townwright.games.greentown.rules import STEPS
from townwright.games.greentown.seen.view import SeenCard, View
from townwright.games.greentown.state import Player, Progress, Stage, State
from townwright.games.greentown.turn.build_steps import develops


def state_of(view: View, legal: Iterable[Action] = ()) -> State:
    """A position that has this view; money that the seat may not see is 0. ``legal`` shows what a begun Build did."""
    tiles = tuple((Hex(tile.q, tile.r), Tile(exits_of(tile.exits), PIECES.get(tile.piece))) for tile in view.tiles)
    components = components_of(view, tiles)
    left = {stack.kind: stack.left for stack in view.supply}
    state = State(
        options=Options(len(view.seats), components, Setup(view.setup, tiles), view.keep, view.open_money),
        network=Network.of(dict(tiles)),
        supply=tuple(left.get(kind.name, 0) for kind in components.kinds),
        players=tuple(
            Player(
                seat.money or 0,
                tuple(count for _, count in seat.hand),
                tuple(marker for marker, up in seat.markers if up),
                None if seat.card is None else seat.card.name,
            )
            for seat in view.seats
        ),
        deck=tuple(card.name for card in view.to_come),
        top=None if view.top is None else view.top.name,
        round=view.round,
        order=tuple(map(SEATS.index, view.order)),
        next=0 if view.turn is None else view.order.index(view.turn),
        ending=view.ending,
    )
    if view.stage is None or view.announced is None:
        return state
    return with_progress(state, view.announced, Stage(view.stage), legal)


def with_progress(state: State, word: str, stage: Stage, legal: Iterable[Action]) -> State:
    """The position in the middle of a turn that was announced with this word.

    The hex that the first step developed is the one that could be developed but for D4. If there is none the
    first step is taken for a lay: either it was, or it does not matter for the second.
    """
    if stage is not Stage.SECOND_STEP:
        return replace(state, turn=Progress(word, stage, laid=stage is Stage.ERECT))
    offered = {part.place for part in legal if isinstance(part, Develop)}
    missing = {part.place for part in develops(state, state.seat, Budget(STEPS))} - offered
    developed = min(missing, default=None)
    return replace(state, turn=Progress(word, stage, laid=developed is None, developed=developed))


def components_of(view: View, tiles: Sequence[tuple[Hex, Tile]]) -> Components:
    """The components of the game: Townwright's own set, or as much of an owner's as the view shows."""
    if view.set == standard().name:
        return standard()
    lying = Counter(tile.kind for tile in view.tiles)
    kinds = tuple(
        Kind(stack.kind, exits_of(stack.exits), stack.left + lying[stack.kind], stack.mark) for stack in view.supply
    )
    seen = [*(seat.card for seat in view.seats), view.top, *view.to_come]
    cards = sorted((card_of(card) for card in seen if card is not None), key=lambda card: (card.stops, card.name))
    buildings = tuple(count for _, count in view.seats[0].hand)
    return Components(view.set, kinds, (Setup(view.setup, tuple(tiles)),), tuple(cards), 0, 0, buildings)


def card_of(card: SeenCard) -> Card:
    """The card that the view shows."""
    return Card(card.name, card.stops, tuple(Wish(least, most) for _, least, most in card.wishes))


def exits_of(digits: str) -> Exits:
    """The exits with these digits."""
    return exits_at(tuple(map(int, digits)))
