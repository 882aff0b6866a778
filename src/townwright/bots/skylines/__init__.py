"""Players of Skylines: they share a city with people, and know no more than they do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from townwright.bots.skylines.searching import Depth
from townwright.bots.skylines.townplanner import TownPlanner
from townwright.bots.skylines.weights import NEVER, Weights
from townwright.core.phrases import Phrase

__all__ = ["ADEPT", "BOTS", "BUILDER", "EXPERT", "NOVICE", "PLANNER"]

CAREFUL: Final = Weights()
CARELESS: Final = replace(
    CAREFUL, hand_need=0.0, pile_need=0.0, company=0.0, waste=0.0, capacity=0.1, shortage=0.6, reserve=1.0, ample=NEVER
)
"""Lives for the day: no thought for what other cards need, little for capacity, shortages and savings."""
HASTY: Final = replace(
    CAREFUL, hand_need=0.1, pile_need=0.0, company=0.1, waste=0.05, capacity=0.4, shortage=0.9, ample=NEVER
)
"""Thinks of the cards on the table, not of those to come."""

NOVICE: Final = TownPlanner(
    "novice", Phrase("bots-skylines-novice", "builds what pleases today and saves little for tomorrow"), 1, CARELESS
)
BUILDER: Final = TownPlanner(
    "builder", Phrase("bots-skylines-builder", "looks after the cards on the table, not after those to come"), 2, HASTY
)
PLANNER: Final = TownPlanner(
    "planner", Phrase("bots-skylines-planner", "weighs every card and every place, one turn at a time"), 3
)
ADEPT: Final = TownPlanner(
    "adept",
    Phrase("bots-skylines-adept", "thinks a few turns ahead"),
    4,
    depth=Depth(turns=4, most=400),
)
EXPERT: Final = TownPlanner(
    "expert",
    Phrase("bots-skylines-expert", "plays each plan on in its head before it builds"),
    5,
    depth=Depth(),
)

BOTS: Final = (NOVICE, BUILDER, PLANNER, ADEPT, EXPERT)
