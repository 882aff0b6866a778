"""What the bots of Greentown do, and what they say about it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.bots.greentown.positions import positions
from townwright.bots.greentown import BOTS, EXPERT, GREEDY
from townwright.bots.greentown.players import SearchBot
from townwright.bots.greentown.search import GreentownSearch, fits, search_for
from townwright.bots.greentown.view_reader import state_of
from townwright.bots.player import Bot, Limit
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Turn
from townwright.games.greentown.state import State
from townwright.speed.greentown import row_layout as at

LITTLE = Limit(nodes=60)


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_a_bot_all_that_lies_open(seats: int, begun: bool) -> None:
    for state in positions(seats, "views", 12, begun):
        view = GAME.view(state, state.seat)

        seen = state_of(view, GAME.legal(state, state.seat))

        assert GAME.view(seen, state.seat).tiles == view.tiles
        assert GAME.view(seen, state.seat).supply == view.supply
        assert (seen.seat, seen.stage, seen.deck, seen.top, seen.card) == (
            state.seat, state.stage, state.deck, state.top, state.card,
        )  # fmt: skip
        assert list(GAME.legal(seen, state.seat)) == list(GAME.legal(state, state.seat))


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_every_bot_gives_a_reason(bot: Bot) -> None:
    for state in [*positions(2, "reasons", 3), *positions(4, "reasons", 3, begun=True)]:
        answer = bot.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), LITTLE, Random(1))

        assert str(answer.remark)
        GAME.play(state, state.seat, answer.action)


def test_whoever_plans_says_the_whole_turn_at_once() -> None:
    (state,) = positions(2, "whole", 1)

    answer = GREEDY.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), LITTLE, Random(1))

    assert isinstance(answer.action, Turn)


@pytest.mark.parametrize("bot", [GREEDY, EXPERT], ids=lambda bot: bot.name)
def test_a_bot_keeps_roughly_to_its_budget(bot: SearchBot) -> None:
    (state,) = positions(3, "budget", 1)
    for nodes in (100, 800):
        answer = bot.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), Limit(nodes), Random(1))

        # One game that is played on to its end is never broken off.
        assert answer.nodes <= nodes + 1_500


@pytest.mark.parametrize("name", ["planner", "strategist"])
def test_whoever_has_a_habit_builds_before_it_tours(name: str) -> None:
    bot = next(bot for bot in BOTS if bot.name == name)
    for state in positions(2, "habit", 6):
        player = replace(state.player, markers=("B", "T", "E"))
        asked = state.with_player(state.seat, player)

        answer = bot.choose(GAME.view(asked, asked.seat), GAME.legal(asked, asked.seat), LITTLE, Random(1))

        assert str(answer.action).startswith("B ")


def test_without_a_whole_game_in_its_head_the_expert_does_what_habit_says() -> None:
    for state in positions(2, "habit", 4):
        answer = EXPERT.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), Limit(3), Random(1))

        assert str(answer.action).split()[0] == usual_word(state)


def test_the_surveyor_compares_builds_but_leaves_the_markers_to_habit() -> None:
    bot = next(bot for bot in BOTS if bot.name == "surveyor")
    for state in positions(2, "habit", 4):
        answer = bot.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), Limit(2_000), Random(1))

        assert str(answer.action).split()[0] == usual_word(state)


def test_whoever_plays_on_only_twice_has_met_every_idea_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = next(bot for bot in BOTS if bot.name == "councillor")
    assert isinstance(bot, SearchBot)
    play_out, met = GreentownSearch.play_out, set[int]()

    def noted(search: GreentownSearch, row: Any, *rest: Any) -> list[int]:
        met.add(id(row))
        return play_out(search, row, *rest)

    monkeypatch.setattr(GreentownSearch, "play_out", noted)
    most = 0
    for state in positions(2, "habit", 6):
        search = search_for(state.options.components)
        search.reset_nodes()
        met.clear()

        ranked = bot.rank(search, state_of(GAME.view(state, state.seat)), Limit(4_000), Random(1))

        assert {id(candidate.after) for candidate, _ in ranked} == met
        most = max(most, len(ranked))
    assert most > 4


def test_foresight_counts_even_games_that_end_at_once() -> None:
    state = last_turn()

    answer = EXPERT.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), Limit(2_000), Random(1))

    assert GAME.result(GAME.play(state, state.seat, answer.action)) is not None


def test_a_game_that_is_broken_off_pays_everybody_for_the_best_tours_of_their_cards() -> None:
    assert EXPERT.rollouts
    (state,) = positions(2, "broken off", 1)
    search, weights = search_for(state.options.components), EXPERT.rollouts.own
    policies = search.number_rows([weights.pack(1, 100)] * 2)
    row, deck, luck = search.row(state), search.deck(state.deck), search.word(1)
    money = [player.money for player in state.players]

    paid = search.play_out(row, policies, deck, luck, last=0)

    tours = [search.lead_best_tour(at_turn(row, seat), policies[seat])[2] or (0, 0) for seat in (0, 1)]
    assert paid == [had + sum(tour[seat] for tour in tours) for seat, had in enumerate(money)]
    assert any(map(any, tours))


def at_turn(row: Any, seat: int) -> Any:
    """The row with this seat to act."""
    row = row.copy()
    row[at.ORDER + row[at.NEXT]] = seat
    return row


def test_a_box_that_is_larger_than_any_other_is_played_without_planning() -> None:
    (state,) = positions(2, "large", 1)
    large = state_of(GAME.view(state, state.seat))
    assert fits(large)

    assert not fits(replace(large, supply=(99, *large.supply[1:])))


def usual_word(state: State) -> str:
    """What habit would announce."""
    usual = next(marker for marker in ("BT", "B", "T", "E") if marker in state.player.markers)
    return {"E": "ET"}.get(usual, usual)


def last_turn() -> State:
    """The last turn of a game of two."""
    return max(positions(2, "last", 1_000), key=lambda state: (state.round, state.next))
