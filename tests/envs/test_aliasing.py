from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from townwright.core import registry
from townwright.envs.table import GameTable
from townwright.games.greentown.state import Stage
from townwright.games.skylines.box.cards import UNIQUE
from townwright.games.skylines.state import Tile

from .aliasing import Law, alike, picture_of, walk

OPTIONS = [
    ("cities", {"seats": "1", "level": "3"}),
    ("cities", {"seats": "2", "variants": "onemore"}),
    ("cities", {"seats": "1", "variants": "free"}),
    ("greentown", {"seats": "3", "variant": "keep"}),
    ("skylines", {"seats": "2", "scenario": "4"}),
    ("skylines", {"seats": "1", "scenario": "5"}),
]


@pytest.mark.parametrize(("game", "words"), OPTIONS)
def test_positions_with_different_futures_never_look_alike(game: str, words: dict[str, str]) -> None:
    law = Law()

    for narrow in (False, True):
        walk(registry.find(game), words, seed=1, law=law, positions=40, narrow=narrow)

    assert law.positions >= 80
    assert law.aliases == []


def test_the_law_finds_what_the_arrays_leave_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("townwright.envs.greentown.arrays.write_said", lambda *_: None)
    law = Law()

    walk(registry.find("greentown"), {"seats": "2"}, seed=1, law=law, positions=300)

    assert law.aliases


def test_tiles_that_were_said_in_other_places_look_different() -> None:
    table = GameTable(registry.find("cities"), {"seats": "1"}, seed=0)
    table.take(0, next(iter(table.offered(0))))
    said = []
    for number in table.offered(0):
        other = table.copy()
        other.take(0, number)
        said.append(other)

    assert len({picture_of(each, 0) for each in said}) == len(said)
    assert not alike(said[0], 0, said[1], 0)


def in_state(table: GameTable, state: object) -> bytes:
    """What is seen if the table were in that position."""
    other = table.copy()
    other.state = state
    other.forget_offers()
    return picture_of(other, table.to_act[0])


def test_a_first_step_that_laid_a_tile_looks_different_from_one_that_did_not() -> None:
    table, random = GameTable(registry.find("greentown"), {"seats": "2"}, seed=1), Random(1)
    while table.state.stage is not Stage.SECOND_STEP:
        seat = table.to_act[0]
        table.take(seat, random.choice(list(table.offered(seat))))
    turns = [replace(table.state.turn, laid=laid, developed=None) for laid in (False, True)]

    assert len({in_state(table, replace(table.state, turn=turn)) for turn in turns}) == 2


def test_it_can_be_seen_which_unique_building_stands_where() -> None:
    table = GameTable(registry.find("skylines"), {"seats": "1", "scenario": "1"}, seed=1)
    while not table.state.opened:
        table.take(0, next(iter(table.offered(0))))
    one, other = list(table.options.box.of_kind(UNIQUE))[:2]
    free = table.state.free
    first, second = free & -free, free & (free - 1) & -(free & (free - 1))
    shape = next(iter(table.options.box.shapes))
    placed = [
        (Tile(one, shape, first), Tile(other, shape, second)),
        (Tile(other, shape, first), Tile(one, shape, second)),
    ]

    assert len({in_state(table, replace(table.state, tiles=tiles)) for tiles in placed}) == 2
