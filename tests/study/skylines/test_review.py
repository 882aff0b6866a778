"""Reviews of Skylines: what each decision cost, in points and in the chance to finish, and what was luck."""

from __future__ import annotations

import json

import pytest

from tests.study.skylines.games import played
from townwright import study
from townwright.core.refusals import NotNow, Unknown
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Drawn
from townwright.study import Review
from townwright.study.skylines import luck, position_values
from townwright.study.skylines.decisions import review_decision
from townwright.study.skylines.positions import SkylinesDecision, SkylinesDraw, positions
from townwright.study.skylines.remarks import remark
from townwright.texts import translate

SECONDS = 0.1
STUDY = study.find("skylines")


@pytest.fixture(scope="module")
def reviews() -> list[tuple[Review, ...]]:
    """The reviews of both seats of a game that was played without thinking."""
    return [STUDY.review(played(), seat, SECONDS, "test") for seat in (0, 1)]


def test_the_end_is_start_luck_and_others_less_cost_and_what_is_unexplained(reviews: list[tuple[Review, ...]]) -> None:
    for points, chance in reviews:
        assert (points.measure, points.final) == ("points", position_values.LOST)
        assert (chance.measure, chance.final) == ("chance", 0.0)
        for review in (points, chance):
            known = review.start + review.luck.value + review.others.value - review.cost.value
            assert review.final == pytest.approx(known + review.unexplained)
            assert "by the others" in str(review.account)
            assert "durch die anderen" in translate(review.account, "de")


def test_what_one_seat_lost_befalls_the_other(reviews: list[tuple[Review, ...]]) -> None:
    for measure in (0, 1):
        one, other = (each[measure] for each in reviews)
        assert (one.others.value, other.others.value) == (-other.cost.value, -one.cost.value)
        assert one.luck == other.luck
        assert one.unexplained == other.unexplained
        assert {draw.by for draw in one.draws} == {CHANCE, 1}


def test_every_decision_with_a_choice_is_told_and_every_told_action_is_legal(
    reviews: list[tuple[Review, ...]],
) -> None:
    replay = played()
    told = {each.number: each for points, _ in reviews for each in points.decisions}
    state = GAME.start(replay.record.options)
    for number, event in enumerate(replay.record.events):
        if number in told:
            assert told[number].action == str(event.action)
            assert [move.action for move in told[number].moves if move.played] == [told[number].action]
            for move in told[number].moves:
                GAME.play(state, event.seat, GAME.read(move.action))
        state = GAME.play(state, event.seat, event.action)
    assert {"card", "pile"} <= {each.part for each in told.values()}


def test_a_shown_cost_has_a_remark_in_both_languages(reviews: list[tuple[Review, ...]]) -> None:
    mistakes = [each for points, _ in reviews for each in points.mistakes]
    assert mistakes
    for decision in mistakes:
        assert decision.remark is not None
        assert translate(decision.remark, "de") != translate(decision.remark, "en")
        assert bool(decision.places) is decision.moves[0].action.startswith("play")


def test_the_same_seed_and_budget_give_the_same_review(reviews: list[tuple[Review, ...]]) -> None:
    again = GAME.replay(GAME.write(played().record))
    told = {each.number: each.cost for each in reviews[0][0].decisions}
    decisions = [each for each in positions(again) if isinstance(each, SkylinesDecision) and each.number in told]

    for each in decisions[::4]:
        found = review_decision(each, SECONDS, "test")
        assert found is not None
        assert found.measures["points"].cost == told[each.number]


def test_cost_and_luck_use_nothing_that_comes_later(reviews: list[tuple[Review, ...]]) -> None:
    change = 22
    one, twin = played(), played(other_draws=change)
    assert one.record.events[:change] == twin.record.events[:change]
    assert one.record.events[change:] != twin.record.events[change:]

    for before, after in zip(reviews[0], STUDY.review(twin, 0, SECONDS, "test"), strict=True):
        told, again = ([each for each in found.decisions if each.number < change] for found in (before, after))
        drawn, drawn_again = ([each for each in found.draws if each.number < change] for found in (before, after))
        assert told == again
        assert drawn == drawn_again
        assert len(told) > 3
        assert before.draws != after.draws


def test_luck_is_nothing_on_average_over_all_cards_that_could_come() -> None:
    draw = next(each for each in positions(played()) if isinstance(each, SkylinesDraw))
    pile = draw.state.piles[int(draw.action.name[0]) - 1]
    found = [luck.surplus(SkylinesDraw(draw.number, draw.state, Drawn(card))) for card in pile]

    assert sum(found) == pytest.approx(0.0, abs=1e-9)
    assert max(found) > 0 > min(found)


def test_every_milestone_of_every_game_has_learnt_values() -> None:
    width = len(position_values.features(list(positions(played()))[-1].state))
    for boards in range(1, 7):
        for left in range(1, boards + 1):
            learnt = position_values.learnt_values(boards, left)
            assert len(learnt.score) == len(learnt.finish) == width
    usual = STUDY.usual_costs(played())
    assert [bot.mean for bot in usual] == sorted((bot.mean for bot in usual), reverse=True)
    assert usual[-1].bot == "planner"


def test_a_start_that_was_not_learnt_is_played_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "START_GAMES", 1)
    found = luck.start(GAME.start(GAME.options({"seats": "1", "capital": "15"})))

    assert position_values.LOST <= found.points < 80
    assert found.chance in (0.0, 100.0)


def test_a_remark_names_the_end_of_a_milestone() -> None:
    replay = played()
    decisions = [each for each in positions(replay) if isinstance(each, SkylinesDecision)]
    ended = next(each for each in decisions if str(each.action) == "end")
    found = review_decision(ended, SECONDS, "test")

    assert found is not None
    words, _ = remark(found, "points")
    assert words.key == "study-skylines-better"


def test_a_review_is_json(reviews: list[tuple[Review, ...]]) -> None:
    facts = json.loads(json.dumps(reviews[0][0].facts()))

    assert facts["others"] == {"value": reviews[0][0].others.value, "error": reviews[0][0].others.error}


def test_a_running_game_and_a_missing_seat_are_refused() -> None:
    running = GAME.replay("\n".join(GAME.write(played().record).split("\n")[:14]))
    with pytest.raises(NotNow, match="still running"):
        STUDY.review(running, 0, SECONDS, "test")
    with pytest.raises(Unknown, match="no seat 3"):
        STUDY.review(played(), 2, SECONDS, "test")


def test_a_deal_is_known_by_its_hands_however_they_are_sorted() -> None:
    draws = [str(event.action) for event in played().record.events if event.seat == CHANCE]
    options = played().record.options
    other = [*reversed(draws[:5]), *reversed(draws[5:10]), *draws[10:]]

    assert STUDY.known_draws(options, draws) == STUDY.known_draws(options, other)
    assert STUDY.known_draws(options, [">A", *draws])[:3] == STUDY.known_draws(options, draws[:10])
    assert STUDY.known_draws(options, draws[:9]) == ()
    assert STUDY.known_draws(options, [*draws[5:10], *draws[:5]]) != STUDY.known_draws(options, draws[:10])
