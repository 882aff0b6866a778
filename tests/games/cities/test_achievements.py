"""What can be shown with a city: drawn cities that just do it, and others that just do not."""

from __future__ import annotations

from typing import Any

import pytest

from townwright.games.cities import GAME
from townwright.games.cities.achievements import TESTS, FinishedCity, moved_tourists
from townwright.games.cities.actions import Move
from townwright.games.cities.scoring import lines
from townwright.games.cities.seen.drawing import read_picture


def shown(picture: str, level: int = 1, *moves: str) -> set[str]:
    """What a drawn city shows; small letters have a tourist."""
    city = read_picture(picture, free=False)
    said: Any = tuple(GAME.read(move) for move in moves)
    finished = FinishedCity(city, lines(city, level, 0), said)
    return {name for name, test in TESTS.items() if test(finished)}


@pytest.mark.parametrize(
    ("name", "level", "yes", "no"),
    [
        ("zone-of-ten", 1, "aAAAAA\nAAAATT", "aAAAAA\nAAATTT"),
        ("zone-of-ten", 1, "pPPPPP\nPPPPTT", "PPPPPP\nPPPPTT"),
        ("two-large-zones", 1, "aAAApPPP\nAAAAPPPP", "aAAApPPT\nAAAAPPPP"),
        ("nothing-left", 1, "aATPPT\nATTTTA", "aATPPT\nATTTPT"),
        ("seven-paid", 1, "aTaTaTaT\nTpTpTpTT", "aaTTaTaT\nTpTpTpTT"),
        ("seven-paid", 1, "aTaTaTaT\nTpTpTpTT", "aTaTaTaT\nTpTpTTTT"),
        ("long-view", 2, "tWWWWW\nWAAAAA", "tWWWWP\nWAAAAA"),
        ("long-view", 3, "tWPPWW\nWAAAAA", "tWPAWW\nPAAAAA"),
        ("rich-border", 3, "TTTT\naAAA\nTTAA\nTTTT", "TTWW\naAAA\nWWAA\nTTTT"),
    ],
)
def test_a_city_that_just_shows_it_and_one_that_just_does_not(name: str, level: int, yes: str, no: str) -> None:
    assert name in shown(yes, level)
    assert name not in shown(no, level)


def test_three_points_from_each_of_seven_are_all_of_them_good() -> None:
    good = "aATpPTaA\nATTPTTAT\nTTTTTTTT\npPTaATpP\nPTTATTPT\nTTTTTTTT\naAAAAAAA\nTTTTTTTT"
    weak = good.replace("aAAAAAAA", "aATTTTTT")

    assert {"three-each", "seven-paid"} <= shown(good)
    assert shown(weak) & {"three-each", "seven-paid"} == {"seven-paid"}


def test_points_must_come_from_everything() -> None:
    city = "aAAAAAAA\nTTTTTTTT\npPPPPPPP\nTTTTTTTT\ntWWWWWWW\nWTTTTTTT"

    assert "every-source" in shown(city, 2)
    assert "every-source" not in shown(city, 1)
    assert "every-source" not in shown(city.replace("pPPPPPPP", "pPPPPPPT"), 2)


def test_the_best_tourist_must_have_been_moved_there_and_another_one_does_not_do() -> None:
    city = "aAATTTpP\nAAATTTTT"

    assert "moved-to-the-best" not in shown(city, 1, "8N@a1 +1")
    assert "moved-to-the-best" not in shown(city, 1, "8N@a1 +1", "9N@d1 +2", "7N@e5 d1.2~d1.1")
    assert "moved-to-the-best" in shown(city, 1, "8N@c2 +1", "9N@d1 c2.1~b2.2", "7N@a1 b2.2^1")


def test_of_equally_good_tourists_any_may_have_been_moved() -> None:
    city = "aAATTTTT\nTTTTpPPT"

    assert "moved-to-the-best" in shown(city, 1, "8N@a1 +1", "9N@d1 +3", "7N@e5 d1.3~c1.3")
    assert "moved-to-the-best" not in shown(city, 1, "8N@a1 +1", "9N@c1 +3")


def test_a_tourist_who_has_moved_stays_so_until_somebody_new_stands_there() -> None:
    moves: Any = tuple(map(GAME.read, ("8N@c2 +1", "9N@d1 c2.1~c2.2", "7N@a1 c2.2^4", "6N@b1 +1")))

    assert all(isinstance(move, Move) for move in moves)
    assert moved_tourists(moves) == {"a1.4"}
