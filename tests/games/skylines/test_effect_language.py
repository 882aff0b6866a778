"""The effect language: what is written reads back, what is wrong is named, and everything explains itself."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.skylines.towns import DRAFT, town
from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable
from townwright.games.skylines.box.names import ACTION_NAMES, KIND_NAMES, PRICE_NAMES, SERVICES
from townwright.games.skylines.effects.clauses import (
    AtTheEnd,
    Build,
    Burden,
    Ease,
    Extend,
    Forbid,
    Milestone,
    Mute,
    Now,
    Price,
    Provide,
    eased,
    effects_text,
    read_effects,
)
from townwright.games.skylines.effects.conditions import (
    ALWAYS,
    COMPARE,
    Condition,
    Count,
    Marker,
    Measure,
    Plain,
    Uses,
    condition_text,
    holds,
    read_condition,
)
from townwright.games.skylines.effects.explanations import explain_condition, explain_effects
from townwright.games.skylines.effects.rows import explain_row, joined, read_row, row_text
from townwright.games.skylines.effects.spots import Spot, Town
from townwright.games.skylines.turn.bars import MARKERS, Bars, Entry
from townwright.texts import translate

small = st.integers(0, 9)
services, kinds = st.sampled_from(SERVICES), st.sampled_from(sorted(KIND_NAMES))
compares, markers = st.sampled_from(sorted(COMPARE)), st.sampled_from(MARKERS)


def entry(marker: int, number: int, sign: str) -> Entry:
    return Entry(marker, -number if sign == "-" else number, sign == "~")


rows = st.lists(
    st.builds(entry, st.integers(0, 9), st.integers(1, 9), st.sampled_from("+-~")),
    max_size=4,
    unique_by=lambda made: made.marker,
).map(tuple)
terms = st.one_of(
    st.builds(Uses, services),
    st.builds(Count, st.sampled_from(("in", "adj", "city")), kinds, compares, small),
    st.builds(Marker, markers, compares, st.integers(-9, 30)),
    st.builds(Measure, st.sampled_from(("size", "boards")), compares, small),
    st.builds(Plain, st.sampled_from(("water", "same", "apart", "always"))),
)
conditions = st.lists(st.lists(terms, min_size=1, max_size=3).map(tuple), min_size=1, max_size=3).map(tuple)
some_kinds = st.lists(kinds, min_size=1, max_size=3).map(tuple)
clauses = st.one_of(
    st.builds(Now, rows, conditions),
    st.builds(Build, some_kinds, rows, conditions),
    st.builds(Burden, some_kinds, rows),
    st.builds(Ease, some_kinds, markers, small),
    st.builds(Price, st.sampled_from(sorted(PRICE_NAMES)), st.integers(-9, 9)),
    st.builds(Forbid, st.just("build"), some_kinds, conditions),
    st.builds(Forbid, st.sampled_from(sorted(ACTION_NAMES)), st.just(()), conditions),
    st.builds(Provide, services, st.sampled_from(("district", "city"))),
    st.builds(Mute, services),
    st.builds(Extend, st.sampled_from(("svc", *SERVICES))),
    st.builds(Milestone, rows, conditions),
    st.builds(AtTheEnd, rows, conditions),
)


@given(row=rows)
def test_rows_read_back(row: tuple[Entry, ...]) -> None:
    assert read_row(row_text(row)) == row


@given(condition=conditions)
def test_conditions_read_back(condition: Condition) -> None:
    assert read_condition(condition_text(condition)) == condition


@settings(deadline=None)  # the first sentence in German loads the catalogue
@given(effects=st.lists(clauses, min_size=1, max_size=3).map(tuple))
def test_effects_read_back_and_explain_themselves_in_both_languages(effects: Any) -> None:
    assert read_effects(effects_text(effects)) == effects
    said = explain_effects(effects)
    assert str(said)
    assert translate(said, "de") != ""


@given(text=st.text(max_size=30))
def test_any_text_is_understood_or_refused(text: str) -> None:
    readers: tuple[Callable[[str], object], ...] = (read_row, read_condition, read_effects)
    for reader in readers:
        with suppress(Unreadable):
            reader(text)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("use(med)", ((Uses("med"),),)),
        ("in(R)>=2", ((Count("in", "R", ">=", 2),),)),
        ("adj(R)", ((Count("adj", "R"),),)),
        ("city(C)>=4", ((Count("city", "C", ">=", 4),),)),
        ("lab<0", ((Marker("lab", "<", 0),),)),
        ("ovr>-3", ((Marker("ovr", ">", -3),),)),
        ("size<=3&boards=2", ((Measure("size", "<=", 3), Measure("boards", "=", 2)),)),
        ("water&use(prk)|always", ((Plain("water"), Uses("prk")), (Plain("always"),))),
        ("", ALWAYS),
    ],
)
def test_conditions_are_read(text: str, condition: Condition) -> None:
    assert read_condition(text) == condition


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("mon", "'mon' ends where '\\+', '-' or '~' should be"),
        ("mon+x", "'x' in 'mon\\+x' is not understood; a number"),
        ("mon+1 gold+2", "'gold' in .* a marker should be there"),
        ("mon+1 mon-2", "'mon' stands twice"),
    ],
)
def test_a_wrong_row_names_its_word(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        read_row(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("use(zoo)", "'zoo' .* a service"),
        ("in(X)", "'X' .* a kind of tile"),
        ("in(R", "ends where '\\)' should be"),
        ("lab 3", "'3' .* a comparison"),
        ("lab<", "ends where a number"),
        ("water water", "'water' .* '&' or '\\|'"),
        ("sometimes", "'sometimes' .* a condition"),
    ],
)
def test_a_wrong_condition_names_its_word(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        read_condition(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "ends where a clause"),
        ("dance: hap+1", "'dance' .* a clause"),
        ("now hap+1", "'hap' .* ':' should be there"),
        ("build Z: hap+1", "'Z' .* a kind of tile"),
        ("price gold -1", "'gold' .* something that has a price"),
        ("forbid everything", "'everything' .* an action"),
        ("provide med street", "'street' .* 'district' or 'city'"),
        ("ease I joy 1", "'joy' .* a marker"),
        ("mute svc", "'svc' .* a service"),
        ("now: hap+1 build R: hap+1", "'build' .* ';' should be there"),
    ],
)
def test_a_wrong_clause_names_its_word(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        read_effects(text)


def test_a_refusal_of_the_language_is_said_in_german() -> None:
    with pytest.raises(Unreadable) as refused:
        read_effects("mute svc")

    assert translate(refused.value.phrase, "de") == "„svc“ in „mute svc“ stimmt nicht; dort gehört ein Dienst hin."


ONE_EACH = [
    f"the district already has at least one {kind} tile" for kind in ("residential", "commercial", "industrial")
]
JE_EINS = [f"im Viertel schon mindestens ein {kind} ist" for kind in ("Wohngebiet", "Gewerbegebiet", "Industriegebiet")]


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        (
            "1R1",
            "water −1, employment +1; if it is served by healthcare: money +1",
            "Wasser −1, Arbeitskräfte +1; falls Gesundheit es erreicht: Münzen +1",
        ),
        (
            "1I3",
            "garbage −1, employment −1, pollution +1; if the district has no residential tile yet: money +4",
            "Müllabfuhr −1, Arbeitskräfte −1, Verschmutzung +1; falls im Viertel noch kein Wohngebiet ist: Münzen +4",
        ),
        ("1S1", "money −1, happiness +1", "Münzen −1, Zufriedenheit +1"),
        (
            "2C1",
            f"garbage −1, employment −1, traffic +1; if {' and '.join(ONE_EACH)}: money +4",
            f"Müllabfuhr −1, Arbeitskräfte −1, Verkehr +1; falls {' und '.join(JE_EINS)}: Münzen +4",
        ),
        (
            "2P4",
            "money −1; once: employment up to 3 towards 0",
            "Münzen −1; einmalig: Arbeitskräfte bis zu 3 Richtung 0",
        ),
        ("2Q2", "offers education to the whole city", "bietet der ganzen Stadt: Bildung"),
        ("2N4", "exchanging a card is not allowed", "Eine Karte tauschen darf man nicht"),
        (
            "3N2",
            "if pollution is at least 2: industrial tiles cannot be built",
            "falls „Verschmutzung“ mindestens 2 zeigt: Industriegebiet darf nicht gebaut werden",
        ),
        ("K1", "price of a service −1", "Preis eines Dienstes −1"),
    ],
)
def test_cards_explain_themselves(card: str, english: str, german: str) -> None:
    said = DRAFT.cards[card].explain()

    assert str(said) == english
    assert translate(said, "de") == german


def test_every_card_of_the_set_has_an_explanation_in_both_languages() -> None:
    said = {name: card.explain() for name, card in DRAFT.cards.items()}

    assert [name for name, words in said.items() if str(words) in ("", translate(words, "de"))] == []


def test_an_empty_row_and_an_alternative_are_said_too() -> None:
    assert str(explain_row(())) == "nothing"
    said: Phrase = explain_condition(read_condition("water|size>4&boards<3"))
    assert str(said) == "the tile lies at the water, or squares of the tile: above 4 and open boards: below 3"


def test_bars_of_one_bound_are_said_together() -> None:
    said = explain_condition(read_condition("pow>=0&wat>=0&gar>=0&lab<2"))

    assert str(said) == "power, water and garbage are at least 0 and employment is below 2"
    assert translate(said, "de").startswith("die Leisten Strom, Wasser und Müllabfuhr mindestens 0 zeigen und")


@pytest.mark.parametrize(
    ("row", "ease", "softened"),
    [
        ("lab-2 pol+1", "ease I lab 1", "lab-1 pol+1"),
        ("lab+2", "ease R lab 3", ""),
        ("pol+1", "ease I pol 2", ""),
        ("pol-2", "ease I pol 1", "pol-2"),
        ("pow-2 mon+3", "ease I mon 1", "pow-2 mon+3"),
        ("mon-3", "ease svc mon 1", "mon-2"),
        ("hap-2", "ease C hap 1", "hap-1"),
        ("ovr-2", "ease C ovr 1", "ovr-2"),
    ],
)
def test_ease_softens_only_what_harms(row: str, ease: str, softened: str) -> None:
    (clause,) = read_effects(ease)
    assert isinstance(clause, Ease)

    assert row_text(eased(read_row(row), clause)) == softened


def test_rows_are_added_up_marker_by_marker() -> None:
    assert row_text(joined(read_row("gar-1 lab+1"), read_row("gar-1 tra+1"))) == "gar-2 lab+1 tra+1"
    assert row_text(joined(read_row("gar-1"), read_row("gar+1"))) == ""


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("always", True),
        ("mon>=3", True),
        ("city(R)=0", True),
        ("boards=1", True),
        ("use(med)", False),
        ("in(R)=0", False),
        ("adj(tile)<5", False),
        ("water", False),
        ("same", False),
        ("apart", False),
        ("size<9", False),
    ],
)
def test_where_no_tile_is_laid_only_markers_city_boards_and_always_can_be_true(text: str, true: bool) -> None:
    bare = Spot(Town(town("A0"), ()))

    assert holds(read_condition(text), bare, Bars(money=3), building=1) is true
