"""Choices word by word, options, the view and the drawing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from townwright.core.choices import Choice
from townwright.core.limits.lazy_sequence import LazySequence
from townwright.core.refusals import NotNow, Refusal, Unknown, Unreadable
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME
from townwright.games.greentown.state import start

from .tables import options, say, table


def words(choices: list[Choice]) -> set[str]:
    return {choice.word for choice in choices if choice.why_not is None}


def choices(*said: str) -> list[Choice]:
    return list(GAME.choices(table(seats="3", variant="keep"), 0, said))


def test_a_turn_is_chosen_word_by_word() -> None:
    assert words(choices()) == {"B", "T", "BT", "EB", "ET"}
    steps = choices("BT")
    assert not any(choice.whole for choice in steps)
    second = choices("BT", "+(3,-1)34")
    assert "^(3,-1)034" in words(second)
    then = choices("BT", "+(3,-1)34", "^(3,-1)034")
    assert {"C(1,0)", "S(2,-1)>(1,0)", "~(-1,0)5101334"} <= words(then)
    assert "nothing" not in words(then)
    assert {choice.word[0] for choice in then if choice.whole} == {"~"}
    assert choices("BT", "+(3,-1)34", "^(3,-1)034", "~(-1,0)5101334") == []


def test_a_build_may_end_with_its_second_step() -> None:
    assert all(choice.whole for choice in choices("B", "+(3,-1)34"))
    assert all(choice.whole for choice in choices("B", "+(3,-1)34", "^(3,-1)034"))


def test_the_last_player_may_add_keep() -> None:
    state = replace(table(seats="3", variant="keep"), next=2)
    last = list(GAME.choices(state, 2, ("B", "^(1,-1)0134", "^(0,1)0235")))

    assert [choice.word for choice in last] == ["keep"]
    assert [str(phrase) for phrase in last[0].brings] == ["the order of the next round stays as it is"]


def test_a_marker_that_was_used_says_why_not() -> None:
    state = table()
    state = state.with_player(0, replace(state.player, markers=("B", "E")))
    found = {choice.word: choice.why_not for choice in GAME.choices(state, 0, ())}

    assert [word for word, why_not in found.items() if why_not is not None] == ["T", "BT"]


def brings(said: tuple[str, ...], word: str) -> list[str]:
    return [str(phrase) for choice in choices(*said) if choice.word == word for phrase in choice.brings]


def test_a_choice_tells_what_it_brings() -> None:
    assert brings(("B",), "^(1,-1)0134") == ["keeps the exits 013"]
    assert brings(("B",), "^(1,-1)0124") == ["keeps the exits 01", "loses the exit 3"]
    assert brings(("B",), "+(3,-1)34") == ["roads made: 1", "roads that lead nowhere yet: 1"]
    assert brings(("B",), "+(3,-1)14") == ["roads made: 1"]
    assert brings(("T",), "~(-1,0)5101334") == ["A gets 4"]


def test_in_the_middle_of_a_turn_each_choice_is_one_part() -> None:
    state = say(table(), "B", "+(3,-1)34", "^(3,-1)034")
    found = GAME.choices(state, 0, ())

    assert "nothing" in {choice.word for choice in found}
    assert all(choice.whole for choice in found)
    assert GAME.choices(state, 0, ("nothing",)) == ()


def test_chance_and_seats_that_wait_have_their_own_choices() -> None:
    state = start(options())

    assert [choice.word for choice in GAME.choices(state, CHANCE, ())] == ["deal A 5A", "deal B 5A"]
    assert GAME.choices(state, CHANCE, ("deal",)) == ()
    assert GAME.choices(state, 0, ()) == ()


def test_words_that_lead_nowhere_are_refused() -> None:
    with pytest.raises(Refusal):
        choices("BT", "~(-1,0)5101334")
    with pytest.raises(Refusal):
        choices("nonsense")


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ({"seats": "5"}, Unreadable),
        ({"seats": "two"}, Unreadable),
        ({"set": "other"}, Unknown),
        ({"setup": "other"}, Unknown),
        ({"variant": "keep"}, NotNow),
        ({"money": "gone"}, Unreadable),
        ({"level": "3"}, Unknown),
    ],
)
def test_a_wrong_option_is_refused(asked: dict[str, str], kind: type[Refusal]) -> None:
    with pytest.raises(kind):
        GAME.options(asked)


def test_the_defaults_are_a_first_game_of_two() -> None:
    assert GAME.option_words(GAME.options({})) == {
        "seats": "2",
        "set": "townwright-1",
        "setup": "first",
        "variant": "-",
        "money": "hidden",
    }


def test_what_is_offered_is_worked_out_only_as_far_as_somebody_looks() -> None:
    looked_at = list[int]()

    def items() -> Iterator[int]:
        for number in range(5):
            looked_at.append(number)
            yield number

    offered = LazySequence(items())

    assert offered
    assert looked_at == [0]
    assert next(iter(offered)) == 0
    assert list(offered)[1] == 1
    assert (len(offered), offered[-1], offered[1:3]) == (5, 4, [1, 2])
    assert offered == [0, 1, 2, 3, 4]
    assert hash(offered) == hash((0, 1, 2, 3, 4))
