"""The bots of Greentown: one way of finding ideas for a turn, and several ways of choosing among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from townwright.bots.greentown.care import Care
from townwright.bots.greentown.ideas import Idea, ideas
from townwright.bots.greentown.mind import mind_of
from townwright.bots.greentown.remarks import remark
from townwright.bots.greentown.seeing import state_of
from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase
from townwright.games.greentown.actions import Action
from townwright.games.greentown.view import View

OFFSETS = 1 << 20


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the turn that brings most at once; where nothing does, it builds for its next tour."""

    name: str
    character: Phrase
    level: int
    care: Care = field(default_factory=Care)

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        state = state_of(view, legal)
        mind = mind_of(state.options.components)
        mind.begin()
        found = ideas(mind, state, state.deck, self.care, limit.nodes, random.randrange(OFFSETS))
        best = max(found, key=worth)
        return Answer(best.said(state), remark(state, best), max(1, mind.nodes))


def worth(idea: Idea) -> int:
    """What its player thinks of an idea."""
    return idea.value
