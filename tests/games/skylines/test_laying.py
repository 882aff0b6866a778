"""Boards are laid in any order, on any place beside others, wherever water meets water."""

from __future__ import annotations

from random import Random

import pytest

from townwright.core.choices import Choice
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, State
from townwright.games.skylines.box.boards import Layout, check_layout
from townwright.games.skylines.map.board_placement import read_laid
from townwright.games.skylines.state import Phase


def drawn(boards: int, seed: int = 0) -> State:
    """A game of scenario 5 in which the boards are drawn and not yet laid."""
    random = Random(seed)
    state = GAME.start(GAME.options({"scenario": "5", "boards": str(boards)}))
    while state.phase is not Phase.LAYOUT:
        state = GAME.play(state, CHANCE, random.choice(GAME.legal(state, CHANCE)))
    return state


def offered(state: State, *words: str) -> dict[str, Choice]:
    return {choice.word: choice for choice in GAME.choices(state, 0, ["lay", *words])}


def test_the_first_board_lies_anywhere_in_any_turn() -> None:
    state = drawn(4)

    assert set(offered(state)) == {f"{board}{turns}@0,0" for board in state.drawn_boards for turns in range(4)}


@pytest.mark.parametrize("seed", range(12))
def test_boards_laid_in_any_order_and_taken_away_again_end_as_a_layout(seed: int) -> None:
    random, state = Random(seed), drawn(3 + seed % 4, seed)
    words: list[str] = []
    while len(words) < len(state.drawn_boards):
        open_ones = [word for word, choice in offered(state, *words).items() if choice.why_not is None]
        words.append(random.choice(open_ones))
        if len(words) == 3 and random.random() < 0.3:
            del words[random.randrange(3)]
    laid = read_laid(state, words)

    assert laid is not None
    top, left = min(slot.row for slot in laid), min(slot.column for slot in laid)
    settled = sorted((slot.row - top, slot.column - left, slot.board, slot.turns) for slot in laid)
    layout = Layout(tuple(type(laid[0])(*slot) for slot in settled))
    check_layout(layout, state.box.boards)
    assert GAME.play(state, 0, GAME.read(f"layout {layout}")).layout == str(layout)


def test_a_misfit_names_the_boards_and_the_edge() -> None:
    state = next(state for seed in range(99) if {"A", "B"} <= set((state := drawn(4, seed)).drawn_boards))
    why = {word: choice.why_not for word, choice in offered(state, "A0@0,0").items() if choice.why_not}
    said = {str(phrase) for phrase in why.values()}

    assert any(line.startswith("at its western edge B has ") and line.endswith("A has land") for line in said)


@pytest.mark.parametrize("words", [["A9@0,0"], ["A0"], ["A0@0,0", "A1@0,1"], ["Z0@0,0"], ["A0@0,0", "B0@0,0"]])
def test_words_that_lay_nothing_lead_nowhere(words: list[str]) -> None:
    state = next(state for seed in range(99) if {"A", "B"} <= set((state := drawn(4, seed)).drawn_boards))

    assert GAME.choices(state, 0, ["lay", *words]) == ()
