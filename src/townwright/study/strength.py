"""How strong somebody played in one game, told by the bots that usually lose as much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from townwright.study.reviews import Estimate

__all__ = ["StrengthEstimate", "UsualCost", "estimate_strength"]

CERTAINTY = 2.0
"""A bot is in the range if the cost lies so many standard deviations from its own mean, or less."""


@dataclass(frozen=True, slots=True)
class UsualCost:
    """What the decisions of one game cost a bot: the mean over games, and their standard deviation."""

    bot: str
    mean: float
    spread: float


@dataclass(frozen=True, slots=True)
class StrengthEstimate:
    """The bots that play about as well: one game tells little, so it is a range."""

    like: str
    """The bot whose usual cost is nearest."""
    weakest: str
    strongest: str
    """The ends of the range of bots for which such a game would be nothing unusual."""


def estimate_strength(cost: Estimate, usual: Sequence[UsualCost]) -> StrengthEstimate | None:
    """The bots that usually lose about as much, of a list from the weakest to the strongest; None without a list."""
    if not usual:
        return None

    def distance(bot: UsualCost) -> float:
        return abs(cost.value - bot.mean) / max(hypot(bot.spread, cost.error), 0.1)

    like = min(usual, key=distance)
    near = [bot for bot in usual if bot is like or distance(bot) <= CERTAINTY]
    if cost.value < usual[-1].mean:
        near.append(usual[-1])
    if cost.value > usual[0].mean:
        near.append(usual[0])
    places = [usual.index(bot) for bot in near]
    return StrengthEstimate(like.bot, usual[min(places)].bot, usual[max(places)].bot)
