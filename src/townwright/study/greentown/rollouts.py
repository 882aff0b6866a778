"""Plays positions on to the end of the game with the bots' compiled policy, the same for all seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import erf, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from townwright.bots.greentown import ROLLOUTS, build_search
from townwright.bots.greentown.rollouts import NO_NODE_LIMIT, SEEDS, shuffled
from townwright.bots.greentown.search import GreentownSearch, search_for
from townwright.core.seats import Seat
from townwright.games.greentown.state import State
from townwright.speed.greentown import row_layout as at
from townwright.study.greentown.positions import open_top

MEASURES: Final = ("lead", "chance")
"""How many Greenies a seat is ahead of the best of the others, and its chance to win in percent."""
POLICY: Final = replace(ROLLOUTS.own, max_roads=200)
"""How all seats play on: as a hurried strategist, with shorter looks for tours, which costs it 1.3 Greenies a game."""
CERTAIN: Final = 100.0
LEAST_BLUR, BLUR_A_CARD = 0.7, 0.25
"""How many Greenies people's games differ from those of the policy: at the end, and more for each card to come."""
TIE: Final = 0.5
"""Among equals whoever stands earlier in the order of the last round wins: as if by half a Greenie."""


class SeatPromise(NamedTuple):
    """What a position promises a seat, by the measures."""

    lead: float
    chance: float


class GameEnd(NamedTuple):
    """How a game ended: everybody's money, and the order of the last round."""

    money: tuple[int, ...]
    order: tuple[Seat, ...]


class World(NamedTuple):
    """One order of the cards to come that is possible, and the luck of those who play on."""

    deck: tuple[str, ...]
    luck: int


@dataclass(frozen=True, slots=True, eq=False)
class Playable:
    """A position from which the policy plays on: just before a turn begins or ends, or the end itself."""

    row: Any
    over: GameEnd | None = None


def known_to_all(state: State) -> str:
    """What lies open, as text; nobody's money and no order of the deck."""
    tiles = [f"{place}{tile.exits}{tile.piece or '.'}" for place, tile in state.network]
    seats = [f"{player.hand}{player.markers}{player.card}" for player in state.players]
    return f"{state.round} {state.order} {state.next} {state.top} {sorted(state.deck)} {tiles} {seats}"


def worlds(seed: str, stage: str, state: State, count: int) -> list[World]:
    """Possible orders of the cards to come; they depend on what everybody knew, and on nothing else."""
    random = Random(f"review {seed} {stage} {known_to_all(state)}")  # noqa: S311  reproducible, not secret
    return [World(tuple(shuffled(state, random)), random.randrange(SEEDS)) for _ in range(count)]


def before_turn(search: GreentownSearch, state: State) -> Playable:
    """A position between two turns; the card that is to be turned up is the first of a world's deck."""
    if state.over:
        return Playable(None, GameEnd(tuple(player.money for player in state.players), state.order))
    row = search.row(open_top(state))
    row[at.NEXT] -= 1  # the policy begins by ending the turn before
    return Playable(row)


def roll_out(search: GreentownSearch, playable: Playable, found: Sequence[World]) -> list[GameEnd]:
    """How the game ends in each world."""
    if playable.over is not None:
        return [playable.over] * len(found)
    row = playable.row
    seats = int(row[at.PLAYERS])
    packed = POLICY.pack(seats - 1, NO_NODE_LIMIT)
    policies, ends = search.number_rows([packed] * seats), []
    for world in found:
        money = search.play_out(row, policies, search.deck(world.deck), search.word(world.luck))
        game = search.rows[build_search.GAME]
        ends.append(GameEnd(tuple(money), tuple(int(seat) for seat in game[at.ORDER : at.ORDER + seats])))
    return ends


def blur(state: State) -> float:
    """How many Greenies a margin may be wrong by when a game goes on from a position."""
    return LEAST_BLUR + BLUR_A_CARD * state.cards_left


def promise(end: GameEnd, seat: Seat, blurred: float) -> SeatPromise:
    """What an end of a game is worth to a seat; a margin that is blurred is no sure win."""
    own, place = end.money[seat], end.order.index(seat)
    others = [other for other in end.order if other != seat]
    lead = own - max(end.money[other] for other in others)
    margin = min(own - end.money[other] + (TIE if place < end.order.index(other) else -TIE) for other in others)
    if not blurred:
        return SeatPromise(lead, CERTAIN if margin > 0 else 0.0)
    return SeatPromise(lead, CERTAIN / 2 * (1 + erf(margin / (blurred * sqrt(2)))))


def search_of(state: State) -> GreentownSearch:
    """The search for the set of a game."""
    return search_for(state.options.components)
