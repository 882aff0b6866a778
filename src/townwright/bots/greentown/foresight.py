"""Looks ahead: plays ideas on to the end of the game in worlds that fit the view, and drops the worse half in turn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from townwright.bots.greentown.care import Care
from townwright.bots.greentown.ideas import Idea
from townwright.bots.greentown.mind import Mind
from townwright.games.greentown.state import State

SEEDS, EVERYTHING = 1 << 64, 1 << 40


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far a player looks ahead."""

    ideas: int = 3
    """So many Builds are played on for each marker, at most."""
    spite: float = 1.0
    """How much the others' money counts against the own, all together."""
    habit: Care = field(default_factory=lambda: Care(widths=(1, 1, 1), looks=12))
    """How everybody is thought to play on."""
    nodes: int = 1 << 40
    """It never looks at more."""
    worlds: int = 200
    """Nor does it play an idea on more often."""


@dataclass(slots=True, eq=False)
class Tried:
    """An idea and how far it was ahead in the end, world by world."""

    idea: Idea
    leads: list[float] = field(default_factory=list)

    @property
    def lead(self) -> float:
        """On the average; what nobody has tried comes last."""
        return fmean(self.leads) if self.leads else -math.inf


def foresee(
    mind: Mind, state: State, found: Sequence[Idea], foresight: Foresight, nodes: int, random: Random
) -> list[Tried]:
    """The ideas, the best first. All meet the same worlds; when their share of the budget is spent half of them go.

    Without a whole round of games the first idea stays the first.
    """
    seat, others = state.seat, len(state.players) - 1
    habit = mind.numbers(foresight.habit.taste(others, EVERYTHING))
    tried = [Tried(idea) for idea in found]
    running, rounds, began = list(tried), max(1, (len(tried) - 1).bit_length()), mind.nodes
    for number in range(1, rounds + 1):
        share, most = began + (nodes - began) * number // rounds, foresight.worlds * number // rounds
        while len(running) > 1 and mind.nodes < share and len(running[0].leads) < most:
            deck, luck = mind.deck(shuffled(state, random)), mind.word(random.randrange(SEEDS))
            for one in running:
                money = mind.play_out(one.idea.after, habit, deck, luck)
                one.leads.append(money[seat] - foresight.spite * (sum(money) - money[seat]) / others)
        running = sorted(running, key=lambda one: -one.lead)[: (len(running) + 1) // 2]
    return [*running, *(one for one in tried if one not in running)]


def shuffled(state: State, random: Random) -> list[str]:
    """The cards to come in an order that is possible: by number, in any order inside a number."""
    stops = {card.name: card.stops for card in state.options.components.cards}
    cards = list(state.deck)
    random.shuffle(cards)
    return sorted(cards, key=stops.__getitem__)
