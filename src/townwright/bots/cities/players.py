"""The players of Cities, from a child's first game to the strongest that we know how to make.

They differ in what they see, not in how often they stumble: how many moves they look at, how much they have
learnt about what becomes of a city, and how far they play on in their heads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from townwright.bots.cities import tables
from townwright.bots.cities.mind import MOST_CANDIDATES, Care, Mind, Thought
from townwright.bots.cities.remarks import remark
from townwright.bots.cities.seeing import city_of, options_of, outcome, rounds_left
from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase
from townwright.games.cities.actions import Action
from townwright.games.cities.options import Options
from townwright.games.cities.state import EXTRA, SET_UP
from townwright.games.cities.view import View

SEEDS = 1 << 64
WHOLE = 8
"""All that can be learnt, in parts."""


@dataclass(frozen=True)
class Stroller:
    """Looks at some moves as they come to mind, and takes the one that has the most points right after it."""

    name: str
    character: Phrase
    level: int
    looks: int

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        options, city = options_of(view), city_of(view)
        count = max(1, min(self.looks, limit.nodes, len(legal)))
        seen = [legal[random.randrange(len(legal))] for _ in range(count)]
        ground, level = city.ground, options.level
        best = max(seen, key=lambda action: ground.score(list(outcome(city, action, options).words), level))
        return Answer(best, remark(view, best, None), count)


@dataclass(frozen=True)
class Thinker:
    """Weighs every move by what it knows of unfinished cities, and plays the best ones on in its head."""

    name: str
    character: Phrase
    level: int
    learnt: int
    """How much of the learnt table it knows, in parts of ``WHOLE``; the rest is a beginner's guess."""
    candidates: int = 1
    """How many moves it compares by playing on."""
    most_nodes: int = 1 << 40

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        nodes = max(1, min(self.most_nodes, limit.nodes))
        thought = self.think(view, Care(min(self.candidates, MOST_CANDIDATES), nodes), random.randrange(SEEDS))
        action = legal[thought.number]
        return Answer(action, remark(view, action, thought.expected), thought.nodes)

    def think(self, view: View, care: Care, seed: int) -> Thought:
        """The decision that is due."""
        mind = mind_of(options_of(view), self.learnt)
        if view.stage == SET_UP:
            return mind.lay_out(view.hand, view.out, care, seed)
        city = city_of(view).words
        if view.stage == EXTRA:
            return mind.cover(city, view.hand[0])
        return mind.move(city, view.hand[0], view.out, rounds_left(view), care, seed)


@lru_cache(maxsize=16)
def mind_of(options: Options, learnt: int) -> Mind:
    """The mind for a game of these options that knows so much of what was learnt."""
    return Mind(options, tables.known(options.level, options.walks, learnt, WHOLE))


BOTS = (
    Stroller("stroller", Phrase("bot-cities-stroller", "tries a few things and takes the nicest"), 1, looks=8),
    Stroller("tourist", Phrase("bot-cities-tourist", "looks around a while and takes what pays at once"), 2, looks=60),
    Thinker("greedy", Phrase("bot-cities-greedy", "looks at every move and takes what pays at once"), 3, learnt=0),
    Thinker("planner", Phrase("bot-cities-planner", "knows what becomes of parks, squares and views"), 4, learnt=WHOLE),
    Thinker(
        "architect", Phrase("bot-cities-architect", "plays a few moves on in its head"), 5, WHOLE, 6, most_nodes=400
    ),
    Thinker("expert", Phrase("bot-cities-expert", "plays every good move on to the end, many times"), 6, WHOLE, 24),
)
