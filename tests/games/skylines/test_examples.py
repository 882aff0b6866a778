"""The example cards and worked examples of the rulebook, with the bars before and after."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.skylines.towns import DRAFT, bars, played, town
from townwright.games.skylines.box.names import title
from townwright.games.skylines.effects.conditions import ALWAYS, condition_text
from townwright.games.skylines.effects.rows import row_text
from townwright.games.skylines.state import Phase


@pytest.mark.parametrize(
    ("card", "kind", "row", "condition", "reward"),
    [
        ("1S1", "svc:med", "mon-1 hap+1", "", ""),
        ("1U1", "util:pow", "mon-3 pow+3", "", ""),
        ("1R1", "R", "wat-1 lab+1", "use(med)", "mon+1"),
        ("2R2", "R", "pow-1 wat-1 cri+1", "in(med)&in(edu)", "hap+1 lab+2"),
        ("1R2", "R", "gar-1 lab+1", "lab<0", "mon+2"),
        ("1R3", "R", "pow-1 gar-1", "in(R)>=2", "hap+2"),
        ("2R1", "R", "wat-1 gar-1", "hap>5", "lab+1 hap+1 mon+1"),
        ("2R3", "R", "wat-1 gar-1 lab+1", "cri=0", "hap+3"),
        ("2C1", "C", "gar-1 lab-1 tra+1", "in(R)&in(C)&in(I)", "mon+4"),
        ("3I1", "I", "lab-3 pol+1 tra+1", "in(C)>=3&in(fir)", "mon+8"),
    ],
)
def test_the_example_cards_are_in_the_set(card: str, kind: str, row: str, condition: str, reward: str) -> None:
    found = DRAFT.cards[card]

    assert (found.kind, row_text(found.row), row_text(found.reward)) == (kind, row, reward)
    assert ("" if found.condition == ALWAYS else condition_text(found.condition)) == condition


# The north-east of A is e1–h3; board E has a district of 28 squares in its south.
EXAMPLES = [
    # card, tiles there, where it goes, bars before, bars after
    ("1S1", (), "play 1S1 Ae1/0", {"mon": 1}, {"hap": 1}),
    ("1U1", (), "play 1U1 Ae1/0", {"mon": 3}, {"pow": 3}),
    ("1R1", ("1S1 Ae1/0",), "play 1R1 I3 Ae2/0", {}, {"mon": 1, "wat": -1, "lab": 1}),
    ("1R1", ("1S1 Ae1/0",), "play 1R1 I3 Ae3/0", {}, {"wat": -1, "lab": 1}),
    (
        "2R2",
        ("1S1 Ae1/0", "1S2 Ag1/0"),
        "play 2R2 I3 Ae3/0",
        {},
        {"pow": -1, "wat": -1, "cri": 1, "hap": 1, "lab": 2},
    ),
    ("2R2", ("1S1 Ae1/0",), "play 2R2 I3 Ae3/0", {}, {"pow": -1, "wat": -1, "cri": 1}),
    ("1R2", (), "play 1R2 I3 Ae3/0", {"lab": -2}, {"mon": 2, "gar": -1, "lab": -1}),
    ("1R2", (), "play 1R2 I3 Ae3/0", {"lab": -1}, {"gar": -1}),
    ("1R3", ("1R4 I3 Ae1/0", "1R5 I3 Ae2/0"), "play 1R3 I3 Ae3/0", {}, {"pow": -1, "gar": -1, "hap": 2}),
    ("1R3", ("1R4 I3 Aa1/0", "1R5 I3 Ae2/0"), "play 1R3 I3 Ae3/0", {}, {"pow": -1, "gar": -1}),
    ("2R1", (), "play 2R1 I3 Ae3/0", {"hap": 6}, {"wat": -1, "gar": -1, "lab": 1, "hap": 7, "mon": 1}),
    ("2R1", (), "play 2R1 I3 Ae3/0", {"hap": 5}, {"wat": -1, "gar": -1, "hap": 5}),
    ("2R3", (), "play 2R3 I3 Ae3/0", {}, {"wat": -1, "gar": -1, "lab": 1, "hap": 3}),
    ("2R3", (), "play 2R3 I3 Ae3/0", {"cri": 1}, {"wat": -1, "gar": -1, "lab": 1, "cri": 1}),
    (
        "2C1",
        ("1R4 I3 Ea5/0", "1C1 I3 Ed5/0", "1I1 O4 Ea6/0"),
        "play 2C1 I3 Ea8/0",
        {},
        {"gar": -1, "lab": -1, "tra": 1, "mon": 4},
    ),
    ("2C1", ("1R4 I3 Ea5/0", "1C1 I3 Ed5/0"), "play 2C1 I3 Ea8/0", {}, {"gar": -1, "lab": -1, "tra": 1}),
    (
        "3I1",
        ("1C1 I3 Ea5/0", "1C2 I3 Ed5/0", "1C3 L3 Ea6/0", "1S4 Eg5/0"),
        "play 3I1 O4 Eg7/0",
        {},
        {"lab": -3, "pol": 1, "tra": 1, "mon": 8},
    ),
    (
        "3I1",
        ("1C1 I3 Ea5/0", "1C2 I3 Ed5/0", "1C3 L3 Ea6/0", "1S4 Aa1/0"),
        "play 3I1 O4 Eg7/0",
        {},
        {"lab": -3, "pol": 1, "tra": 1},
    ),
]


@pytest.mark.parametrize(("card", "tiles", "action", "before", "after"), EXAMPLES)
def test_an_example_card_moves_the_bars(
    card: str, tiles: tuple[str, ...], action: str, before: dict[str, Any], after: dict[str, int]
) -> None:
    state = town("E0 A0", *tiles, hand=card, **before)

    assert bars(played(state, action)) == after


def test_the_example_of_ending_a_milestone() -> None:
    tiles = ("1S3 Aa2/0", "1S5 Ae1/0", "1S4 Aa5/0", "1U2 Ae5/0")
    state = town("E0 A0", *tiles, opened="A", hand="1R1", hap=9, pow=-2, gar=-1, lab=-2, mon=9)

    after = played(state, "end")

    assert (after.bars.happiness, after.bars.overall, after.bars.money) == (6, 6, 7)
    assert (after.bars.power, after.bars.garbage, after.bars.employment) == (-2, -1, -2)
    assert after.phase is Phase.OPEN


@pytest.mark.parametrize(
    ("score", "name"),
    [
        (-9, "Dying City"),
        (-1, "Dying City"),
        (0, "City of no importance"),
        (10, "City of no importance"),
        (11, "Ambitious City"),
        (20, "Ambitious City"),
        (21, "Busy City"),
        (30, "Busy City"),
        (31, "Showcase City"),
        (41, "Boom City"),
        (50, "Boom City"),
        (51, "Grand City"),
        (60, "Grand City"),
        (61, "Heavenly City"),
        (200, "Heavenly City"),
    ],
)
def test_titles(score: int, name: str) -> None:
    assert title(score) == name
