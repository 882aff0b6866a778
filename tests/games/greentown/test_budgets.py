"""Searches of Greentown end, and what is decided when they do; sets have caps."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.greentown.hostile import hostile
from townwright.core.limits.budgets import Budget
from townwright.core.refusals import Refusal, TooMuch
from townwright.games.greentown import GAME
from townwright.games.greentown.box.components import Card, Wish
from townwright.games.greentown.box.loader import MOST_CARDS, MOST_SETUPS, MOST_STOPS, MOST_TILES
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.tours import TOUR_STEPS, any_tour, best_tour, tours
from townwright.texts import translate

from .tables import ample_share, network

BLOCK = "\n".join(f"({q},{r}) 012345 N" for q in range(6) for r in range(6))
ONE_WAY = network(BLOCK + "\n(-1,0) 0 H")
"""A hotel that one road leaves: nobody comes back to it, but looking for a way takes for ever."""
LONG = Card("long", 30, (Wish(0, 99),) * 4)


def touring(seed: int) -> State:
    """A hostile table when its first player has announced a tour."""
    brought = hostile(seed)
    state = GAME.start(GAME.options(brought.words, brought.components))
    while GAME.to_act(state) != (0,):
        seat = GAME.to_act(state)[0]
        state = GAME.play(state, seat, GAME.legal(state, seat)[0])
    return GAME.play(state, 0, GAME.read("T"))


@pytest.mark.parametrize("words", [["?"], ["~"], ["~(0,0)"], ["~(0,0)0"], []])
def test_the_set_that_stopped_a_server_gets_an_answer(words: list[str]) -> None:
    """7 × 7 tiles with six exits, two hotels, six trees, cards with sixty stops: no tour has so many."""
    budget = Budget(GAME.steps)

    assert GAME.choices(touring(0), 0, words, budget)
    assert budget.spent < GAME.steps
    assert [str(action) for action in GAME.legal(touring(0), 0)] == ["~-"]


@pytest.mark.parametrize("words", [["?"], ["~"], ["~(0,0)"], ["~(0,0)0"]])
def test_a_tour_on_a_block_of_tiles_is_found_road_by_road(words: list[str]) -> None:
    assert GAME.choices(touring(1), 0, words)


def test_a_list_of_countless_tours_is_refused_with_a_sentence_but_has_a_first_one() -> None:
    found = GAME.legal(touring(1), 0)

    assert str(found[0]).startswith("~(0,0)")
    with pytest.raises(TooMuch) as refused:
        len(found)
    assert translate(refused.value.phrase, "de").startswith("Es gibt zu viele Möglichkeiten")


def test_a_tour_that_nobody_finds_may_lapse() -> None:
    budget = Budget(GAME.steps)

    assert not any_tour(ONE_WAY, LONG, budget)
    assert budget.spent == TOUR_STEPS + 1


def test_what_is_decided_does_not_depend_on_the_budget() -> None:
    assert not any_tour(ONE_WAY, LONG, Budget(100_000_000))
    with pytest.raises(TooMuch):
        any_tour(ONE_WAY, LONG, Budget(TOUR_STEPS - 1))


def test_a_best_tour_of_which_nobody_is_sure_is_not_called_the_best() -> None:
    block = network(BLOCK + "\n(-1,0) 05 H")
    share = ample_share()
    share.left = 2_000

    best = best_tour(block, LONG, 0, 2, share)

    assert best is None or not best.sure
    assert "too many tours" in str(GAME.score(hostile(0).tables[0].replace("A ~-", tour_of_table()), {}).remarks[-1])


def tour_of_table() -> str:
    """The first tour of the table in short."""
    lines = hostile(0).tables[0].split("\n")
    streets = network("\n".join(line.removeprefix("tile ") for line in lines[2:-1]))
    return f"A {next(tours(streets, 40, Budget(10_000_000)))}"


def changed(change: Callable[[dict[str, Any]], None]) -> str:
    """The hostile set with a change."""
    data = json.loads(hostile(0).components[0])
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("change", "most"),
    [
        (lambda data: data["tiles"]["k012345"].update(count=MOST_TILES + 1), MOST_TILES),
        (lambda data: data["setups"].update(large=[[q, 0, "012345", "."] for q in range(MOST_TILES + 1)]), MOST_TILES),
        (lambda data: data["setups"].update({f"s{n}": [] for n in range(MOST_SETUPS)}), MOST_SETUPS),
        (lambda data: data["cards"].update({f"x{n}": {"stops": 60} for n in range(MOST_CARDS)}), MOST_CARDS),
        (lambda data: data["cards"]["d0"].update(stops=MOST_STOPS + 1), MOST_STOPS),
        (lambda data: data.update(trees=21), 20),
        (lambda data: data.update(hotels=21), 20),
        (lambda data: data.update(buildings=21), 20),
        (lambda data: data["tiles"]["k012345"].update(mark="x" * 41), 40),
    ],
)
def test_a_set_above_a_cap_is_refused_by_its_number(change: Callable[[dict[str, Any]], None], most: int) -> None:
    with pytest.raises(Refusal, match=str(most)):
        GAME.check_components(changed(change))


def test_tables_in_short_lie_close_together() -> None:
    with pytest.raises(TooMuch, match="at most 99"):
        GAME.score(hostile(0).tables[2], {})
