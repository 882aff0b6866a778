"""Markers, rounds, the double turn and the end: rules 5, 6, 9 and 11."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from townwright.core.refusals import NotYours
from townwright.core.seats import CHANCE
from townwright.games.greentown.actions import Announce
from townwright.games.greentown.box.pieces import MARKERS, SEATS
from townwright.games.greentown.rules import legal, play, to_act
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.turn.build_steps import develops
from townwright.games.greentown.turn.rounds import result, standstill
from townwright.texts import translate as say_in

from .tables import ample, network, offered, refused, say, table

NOWHERE = "(0,0) 03 H\n(1,0) 03 N"
"""No supply, no tour: every action lapses here."""


def lapsed(state: State, marker: str) -> State:
    """A turn in which nothing can happen."""
    return say(state, {"B": "B -", "EB": "EB -", "T": "T ~-", "ET": "ET ~-", "BT": "BT - ~-"}[marker])


def order_of_play(seats: str, turns: int, keeping: tuple[int, ...] = (), **words: str) -> str:
    """Who has the turns of a game in which only tiles are developed, one tile at a time."""
    state, seen = table(supply={"5c": 99}, seats=seats, **words), ""
    state = replace(state, network=network("(0,0) 03 H\n(1,0) 0135 N"))
    for turn in range(turns):
        marker = state.player.markers[0]
        seen += SEATS[state.seat]
        if marker == "T":
            state = say(state, "T", "~-")
        else:
            state = say(state, {"B": "B", "BT": "BT", "E": "ET"}[marker])
            while state.stage not in (None, Stage.KEEP):
                state = play(state, state.seat, legal(state, state.seat)[0])
        if state.stage is Stage.KEEP:
            state = say(state, "keep" if turn in keeping else "handover")
        if state.over:
            break
    return seen


@pytest.mark.parametrize(
    ("seats", "expected"), [("4", "ABCDDABCCDABBCDAABCD"), ("3", "ABCCABBCAABC"), ("2", "ABBAABBA")]
)
def test_the_last_of_a_round_is_the_first_of_the_next(seats: str, expected: str) -> None:
    """Rule 5, D24."""
    assert order_of_play(seats, len(expected)) == expected


def test_who_keeps_the_marker_is_last_again() -> None:
    """Rule 11, D25: C keeps in the first round and uses it in the second."""
    assert order_of_play("3", 12, keeping=(2,), variant="keep") == "ABCABCCABBCA"


def test_keeping_is_asked_only_of_the_last_player_in_the_variant() -> None:
    plain, variant = table(NOWHERE, {"2f": 9}, seats="3"), table(NOWHERE, {"2f": 9}, seats="3", variant="keep")

    for state in (plain, variant):
        assert refused(state, "T ~- keep") == "greentown-nothing-to-keep"
    assert refused(say(plain, "T ~-", "T ~-"), "T ~- keep") == "greentown-nothing-to-keep"
    last = say(variant, "T ~-", "T ~-", "T", "~-")
    assert last.stage is Stage.KEEP
    assert offered(last) == ["handover", "keep"]
    assert say(last, "keep").order == (0, 1, 2)
    assert say(last, "handover").order == (2, 0, 1)
    assert say(variant, "T ~-", "T ~-", "T ~- keep") == say(last, "keep")
    assert say(variant, "T ~-", "T ~-", "T ~-") == say(last, "handover")


def test_once_the_end_is_triggered_there_is_nothing_to_keep() -> None:
    state = replace(table(seats="3", variant="keep", top=""), next=2)

    after = say(state, "T", str(next(iter(offered(say(state, "T"))))))

    assert (after.over, after.ending) == (True, "cards")
    assert refused(state, f"T {offered(say(state, 'T'))[0]} keep") == "greentown-nothing-to-keep"


def test_each_marker_is_used_once_in_four_rounds_and_then_all_come_back() -> None:
    """Rules 5 and 6, D33."""
    state = table(NOWHERE, {"2f": 9})
    for marker in ("T", "B", "ET", "BT"):
        for _ in range(2):
            state = say(state, marker)
            while state.stage is not None:
                state = play(state, state.seat, legal(state, state.seat)[0])
    assert state.round == 5
    assert all(player.markers == MARKERS for player in state.players)


def test_a_marker_that_lies_face_down_is_refused() -> None:
    state = say(table(), "B ^(1,-1)0134 ^(0,1)0235", "T ~(-1,0)5101334")
    state = play(state, CHANCE, legal(state, CHANCE)[0]) if to_act(state) == (CHANCE,) else state

    assert state.seat == 1
    assert refused(state, "T") == "greentown-marker-down"
    assert offered(state) == ["B", "BT", "EB", "ET"]


def test_a_marker_whose_action_is_impossible_may_be_chosen() -> None:
    """D13."""
    state = table(NOWHERE, {})

    assert offered(state) == ["B", "T", "BT", "EB", "ET"]
    assert lapsed(state, "BT").seat == 1


def test_the_either_marker_is_decided_when_it_is_turned_down() -> None:
    """D15."""
    state = say(table(), "EB")

    assert state.stage is Stage.FIRST_STEP
    assert state.player.markers == ("B", "T", "BT")
    assert refused(state, "~(-1,0)5101334") == "greentown-not-due"
    assert say(table(), "ET").stage is Stage.TOUR


def test_a_build_and_tour_marker_builds_first() -> None:
    state = say(table(), "BT")

    assert refused(state, "~(-1,0)5101334") == "greentown-not-due"
    assert say(state, "^(1,-1)0134", "^(0,1)0235").stage is Stage.TOUR


def test_a_turn_said_at_once_is_the_turn_said_in_parts() -> None:
    words = "BT +(3,-1)34 +(-2,1)01 S(2,-1)>(1,0) ~(-1,0)5101334"
    parts = words.split()
    stops = [word for word in offered(say(table(), *parts[:4])) if word.startswith("~")]

    assert say(table(), " ".join((*parts[:4], stops[0]))) == say(table(), *parts[:4], stops[0])


def test_what_a_line_leaves_out_is_said_for_it() -> None:
    assert say(table(), "B +(3,-1)34 +(-2,1)01") == say(table(), "B", "+(3,-1)34", "+(-2,1)01", "nothing")


@pytest.mark.parametrize(
    ("turn", "key"),
    [
        ("B +(3,-1)34", "greentown-turn-unfinished"),
        ("BT - ~-", "greentown-build-possible"),
        ("T ~-", "greentown-tour-possible"),
        ("B +(3,-1)34 +(-2,1)01 keep", "greentown-nothing-to-keep"),
    ],
)
def test_a_turn_that_does_not_fit_is_refused(turn: str, key: str) -> None:
    assert refused(table(), turn) == key


def test_a_turn_that_has_begun_is_not_said_at_once() -> None:
    assert refused(table(), "B", "T ~(-1,0)5101334") == "greentown-turn-begun"


def test_a_step_too_many_is_refused() -> None:
    state = table(supply={"2c": 1})

    assert refused(state, "B +(3,-1)34 +(-2,1)01") == "greentown-turn-over"


def test_the_ninth_building_ends_the_game_with_the_round() -> None:
    """Rule 9, D28: B still has his turn; the last player gets no second one."""
    state = table()
    state = state.with_player(0, replace(state.player, hand=(0, 0, 1)))

    state = say(state, "B +(3,-1)34 +(-2,1)01 M(1,0)")
    assert (state.ending, state.over, to_act(state)) == ("buildings", False, (1,))

    state = say(state, "B ^(1,-1)0134 ^(0,1)0235")
    assert (state.over, to_act(state)) == (True, ())
    outcome = result(state)
    assert outcome is not None
    assert outcome.facts() == {"reason": "buildings", "rank": "AB"}


def test_who_puts_up_the_ninth_building_still_makes_the_tour_of_the_turn() -> None:
    state = table()
    state = state.with_player(0, replace(state.player, hand=(0, 0, 1)))

    state = say(state, "BT", "+(3,-1)34", "+(-2,1)01", "M(1,0)")

    assert (state.ending, state.stage) == ("buildings", Stage.TOUR)


def test_a_tour_without_a_card_to_draw_triggers_the_end() -> None:
    state = say(table(top=""), "T ~(-1,0)5101334")

    assert (state.ending, state.over, state.players[0].card) == ("cards", False, None)
    assert state.players[0].money == 4


def test_an_end_triggered_in_the_last_turn_of_a_round_is_at_once() -> None:
    state = replace(table(top=""), next=1)

    assert say(state, f"T {offered(say(state, 'T'))[0]}").over


def test_the_game_stands_still_when_nobody_can_do_anything() -> None:
    """D30, at the end of the round and not before."""
    state = table(NOWHERE, {}, seats="3")

    assert standstill(state, ample())
    state = say(state, "T ~-", "B -")
    assert not state.over
    state = say(state, "BT - ~-")
    outcome = result(state)
    assert state.over
    assert outcome is not None
    assert outcome.reason == "stalled"
    assert outcome.account() == "stalled; rank A B C"


def test_what_one_player_could_develop_another_could_not() -> None:
    """The straight street of B's building may lose an exit by B's own hand only; the other tiles cannot grow."""
    state = table("(0,0) 03 BC\n(1,0) 01234 H\n(2,0) 01234 N", {"3c": 1}, seats="3")

    assert [bool(list(develops(state, seat, ample()))) for seat in range(3)] == [False, True, False]


def test_among_equals_the_earlier_in_the_last_round_wins() -> None:
    """D29."""
    state = replace(table(seats="3"), order=(2, 0, 1), over=True, ending="cards")
    money = (5, 7, 7)
    players = tuple(replace(player, money=amount) for player, amount in zip(state.players, money, strict=True))
    tied = result(replace(state, players=players))
    all_equal = result(state)

    assert tied is not None
    assert tied.rank == (2, 1, 0)
    assert tied.account() == "by cards; rank C B A"
    assert all_equal is not None
    assert all_equal.rank == (2, 0, 1)
    assert all_equal.winners == (2,)


def test_money_is_a_number_without_end() -> None:
    """D31."""
    state = table()
    state = state.with_player(0, replace(state.player, money=500))

    assert say(state, "T ~(-1,0)5101334").players[0].money == 504


def test_only_the_seat_to_act_acts() -> None:
    with pytest.raises(NotYours, match="B cannot act: A is to act"):
        play(table(), 1, Announce("B"))
    with pytest.raises(NotYours) as caught:
        play(replace(table(), over=True), CHANCE, Announce("B"))
    assert say_in(caught.value.phrase, "de") == "Am Zug ist niemand, nicht der Zufall."
    assert legal(table(), 1) == ()


@pytest.mark.parametrize(
    "steps",
    ["+(3,-1)34 +(-2,1)01", "^(1,-1)0134 ^(0,1)0235", "+(3,-1)34 ^(0,1)0235", "^(1,-1)0134 +(-2,1)01"],
)
def test_all_four_sequences_of_steps_are_allowed(steps: str) -> None:
    """D32."""
    assert say(table(), f"B {steps}").seat == 1


def test_a_tour_is_led_with_the_own_card_and_not_with_the_top_one() -> None:
    """D16: five stops with 5A, although 9A lies on the deck."""
    state = say(table(), "T ~(-1,0)5101334")

    assert state.last is not None
    assert state.last.payment.card == "5A"
    assert state.players[0].card == "9A"


def test_a_hotel_is_a_piece_on_a_tile() -> None:
    """D1: ten tiles carry two hotels and six trees, two are vacant."""
    network = table().network

    assert (len(network.tiles), len(network.hotels), len(network.trees), len(network.vacant)) == (10, 2, 6, 2)


def test_a_state_travels_between_processes() -> None:
    state = say(table(), "BT", "+(3,-1)34")

    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301  our own bytes
