"""Laying and developing tiles, rules 7.1, 7.2 and 7.5."""

from __future__ import annotations

from random import Random

import pytest

from townwright.games.greentown.map.network import connected
from townwright.games.greentown.rules import legal, play, to_act
from townwright.games.greentown.state import start
from townwright.games.greentown.turn.build_steps import steps

from . import naive
from .tables import ample, exits, offered, options, refused, say, table

CORNER = """
    (0,0)  05 H
    (1,0)  35 N
    (0,1)  02 .
    (1,1)  23 AC
"""
"""Four tiles in a ring: (0,0) – (1,0) – (1,1) – (0,1) – (0,0)."""


def test_only_tiles_with_the_fewest_exits_are_laid() -> None:
    state = table(supply={"3c": 1, "4t": 2, "5c": 1})

    assert refused(state, "B", "+(3,-1)0134") == "greentown-not-fewest"
    assert {word[1:].split(")")[1] for word in offered(say(state, "B")) if word[0] == "+"} <= {
        "012", "123", "234", "345", "045", "015",
    }  # fmt: skip


def test_among_the_kinds_with_the_fewest_exits_the_choice_is_free() -> None:
    """D7."""
    words = offered(say(table(), "B"))

    assert {"+(3,-1)34", "+(3,-1)14", "+(3,-1)24"} <= set(words)


def test_one_road_is_enough_and_other_sides_may_be_dead_ends() -> None:
    """D3: (1,-2) meets the open exit of (1,-1) at its south-west, and (0,-1), (2,-2) are blank or empty."""
    state = say(table(), "B", "+(2,-2)45")

    assert exits(state)["(2,-2)"] == "45"
    assert state.network.roads[next(p for p, _ in state.network if str(p) == "(2,-2)")] == 1 << 4


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("+(0,0)03", "greentown-hex-taken"),
        ("+(3,-1)05", "greentown-no-road"),
        ("+(9,9)03", "greentown-no-road"),
        ("+(3,-1)024", "greentown-no-such-tile"),
        ("+(3,-1)0134", "greentown-not-fewest"),
        ("^(9,9)012", "greentown-hex-empty"),
        ("^(0,0)0123", "greentown-not-one-more"),
        ("^(0,0)012345", "greentown-not-one-more"),
        ("^(1,-1)0245", "greentown-exits-lost"),
        ("^(-1,0)012345", "greentown-tile-gone"),
    ],
)
def test_a_wrong_step_is_refused_with_its_reason(word: str, key: str) -> None:
    assert refused(table(), "B", word) == key


def test_a_kind_that_is_gone_cannot_be_used() -> None:
    state = table(supply={"2c": 1, "3c": 1})

    assert refused(state, "B", "+(3,-1)14") == "greentown-tile-gone"
    assert refused(state, "B", "+(3,-1)34", "+(2,-2)34") == "greentown-tile-gone"


def test_a_develop_adds_exactly_one_exit() -> None:
    """Restriction a."""
    state = table(CORNER, {"3c": 1, "4c": 1})

    assert refused(state, "B", "^(0,0)0125") == "greentown-not-one-more"
    assert all(len(word) == len("^(0,0)012") for word in offered(say(state, "B")) if word[0] == "^")


def test_the_old_tile_goes_back_at_once_and_counts_for_the_next_step() -> None:
    """Restriction b, D6: (0,0) gives back a wide bend, which now has the fewest exits."""
    state = table("(0,0) 02 H\n(0,-1) 05 N", {"3c": 1, "5c": 1})

    after = say(state, "B", "^(0,0)012")

    assert offered(after)[0].startswith("+")
    assert "+(-1,-1)02" not in offered(after)
    assert "+(1,0)35" in offered(after)
    assert exits(say(after, "+(1,0)35"))["(1,0)"] == "35"


def test_at_most_one_of_the_old_exits_goes_whether_or_not_it_carries_a_road() -> None:
    """Restriction c, D2: the exits 1 and 2 of the hotel lead nowhere and count all the same."""
    state = table("(0,0) 012 H\n(1,0) 03 N", {"4t": 2})

    assert refused(state, "B", "^(0,0)0345") == "greentown-no-such-tile"
    assert {"^(0,0)0134", "^(0,0)0235"} == {word for word in offered(say(state, "B")) if "(0,0)" in word}


@pytest.mark.parametrize(("piece", "may"), [("AC", True), ("BC", False), ("H", True), ("N", True), (".", True)])
def test_only_another_players_building_keeps_all_its_exits(piece: str, may: bool) -> None:
    """Restriction d, D11: the straight street of (0,0) may turn away from the empty west."""
    state = table(f"(0,0) 03 {piece}\n(1,0) 03 H", {"3c": 1})

    words = {word for word in offered(say(state, "B")) if word.startswith("^(0,0)")}

    assert bool(words) == may
    if not may:
        assert refused(state, "B", "^(0,0)012") == "greentown-foreign-exit"


def test_a_foreign_building_may_be_developed_if_nothing_is_lost() -> None:
    state = table("(0,0) 03 BC\n(1,0) 03 H", {"3t": 1})

    assert {word for word in offered(say(state, "B")) if word.startswith("^(0,0)")} == {"^(0,0)013", "^(0,0)034"}


def test_the_network_stays_connected() -> None:
    """Restriction e: (1,0) hangs on the road to (0,0) alone."""
    state = table("(0,0) 03 H\n(1,0) 03 N\n(-1,0) 03 N", {"3c": 1})

    assert refused(state, "B", "^(0,0)123") == "greentown-torn"
    assert not any(word.startswith("^(0,0)") for word in offered(say(state, "B")))


def test_a_road_may_go_if_another_way_remains() -> None:
    state = table(CORNER, {"3c": 1})

    assert "^(0,0)012" in offered(say(state, "B"))
    assert connected(say(state, "B", "^(0,0)012").network)


def test_a_new_exit_may_save_the_connection() -> None:
    """(0,0) loses its road to the east, but its new exit meets the waiting exit of (1,-1), which leads there too."""
    state = table("(0,0) 05 H\n(1,-1) 45 N\n(1,0) 23 N", {"3c": 1})

    after = say(state, "B", "^(0,0)012")

    assert connected(after.network)
    assert refused(state, "B", "^(0,0)345") == "greentown-torn"


def test_the_two_steps_may_not_develop_the_same_tile() -> None:
    """D4."""
    state = say(table(), "B", "^(1,-1)0134")

    assert refused(state, "^(1,-1)01345") == "greentown-developed-twice"
    assert not any(word.startswith("^(1,-1)") for word in offered(state))


def test_a_tile_just_laid_may_be_developed() -> None:
    """D5."""
    state = say(table(), "B", "+(3,-1)34", "^(3,-1)034")

    assert exits(state)["(3,-1)"] == "034"


def test_a_mirror_image_is_another_kind() -> None:
    """D12: 3t shows 013 and its turns, never 014."""
    state = table("(0,0) 01 H\n(1,0) 03 N", {"3t": 1})

    assert "^(0,0)013" in offered(say(state, "B"))
    assert refused(state, "B", "^(0,0)014") == "greentown-tile-gone"


def test_a_hex_surrounded_by_tiles_may_be_filled() -> None:
    """D35: six tiles around (0,0), one of which has an exit to it."""
    ring = """
        (1,0)   24 H
        (1,-1)  35 N
        (0,-1)  04 N
        (-1,0)  15 N
        (-1,1)  02 N
        (0,1)   123 N
    """
    state = table(ring, {"2f": 1})

    assert offered(say(state, "B")) == ["+(0,0)25"]
    assert refused(state, "B", "+(0,0)03") == "greentown-no-road"


def test_a_build_lapses_only_if_no_step_is_possible() -> None:
    assert refused(table(), "B", "-") == "greentown-build-possible"
    assert offered(say(table(supply={}), "B")) == ["-"]
    assert to_act(say(table(supply={}), "B", "-")) == (1,)


def test_a_build_ends_after_one_step_if_no_second_exists() -> None:
    """7.5, D8: the only tile is laid, and a building is still allowed."""
    state = say(table(supply={"2c": 1}), "B", "+(3,-1)34")

    assert offered(state)[0] == "nothing"
    assert to_act(say(state, "nothing")) == (1,)


def test_a_second_step_must_be_made_if_one_exists() -> None:
    assert refused(table(), "B +(3,-1)34 S(1,0)") == "greentown-not-due"


@pytest.mark.parametrize("setup", ["first", "flower", "strip"])
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_steps_are_those_of_a_slow_and_literal_program(setup: str, seats: str) -> None:
    random = Random(f"{setup} {seats}")
    state, looked_at = start(options(setup=setup, seats=seats)), 0
    while to_act(state):
        seat = to_act(state)[0]
        if state.stage is None and state.order and random.random() < 0.3:
            looked_at += 1
            for other in range(state.options.seats):
                assert {str(step) for step in steps(state, other, ample())} == naive.steps(state, "ABCD"[other])
        state = play(state, seat, random.choice(legal(state, seat)))
    assert looked_at
