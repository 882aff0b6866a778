"""Bots that do not plan: they build what comes to mind, and lead the nicest of a few tours that they see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from townwright.bots.greentown.view_reader import state_of
from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase
from townwright.games.greentown.actions import Action, Tour
from townwright.games.greentown.seen.view import View
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.payment import amounts
from townwright.games.greentown.tour.tours import stops_of


@dataclass(frozen=True, slots=True)
class Stroller:
    """Says one part of its turn at a time, any that is legal; of tours it looks at a few and takes the best."""

    name: str
    character: Phrase
    level: int
    looks: int

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        state = state_of(view, legal)
        looks = max(1, min(self.looks, limit.nodes)) if isinstance(legal[0], Tour) else 1
        seen = [legal[random.randrange(len(legal))] for _ in range(looks)]
        best = max(seen, key=lambda action: paid(state, action)[state.seat])
        return Answer(best, self.character, looks)


def paid(state: State, action: Action) -> tuple[int, ...]:
    """What a tour pays; nothing if it is none."""
    if not isinstance(action, Tour) or state.card is None:
        return (0,) * len(state.players)
    return amounts(state.card, stops_of(state.network, action), state.seat, len(state.players))
