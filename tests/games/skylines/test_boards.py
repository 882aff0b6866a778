"""Boards, layouts and districts against the tables and maps of the rules page."""

from __future__ import annotations

from itertools import combinations, permutations, product
from random import Random

import pytest

from tests.games.skylines.towns import DRAFT, town
from townwright.core.limits.budgets import Budget, affordable
from townwright.core.refusals import NotNow, Refusal, Unknown, Unreadable
from townwright.games.skylines.box.boards import Layout, Slot, check_layout, lying, read_layout
from townwright.games.skylines.map.free_layouts import Arrangements, plans
from townwright.games.skylines.map.ground import bits, districts, ground
from townwright.games.skylines.map.layout_counts import counts
from townwright.games.skylines.seen.drawing import district_map

SQUARE_PLAN = ((0, 0), (0, 1), (1, 0), (1, 1))


def sizes(layout: str) -> list[int]:
    here = ground(DRAFT, layout)
    return [district.bit_count() for district in districts(here, frozenset(here.squares))]


@pytest.mark.parametrize(
    ("board", "price", "expected"),
    [
        ("A", 2, [9, 12, 12, 10]),
        ("B", 4, [14, 8, 12, 9]),
        ("C", 3, [8, 9, 14, 12]),
        ("D", 3, [18, 12, 9]),
        ("E", 5, [12, 9, 28]),
        ("F", 4, [10, 12, 24]),
    ],
)
def test_a_board_has_the_districts_of_the_table(board: str, price: int, expected: list[int]) -> None:
    assert DRAFT.boards[board].price == price
    assert sorted(sizes(f"{board}0")) == sorted(expected)


@pytest.mark.parametrize("board", "ABCDEF")
@pytest.mark.parametrize("turns", range(4))
def test_turning_a_board_keeps_its_districts(board: str, turns: int) -> None:
    assert sorted(sizes(f"{board}{turns}")) == sorted(sizes(f"{board}0"))


@pytest.mark.parametrize(
    ("name", "price", "squares", "expected"),
    [
        ("intro", 11, 135, [10, 12, 12, 14, 18, 20, 49]),
        ("s1", 13, 175, [9, 9, 9, 20, 24, 24, 32, 48]),
        ("s2", 12, 168, [8, 10, 14, 20, 21, 24, 32, 39]),
        ("s3", 13, 174, [12, 18, 18, 21, 24, 24, 28, 29]),
        ("s4", 14, 181, [10, 12, 12, 12, 21, 21, 24, 69]),
    ],
)
def test_a_layout_has_the_districts_of_the_table(name: str, price: int, squares: int, expected: list[int]) -> None:
    layout = DRAFT.layouts[name]

    assert sorted(sizes(layout)) == expected
    assert sum(sizes(layout)) == squares
    assert sum(DRAFT.boards[board].price for board in read_layout(layout).boards) == price


INTRO = """
~~~aa#bbbbbb#cccccc#dddd
~~aaa#bbbbbb#cccccc#dddd
~aaaa#bbbbbb#cccccc#dddd
aaaaa#bb################
########eeeeeeeeeee#ffff
gggg#eeeee~~eeeeeee#fff~
gggg#eeeee~~eeeeeee#ff~~
gggg#eeeeeeeeeeeeee#f~~~
"""

SCENARIO_4 = """
~~~a#bbbbbb#cccc
~~aa#bbbbbb#cccc
~aaa#bbbbbb#cccc
aaaa#bbb########
########dd#eeeee
ffff#ddddd#eeee~
ffff#ddddd#eee~~
ffff#ddddd#ee~~~
fff#ddddddd#e~~~
fff#ddddddd#ee~~
fff#ddddddd#eee~
####ddddddd#eeee
ggg#d~~dddd#####
ggg#d~~dddd#hhhh
ggg#ddddddd#hhhh
ggg#ddddddd#hhhh
"""


@pytest.mark.parametrize(("layout", "drawn"), [("B0 E0 A0", INTRO), ("A2 C3/E3 F1", SCENARIO_4)])
def test_the_drawn_maps_of_the_rules_page(layout: str, drawn: str) -> None:
    found = district_map(town(layout))

    assert renamed(found) == drawn.split()


def renamed(rows: list[str]) -> list[str]:
    """Districts lettered by their first squares in reading order, as the page has them."""
    names: dict[str, str] = {}
    for mark in "".join(rows):
        if mark.islower():
            names.setdefault(mark, "abcdefghijklmnop"[len(names)])
    return ["".join(names.get(mark, mark) for mark in row) for row in rows]


def test_a_face_down_board_separates_and_opening_it_merges() -> None:
    two, three = town("B0 E0 A0", opened="BA"), town("B0 E0 A0", opened="BAE")

    assert len(two.districts) == 8
    assert len(three.districts) == 7


def test_cells_are_named_as_the_board_lies() -> None:
    here = ground(DRAFT, "A2 C3/E3 F1")

    names = [here.cell(bit) for board in here.squares for bit in bits(here.squares[board])]

    assert len(names) == len(set(names)) == 181
    assert all(here.cell(here.bit(name) or 0) == name for name in names)
    assert here.bit("Ba1") is None


def test_a_quarter_turn_is_clockwise() -> None:
    assert lying(DRAFT.boards["A"], 1)[0] == "....#..."
    assert lying(DRAFT.boards["A"], 1)[5:] == ("~...#...", "~~..#...", "~~~.#...")
    assert lying(DRAFT.boards["A"], 2)[0] == "~~~.#..."


@pytest.mark.parametrize("boards", list(combinations("ABCDEF", 4)), ids="".join)
def test_any_four_boards_can_be_laid_as_a_square_in_96_to_288_ways(boards: tuple[str, ...]) -> None:
    assert 96 <= Arrangements(DRAFT, boards, Budget(10_000_000)).ways(SQUARE_PLAN, ()) <= 288


def fits(layout: Layout) -> bool:
    try:
        check_layout(layout, DRAFT.boards)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("boards", ["ABC", "DEF", "BDF"])
def test_all_arrangements_are_exactly_those_that_the_check_accepts(boards: str) -> None:
    brute = [
        Layout(tuple(Slot(*place, board, turns) for place, board, turns in zip(plan, order, turning, strict=True)))
        for plan in plans(3)
        for order in permutations(boards)
        for turning in product(range(4), repeat=3)
    ]

    counted = Arrangements(DRAFT, tuple(boards), Budget(10_000_000))

    assert set(counted) == {layout for layout in brute if fits(layout)}
    assert list(counted) == [counted[number] for number in range(len(counted))]


def test_the_number_of_arrangements_is_known_without_listing_them() -> None:
    counted = Arrangements(DRAFT, tuple("ABCDE"), Budget(10_000_000))

    assert [len(plans(number)) for number in (3, 4, 5, 6)] == [6, 19, 63, 216]
    assert len(counted) == 85_824
    assert fits(counted[40_000])
    assert counted[-1] == counted[len(counted) - 1]
    with pytest.raises(IndexError):
        counted[len(counted)]


def test_random_arrangements_are_of_many_plans_and_all_of_them_fit() -> None:
    counted = Arrangements(DRAFT, tuple("ABCDEF"), Budget(200_000))
    found = [counted.random_layout(Random(number)) for number in range(100)]

    assert all(map(fits, found))
    assert len({tuple((slot.row, slot.column) for slot in layout.slots) for layout in found}) > 30
    assert counted.random_layout(Random(7)) == found[7]


def test_a_list_of_arrangements_ends_with_its_budget_at_the_same_one_whatever_was_asked_before() -> None:
    counts.cache_clear()
    first, again = [affordable(Arrangements(DRAFT, tuple("ABCDEF"), Budget(3_000))) for _ in range(2)]

    assert 100 < len(first) < 300
    assert again == first


@pytest.mark.parametrize("name", ["intro", "s1", "s2", "s3", "s4"])
def test_the_layouts_of_the_set_read_back(name: str) -> None:
    assert str(read_layout(DRAFT.layouts[name])) == DRAFT.layouts[name]


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ("A0 G7", Unreadable, "'G7' is no slot"),
        ("A0 a1", Unreadable, "'a1' is no slot"),
        ("A0 A1", Unreadable, "different boards"),
        ("", Unreadable, "different boards"),
        ("A0 B3/C2", Unreadable, "rows of equal length"),
        ("-- A0", Unreadable, "no empty row or column outside"),
        ("A0 --/-- B3", NotNow, "not one connected group"),
        ("A0 B0", NotNow, "between A0 and B0 water meets land"),
        ("A0/B0", NotNow, "between A0 and B0 water meets land"),
        ("A0 Z0", Unknown, "no board Z"),
    ],
)
def test_a_layout_that_cannot_be_is_refused(text: str, kind: type[Refusal], says: str) -> None:
    with pytest.raises(kind, match=says):
        check_layout(read_layout(text), DRAFT.boards)


def test_water_outside_and_a_lake_inside_are_both_allowed() -> None:
    check_layout(read_layout("A0 B3/C2 F0"), DRAFT.boards)
    check_layout(read_layout("A2 C3/E3 F1"), DRAFT.boards)
