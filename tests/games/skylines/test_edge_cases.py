"""The checklist of the rules page, section 18, one test for each line of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.skylines.towns import bars, offered, played, town
from townwright.core.refusals import NotNow
from townwright.games.skylines import GAME
from townwright.games.skylines.box.shapes import orientations
from townwright.games.skylines.scoring import result
from townwright.games.skylines.state import Phase

# Board A as it lies, with its four districts:
#     abcdefgh
#   1 ...#....
#   2 ...#....
#   3 ...#....
#   4 ########
#   5 ...#....
#   6 ...#...~
#   7 ...#..~~
#   8 ...#.~~~


def test_01_corner_contact_with_a_clinic_gives_no_reward_but_a_hospital_in_the_district_does() -> None:
    clinic = town("A0", "1S1 Aa1/0", hand="1R1")
    hospital = town("A0", "2S1 Ae1/0", hand="1R1")

    assert bars(played(clinic, "play 1R1 L3 Ac2/2")) == {"wat": -1, "lab": 1}  # c2 meets b1 at a corner
    assert bars(played(clinic, "play 1R1 I3 Aa2/0")) == {"mon": 1, "wat": -1, "lab": 1}
    assert bars(played(hospital, "play 1R1 I3 Ah1/1")) == {"mon": 1, "wat": -1, "lab": 1}


def test_02_a_street_between_zone_and_clinic_prevents_adjacency() -> None:
    state = town("A0", "1S1 Aa3/0", hand="1R1")  # a3–b3, the street a4–h4 runs below

    assert "mon" not in bars(played(state, "play 1R1 I3 Aa5/0"))
    assert bars(played(state, "play 1R1 I3 Aa2/0"))["mon"] == 1


def test_03_a_clinic_at_the_seam_serves_the_board_that_is_opened() -> None:
    closed = town("E0 A0", "1S1 Aa1/0", opened="A", hand="1R1")  # a1–b1, with the seam to E in the west

    opened = replace(closed, opened=("A", "E"))

    assert "play 1R1 I3 Ef1/0" not in offered(closed)
    assert bars(played(opened, "play 1R1 I3 Ef1/0")) == {"mon": 1, "wat": -1, "lab": 1}
    assert bars(played(opened, "play 1R1 I3 Ef2/0")) == {"wat": -1, "lab": 1}


def test_04_a_hospital_serves_what_its_district_grows_by() -> None:
    state = town("E0 A0", "2S1 Aa1/0", opened="A", hand="1R1")

    grown = replace(state, opened=("A", "E"))

    assert [state.districts[0].bit_count(), grown.districts[1].bit_count()] == [9, 18]
    assert bars(played(grown, "play 1R1 I3 Ef3/0"))["mon"] == 1


@pytest.mark.parametrize(("before", "money"), [(-1, 0), (-2, 2)])
def test_05_a_condition_on_employment_is_read_after_row_1(before: int, money: int) -> None:
    state = town("A0", hand="1R2", lab=before)

    assert played(state, "play 1R2 I3 Aa1/0").bars.money == money


def test_06_a_new_tile_does_not_count_for_its_own_condition() -> None:
    one = town("A0", "1R1 I3 Aa1/0", hand="1R3")
    two = town("A0", "1R1 I3 Aa1/0", "1R2 I3 Aa2/0", hand="1R3")

    assert played(one, "play 1R3 I3 Aa3/0").bars.happiness == 0
    assert played(two, "play 1R3 I3 Aa3/0").bars.happiness == 2


def test_07_a_reward_that_would_lift_employment_too_far_makes_only_that_place_illegal() -> None:
    state = town("A0", "1S1 Ae1/0", "1S2 Af2/0", hand="2R2", lab=4)  # both services lie in the north-east
    elsewhere = replace(state, bars=state.bars._replace(employment=3))

    with pytest.raises(NotNow, match="employment stands at 4, and \\+2 by Family estate would leave the bar"):
        played(state, "play 2R2 L3 Ag1/1")
    assert bars(played(state, "play 2R2 L3 Aa1/0"))["lab"] == 4
    assert "play 2R2 L3 Ag1/1" in offered(elsewhere)


def test_08_capacity_stays_at_the_top_and_nuisances_at_nothing() -> None:
    power = town("A0", hand="1U1", pow=9, mon=3)
    crime = town("A0", hand="2S3", cri=1, mon=3)

    assert played(power, "play 1U1 Aa1/0").bars.power == 10
    assert played(crime, "play 2S3 Ae1/0").bars.crime == 0


def test_09_garbage_at_its_end_blocks_a_card_everywhere() -> None:
    state = town("A0", hand="1R2 1R1", gar=-5)

    assert offered(state, "play 1R2") == set()
    with pytest.raises(NotNow, match="garbage stands at −5, and −1 by Job-seekers' lodgings would leave the bar"):
        played(state, "play 1R2 I3 Aa1/0")


def test_10_happiness_above_25_spills_to_overall_happiness_at_once() -> None:
    state = town("A0", hand="2S1", hap=24, mon=3)

    after = played(state, "play 2S1 Aa1/0")

    assert (after.bars.happiness, after.bars.overall) == (25, 2)


def test_11_two_utilities_may_meet_in_a_merger_but_a_third_is_refused() -> None:
    # The north-eastern district of E and the north-western one of A are one across the seam.
    state = town("E0 A0", "1U1 Ef1/0", "1U2 Aa1/0", hand="1U3", mon=9)

    assert any(all(tile.mask & district for tile in state.tiles) for district in state.districts)
    with pytest.raises(NotNow, match="its district already has a utility"):
        played(state, "play 1U3 Aa2/0")
    assert "play 1U3 Ae1/0" in offered(state)


def test_12_a_bill_for_employment_that_cannot_be_paid_loses() -> None:
    state = town("E0 A0", *FOUR, opened="A", hand="1R1", lab=3, mon=2)

    assert played(state, "end").loss == "money"


def test_13_no_board_that_can_be_paid_loses() -> None:
    assert played(town("E0 A0", *FOUR, opened="A", hand="1R1", mon=4), "end").loss == "money"
    assert played(town("E0 A0", *FOUR, opened="A", hand="1R1", mon=5), "end").phase is Phase.OPEN


def test_14_after_the_end_of_a_milestone_the_same_player_moves() -> None:
    state = town("E0 A0", *FOUR, opened="A", hands=("1R1", "1R2"), seat=1, mon=5)

    after = played(state, "end", "open E")

    assert (after.phase, after.seat, after.token) == (Phase.TURN, 1, 1)


def test_15_all_boards_open_need_two_tiles_in_every_district_and_unique_tiles_count() -> None:
    lacking = (*FOUR, "1R2 I3 Ae2/0", "1R3 L3 Ab6/0", "1R4 I3 Ae6/0")  # one tile in the north-west

    with pytest.raises(NotNow, match="in 4 of 4 districts there is too little yet; each needs 2 tiles"):
        played(town("A0", *FOUR), "end")
    with pytest.raises(NotNow, match="1 of 4 districts"):
        played(town("A0", *lacking), "end")
    assert played(town("A0", *lacking, "1R1 I3 Aa1/0"), "end").phase is Phase.OVER
    unique = [tile for tile in lacking if tile != "1S3 Aa2/0"]
    assert played(town("A0", *unique, "1S3 Aa1/0", "2Q2 Aa2/0"), "end").phase is Phase.OVER


def test_16_an_exchange_never_gives_the_same_card_back_and_step_5_closes_the_pile() -> None:
    swapped = played(town("A0", hand="1R1", exchange=("1C1",), mon=2), "swap 1R1")
    renewing = played(
        town("E0 A0", *FOUR, opened="A", hand="1R1", exchange=("1C1",), mon=9), "end", "open E", "renew 1R1"
    )

    assert offered(swapped) == {"+1", "+2", "+3", "+x>1C1"}
    with pytest.raises(NotNow, match="Starter homes was only just put there"):
        played(swapped, "+x>1R1")
    assert offered(renewing) == {"+1", "+2", "+3"}
    with pytest.raises(NotNow, match="the exchange pile is closed"):
        played(renewing, "+x>1C1")


def test_17_a_policy_in_hand_goes_to_the_box_and_is_replaced_for_free() -> None:
    state = town("E0 A0", *FOUR, opened="A", hand="1R1 2P1", mon=5)

    after = played(state, "end", "open E")

    assert after.hands == (("1R1",),)
    assert after.bars.money == 0
    assert played(after, "+2", ">2R4").hands == (("1R1", "2R4"),)


def test_18_news_in_step_5_goes_to_the_box_and_of_two_news_the_later_counts() -> None:
    ended = played(town("E0 A0", *FOUR, opened="A", hand="1R1 2P1", mon=5), "end", "open E")
    swapped = played(town("A0", hand="1R1", mon=2), "swap 1R1")

    boxed = played(ended, "+2", ">2N4")
    twice = played(swapped, "+2", ">2N4", "+3", ">3N3")

    assert (boxed.news, boxed.phase, boxed.hands) == ("", Phase.DRAW, (("1R1",),))
    assert (twice.news, twice.phase) == ("3N3", Phase.DRAW)
    assert played(twice, "+1", ">1R2").hands == (("1R2",),)


def test_19_the_last_card_of_the_last_pile_forces_the_end() -> None:
    state = town("E0 A0", opened="A", hands=("1R1", "1R2"), piles=((), (), ("3R1",)), mon=2, pol=2, hap=3)

    after = played(state, "swap 1R1", "+3", ">3R1")

    assert offered(after) == {"end"}
    with pytest.raises(NotNow, match="all piles are empty"):
        played(after, "play 1R2 I3 Aa1/0")
    ended = played(after, "end")
    assert (ended.phase, ended.loss, ended.bars.overall) == (Phase.OVER, "", 1)


def test_20_a_play_that_brings_happiness_to_its_end_is_legal_and_loses() -> None:
    state = town("A0", hand="2P5", hap=-4)

    after = played(state, "policy 2P5")

    assert (after.loss, after.bars.happiness, after.bars.money) == ("happiness", -5, 0)


def test_21_a_final_score_of_minus_10_is_lost() -> None:
    tiles = (*FOUR, "1R1 I3 Aa1/0", "1R2 I3 Ae2/0", "1R3 L3 Ab6/0", "1R4 I3 Ae6/0")

    lost = played(town("A0", *tiles, ovr=-4, pol=6), "end")
    dying = played(town("A0", *tiles, ovr=-3, pol=6), "end")

    assert (lost.loss, lost.bars.overall) == ("happiness", -10)
    assert (dying.loss, dying.bars.overall) == ("", -9)
    ended = result(dying)
    assert ended is not None
    assert ended.title == "Dying City"


def test_22_equal_pictures_appear_once() -> None:
    state = town("A0", hand="1R1")

    assert {text[-1] for text in offered(state, "play 1R1 O4")} == {"0"}
    assert {text[-1] for text in offered(state, "play 1R1 S4")} == {"0", "1", "4", "5"}
    assert [code for code, _ in orientations(state.box.shapes["I3"])] == [0, 1]
    with pytest.raises(NotNow, match="only the lowest is written"):
        played(state, "play 1R1 I3 Aa1/2")


def test_23_discounts_never_make_a_price_negative() -> None:
    clinic = town("A0", hand="1S1", roles="K1")
    swap = town("A0", "2Q5 Ae1/0", hand="1R1", roles="K6")

    assert bars(played(clinic, "play 1S1 Aa1/0")) == {"hap": 1}
    assert played(swap, "swap 1R1").bars.money == 0


def test_24_the_stadium_blocks_where_its_traffic_would() -> None:
    state = town("A0", "3Q2 Aa5/0", hand="1R8", tra=6)  # the stadium leaves a8–c8 of its district

    assert offered(state, "play") == {"play 1R8 I3 Aa8/0"}
    assert bars(played(state, "play 1R8 I3 Aa8/0")) == {"wat": -1, "lab": 1, "hap": 1, "tra": 6}
    with pytest.raises(NotNow, match="traffic stands at 6, and \\+1 by Stadium"):
        played(state, "play 1R8 I3 Aa1/0")


def test_25_no_action_loses() -> None:
    state = town("A0", hands=("1R1", "1C1"), mon=3, pow=-5)  # the shops of seat 2 need power

    after = played(state, "swap 1R1", "+1", ">1R4")

    assert after.bars.money == 1
    assert (after.phase, after.loss) == (Phase.OVER, "no action")
    assert GAME.to_act(after) == ()


FOUR = ("1S3 Aa2/0", "1S5 Ae1/0", "1S4 Aa5/0", "1U2 Ae5/0")
"""One tile in each district of board A."""
