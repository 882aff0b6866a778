"""Suggests actions to people."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from townwright.bots.advice import Advice, begins_with
from townwright.bots.player import Limit
from townwright.bots.skylines import EXPERT
from townwright.bots.skylines.remarks import remark
from townwright.bots.skylines.search.view_reader import state_of
from townwright.games.skylines import Action, View
from townwright.games.skylines.state import Phase

MOST_NODES: Final = 3_000
"""What a hint searches at most: a person waits for it, and the rollouts beyond hardly ever change the first choice."""


def advise(
    view: View, legal: Sequence[Action], limit: Limit, random: Random, most: int = 3, words: Sequence[str] = ()
) -> tuple[Advice, ...]:
    """The best few actions for the seat whose turn it is, each beginning with the words; perhaps none."""
    state, limit = state_of(view), Limit(min(limit.nodes, MOST_NODES))
    if state.phase is Phase.LAYOUT:
        answer = EXPERT.choose(view, legal, limit, random)
        whole = Advice(answer.action, answer.remark or EXPERT.character)
        return (whole,) if begins_with(whole.action, words) else ()
    ranked, _ = EXPERT.rank(state, limit, random)
    ranked = [(candidate, value) for candidate, value in ranked if begins_with(candidate.action, words)]
    first = ranked[0][1] if ranked else 0.0
    return tuple(
        Advice(candidate.action, remark(state, candidate), round(max(0.0, first - value), 1))
        for candidate, value in ranked[:most]
    )
