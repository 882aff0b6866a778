"""The companion scores a table of the physical game, or says what is wrong with its description."""

from __future__ import annotations

import pytest

from tests.games.cities.golden import EXAMPLES
from townwright.core.refusals import Refusal
from townwright.games.cities import GAME
from townwright.games.cities.box.components import FOLDER

LINE = "d4:16S,c3:6W,b2:17N,a1:13N,b1:11E;b1.3;6;b1"


def test_a_city_line_is_scored_with_the_fields_that_gave_the_points() -> None:
    tally = GAME.score(LINE, {"level": "3"})

    assert [str(line) for line in tally.lines] == ["b1.3 = 5 (parks b1.3 b2.1 b2.2: 3; water b1.1 b1.4: 2)"]
    assert tally.facts["points"] == [5, 0, 0, 0, 0, 0, 0]
    assert "PT  pW" in tally.picture


def test_a_picture_is_scored_with_names_from_a1_on() -> None:
    tally = GAME.score("AAWP\nPTpW\n..PP\n..TA\n", {"level": "3"})

    assert [str(line) for line in tally.lines] == ["b1.3 = 5 (parks b1.3 b2.1 b2.2: 3; water b1.1 b1.4: 2)"]


def test_a_picture_may_look_as_on_the_rules_page() -> None:
    picture = EXAMPLES[0].picture.replace("TA\n                PT  PW  AA", "Ta\n                PT  PW  aA")
    tally = GAME.score(picture, {"level": "3"})

    assert [(line.what, line.points) for line in tally.lines] == [("d1.2", 3), ("c1.3", 11)]


@pytest.mark.parametrize(("level", "total"), [("1", 3), ("2", 3), ("3", 5)])
def test_the_level_is_a_word(level: str, total: int) -> None:
    assert sum(line.points for line in GAME.score(LINE, {"level": level}).lines) == total


def test_another_tile_set_is_a_word_too() -> None:
    assert GAME.score("d4:10E,c3:16E,d2:1W;-;7;-", {"tiles": "trio24"}).lines == ()


def test_an_owners_tiles_are_called_by_their_name() -> None:
    own = (FOLDER / "trio24.txt").read_text("utf-8").replace("tileset trio24", "tileset mybox")

    line = "d4:10E,c3:16E,d2:1W;-;7;-"
    assert GAME.score(line, {"tiles": "mybox"}, [own]) == GAME.score(line, {"tiles": "trio24"})
    with pytest.raises(Refusal, match="no tile set 'mybox'"):
        GAME.score(line, {"tiles": "mybox"})


def test_a_semicolon_in_a_comment_makes_no_city_line_of_a_picture() -> None:
    assert GAME.score("AA  # two; side by side\nPT\n", {}).facts["picture"] == "AA\nPT"


def test_a_wide_picture_is_a_city_of_free_building() -> None:
    picture = "tWWWWWWWWW\nAAAAAAAAAA"

    assert GAME.score(picture, {"level": "2", "variants": "free"}).lines[0].points == 9
    with pytest.raises(Refusal):
        GAME.score(picture, {"level": "2"})


BAD = [
    ("", 1, "cities-picture-empty"),
    ("AB\nPT", 1, "cities-picture-letters"),
    ("AAP\nPTP", 1, "cities-picture-width"),
    ("AA\nPTPP", 2, "cities-picture-width"),
    ("AAAAAAAAAA\nAAAAAAAAAA", 1, "cities-picture-width"),
    ("AA\nPT\nPP", 3, "cities-picture-height"),
    ("\n".join(["AA"] * 10), 10, "cities-picture-height"),
    ("AA\nPw", 2, "cities-picture-wet"),
    ("AAPP\nPT.P", 2, "cities-picture-cell"),
    ("aaaa\naaaa", None, "cities-too-many-tourists"),
    ("d4:16S;-;7", 1, "cities-no-city"),
    ("d4:16S;-;7;-\nd4:16S;-;7;-", 2, "cities-no-city"),
    ("d4:16Q;-;7;-", 1, "cities-no-laid-tile"),
    ("d4;-;7;-", 1, "cities-no-laid-tile"),
    (";-;7;-", 1, "cities-no-laid-tile"),
    ("d4:99N;-;7;-", 1, "cities-no-such-tile"),
    ("c4:16S;-;7;-", 1, "cities-not-home"),
    ("d4:16S,c3:16S;-;7;-", 1, "cities-tile-twice"),
    ("d4:16S,d4:6S;-;7;-", 1, "cities-cell-taken"),
    ("d4:16S,b2:6S;-;7;-", 1, "cities-cell-apart"),
    ("d4:1N,e4:2N,f4:3N,g4:4N,h4:5N;-;7;h4", 1, "cities-line-too-wide"),
    ("d4:1N,d5:2N,d6:3N,d7:4N,d8:5N;-;7;d8", 1, "cities-line-too-high"),
    ("d4.1:16S;-;7;-", 1, "cities-line-tiles"),
    ("d4:16S,d4.2:1N;-;7;d4.2", 1, "cities-extra-over-edge"),
    ("d4:16S;d4.5;6;-", 1, "cities-no-field"),
    ("d4:16S;e4.1;6;-", 1, "cities-field-empty"),
    ("d4:16S;d4.1;6;-", 1, "cities-field-water"),
    ("d4:16S;d4.2,d4.2;5;-", 1, "cities-field-occupied"),
    ("d4:1S,c3:2N;d4.1,d4.2,d4.3,d4.4,c3.1,c3.2,c3.3,c3.4;-1;-", 1, "cities-too-many-tourists"),
    ("d4:16S;d4.2;7;-", 1, "cities-stock-untrue"),
    ("d4:16S,c3:6W;d4.2;6;d4", 1, "cities-last-untrue"),
]


@pytest.mark.parametrize(("text", "line", "key"), BAD)
def test_a_bad_table_is_refused_at_its_line(text: str, line: int | None, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.score(text, {"level": "2"})

    assert (refusal.value.line, refusal.value.phrase.key) == (line, key)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"level": "4"}, "unreadable"),
        ({"tiles": "x"}, "unknown"),
        ({"colour": "red"}, "unknown"),
        ({"variants": "blah"}, "unreadable"),
        ({"variants": "free free"}, "unreadable"),
        ({"variants": "quickstart", "level": "2"}, "not-now"),
    ],
)
def test_bad_words_are_refused(words: dict[str, str], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.score(LINE, words)

    assert refusal.value.code == code


def test_the_city_is_told_as_data_for_a_page() -> None:
    facts = GAME.score("d4:8N,e5:2N;d4.1;6;e5", {}).facts

    assert facts["cells"] == {"d4": "AT/TA", "e5": "AA/TT"}
    assert facts["tiles"] == ["8N@d4", "2N@e5"]
    assert facts["tourists"] == ["d4.1"]
