"""An action word by word."""

from __future__ import annotations

import pytest

from tests.games.cities.towns import drawn, game
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE
from townwright.games.cities import GAME

START = f"{drawn(16, 6, 17)}; 1 16S@d4 6W@c3 17N@b2"


def test_the_way_through_the_words_is_the_list_of_legal_moves() -> None:
    state = game(f"{START}; tile 1; 1 1N@c4 +1; tile 18")
    ways = [
        f"{tile.word} {tourist.word}"
        for tile in GAME.choices(state, 0, [])
        for tourist in GAME.choices(state, 0, [tile.word])
        if tourist.why_not is None
    ]

    assert ways == [str(move) for move in GAME.legal(state, 0)]


def test_a_closed_quadrant_says_why() -> None:
    state = game(f"{START}; tile 18")
    closed = {choice.word: str(choice.why_not) for choice in GAME.choices(state, 0, ["18N@c4"]) if choice.why_not}

    assert closed == {"+3": "no tourist can stand in the water on c4.3"}


def test_a_cell_that_the_size_of_the_city_closes_says_why() -> None:
    state = game(f"{START}; tile 1; 1 1N@a2 -; tile 18")
    closed = {choice.word: str(choice.why_not) for choice in GAME.choices(state, 0, []) if choice.why_not}

    assert closed == {f"18N@e{row}": f"with e{row} the city would be more than 4 wide" for row in (3, 4, 5)}


def test_a_tourist_says_what_the_city_would_be_worth() -> None:
    state = game(f"{START}; tile 1", level=3)
    brings = {choice.word: str(choice.brings[0]) for choice in GAME.choices(state, 0, ["1N@c4"])}

    assert brings == {
        "-": "points in all: 0",
        "+1": "points in all: 3",
        "+2": "points in all: 3",
        "+3": "points in all: 5",
        "+4": "points in all: 5",
    }


def test_a_place_says_how_many_points_it_brings_at_once_at_best() -> None:
    state = game(f"{START}; tile 1", level=3)
    tiles = {choice.word: choice.gain for choice in GAME.choices(state, 0, [])}
    tourists = {choice.word: choice.gain for choice in GAME.choices(state, 0, ["1N@c4"]) if not choice.why_not}

    assert tourists["-"] == 0
    assert tourists["+1"] == 3
    assert tiles["1N@c4"] == max(gain for gain in tourists.values() if gain is not None)
    assert None not in tiles.values()


def test_starting_tiles_are_chosen_one_by_one() -> None:
    state = game(drawn(1, 2, 3))
    first = [choice.word for choice in GAME.choices(state, 0, [])]
    ways = [
        f"1N@d4 {second.word} {third.word}"
        for second in GAME.choices(state, 0, ["1N@d4"])
        for third in GAME.choices(state, 0, ["1N@d4", second.word])
    ]

    assert first == ["1N@d4", "1E@d4", "1S@d4", "1W@d4"]
    assert sorted(ways) == sorted(str(layout) for layout in GAME.legal(state, 0) if str(layout).startswith("1N"))
    assert GAME.choices(state, 0, ways[0].split(" ")) == ()
    assert GAME.choices(state, 0, [*ways[0].split(" "), "4N@d4"]) == ()


def test_the_extra_tile_may_be_left_out() -> None:
    state = game(START, variants="onemore")
    while state.round < 14:
        seat = GAME.to_act(state)[0]
        state = GAME.play(state, seat, GAME.legal(state, seat)[0])

    assert GAME.choices(state, 0, [])[0].word == "-"
    assert GAME.choices(state, 0, ["-"])[0].whole


def test_chance_and_those_who_wait_have_words_too() -> None:
    state = game(drawn(1, 2))

    assert [choice.word for choice in GAME.choices(state, CHANCE, [])] == ["tile"]
    assert [choice.word for choice in GAME.choices(state, CHANCE, ["tile"])][:2] == ["3", "4"]
    assert GAME.choices(state, CHANCE, ["tile", "3"]) == ()
    assert GAME.choices(state, 0, []) == ()
    assert GAME.choices(game(f"{START}; tile 1"), 0, ["1N@c4", "-"]) == ()


def test_a_word_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(Refusal):
        GAME.choices(game(f"{START}; tile 1"), 0, ["1N@g7"])
