"""Rules 3 and 5: where tiles may lie, and what a refusal says."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.cities.towns import after, drawn, free_cells, game, town
from townwright.core.refusals import NotNow, NotYours, Refusal
from townwright.games.cities import GAME
from townwright.games.cities.box.layout_figures import FIGURES, cornered

CORNER = f"{drawn(1, 2, 3)}; 1 1N@d4 2N@c5 3N@e5"
"""The corner figure of 12.7."""


def cell_by_cell(tiles: str) -> str:
    """``c5 d4`` as tiles, the first on d4."""
    cells = sorted(tiles.split(), key=lambda cell: cell != "d4")
    return " ".join(f"{cell}:{number}N" for number, cell in enumerate(cells, start=1))


@pytest.mark.parametrize(
    ("lying", "legal"),
    [
        ("c5 d4 e5", "c3 d3 e3 b4 c4 e4 f4 b5 d5 f5 b6 c6 d6 e6 f6"),
        ("d4 e5 f6", "c3 d3 e3 c4 e4 f4 c5 d5 f5 g5 d6 e6 g6 e7 f7 g7"),
        ("d4 e5 f4 g5", "d3 e3 f3 g3 e4 g4 d5 f5 d6 e6 f6 g6"),
        ("d4 e5 f6 g7", "e4 f4 d5 f5 g5 d6 e6 g6 e7 f7"),
    ],
)
def test_the_legal_cells_of_12_7(lying: str, legal: str) -> None:
    assert free_cells(town(cell_by_cell(lying))) == legal


def test_there_are_36_figures_of_two_shapes() -> None:
    """Rule 3.1."""
    unmarked = {frozenset(cornered(figure)) for figure in FIGURES}
    straight = [
        cells for cells in unmarked if len({column for column, _ in cells}) == 3 and len({r for _, r in cells}) == 3
    ]

    assert (len(FIGURES), len(unmarked), len(straight)) == (36, 6, 2)


def test_the_figures_have_32_places_in_a_fixed_frame() -> None:
    unmarked = {frozenset(cornered(figure)) for figure in FIGURES}
    widths = [(max(c for c, _ in cells), max(r for _, r in cells)) for cells in unmarked]

    assert sum((4 - width) * (4 - height) for width, height in widths) == 32


@pytest.mark.parametrize(("tiles", "count"), [((1, 2, 3), 2304), ((1, 7, 2), 1152), ((7, 8, 1), 576), ((7, 8, 9), 288)])
def test_starting_layouts_are_counted_by_their_looks(tiles: tuple[int, ...], count: int) -> None:
    state = game(drawn(*tiles))
    offered = GAME.legal(state, 0)

    assert len(offered) == count
    assert len({GAME.play(state, 0, layout) for layout in offered}) == count


def test_layouts_stand_in_reading_order_of_their_cells_and_then_by_turns() -> None:
    offered = [str(layout) for layout in GAME.legal(game(drawn(1, 2, 3)), 0)]

    assert offered[:2] == ["1N@d4 2N@b2 3N@c3", "1N@d4 2N@b2 3E@c3"]
    assert offered[-1] == "1W@d4 2W@f6 3W@e5"


def test_after_the_set_up_15_cells_are_legal_for_a_corner_and_16_for_a_straight_figure() -> None:
    for layout in list(GAME.legal(game(drawn(1, 2, 3)), 0))[::64]:
        state = after(game(drawn(1, 2, 3)), f"1 {layout}")
        cells = state.cities[0].laid_cells
        columns, rows = {cell.column for cell in cells}, {cell.row for cell in cells}

        assert len(free_cells(state.cities[0]).split()) == (16 if len(columns) == len(rows) == 3 else 15)


REFUSED_LAYOUTS = [
    ("1N@d4 3N@c3 2N@b2", "cities-wrong-tile", "tile 2 is to be laid now, not tile 3"),
    ("1N@c3 2N@d4 3N@b2", "cities-not-home", "the first starting tile lies on d4, not on c3"),
    ("1N@d4 2N@d4 3N@c3", "cities-cell-taken", "d4 already holds tile 1"),
    ("1N@d4 2N@d5 3N@c3", "cities-layout-side", "starting tiles must not share a side, as d4 and d5 do"),
    ("1N@d4 2N@c3 3N@g7", "cities-layout-corner", "the starting tile on g7 touches no corner of another"),
    ("1N@d4 2N@f4 3N@b4", "cities-layout-corner", "the starting tile on d4 touches no corner of another"),
]


@pytest.mark.parametrize(("layout", "key", "sentence"), REFUSED_LAYOUTS)
def test_a_layout_is_refused_with_its_reason(layout: str, key: str, sentence: str) -> None:
    with pytest.raises(NotNow) as refusal:
        after(game(drawn(1, 2, 3)), f"1 {layout}")

    assert (refusal.value.phrase.key, str(refusal.value)) == (key, sentence)


REFUSED_TILES = [
    ("5N@d3 -", "cities-wrong-tile", "tile 4 is to be laid now, not tile 5"),
    ("4N@d4 -", "cities-cell-taken", "d4 already holds tile 1"),
    ("4N@d1 -", "cities-cell-apart", "d1 touches no tile of the city"),
    ("4N@zz99 -", "cities-cell-apart", "zz99 touches no tile of the city"),
    ("4N@c4.1 -", "cities-tile-on-cell", "the tile of a round lies on a place, like 17E@c4"),
    ("- -", "cities-tile-on-cell", "the tile of a round lies on a place, like 17E@c4"),
    ("1N@d4 2N@c3 3N@b2", "cities-move-due", "a tile and a tourist action are due, not '1N@d4 2N@c3 3N@b2'"),
]


@pytest.mark.parametrize(("move", "key", "sentence"), REFUSED_TILES)
def test_a_tile_is_refused_with_its_reason(move: str, key: str, sentence: str) -> None:
    with pytest.raises(NotNow) as refusal:
        after(game(f"{CORNER}; tile 4"), f"1 {move}")

    assert (refusal.value.phrase.key, str(refusal.value)) == (key, sentence)


def test_the_city_is_at_most_four_wide_and_four_high() -> None:
    wide = game(f"{CORNER}; tile 4; 1 4N@f5 -; tile 5")
    high = game(f"{drawn(1, 2, 3)}; 1 1N@d4 2N@c3 3N@d2; tile 4; 1 4N@d5 -; tile 5")

    with pytest.raises(NotNow) as refusal:
        after(wide, "1 5N@b5 -")
    assert str(refusal.value) == "with b5 the city would be more than 4 wide"
    with pytest.raises(NotNow) as refusal:
        after(high, "1 5N@d6 -")
    assert str(refusal.value) == "with d6 the city would be more than 4 high"


def test_the_frame_floats_until_the_city_is_four_wide() -> None:
    """Decision 7."""
    state = game(f"{CORNER}; tile 4")

    assert after(state, "1 4N@b5 -").cities[0] != after(state, "1 4N@f5 -").cities[0]


def test_a_tile_may_fill_a_gap_and_touch_many() -> None:
    """Decision 5."""
    assert after(game(f"{CORNER}; tile 4"), "1 4N@d5 -").cities[0].last is not None


def test_two_letters_of_one_look_are_the_same_placement() -> None:
    state = game(f"{CORNER}; tile 7")

    assert after(state, "1 7S@d5 +1") == after(state, "1 7N@d5 +1")
    assert after(state, "1 7W@d5 +1") == after(state, "1 7E@d5 +1")
    assert {move.tile.turn for move in GAME.legal(state, 0)} == {"N", "E"}  # type: ignore[union-attr]


def test_a_game_can_always_be_finished() -> None:
    """Rule 5: sixteen tiles fill the square whatever was laid before, here always as far back as can be."""
    for first, last in product((0, -1), repeat=2):
        state = game(f"{drawn(1, 2, 3)}; 1 {GAME.legal(game(drawn(1, 2, 3)), 0)[last]}")
        while to_act := GAME.to_act(state):
            state = GAME.play(state, to_act[0], GAME.legal(state, to_act[0])[first])

        assert state.cities[0].covered == (1 << 64) - 1


TURNS = [
    (game(""), 0, "4N@d3 -", NotYours, "cities-draw-first"),
    (game(drawn(1, 2, 3)), -1, "tile 4", NotYours, "cities-no-draw"),
    (game(drawn(1)), -1, "tile 1", NotNow, "cities-tile-drawn"),
    (game(drawn(1)), -1, "tile 25", NotNow, "cities-no-such-tile"),
    (game(drawn(1)), -1, "4N@d3 -", NotNow, "cities-draw-due"),
    (game(drawn(1, 2, 3)), 1, "1N@d4 2N@c3 3N@b2", NotYours, "cities-no-such-player"),
    (game(drawn(1, 2, 3)), 0, "4N@d3 -", NotNow, "cities-layout-due"),
    (game(drawn(1, 2, 3), variants="quickstart"), -1, "tile 4", NotNow, "cities-common-layout-due"),
    (game(drawn(1, 2, 3), variants="quickstart"), 0, "1N@d4 2N@c3 3N@b2", NotYours, "cities-draw-first"),
    (
        game(f"{drawn(1, 2, 3)}; 2 1N@d4 2N@c3 3N@b2"),
        1,
        "1N@d4 2N@c3 3N@b2",
        NotYours,
        "cities-finished",
    ),
]


@pytest.mark.parametrize(
    ("state", "seat", "said", "kind", "key"), TURNS, ids=[row[4] + str(n) for n, row in enumerate(TURNS)]
)
def test_only_who_is_to_act_may_act(state: object, seat: int, said: str, kind: type[Refusal], key: str) -> None:
    """Decisions 8 and 25 among them: a finished round stays as it is."""
    with pytest.raises(kind) as refusal:
        GAME.play(state, seat, GAME.read(said))  # type: ignore[arg-type]

    assert refusal.value.phrase.key == key
