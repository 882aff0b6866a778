"""Plays a position on with a quick planner, for rollouts."""

from __future__ import annotations

from random import Random

from townwright.bots.skylines.evaluation import outlook, worth
from townwright.bots.skylines.planner import END, LOSS_VALUE, PLAY, SWAP, Planner, TurnCandidate
from townwright.bots.skylines.weights import Weights
from townwright.core.limits.budgets import Budget
from townwright.core.seats import CHANCE
from townwright.games.skylines import rules
from townwright.games.skylines.actions import ChooseRole, Drawn, Open, Renew, Source, Take
from townwright.games.skylines.rules import STEPS
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.card_play import SeatPlays
from townwright.games.skylines.turn.ledger import lose
from townwright.games.skylines.turn.milestone import end_milestone
from townwright.games.skylines.turn.turns import enact, play_card, swap


class PileOrder:
    """One random order of the piles that fits the position."""

    def __init__(self, state: State, random: Random) -> None:
        self.order = {}
        for pile in (*state.piles, state.role_deck):
            cards = list(pile)
            random.shuffle(cards)
            self.order.update({card: number for number, card in enumerate(cards)})

    def draw(self, cards: tuple[str, ...]) -> str:
        """The first in this order of the cards that are left in a pile."""
        return min(cards, key=self.order.__getitem__)


def carry_out(state: State, planner: Planner, turn_candidate: TurnCandidate, thorough: bool = False) -> State:
    """The position after a candidate for a turn was carried out; the draw is still to come."""
    if turn_candidate.kind == END:
        return end_milestone(state)
    if turn_candidate.kind == PLAY:
        return play_card(planner.turn_outcomes.player, planner.tile(turn_candidate, thorough))
    player = SeatPlays(state, state.seat, Budget(STEPS))
    return swap(player, turn_candidate.card) if turn_candidate.kind == SWAP else enact(player, turn_candidate.card)


def step(state: State, weights: Weights, pile_order: PileOrder) -> tuple[State, int]:
    """The position after the planner's next decision or the next draw, and how many outcomes were evaluated."""
    if rules.to_act(state) == (CHANCE,):
        piles = [state.piles[int(state.drawing.pile) - 1]] if state.drawing else [state.role_deck]
        return rules.play(state, CHANCE, Drawn(pile_order.draw(piles[0]))), 0
    seat = state.seat
    planner = Planner(state, weights)
    match state.phase:
        case Phase.TURN:
            found = planner.turn_candidates()
            after = carry_out(state, planner, found[0]) if found else lose(state, "no action")
        case Phase.DRAW:
            word = planner.source()
            after = rules.play(state, seat, Source(word) if len(word) == 1 else Take(word))
        case Phase.OPEN:
            after = rules.play(state, seat, Open(planner.board()))
        case Phase.RENEW:
            after = rules.play(state, seat, Renew(planner.renewal()))
        case _:
            after = rules.play(state, seat, ChooseRole(planner.role()))
    return after, max(1, planner.turn_outcomes.evaluated) if "turn_outcomes" in planner.__dict__ else 1


def rollout(state: State, weights: Weights, pile_order: PileOrder, turns: int) -> tuple[float, int]:
    """Play so many turns on; returns the score, or the value of the city then, and how many outcomes were evaluated."""
    evaluated, last = 0, state.turn + turns
    while state.phase is not Phase.OVER and not (state.phase is Phase.TURN and state.turn > last):
        state, more = step(state, weights, pile_order)
        evaluated += more
    if state.loss:
        return LOSS_VALUE + state.bars.overall, evaluated + 1
    if state.phase is Phase.OVER:
        return float(state.bars.overall), evaluated + 1
    return worth(state.bars, outlook(state), weights), evaluated + 1
