"""Rounds, the double turn, and how the game ends (rules 5, 9 and 11)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from townwright.core.limits.budgets import Budget
from townwright.core.results import Result
from townwright.core.seats import Seat
from townwright.games.greentown.box.pieces import MARKERS, SEATS
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.tours import any_tour
from townwright.games.greentown.turn.build_steps import any_step

CYCLE = len(MARKERS)
"""After so many rounds everybody has used each marker once."""

STALLED = "stalled"
"""The reason of a game that ended because nobody could do anything."""


@dataclass(frozen=True, slots=True)
class Outcome(Result):
    """The ranks, and why the game ended: ``cards``, ``buildings`` or ``stalled``."""

    reason: str

    @property
    def rank(self) -> tuple[Seat, ...]:
        """The seats, best first."""
        return tuple(sorted(range(len(self.ranks)), key=self.ranks.__getitem__))

    def account(self) -> str:
        """Return the result as words: ``by cards; rank B A``."""
        how = "stalled" if self.reason == STALLED else f"by {self.reason}"
        return f"{how}; rank {' '.join(SEATS[seat] for seat in self.rank)}"

    def facts(self) -> dict[str, object]:
        """The reason and the ranks as plain data, for ``--json``."""
        return {"reason": self.reason, "rank": "".join(SEATS[seat] for seat in self.rank)}


def may_keep(state: State) -> bool:
    """Rule 11: whether the double-turn marker may be kept: in the variant, in a round's last turn, before the end."""
    return state.options.keep and state.next == len(state.order) - 1 and state.ending is None


def finish_turn(state: State, budget: Budget, keep: bool = False) -> State:
    """The position after a turn: the next player follows, or the next round."""
    state = replace(state, turn=None, next=state.next + 1)
    return state if state.next < len(state.order) else finish_round(state, keep, budget)


def finish_round(state: State, keep: bool, budget: Budget) -> State:
    """The position after a round: over if the end was triggered or nobody can do anything, else the next round."""
    if state.ending is not None or standstill(state, budget):
        return replace(state, over=True)
    players = state.players
    if state.round % CYCLE == 0:
        players = tuple(replace(player, markers=MARKERS) for player in players)
    order = state.order if keep else (state.order[-1], *state.order[:-1])
    return replace(state, round=state.round + 1, order=order, next=0, players=players)


def standstill(state: State, budget: Budget) -> bool:
    """D30: whether no player could make a step or lead a tour, whatever markers they have."""
    if any(any_step(state, seat, budget) for seat in state.order):
        return False
    cards = {player.card for player in state.players if player.card is not None}
    return not any(any_tour(state.network, state.options.components.card(card), budget) for card in cards)


def result(state: State) -> Outcome | None:
    """The outcome: most money wins; among equals, whoever stands earlier in the order of the last round."""
    if not state.over:
        return None
    rank = sorted(state.order, key=lambda seat: (-state.players[seat].money, state.order.index(seat)))
    ranks = tuple(rank.index(seat) + 1 for seat in range(len(state.order)))
    return Outcome(ranks, state.ending or STALLED)
