"""The decisions and draws of one seat in a record of Cities, each with what the seat could know at that moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from townwright.core.records import Replay
from townwright.core.seats import CHANCE, Seat
from townwright.games.cities import GAME
from townwright.games.cities.actions import Action, CommonLayout
from townwright.games.cities.city.city import City
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES
from townwright.games.cities.options import Options
from townwright.games.cities.state import State


@dataclass(frozen=True, slots=True)
class DecisionPosition:
    """A decision as the seat saw it, and what it did."""

    number: int
    """The number of the event in the record."""
    state: State
    """The state for this seat alone, before it acted; it holds the tiles drawn so far and no others."""
    action: Action
    """What the seat did, in its canonical spelling."""
    after: City
    """The seat's city after the action."""

    @property
    def city(self) -> City:
        """The seat's city before the action."""
        return self.state.cities[0]

    @property
    def rounds(self) -> int:
        """How many rounds are left after this decision."""
        return ROUNDS - self.state.round

    @property
    def is_layout(self) -> bool:
        """Whether the starting tiles are laid here."""
        return self.state.round == 0


@dataclass(frozen=True, slots=True)
class DrawPosition:
    """A draw as it befell the seat: what could have come, and what came."""

    number: int
    state: State
    """The state for this seat alone, before the draw."""
    action: Action

    @property
    def rounds(self) -> int:
        """How many rounds are left after the one that begins with this draw."""
        return ROUNDS - self.state.round - 1


def alone(options: Options) -> Options:
    """The same options for one seat, since the others build for themselves."""
    return replace(options, seats=1)


def positions(replay: Replay[Options, State, Action], seat: Seat) -> Iterator[DecisionPosition | DrawPosition]:
    """The seat's decisions and the draws that concern it, in the order of the record.

    The three starting tiles are one draw, told at the last of them.
    """
    state = GAME.start(alone(replay.record.options))
    for number, event in enumerate(replay.record.events):
        if event.seat not in (CHANCE, seat):
            continue
        acting = CHANCE if event.seat == CHANCE else 0
        after = GAME.play(state, acting, event.action)
        if event.seat == seat:
            yield DecisionPosition(number, state, after.moves[0] or event.action, after.cities[0])
        elif isinstance(event.action, CommonLayout) or len(after.drawn) >= STARTING_TILES:
            yield DrawPosition(number, state, event.action)
        state = after
