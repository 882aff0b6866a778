"""The players of Cities, from a child's first game to the strongest that we know how to make.

They differ in what they see: how many moves they look at, how much they have learnt about what becomes of a city,
how many rounds ahead they plan, how often they overlook the best move, and how far they play on in their heads.
At level 1 planning for one round is no better than a rule of thumb and playing on tells little: there it is mostly
a keen eye that tells them apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from townwright.bots.cities import learnt_values
from townwright.bots.cities.engine import Care, Mind, Thought
from townwright.bots.cities.remarks import remark
from townwright.bots.cities.view_reader import city_of, options_of, outcome, rounds_left
from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase
from townwright.games.cities.actions import Action
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import EXTRA, SET_UP

SEEDS = 1 << 64
MOST_OVERLOOKED = 16


@dataclass(frozen=True)
class Stroller:
    """Looks at some moves as they come to mind, and takes the one that has the most points right after it."""

    name: str
    character: Phrase
    level: int
    looks: float
    """At how many moves; half a look is one every other time."""

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        options, city = options_of(view), city_of(view)
        count = max(1, min(int(self.looks + random.random()), limit.nodes, len(legal)))
        seen = [legal[random.randrange(len(legal))] for _ in range(count)]
        ground, level = city.ground, options.level
        best = max(seen, key=lambda action: ground.score(list(outcome(city, action, options).words), level))
        return Answer(best, remark(view, best, None), count)


@dataclass(frozen=True)
class Sight:
    """How much is seen at one scoring level."""

    plans: int = ROUNDS
    """How many rounds ahead."""
    overlooks: float = 0
    """How likely the best move is not seen; then how likely not the next best, and so on."""


@dataclass(frozen=True)
class Thinker:
    """Weighs every move by what it knows of unfinished cities, and plays the best ones on in its head."""

    name: str
    character: Phrase
    level: int
    learnt: bool
    """Whether it knows what was learnt by playing; otherwise it has a beginner's rule of thumb."""
    sights: tuple[Sight, Sight, Sight] = (Sight(), Sight(), Sight())
    """What it sees at levels 1, 2 and 3."""
    candidates: int = 1
    """How many moves it compares by playing on."""
    most_nodes: int = 1 << 40

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        sight, overlooked = self.sights[view.level - 1], 0
        while overlooked < MOST_OVERLOOKED and random.random() < sight.overlooks:
            overlooked += 1
        care = Care(self.candidates + overlooked, max(1, min(self.most_nodes, limit.nodes)), overlooked)
        thought = self.think(view, sight.plans, care, random.randrange(SEEDS))
        action = legal[thought.number]
        expected = thought.expected if sight.plans == ROUNDS else None
        return Answer(action, remark(view, action, expected), thought.nodes)

    def think(self, view: View, plans: int, care: Care, seed: int) -> Thought:
        """The decision that is due, for somebody who plans so many rounds ahead."""
        mind = mind_of(options_of(view), self.learnt)
        if view.stage == SET_UP:
            return mind.lay_out(view.hand, view.out, care, seed)
        city = city_of(view).words
        if view.stage == EXTRA:
            return mind.cover(city, view.hand[0], care)
        return mind.move(city, view.hand[0], view.out, min(plans, rounds_left(view)), care, seed)


@lru_cache(maxsize=16)
def mind_of(options: Options, learnt: bool) -> Mind:
    """The mind for a game of these options."""
    level, walks = options.level, options.walks
    if not learnt:
        return Mind(options, learnt_values.guessed(level))
    return Mind(options, learnt_values.learnt(level, walks), learnt_values.hunch(level, walks))


SHORT = Sight(plans=1)

BOTS = (
    Stroller("dreamer", Phrase("bot-cities-dreamer", "dreams, and now and then looks twice"), 1, looks=1.6),
    Stroller("newcomer", Phrase("bot-cities-newcomer", "takes the best of two or three ideas"), 2, looks=2.3),
    Stroller("stroller", Phrase("bot-cities-stroller", "tries a few things and takes the nicest"), 3, looks=3.2),
    Stroller(
        "visitor", Phrase("bot-cities-visitor", "looks around a little and takes what pays at once"), 4, looks=4.5
    ),
    Stroller("tourist", Phrase("bot-cities-tourist", "looks around a while and takes what pays at once"), 5, looks=6.2),
    Stroller("lodger", Phrase("bot-cities-lodger", "knows a few corners and takes what pays at once"), 6, looks=9),
    Stroller(
        "neighbour", Phrase("bot-cities-neighbour", "knows some corners and takes what pays at once"), 7, looks=13.5
    ),
    Stroller("guide", Phrase("bot-cities-guide", "knows many corners and takes what pays at once"), 8, looks=22),
    Stroller("citizen", Phrase("bot-cities-citizen", "knows most corners and takes what pays at once"), 9, looks=40),
    Stroller("mason", Phrase("bot-cities-mason", "finds nearly always what pays at once"), 10, looks=95),
    Stroller(
        "foreman", Phrase("bot-cities-foreman", "knows nearly every corner and takes what pays at once"), 11, looks=600
    ),
    Thinker(
        "greedy",
        Phrase("bot-cities-greedy", "looks at every move and leaves room to grow"),
        12,
        learnt=False,
        sights=(SHORT, SHORT, SHORT),
    ),
    Thinker(
        "apprentice",
        Phrase("bot-cities-apprentice", "has learnt what becomes of a city, but has no eye for it yet"),
        13,
        learnt=True,
        sights=(Sight(overlooks=0.75), SHORT, Sight(plans=1, overlooks=0.35)),
    ),
    Thinker(
        "surveyor",
        Phrase("bot-cities-surveyor", "plans for the whole game, but overlooks many a good move"),
        14,
        learnt=True,
        sights=(Sight(overlooks=0.68), Sight(overlooks=0.55), Sight(overlooks=0.6)),
    ),
    Thinker(
        "planner",
        Phrase("bot-cities-planner", "knows what becomes of parks, squares and views"),
        15,
        learnt=True,
        sights=(Sight(overlooks=0.52), Sight(), Sight()),
    ),
    Thinker(
        "architect",
        Phrase("bot-cities-architect", "plays a few moves on in its head"),
        16,
        learnt=True,
        sights=(Sight(overlooks=0.32), Sight(), Sight()),
        candidates=6,
        most_nodes=160,
    ),
    Thinker(
        "expert",
        Phrase("bot-cities-expert", "plays every good move on in its head, many times"),
        17,
        learnt=True,
        candidates=24,
    ),
)
