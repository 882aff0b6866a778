"""The benchmark measures every game, and nothing that fails."""

from __future__ import annotations

import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from townwright.core import registry

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(CHECKOUT))
    return import_module("benchmarks.speed")


def test_every_game_is_started_cold_and_played_on_two_threads(benchmark: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    monkeypatch.setattr(benchmark, "fresh", lambda code, _folder: started.append(code))
    monkeypatch.setattr(benchmark, "large_batches", dict)

    benchmark.cold_starts()

    for name in registry.names():
        assert started.count(benchmark.FIRST_GAME.format(name=name)) == 2, name
    assert set(benchmark.THREADS) == set(registry.names())


def test_a_start_that_fails_is_not_timed(benchmark: Any, tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        benchmark.fresh("raise SystemExit(3)", str(tmp_path))
