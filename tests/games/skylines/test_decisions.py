"""The decisions of section 12 that a program can show and that no other test shows yet; each is named by its number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.skylines.towns import bars, offered, own_box, played, town
from townwright.core.refusals import NotNow
from townwright.games.skylines import GAME
from townwright.games.skylines.scoring import CityResult
from townwright.games.skylines.state import Phase

FOUR = ("1S3 Aa2/0", "1S5 Ae1/0", "1S4 Aa5/0", "1U2 Ae5/0")
EIGHT = (*FOUR, "1R1 I3 Aa1/0", "1R2 I3 Ae2/0", "1R3 L3 Ab6/0", "1R4 I3 Ae6/0")


@pytest.mark.parametrize(("score", "success"), [(10, False), (11, True)])
def test_a01_eleven_and_more_is_a_success(score: int, success: bool) -> None:
    ended = GAME.result(played(town("A0", *EIGHT, hap=score), "end"))

    assert isinstance(ended, CityResult)
    assert ended.success is success


def test_a02_money_has_no_limit() -> None:
    assert played(town("A0", hand="2P5", mon=500), "policy 2P5").bars.money == 505


def test_a03_the_introductory_boards_lie_in_a_row_with_e_in_the_middle() -> None:
    assert GAME.options({"scenario": "intro"}).layout == "B0 E0 A0"


def test_a04_the_front_of_closed_boards_may_be_looked_at() -> None:
    view = GAME.view(town("E0 A0", opened="A", hand="1R1"), None)

    assert [(board.letter, board.open, board.cells[0]) for board in view.boards] == [
        ("E", False, "....#..."),
        ("A", True, "...#...."),
    ]


def test_a10_and_a14_limits_and_conditions_are_read_row_by_row() -> None:
    state = town("A0", "1S5 Ae1/0", hand="1C2", gar=-5)  # the reward would not help a blocked first row
    tight = town("A0", hand="2S6", mon=2, pol=2)

    assert offered(state, "play 1C2") == set()
    assert offered(tight, "play 2S6") == set()


def test_a12_a_reward_is_not_optional() -> None:
    state = town("A0", hand="2R3", hap=23)

    assert played(state, "play 2R3 I3 Aa1/0").bars.overall == 1


def test_a15_surplus_is_not_remembered() -> None:
    after = played(town("A0", hand="1U1 1R3", pow=9, mon=3), "play 1U1 Aa1/0")
    later = replace(after, phase=Phase.TURN, drawing=None)

    assert played(later, "play 1R3 I3 Ae1/0").bars.power == 9


def test_a16_a_stage_1_service_counts_in_the_district_without_touching() -> None:
    state = town("A0", "1S1 Ae1/0", "1S2 Ag1/0", hand="2R2 1R1")

    assert played(state, "play 2R2 I3 Ae3/0").bars.happiness == 1
    assert played(state, "play 1R1 I3 Ae3/0").bars.money == 0


def test_a18_a_zone_without_tiles_left_cannot_be_played() -> None:
    box = own_box(tiles="R | V5*1\nC | L3*3\nI | O4*2")
    state = town("A0", "1R1 V5 Aa1/0", hand="1R2", box=box)

    with pytest.raises(NotNow, match="no residential tile V5 is left"):
        played(state, "play 1R2 V5 Ae1/0")
    why = next(choice.why_not for choice in GAME.choices(state, 0, ["play"]) if choice.word == "1R2")
    assert str(why) == "no residential tile is left"


def test_a19_the_source_is_chosen_after_the_play_and_may_be_the_exchange_pile() -> None:
    after = played(town("A0", hand="1R2", exchange=("1C1", "1C2")), "play 1R2 I3 Aa1/0")

    assert offered(after) == {"+1", "+2", "+3", "+x>1C1", "+x>1C2"}
    assert played(after, "+x>1C2").hands == (("1C2",),)
    assert played(after, "+x>1C2").exchange == ("1C1",)


def test_a20_a_forced_end_still_pays_its_bill() -> None:
    state = town("E0 A0", opened="A", hand="1R1", piles=((), (), ()), lab=2, mon=1)

    assert played(state, "end").loss == "money"


def test_a22_an_end_that_is_certain_to_lose_is_an_action() -> None:
    state = town("E0 A0", *FOUR, opened="A", hand="1R1", wat=-5, mon=0)

    assert offered(state) == {"end"}
    assert played(state, "end").loss == "happiness"


def test_a23_a_board_that_cannot_be_paid_is_not_offered() -> None:
    opening = replace(town("B0 E0 A0", hand="1R3", mon=4), opened=(), phase=Phase.OPEN)

    assert offered(opening) == {"open B", "open A"}
    with pytest.raises(NotNow, match="it costs 5 coins and the treasury holds 4"):
        played(opening, "open E")


def test_a23_only_a_board_beside_an_open_one_is_offered() -> None:
    state = replace(town("B0 E0 A0", opened="A", hand="1R3", mon=20), phase=Phase.OPEN)

    assert offered(state) == {"open E"}
    with pytest.raises(NotNow, match="board B is not on the table beside an open one"):
        played(state, "open B")


def test_a25_the_happiness_bar_stays_after_scoring() -> None:
    after = played(town("E0 A0", *FOUR, opened="A", hand="1R1", mon=9, hap=7), "end")

    assert (after.bars.happiness, after.bars.overall) == (7, 7)


def test_a27_happiness_at_its_end_in_step_1_loses_before_anything_is_added() -> None:
    after = played(town("E0 A0", *FOUR, opened="A", hand="1R1", mon=9, hap=-2, pow=-3), "end")

    assert (after.loss, after.bars.happiness, after.bars.overall) == ("happiness", -5, 0)


def test_overall_happiness_at_minus_10_loses_in_step_2() -> None:
    after = played(town("E0 A0", *FOUR, opened="A", hand="1R1", mon=9, hap=-4, ovr=-6), "end")

    assert (after.loss, after.bars.overall) == ("happiness", -10)


def test_a29_the_switch_for_policy_refills() -> None:
    state = town("E0 A0", *FOUR, opened="A", hand="1R1 2P1 2P2", mon=5)
    off = replace(state, options=replace(state.options, policy_refill=False))

    twice = played(state, "end", "open E", "+1", ">1R5", "+1", ">1R6")
    assert twice.hands == (("1R1", "1R5", "1R6"),)
    assert played(off, "end", "open E").hands == (("1R1",),)


def test_a30_a_replacement_for_news_has_the_sources_of_its_draw() -> None:
    swapped = played(town("A0", hand="1R1", exchange=("1C1",), mon=2), "swap 1R1", "+2", ">2N4")

    assert offered(swapped) == {"+1", "+2", "+3", "+x>1C1"}


def test_a31_news_is_in_force_until_step_3() -> None:
    box = own_box(news="2N1 | milestone: hap+2; price labor +1 | Gala")
    state = town("E0 A0", *FOUR, opened="A", hand="1R1", news="2N1", mon=9, box=box)

    after = played(state, "end")

    assert (after.bars.happiness, after.bars.money, after.news) == (2, 8, "")


def test_a35_same_district_is_judged_at_each_moment() -> None:
    apart = town("E0 A0", "3Q2 Aa1/0", opened="A", hand="1R8")
    merged = replace(apart, opened=("A", "E"))

    assert played(merged, "play 1R8 I3 Ef1/0").bars.traffic == 0
    assert played(merged, "play 1R8 I3 Ea8/0").bars.traffic == 1


def test_a36_three_to_six_boards_may_be_arranged() -> None:
    assert GAME.options({"scenario": "5", "boards": "6"}).boards == 6
    assert GAME.options({"scenario": "5"}).boards == 4


def test_a37_cards_are_put_away_and_paid_before_any_is_drawn() -> None:
    state = played(town("E0 A0", *FOUR, opened="A", hand="1R1 1R2 1R3", mon=7), "end", "open E", "renew 1R1 1R3")

    assert (state.bars.money, state.hands, state.exchange) == (0, (("1R2",),), ("1R1", "1R3"))
    assert state.drawing is not None
    assert state.drawing.due == 2


def test_a38_no_more_cards_are_renewed_than_are_left() -> None:
    state = town("E0 A0", *FOUR, opened="A", hand="1R1 1R2 1R3", mon=9, piles=((), ("2R1",), ()))

    asked = played(state, "end", "open E")

    assert offered(asked) == {"renew", "renew 1R1", "renew 1R2", "renew 1R3"}
    with pytest.raises(NotNow, match="only 1 left to draw"):
        played(asked, "renew 1R1 1R2")


def test_a39_without_anything_to_draw_no_card_is_drawn() -> None:
    state = town("A0", hands=("1R1", "1R2"), piles=((), ("2N4",), ()), mon=9)

    after = played(state, "swap 1R1", "+2", ">2N4")

    assert (after.seat, after.hands, after.news) == (1, ((), ("1R2",)), "2N4")


def test_a40_piles_that_run_empty_in_step_5_force_the_end() -> None:
    state = town("E0 A0", *FOUR, opened="A", hand="1R1", mon=9, piles=((), ("2R1",), ()))

    after = played(state, "end", "open E", "renew 1R1", "+2", ">2R1")

    assert (after.phase, offered(after)) == (Phase.TURN, {"end"})


def test_a41_a_card_that_makes_the_people_leave_can_be_played() -> None:
    state = town("A0", hand="1C2", news="2N1", hap=-4)

    after = played(state, "play 1C2 L3 Aa1/0")

    assert (after.loss, bars(after)["hap"]) == ("happiness", -5)


def test_a42_utilities_are_counted_only_with_the_district_symbol() -> None:
    state = town("A0", "1U2 Ae1/0", hand="2I3")

    assert played(state, "play 2I3 O4 Ag1/0").bars.money == 7
    assert played(state, "play 2I3 O4 Aa1/0").bars.money == 0
