"""Reviews of Cities: what each move cost, and what was luck."""

from __future__ import annotations

import json

import pytest

from tests.study.cities.games import DEAL, played
from townwright import study
from townwright.core.refusals import NotNow, TooMuch, Unknown
from townwright.games.cities import GAME
from townwright.games.cities.options import Options
from townwright.study import Review
from townwright.texts import translate

SECONDS = 0.015
STUDY = study.find("cities")


@pytest.fixture(scope="module")
def review() -> Review:
    """The review of a game that was played without thinking."""
    return STUDY.review(played(), 0, SECONDS, "test")[0]


def thousandths(number: float) -> int:
    return round(number * 1000)


def test_the_final_points_are_start_and_luck_less_cost_and_what_is_unexplained(review: Review) -> None:
    parts = thousandths(review.start) + thousandths(review.luck.value) - thousandths(review.cost.value)

    assert thousandths(review.final) == parts + thousandths(review.unexplained)
    assert review.luck.value == pytest.approx(sum(draw.luck.value for draw in review.draws))
    assert review.cost.value == pytest.approx(sum(decision.cost.value for decision in review.decisions))


def test_every_decision_and_every_draw_of_the_seat_is_told(review: Review) -> None:
    assert [decision.part for decision in review.decisions] == ["layout", *["move"] * 13]
    assert [draw.action for draw in review.draws] == [f"tile {tile}" for tile in DEAL[2:]]
    assert all(sum(move.played for move in decision.moves) == 1 for decision in review.decisions)
    assert all(
        next(move.action for move in decision.moves if move.played) == decision.action for decision in review.decisions
    )


def test_every_told_move_is_legal_in_its_position(review: Review) -> None:
    replay = played()
    state, moves = GAME.start(replay.record.options), {each.number: each.moves for each in review.decisions}
    for number, event in enumerate(replay.record.events):
        for move in moves.get(number, ()):
            GAME.play(state, event.seat, GAME.read(move.action))
        state = GAME.play(state, event.seat, event.action)
    assert state == replay.state


def test_who_plays_without_thinking_pays_for_it(review: Review) -> None:
    assert review.final < review.start
    assert review.cost.value > 20
    assert review.mistakes
    assert review.mistakes[0].cost.value == max(each.cost.value for each in review.decisions)


def test_the_last_move_costs_exactly_what_it_brings_less_than_the_best(review: Review) -> None:
    last = review.decisions[-1]

    assert last.cost.error == 0
    assert last.moves[0].value.value - review.final == last.cost.value


def test_a_shown_cost_has_a_remark_with_places_in_both_languages(review: Review) -> None:
    for decision in review.mistakes:
        assert decision.remark is not None
        assert decision.places
        assert translate(decision.remark, "de") != translate(decision.remark, "en")
    assert "ungeklärt" in translate(review.account, "de")


def test_the_same_seed_and_budget_give_the_same_review(review: Review) -> None:
    assert STUDY.review(played(), 0, SECONDS, "test")[0] == review
    assert STUDY.review(played(), 0, SECONDS, "other")[0] != review


def test_cost_and_luck_use_nothing_that_comes_later(review: Review) -> None:
    twin = STUDY.review(played((*DEAL[:9], *reversed(DEAL[9:]))), 0, SECONDS, "test")[0]

    assert twin.decisions[:7] == review.decisions[:7]
    assert twin.draws[:7] == review.draws[:7]
    assert twin.decisions[7:] != review.decisions[7:]


def test_what_others_do_changes_nothing_in_the_review_of_a_seat(review: Review) -> None:
    beside = STUDY.review(played(options=Options(2, 3), seed="two"), 1, SECONDS, "test")[0]
    replay = played(options=Options(2, 3), seed="two")
    alone = GAME.replay(GAME.write(replay.record))

    assert STUDY.review(alone, 1, SECONDS, "test")[0] == beside
    assert beside.seat == 1


def test_a_review_is_json(review: Review) -> None:
    facts = json.loads(json.dumps(review.facts()))

    assert facts["final"] == review.final
    assert facts["cost"] == {"value": review.cost.value, "error": review.cost.error}
    assert len(facts["decisions"]) == 14
    assert facts["course"][-1][1] == pytest.approx(review.final - review.unexplained)


@pytest.mark.parametrize(("level", "variants"), [(1, ()), (2, ()), (2, ("nomove",)), (1, ("quickstart",))])
def test_every_level_and_the_variants_that_keep_the_square_are_reviewed(level: int, variants: tuple[str, ...]) -> None:
    found = STUDY.review(played(options=Options(1, level, variants)), 0, 0.01, "test")[0]

    assert found.decisions[-1].cost.error == 0
    assert len(found.decisions) == (13 if variants == ("quickstart",) else 14)
    assert len(found.draws) == (15 if variants == ("quickstart",) else 14)


@pytest.mark.parametrize("variant", ["free", "onemore"])
def test_other_variants_are_refused_in_a_sentence(variant: str) -> None:
    deal = (*DEAL, 4)
    with pytest.raises(NotNow, match=f"games with the variant {variant} are not studied yet"):
        STUDY.review(played(deal, Options(1, 3, (variant,))), 0, SECONDS, "test")


def test_a_running_game_a_missing_seat_and_an_absurd_budget_are_refused() -> None:
    running = GAME.replay("\n".join(GAME.write(played().record).split("\n")[:12]))
    with pytest.raises(NotNow, match="still running"):
        STUDY.review(running, 0, SECONDS, "test")
    with pytest.raises(Unknown, match="no seat 3"):
        STUDY.review(played(), 2, SECONDS, "test")
    for seconds in (0.0, -1.0, float("nan"), 1e9):
        with pytest.raises(TooMuch):
            STUDY.review(played(), 0, seconds, "test")


def test_progress_grows_and_can_end_the_work() -> None:
    told: list[float] = []

    def listen(share: float) -> None:
        told.append(share)
        if share > 0.2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        STUDY.review(played(), 0, SECONDS, "test", listen)
    assert told == sorted(told)
