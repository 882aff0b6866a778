"""Looks ahead: plays ideas on to the end of the game in worlds that fit the view, and drops the worse half in turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from townwright.bots.greentown.engine import Mind
from townwright.bots.greentown.turn_candidates import Idea
from townwright.bots.greentown.weights import Care
from townwright.games.greentown.state import State

SEEDS, EVERYTHING = 1 << 64, 1 << 40


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far a player looks ahead."""

    habit: Care
    """How it plays on in its head."""
    others: Care
    """How the others are thought to play on."""
    spite: float = 1.0
    """How much the others' money counts against the own, all together."""
    doubt: int = 1
    """In so many worlds that were never tried an idea is thought to lose against habit,"""
    loss: float = 1.0
    """so many greenies in each: whoever leaves its habit must have seen why."""
    nodes: int = 1 << 40
    """It never looks at more."""
    worlds: int = 200
    """Nor does it play an idea on more often."""

    def worth(self, one: Tried, first: Tried) -> float:
        """What an idea brings more than the first, which is what habit would do, in the worlds that both have met."""
        if one is first:
            return 0.0
        gains = [lead - usual for lead, usual in zip(one.leads, first.leads, strict=False)]
        return (sum(gains) - self.doubt * self.loss) / max(1, len(gains) + self.doubt)


@dataclass(slots=True, eq=False)
class Tried:
    """An idea and how far it was ahead in the end, world by world."""

    idea: Idea
    leads: list[float] = field(default_factory=list)


def foresee(
    mind: Mind, state: State, found: Sequence[Idea], foresight: Foresight, nodes: int, random: Random
) -> list[tuple[Idea, float]]:
    """The ideas and how far each will be ahead, the best first; the first that is given is what habit would do.

    All meet the same worlds. When their share of the budget is spent half of them go, but never the first.
    """
    seat, others = state.seat, len(state.players) - 1
    mine, theirs = (care.taste(others, EVERYTHING) for care in (foresight.habit, foresight.others))
    habit = mind.filled([mine if each == seat else theirs for each in range(others + 1)])
    tried = [Tried(idea) for idea in found]
    first = tried[0]

    def worth(one: Tried) -> float:
        return foresight.worth(one, first)

    running, rounds, began = list(tried), max(1, (len(tried) - 1).bit_length()), mind.nodes
    for number in range(1, rounds + 1):
        share, most = began + (nodes - began) * number // rounds, max(1, foresight.worlds * number // rounds)
        while len(running) > 1 and mind.nodes < share and len(first.leads) < most:
            deck, luck = mind.deck(shuffled(state, random)), mind.word(random.randrange(SEEDS))
            for one in running:
                money = mind.play_out(one.idea.after, habit, deck, luck)
                one.leads.append(money[seat] - foresight.spite * (sum(money) - money[seat]) / others)
        running = sorted(running, key=worth, reverse=True)[: (len(running) + 1) // 2]
        if first not in running:
            running.append(first)
    rest = [one for one in tried if one not in running]
    usual = fmean(first.leads) if first.leads else 0.0
    ranked = [*sorted(running, key=worth, reverse=True), *sorted(rest, key=worth, reverse=True)]
    return [(one.idea, usual + worth(one)) for one in ranked]


def shuffled(state: State, random: Random) -> list[str]:
    """The cards to come in an order that is possible: by number, in any order inside a number."""
    stops = {card.name: card.stops for card in state.options.components.cards}
    cards = list(state.deck)
    random.shuffle(cards)
    return sorted(cards, key=stops.__getitem__)
