"""Suggests to people without deciding for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from townwright.bots.player import Limit
from townwright.bots.skylines import EXPERT
from townwright.bots.skylines.remarks import remark
from townwright.bots.skylines.worlds import state_of
from townwright.core.phrases import Phrase
from townwright.games.skylines import Action, View
from townwright.games.skylines.state import Phase


@dataclass(frozen=True, slots=True)
class Advice:
    """Something that the seat could do, and what speaks for it."""

    action: Action
    remark: Phrase
    behind: float
    """How many points less than the first suggestion it promises."""


def advise(view: View, legal: Sequence[Action], limit: Limit, random: Random, most: int = 3) -> tuple[Advice, ...]:
    """The best few things to do now for the seat whose turn it is, whoever asks."""
    state = state_of(view)
    if state.phase is Phase.LAYOUT:
        answer = EXPERT.choose(view, legal, limit, random)
        return (Advice(answer.action, answer.remark or EXPERT.character, 0.0),)
    ranked, _ = EXPERT.rank(state, limit, random)
    first = ranked[0][1]
    return tuple(
        Advice(candidate.action, remark(state, candidate), round(max(0.0, first - value), 1))
        for candidate, value in ranked[:most]
    )
