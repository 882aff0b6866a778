"""How well somebody plays, on one scale for people and programs, with how sure that is.

0 is whoever moves at random, and 400 points more mean ten wins to one on the same deal. Ratings are kept by game and
kind (its level, say); ``bots/<game>/ratings.toml`` holds the kinds, the ratings of programs and what points are worth.
"""

from __future__ import annotations

from townwright.study.ratings.kinds import RatedKind, find, games, kind_of, kinds
from townwright.study.ratings.rating import Measured, Rating
from townwright.study.ratings.results import Compared, DealResult, PersonResult, judge, judge_all

__all__ = [
    "Compared",
    "DealResult",
    "Measured",
    "PersonResult",
    "RatedKind",
    "Rating",
    "find",
    "games",
    "judge",
    "judge_all",
    "kind_of",
    "kinds",
]
