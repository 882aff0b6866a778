"""Rule 2: tile sets are data that is checked."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from townwright.core.refusals import Refusal, Unknown
from townwright.games.cities import GAME
from townwright.games.cities.box.components import FOLDER, find_tile_set, tile_sets
from townwright.games.cities.box.tile_faces import canonical, looks, turned

MIXED = (FOLDER / "mixed24.txt").read_text("utf-8")


@pytest.mark.parametrize("name", ["mixed24", "trio24"])
def test_our_own_sets_are_as_the_page_says(name: str) -> None:
    faces = tile_sets()[name].faces
    alike = {frozenset(turned(face, turn) for turn in "NESW") for face in faces}

    assert len(alike) == 24
    assert [sum(face.count(kind) for face in faces) for kind in "APTW"] == [24, 24, 24, 24]
    assert GAME.check_components((FOLDER / f"{name}.txt").read_text("utf-8")) == ()
    assert sum("AA" in turned(face, turn) for face in faces for turn in "NESW" if turn in looks(face)) >= 6


def test_mixed24_is_made_by_its_three_rules() -> None:
    pairs = list(combinations("APTW", 2))
    beside = [f"{x}{x}/{y}{y}" for x, y in pairs]
    chequered = [f"{x}{y}/{y}{x}" for x, y in pairs]
    faces = tile_sets()["mixed24"].faces

    assert list(faces[:12]) == beside + chequered
    assert all(even((face[0], face[3], face[4])) for face in faces[12:])
    assert [tile for tile, face in enumerate(faces, start=1) if len(looks(face)) == 2] == list(range(7, 13))


def even(kinds: tuple[str, ...]) -> bool:
    """Whether the kinds and the one that is missing are an even permutation of A, P, T, W."""
    whole = [*kinds, next(kind for kind in "APTW" if kind not in kinds)]
    places = ["APTW".index(kind) for kind in whole]
    return sum(one > other for n, one in enumerate(places) for other in places[n + 1 :]) % 2 == 0


def test_trio24_is_every_word_in_alphabetical_order() -> None:
    words = sorted(x + x + "".join(others) for x in "APTW" for others in permutations(sorted(set("APTW") - {x}), 2))

    assert [face.replace("/", "") for face in tile_sets()["trio24"].faces] == words


def test_a_quarter_turn_is_clockwise_and_the_first_letter_of_a_look_is_canonical() -> None:
    assert [turned("PP/TA", turn) for turn in "NESW"] == ["PP/TA", "TP/AP", "AT/PP", "PA/PT"]
    assert [canonical("AP/PA", turn) for turn in "NESW"] == ["N", "E", "N", "E"]
    assert [looks(face) for face in ("WW/WW", "AP/PA", "AA/PP")] == ["N", "NE", "NESW"]


def changed(line: str, new: str) -> str:
    assert f"{line}\n" in MIXED
    return MIXED.replace("tileset mixed24", "tileset own").replace(f"{line}\n", new)


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (changed("2 AA/TT", "2 PP/AA\n"), ["tiles 1 and 2 are equal when turned"]),
        (changed("2 AA/TT", "2 AA/AT\n"), ["tile 2 has more than two fields of a kind"]),
        (changed("2 AA/TT", "2 AP/TW\n"), ["tile 2 shows 4 of the four kinds"]),
        (
            changed("2 AA/TT", "2 WW/WW  # a lake\n"),
            ["tile 2 has more than two fields of a kind", "tile 2 shows 1 of the four kinds"],
        ),
    ],
)
def test_what_is_unusual_is_told_and_accepted(text: str, sentences: list[str]) -> None:
    assert [str(phrase) for phrase in GAME.check_components(text)] == sentences


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "cities-tileset-name"),
        ("tiles own\n1 AA/PP", 1, "cities-tileset-name"),
        ("tileset my own\n1 AA/PP", 1, "cities-tileset-name"),
        (changed("2 AA/TT", "2 AA/TX\n"), 5, "cities-tile-unreadable"),
        (changed("2 AA/TT", "2 AATT\n"), 5, "cities-tile-unreadable"),
        (changed("2 AA/TT", "two AA/TT\n"), 5, "cities-tile-unreadable"),
        (changed("2 AA/TT", "25 AA/TT\n"), 5, "cities-tile-number"),
        (changed("2 AA/TT", "1 AA/TT\n"), 5, "cities-tile-twice"),
        (changed("24 WW/TP", ""), 26, "cities-tiles-missing"),
        (MIXED.replace("1 AA/PP", "1 AA/PT"), 3, "cities-tileset-taken"),
    ],
)
def test_a_bad_set_is_refused_at_its_line(text: str, line: int, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.check_components(text)

    assert (refusal.value.line, refusal.value.phrase.key) == (line, key)


def test_a_set_is_found_by_its_name() -> None:
    own = changed("2 AA/TT", "2 PP/AA\n")

    assert GAME.is_components(own)
    assert not GAME.is_components("[cards]\n")
    assert find_tile_set("own", [own]).face(2) == "PP/AA"
    assert GAME.options({"tiles": "own"}, [own]).tiles.name == "own"
    with pytest.raises(Unknown) as refusal:
        find_tile_set("other", [own])
    assert str(refusal.value) == "there is no tile set 'other'; there are mixed24, trio24, own"


@pytest.mark.parametrize(
    "words",
    [
        {"seats": "0"},
        {"seats": "x"},
        {"level": "0"},
        {"variants": "fly"},
        {"variants": ""},
        {"tiles": "no"},
        {"a": "b"},
    ],
)
def test_options_that_do_not_exist_are_refused(words: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        GAME.options(words)
