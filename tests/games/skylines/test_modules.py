"""Every kind of clause of 14.4 at work, on cards of the set and on cards of one's own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.skylines.towns import bars, offered, own_box, played, town
from townwright.core.refusals import NotNow
from townwright.games.skylines.state import Phase

FOUR = ("1S3 Aa2/0", "1S5 Ae1/0", "1S4 Aa5/0", "1U2 Ae5/0")
"""One tile in each district of board A."""


def unique(effects: str, row: str = "") -> str:
    return f"2Q1 | D2 | {row} | {effects} | Test hall"


def news(effects: str) -> str:
    return f"2N1 | {effects} | Test news"


def role(effects: str) -> str:
    return f"K1 | {effects} | Tester\nK2 | price util -1 | Other"


# now


def test_the_opera_house_gives_happiness_once() -> None:
    after = played(town("A0", hand="2Q1"), "play 2Q1 Aa1/0")

    assert bars(after) == {"lab": -1, "hap": 4}


def test_the_posh_mall_gives_money_once() -> None:
    assert bars(played(town("A0", hand="3Q1"), "play 3Q1 Ae1/0")) == {"mon": 8, "tra": 1}


@pytest.mark.parametrize(
    ("policy", "before", "after"),
    [
        ("2P1", {"mon": 1}, {"gar": 3}),
        ("2P2", {"mon": 1}, {"wat": 3}),
        ("2P3", {"mon": 1, "cri": 2}, {}),
        ("2P4", {"mon": 1, "lab": -5}, {"lab": -2}),
        ("2P5", {}, {"mon": 5, "hap": -1}),
        ("3P1", {"mon": 2}, {"pow": 4}),
        ("3P2", {"mon": 3, "pol": 1, "tra": 3}, {"tra": 1}),
        ("3P3", {"mon": 2, "tra": 6}, {"tra": 2}),
        ("3P4", {"mon": 4}, {"hap": 3}),
        ("3P5", {"mon": 2}, {}),
    ],
)
def test_a_policy_pays_its_cost_and_acts(policy: str, before: dict[str, Any], after: dict[str, int]) -> None:
    assert bars(played(town("A0", hand=policy, **before), f"policy {policy}")) == after


def test_the_trade_fair_needs_three_shops_in_the_city() -> None:
    shops = ("1C1 L3 Aa1/0", "1C2 L3 Ae1/0", "1C3 L3 Aa5/0")

    assert bars(played(town("A0", *shops, hand="3P5", mon=2), "policy 3P5")) == {"mon": 7}


def test_a_policy_that_cannot_be_paid_is_refused() -> None:
    with pytest.raises(NotNow, match="Recycling drive costs 1 coin and the treasury holds 0"):
        played(town("A0", hand="2P1"), "policy 2P1")


def test_news_acts_when_it_is_revealed_and_stops_at_the_end_of_a_bar() -> None:
    state = town("A0", hand="1R1", mon=2, cri=5)

    assert bars(played(state, "swap 1R1", "+3", ">3N4")) == {"cri": 6}


def test_news_that_takes_money_that_is_not_there_loses() -> None:
    box = own_box(news=news("now: mon-3"))
    state = town("A0", hand="1R1", mon=2, box=box)

    after = played(state, "swap 1R1", "+2", ">2N1")

    assert (after.phase, after.loss) == (Phase.OVER, "money")


# build


def test_the_harbour_market_and_the_shopkeeper_pay_for_every_shop() -> None:
    state = town("A0", "2Q3 Ae1/0", hand="1C2", roles="K7")

    assert bars(played(state, "play 1C2 L3 Aa1/0")) == {"mon": 2, "gar": -1, "lab": -1}


def test_a_role_works_for_its_owner_only() -> None:
    state = town("A0", hands=("1R1", "1C2"), roles="K7 K2", seat=1)

    assert "mon" not in bars(played(state, "play 1C2 L3 Aa1/0"))


def test_a_unique_building_does_not_react_to_itself() -> None:
    box = own_box(unique=unique("build uniq: hap+5"))

    assert bars(played(town("A0", hand="2Q1", box=box), "play 2Q1 Aa1/0")) == {}


def test_the_skills_gap_is_felt_when_workers_are_missing_after_the_play() -> None:
    state = town("A0", hand="1C2 1R2", news="2N1", lab=0)

    assert bars(played(state, "play 1C2 L3 Aa1/0")) == {"gar": -1, "lab": -1, "hap": -1}
    assert bars(played(state, "play 1R2 L3 Aa1/0")) == {"gar": -1, "lab": 1}


def test_the_stadium_looks_at_the_district() -> None:
    state = town("A0", "3Q2 Aa5/0", hand="1R8")

    assert bars(played(state, "play 1R8 I3 Aa8/0")) == {"wat": -1, "lab": 1, "hap": 1}
    assert bars(played(state, "play 1R8 I3 Aa1/0")) == {"wat": -1, "lab": 1, "hap": 1, "tra": 1}


def test_playing_a_policy_is_not_building() -> None:
    box = own_box(unique=unique("build tile: hap+1"))
    state = town("A0", "2Q1 Aa1/0", hand="2P5", box=box)

    assert bars(played(state, "policy 2P5")) == {"mon": 5, "hap": -1}


# burden, ease, price


def test_a_burden_is_added_to_row_1() -> None:
    assert bars(played(town("A0", hand="1R2", news="2N2"), "play 1R2 L3 Aa1/0")) == {"gar": -1, "wat": -1, "lab": 1}
    assert bars(played(town("A0", hand="1C2", news="2N3"), "play 1C2 L3 Aa1/0")) == {"gar": -2, "lab": -1}
    with pytest.raises(NotNow, match="garbage stands at −4, and −2"):
        played(town("A0", hand="1C2", news="2N3", gar=-4), "play 1C2 L3 Aa1/0")


def test_the_foreman_and_the_science_tower_ease_industry() -> None:
    state = town("A0", "3Q5 Ae1/0", hand="2I2", roles="K8")

    assert bars(played(state, "play 2I2 O4 Aa1/0")) == {"wat": -1, "lab": -1, "pol": 1}


def test_prices_change_in_their_order_and_never_below_nothing() -> None:
    crunch = town("A0", hand="1S1", news="3N1", roles="K1", mon=1)
    engineer = town("A0", hand="1U2", roles="K2", mon=1)

    assert bars(played(crunch, "play 1S1 Aa1/0")) == {"hap": 1}
    assert bars(played(engineer, "play 1U2 Aa1/0")) == {"wat": 3}


def test_prices_of_unique_buildings_and_policies_can_change_too() -> None:
    box = own_box(news=news("price uniq +2; price policy -1"))
    state = town("A0", hand="2Q2 2P1", news="2N1", mon=2, box=box)

    assert bars(played(state, "play 2Q2 Aa1/0")) == {}
    assert bars(played(state, "policy 2P1")) == {"mon": 2, "gar": 3}


def test_the_broker_and_the_archive_make_exchanges_cheaper() -> None:
    assert played(town("A0", hand="1R1", roles="K6", mon=1), "swap 1R1").bars.money == 0
    assert played(town("A0", "2Q5 Ae1/0", hand="1R1", mon=1), "swap 1R1").bars.money == 0
    with pytest.raises(NotNow, match="it costs 2 coins and the treasury holds 1"):
        played(town("A0", hand="1R1", mon=1), "swap 1R1")


def test_the_surveyor_opens_and_renews_for_less_while_holding_the_token() -> None:
    state = town("E0 A0", *FOUR, opened="A", hands=("1R1", "1R2"), roles="K10 K2", mon=4)

    opened = played(state, "end", "open E")

    assert opened.bars.money == 0
    assert offered(opened) == {"renew", "renew 1R1"}
    assert played(replace(state, seat=1), "end").loss == "money"


def test_the_administrator_and_the_union_hall_lower_everybodys_bill() -> None:
    both = town("E0 A0", *FOUR, "2Q4 Ae2/0", opened="A", hands=("1R1", "1R2"), roles="K2 K5", mon=5, lab=-5)

    assert played(both, "end").bars.money == 4


# forbid


@pytest.mark.parametrize(
    ("news_card", "markers", "card", "refused"),
    [
        ("3N2", {"pol": 2}, "1I3", True),
        ("3N2", {"pol": 1}, "1I3", False),
        ("3N2", {"pol": 2}, "1R2", False),
        ("3N5", {"pow": -1}, "1C2", True),
        ("3N5", {}, "1C1", False),
    ],
)
def test_news_may_forbid_building(news_card: str, markers: dict[str, Any], card: str, refused: bool) -> None:
    state = town("A0", hand=card, news=news_card, **markers)

    assert bool(offered(state, f"play {card}")) is not refused


def test_red_tape_forbids_exchanges() -> None:
    state = town("A0", hand="1R1", news="2N4", mon=9)

    assert offered(state, "swap") == set()
    with pytest.raises(NotNow, match="cannot swap 1R1: Red tape forbids it"):
        played(state, "swap 1R1")


def test_policies_and_the_end_can_be_forbidden_but_never_a_forced_end() -> None:
    box = own_box(news=news("forbid policy; forbid end if mon>=1"))
    state = town("E0 A0", *FOUR, opened="A", hand="2P1 1R1", news="2N1", mon=9, box=box)

    with pytest.raises(NotNow, match="Test news forbids it"):
        played(state, "policy 2P1")
    with pytest.raises(NotNow, match="Test news forbids it while money is at least 1"):
        played(state, "end")
    assert played(replace(state, piles=((), (), ())), "end").phase is Phase.OVER


def test_a_ban_may_look_at_the_place() -> None:
    box = own_box(news=news("forbid build R if in(I)"))
    state = town("A0", "1I1 O4 Aa1/0", hand="1R2", news="2N1", box=box)

    assert "play 1R2 L3 Ae1/0" in offered(state)
    assert not any(text.split()[3] in ("Ac1/1", "Aa3/0") for text in offered(state, "play 1R2 I3"))


# provide, mute, extend


def test_the_library_serves_the_whole_city() -> None:
    state = town("A0", "2Q2 Ae1/0", hand="1R5")

    assert bars(played(state, "play 1R5 L3 Aa5/0")) == {"mon": 1, "wat": -1, "lab": 1, "hap": 1}


def test_a_city_wide_provider_counts_in_every_district_and_a_local_one_in_its_own() -> None:
    city = town("A0", "2Q2 Ae1/0", "1S1 Aa1/0", hand="2R2")
    box = own_box(unique=unique("provide edu district"))
    local = town("A0", "2Q1 Ae1/0", "1S1 Aa1/0", "2S1 Ag1/0", hand="2R2 1R5", box=box)

    assert bars(played(city, "play 2R2 I3 Aa3/0"))["hap"] == 1
    assert "hap" not in bars(played(local, "play 2R2 I3 Aa3/0"))
    assert bars(played(local, "play 2R2 I3 Ae3/0"))["hap"] == 1
    assert bars(played(local, "play 1R5 I3 Ae3/0"))["hap"] == 1
    assert "hap" not in bars(played(local, "play 1R5 I3 Aa3/0"))


def test_a_strike_silences_depots_stops_and_the_terminal() -> None:
    for provider in ("2S5 Ae1/0", "1S5 Aa1/0", "3Q3 Ae1/0"):
        place = "Ae3/0" if provider.startswith("2S5") else "Aa2/0"
        free = town("A0", provider, hand="1C2")

        assert bars(played(free, f"play 1C2 I3 {place}"))["mon"] == 4
        assert "mon" not in bars(played(replace(free, news="3N3"), f"play 1C2 I3 {place}"))


def test_the_dispatcher_extends_his_own_stage_1_services() -> None:
    state = town("A0", "1S1 Aa1/0", hands=("1R1", "1R1"), roles="K9 K2")

    assert bars(played(state, "play 1R1 I3 Aa3/0"))["mon"] == 1
    assert "mon" not in bars(played(replace(state, seat=1), "play 1R1 I3 Aa3/0"))


# milestone, final


@pytest.mark.parametrize(
    ("roles", "markers", "happiness"),
    [("K3", {}, 1), ("K3", {"pow": -1}, -1), ("K2", {}, 0)],
)
def test_the_mayor_is_glad_if_nothing_is_short(roles: str, markers: dict[str, Any], happiness: int) -> None:
    state = town("E0 A0", *FOUR, opened="A", hand="1R1", roles=roles, mon=5, **markers)

    after = played(state, "end")

    assert (after.bars.happiness, after.bars.overall) == (happiness, happiness)


def test_milestone_roles_work_whoever_ends_it_in_seat_order_after_unique_buildings() -> None:
    tiles = ("1S3 Aa2/0", "1S4 Aa5/0", "1U2 Ae5/0", "3Q4 Ae1/0")
    state = town("E0 A0", *tiles, opened="A", hands=("1R1", "1R2"), roles="K2 K4", mon=9, pol=3)

    after = played(state, "end")

    assert (after.bars.pollution, after.bars.happiness) == (2, 0)  # the dome looks before the landscaper works


def test_more_than_25_happiness_in_step_1b_spills() -> None:
    state = town("E0 A0", *FOUR, opened="A", hand="1R1", roles="K3", mon=9, hap=25)

    assert played(state, "end").bars.overall == 26


def test_the_green_dome_cleans_up_before_the_final_deduction() -> None:
    tiles = (
        "3Q4 Aa1/0",
        "1R2 I3 Ae1/0",
        "1R3 I3 Ae2/0",
        "1R4 I3 Aa5/0",
        "1R5 I3 Aa6/0",
        "1R6 I3 Ae5/0",
        "1R7 I3 Ae6/0",
    )
    state = town("A0", *tiles, "1S1 Ac2/1", hand="1R1", pol=3, hap=5)

    after = played(state, "end")

    assert (after.bars.pollution, after.bars.overall) == (1, 4)


def test_a_final_effect_may_lose_the_game() -> None:
    box = own_box(unique=unique("final: mon-1"))
    tiles = ("2Q1 Aa1/0", *FOUR, "1R2 I3 Ae2/0", "1R4 I3 Aa6/0", "1R6 I3 Ae6/0")

    assert played(town("A0", *tiles, box=box), "end").loss == "money"
    assert played(town("A0", *tiles, box=box, mon=1), "end").loss == ""
