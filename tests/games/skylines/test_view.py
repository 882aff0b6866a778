"""What people see: cards in sentences, the milestone's end before it comes, and choices for those who advise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.skylines.towns import town
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.scoring import Cost, dearest
from townwright.games.skylines.seen.card_views import Saying
from townwright.games.skylines.turn.forecast import ending
from townwright.games.skylines.turn.ledger import lose
from townwright.games.skylines.turn.milestone import final_score

RECORDS = Path(__file__).parent / "records"


def test_a_card_explains_itself_in_the_view() -> None:
    card = GAME.view(town("A0", hand="1R1"), None).seats[0].hand[0]

    assert card.stage == 1
    assert card.told.english == "water −1, workers +1; if healthcare can be used: money +1"
    assert card.told.key == "skylines-semicolon"
    assert isinstance(dict(card.told.args)["first"], Saying)


def test_the_forecast_goes_step_by_step_and_changes_nothing() -> None:
    state = town("A0", "1S1 Aa1/0", mon=8, hap=9, pow=-2, gar=-1, lab=-2)
    told = ending(state)

    assert told is not None
    assert told.last
    assert [(step.step, step.changes) for step in told.steps] == [
        ("utilities", (("hap", -3),)),
        ("effects", ()),
        ("score", (("ovr", 6),)),
        ("employment", (("mon", -2),)),
        ("final", ()),
    ]
    assert (told.score, told.title, told.lost) == (6, "City of no importance", "")
    assert told.why_not is not None


def test_a_forecast_ends_where_the_game_would() -> None:
    told = ending(town("A0", mon=1, lab=4))

    assert told is not None
    assert (told.steps[-1].step, told.steps[-1].lost, told.score) == ("employment", "money", None)


def test_whoever_waits_is_told_what_the_acting_seat_could_say() -> None:
    state = GAME.start(GAME.options({"scenario": "intro", "seats": "2"}))
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.play(state, CHANCE, GAME.legal(state, CHANCE)[0])

    assert GAME.to_act(state) == (0,)
    assert GAME.choices(state, 1, ["open"]) == GAME.choices(state, 0, ["open"]) != ()
    assert GAME.legal(state, 1) == ()


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ("lost-without-an-action", Cost("pow", "shortage", 5)),  # no milestone ended so
        ("finished-as-a-dying-city", Cost("pow", "shortage", 4)),
        ("finished-with-success", Cost("pol", "deduction", 4)),
    ],
)
def test_the_end_says_what_cost_most(record: str, told: Cost) -> None:
    view = GAME.view(GAME.replay((RECORDS / f"{record}.txt").read_text()).state, None)

    assert view.dearest == told
    assert view.success == (record == "finished-with-success")


def test_a_lost_game_has_no_deduction_unless_it_was_lost_by_it() -> None:
    city = town("A0", "1S1 Aa1/0", pow=-1, pol=4, tra=5, cri=3)

    assert dearest(lose(city, "no action")) == Cost("pow", "shortage", 1)
    assert dearest(final_score(city)) == Cost("tra", "deduction", 5)


@pytest.mark.parametrize("record", ["lost-for-want-of-a-board", "lost-by-a-bill-for-employment"])
def test_a_game_lost_for_want_of_money_says_which_bill_it_was(record: str) -> None:
    view = GAME.view(GAME.replay((RECORDS / f"{record}.txt").read_text()).state, None)
    money = next(bar.value for bar in view.bars if bar.marker == "mon")

    assert view.loss == "money"
    assert (view.board_wanted is not None and view.board_wanted > money) == (record == "lost-for-want-of-a-board")
    assert (view.bill_unpaid is not None and view.bill_unpaid > money) == (record == "lost-by-a-bill-for-employment")


def test_only_boards_beside_an_open_one_come_next() -> None:
    row = GAME.view(town("B0 E0 A0", opened="A"), None).boards

    assert [board.letter for board in row if board.next] == ["E"]


def test_what_costs_most_is_told_at_the_end_only() -> None:
    assert GAME.view(town("A0", pow=-3), None).dearest is None
