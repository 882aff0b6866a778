"""Rule 6: what tourists may do, and what a refusal says."""

from __future__ import annotations

import pytest

from tests.games.cities.towns import after, drawn, game
from townwright.core.refusals import NotNow
from townwright.games.cities import GAME
from townwright.games.cities.box.components import tile_sets
from townwright.games.cities.city.city import City
from townwright.games.cities.state import State

START = f"{drawn(16, 6, 17)}; 1 16S@d4 6W@c3 17N@b2"
"""The start of 12.1:

    . .  PP  ..  ..
    . .  TA  ..  ..
         ..  TW  ..
         ..  TW  ..
         ..  ..  WA
         ..  ..  PP
"""


def offered(state: State) -> set[str]:
    """The tourist actions of all moves."""
    return {str(move).split(" ")[1] for move in GAME.legal(state, 0)}


def city_after(said: str, variants: str = "-") -> City:
    return game(f"{START}; {said}", variants=variants).cities[0]


def test_a_tourist_is_placed_on_the_tile_just_laid() -> None:
    city = city_after("tile 11; 1 11E@b1 +3")

    assert str(city).endswith(";b1.3;6;b1")


def test_a_tourist_jumps_to_the_tile_just_laid_from_anywhere() -> None:
    city = city_after("tile 11; 1 11E@b1 +3; tile 13; 1 13N@d3 b1.3^1")

    assert [str(field) for field in city.tourists] == ["d3.1"]
    assert city.stock == 6


def test_a_tourist_walks_one_field_in_any_direction_also_over_a_corner() -> None:
    """Decision 11: c3 and b2 touch at a corner only."""
    city = city_after("tile 13; 1 13N@b3 +2; tile 14; 1 14N@d5 b3.2~b2.4; tile 1; 1 1N@c5 b2.4~c3.1")

    assert [str(field) for field in city.tourists] == ["c3.1"]


def test_a_tourist_reaches_a_starting_tile_only_by_walking() -> None:
    """Decision 10: no tile is just laid after the set-up, and later it is never a starting tile."""
    state = game(f"{START}; tile 13")

    assert state.cities[0].last is None
    assert {str(move).split(" ")[1] for move in GAME.legal(state, 0)} == {"-", "+1", "+2", "+3", "+4"}


def test_one_may_walk_and_jump_while_tourists_are_in_the_stock_and_again_later() -> None:
    """Decision 9."""
    city = city_after("tile 11; 1 11E@b1 +3; tile 13; 1 13N@d3 b1.3^1; tile 1; 1 1N@c4 d3.1~d3.2")

    assert [str(field) for field in city.tourists] == ["d3.2"]


def test_a_tourist_may_enter_an_occupied_zone_and_a_terrace_at_level_1() -> None:
    """Decision 12."""
    city = city_after("tile 1; 1 1N@c4 +1; tile 2; 1 2N@b4 +2; tile 4; 1 4N@a3 +3")

    assert len(city.tourists) == 3


def test_a_walk_onto_the_tile_just_laid_is_not_offered_as_a_jump_too() -> None:
    state = game(f"{START}; tile 1; 1 1N@c4 +1; tile 13")
    words = {str(move).split(" ")[1] for move in GAME.legal(state, 0) if str(move).startswith("13N@b3 ")}

    assert {"c4.1~b3.4"} <= words
    assert "c4.1^4" not in words
    assert {"c4.1^1", "c4.1^2", "c4.1^3"} <= words


PLACED = f"{START}; tile 1; 1 1N@c4 +1; tile 18"
"""A tourist on c4.1; tile 18 is PP/WT."""

REFUSED = [
    ("18N@b3 +3", "cities-field-water", "no tourist can stand in the water on b3.3"),
    ("18N@b3 c4.1^3", "cities-field-water", "no tourist can stand in the water on b3.3"),
    ("18N@b3 c4.1~c3.4", "cities-field-water", "no tourist can stand in the water on c3.4"),
    ("18N@b3 c4.2~c4.1", "cities-nobody-there", "no tourist stands on c4.2"),
    ("18N@b3 a1.1^1", "cities-nobody-there", "no tourist stands on a1.1"),
    ("18N@b3 c4.1~c4.1", "cities-field-occupied", "a tourist already stands on c4.1"),
    ("18N@b3 c4.1~b2.4", "cities-walk-too-far", "c4.1 and b2.4 do not touch"),
    ("18N@b3 c4.1~b3.1", "cities-walk-too-far", "c4.1 and b3.1 do not touch"),
    ("18N@b3 c4.1~b4.2", "cities-field-empty", "no tile lies on b4.2"),
    ("18N@b3 c4.1~z9.2", "cities-field-empty", "no tile lies on z9.2"),
    ("18N@b3 c4.1^4", "cities-jump-is-walk", "the fields touch, so it is a walk: write c4.1~b3.4"),
]


@pytest.mark.parametrize(("move", "key", "sentence"), REFUSED)
def test_a_tourist_is_refused_with_its_reason(move: str, key: str, sentence: str) -> None:
    with pytest.raises(NotNow) as refusal:
        after(game(PLACED), f"1 {move}")

    assert (refusal.value.phrase.key, str(refusal.value)) == (key, sentence)


def filled(variants: str, tiles: int, placing: range) -> State:
    """A game up to so many tiles, each on the first cell; in the rounds named a tourist is placed on it."""
    state = game(START, variants=variants)
    while len(state.drawn) < tiles:
        state = after(state, f"tile {state.out[0]}")
        wanted = "+" if state.round in placing else "-"
        state = GAME.play(state, 0, next(move for move in GAME.legal(state, 0) if f" {wanted}" in str(move)))
    return state


def test_an_occupied_field_of_the_tile_just_laid_is_refused() -> None:
    """Only in ``onemore`` can somebody stand there already: when the extra tile is not laid."""
    state = filled("onemore", tiles=16, placing=range(13, 14))
    quadrant = str(state.moves[0])[-1]

    with pytest.raises(NotNow) as refusal:
        after(after(state, f"tile {state.out[0]}"), f"1 - +{quadrant}")
    assert refusal.value.phrase.key == "cities-field-occupied"


def test_no_eighth_tourist() -> None:
    state = filled("-", tiles=10, placing=range(1, 8))
    state = after(state, f"tile {state.out[0]}")

    assert state.cities[0].stock == 0
    assert not any(word.startswith("+") for word in offered(state))
    with pytest.raises(NotNow) as refusal:
        after(state, f"1 {str(GAME.legal(state, 0)[0]).split(' ')[0]} +1")
    assert str(refusal.value) == "no tourist is left in the stock"


def test_a_tile_without_a_dry_field_takes_no_tourist() -> None:
    """Rule 11: a set of the owner may have such tiles."""
    faces = tile_sets()["mixed24"].faces
    text = "\n".join(
        ["tileset pond", "1 WW/WW", *(f"{number} {face}" for number, face in enumerate(faces[1:], start=2))]
    )
    state = GAME.start(GAME.options({"tiles": "pond"}, [text]))
    for said in ("tile 16", "tile 6", "tile 17", "1 16S@d4 6W@c3 17N@b2", "tile 1"):
        state = after(state, said)

    assert offered(state) == {"-"}
    assert len(GAME.legal(state, 0)) == 16
    assert [choice.word for choice in GAME.choices(state, 0, ["1N@c4"]) if choice.why_not is None] == ["-"]
