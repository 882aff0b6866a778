"""The bots of Greentown: one way of finding ideas for a turn, and several ways of choosing among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from townwright.bots.greentown.engine import Mind, fits, mind_of
from townwright.bots.greentown.remarks import remark
from townwright.bots.greentown.rollouts import Foresight, foresee
from townwright.bots.greentown.simple_players import Stroller
from townwright.bots.greentown.turn_candidates import Idea, ideas, place_in_habit
from townwright.bots.greentown.view_reader import state_of
from townwright.bots.greentown.weights import Care
from townwright.bots.greentown.workspace import MONEY_UNIT
from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase
from townwright.games.greentown.actions import Action
from townwright.games.greentown.seen.view import View
from townwright.games.greentown.state import State

OFFSETS = 1 << 20
BUILDING_SHARE = 3
"""One part in so many of the nodes goes into finding ideas, the rest into playing them on."""

WITHOUT_WORDS = Stroller("", Phrase("bot-greentown-strange", "this box is too large for me to plan with"), 0, 40)
"""Plays with an owner's set that does not fit into the rows that planning needs."""


@dataclass(frozen=True, slots=True)
class Townsman:
    """Weighs turns by the tours that they allow; with foresight it also plays the best of them on in its head."""

    name: str
    character: Phrase
    level: int
    care: Care = field(default_factory=Care)
    foresight: Foresight | None = None

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        state = state_of(view, legal)
        if not fits(state):
            return WITHOUT_WORDS.choose(view, legal, limit, random)
        mind = mind_of(state.options.components)
        mind.begin()
        best, _ = self.rank(mind, state, limit, random)[0]
        return Answer(best.said(state), remark(state, best), max(1, mind.nodes))

    def rank(self, mind: Mind, state: State, limit: Limit, random: Random) -> list[tuple[Idea, float]]:
        """The ideas for a turn with the greenies that the bot expects of each, the best first."""
        ahead, offset = self.foresight, random.randrange(OFFSETS)
        nodes = limit.nodes if ahead is None else min(limit.nodes, ahead.nodes)
        share = nodes if ahead is None else nodes // BUILDING_SHARE
        found = sorted(ideas(mind, state, self.care, share, offset), key=lambda idea: -idea.value)
        if ahead is None:
            return [(idea, idea.value / MONEY_UNIT) for idea in found]
        found.sort(key=lambda idea: place_in_habit(idea.word))
        return foresee(mind, state, found, ahead, nodes, random)
