"""What a seat sees, and the table as text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from townwright.core.refusals import Refusal
from townwright.games.greentown import GAME
from townwright.games.greentown.notation import read
from townwright.games.greentown.seen.drawing import draw_network
from townwright.games.greentown.state import State

from ...playing import random_game
from .tables import network, say, table
from .twins import twin


def paid(money: str = "hidden") -> State:
    """A has led a tour that brought 4."""
    return say(table(seats="3", money=money), "T ~(-1,0)5101334")


@pytest.mark.parametrize(("money", "seen"), [("hidden", [None, 0, None]), ("open", [4, 0, 0])])
def test_a_seat_sees_its_own_money_unless_it_lies_open(money: str, seen: list[int | None]) -> None:
    assert [seat.money for seat in GAME.view(paid(money), 1).seats] == seen


def test_a_spectator_sees_no_money_and_at_the_end_everybody_sees_all() -> None:
    assert [seat.money for seat in GAME.view(paid(), None).seats] == [None, None, None]
    assert [seat.money for seat in GAME.view(replace(paid(), over=True), None).seats] == [4, 0, 0]


def test_a_payment_is_seen_when_it_is_made() -> None:
    tour = GAME.view(paid(), 2).last_tour

    assert tour is not None
    assert (tour.seat, tour.card, tour.paid, tour.drawn) == ("A", "5A", (4, 0, 0), "9A")
    assert tour.wishes[0] == ("nature", 2, 4, 4, True)
    assert str(tour.lines[0]) == "tour 5A for A = 4 (nature (-1,1) (2,-1) (1,-1) (0,-1): 4)"


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_wherever_money_is_known_its_reasons_add_up_to_it(money: str) -> None:
    played = random_game(GAME, GAME.options({"seats": "3", "money": money}), "money and its reasons")
    state, known = GAME.start(played.record.options), 0
    for event in played.events:
        state = GAME.play(state, event.seat, event.action)
        for seen in GAME.view(state, 0).seats:
            if seen.money is not None:
                known += seen.money
                assert sum(line.points for line in seen.earned) == seen.money
            else:
                assert seen.earned == ()
    assert known


def test_everything_else_on_the_table_is_public() -> None:
    state = paid()
    view = GAME.view(state, None)

    assert [tile.piece for tile in view.tiles].count("N") == 6
    assert {stack.kind: stack.left for stack in view.supply}["5c"] == 3
    assert "6c" not in {stack.kind for stack in view.supply}
    assert view.turn == "B"
    assert view.seats[0].markers == (("B", True), ("T", False), ("BT", True), ("E", True))
    card = view.seats[1].card
    assert card is not None
    assert card.wishes[1] == ("C", 1, 2)


@pytest.mark.parametrize("word", ["T ~(2,0)31334", "B -", "nonsense", "T ~-", "BT ^(0,0)01345"])
def test_a_refusal_does_not_depend_on_hidden_money(word: str) -> None:
    state = paid()
    other = twin(state, 1, Random(1))
    assert other is not None
    said = []
    for each in (state, other):
        with pytest.raises(Refusal) as caught:
            GAME.play(each, 1, read(word))
        said.append(str(caught.value))

    assert said[0] == said[1]


def test_what_is_offered_does_not_depend_on_hidden_money() -> None:
    state = paid()
    other = twin(state, 1, Random(1))
    assert other is not None

    assert list(GAME.legal(state, 1)) == list(GAME.legal(other, 1))
    assert GAME.choices(state, 1, ("T",)) == GAME.choices(other, 1, ("T",))
    assert GAME.draw(state) == GAME.draw(other)


def test_a_network_is_drawn_with_its_streets() -> None:
    drawn = draw_network(
        network("""
            (0,0)   0145 H
            (1,0)   03 AM
            (0,1)   02 N
        """)
    )

    assert drawn == "\n".join(
        (
            "         /",
            "    (0,0)H--------(1,0)AM---",
            "     /   \\",
            "            \\",
            "           (0,1)N----",
        )
    )


def test_the_table_is_drawn_with_what_lies_beside_it() -> None:
    drawn = GAME.draw(paid("open"))

    assert "(-1,0)H" in drawn
    assert "supply: 2c 01 ×4" in drawn
    assert "A: card 9A, hand C3S3M3, markers B,BT,E, money 4" in drawn
    assert "tour 5A for A = 4" in drawn
    assert "money" not in GAME.draw(paid())
