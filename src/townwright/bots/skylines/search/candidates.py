"""Finds the candidates for an action in a position, the planner's own choice first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from townwright.bots.skylines.planner import END, PLAY, SWAP, Planner, TurnCandidate
from townwright.bots.skylines.search.playout import carry_out
from townwright.games.skylines import rules
from townwright.games.skylines.actions import (
    Action,
    ChooseRole,
    Enact,
    EndMilestone,
    Open,
    Renew,
    Source,
    Swap,
    Take,
)
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.milestone import affordable
from townwright.games.skylines.turn.turns import play_card

CandidateFilter = Callable[[Sequence[TurnCandidate]], Sequence[TurnCandidate]]
"""Leaves some of the candidates for a turn, in their order."""


@dataclass(frozen=True, slots=True)
class ActionCandidate:
    """An action, the position right after it, and the planner's estimate of its value."""

    action: Action
    after: State
    estimate: float = 0.0
    turn_candidate: TurnCandidate | None = None


def candidates(planner: Planner, most: int = 8, select: CandidateFilter = tuple) -> list[ActionCandidate]:
    """The best actions of a position, at most so many; the first is what a planner without rollouts would do."""
    state = planner.state
    if state.phase is Phase.TURN:
        return [_turn(planner, turn_candidate) for turn_candidate in select(planner.turn_candidates())[:most]]
    ranked: list[tuple[Action, float]]
    match state.phase:
        case Phase.DRAW:
            ranked = _sources(planner)
        case Phase.OPEN:
            first = planner.board()
            ranked = [(Open(board), float(board == first)) for board in affordable(state)]
        case Phase.RENEW:
            poor = planner.renewal()
            ranked = [(Renew(poor[:number]), float(number)) for number in range(len(poor), -1, -1)]
        case _:
            best = planner.role()
            ranked = [(ChooseRole(role), float(role == best)) for role in state.offered]
    ranked.sort(key=lambda pair: -pair[1])
    return [
        ActionCandidate(action, rules.play(state, state.seat, action), estimate) for action, estimate in ranked[:most]
    ]


def _turn(planner: Planner, turn_candidate: TurnCandidate) -> ActionCandidate:
    """The candidate as an action, with the best place for its tile."""
    state = planner.state
    if turn_candidate.kind == PLAY:
        assert turn_candidate.outcome is not None  # noqa: S101  it is a play
        value, tile = planner.tile_chooser.best(turn_candidate.outcome, thorough=True)
        after = play_card(planner.turn_outcomes.player, tile)
        return ActionCandidate(
            planner.tile_chooser.play(turn_candidate.outcome, tile), after, turn_candidate.value + value, turn_candidate
        )
    action: Action = (
        EndMilestone()
        if turn_candidate.kind == END
        else Swap(turn_candidate.card)
        if turn_candidate.kind == SWAP
        else Enact(turn_candidate.card)
    )
    return ActionCandidate(action, carry_out(state, planner, turn_candidate), turn_candidate.value, turn_candidate)


def _sources(planner: Planner) -> list[tuple[Action, float]]:
    """The planner's choice, then the other piles, then the cards of the exchange pile that can be built."""
    state, drawing = planner.state, planner.state.drawing
    assert drawing is not None  # noqa: S101  the phase is DRAW
    first = planner.source(thorough=True)
    ranked: list[tuple[Action, float]] = [
        (Source(str(number)), float(str(number) == first)) for number, pile in enumerate(state.piles, start=1) if pile
    ]
    if drawing.purpose.value == "turn":
        offers = [card for card in state.exchange if card != drawing.barred]
        ranked += [(Take(card), float(card == first)) for card in offers if card == first or planner.estimate(card) > 0]
    return ranked
