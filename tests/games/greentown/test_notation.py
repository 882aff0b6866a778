"""Every action has one spelling, and reads back from it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from townwright.core.refusals import Refusal, Unreadable
from townwright.games.greentown.actions import (
    Announce,
    BuildLapses,
    Deal,
    Develop,
    Erect,
    ErectNothing,
    HandOver,
    Keep,
    Lay,
    Tour,
    TourLapses,
    Turn,
    TurnUp,
)
from townwright.games.greentown.map.hexes import COUNT, EVERY_EXITS, Hex
from townwright.games.greentown.notation import read

hexes = st.builds(Hex, st.integers(-99, 99), st.integers(-99, 99))
exits = st.sampled_from([each for each in EVERY_EXITS if COUNT[each] >= 2])
steps = st.builds(Lay, hexes, exits) | st.builds(Develop, hexes, exits)
erecting = st.builds(Erect, st.sampled_from("CSM"), hexes, st.none() | hexes)
touring = st.builds(Tour, hexes, st.lists(st.integers(0, 5), min_size=1, max_size=30).map(tuple))
chance = st.builds(Deal, st.integers(0, 3), st.sampled_from(("5A", "6B"))) | st.builds(TurnUp, st.just("7C"))
words = st.sampled_from((BuildLapses(), TourLapses(), ErectNothing(), Keep(), HandOver()))
markers = st.builds(Announce, st.sampled_from(("B", "T", "BT", "EB", "ET")))


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    marker = draw(markers)
    parts: list[object] = [marker]
    if "B" in marker.word:
        building = [*draw(st.lists(steps, min_size=1, max_size=2)), *draw(st.lists(erecting, max_size=1))]
        parts += draw(st.sampled_from((building, [BuildLapses()])))
    if "T" in marker.word:
        parts.append(draw(touring | st.just(TourLapses())))
    parts += draw(st.sampled_from(((), (Keep(),))))
    return Turn(tuple(parts))  # type: ignore[arg-type]  # the strategies give parts


@settings(deadline=None, derandomize=True)
@given(steps | erecting | touring | chance | words | markers | turns())
def test_an_action_reads_back_from_its_notation(action: object) -> None:
    assert read(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("+(2,-2)35", Lay(Hex(2, -2), 0b101000)),
        ("^(0,0)01345", Develop(Hex(0, 0), 0b111011)),
        ("S(2,-1)>(1,0)", Erect("S", Hex(2, -1), Hex(1, 0))),
        ("~(-1,0)5101334", Tour(Hex(-1, 0), (5, 1, 0, 1, 3, 3, 4))),
        ("deal A 5D", Deal(0, "5D")),
        ("top 6C", TurnUp("6C")),
    ],
)
def test_the_examples_of_the_rules_page(text: str, action: object) -> None:
    assert read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "b", "E", "TB", "+(2,-2)3", "+(2,-2)53", "+(2,-2)33", "+(2,-2)36", "+(+2,-2)35", "+(02,-2)35",
        "+(-0,0)35", "+(2, -2)35", "+2,-235", "^(0,0)", "N(0,0)", "S(0,0)>", "S(0,0)>(1,0)>(2,0)", "~(0,0)",
        "~(0,0)6", "~", "B B", "B nothing", "B +(0,0)01 handover", "B ~-", "T -", "T +(0,0)01", "BT +(0,0)01",
        "BT ~-", "B +(0,0)01 +(0,0)01 +(0,0)01", "B C(0,0)", "B  -", "B -  keep", "+(0,0)01 B", "top", "top 6 C",
        "deal 5A", "deal E 5A", "deal AB 5A", "+(9999,0)01", "~(0,0)" + "0" * 500, "+(٢,0)01",
    ],
)  # fmt: skip
def test_what_is_not_notation_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


@settings(deadline=None, derandomize=True)
@given(st.text(alphabet="BTECSM+^~-()>0123456789, keep", max_size=30))
def test_whatever_is_read_is_written_the_same(text: str) -> None:
    try:
        action = read(text)
    except Refusal:
        return
    assert str(action) == text
