"""What chance does: the deal, the deck, and cards that are not known. Rules 4, 8.5 and 11."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from townwright.core.dealer import Dealer, stream_of
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME
from townwright.games.greentown.rules import legal, play, to_act
from townwright.games.greentown.state import State, start

from .tables import offered, options, refused, say, table, without_chance


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_everybody_gets_a_five_and_the_start_players_is_always_dealt(seats: str) -> None:
    """Rule 4, D26: what is not dealt is removed."""
    state = without_chance(start(options(seats=seats)))
    dealt = [player.card for player in state.players]

    assert len(set(dealt)) == int(seats)
    assert "5A" in dealt
    assert state.players[state.order[0]].card == "5A"
    assert state.cards_left == 12


def test_any_seat_can_start_and_the_order_is_clockwise_from_there() -> None:
    state = start(options(seats="4"))

    assert offered(state) == ["deal A 5A", "deal B 5A", "deal C 5A", "deal D 5A"]
    state = say(state, "deal C 5A")
    assert offered(state) == ["deal A 5B", "deal A 5C", "deal A 5D"]
    state = say(state, "deal A 5D", "deal B 5B", "deal D 5C")
    assert state.order == (2, 3, 0, 1)


def test_only_the_lowest_number_left_can_lie_on_top() -> None:
    """D27: the deck is face up, sorted by number."""
    state = say(start(options()), "deal A 5A", "deal B 5B")

    assert offered(state) == ["top 6A", "top 6B", "top 6C"]
    assert refused(state, "top 7A") == "greentown-card-not-next"
    assert refused(state, "B") == "greentown-not-chance"


def test_a_card_is_drawn_from_the_top_and_the_next_is_turned_up() -> None:
    state = say(start(options()), "deal A 5A", "deal B 5B", "top 6B", "T ~(-1,0)5101334")

    assert state.players[0].card == "6B"
    assert to_act(state) == (CHANCE,)
    assert offered(state) == ["top 6A", "top 6C"]


def test_draws_name_their_streams() -> None:
    state = start(options())

    assert {stream_of(draw) for draw in legal(state, CHANCE)} == {"fives"}
    assert {stream_of(draw) for draw in legal(say(state, "deal A 5A", "deal B 5B"), CHANCE)} == {"deck"}


def test_the_same_seed_gives_the_same_cards_whatever_the_players_do() -> None:
    def cards(pick: int) -> list[str]:
        dealer, drawn, state, seen = Dealer(bytes(32)), Counter[str](), GAME.start(options()), list[str]()
        while GAME.to_act(state) and len(seen) < 8:
            seat = GAME.to_act(state)[0]
            offers = GAME.legal(state, seat)
            action = dealer.answer(offers, drawn) if seat == CHANCE else offers[min(pick, len(offers) - 1)]
            if seat == CHANCE:
                drawn[stream_of(action)] += 1
                seen.append(str(action))
            state = GAME.play(state, seat, action)
        return seen

    assert cards(0) == cards(1) == cards(3)


def hidden_top(seats: str = "2", variant: str = "-") -> State:
    return replace(table(top="", seats=seats, variant=variant), deck=("6A", "6B", "7A"))


def test_play_goes_on_without_knowing_the_top_card() -> None:
    """A record that hides its deck: chance shows a back, and names the card once it is drawn."""
    state = say(hidden_top(), "top ?")
    assert to_act(state) == (0,)
    assert state.cards_left == 3

    state = say(state, "T ~(-1,0)5101334")
    assert to_act(state) == (CHANCE,)
    assert offered(state) == ["deal A 6A", "deal A 6B"]

    state = say(state, "deal A 6B")
    assert state.players[0].card == "6B"
    assert state.last is not None
    assert state.last.drawn == "6B"
    assert (state.next, state.deck) == (1, ("6A", "7A"))
    assert offered(state) == ["top 6A"]


def test_keeping_is_said_before_the_drawn_card_is_named() -> None:
    state = replace(say(hidden_top(seats="3", variant="keep"), "top ?"), next=2)
    state = say(state, f"T {offered(say(state, 'T'))[0]} keep", "deal C 6A")

    assert state.order == (0, 1, 2)
    assert state.round == 2


def test_a_back_is_shown_only_when_a_card_is_due() -> None:
    assert refused(start(options()), "top ?") == "greentown-card-not-next"
    assert refused(table(), "top ?") == "greentown-not-chance"


def test_what_is_not_due_cannot_happen() -> None:
    state = say(start(options()), "deal A 5A")

    assert refused(state, "deal A 5B") == "greentown-card-not-next"
    assert play(state, CHANCE, legal(state, CHANCE)[0]).order == (0, 1)
