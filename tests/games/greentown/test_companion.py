"""``townwright score greentown``: a tour below a position is paid and explained."""

from __future__ import annotations

import pytest

from townwright.core.points import total
from townwright.core.refusals import NotNow, NotYours, Refusal, Unreadable, Untrue
from townwright.games.greentown import GAME
from townwright.games.greentown.seen.companion import wish_remarks
from townwright.texts import translate

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
    assert [translate(remark, "de") for remark in wish_remarks(led("N N AC BS AS BM N", 2))] == [
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


SHORT = """\
seats 2
card 5A
tile (-1,0) 01245 H
tile (-1,1) 012 N
tile (0,-1) 045 N
tile (0,0) 0234 .
tile (0,1) 035 N
tile (1,-1) 013 N
tile (1,0) 0135 .
tile (1,1) 123 N
tile (2,-1) 345 N
tile (2,0) 12345 H
"""


def test_a_table_in_short_pays_as_the_whole_position_does() -> None:
    tour = "A ~(-1,0)5101334"

    assert GAME.score(SHORT + tour, {}) == GAME.score(START + tour, {})


def test_a_card_may_be_written_out_and_tiles_may_show_any_exits() -> None:
    table = "seats 3\ncard 3 N0-1 S1\ntile (0,0) 0 H\ntile (1,0) 03 N\ntile (2,0) 034 BS\ntile (3,0) 3 H\n"

    tally = GAME.score(table + "A ~(0,0)000", {})

    assert tally.facts["paid"] == {"A": 1, "B": 1, "C": 0}
    assert tally.facts["stops"] == ["(1,0)", "(2,0)", "(3,0)"]


def test_the_wishes_are_told_as_data_for_a_page() -> None:
    tally = GAME.score(SHORT + "A ~(-1,0)5101334", {})

    assert tally.facts["wishes"] == [
        {"category": "nature", "least": 2, "most": 4, "visits": 4, "sites": ["(-1,1)", "(2,-1)", "(1,-1)", "(0,-1)"]},
        {"category": "culture", "least": 0, "most": 1, "visits": 0, "sites": []},
        {"category": "sport", "least": 0, "most": 1, "visits": 0, "sites": []},
        {"category": "shopping", "least": 0, "most": 1, "visits": 0, "sites": []},
    ]


def test_endless_tours_end_the_search_and_not_the_answer() -> None:
    vacant = "".join(f"tile ({q},{r}) 012345 .\n" for q in range(8) for r in range(8))
    table = f"seats 2\ncard 9 N9\ntile (-1,0) 0 H\n{vacant}tile (8,7) 3 H\n"

    with pytest.raises(Refusal, match="makes 1 stop "):
        GAME.score(table + "A ~(-1,0)05555555" + "0" * 8, {})
    assert str(GAME.score(table + "A ~-", {}).remarks[0]) == "no tour was led"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("seats 3\nA ~(-1,0)5101334", 1, "stands a card"),
        ("seats 5\ncard 5A\nA ~(-1,0)5", 1, "'5' is no number of seats"),
        ("seats 3\ncard 5Z\nA ~(-1,0)5", 2, "write a card like"),
        ("seats 3\ncard 5 N3-1\nA ~(-1,0)5", 2, "'N3-1' is no wish"),
        ("seats 3\ncard 99 N1\nA ~(-1,0)5", 2, "at most 40 stops"),
        ("seats 3\ncard 5A\ntile (0,0) 10 H\nA ~(0,0)5", 3, "not ascending"),
        ("seats 3\ncard 5A\ntile (0,0) 01 DC\nA ~(0,0)5", 3, "there is no seat D"),
        ("seats 3\ncard 5A\ntile (0,0) 01 H\ntile (0,0) 01 H\nA ~(0,0)5", 4, "stands twice"),
        ("seats 3\ncard 5A\ntile (0,0) 01 H\nA ~(0,0)1", 4, "no road leaves"),
        ("seats 3\ncard 5A\nB ~(0,0)1", 3, "starts on a hotel"),
        ("seats 2\ncard 5A\nC ~(0,0)1", 3, "begins with a seat"),
    ],
)
def test_a_short_table_that_cannot_be_is_refused_at_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(Refusal, match=says) as caught:
        GAME.score(text, {})

    assert caught.value.line == line
