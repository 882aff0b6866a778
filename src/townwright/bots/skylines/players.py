"""The bots of Skylines: one way of thinking, at several depths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from townwright.bots.player import Answer, Limit
from townwright.bots.skylines.places.free_layouts import lay_out
from townwright.bots.skylines.planning import Planning
from townwright.bots.skylines.remarks import remark
from townwright.bots.skylines.search.candidates import Candidate, Chosen, candidates
from townwright.bots.skylines.search.rollouts import Depth, search
from townwright.bots.skylines.search.view_reader import state_of
from townwright.bots.skylines.weights import Weights
from townwright.core.phrases import Phrase
from townwright.games.skylines import Action, View
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.games.skylines.box.loader import own_sets
from townwright.games.skylines.state import Phase, State

FULL = max(HAND_SIZES)
"""So many seats are at a full table."""


@dataclass(frozen=True, slots=True)
class TownPlanner:
    """Weighs every outcome of every card that it thinks of; with a depth it also plays the best on in its head."""

    name: str
    character: Phrase
    level: int
    weights: Weights = field(default_factory=Weights)
    full_table: Weights | None = None
    """What it holds dear at a full table, if that differs."""
    depth: Depth | None = None
    looks: float = 0.0
    """So many things to do come to its mind in a turn, at random; one more now and then where it is no whole number.
    Without it everything does."""

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        if view.set not in own_sets():
            # A view names an owner's set but does not show the cards in its piles: nothing can be planned with it.
            strange = Phrase("bots-skylines-strange", "these cards are new to me, so I follow my nose")
            return Answer(legal[random.randrange(len(legal))], strange)
        state = state_of(view)
        if state.phase is Phase.LAYOUT:
            action, looked = lay_out(state, legal, limit.nodes, random)
            return Answer(action, Phrase("bots-skylines-layout", "large districts that grow together"), looked)
        ranked, looked = self.rank(state, limit, random)
        best = ranked[0][0]
        return Answer(best.action, remark(state, best), max(1, looked))

    def rank(self, state: State, limit: Limit, random: Random) -> tuple[list[tuple[Candidate, float]], int]:
        """The candidates with what the bot expects of each, the best first, and how many outcomes were looked at."""
        weights, depth = self._weights(state), self.depth
        planning = Planning(state, weights)
        found = candidates(planning, depth.candidates if depth else 1, self._chosen(random))
        looked = planning.survey.looked
        if depth is None or len(found) < 2 or state.phase is Phase.DRAW:  # draws are left to the planner
            return [(candidate, candidate.liking) for candidate in found], looked
        nodes = min(limit.nodes, depth.most) - looked
        tried, more = search(state, found, weights, depth, nodes, random)
        return [(one.candidate, one.mean) for one in tried], looked + more

    def _weights(self, state: State) -> Weights:
        return self.full_table if self.full_table and len(state.hands) == FULL else self.weights

    def _chosen(self, random: Random) -> Chosen:
        """What comes to its mind of all that could be done, in the same order."""
        if not self.looks:
            return tuple
        number = int(self.looks + random.random())
        return lambda ideas: [ideas[one] for one in sorted(random.sample(range(len(ideas)), min(number, len(ideas))))]
