"""What is written reads back, and what is not in the notation is refused with one sentence."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cities.towns import town
from tests.option_classes import option_classes
from tests.playing import random_game
from townwright.core.refusals import Refusal, Unreadable
from townwright.games.cities import GAME
from townwright.games.cities.actions import (
    Action,
    CommonLayout,
    Draw,
    Jump,
    Laid,
    LaidOver,
    Layout,
    Move,
    Place,
    Stay,
    Walk,
    read,
)
from townwright.games.cities.box.components import tile_sets
from townwright.games.cities.city.city_lines import read_city
from townwright.games.cities.city.pieces import Cell, Field, column_name, field_at, read_cell, read_field
from townwright.games.cities.seen.drawing import picture, read_picture, spaced

OPTIONS = option_classes(GAME)

cells = st.builds(Cell, st.integers(1, 31), st.integers(1, 31))
quadrants = st.integers(1, 4)
fields = st.builds(Field, cells, quadrants)
tiles = st.integers(1, 24)
turns = st.sampled_from("NESW")
laid = st.builds(Laid, tiles, turns, cells)
layouts = st.builds(Layout, st.tuples(laid, laid, laid))
tourists = st.one_of(
    st.just(Stay()), st.builds(Place, quadrants), st.builds(Walk, fields, fields), st.builds(Jump, fields, quadrants)
)
moves = st.builds(Move, st.one_of(st.none(), laid, st.builds(LaidOver, tiles, turns, fields)), tourists)
actions = st.one_of(st.builds(Draw, tiles), layouts, st.builds(CommonLayout, layouts), moves)


@settings(deadline=None)
@given(actions)
def test_every_action_reads_back(action: Action) -> None:
    assert read(str(action)) == action


@settings(deadline=None)
@given(fields)
def test_every_field_reads_back_and_has_its_place(field: Field) -> None:
    assert read_field(str(field)) == field
    assert read_cell(str(field.cell)) == field.cell
    assert field_at(field.across, field.down) == field


@settings(deadline=None)
@given(st.text(max_size=30))
def test_any_other_text_is_refused(text: str) -> None:
    with suppress(Unreadable):
        assert str(read(text)) == text


@settings(deadline=None)
@given(st.text(alphabet="citeslvarnp 0123456789-@NESW.~^+\n#:;,ATWdt", max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    for reader in (GAME.replay, lambda said: GAME.score(said, {}), GAME.check_components):
        with suppress(Refusal):
            reader(text)


@pytest.mark.parametrize(
    ("column", "name"), [(1, "a"), (4, "d"), (16, "p"), (26, "z"), (27, "aa"), (31, "ae"), (52, "az"), (53, "ba")]
)
def test_columns_go_on_after_z(column: int, name: str) -> None:
    assert column_name(column) == name
    assert read_cell(f"{name}7") == Cell(7, column)


@pytest.mark.parametrize(
    "text",
    ["", "-", "pass", "tile", "tile 100", "tile x", "0N@c3 -", "7n@c3 -", "7N@C3 -", "7N@c03 -", "7N@c3", "7N@c3 +0",
     "7N@c3 +5", "7N@c3 c3.1", "7N@c3 c3.1~c3.5", "7N@c3 c3.1^", "7N@c3 - ", " 7N@c3 -", "7N@c3 7N@c4", "all 7N@c3",
     "7N@c3 7N@c4 -", "7N@c３ -", "٧N@c3 -"],
)  # fmt: skip
def test_these_are_no_actions(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_city_lines_and_pictures_read_back(number: int) -> None:
    options = OPTIONS[number]
    played = random_game(GAME, options, f"cities {number}")
    for state in Random(number).sample(played.states[4:], 4):
        for city in state.cities:
            if not city.tiles:
                continue
            assert read_city(str(city), options.tiles) == city
            for drawn in (picture(city), spaced(city)):
                read = read_picture(drawn, free=options.free)
                assert picture(read) == picture(city)
                assert GAME.score(drawn, {"level": "3", "variants": "free"}).facts["points"] == list(
                    GAME.score(str(city), {"level": "3", "tiles": options.tiles.name}).facts["points"]  # type: ignore[call-overload]
                )


def test_the_city_line_of_the_rules_page() -> None:
    line = "d4:16S,c3:6W,b2:17N,a1:13N,b1:11E;b1.3;6;b1"

    assert str(read_city(line, tile_sets()["mixed24"])) == line
    assert str(town("d4:16S c3:6W b2:17N a1:13N b1:11E", "b1.3")) == line
    assert str(town("d4:16S c3:6W b2:17N")) == "d4:16S,c3:6W,b2:17N;-;7;-"
