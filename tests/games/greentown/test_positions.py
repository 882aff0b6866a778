"""Positions of rule 15.4, both ways."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from townwright.core.records import text_lines
from townwright.core.refusals import Refusal, Unreadable, Untrue
from townwright.core.seats import CHANCE
from townwright.games.greentown.options import option_words
from townwright.games.greentown.records.positions import read_position, write_position
from townwright.games.greentown.rules import legal, play, to_act
from townwright.games.greentown.state import State, start

from .tables import options, say, table, without_chance

START = """\
round 1 order AB next 0 ending no over no
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
supply 2c=4 2f=4 2t=4 3c=2 3f=3 3t=3 4c=2 4t=3 5c=3
seat A money 0 hand C3S3M3 markers B,T,BT,E card 5A
seat B money 0 hand C3S3M3 markers B,T,BT,E card 5B
deck 6A 6B 6C 7A 7B 7C 8A 8B 8C 9A 9B 9C
"""


def read(text: str, **words: str) -> State:
    return read_position(text_lines(text), words)


def test_the_beginning_of_a_game_as_a_position() -> None:
    state = without_chance(start(options()))

    assert write_position(state) == START
    assert read(START) == state


@settings(deadline=None, derandomize=True, max_examples=40)
@given(st.integers(0, 9999), st.sampled_from("234"), st.sampled_from(("first", "flower", "strip")), st.integers(0, 150))
def test_a_position_reads_back(seed: int, seats: str, setup: str, length: int) -> None:
    """All but the last tour, which is no part of a position."""
    random, state = Random(seed), start(options(seats=seats, setup=setup))
    for _ in range(length):
        if not to_act(state):
            break
        state = play(state, to_act(state)[0], random.choice(legal(state, to_act(state)[0])))
    while state.turn is not None or to_act(state) == (CHANCE,):
        state = play(state, to_act(state)[0], legal(state, to_act(state)[0])[0])
    words = option_words(state.options)
    del words["seats"]

    text = write_position(state)

    assert read(text, **words) == replace(state, led=())
    assert write_position(read(text, **words)) == text


def test_the_deck_below_its_top_card_is_written_in_order_because_nobody_knows_it() -> None:
    shuffled = START.replace("deck 6A 6B 6C 7A 7B 7C", "deck 6C 6B 6A 7B 7A 7C")

    assert write_position(read(shuffled)) == START.replace("deck 6A 6B 6C", "deck 6C 6A 6B")


def test_a_hidden_top_card_is_written_as_a_back() -> None:
    text = START.replace("deck 6A", "deck ? 6A")

    assert read(text).top == "?"
    assert write_position(read(text)) == text


@pytest.mark.parametrize("word", ["yes", "buildings"])
def test_what_triggered_the_end_follows_from_hands_and_cards(word: str) -> None:
    text = START.replace("ending no", f"ending {word}").replace("tile (0,0) 0234 .", "tile (0,0) 0234 AC")
    text = text.replace("hand C3S3M3", "hand C2S3M3", 1)

    with pytest.raises(Untrue):
        read(text)


def test_an_empty_deck_is_a_dash_and_a_missing_card_too() -> None:
    text = START.replace("ending no", "ending yes").replace("card 5A", "card -")
    text = text[: text.index("deck")] + "deck -\n"

    state = read(text)

    assert (state.ending, state.top, state.deck) == ("cards", None, ())
    assert write_position(state) == text.replace("ending yes", "ending cards")


@pytest.mark.parametrize(
    ("line", "damage", "kind"),
    [
        (1, "round 0 order AB next 0 ending no over no", Unreadable),
        (1, "round 1 order AC next 0 ending no over no", Untrue),
        (1, "round 1 order ABCA next 0 ending no over no", Untrue),
        (1, "round 1 order AA next 0 ending no over no", Untrue),
        (1, "round 1 order AB next 2 ending no over no", Untrue),
        (2, "tile (-1,0) 01254 H", Unreadable),
        (2, "tile (-1,0) 024 H", Untrue),
        (2, "tile (-1,0) 01245 X", Unreadable),
        (2, "tile (-1, 0) 01245 H", Unreadable),
        (2, "supply 2c=4", Untrue),
        (3, "tile (-1,0) 012 N", Untrue),
        (3, "tile (-1,1) 012 CM", Untrue),
        (12, "supply 2c=4 2f=4 2t=4 3c=2 3f=3 3t=3 4c=2 4t=3 5c=4", Untrue),
        (12, "seat A money 0 hand C3S3M3 markers B,T,BT,E card 5A", Unreadable),
        (13, "seat B money 0 hand C3S3M3 markers B,T,BT,E card 5A", Untrue),
        (13, "seat A money 0 hand C3S3M2 markers B,T,BT,E card 5A", Untrue),
        (13, "seat A money 0 hand C3S3M3 markers T,B card 5A", Unreadable),
        (13, "seat A money -1 hand C3S3M3 markers B card 5A", Unreadable),
        (13, "seat A money 0 hand C3S3M3 markers B card 4A", Untrue),
        (14, "seat B money 0 hand C3S3M3 markers - card -", Untrue),
        (15, "deck 6A 6A", Untrue),
        (15, "deck 7A 6A", Untrue),
        (15, "deck 5A", Untrue),
        (15, "deck", Untrue),
    ],
)
def test_a_wrong_line_is_refused_at_its_number(line: int, damage: str, kind: type[Refusal]) -> None:
    lines = START.splitlines()
    lines[line - 1] = damage

    with pytest.raises(kind) as caught:
        read("\n".join(lines))

    assert caught.value.line == line


def test_the_seat_to_move_has_a_marker() -> None:
    with pytest.raises(Untrue, match="no marker"):
        read(START.replace("markers B,T,BT,E card 5A", "markers - card 5A"))


def test_nothing_follows_the_deck() -> None:
    with pytest.raises(Unreadable) as caught:
        read(START + "deck -\n")
    assert caught.value.line == 16


def test_a_torn_network_is_refused() -> None:
    with pytest.raises(Untrue, match="connected"):
        read(START.replace("tile (2,0) 12345 H", "tile (9,9) 12345 H"))


def test_a_position_that_stops_early_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        read("\n".join(START.splitlines()[:14]))
    assert caught.value.line == 14
    with pytest.raises(Unreadable, match="empty"):
        read("")


def test_a_turn_in_progress_is_no_position() -> None:
    for state in (say(table(), "B"), start(options())):
        with pytest.raises(Refusal):
            write_position(state)
