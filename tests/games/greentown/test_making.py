"""Words that break off: what they can become, and why they cannot become the rest."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from townwright.core.choices import Choice
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME
from townwright.games.greentown.state import State

from .tables import say, street, table


def choices(state: State, *words: str) -> list[Choice]:
    return list(GAME.choices(state, state.seat, words))


def open_(found: list[Choice]) -> list[str]:
    return [choice.word for choice in found if choice.why_not is None]


def closed(found: list[Choice]) -> dict[str, str]:
    return {choice.word: str(choice.why_not) for choice in found if choice.why_not is not None}


def test_a_question_mark_asks_how_a_word_can_begin() -> None:
    state = table(seats="3", variant="keep")
    built = ("+(3,-1)34", "^(3,-1)034")

    assert open_(choices(state, "?")) == ["B", "T", "BT", "EB", "ET"]
    assert open_(choices(state, "BT", "?")) == ["+", "^"]
    assert open_(choices(state, "B", *built, "?")) == ["C", "S", "M"]
    assert open_(choices(state, "BT", *built, "?")) == ["C", "S", "M", "~"]
    assert open_(choices(state, "T", "?")) == ["~"]
    assert open_(choices(replace(state, next=2), "B", *built, "?")) == ["C", "S", "M", "keep"]


def test_in_the_middle_of_a_turn_what_a_line_leaves_out_is_offered_too() -> None:
    state = say(table(seats="3"), "B", "+(3,-1)34", "^(3,-1)034")

    assert open_(choices(state, "?")) == ["C", "S", "M", "nothing"]
    assert all(choice.whole for choice in choices(state, "C") if choice.why_not is None)


def test_steps_are_asked_for_by_their_sign() -> None:
    state = table()

    assert len(open_(choices(state, "B", "+"))) == 30
    assert len(open_(choices(state, "B", "^"))) == 58
    assert {*open_(choices(state, "B", "+")), *open_(choices(state, "B", "^"))} == {*open_(choices(state, "B"))}


def test_an_empty_hex_that_no_street_leads_to_says_so() -> None:
    assert closed(choices(table(), "B", "+"))["+(0,-2)"] == "no exit leads to (0,-2)"


def test_a_tile_that_cannot_be_developed_says_why() -> None:
    state = table()
    building = say(state, "B", "+(3,-1)14", "+(-2,1)01", "C(1,0)")
    first = closed(choices(state, "B", "^"))
    others = closed(choices(building, "B", "^"))

    assert first["^(2,0)"] == "the supply has no tile with 6 exits"
    assert others["^(1,0)01234"].startswith("(1,0) carries another player's building and keeps all its exits")
    again = closed(choices(state, "B", "^(0,0)01234", "^"))
    assert again["^(0,0)"] == "one Build cannot develop (0,0) twice"


def test_a_site_that_is_taken_says_why() -> None:
    state = table()
    found = choices(state, "B", "+(3,-1)34", "^(3,-1)034", "S")

    assert {"S(0,0)", "S(2,-1)>(1,0)"} <= {*open_(found)}
    assert closed(found) == {
        "S(-1,0)": "(-1,0) carries H, which is never replaced",
        "S(2,0)": "(2,0) carries H, which is never replaced",
    }


def test_a_tour_grows_from_stop_to_stop() -> None:
    state = table(seats="3")
    assert open_(choices(state, "T", "~")) == ["~(-1,0)", "~(2,0)"]
    begun = choices(state, "T", "~(-1,0)")

    assert {"~(-1,0)0", "~(-1,0)1", "~(-1,0)5", "~(-1,0)000"} <= {*open_(begun)}
    assert "~(-1,0)51" not in open_(begun), "beyond the next stop nothing is offered"
    assert [str(phrase) for phrase in next(c for c in begun if c.word == "~(-1,0)5").brings] == [
        "stops left: 4",
        "nature: 1 of 2–4, too few yet",
        "culture: 0 of 0–1, fulfilled",
        "sport: 0 of 0–1, fulfilled",
        "shopping: 0 of 0–1, fulfilled",
        "nobody is paid",
    ]


def test_what_open_wishes_take_off_is_told_as_soon_as_a_site_would_pay() -> None:
    state = replace(table(seats="3"), network=street("AS", "N", "N", "N"))
    begun = {choice.word: choice for choice in choices(state, "T", "~(0,0)")}["~(0,0)0"]

    assert [str(phrase) for phrase in begun.brings[-3:]] == [
        "trees: 0, own buildings: 1",
        "nobody is paid",
        "1 wish is not fulfilled: −1, but never below 0",
    ]


def test_a_tour_is_whole_with_its_last_stop_and_tells_what_it_pays() -> None:
    found = {choice.word: choice for choice in choices(table(seats="3"), "T", "~(-1,0)510133")}

    assert found["~(-1,0)5101334"].whole
    assert [str(phrase) for phrase in found["~(-1,0)5101334"].brings[-2:]] == ["trees: 4, own buildings: 0", "A gets 4"]
    assert choices(table(seats="3"), "T", "~(-1,0)5101334") == []


def test_a_stop_beyond_vacant_tiles_can_be_named_at_once() -> None:
    state = replace(table(card="5A"), network=street("N", ".", ".", "N", "N", "N"))

    assert open_(choices(state, "T", "~(0,0)0")) == ["~(0,0)00", "~(0,0)0000"]


def test_where_no_way_leads_on_a_tour_says_so() -> None:
    state = replace(table(card="5A"), network=street("N", "N", "N", "N"))
    back = closed(choices(state, "T", "~(0,0)00"))
    too_short = replace(state, network=street("N", "N", "N"))

    assert back == {"~(0,0)003": "that road is used already: take another"}
    assert open_(choices(too_short, "T", "?")) == ["~-"]
    assert closed(choices(too_short, "T", "~"))["~(0,0)"].startswith("from here no way leads to a hotel")


def test_two_players_see_what_the_payment_is_the_difference_of() -> None:
    state = replace(table(card="8A"), network=street("N", "N", "AC", "BS", ".", "BM", "AM", "N"))
    last = {choice.word: choice for choice in choices(state, "T", "~(0,0)00000000")}["~(0,0)000000000"]

    assert [str(phrase) for phrase in last.brings[-3:]] == [
        "trees: 3, own buildings: 2",
        "A gets 3",
        "A would get 5 and B 2; two players are paid the difference only",
    ]


@pytest.mark.parametrize(
    "words",
    [("B", "~"), ("T", "+"), ("B", "C"), ("T", "~(0,0)"), ("T", "~(-1,0)3"), ("T", "~(-1,0)55"), ("B", "~(-1,0)5")],
)
def test_a_beginning_that_has_no_place_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(Refusal):
        choices(table(), *words)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_offered_leads_to_a_legal_turn(seed: int) -> None:
    """A whole game by words in the making, each picked among what is open."""
    random = Random(seed)
    state = GAME.start(GAME.options({"seats": str(2 + seed % 3), "setup": ("first", "flower", "strip")[seed % 3]}))
    while due := GAME.to_act(state):
        if due == (CHANCE,):
            state = GAME.play(state, CHANCE, random.choice(GAME.legal(state, CHANCE)))
            continue
        state = GAME.play(state, due[0], GAME.read(" ".join(turn(state, random))))

    assert GAME.result(state) is not None


def turn(state: State, random: Random) -> list[str]:
    """The words of a turn, asked for piece by piece; a marker alone is no turn yet."""
    words: list[str] = []
    whole = False
    while (begun := [c for c in choices(state, *words, "?") if c.why_not is None]) and (
        not whole or random.random() < 0.7
    ):
        choice = random.choice(begun)
        while choice.word[0] in "+^CSM~" and not whole_part(choice):
            choice = random.choice([c for c in choices(state, *words, choice.word) if c.why_not is None])
        whole = choice.whole and bool(words)
        words.append(choice.word)
    return words


def whole_part(choice: Choice) -> bool:
    """Whether the word has stopped growing: a step and a building have digits, a tour all its stops."""
    return choice.whole if choice.word.startswith("~") else len(choice.word) > 1
