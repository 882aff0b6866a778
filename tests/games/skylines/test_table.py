"""Options, the way into a game, and what people see of it."""

from __future__ import annotations

import pytest

from tests.games.skylines.towns import bars, offered, played, town
from townwright.core.dealer import stream_of
from townwright.core.refusals import NotNow, NotYours, Refusal
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, State
from townwright.games.skylines.state import Phase


@pytest.mark.parametrize(
    ("scenario", "layout", "capital", "modules"),
    [
        ("intro", "B0 E0 A0", 12, ()),
        ("1", "A0 B3/C2 F0", 10, ("unique",)),
        ("2", "A2 B1/C3 D2", 10, ("unique", "roles")),
        ("3", "D0 --/A1 --/C1 E3", 10, ("unique", "roles", "policies")),
        ("4", "A2 C3/E3 F1", 10, ("unique", "roles", "policies", "news")),
        ("5", "", 10, ("unique", "roles", "policies", "news")),
        ("free", "", 10, ()),
    ],
)
def test_scenarios_preset_the_table(scenario: str, layout: str, capital: int, modules: tuple[str, ...]) -> None:
    options = GAME.options({"scenario": scenario})

    assert (options.layout, options.capital, options.modules) == (layout, capital, modules)
    assert GAME.options(GAME.option_words(options)) == options


@pytest.mark.parametrize(("word", "capital"), [("beginner", 12), ("advanced", 10), ("expert", 8), ("17", 17)])
def test_the_capital_may_be_a_difficulty(word: str, capital: int) -> None:
    assert GAME.options({"capital": word}).capital == capital


@pytest.mark.parametrize(
    "words",
    [
        {"seats": "5"},
        {"seats": "0"},
        {"seats": "two"},
        {"scenario": "9"},
        {"layout": "A0 B0"},
        {"boards": "7", "scenario": "5"},
        {"capital": "-1"},
        {"modules": "weather"},
        {"role_choice": "three"},
        {"policy_refill": "maybe"},
        {"set": "printed"},
        {"colour": "red"},
    ],
)
def test_options_that_do_not_exist_are_refused(words: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        GAME.options(words)


def streams(state: State) -> set[str]:
    return {stream_of(action) for action in GAME.legal(state, CHANCE)}


def test_a_game_begins_with_deals_roles_and_the_first_board() -> None:
    state = GAME.start(GAME.options({"scenario": "2", "seats": "4"}))

    assert GAME.to_act(state) == (CHANCE,)
    assert streams(state) == {"stage I"}
    state = played(state, *(f">1R{n}" for n in range(1, 9)), *(f">1C{n}" for n in range(1, 5)))
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert streams(state) == {"roles"}
    state = played(state, ">K10", ">K2", "role K10", ">K1", ">K3", "role K3", ">K4", ">K5", "role K4", ">K6", ">K7")
    with pytest.raises(NotNow, match="K1 is not on offer"):
        played(state, "role K1")
    state = played(state, "role K7")
    assert (state.phase, state.seat, state.roles) == (Phase.OPEN, 0, ("K10", "K3", "K4", "K7"))
    assert played(state, "open B").bars.money == 7  # the surveyor holds the token
    assert played(state, "open B").phase is Phase.TURN


def test_boards_of_a_free_layout_are_drawn_and_arranged_by_the_token_holder() -> None:
    state = GAME.start(GAME.options({"scenario": "5", "boards": "3", "capital": "expert"}))

    assert streams(state) == {"boards"}
    state = played(state, ">E", ">A", ">B")
    assert GAME.to_act(state) == (0,)
    assert len(GAME.legal(state, 0)) == len(offered(state))
    with pytest.raises(NotNow, match="water meets land"):
        played(state, "layout A0 B0 E0")
    with pytest.raises(NotNow, match="not the boards that were drawn"):
        played(state, "layout A0 B3 C2")
    state = played(state, "layout B0 E0 A0")
    assert (state.layout, state.phase) == ("B0 E0 A0", Phase.DEAL)


def test_a_capital_that_opens_no_board_is_lost_at_once() -> None:
    state = GAME.start(GAME.options({"capital": "1", "seats": "1"}))

    assert played(state, *(f">1R{number}" for number in range(1, 8))).loss == "money"


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    state = town("A0", hands=("1R1", "1R2"), mon=5)

    with pytest.raises(NotYours, match="it is for seat 1 to act"):
        GAME.play(state, 1, GAME.read("swap 1R2"))
    with pytest.raises(NotYours, match="a draw is due"):
        GAME.play(played(state, "swap 1R1", "+1"), 0, GAME.read("+2"))
    assert GAME.legal(state, 1) == ()


def test_nobody_acts_after_the_end() -> None:
    over = played(town("A0", hand="2P5", hap=-4), "policy 2P5")

    with pytest.raises(NotNow, match="the game is over"):
        GAME.play(over, 0, GAME.read("end"))


def test_turns_go_round() -> None:
    state = town("A0", hands=("1R1", "1R2", "1R3"), mon=9, seat=2)

    assert played(state, "swap 1R3", "+1", ">1R5").seat == 0


def test_the_view_is_the_same_for_everybody_and_shows_the_table() -> None:
    state = town("E0 A0", "1S1 Aa1/0", "2Q2 Ae1/0", opened="A", hands=("1R1", "2P1"), roles="K3 K5", news="2N2", mon=4)

    view = GAME.view(state, None)

    assert view.seats[1].hand[0].name == "Recycling drive"
    assert [role.role.id for role in view.seats if role.role] == ["K3", "K5"]
    assert view.tiles[0].cells == ("Aa1", "Ab1")
    assert view.news is not None
    assert view.news.effects == "burden R: wat-1"
    assert [district.tiles for district in view.districts] == [1, 1, 0, 0]
    assert view.unique[0].effects == "provide edu city"
    assert GAME.view(state, 0).seats == GAME.view(state, 1).seats == view.seats


def test_the_table_is_drawn_with_tiles_districts_and_closed_boards() -> None:
    state = town("E0 A0", "1S1 Aa1/0", "1R2 I3 Ae1/0", opened="A", hand="1R1", exchange=("1C1",), mon=4)

    lines = GAME.draw(state).split("\n")

    assert lines[1] == "EEEEEEEEmm.#RRR.   EEEEEEEEaaa#bbbb"
    assert lines[6] == "EEEEEEEE...#...~   EEEEEEEEccc#ddd~"
    assert "exchange: 1C1" in lines[-1]


def test_points_tell_where_happiness_spilled() -> None:
    state = played(town("A0", hand="2S1", hap=24, mon=3), "play 2S1 Aa1/0")

    assert str(GAME.points(state)[0]) == "overall happiness = 2 (card 2S1: 2)"
    assert GAME.standing(state, 0).total == 2
    assert bars(state)["ovr"] == 2
