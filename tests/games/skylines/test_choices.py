"""The way to an action in steps: what each step brings, and what stands in its way."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.games.skylines.towns import played, town
from tests.playing import random_game
from townwright.core.choices import Choice
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, State
from townwright.games.skylines.options import every_option
from townwright.games.skylines.state import Phase
from townwright.tables.replies import choice_views
from townwright.texts import translate

OPTIONS = tuple(every_option())


def choice(state: State, *words: str) -> Choice:
    """The choice that the last word is."""
    return next(found for found in GAME.choices(state, state.seat, words[:-1]) if found.word == words[-1])


def why_not(state: State, *words: str) -> str:
    return str(choice(state, *words).why_not)


def brings(state: State, *words: str) -> list[str]:
    return [str(phrase) for phrase in choice(state, *words).brings]


def test_the_steps_are_card_tile_and_place() -> None:
    state = town("A0", hand="1R1 1S1", mon=1)

    assert [found.word for found in GAME.choices(state, 0, [])] == ["play", "policy", "swap", "end"]
    assert [found.word for found in GAME.choices(state, 0, ["play"])] == ["1R1", "1S1"]
    assert [found.word for found in GAME.choices(state, 0, ["play", "1R1"])][:3] == ["L3", "I3", "O4"]
    assert GAME.choices(state, 0, ["play", "1R1", "L3"])[0].word == "Aa1/0"
    assert GAME.choices(state, 0, ["play", "1S1"])[0].whole
    assert GAME.choices(state, 0, ["play", "1R1", "L3", "Aa1/0"]) == ()
    assert GAME.choices(state, 0, ["dance"]) == ()
    assert GAME.choices(state, CHANCE, []) == ()


def test_a_place_says_what_it_would_bring() -> None:
    state = town("A0", "1S1 Aa1/0", hand="1R1")

    assert brings(state, "play", "1R1", "I3", "Aa2/0") == [
        "Starter homes: water −1, employment +1",
        "Starter homes: money +1, since it is served by healthcare",
        "together: money +1, water −1, employment +1",
        "employment comes to 1, people without work: that costs 1 coin at the end of a milestone",
    ]
    assert brings(state, "play", "1R1", "I3", "Aa3/0") == [
        "Starter homes: water −1, employment +1",
        "Starter homes: money +1 only if it is served by healthcare",
        "employment comes to 1, people without work: that costs 1 coin at the end of a milestone",
    ]


def test_a_place_says_who_lacks_whom_where_employment_comes_to() -> None:
    for stood, says in ((-1, "to 0: all have work"), (-2, "to −1, work without people: that costs 1 coin")):
        state = replace(town("A0", hand="1R1"), bars=town("A0").bars._replace(employment=stood))
        assert says in brings(state, "play", "1R1", "I3", "Aa1/0")[-1]


def test_a_place_says_it_in_german() -> None:
    state = town("A0", "1S1 Aa1/0", hand="1R1")
    missing = choice(state, "play", "1R1", "I3", "Aa3/0").brings[1]

    assert translate(missing, "de") == "Starter homes: Münzen +1 nur, falls Gesundheit es erreicht"


def test_only_the_missing_part_of_a_condition_is_named() -> None:
    state = town("A0", "1S3 Aa1/0", hand="2C2")

    assert brings(state, "play", "2C2", "I3", "Aa2/0")[1].endswith(
        "only if the district already has at least 2 residential tiles"
    )


def test_effects_of_modules_are_told_with_their_card() -> None:
    state = town("A0", "3Q2 Aa5/0", hand="1R8", news="2N2")

    assert brings(state, "play", "1R8", "I3", "Aa1/0") == [
        "Quayside cabins: water −2, employment +1",
        "Quayside cabins: happiness +1 only if the tile lies at the water",
        "Stadium: happiness +1 only if the tile lies in this building's district",
        "Stadium: happiness +1, traffic +1, since the tile lies outside this building's district",
        "together: water −2, employment +1, happiness +1, traffic +1",
        "employment comes to 1, people without work: that costs 1 coin at the end of a milestone",
    ]


def test_what_the_end_of_a_bar_swallows_is_told_and_left_out_of_the_sum() -> None:
    police = town("A0", hand="2S3 2S4", mon=9, cri=1)

    assert brings(police, "play", "2S3", "Aa1/0") == [
        "Police precinct: money −2, crime −3",
        "crime ends at 0, 2 of it is lost",
        "together: money −2, crime −1",
    ]
    assert brings(replace(police, bars=police.bars._replace(crime=0, happiness=25)), "play", "2S4", "Aa1/0") == [
        "Fire station: money −2, happiness +1",
        "crime: changes nothing, already at 0",
        "happiness ends at 25, and 1 counts as overall happiness",
        "together: money −2, overall happiness +1",
    ]


def test_a_loss_is_announced() -> None:
    assert brings(town("A0", hand="2P5", hap=-4), "policy", "2P5")[-1] == "this loses the game"


@pytest.mark.parametrize(
    ("state", "words", "says"),
    [
        (town("A0", hand="1S1"), ("play", "1S1"), "Medical clinic costs 1 coin and the treasury holds 0"),
        (town("A0", hand="1R2", gar=-5), ("play", "1R2"), "garbage stands at −5"),
        (town("A0", hand="3Q2", news=""), ("end",), "in 4 of 4 districts there is too little yet; each needs 2 tiles"),
        (
            town("A0", "3Q2 Aa1/0", "3Q1 Ae1/0", "2Q2 Aa5/0", "1R1 L3 Ae5/0", hand="2Q1"),
            ("play", "2Q1"),
            "fits nowhere: it needs 7 free squares side by side in its form",
        ),
        (
            town("A0", "3Q2 Aa1/0", "3Q1 Ae1/0", "2Q2 Aa5/0", "1R1 L3 Ae5/0", hand="3Q3"),
            ("play", "3Q3"),
            "its tile needs 8 free squares side by side, and there are at most 7",
        ),
        (
            town("D0", "1U1 Da6/0", "1U2 Dc3/0", "2Q1 Df6/0", hand="1U3", mon=9),
            ("play", "1U3"),
            "its tile only fits where the district already has a utility",
        ),
        (
            town("D0", "1U1 Da6/0", "1U2 Df6/0", "2U1 Dc3/0", hand="1U3", mon=9),
            ("play", "1U3"),
            "already has a utility",
        ),
        (
            town("A0", hand="1I3", news="3N2", pol=2),
            ("play", "1I3"),
            "Smog alert forbids it while pollution is at least 2",
        ),
        (town("A0", hand="1R1"), ("swap", "1R1"), "it costs 2 coins and the treasury holds 0"),
        (town("A0", hand="2P1", mon=9), ("swap", "2P1"), "cannot be put on the exchange pile"),
        (town("A0", hand="2P1"), ("policy",), "Recycling drive costs 1 coin"),
        (town("A0", hand="1S1 1S2"), ("play",), "no card of the hand allows it"),
        (town("A0", hand="1R1", piles=((), (), ())), ("play",), "all piles are empty"),
    ],
)
def test_what_stands_in_the_way_of_a_step(state: State, words: tuple[str, ...], says: str) -> None:
    assert says in why_not(state, *words)


def test_what_stands_in_the_way_of_a_place() -> None:
    state = town("A0", "1U2 Aa1/0", hand="1U1", mon=3)

    assert why_not(state, "play", "1U1", "Aa2/0") == "its district already has a utility"
    assert choice(state, "play", "1U1", "Ae1/0").why_not is None


def test_sources_boards_roles_and_renewals_are_steps_too() -> None:
    four = ("1S3 Aa2/0", "1S5 Ae1/0", "1S4 Aa5/0", "1U2 Ae5/0")
    state = town("E0 A0", *four, opened="A", hand="1R1 1R2", exchange=("1C1",), mon=9)
    swapped = played(state, "swap 1R1")
    ended = played(state, "end")
    renewing = played(ended, "open E")

    assert brings(swapped, "+1") == ["cards left: 18"]
    assert why_not(swapped, "+x>1R1") == "Starter homes was only just put there"
    assert why_not(replace(swapped, piles=((), *swapped.piles[1:])), "+1") == "pile 1 is empty"
    assert brings(ended, "open", "E") == ["costs 5 coins", "49 squares; 5 districts in all then"]
    assert choice(renewing, "renew").whole
    assert [found.word for found in GAME.choices(renewing, 0, ["renew", "1R2"])] == ["1R1"]
    assert GAME.choices(renewing, 0, ["renew", "1R2", "1R2"]) == ()
    role = replace(state, phase=Phase.ROLE, offered=("K1", "K3"))
    assert brings(role, "role", "K1") == ["price of a service −1"]


def ways(state: State, seat: int, words: list[str]) -> set[str]:
    """All actions that the steps lead to."""
    found = set()
    for step in GAME.choices(state, seat, words):
        if step.why_not is None:
            if step.whole:
                found.add(str(GAME.read(" ".join((*words, step.word)))))
            found |= ways(state, seat, [*words, step.word])
    return found


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_the_steps_lead_to_exactly_the_legal_actions(number: int) -> None:
    options = OPTIONS[number]
    states = random_game(GAME, options, f"choices {number}").states[:-1]
    for state in Random(number).sample(states, 8):
        seat = GAME.to_act(state)[0]
        if state.phase is not Phase.LAYOUT or options.boards == 3:
            assert ways(state, seat, []) == {str(action) for action in GAME.legal(state, seat)}


def test_a_place_brings_what_the_score_would_be_more() -> None:
    state = town("A0", "1S1 Aa1/0", hand="1R1 1R3", wat=0)

    short = choice(state, "play", "1R1", "I3", "Aa2/0")
    assert short.gain == -1  # water falls short, which takes happiness
    assert {short: short.costs} == {short: ("wat",)}  # a choice is a frozen value, and can be a key
    assert choice_views([short]).choices[0].changes == {"mon": 1, "wat": -1, "lab": 1}
    enough = choice(replace(state, bars=state.bars._replace(water=1)), "play", "1R1", "I3", "Aa2/0")
    assert (enough.gain, enough.costs) == (0, ())
