"""What the town planners promise: whole games, the same answer to the same view, advice with reasons."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from tests.bots.pairs import EVERY_PAIR, pairs
from townwright.bots.player import Answer, Limit
from townwright.bots.skylines import ADEPT, BOTS, DREAMER, EXPERT, MASON, NEWCOMER, PLANNER
from townwright.bots.skylines.adviser import advise
from townwright.bots.skylines.planner import END, LOSS_VALUE, Planner
from townwright.bots.skylines.players import PlanningBot
from townwright.bots.skylines.remarks import remark
from townwright.bots.skylines.search import rollouts
from townwright.bots.skylines.search.candidates import ActionCandidate
from townwright.bots.skylines.search.playout import PileOrder, rollout
from townwright.bots.skylines.weights import Weights
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, State
from townwright.games.skylines.actions import EndMilestone, Play
from townwright.games.skylines.seen.employment import explain_moves
from townwright.games.skylines.seen.lost_changes import net_row
from townwright.games.skylines.state import Phase
from townwright.games.skylines.turn.bars import NUMBER, Bars

from .positions import positions

INTRO = GAME.options({"scenario": "intro", "seats": "2"})
WHOLE = GAME.options({"scenario": "4", "seats": "3"})


def game(bot: PlanningBot, words: dict[str, str], seed: int, limit: Limit) -> Iterator[tuple[State, Answer | None]]:
    """Every position of a game of one bot in all seats, and what the bot answered there."""
    chance, thought = Random(seed), Random(seed)
    state = GAME.start(GAME.options(words))
    while acting := GAME.to_act(state):
        seat, offered = acting[0], GAME.legal(state, acting[0])
        if seat == CHANCE:
            yield state, None
            state = GAME.play(state, seat, offered[chance.randrange(len(offered))])
        else:
            answer = bot.choose(GAME.view(state, seat), offered, limit, thought)
            yield state, answer
            state = GAME.play(state, seat, answer.action)
    yield state, None


def last(bot: PlanningBot, words: dict[str, str], seed: int, limit: Limit) -> State:
    *_, (state, _) = game(bot, words, seed, limit)
    return state


@pytest.mark.parametrize(("scenario", "seats"), pairs(("intro", "1", "2", "3", "4", "5"), (1, 4), step=2))
def test_a_planner_plays_every_scenario_to_its_end_and_says_why(scenario: str, seats: int) -> None:
    """Each alone or with four; ``dev soak bots`` plays all of them both ways."""
    for state, answer in game(PLANNER, {"scenario": scenario, "seats": str(seats)}, 1, Limit()):
        if answer is not None:
            assert answer.remark is not None
            assert str(answer.remark)
        else:
            assert not GAME.to_act(state) or GAME.to_act(state) == (CHANCE,)


def test_a_planner_finishes_most_introductory_games() -> None:
    """Three of the first four, which are like those that follow; ``dev soak bots`` plays ten."""
    games = 10 if EVERY_PAIR in os.environ else 4
    ends = [last(PLANNER, {"scenario": "intro", "seats": "2"}, seed, Limit()) for seed in range(games)]

    assert sum(not state.loss for state in ends) >= 0.7 * games


def test_a_planner_does_not_end_a_milestone_before_the_good_cards_of_the_other_seats_are_built() -> None:
    hasty = replace(PLANNER, weights=replace(Weights(), patience=0.0), full_table=None)
    found = game(hasty, {"scenario": "intro", "seats": "4"}, 2, Limit())
    ends = [state for state, answer in found if answer is not None and answer.action == EndMilestone()]
    put_off = [state for state in ends if Planner(state, Weights()).turn_candidates()[0].kind != END]

    assert put_off
    for state in put_off:
        others_empty = tuple(hand if seat == state.seat else () for seat, hand in enumerate(state.hands))
        assert Planner(replace(state, hands=others_empty), Weights()).turn_candidates()[0].kind == END


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_the_same_view_seed_and_budget_give_the_same_move_and_node_count(bot: PlanningBot) -> None:
    for state in [*positions(WHOLE, 3)][::7]:
        seat = state.seat
        if GAME.to_act(state) == (seat,):
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)

            once, again = (bot.choose(view, legal, Limit(150), Random(5)) for _ in range(2))

            assert (once.action, once.nodes) == (again.action, again.nodes)


def test_an_expert_that_is_stopped_at_once_answers_as_a_planner() -> None:
    for state in [*positions(INTRO, 4)][::3]:
        if state.phase is Phase.TURN:
            view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)

            hurried, calm = (bot.choose(view, legal, Limit(1), Random(5)) for bot in (EXPERT, PLANNER))

            assert hurried.action == calm.action


@pytest.mark.parametrize("bot", [DREAMER, NEWCOMER, MASON], ids=lambda bot: bot.name)
def test_a_beginner_does_the_best_of_the_few_things_that_come_to_its_mind(bot: PlanningBot) -> None:
    states = [state for state in positions(INTRO, 7) if state.phase is Phase.TURN]
    found = [
        [turn_candidate.value for turn_candidate in Planner(state, bot.weights).turn_candidates()] for state in states
    ]
    done = [bot.rank(state, Limit(), Random(state.turn))[0][0][0].turn_candidate for state in states]

    for values, turn_candidate in zip(found, done, strict=True):
        assert turn_candidate is not None
        assert turn_candidate.value >= sorted(values)[min(int(bot.samples), len(values)) - 1]
    assert any(
        turn_candidate and turn_candidate.value < values[0] for values, turn_candidate in zip(found, done, strict=True)
    )


def test_an_expert_keeps_about_to_its_budget() -> None:
    state = next(state for state in positions(INTRO, 5) if state.phase is Phase.TURN)
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)

    nodes = [EXPERT.choose(view, legal, Limit(budget), Random(5)).nodes for budget in (600, 3000)]

    assert nodes[0] < 600 + 1000
    assert 3000 <= nodes[1] < 3000 + 1000


def test_an_adept_stops_at_its_own_budget_however_large_the_limit() -> None:
    state = next(state for state in positions(INTRO, 5) if state.phase is Phase.TURN)
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)

    few, many = (ADEPT.choose(view, legal, Limit(budget), Random(5)) for budget in (400, 100_000))

    assert (few.action, few.nodes) == (many.action, many.nodes)
    assert many.nodes < 400 + 1000


def test_with_many_nodes_an_expert_plays_on_for_more_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    def played_on(state: State, weights: Weights, pile_order: PileOrder, turns: int) -> tuple[float, int]:
        ahead.add(turns)
        return 0.0, 50

    monkeypatch.setattr(rollouts, "rollout", played_on)
    for seats, nodes, turns in ((1, 2000, 5), (2, 600, 5), (2, 2000, 8), (3, 2000, 6), (4, 2000, 8), (4, 600, 5)):
        options = GAME.options({"scenario": "intro", "seats": str(seats)})
        state = next(state for state in positions(options, 5) if state.phase is Phase.TURN)
        ahead: set[int] = set()

        EXPERT.rank(state, Limit(nodes), Random(5))

        assert ahead == {turns}


@pytest.mark.parametrize(("seats", "full"), [(3, False), (4, True)])
def test_a_planner_weighs_otherwise_only_at_a_table_of_four(seats: int, full: bool) -> None:
    assert PLANNER.full_table
    plain, crowded = (PlanningBot("", PLANNER.character, 0, weights) for weights in (Weights(), PLANNER.full_table))
    options = GAME.options({"scenario": "intro", "seats": str(seats)})
    turns = [state for state in positions(options, 2) if state.phase is Phase.TURN]

    estimates = [[bot.rank(state, Limit(), Random(1))[0][0][1] for state in turns] for bot in (PLANNER, plain, crowded)]

    assert estimates[0] == estimates[2 if full else 1] != estimates[1 if full else 2]


@pytest.mark.parametrize("nodes", [600, 3000])
def test_an_expert_leaves_its_draws_to_a_planner_that_looks_into_the_piles_sooner_with_many_nodes(nodes: int) -> None:
    assert EXPERT.plenty_pair
    curious = replace(PLANNER, weights=EXPERT.plenty_pair)
    draws = []
    for state in positions(INTRO, 5):
        if state.phase is Phase.DRAW and GAME.to_act(state) == (state.seat,):
            view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
            bots = (EXPERT, PLANNER, curious)
            draws.append([bot.choose(view, legal, Limit(nodes), Random(5)).action for bot in bots])

    expert, planner, looking = zip(*draws, strict=True)
    assert expert == (planner if nodes == 600 else looking)
    assert planner != looking


def test_a_city_in_which_a_planner_finds_nothing_to_do_counts_as_lost() -> None:
    state = next(state for state in positions(INTRO, 5) if state.phase is Phase.TURN)
    idle = replace(state, hands=tuple(() for _ in state.hands))

    value, _ = rollout(idle, Weights(), PileOrder(idle, Random(1)), 3)

    assert value == LOSS_VALUE + state.bars.overall


def test_an_adviser_suggests_legal_actions_with_what_they_do_to_the_bars_and_reasons_the_best_first() -> None:
    state = next(state for state in positions(INTRO, 6) if state.phase is Phase.TURN and state.turn > 3)
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)

    advice = advise(view, legal, Limit(400), Random(1))

    assert 1 <= len(advice) <= 3
    assert advice[0].behind == 0
    for suggestion in advice:
        assert isinstance(suggestion.action, Play | EndMilestone) or suggestion.action in list(legal)
        after = GAME.play(state, state.seat, suggestion.action)
        does = explain_moves(net_row(state.bars, after.bars), after.bars)
        assert str(suggestion.remark).startswith(f"{does}; ")


def test_a_utility_is_advised_with_the_happiness_that_its_shortage_takes() -> None:
    turns = (state for state in positions(INTRO, 6) if state.phase is Phase.TURN)
    state, card, action = next(
        (state, card, action)
        for state in turns
        for card in map(state.card, state.hands[state.seat])
        for action in GAME.legal(state, state.seat)
        if card.is_utility and isinstance(action, Play) and action.card == card.id
    )
    marker = card.kind.removeprefix("util:")
    bars = list(state.bars)
    bars[NUMBER[marker]] = -1
    state = replace(state, bars=Bars(*bars))

    told = remark(state, ActionCandidate(action, GAME.play(state, state.seat, action)))

    assert str(told).endswith("stands at −1: that would take 1 happiness")


def test_a_bot_that_does_not_know_the_set_still_answers() -> None:
    own = "skylines components my-box\nfrom townwright-draft-1\n[news]\n2N1 | burden R: wat-1 | Dry summer\n"
    options = GAME.options({"scenario": "4", "set": "my-box"}, [own])
    for state in [*positions(options, 2)][::9]:
        if GAME.to_act(state) == (state.seat,):
            legal = GAME.legal(state, state.seat)

            answer = EXPERT.choose(GAME.view(state, state.seat), legal, Limit(50), Random(1))

            GAME.play(state, state.seat, answer.action)
