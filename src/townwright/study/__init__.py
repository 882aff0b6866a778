"""What a finished game could have been: reviews tell luck from skill, hindsight finds the best that was possible.

A game can be studied if it has a folder here with an object ``STUDY`` that keeps the contract of ``study.contract``.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import cast

from townwright.core import registry
from townwright.core.refusals import Unknown
from townwright.study.contract import Study
from townwright.study.hindsights import Hindsight
from townwright.study.reviews import DecisionReview, DrawReview, Estimate, MoveValue, Review
from townwright.study.strength import StrengthEstimate, UsualCost, estimate_strength

__all__ = [
    "DecisionReview",
    "DrawReview",
    "Estimate",
    "Hindsight",
    "MoveValue",
    "Review",
    "StrengthEstimate",
    "Study",
    "UsualCost",
    "estimate_strength",
    "find",
    "games",
]


@cache
def games() -> tuple[str, ...]:
    """The names of the games that can be studied, sorted."""
    return tuple(name for name in registry.own_names() if find_spec(f"townwright.study.{name}") is not None)


def find(game: str) -> Study:
    """The study of a game; raises ``Unknown`` for a game that has none."""
    if game in games():
        return cast(Study, registry.load(f"townwright.study.{game}").STUDY)
    raise Unknown(
        "study-no-such-game",
        "{game} cannot be studied yet; {names} can",
        game=registry.find(game).title,
        names=registry.titles(games()),
    )
