from __future__ import annotations

import pytest

from townwright.core import registry
from townwright.envs.table import GameTable

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

    walk(registry.find(game), words, seed=1, law=law, positions=80)

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
