"""What every study shares: how it is found, and the words of reviews."""

from __future__ import annotations

import pytest

from townwright import study
from townwright.core import registry
from townwright.core.refusals import Unknown
from townwright.study import DecisionReview, DrawReview, Estimate, Hindsight, Review
from townwright.study.reviews import MEASURE_NAMES, signed, total
from townwright.study.tables import COLUMNS, rows


def review(cost: Estimate, luck: Estimate, final: float = 60.0) -> Review:
    decision = DecisionReview(1, "move", "move", (), cost)
    return Review("cities", 0, "Ada", "points", final, 70.123, (decision,), (DrawReview(0, "draw", luck),), 1, 5.0, "1")


@pytest.mark.parametrize("game", registry.own_names())
def test_every_game_is_studied(game: str) -> None:
    assert study.find(game).name == game
    assert study.find(game).measure in MEASURE_NAMES


def test_a_game_without_a_folder_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "games", lambda: ("cities", "skylines"))
    with pytest.raises(Unknown, match=r"Greentown cannot be studied yet; Cities, .*Skylines can"):
        study.find("greentown")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Unknown, match="there is no game 'brickford'"):
        study.find("brickford")


def test_estimates_add_up_with_their_errors() -> None:
    assert total([Estimate(1.0, 0.3), Estimate(2.0, 0.4)]) == Estimate(3.0, 0.5)
    assert total([]) == Estimate(0.0)


def test_what_is_unexplained_is_what_the_other_parts_leave() -> None:
    found = review(Estimate(12.3456, 0.5), Estimate(1.1111, 0.2))

    assert found.unexplained == 1.112
    assert found.final == pytest.approx(found.start + found.luck.value - found.cost.value + found.unexplained)
    assert str(found.account) == (
        "60 at the end = 70.1 expected at the start + 1.1 luck − 12.3 cost of moves + 1.1 unexplained"
    )
    assert found.course == ((0, 71.234), (1, 58.888))


@pytest.mark.parametrize(
    ("cost", "shown"),
    [
        (Estimate(1.0, 0.2), True),
        (Estimate(1.0, 0.6), False),
        (Estimate(-1.0, 0.1), False),
        (Estimate(0.01), False),
        (Estimate(1.0), True),
    ],
)
def test_a_cost_is_shown_where_it_is_surer_than_its_error(cost: Estimate, shown: bool) -> None:
    found = review(cost, Estimate(0.0))

    assert found.decisions[0].shown is shown
    assert bool(found.mistakes) is shown


def test_a_table_has_a_row_for_each_decision_and_each_draw() -> None:
    found = rows("game.txt", review(Estimate(1.0, 0.2), Estimate(2.0)))

    assert [(row["kind"], row["value"]) for row in found] == [("draw", 2.0), ("move", 1.0)]
    assert all(set(row) == set(COLUMNS) for row in found)


def test_a_sign_stands_before_every_part_of_the_account() -> None:
    assert [signed(number) for number in (1.26, -0.04, -3.0)] == ["+ 1.3", "+ 0.0", "− 3.0"]


def test_a_best_that_equals_its_bound_is_proven() -> None:
    assert Hindsight(30, 30, 1, 1, "").proven
    assert not Hindsight(30, 31, 1, 1, "").proven
    assert list(Hindsight(30, 31, 1, 2, "").facts()) == ["best", "bound", "agree", "runs", "record"]
