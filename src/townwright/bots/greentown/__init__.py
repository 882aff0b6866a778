"""The bots of Greentown: random samplers, searches for one turn, and searches with rollouts to the end of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from townwright.bots.greentown.players import SearchBot
from townwright.bots.greentown.rollouts import RolloutSettings
from townwright.bots.greentown.simple_players import SamplingBot
from townwright.bots.greentown.weights import Weights
from townwright.core.phrases import Phrase

__all__ = ["BOTS", "EXPERT", "GREEDY", "SLOW_ON_DEVICES"]

ONE_BUILD: Final = (1, 1, 1)
"""Beam widths of a search that follows only the best Build."""
STRATEGIC: Final = Weights(
    opponent_weight=600, next_tour=30, others_tours=30, beam_widths=(6, 4, 1), shallow_searches=3
)
"""Weights that count the tours to come, its own and the others', and the lead more than the own money."""
ROLLOUTS: Final = RolloutSettings(replace(STRATEGIC, fixed_order=True).shallow(), Weights().shallow())
"""Rollouts in which the others take what pays at once, and the bot itself builds first."""
GLANCE: Final = replace(ROLLOUTS.own, others_tours=0, max_roads=200, max_evaluations=6)
"""The weights of shorter rollouts: half the steps and buildings, fewer roads, and nothing for the others' tours."""
SHORT_ROLLOUTS: Final = RolloutSettings(
    GLANCE,
    replace(ROLLOUTS.others, max_roads=200, max_evaluations=6, fixed_order=True),
    prior_worlds=4,
    prior_weight=1.0,
    rounds=4,
)
"""Rollouts of a cycle of rounds, many for the same time, in which everybody builds first."""

SHALLOW: Final = STRATEGIC.shallow()
"""The same weights with a shallow search."""

GREEDY: Final = SearchBot("greedy", Phrase("bot-greentown-greedy", "takes the turn that pays most at once"), 7)
EXPERT: Final = SearchBot(
    "expert",
    Phrase("bot-greentown-expert", "plays every good turn on to the end of the game, many times"),
    14,
    replace(STRATEGIC, shallow_searches=9),
    SHORT_ROLLOUTS,
    building_share=12,
)

BOTS: Final = (
    SamplingBot(
        "stroller", Phrase("bot-greentown-stroller", "wanders about and leads the nicest of a few tours"), 1, 3
    ),
    SearchBot(
        "guest",
        Phrase("bot-greentown-guest", "tries one thing at a time, and is content with the first decent tour"),
        2,
        Weights(max_roads=140, max_evaluations=1, beam_widths=ONE_BUILD),
    ),
    SearchBot(
        "neighbour",
        Phrase("bot-greentown-neighbour", "looks along the next few roads before building or leading"),
        3,
        Weights(max_roads=50, max_evaluations=2, beam_widths=ONE_BUILD),
    ),
    SearchBot(
        "cyclist",
        Phrase("bot-greentown-cyclist", "gets about in the town, and has a third idea where others have two"),
        4,
        Weights(max_roads=80, max_evaluations=3, beam_widths=ONE_BUILD),
    ),
    SearchBot(
        "courier",
        Phrase("bot-greentown-courier", "knows the short ways, and tries a few Builds for them"),
        5,
        Weights(max_roads=75, max_evaluations=4, beam_widths=ONE_BUILD),
    ),
    SearchBot(
        "guide",
        Phrase("bot-greentown-guide", "knows most tours, and tries a handful of Builds for them"),
        6,
        Weights(max_roads=220, max_evaluations=6, beam_widths=ONE_BUILD),
    ),
    GREEDY,
    SearchBot(
        "planner",
        Phrase("bot-greentown-planner", "builds before it tours, so that every tour finds good roads"),
        8,
        Weights(max_evaluations=8, beam_widths=ONE_BUILD, fixed_order=True),
    ),
    SearchBot(
        "strategist",
        Phrase("bot-greentown-strategist", "builds for its own tours and against those of the others"),
        9,
        replace(SHALLOW, fixed_order=True),
    ),
    SearchBot(
        "surveyor",
        Phrase("bot-greentown-surveyor", "has two Builds in mind, and plays each on to the end of the game"),
        10,
        replace(SHALLOW, shallow_searches=1, fixed_order=True),
        replace(ROLLOUTS, max_worlds=1),
    ),
    SearchBot(
        "engineer",
        Phrase("bot-greentown-engineer", "plays on with every marker, and then with the better ones again"),
        11,
        SHALLOW,
        replace(ROLLOUTS, max_worlds=3),
    ),
    SearchBot(
        "councillor",
        Phrase("bot-greentown-councillor", "hears two proposals for every marker, and plays the better ones on"),
        12,
        replace(SHALLOW, shallow_searches=1),
        replace(ROLLOUTS, max_worlds=2),
    ),
    SearchBot(
        "mayor",
        Phrase("bot-greentown-mayor", "compares a dozen turns, and soon knows which leads furthest"),
        13,
        STRATEGIC,
        replace(ROLLOUTS, nodes=800),
    ),
    EXPERT,
)
"""From the weakest on. Each is meant to win 60 to 80 of 100 games for two against the one before it."""

SLOW_ON_DEVICES: Final = frozenset(
    {"greedy", "planner", "strategist", "surveyor", "engineer", "councillor", "mayor", "expert"}
)
"""The bots that do not answer in time without compiled code, `planner` and `strategist` in some moves only."""
