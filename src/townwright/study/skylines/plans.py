"""Plays games on with cards that are known beforehand: with weights and choices that vary from game to game."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random

from townwright.bots.skylines.planner import END, PLAY, SWAP, Planner, TurnCandidate
from townwright.bots.skylines.search.playout import carry_out
from townwright.bots.skylines.weights import Weights
from townwright.core.records import Event
from townwright.core.seats import CHANCE
from townwright.games.skylines import rules
from townwright.games.skylines.actions import (
    Action,
    ChooseRole,
    Drawn,
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
from townwright.study.skylines.known_cards import KnownCards
from townwright.study.skylines.position_values import LOST

VARIED = 0.35
"""How much weights vary from game to game: the standard deviation of their logarithm."""
WHIM = 0.5
"""How much the value of a choice is blurred, in points."""
ABANDONED = -1000.0
"""The value of a game that needs a card which nobody saw."""
FEW = 4
"""Another choice is one of the best so many."""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A position and what was done in it."""

    state: State
    action: Action

    @property
    def event(self) -> Event[Action]:
        """The step as a record holds it."""
        return Event(rules.to_act(self.state)[0], self.action)


@dataclass(frozen=True, slots=True)
class GamePlan:
    """A game that was played with known cards, from the end of the deal."""

    steps: tuple[PlanStep, ...]
    end: State | None
    """None if the game needs a card which nobody saw."""

    @property
    def value(self) -> float:
        """The score of a finished game; less than any score for others, and more the longer they went on."""
        if self.end is None:
            return ABANDONED + len(self.steps)
        return LOST - 100 + self.end.turn / 10 if self.end.loss else float(self.end.bars.overall)


def varied(weights: Weights, random: Random) -> Weights:
    """The weights, each a little larger or smaller."""
    names = [field.name for field in fields(Weights)]
    return replace(weights, **{name: getattr(weights, name) * random.lognormvariate(0, VARIED) for name in names})


class GamePlanner:
    """Plays games on with known cards and counts what it evaluates."""

    def __init__(self, known: KnownCards, random: Random) -> None:
        self.known, self.random = known, random
        self.nodes = 0

    def play_on(self, steps: tuple[PlanStep, ...], state: State, weights: Weights, another: bool = False) -> GamePlan:
        """Play a game to its end; the first choice is another than the planner's if that is asked for."""
        made = list(steps)
        while state.phase is not Phase.OVER:
            action = self.chance(state) if rules.to_act(state) == (CHANCE,) else self.choose(state, weights, another)
            if action is None:
                return GamePlan(tuple(made), None)
            step, after = action
            another = another and rules.to_act(state) == (CHANCE,)
            made.append(step)
            state = after
        return GamePlan(tuple(made), state)

    def chance(self, state: State) -> tuple[PlanStep, State] | None:
        """The card that chance names, as a step; None if nobody saw it."""
        name = self.known.drawn(state)
        return None if name is None else self.done(state, Drawn(name))

    def done(self, state: State, action: Action) -> tuple[PlanStep, State]:
        """An action as a step, and the position after it."""
        return PlanStep(state, action), rules.play(state, rules.to_act(state)[0], action)

    def choose(self, state: State, weights: Weights, another: bool) -> tuple[PlanStep, State] | None:
        """What the seat does next, as a step; None if it needs an unknown card."""
        planner = Planner(state, weights)
        try:
            match state.phase:
                case Phase.TURN:
                    return self.turn(planner, another)
                case Phase.DRAW:
                    return self.draw(planner, another)
                case Phase.OPEN:
                    boards = affordable(state)
                    board = boards[self.random.randrange(len(boards))] if another else planner.board()
                    return self.done(state, Open(board))
                case Phase.RENEW:
                    cards = planner.renewal()[: self.known.left(state)]
                    return self.done(state, Renew(cards[: self.random.randrange(len(cards) + 1)] if another else cards))
                case _:
                    offered = state.offered
                    role = offered[self.random.randrange(len(offered))] if another else planner.role()
                    return self.done(state, ChooseRole(role))
        finally:
            self.nodes += max(1, planner.turn_outcomes.evaluated)

    def turn(self, planner: Planner, another: bool) -> tuple[PlanStep, State] | None:
        """The best thing to do in a turn, or one of the next best; the end where no card is left to draw."""
        state = planner.state
        found = planner.turn_candidates()
        if not self.known.left(state) and not state.exchange:
            found = [candidate for candidate in found if candidate.kind == END]
        if not found:
            return None
        few = sorted(found[: FEW + 1], key=lambda each: -each.value - self.random.gauss(0, WHIM))
        chosen = few[self.random.randrange(1, len(few))] if another and len(few) > 1 else few[0]
        return self.carried_out(planner, chosen)

    def carried_out(self, planner: Planner, chosen: TurnCandidate) -> tuple[PlanStep, State]:
        """A candidate of a turn as a step, and the position after it."""
        state = planner.state
        if chosen.kind == PLAY and chosen.outcome is not None:
            tile = planner.tile(chosen, thorough=False)
            action: Action = planner.tile_chooser.play(chosen.outcome, tile)
            return PlanStep(state, action), play_card(planner.turn_outcomes.player, tile)
        kinds: dict[str, Action] = {END: EndMilestone(), SWAP: Swap(chosen.card)}
        return PlanStep(state, kinds.get(chosen.kind, Enact(chosen.card))), carry_out(state, planner, chosen)

    def draw(self, planner: Planner, another: bool) -> tuple[PlanStep, State] | None:
        """The pile or the offered card that brings most, knowing what lies on top; None where all is unknown."""
        state = planner.state
        ranked: list[tuple[float, Action]] = [
            (planner.estimate(card) + self.random.gauss(0, WHIM), Source(pile))
            for pile, card in self.known.tops(state).items()
        ]
        ranked += [(planner.estimate(card), Take(card)) for card in self.known.offers(state)]
        if not ranked:
            return None
        ranked.sort(key=lambda pair: -pair[0])
        chosen = ranked[self.random.randrange(1, len(ranked))] if another and len(ranked) > 1 else ranked[0]
        return self.done(state, chosen[1])
