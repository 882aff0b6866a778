"""The bots of Cities, from beginners to the strongest.

They differ in how many moves they look at, whether they use learnt values, for how many rounds they plan, how often
they miss the best move, and how many moves they compare by rollouts. At level 1 planning for one round is no better
than the initial guess and rollouts gain little: there the rate of missed moves makes most of the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from townwright.bots.cities import learnt_values
from townwright.bots.cities.policy.policy_bot import PolicyBot
from townwright.bots.cities.remarks import remark
from townwright.bots.cities.rollouts import is_broad
from townwright.bots.cities.search import MAX_CANDIDATES, SOURCES, CitiesSearch, SearchLimits, SearchResult
from townwright.bots.cities.view_reader import city_after, city_of, options_of, rounds_left
from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase
from townwright.games.cities.actions import Action
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import EXTRA, SET_UP
from townwright.speed.runtime import compiled_code

SEEDS = 1 << 64
MAX_SKIPPED = 16
FIRST_LAYOUTS = 6
"""So many of the best starting layouts are dealt out among the seats, so that equal bots build different cities."""


@dataclass(frozen=True)
class SamplingBot:
    """A bot that takes the best of a few random moves, by the points right after each."""

    name: str
    character: Phrase
    level: int
    samples: float
    """How many moves it looks at; a fraction is the chance of one more."""

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        """Choose the action with the most points right after it, among a few random ones."""
        options, city = options_of(view), city_of(view)
        count = max(1, min(int(self.samples + random.random()), limit.nodes, len(legal)))
        seen = [legal[random.randrange(len(legal))] for _ in range(count)]
        ground, level = city.ground, options.level
        best = max(seen, key=lambda action: ground.score(list(city_after(city, action, options).words), level))
        return Answer(best, remark(view, best, None), count)


@dataclass(frozen=True)
class LevelSkill:
    """How well a bot searches at one scoring level."""

    horizon: int = ROUNDS
    """For how many rounds it plans."""
    miss_rate: float = 0
    """The chance that the best move is missed; then that the next best is missed as well, and so on."""
    broad_candidates: int = 0
    """How many moves it compares with a budget for which a broad comparison is better; 0 if it makes none."""


@dataclass(frozen=True)
class SearchBot:
    """A bot that ranks every move by the worth of the city after it, and compares the best by rollouts."""

    name: str
    character: Phrase
    level: int
    learnt: bool
    """Whether it uses the learnt table and network; otherwise the initial table."""
    skills: tuple[LevelSkill, LevelSkill, LevelSkill] = (LevelSkill(), LevelSkill(), LevelSkill())
    """How well it searches at levels 1, 2 and 3."""
    candidates: int = 1
    """How many moves it compares by rollouts."""
    most_nodes: int = 1 << 40

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        """Choose the action that the search finds best, or one of the next best if it misses some.

        Everybody draws the same tiles, so bots of one kind would all build the same city: where there are several seats
        each begins with another of the best starting layouts, in the order of their values, without rollouts.
        """
        skill, skipped = self.skills[view.level - 1], 0
        while skipped < MAX_SKIPPED and random.random() < skill.miss_rate:
            skipped += 1
        nodes = max(1, min(self.most_nodes, limit.nodes))
        broad = skill.broad_candidates > 0 and bool(is_broad(nodes))
        candidates = skill.broad_candidates if broad else self.candidates
        if view.stage == SET_UP and len(view.players) > 1:
            skipped, candidates = skipped + (view.seat or 0) % FIRST_LAYOUTS, 1
        limits = SearchLimits(candidates + skipped, nodes, skipped, broad)
        result = self.decide(view, skill.horizon, limits, random.randrange(SEEDS))
        action = legal[result.number]
        expected = result.expected if skill.horizon == ROUNDS else None
        return Answer(action, remark(view, action, expected), result.nodes)

    def decide(self, view: View, horizon: int, limits: SearchLimits, seed: int) -> SearchResult:
        """Search for the best action of the decision that is due, planning for at most ``horizon`` rounds."""
        search = search_for(options_of(view), self.learnt)
        if view.stage == SET_UP:
            return search.lay_out(view.hand, view.out, limits, seed)
        city = city_of(view).words
        if view.stage == EXTRA:
            return search.play_extra(city, view.hand[0], limits)
        return search.move(city, view.hand[0], view.out, min(horizon, rounds_left(view)), limits, seed)


def search_for(options: Options, learnt: bool) -> CitiesSearch:
    """The search for games of these options; the last few are kept."""
    return _search(options, learnt, not options.free and compiled_code.wanted(SOURCES))


@lru_cache(maxsize=16)
def _search(options: Options, learnt: bool, compiled: bool) -> CitiesSearch:
    level, walks = options.level, options.walks
    table = learnt_values.learnt_table(level, walks) if learnt else learnt_values.initial_table(level)
    network = learnt_values.learnt_network(level, walks) if learnt else learnt_values.NO_NETWORK
    return CitiesSearch(options, table, network, compiled)


ONE_ROUND_AHEAD = LevelSkill(horizon=1)

GREEDY = SearchBot(
    "greedy",
    Phrase("bot-cities-greedy", "looks at every move and leaves room to grow"),
    12,
    learnt=False,
    skills=(ONE_ROUND_AHEAD, ONE_ROUND_AHEAD, ONE_ROUND_AHEAD),
)

BOTS = (
    SamplingBot("dreamer", Phrase("bot-cities-dreamer", "dreams, and now and then looks twice"), 1, samples=1.6),
    SamplingBot("newcomer", Phrase("bot-cities-newcomer", "takes the best of two or three ideas"), 2, samples=2.3),
    SamplingBot("stroller", Phrase("bot-cities-stroller", "tries a few things and takes the nicest"), 3, samples=3.2),
    SamplingBot(
        "visitor", Phrase("bot-cities-visitor", "looks around a little and takes what pays at once"), 4, samples=4.5
    ),
    SamplingBot(
        "tourist", Phrase("bot-cities-tourist", "looks around a while and takes what pays at once"), 5, samples=6.2
    ),
    SamplingBot("lodger", Phrase("bot-cities-lodger", "knows a few corners and takes what pays at once"), 6, samples=9),
    SamplingBot(
        "neighbour", Phrase("bot-cities-neighbour", "knows some corners and takes what pays at once"), 7, samples=13.5
    ),
    SamplingBot("guide", Phrase("bot-cities-guide", "knows many corners and takes what pays at once"), 8, samples=22),
    SamplingBot(
        "citizen", Phrase("bot-cities-citizen", "knows most corners and takes what pays at once"), 9, samples=40
    ),
    SamplingBot("mason", Phrase("bot-cities-mason", "finds nearly always what pays at once"), 10, samples=95),
    SamplingBot(
        "foreman",
        Phrase("bot-cities-foreman", "knows nearly every corner and takes what pays at once"),
        11,
        samples=600,
    ),
    GREEDY,
    SearchBot(
        "apprentice",
        Phrase("bot-cities-apprentice", "has learnt what becomes of a city, but has no eye for it yet"),
        13,
        learnt=True,
        skills=(LevelSkill(miss_rate=0.75), ONE_ROUND_AHEAD, LevelSkill(horizon=1, miss_rate=0.35)),
    ),
    SearchBot(
        "surveyor",
        Phrase("bot-cities-surveyor", "plans for the whole game, but overlooks many a good move"),
        14,
        learnt=True,
        skills=(LevelSkill(miss_rate=0.68), LevelSkill(miss_rate=0.55), LevelSkill(miss_rate=0.6)),
    ),
    PolicyBot(
        "scholar",
        Phrase("bot-cities-scholar", "has played millions of games and trusts the first idea"),
        14,
        elsewhere=GREEDY,
    ),
    SearchBot(
        "planner",
        Phrase("bot-cities-planner", "knows what becomes of parks, squares and views"),
        15,
        learnt=True,
        skills=(LevelSkill(miss_rate=0.52), LevelSkill(), LevelSkill()),
    ),
    SearchBot(
        "architect",
        Phrase("bot-cities-architect", "plays a few moves on in its head"),
        16,
        learnt=True,
        skills=(LevelSkill(miss_rate=0.32), LevelSkill(), LevelSkill()),
        candidates=6,
        most_nodes=160,
    ),
    SearchBot(
        "expert",
        Phrase("bot-cities-expert", "plays every good move on in its head, many times"),
        17,
        learnt=True,
        skills=(LevelSkill(), LevelSkill(), LevelSkill(broad_candidates=MAX_CANDIDATES)),
        candidates=24,
    ),
)
