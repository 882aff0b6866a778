"""Sets and layouts of Skylines that are larger than anybody needs, and plays that have countless courses."""

from __future__ import annotations

import pytest

from tests.games.skylines.hostile import hostile
from townwright.core.limits.budgets import Budget
from townwright.core.refusals import TooMuch
from townwright.games.skylines import GAME
from townwright.games.skylines.box.loader import MOST_CARDS, load, own_set
from townwright.games.skylines.map.free_layouts import Arrangements
from townwright.games.skylines.map.tile_placement import legal_blocks
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.card_play import EVERYWHERE_STEPS, SeatPlays

BASE = "skylines components large\nfrom townwright-draft-1\n"


@pytest.mark.parametrize(
    ("section", "what"),
    [
        ("[cards]\n" + "\n".join(f"1R{n} | R | * | hap+1 | | | Homes" for n in range(MOST_CARDS + 1)), "cards: 401"),
        ("[shapes]\n" + "\n".join(f"S{n} | ##" for n in range(61)), "shapes: 61"),
        ("[layouts]\n" + "\n".join(f"l{n} | A0" for n in range(101)), "layouts: 101"),
        ("[roles]\n" + "\n".join(f"K{n} | {'; '.join(['price svc -1'] * 20)} | Mayor" for n in range(90)), "clauses"),
        ("[news]\n2N1 | now: hap+1 | " + "x" * 101, "letters in a name: 101"),
    ],
)
def test_a_set_above_a_cap_is_refused_by_its_number(section: str, what: str) -> None:
    with pytest.raises(TooMuch, match=what):
        GAME.check_components(BASE + section)


@pytest.mark.parametrize("layout", [" ".join(["A0", *["--"] * 12]), "/".join(["A0"] * 13)])
def test_a_layout_has_at_most_twelve_rows_and_columns(layout: str) -> None:
    with pytest.raises(TooMuch, match="at most 12"):
        GAME.options({"layout": layout})


def hall() -> tuple[State, SeatPlays]:
    """A seat that may build a hall with twenty rows, each on a condition that the place decides."""
    brought = hostile(0)
    state = GAME.start(GAME.options(brought.words, brought.components))
    while state.phase is not Phase.TURN:
        seat = GAME.to_act(state)[0]
        state = GAME.play(state, seat, GAME.legal(state, seat)[0])
    return state, SeatPlays(state, state.seat, Budget(GAME.steps))


def test_twenty_rows_with_conditions_have_no_million_courses() -> None:
    state, player = hall()
    card = state.card("2Q1")
    budget = player.budget

    player.everywhere(card)

    assert budget.spent <= EVERYWHERE_STEPS + 10
    assert next(legal_blocks(player, card), None) is not None


def test_the_layouts_of_six_boards_cost_a_third_of_the_budget() -> None:
    """They are the most that there is to count with boards of our own; what a table of ours asks is always answered."""
    box = own_set("townwright-draft-1")
    budget = Budget(GAME.steps)

    assert len(Arrangements(load(box.source), tuple(sorted(box.boards)), budget)) == 2_389_632
    assert budget.spent <= GAME.steps * 0.4
