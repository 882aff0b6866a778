"""Players of Skylines: they share a city with people, and know no more than they do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from townwright.bots.skylines.players import TownPlanner
from townwright.bots.skylines.search.rollouts import Depth
from townwright.bots.skylines.weights import FULL_TABLE, NEVER, Weights
from townwright.core.phrases import Phrase

__all__ = [
    "ADEPT",
    "BOTS",
    "BUILDER",
    "DREAMER",
    "EXPERT",
    "MASON",
    "NEIGHBOUR",
    "NEWCOMER",
    "NOVICE",
    "PLANNER",
    "VISITOR",
]

CAREFUL: Final = Weights()
CARELESS: Final = replace(
    CAREFUL, hand_need=0.0, pile_need=0.0, company=0.0, waste=0.0, capacity=0.1, shortage=0.6, reserve=1.0, ample=NEVER
)
"""Lives for the day: no thought for what other cards need, little for capacity, shortages and savings."""
HASTY: Final = replace(
    CAREFUL, hand_need=0.1, pile_need=0.0, company=0.1, waste=0.05, capacity=0.4, shortage=0.9, ample=NEVER
)
"""Thinks of the cards on the table, not of those to come."""

DREAMER: Final = TownPlanner(
    "dreamer", Phrase("bots-skylines-dreamer", "does the better of two things that come to mind"), 1, CARELESS, looks=2
)
NEWCOMER: Final = TownPlanner(
    "newcomer", Phrase("bots-skylines-newcomer", "thinks of two things, now and then of three"), 2, CARELESS, looks=2.5
)
VISITOR: Final = TownPlanner(
    "visitor", Phrase("bots-skylines-visitor", "does the best of three things that come to mind"), 3, CARELESS, looks=3
)
NEIGHBOUR: Final = TownPlanner(
    "neighbour", Phrase("bots-skylines-neighbour", "thinks of four things before it builds"), 4, CARELESS, looks=4
)
MASON: Final = TownPlanner(
    "mason", Phrase("bots-skylines-mason", "thinks of five things before it builds"), 5, CARELESS, looks=5
)
NOVICE: Final = TownPlanner(
    "novice", Phrase("bots-skylines-novice", "builds what pleases today and saves little for tomorrow"), 6, CARELESS
)
BUILDER: Final = TownPlanner(
    "builder", Phrase("bots-skylines-builder", "looks after the cards on the table, not after those to come"), 7, HASTY
)
PLANNER: Final = TownPlanner(
    "planner",
    Phrase("bots-skylines-planner", "weighs every card and every place, one turn at a time"),
    8,
    full_table=FULL_TABLE,
)
ADEPT: Final = TownPlanner(
    "adept",
    Phrase("bots-skylines-adept", "thinks a few turns ahead"),
    9,
    full_table=FULL_TABLE,
    depth=Depth(turns=4, most=400),
)
EXPERT: Final = TownPlanner(
    "expert",
    Phrase("bots-skylines-expert", "plays each plan on in its head before it builds"),
    10,
    full_table=FULL_TABLE,
    depth=Depth(),
)

BOTS: Final = (DREAMER, NEWCOMER, VISITOR, NEIGHBOUR, MASON, NOVICE, BUILDER, PLANNER, ADEPT, EXPERT)
