"""Rule 7: who sees what."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.cities.towns import after, drawn, game
from tests.games.cities.twins import twin
from townwright.games.cities import GAME
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import State

LAYOUT = "16S@d4 6W@c3 17N@b2"
OTHER = "16N@d4 6N@e5 17N@f6"
START = f"{drawn(16, 6, 17)}; 1 {LAYOUT}; 2 {OTHER}; 3 {LAYOUT}; tile 1"


def moves(view: View) -> list[str | None]:
    return [player.move for player in view.players]


def test_a_round_is_hidden_until_the_own_move_is_finished() -> None:
    state = game(f"{START}; 2 1N@d5 +1")

    assert moves(GAME.view(state, 0)) == [None, None, None]
    assert moves(GAME.view(state, 1)) == [None, "1N@d5 +1", None]
    assert moves(GAME.view(after(state, "1 1N@c4 -"), 0)) == ["1N@c4 -", "1N@d5 +1", None]


def test_a_spectator_sees_a_round_when_it_is_complete() -> None:
    state = game(f"{START}; 2 1N@d5 +1; 1 1N@c4 -")

    assert moves(GAME.view(state, None)) == [None, None, None]
    assert moves(GAME.view(after(state, "3 1E@c4 +2"), None)) == ["1N@c4 -", "1N@d5 +1", "1E@c4 +2"]


def test_cities_of_the_round_before_are_public_at_all_times() -> None:
    """Decision 24."""
    state = game(f"{START}; 2 1N@d5 +1")

    assert GAME.view(state, 0).players[1].city.line == "d4:16N,e5:6N,f6:17N;-;7;-"


def test_starting_layouts_are_hidden_like_a_round() -> None:
    """Decision 4."""
    state = game(f"{drawn(16, 6, 17)}; 3 {LAYOUT}")

    assert GAME.view(state, 0).players[2].city.tiles == ()
    assert GAME.view(state, 2).players[2].city.tiles == tuple(LAYOUT.split())
    assert [player.finished for player in GAME.view(state, 0).players] == [False, False, True]


def test_a_view_tells_what_is_in_hand_what_was_drawn_and_what_is_out() -> None:
    state = game(f"{START}; 2 1N@d5 +1")

    mine, done = GAME.view(state, 0), GAME.view(state, 1)
    assert (mine.hand, done.hand) == ((1,), ())
    assert mine.drawn == (16, 6, 17, 1)
    assert sorted(mine.drawn + mine.out) == list(range(1, 25))
    assert (mine.stage, mine.round, mine.rounds) == ("round", 1, 13)
    assert mine.faces[12] == "AA/PT"
    assert GAME.view(game(drawn(16, 6, 17)), 0).hand == (16, 6, 17)


def test_a_city_is_seen_cell_by_cell_with_its_points() -> None:
    view = GAME.view(game(f"{drawn(16, 6, 17)}; 1 {LAYOUT}; tile 1; 1 1N@c4 +1", level=3), None)
    (player,) = view.players

    assert [(each.cell, each.face) for each in player.city.cells] == [
        ("b2", "PP/TA"),
        ("c3", "TW/TW"),
        ("c4", "AA/PP"),
        ("d4", "WA/PP"),
    ]
    assert (player.city.tourists, player.city.stock, player.city.last) == (("c4.1",), 6, "c4")
    assert (player.total, player.points) == (3, (3, 0, 0, 0, 0, 0, 0))
    assert [str(line) for line in player.lines] == ["c4.1 = 3 (attractions c4.1 c4.2: 2; terraces c3.3: 1)"]


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_another_hidden_move_gives_the_same_view(seat: int | None) -> None:
    state = game(f"{START}; 2 1N@d5 +1")
    other = twin(state, seat, Random(1))

    assert isinstance(other, State)
    assert other != state
    assert GAME.view(other, seat) == GAME.view(state, seat)


def test_nothing_is_hidden_from_whoever_has_finished() -> None:
    state = game(f"{START}; 2 1N@d5 +1; 1 1N@c4 -")

    assert twin(state, 0, Random(1)) is None
    assert twin(state, 2, Random(1)) is not None


def test_ranks_are_seen_at_the_end() -> None:
    state = game(START)
    while to_act := GAME.to_act(state):
        state = GAME.play(state, to_act[0], GAME.legal(state, to_act[0])[0])

    assert GAME.view(state, None).over
    assert GAME.view(state, None).ranks == (1, 1, 1)
