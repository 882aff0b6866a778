"""``townwright score greentown``: a tour below a position is paid and explained."""

from __future__ import annotations

import pytest

from townwright.core.points import total
from townwright.core.refusals import NotNow, NotYours, Refusal, Unreadable, Untrue
from townwright.games.greentown import GAME
from townwright.games.greentown.companion import wish_remarks
from townwright.texts import say

from .test_components import STANDARD
from .test_payment import led
from .test_positions import START


def test_a_tour_is_paid_whoever_is_to_move() -> None:
    tally = GAME.score(START + "B ~(-1,0)5101334\n", {})

    assert tally.facts["paid"] == {"A": 0, "B": 0}
    assert tally.facts["fulfilled"] == {"nature": False, "culture": False, "sport": True, "shopping": True}
    assert [str(remark) for remark in tally.remarks][:2] == [
        "nature: 1–3 asked, 4 visited: not fulfilled, 1 charged",
        "culture: 1–2 asked, 0 visited: not fulfilled, 1 charged",
    ]


def test_the_best_tour_is_named() -> None:
    tally = GAME.score(START + "A ~(-1,0)5101334\n", {})

    assert total(tally.lines, 0) == 4
    assert "(0,0)" in tally.picture
    assert str(tally.remarks[-1]).startswith("the best tour for A pays 4, for example ~(-1,0)")


@pytest.mark.parametrize(
    "line",
    ["A T ~(-1,0)5101334", "1. A T ~(-1,0)5101334 =4/0 <6A", "7. A ET ~(-1,0)5101334", "1. A ~(-1,0)5101334"],
)
def test_a_whole_turn_line_is_played_and_paid(line: str) -> None:
    assert total(GAME.score(START + line, {}).lines, 0) == 4


def test_a_turn_without_a_tour_pays_nothing() -> None:
    tally = GAME.score(START + "A B ^(1,-1)0134 ^(0,1)0235", {})

    assert tally.lines == ()
    assert "0134" not in tally.picture


def test_a_tour_that_lapses_pays_nothing() -> None:
    flower = START.replace("card 5A", "card 9A").replace("deck 6A 6B 6C 7A 7B 7C 8A 8B 8C 9A 9B", "deck 9B")
    cut = flower.replace("tile (2,0) 12345 H", "tile (2,0) 12345 .").replace(
        "tile (-1,0) 01245 H", "tile (-1,0) 01245 H"
    )

    assert GAME.score(cut + "A ~-", {}).lines == ()


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("A ~(-1,0)510133", NotNow),
        ("A ~(0,0)5101334", NotNow),
        ("A ~-", NotNow),
        ("C ~(-1,0)5101334", Unreadable),
        ("A ~(-1,0)", Unreadable),
        ("~(-1,0)5101334", Unreadable),
        ("A", Unreadable),
        ("B T ~(-1,0)5101334", NotYours),
        ("1. A T ~(-1,0)5101334 =3/0 <6A", Untrue),
        ("A T ~(-1,0)510133", NotNow),
    ],
)
def test_a_wrong_tour_is_refused_at_its_line(line: str, kind: type[Refusal]) -> None:
    with pytest.raises(kind) as caught:
        GAME.score(START + line, {})

    assert caught.value.line == 16


@pytest.mark.parametrize(("text", "line"), [("", 1), (START, 15), ("round 1\nA ~-", 1)])
def test_a_text_without_position_or_tour_is_refused(text: str, line: int) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.score(text, {})

    assert caught.value.line == line


def test_the_remarks_are_german_to_the_last_word() -> None:
    assert [say(remark, "de") for remark in wish_remarks(led("N N AC BS AS BM N", 2))] == [
        "Natur: gewünscht 1–3, 3 Besuche: erfüllt",
        "Kultur: gewünscht 1–2, 1 Besuch: erfüllt",
        "Sport: gewünscht 1, 2 Besuche: nicht erfüllt, 1 Abzug",
        "Einkauf: gewünscht 0–3, 1 Besuch: erfüllt",
        "A bekommt 2.",
        "B bekommt 0.",
    ]


def test_an_owners_set_is_called_by_its_name() -> None:
    own = STANDARD.replace('"name": "townwright-1"', '"name": "mybox"')

    assert GAME.score(START + "A ~(-1,0)5101334", {"set": "mybox"}, [own]).facts["paid"] == {"A": 4, "B": 0}
    with pytest.raises(Refusal, match="no component set 'mybox'"):
        GAME.score(START + "A ~(-1,0)5101334", {"set": "mybox"})


def test_options_are_given_in_words() -> None:
    with pytest.raises(Refusal):
        GAME.score(START + "A ~(-1,0)5101334", {"set": "none"})
