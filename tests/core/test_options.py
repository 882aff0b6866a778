"""Options are read, refused, written and tried as their schema says."""

from __future__ import annotations

from itertools import combinations

import pytest

from townwright.core.options.cases import covering
from townwright.core.options.fields import Excludes, Implies, Number, OneOf, OnlyWith, Presets, SomeOf, Value
from townwright.core.options.schema import Schema
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal


def said(word: str) -> Phrase:
    return Phrase(f"brickford-{word}", word)


SCHEMA = Schema(
    Number("seats", said("seats"), least=1, most=12, default=2, usual=(1, 2, 3),
           values=(Value("many", said("many")),), numbers={"many": 12}),
    OneOf(
        "ground",
        said("ground"),
        (Value("flat", said("flat")), Value("steep", said("steep"), rules=(Presets("variants", "bridges"),))),
    ),
    SomeOf(
        "variants",
        said("variants"),
        (
            Value("wells", said("wells"), rules=(OnlyWith("seats", ("1", "2")),)),
            Value("bridges", said("bridges"), rules=(Excludes("ground", ("flat",)),)),
            Value("town", said("town"), rules=(Implies("variants", "wells"),)),
        ),
    ),
    OneOf("set", said("set"), (Value("ours", said("ours")),), own=said("own"), components=True, form="hidden"),
    Number("height", said("height"), least=1, most=9, usual=(1, 2), offered_with=OnlyWith("ground", ("steep",))),
)  # fmt: skip


def test_what_is_left_out_is_as_the_schema_says() -> None:
    assert SCHEMA.read({}) == {"seats": 2, "ground": "flat", "variants": (), "set": "ours", "height": 1}


def test_a_value_presets_what_is_left_out_and_own_words_overrule_it() -> None:
    assert SCHEMA.read({"ground": "steep"})["variants"] == ("bridges",)
    assert SCHEMA.read({"ground": "steep", "variants": "-"})["variants"] == ()


def test_values_stand_in_the_order_of_the_schema_without_those_that_another_implies() -> None:
    assert SCHEMA.read({"ground": "steep", "variants": "town bridges wells"})["variants"] == ("bridges", "town")


def test_numbers_may_have_names() -> None:
    assert SCHEMA.read({"seats": "many"})["seats"] == 12


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"colour": "red"}, "there is no option 'colour'; there are seats, ground, variants, set, height"),
        ({"seats": "13"}, "'13' is no number of seats from 1 to 12"),
        ({"seats": "٣"}, "'٣' is no number of seats from 1 to 12"),
        ({"ground": "wet"}, "'wet' is nothing for 'ground'; it can be flat, steep"),
        ({"variants": "fly"}, "'fly' is nothing for 'variants'; it can be wells, bridges, town, -"),
        ({"variants": ""}, "'' is nothing for 'variants'; it can be wells, bridges, town, -"),
        ({"variants": "wells wells"}, "'wells' stands twice in variants"),
        ({"variants": "wells", "seats": "3"}, "'wells' goes with seats 1 or 2 only, not with 3"),
        ({"variants": "bridges"}, "'bridges' does not go with ground flat"),
    ],
)
def test_a_wrong_option_is_refused_in_a_sentence(words: dict[str, str], sentence: str) -> None:
    with pytest.raises(Refusal) as refusal:
        SCHEMA.read(words)

    assert str(refusal.value) == sentence


def test_options_read_back_as_they_are_written() -> None:
    for words in covering(SCHEMA):
        agreed = SCHEMA.read(words)

        assert SCHEMA.read(SCHEMA.write(agreed)) == agreed


def test_the_games_that_are_tried_have_every_value_and_every_two_that_go_together() -> None:
    tried = [SCHEMA.read(words) for words in covering(SCHEMA)]

    assert {each["seats"] for each in tried} == {1, 2, 3, 12}
    assert {each["height"] for each in tried} == {1, 2}
    pairs = {pair for each in tried for pair in combinations((*each["variants"], each["ground"]), 2)}
    assert pairs == {
        ("wells", "bridges"), ("bridges", "town"), ("wells", "flat"), ("wells", "steep"),
        ("bridges", "steep"), ("town", "flat"), ("town", "steep"),
    }  # fmt: skip
    assert len(tried) < 16


def test_the_first_game_that_is_tried_is_the_usual_one_and_what_no_form_asks_for_is_left_out() -> None:
    first, *others = covering(SCHEMA)

    assert SCHEMA.read(first) == SCHEMA.read({})
    assert all(("height" in words) == (words["ground"] == "steep") for words in (first, *others))
