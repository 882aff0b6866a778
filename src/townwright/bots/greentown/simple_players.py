"""Bots of Greentown that do not search: they build at random, and lead the best of a few random tours."""

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
class SamplingBot:
    """A bot that takes random parts of a turn, and of tours the best of a few random ones."""

    name: str
    character: Phrase
    level: int
    samples: int

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        """Choose a random legal action; of tours the one that pays most, among a few random ones."""
        state = state_of(view, legal)
        samples = max(1, min(self.samples, limit.nodes)) if isinstance(legal[0], Tour) else 1
        seen = [legal[random.randrange(len(legal))] for _ in range(samples)]
        best = max(seen, key=lambda action: paid(state, action)[state.seat])
        return Answer(best, self.character, samples)


def paid(state: State, action: Action) -> tuple[int, ...]:
    """What an action pays each seat if it is a tour; nothing for other actions."""
    if not isinstance(action, Tour) or state.card is None:
        return (0,) * len(state.players)
    return amounts(state.card, stops_of(state.network, action), state.seat, len(state.players))
