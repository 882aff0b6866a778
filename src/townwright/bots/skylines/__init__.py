"""Players of Skylines: they share a city with people, and know no more than they do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from townwright.bots.skylines.searching import Depth
from townwright.bots.skylines.townplanner import TownPlanner
from townwright.bots.skylines.weights import Weights
from townwright.core.phrases import Phrase

__all__ = ["BOTS", "EXPERT"]

CARELESS: Final = replace(Weights(), hand_need=0.0, pile_need=0.0, company=0.0, waste=0.0, capacity=0.3, reserve=1.0)

NOVICE: Final = TownPlanner(
    "novice", Phrase("bots-skylines-novice", "builds what pleases today and saves little for tomorrow"), 1, CARELESS
)
PLANNER: Final = TownPlanner(
    "planner", Phrase("bots-skylines-planner", "weighs every card and every place, one turn at a time"), 2
)
EXPERT: Final = TownPlanner(
    "expert",
    Phrase("bots-skylines-expert", "plays each plan to its end in its head before it builds"),
    4,
    depth=Depth(),
)
ADEPT: Final = TownPlanner(
    "adept",
    Phrase("bots-skylines-adept", "thinks a few turns ahead"),
    3,
    depth=Depth(turns=6, candidates=4),
)

BOTS: Final = (NOVICE, PLANNER, ADEPT, EXPERT)
