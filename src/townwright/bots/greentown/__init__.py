"""Players of Greentown: they see what their seat may see, and build and lead tours to earn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from townwright.bots.greentown.players import Townsman
from townwright.bots.greentown.rollouts import Foresight
from townwright.bots.greentown.simple_players import Stroller
from townwright.bots.greentown.weights import Care
from townwright.core.phrases import Phrase

__all__ = ["BOTS", "EXPERT", "GREEDY"]

NARROW: Final = (1, 1, 1)
"""Follows one beginning of a Build, the best."""
FORESIGHTED: Final = Care(spite=600, next_tour=30, others_tours=30, widths=(6, 4, 1), glances=3)
"""Cares for the tours to come, its own and the others', and for who is ahead more than for how much there is."""
AHEAD: Final = Foresight(replace(FORESIGHTED, habit=True).at_a_glance(), Care().at_a_glance())
"""Thinks of the others as players who take what pays at once, and of itself as one who builds first."""

GLANCING: Final = FORESIGHTED.at_a_glance()
"""Cares for the same, and looks at little."""

GREEDY: Final = Townsman("greedy", Phrase("bot-greentown-greedy", "takes the turn that pays most at once"), 7)
EXPERT: Final = Townsman(
    "expert",
    Phrase("bot-greentown-expert", "plays every good turn on to the end of the game, many times"),
    14,
    FORESIGHTED,
    AHEAD,
)

BOTS: Final = (
    Stroller("stroller", Phrase("bot-greentown-stroller", "wanders about and leads the nicest of a few tours"), 1, 3),
    Townsman(
        "guest",
        Phrase("bot-greentown-guest", "tries one thing at a time, and is content with the first decent tour"),
        2,
        Care(roads=140, looks=1, widths=NARROW),
    ),
    Townsman(
        "neighbour",
        Phrase("bot-greentown-neighbour", "looks along the next few streets before building or leading"),
        3,
        Care(roads=50, looks=2, widths=NARROW),
    ),
    Townsman(
        "cyclist",
        Phrase("bot-greentown-cyclist", "gets about in the town, and has a third idea where others have two"),
        4,
        Care(roads=80, looks=3, widths=NARROW),
    ),
    Townsman(
        "courier",
        Phrase("bot-greentown-courier", "knows the short ways, and tries a few Builds for them"),
        5,
        Care(roads=75, looks=4, widths=NARROW),
    ),
    Townsman(
        "guide",
        Phrase("bot-greentown-guide", "knows most tours, and tries a handful of Builds for them"),
        6,
        Care(roads=220, looks=6, widths=NARROW),
    ),
    GREEDY,
    Townsman(
        "planner",
        Phrase("bot-greentown-planner", "builds before it tours, so that every tour finds good streets"),
        8,
        Care(looks=8, widths=NARROW, habit=True),
    ),
    Townsman(
        "strategist",
        Phrase("bot-greentown-strategist", "builds for its own tours and against those of the others"),
        9,
        replace(GLANCING, habit=True),
    ),
    Townsman(
        "surveyor",
        Phrase("bot-greentown-surveyor", "has two Builds in mind, and plays each on to the end of the game"),
        10,
        replace(GLANCING, glances=1, habit=True),
        replace(AHEAD, worlds=1),
    ),
    Townsman(
        "engineer",
        Phrase("bot-greentown-engineer", "plays on with every marker, and then with the better ones again"),
        11,
        GLANCING,
        replace(AHEAD, worlds=3),
    ),
    Townsman(
        "councillor",
        Phrase("bot-greentown-councillor", "hears two proposals for every marker, and plays the better ones on"),
        12,
        replace(GLANCING, glances=1),
        replace(AHEAD, worlds=2),
    ),
    Townsman(
        "mayor",
        Phrase("bot-greentown-mayor", "compares a dozen turns, and soon knows which leads furthest"),
        13,
        FORESIGHTED,
        replace(AHEAD, nodes=800),
    ),
    EXPERT,
)
"""From the mildest on. Each is meant to win 60 to 80 of 100 games for two against the one before it."""
