"""Plays a position on as a planner would, quickly: what looking ahead is made of."""

from __future__ import annotations

from random import Random

from townwright.bots.skylines.evaluation import outlook, worth
from townwright.bots.skylines.planning import END, PLAY, RUIN, SWAP, Idea, Planning
from townwright.bots.skylines.weights import Weights
from townwright.core.budgets import Budget
from townwright.core.seats import CHANCE
from townwright.games.skylines import rules
from townwright.games.skylines.actions import ChooseRole, Drawn, Open, Renew, Source, Take
from townwright.games.skylines.rules import STEPS
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.card_play import Player
from townwright.games.skylines.turn.milestone import end_milestone
from townwright.games.skylines.turn.turns import enact, play_card, swap


class Fate:
    """One order of the piles that fits the position."""

    def __init__(self, state: State, random: Random) -> None:
        self.order = {}
        for pile in (*state.piles, state.role_deck):
            cards = list(pile)
            random.shuffle(cards)
            self.order.update({card: number for number, card in enumerate(cards)})

    def draw(self, cards: tuple[str, ...]) -> str:
        """The uppermost of the cards that are left in a pile."""
        return min(cards, key=self.order.__getitem__)


def follow(state: State, planning: Planning, idea: Idea, thorough: bool = False) -> State:
    """The position after an idea was carried out; the draw is still to come."""
    if idea.kind == END:
        return end_milestone(state)
    if idea.kind == PLAY:
        return play_card(planning.survey.player, planning.tile(idea, thorough))
    player = Player(state, state.seat, Budget(STEPS))
    return swap(player, idea.card) if idea.kind == SWAP else enact(player, idea.card)


def step(state: State, weights: Weights, fate: Fate) -> tuple[State, int]:
    """The position after the planner's next decision or the next draw, and how many outcomes were looked at."""
    if rules.to_act(state) == (CHANCE,):
        piles = [state.piles[int(state.drawing.pile) - 1]] if state.drawing else [state.role_deck]
        return rules.play(state, CHANCE, Drawn(fate.draw(piles[0]))), 0
    seat = state.seat
    planning = Planning(state, weights)
    match state.phase:
        case Phase.TURN:
            after = follow(state, planning, planning.ideas()[0])
        case Phase.DRAW:
            word = planning.source()
            after = rules.play(state, seat, Source(word) if len(word) == 1 else Take(word))
        case Phase.OPEN:
            after = rules.play(state, seat, Open(planning.board()))
        case Phase.RENEW:
            after = rules.play(state, seat, Renew(planning.renewal()))
        case _:
            after = rules.play(state, seat, ChooseRole(planning.role()))
    return after, max(1, planning.survey.looked) if "survey" in planning.__dict__ else 1


def rollout(state: State, weights: Weights, fate: Fate, turns: int) -> tuple[float, int]:
    """The score, or what the city is worth after so many turns; and how many outcomes were looked at."""
    looked, last = 0, state.turn + turns
    while state.phase is not Phase.OVER and not (state.phase is Phase.TURN and state.turn > last):
        state, more = step(state, weights, fate)
        looked += more
    if state.loss:
        return RUIN + state.bars.overall, looked + 1
    if state.phase is Phase.OVER:
        return float(state.bars.overall), looked + 1
    return worth(state.bars, outlook(state), weights), looked + 1
