"""The bots of Skylines: planners of one turn, and planners that compare the best actions by rollouts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from townwright.bots.skylines.players import PlanningBot
from townwright.bots.skylines.search.rollouts import RolloutSettings
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
    "SLOW_ON_DEVICES",
    "VISITOR",
]

CAREFUL: Final = Weights()
CARELESS: Final = replace(
    CAREFUL, hand_need=0.0, pile_need=0.0, company=0.0, waste=0.0, capacity=0.1, shortage=0.6, reserve=1.0, ample=NEVER
)
"""Weights that ignore what other cards need, and count little for capacity, shortages and savings."""
HASTY: Final = replace(
    CAREFUL, hand_need=0.1, pile_need=0.0, company=0.1, waste=0.05, capacity=0.4, shortage=0.9, ample=NEVER
)
"""Weights that count the cards in hands, not those to come."""
CURIOUS: Final = replace(CAREFUL, look_from=0.0, ample=2.5, useless=0.0)
"""Weights that look into the piles from the first tile on, and with less money."""

DREAMER: Final = PlanningBot(
    "dreamer",
    Phrase("bots-skylines-dreamer", "does the better of two things that come to mind"),
    1,
    CARELESS,
    samples=2,
)
NEWCOMER: Final = PlanningBot(
    "newcomer",
    Phrase("bots-skylines-newcomer", "thinks of two things, now and then of three"),
    2,
    CARELESS,
    samples=2.5,
)
VISITOR: Final = PlanningBot(
    "visitor",
    Phrase("bots-skylines-visitor", "does the best of three things that come to mind"),
    3,
    CARELESS,
    samples=3,
)
NEIGHBOUR: Final = PlanningBot(
    "neighbour", Phrase("bots-skylines-neighbour", "thinks of four things before it builds"), 4, CARELESS, samples=4
)
MASON: Final = PlanningBot(
    "mason", Phrase("bots-skylines-mason", "thinks of five things before it builds"), 5, CARELESS, samples=5
)
NOVICE: Final = PlanningBot(
    "novice", Phrase("bots-skylines-novice", "builds what pleases today and saves little for tomorrow"), 6, CARELESS
)
BUILDER: Final = PlanningBot(
    "builder", Phrase("bots-skylines-builder", "looks after the cards on the table, not after those to come"), 7, HASTY
)
PLANNER: Final = PlanningBot(
    "planner",
    Phrase("bots-skylines-planner", "weighs every card and every place, one turn at a time"),
    8,
    full_table=FULL_TABLE,
)
ADEPT: Final = PlanningBot(
    "adept",
    Phrase("bots-skylines-adept", "thinks a few turns ahead"),
    9,
    full_table=FULL_TABLE,
    rollouts=RolloutSettings(turns=4, max_nodes=400),
)
EXPERT: Final = PlanningBot(
    "expert",
    Phrase("bots-skylines-expert", "plays each plan on in its head before it builds"),
    10,
    full_table=FULL_TABLE,
    plenty_pair=CURIOUS,
    rollouts=RolloutSettings(),
)

BOTS: Final = (DREAMER, NEWCOMER, VISITOR, NEIGHBOUR, MASON, NOVICE, BUILDER, PLANNER, ADEPT, EXPERT)

SLOW_ON_DEVICES: Final = frozenset({ADEPT.name, EXPERT.name})
"""The bots that do not answer in time without compiled code."""
