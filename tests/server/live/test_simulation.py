"""Whole worlds from seeds: nothing is lost, doubled or un-happened, whatever fails.

A short form of ``dev soak server_worlds``.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness.planted_faults import MUTANTS, BelievesEverySnapshot, TornWrites, found_after
from tests.server.harness.simulation import World

SLOW = BelievesEverySnapshot, TornWrites
"""Are found in worlds that take seconds."""


def named(mutant: dict[str, Any]) -> Any:
    """A planted fault under its name, marked if it is slow to find."""
    kind = next(iter(mutant.values()))
    return pytest.param(mutant, id=kind.__name__, marks=[pytest.mark.planted] if kind in SLOW else ())


@pytest.mark.parametrize("seeds", [range(10), range(10, 20)], ids=str)
def test_no_world_loses_doubles_or_takes_back_anything(seeds: range) -> None:
    for seed in seeds:
        World(seed).play()


def test_the_same_seed_plays_the_same_world() -> None:
    assert World(7).play() == World(7).play() != World(8).play()


@pytest.mark.parametrize("mutant", [*map(named, MUTANTS)])
def test_every_planted_fault_is_found(mutant: dict[str, Any]) -> None:
    assert found_after(mutant, range(200)) is not None
