"""Plays games on with the cards as they lay and the others as they played, while one seat does otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from townwright.bots.greentown.turn_candidates import find_candidates, finish_turn_candidates
from townwright.bots.greentown.weights import Weights
from townwright.core.limits.budgets import Budget
from townwright.core.records import Event, Replay
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE, Seat
from townwright.games.greentown import GAME, rules
from townwright.games.greentown.actions import UNKNOWN, Action, Announce, Turn, TurnUp
from townwright.games.greentown.box.pieces import ANNOUNCED
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import State
from townwright.games.greentown.turn.card_draws import chance_is_due, next_cards
from townwright.games.greentown.turn.parts import announce, play_turn
from townwright.study.greentown.positions import PlayedTurn, by_parts, positions
from townwright.study.greentown.rollouts import POLICY, GameEnd, promise, search_of

SEARCHED: Final = 150
"""Positions that are weighed for a turn."""
OFFSETS: Final = 1 << 20
TURN_WORK: Final = 60
"""What playing a turn by the rules costs, in nodes."""
ABANDONED: Final = -1000.0
"""The value of a game that needs a card which nobody saw."""


@dataclass(frozen=True, slots=True)
class TownStep:
    """A position and what was done in it."""

    state: State
    seat: Seat
    action: Action

    @property
    def event(self) -> Event[Action]:
        """The step as a record holds it."""
        return Event(self.seat, self.action)


@dataclass(frozen=True, slots=True)
class TownPlan:
    """A game from the end of the deal."""

    seat: Seat
    steps: tuple[TownStep, ...]
    end: State | None
    """None if the game needs a card which nobody saw."""

    @property
    def value(self) -> tuple[float, float]:
        """How many Greenies the seat is ahead of the best of the others, and its own money."""
        if self.end is None:
            return ABANDONED, float(len(self.steps))
        end = GameEnd(tuple(player.money for player in self.end.players), self.end.order)
        return promise(end, self.seat, 0.0).lead, float(end.money[self.seat])

    @property
    def own_turns(self) -> list[Action]:
        """The turns of the seat, in their order."""
        return [step.action for step in self.steps if step.seat == self.seat]


class KnownGame:
    """The deal, the cards of the deck in their order as far as anybody saw them, and what each seat did."""

    def __init__(self, replay: Replay[Options, State, Action]) -> None:
        self.dealt: list[Event[Action]] = []
        self.start = GAME.start(replay.record.options)
        for _, event, after in by_parts(replay.record):
            if self.start.order:
                break
            self.dealt.append(event)
            self.start = after
        self.cards = [
            event.action.card
            for event in replay.record.events
            if isinstance(event.action, TurnUp) and event.action.card != UNKNOWN
        ]
        self.turns: dict[Seat, list[Turn]] = {seat: [] for seat in range(replay.record.options.seats)}
        for position in positions(replay):
            if isinstance(position, PlayedTurn):
                self.turns[position.seat].append(Turn(position.parts))

    def next_card(self, state: State) -> str | None:
        """The card that is turned up next; None if nobody saw it and several are possible."""
        known = [card for card in self.cards if card in state.deck]
        possible = next_cards(state)
        if known:
            return known[0]
        return possible[0] if len(possible) == 1 else None


class TownPlanner:
    """Plays games on for one seat and counts the work."""

    def __init__(self, known: KnownGame, seat: Seat, random: Random) -> None:
        self.known, self.seat, self.random = known, seat, random
        self.work = 0

    def play_on(
        self,
        steps: Sequence[TownStep],
        state: State,
        weights: Weights,
        later: Sequence[Action] = (),
        another: bool = False,
    ) -> TownPlan:
        """Play a game to its end; ``later`` are own turns that are repeated where that is possible.

        With ``another`` the first own turn is any good one, and not the best by the weights.
        """
        made, wanted = list(steps), list(later)
        wish: Action | None
        while not state.over:
            action: Action
            if chance_is_due(state):
                card = self.known.next_card(state)
                if card is None:
                    return TownPlan(self.seat, tuple(made), None)
                seat, action = CHANCE, TurnUp(card)
                after = GAME.play(state, CHANCE, action)
            else:
                seat = state.seat
                if seat != self.seat:
                    turns = self.known.turns[seat]
                    number = sum(step.seat == seat for step in made)
                    wish = turns[number] if number < len(turns) else None
                    action, after = self.repeated(state, wish) or self.played(state, POLICY, wish)
                else:
                    wish = wanted.pop(0) if wanted and not another else None
                    action, after = self.repeated(state, wish) or self.played(state, weights, None, another)
                    another = False
                self.work += TURN_WORK
            made.append(TownStep(state, seat, action))
            state = after
        return TownPlan(self.seat, tuple(made), state)

    def repeated(self, state: State, wish: Action | None) -> tuple[Turn, State] | None:
        """A turn as it was played, if it can still be."""
        if not isinstance(wish, Turn):
            return None
        try:
            return wish, play_turn(state, wish, Budget(rules.STEPS))[0]
        except Refusal:
            return None

    def played(self, state: State, weights: Weights, like: Action | None, another: bool = False) -> tuple[Turn, State]:
        """A turn that the search finds: with the marker of another turn where one is given and that is possible."""
        search, offset = search_of(state), self.random.randrange(OFFSETS)
        before = search.nodes
        word = str(like.parts[0]) if isinstance(like, Turn) else ""
        if word and ANNOUNCED[word] in state.player.markers:
            found = list(finish_turn_candidates(search, announce(state, word), weights, SEARCHED, offset))
        else:
            found = list(find_candidates(search, state, weights, SEARCHED, offset))
        self.work += search.nodes - before
        chosen = found[self.random.randrange(len(found))] if another else max(found, key=lambda each: each.value)
        turn = chosen.to_action(state) if not word else Turn((Announce(chosen.word), *chosen.parts))
        assert isinstance(turn, Turn)  # noqa: S101  between turns every action is a whole one
        return turn, play_turn(state, turn, Budget(rules.STEPS))[0]


def varied(random: Random) -> Weights:
    """Weights that care more or less for the next tour and for what others are paid."""
    return replace(
        Weights(),
        opponent_weight=random.choice((30, 300, 600)),
        next_tour=random.choice((10, 30, 60)),
        others_tours=random.choice((0, 30)),
        fixed_order=random.random() < 0.6,
        beam_widths=(2, 2, 1),
        max_evaluations=24,
        max_roads=500,
    )
