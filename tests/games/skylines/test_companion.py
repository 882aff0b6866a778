"""The companion: bars and tiles of a table in, what ending the milestone costs and scores out."""

from __future__ import annotations

import pytest

from townwright.core.refusals import Refusal
from townwright.games.skylines import GAME
from townwright.texts import translate

TABLE = """\
bars mon=9 pow=-2 gar=-1 lab=-2 hap=9 pol=1   ; the example of section 8
layout E0 A0
open A
tile 1S3 Aa2/0
tile 1S5 Ae1/0
tile 1S4 Aa5/0
tile 1R1 I3 Ae5/0
"""


def test_the_milestone_is_told_step_by_step() -> None:
    tally = GAME.score(TABLE, {})

    assert [str(remark) for remark in tally.remarks] == [
        "every district has the tiles that it needs",
        "utilities: 3 short, happiness from 9 to 6",
        "6 for happiness, overall 6",
        "employment: 2 to pay out of 9 coins",
        "if it was the last milestone: 5 points, City of no importance",
    ]
    assert tally.facts["score"] == sum(line.points for line in tally.lines) == 5
    assert tally.facts["title"] == "City of no importance"
    assert "EEEEEEEEpp.#...." in tally.picture


def test_bars_alone_are_enough() -> None:
    assert GAME.score("bars hap=12 ovr=30 tra=2\n", {}).facts["score"] == 40


def test_roles_news_and_buildings_take_part() -> None:
    tally = GAME.score("bars mon=1 lab=3\nroles K3 K5\nnews 2N1\n", {"seats": "2"})

    assert [str(remark) for remark in tally.remarks][1:3] == [
        "effects: now mon=1 pow=0 wat=0 gar=0 lab=3 hap=1 pol=0 tra=0 cri=0 ovr=0",
        "1 for happiness, overall 1",
    ]
    assert tally.facts["outcome"] == "finished"


@pytest.mark.parametrize(
    ("overall", "english", "german"),
    [
        (1, "1 point, City of no importance", "1 Punkt, Unbedeutende Stadt"),
        (5, "5 points, City of no importance", "5 Punkte, Unbedeutende Stadt"),
        (-2, "−2 points, Dying City", "−2 Punkte, Sterbende Stadt"),
    ],
)
def test_the_score_is_told_in_both_languages(overall: int, english: str, german: str) -> None:
    final = GAME.score(f"bars ovr={overall}\n", {}).remarks[-1]

    assert str(final) == f"if it was the last milestone: {english}"
    assert translate(final, "de") == f"falls es der letzte Meilenstein war: {german}"


def test_blanks_between_words_do_not_matter() -> None:
    assert GAME.score("bars\thap=12   ovr=30\n", {}).facts["score"] == 42


def test_a_table_with_an_owners_cards_is_scored() -> None:
    mine = "skylines components my-box\nfrom townwright-draft-1\n[roles]\nR1 | milestone: hap+7 | Clown\n"

    tally = GAME.score("bars\nroles R1\n", {"set": "my-box", "seats": "1"}, [mine])

    assert tally.facts["score"] == 7
    with pytest.raises(Refusal, match="there is no set 'my-box'"):
        GAME.score("bars\n", {"set": "my-box"})


@pytest.mark.parametrize(
    ("text", "why", "says"),
    [
        ("bars lab=3 mon=2\n", "money", "the game is lost: a bill cannot be paid"),
        ("bars hap=-3 wat=-2\n", "happiness", "the game is lost: the people are too unhappy"),
        ("bars pol=6 tra=4\n", "happiness", "the game is lost: the people are too unhappy"),
    ],
)
def test_a_loss_is_told(text: str, why: str, says: str) -> None:
    tally = GAME.score(text, {})

    assert (tally.facts["outcome"], tally.facts["why"], tally.facts["score"]) == ("lost", why, None)
    assert str(tally.remarks[-1]) == says


def test_districts_that_lack_tiles_are_counted() -> None:
    told = str(GAME.score("bars\nlayout A0\nopen A\n", {}).remarks[0])
    assert told == "in 4 of 4 districts there is too little yet; each needs 2 tiles"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "a table opens with its bars"),
        ("layout A0\n", 1, "a table opens with its bars"),
        ("bars gold=3\n", 1, "'gold=3' is no marker's value"),
        ("bars hap=26\n", 1, "'hap=26' is off the bar"),
        ("bars\nlayout A0 B0\n", 2, "water meets land"),
        ("bars\nopen A\n", 2, "are no boards of the layout"),
        ("bars\ntile 1S1 Aa1/0\n", 2, "'layout' and 'open' come first"),
        ("bars\nlayout A0\nopen A\ntile 1S1 Ac1/0\n", 4, "Ad1 is a street"),
        ("bars\nlayout A0\nopen A\ntile 9X9 Ac1/0\n", 4, "9X9 is no card"),
        ("bars\nlayout A0\nopen A\ntile 1R1 Ac1/0\n", 4, "named for zones"),
        ("bars\nroles K99\n", 2, "'K99' is no such card"),
        ("bars\nroles K1 K2 K3\n", 2, "name at most 2, none twice"),
        ("bars mon=3\nbars mon=4\n", 2, "a table has only one line 'bars'"),
        ("bars\nlayout A0\nopen A\nlayout B0\n", 4, "a table has only one line 'layout'"),
        ("bars\nlayout A0\nopen A\ntile 1S5 Af2/0\nopen A\n", 5, "a table has only one line 'open'"),
        ("bars\nnews 2N1\nnews 2N2\n", 3, "a table has only one line 'news'"),
        ("bars\nnews 2N1 2N2\n", 2, "one piece of news"),
        ("bars\nmayor K3\n", 2, "'mayor' opens no line"),
    ],
)
def test_a_table_that_cannot_be_is_refused_at_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(Refusal, match=says) as refused:
        GAME.score(text, {})

    assert refused.value.line == line
