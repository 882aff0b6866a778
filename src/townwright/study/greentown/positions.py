"""The turns and draws in a record of Greentown, each with what everybody could know at that moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from townwright.core.limits.budgets import Budget
from townwright.core.records import Event, Record, Replay
from townwright.core.seats import CHANCE, Seat
from townwright.games.greentown import GAME, rules
from townwright.games.greentown.actions import UNKNOWN, Action, Deal, Part, Turn, TurnUp
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import State
from townwright.games.greentown.turn.parts import play_turn


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn part by part, and the position before it; the order of the deck is not part of any position."""

    number: int
    """The number of its first event in the record as it is written, where each part of a turn is one."""
    state: State
    parts: tuple[Part, ...]
    """The marker first; ``nothing`` and ``handover`` stand among them where a turn line leaves them out."""
    after: State

    @property
    def seat(self) -> Seat:
        """The seat whose turn it was."""
        return self.state.seat


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A card that was turned up on the deck, and the position before."""

    number: int
    state: State
    action: TurnUp


@dataclass(frozen=True, slots=True)
class DealtCards:
    """The first cards, told at the last of them, with the position after it."""

    number: int
    state: State
    action: Deal


GreentownPosition = PlayedTurn | TurnedUp | DealtCards


def by_parts(record: Record[Options, Action]) -> Iterator[tuple[State, Event[Action], State]]:
    """The events of a record as it is written, where whole turns are taken apart: before, event, after."""
    state = GAME.start(record.options)
    for event in record.events:
        actions: tuple[Action, ...] = (event.action,)
        if isinstance(event.action, Turn):
            actions = play_turn(state, event.action, Budget(rules.STEPS))[1]
        for action in actions:
            after = GAME.play(state, event.seat, action)
            yield state, replace(event, action=action), after
            state = after


def positions(replay: Replay[Options, State, Action]) -> Iterator[GreentownPosition]:
    """All turns and draws of a game in their order, those of the deal as one."""
    begun: tuple[int, State] | None = None
    parts: list[Part] = []
    for number, (state, event, after) in enumerate(by_parts(replay.record)):
        action = event.action
        if isinstance(action, Deal):
            if after.order and not state.order:
                yield DealtCards(number, after, action)
        elif isinstance(action, TurnUp):
            if action.card != UNKNOWN:
                yield TurnedUp(number, state, action)
        elif not isinstance(action, Turn):
            first, before = begun = begun or (number, state)
            parts.append(action)
            if after.turn is None:
                yield PlayedTurn(first, before, tuple(parts), after)
                begun, parts = None, []


def hides_draws(record: Record[Options, Action]) -> bool:
    """Whether a card was drawn that did not lie open before, so that nobody could plan with it."""
    draws = [event.action for event in record.events if event.seat == CHANCE]
    return any(isinstance(draw, Deal) for draw in draws[record.options.seats :])


def open_top(state: State) -> State:
    """The position with an unknown card on the deck as one that is still to be turned up."""
    return replace(state, top=None) if state.top == UNKNOWN else state
