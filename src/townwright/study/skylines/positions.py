"""The decisions and draws in a record of Skylines, each with what everybody could know at that moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from townwright.core.records import Replay
from townwright.core.seats import CHANCE, Seat
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Action, Drawn
from townwright.games.skylines.options import Options
from townwright.games.skylines.state import Phase, State

REVIEWED = (Phase.OPEN, Phase.TURN, Phase.DRAW, Phase.RENEW)
"""The phases whose decisions are reviewed; roles and layouts of boards are taken as they were chosen."""


@dataclass(frozen=True, slots=True)
class SkylinesDecision:
    """A decision as the seat saw it, and what it did."""

    number: int
    """The number of the event in the record."""
    state: State
    """The position before; it holds which cards are in the piles, and not in which order they lie."""
    action: Action

    @property
    def seat(self) -> Seat:
        """The seat that decided."""
        return self.state.seat


@dataclass(frozen=True, slots=True)
class SkylinesDraw:
    """A card as it came: the position before, in which a pile is chosen, and the card."""

    number: int
    state: State
    action: Drawn


@dataclass(frozen=True, slots=True)
class SkylinesDeal:
    """The initial hands, told at their last card, with the position in which the first board is open."""

    number: int
    state: State
    action: Drawn


SkylinesPosition = SkylinesDecision | SkylinesDraw | SkylinesDeal


def positions(replay: Replay[Options, State, Action]) -> Iterator[SkylinesPosition]:
    """All decisions and draws of a game, those of the deal as one, in the order in which they can be told."""
    state = GAME.start(replay.record.options)
    dealt: tuple[int, Drawn] | None = None
    for number, event in enumerate(replay.record.events):
        after = GAME.play(state, event.seat, event.action)
        if event.seat == CHANCE:
            if isinstance(event.action, Drawn) and state.phase is Phase.DEAL:
                dealt = (number, event.action)
            elif isinstance(event.action, Drawn) and state.phase is Phase.DRAW:
                yield SkylinesDraw(number, state, event.action)
        elif state.phase in REVIEWED:
            if dealt and after.opened:
                yield SkylinesDeal(dealt[0], after, dealt[1])
                dealt = None
            yield SkylinesDecision(number, state, event.action)
        state = after


def laid_out(replay: Replay[Options, State, Action]) -> State:
    """The position before the first card is dealt, with the boards as they lie in this game."""
    state = GAME.start(replay.record.options)
    for event in replay.record.events:
        if state.phase not in (Phase.BOARDS, Phase.LAYOUT):
            break
        state = GAME.play(state, event.seat, event.action)
    return state
