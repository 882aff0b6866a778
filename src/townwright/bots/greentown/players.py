"""The searching bots of Greentown: they find candidates for a turn, and choose by value or by rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from townwright.bots.greentown.remarks import remark
from townwright.bots.greentown.rollouts import RolloutSettings, rank_by_rollouts
from townwright.bots.greentown.search import GreentownSearch, fits, search_for
from townwright.bots.greentown.simple_players import SamplingBot
from townwright.bots.greentown.turn_candidates import TurnCandidate, find_candidates, place_in_order
from townwright.bots.greentown.view_reader import state_of
from townwright.bots.greentown.weights import Weights
from townwright.bots.greentown.workspace import MONEY_UNIT
from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase
from townwright.games.greentown.actions import Action
from townwright.games.greentown.seen.view import View
from townwright.games.greentown.state import State

OFFSETS = 1 << 20
GLANCE_NODES = 200
"""With fewer nodes than so many for each, there are fewer shallow searches."""
FALLBACK = SamplingBot("", Phrase("bot-greentown-strange", "this box is too large for me to plan with"), 0, 40)
"""The bot for an owner's set that does not fit into the rows that the search needs."""


@dataclass(frozen=True, slots=True)
class SearchBot:
    """A bot that evaluates turns by the tours that they allow; with ``rollouts`` it also compares them by these."""

    name: str
    character: Phrase
    level: int
    weights: Weights = field(default_factory=Weights)
    rollouts: RolloutSettings | None = None
    building_share: int = 3
    """With rollouts one part in so many of the nodes goes into finding candidates."""

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        """Choose the best turn that the search finds, or its next part in the middle of a turn."""
        state = state_of(view, legal)
        if not fits(state):
            return FALLBACK.choose(view, legal, limit, random)
        search = search_for(state.options.components)
        search.reset_nodes()
        best, _ = self.rank(search, state, limit, random)[0]
        return Answer(best.to_action(state), remark(state, best), max(1, search.nodes))

    def rank(
        self, search: GreentownSearch, state: State, limit: Limit, random: Random
    ) -> list[tuple[TurnCandidate, float]]:
        """The candidates for a turn with the Greenies that the bot expects of each, the best first."""
        ahead, offset = self.rollouts, random.randrange(OFFSETS)
        nodes = limit.nodes if ahead is None else min(limit.nodes, ahead.nodes)
        share = nodes if ahead is None else nodes // self.building_share
        weights = replace(self.weights, shallow_searches=min(self.weights.shallow_searches, nodes // GLANCE_NODES))
        found = sorted(find_candidates(search, state, weights, share, offset), key=lambda candidate: -candidate.value)
        if ahead is None:
            return [(candidate, candidate.value / MONEY_UNIT) for candidate in found]
        found.sort(key=lambda candidate: place_in_order(candidate.word))
        return rank_by_rollouts(search, state, found, ahead, nodes, random)
