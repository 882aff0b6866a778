"""What people see: cards in sentences, the milestone's end before it comes, and choices for those who advise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.skylines.towns import town
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.scoring import Cost, dearest
from townwright.games.skylines.seen.card_views import EntryNow, Saying
from townwright.games.skylines.turn.forecast import ending
from townwright.games.skylines.turn.ledger import lose
from townwright.games.skylines.turn.milestone import final_score

RECORDS = Path(__file__).parent / "records"


def test_a_card_explains_itself_in_the_view() -> None:
    card = GAME.view(town("A0", hand="1R1"), None).seats[0].hand[0]

    assert card.stage == 1
    assert card.told.english == "water −1, employment +1; if it is served by healthcare: money +1"
    assert card.told.key == "skylines-semicolon"
    assert isinstance(dict(card.told.args)["first"], Saying)


def test_a_card_shows_the_price_that_holds_now_beside_the_printed_one_with_the_reasons() -> None:
    state = town("A0", hands=("1S1", "1S1 1R1"), roles="K1 K3", news="3N1", mon=9)
    mine, theirs = (seat.hand[0] for seat in GAME.view(state, None).seats)

    assert mine.now is not None
    assert mine.now.row == (EntryNow("mon-1", "mon-1", 0), EntryNow("hap+1", "hap+1", 0))
    assert [told.english for told in mine.now.because] == [
        "Credit crunch: price of a service +1",
        "Architect: price of a service −1",
    ]
    assert theirs.now is not None
    assert theirs.now.row[0] == EntryNow("mon-1", "mon-2", 0)
    assert GAME.view(state, None).seats[1].hand[1].now is None


def test_a_burden_is_added_and_what_an_effect_takes_away_is_gone() -> None:
    burdened = GAME.view(town("A0", hand="1R3", news="2N2"), None).seats[0].hand[0].now
    eased = GAME.view(town("A0", "3Q5 Aa1/0", hand="1I3", mon=9), None).seats[0].hand[0].now

    assert burdened is not None
    assert burdened.row[-1] == EntryNow("", "wat-1", 0)
    assert eased is not None
    assert [entry.printed for entry in eased.row if not entry.now] == ["pol+1"]


def test_a_card_shows_what_would_be_lost() -> None:
    card = GAME.view(town("A0", hand="1S3", mon=9, cri=1), None).seats[0].hand[0]

    assert card.now is not None
    assert card.now.row == (EntryNow("mon-1", "mon-1", 0), EntryNow("cri-2", "cri-2", 1))
    assert [told.english for told in card.now.lost] == ["crime ends at 0, 1 of it is lost"]
    assert card.now.because == ()


def test_prices_of_the_rules_are_told_where_they_are_others_now() -> None:
    state = town("E0 A0", "2Q5 Aa1/0", opened="A", roles="K10", hand="1R1")

    assert [(price.what, price.printed, price.now) for price in GAME.view(state, None).prices] == [
        ("swap", 2, 1),
        ("renew", 1, 0),
        ("E", 5, 4),
        ("A", 2, 1),
    ]
    assert GAME.view(town("A0", hand="1R1"), None).prices == ()


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
