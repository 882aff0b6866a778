"""The Cities bots play by their view alone, better from level to level, and say why."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from tests.bots.cities.positions import positions
from tests.bots.cities.twins import compare_twins
from tests.bots.pairs import pairs
from tests.option_classes import option_classes
from townwright.bots.advice import Advice
from townwright.bots.cities import BOTS
from townwright.bots.cities.adviser import simpler, with_reason, within_zone
from townwright.bots.cities.players import search_for
from townwright.bots.cities.search import MAX_CANDIDATES, SearchLimits
from townwright.bots.cities.view_reader import city_after, city_of, options_of
from townwright.bots.player import Bot, Limit
from townwright.core.phrases import Phrase
from townwright.games.cities import GAME
from townwright.games.cities.actions import Move, Place, Stay, Walk
from townwright.games.cities.options import Options, every_option
from townwright.speed.runtime.readable_games import Deals
from townwright.texts import translate

LITTLE = Limit(nodes=150)
SEVERAL = [options for options in every_option() if options.seats > 1 and not options.free]
APART = 4
"""Each bot is asked with one of so many options, its neighbours with others; ``dev soak bot_twins`` asks all."""

CLEARLY_APART = {"newcomer", "tourist", "guide", "mason", "planner"}
"""Every neighbour on the ladder wins now and then; these do not."""

every_bot = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)


@every_bot
def test_a_bot_does_the_same_whatever_it_cannot_know(bot: Bot) -> None:
    some = SEVERAL[BOTS.index(bot) % APART :: APART]
    assert sum(compare_twins(bot, options, "twins", 6, LITTLE) for options in some) > 2


@every_bot
def test_a_bot_uses_no_more_nodes_than_it_may(bot: Bot) -> None:
    for state, seat in positions(Options(level=3), "limits", 5):
        for nodes in (1, 30, 150):
            answer = bot.choose(GAME.view(state, seat), GAME.legal(state, seat), Limit(nodes), Random(1))
            assert 1 <= answer.nodes <= nodes


@pytest.mark.parametrize(
    ("bot", "options"),
    pairs(BOTS, option_classes(GAME)),
    ids=lambda each: "+".join(each.variants) or "usual" if isinstance(each, Options) else each.name,
)
def test_a_bot_gives_a_reason_in_both_languages(bot: Bot, options: Options) -> None:
    for state, seat in positions(options, "remarks", 1):
        answer = bot.choose(GAME.view(state, seat), GAME.legal(state, seat), Limit(30), Random(1))
        assert isinstance(answer.remark, Phrase)
        assert translate(answer.remark, "de") != str(answer.remark)


def test_a_hint_leaves_a_tourist_where_a_move_would_change_nothing_or_cost_points_while_others_wait() -> None:
    seen = set()
    for state, seat in positions(Options(level=3), "hints", 12):
        view, legal, before = GAME.view(state, seat), GAME.legal(state, seat), city_of(GAME.view(state, seat))
        stands = [action for action in legal if isinstance(action, Move) and isinstance(action.tourist, Walk)]
        for action in stands[::9]:
            advice = Advice(action, Phrase("bot-random", "wanders"))
            chosen = simpler(view, legal, advice).action
            still = within_zone(before, city_after(before, action, options_of(view)))
            left, led, stood = (
                GAME.standing(GAME.play(state, seat, each), seat)
                for each in (chosen, action, Move(action.tile, Stay()))
            )
            costs = not still and before.stock > 0 and led.total < stood.total
            seen.add((still, costs))

            if costs:
                assert isinstance(chosen.tourist, Stay | Place)
                assert left.total >= stood.total
            else:
                assert chosen == (Move(action.tile, Stay()) if still else action)
                assert left == led

    assert seen == {(True, False), (False, True), (False, False)}


def mean_points(bot: Bot, level: int, games: int) -> float:
    """What a bot makes of some deals."""
    totals = []
    for game in range(games):
        random, state = Random(game), GAME.start(Options(level=level))
        while to_act := GAME.to_act(state):
            seat, legal = to_act[0], GAME.legal(state, to_act[0])
            if seat < 0:
                action = legal[random.randrange(len(legal))]
            else:
                action = bot.choose(GAME.view(state, seat), legal, LITTLE, Random(game)).action
            state = GAME.play(state, seat, action)
        totals.append(GAME.standing(state, 0).total)
    return fmean(totals)


def test_a_higher_level_makes_more_points_of_the_same_deals() -> None:
    means = [mean_points(bot, 3, games=4) for bot in BOTS if bot.name in CLEARLY_APART]

    assert means == sorted(means)


def test_a_hint_says_what_can_grow_wherever_more_points_were_to_be_had_at_once() -> None:
    reasons = set()
    for state, seat in positions(Options(level=1), "reasons", 5):
        view, legal, before = GAME.view(state, seat), GAME.legal(state, seat), city_of(GAME.view(state, seat))
        moves = [action for action in legal if isinstance(action, Move) and isinstance(action.tourist, Stay | Place)]
        cities = [city_after(before, action, options_of(view)) for action in moves]
        points = [city.ground.score(list(city.words), 1) for city in cities]
        for action, own in list(zip(moves, points, strict=True))[::7]:
            told = with_reason(view, legal, Advice(action, Phrase("now", "now"))).remark
            assert own < max(points) or told.key == "now"
            reasons.add(told.key)

    assert reasons == {"now", "bot-cities-spares", "bot-cities-later-parks", "bot-cities-later-attractions"}


def test_levels_count_up_from_the_bot_that_wanders() -> None:
    levels = [bot.level for bot in BOTS]

    assert levels == sorted(levels)
    assert set(levels) == set(range(1, max(levels) + 1))


@pytest.mark.parametrize("name", ["greedy", "planner", "expert"])
def test_bots_of_one_kind_begin_differently_on_each_seat_and_alike_for_the_same_seed(name: str) -> None:
    bot = next(bot for bot in BOTS if bot.name == name)
    state = Deals("seats").start(GAME, Options(level=2, seats=4))

    def layouts() -> list[str]:
        return [
            str(bot.choose(GAME.view(state, seat), GAME.legal(state, seat), LITTLE, Random(5)).action)
            for seat in GAME.to_act(state)
        ]

    assert len(set(layouts())) == 4
    assert layouts() == layouts()


@pytest.mark.parametrize(
    ("level", "nodes", "broad"), [(3, 999, False), (3, 1100, True), (3, 2000, False), (2, 1100, False)]
)
def test_the_expert_compares_broadly_with_a_middling_budget_at_level_3(level: int, nodes: int, broad: bool) -> None:
    expert = next(bot for bot in BOTS if bot.name == "expert")
    state, seat = next(
        (state, seat) for state, seat in positions(Options(level=level), "broad", 14) if state.round == 8
    )
    view = GAME.view(state, seat)
    search, city = search_for(options_of(view), True), city_of(view).words

    used = [
        search.move(city, view.hand[0], view.out, 5, limits, 1).nodes
        for limits in (SearchLimits(24, nodes), SearchLimits(MAX_CANDIDATES, nodes, broad=True))
    ]

    assert used[0] != used[1]
    assert expert.choose(view, GAME.legal(state, seat), Limit(nodes), Random(1)).nodes == used[broad]
