"""Every bar, driven over both ends by cards and by events, against a table of what then happens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.skylines.towns import DRAFT
from townwright.games.skylines.turn import bar_arithmetic
from townwright.games.skylines.turn.bars import MARKERS, NUISANCES, NUMBER, UTILITIES, Bars, Entry, EntryRow, move

SCALE = DRAFT.scale

ENDS = {
    # marker: lowest, highest, then below and above for a card, below and above for an event
    "mon": (0, None, "blocks", "free", "loses money", "free"),
    "pow": (-5, 10, "blocks", "stays", "stays", "stays"),
    "wat": (-5, 10, "blocks", "stays", "stays", "stays"),
    "gar": (-5, 10, "blocks", "stays", "stays", "stays"),
    "lab": (-5, 5, "blocks", "blocks", "stays", "stays"),
    "hap": (-5, 25, "loses happiness", "spills", "loses happiness", "spills"),
    "pol": (0, 6, "stays", "blocks", "stays", "stays"),
    "tra": (0, 6, "stays", "blocks", "stays", "stays"),
    "cri": (0, 6, "stays", "blocks", "stays", "stays"),
    "ovr": (-10, None, "loses happiness", "free", "loses happiness", "free"),
}


def where(marker: str, value: int) -> Bars:
    return Bars(money=1)._replace(**{Bars._fields[NUMBER[marker]]: value})


@pytest.mark.parametrize("event", [False, True], ids=["card", "event"])
@pytest.mark.parametrize("marker", MARKERS)
def test_a_marker_does_at_each_end_what_the_table_says(marker: str, event: bool) -> None:
    lowest, highest, below, *_ = ENDS[marker]
    for value in range(lowest + (below == "loses happiness"), (40 if highest is None else highest) + 1):
        for change in range(-30, 31):
            does_what_the_table_says(marker, event, value, change)


def does_what_the_table_says(marker: str, event: bool, value: int, change: int) -> None:
    lowest, highest, below, above, *in_event = ENDS[marker]
    if event:
        below, above = in_event
    loses_at_end = below == "loses happiness"
    target = value + change
    before = where(marker, value)

    moved = move(before, (Entry(NUMBER[marker], change),), SCALE, event=event)

    happens = "free"
    if target < lowest or (loses_at_end and target == lowest):
        happens = below
    elif highest is not None and target > highest:
        happens = above
    end = lowest if change < 0 else highest
    match happens:
        case "free":
            assert moved.bars == where(marker, target)
        case "stays":
            assert moved.bars == where(marker, end or 0)
        case "spills":
            assert moved.bars == where(marker, 25)._replace(overall=target - 25)
        case "blocks":
            assert moved.bars == before
        case "loses money":
            assert moved.bars == before
        case "loses happiness":
            assert moved.bars == where(marker, target)
    assert (moved.blocked is not None) == (happens == "blocks")
    assert moved.lost == (happens.removeprefix("loses ") if happens.startswith("loses") else "")


rows = st.lists(
    st.builds(Entry, st.integers(0, 9), st.integers(-9, 9)), max_size=5, unique_by=lambda entry: entry.marker
).map(tuple)
cities = st.tuples(
    st.integers(0, 30),
    *[st.integers(-5, 10)] * 3,
    st.integers(-5, 5),
    st.integers(-4, 25),
    *[st.integers(0, 6)] * 3,
    st.integers(-9, 60),
).map(Bars._make)


@given(before=cities, row=rows)
def test_a_row_that_blocks_leaves_everything_as_it_was(before: Bars, row: EntryRow) -> None:
    moved = move(before, row, SCALE)

    if moved.blocked:
        assert moved.bars == before
        assert moved.blocked in row
        assert not moved.lost


@given(before=cities, row=rows)
def test_nothing_blocks_an_event_and_no_marker_leaves_its_bar_unless_the_game_is_lost(
    before: Bars, row: EntryRow
) -> None:
    moved = move(before, row, SCALE, event=True)

    assert moved.blocked is None
    for value, bar in zip(moved.bars, SCALE, strict=True):
        assert bar.highest is None or value <= bar.highest
        assert value >= bar.lowest or moved.lost


@given(before=cities, row=rows)
def test_a_card_and_an_event_agree_where_nothing_blocks(before: Bars, row: EntryRow) -> None:
    played = move(before, row, SCALE)

    if not played.blocked:
        assert move(before, row, SCALE, event=True) == played


@pytest.mark.parametrize(
    ("value", "number", "expected"), [(5, 3, 2), (2, 3, 0), (0, 3, 0), (-2, 3, 0), (-5, 3, -2), (1, 1, 0)]
)
def test_a_tilde_moves_towards_nothing_and_not_beyond(value: int, number: int, expected: int) -> None:
    lab = NUMBER["lab"]

    assert move(Bars(employment=value), (Entry(lab, number, True),), SCALE).bars.employment == expected


def test_a_short_treasury_blocks_a_card_and_loses_in_an_event() -> None:
    row = (Entry(NUMBER["mon"], -3),)

    assert move(Bars(money=2), row, SCALE).blocked == row[0]
    assert move(Bars(money=2), row, SCALE, event=True).lost == "money"
    assert move(Bars(money=3), row, SCALE, event=True).bars.money == 0


def test_markers_have_the_same_numbers_in_names_bars_and_arithmetic() -> None:
    numbers = [getattr(bar_arithmetic, name.upper()) for name in Bars._fields]

    assert numbers == list(NUMBER.values()) == list(range(bar_arithmetic.MARKER_COUNT))
    assert len(SCALE.numbers) == bar_arithmetic.MARKER_COUNT * bar_arithmetic.BAR_WIDTH
    assert [NUMBER[marker] for marker in UTILITIES] == list(range(bar_arithmetic.POWER, bar_arithmetic.GARBAGE + 1))
    assert [NUMBER[marker] for marker in NUISANCES] == list(range(bar_arithmetic.POLLUTION, bar_arithmetic.CRIME + 1))
