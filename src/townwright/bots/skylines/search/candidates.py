"""The actions worth thinking about in a position, the planner's own choice first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from townwright.bots.skylines.planning import END, PLAY, SWAP, Idea, Planning
from townwright.bots.skylines.search.playout import follow
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

Chosen = Callable[[Sequence[Idea]], Sequence[Idea]]
"""Which of the ideas somebody has."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action, the position right after it, and how much the planner likes it."""

    action: Action
    after: State
    liking: float = 0.0
    idea: Idea | None = None


def candidates(planning: Planning, most: int = 8, chosen: Chosen = tuple) -> list[Candidate]:
    """At most so many actions; the first is what a planner without foresight would do."""
    state = planning.state
    if state.phase is Phase.TURN:
        return [_turn(planning, idea) for idea in chosen(planning.ideas())[:most]]
    ranked: list[tuple[Action, float]]
    match state.phase:
        case Phase.DRAW:
            ranked = _sources(planning)
        case Phase.OPEN:
            first = planning.board()
            ranked = [(Open(board), float(board == first)) for board in affordable(state)]
        case Phase.RENEW:
            poor = planning.renewal()
            ranked = [(Renew(poor[:number]), float(number)) for number in range(len(poor), -1, -1)]
        case _:
            best = planning.role()
            ranked = [(ChooseRole(role), float(role == best)) for role in state.offered]
    ranked.sort(key=lambda pair: -pair[1])
    return [Candidate(action, rules.play(state, state.seat, action), liking) for action, liking in ranked[:most]]


def _turn(planning: Planning, idea: Idea) -> Candidate:
    """The idea as an action, with the best place for its tile."""
    state = planning.state
    if idea.kind == PLAY:
        assert idea.outcome is not None  # noqa: S101  it is a play
        value, tile = planning.siting.best(idea.outcome, thorough=True)
        after = play_card(planning.survey.player, tile)
        return Candidate(planning.siting.play(idea.outcome, tile), after, idea.value + value, idea)
    action: Action = EndMilestone() if idea.kind == END else Swap(idea.card) if idea.kind == SWAP else Enact(idea.card)
    return Candidate(action, follow(state, planning, idea), idea.value, idea)


def _sources(planning: Planning) -> list[tuple[Action, float]]:
    """The planner's choice, then the other piles, then the cards of the exchange pile that can be built."""
    state, drawing = planning.state, planning.state.drawing
    assert drawing is not None  # noqa: S101  the phase is DRAW
    first = planning.source(thorough=True)
    ranked: list[tuple[Action, float]] = [
        (Source(str(number)), float(str(number) == first)) for number, pile in enumerate(state.piles, start=1) if pile
    ]
    if drawing.purpose.value == "turn":
        offers = [card for card in state.exchange if card != drawing.barred]
        ranked += [(Take(card), float(card == first)) for card in offers if card == first or planning.liking(card) > 0]
    return ranked
