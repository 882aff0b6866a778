"""Cities on a graphics card: the same kernels in numba's simulator, and clear sentences where there is no card."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from townwright.games.cities.options import Options
from townwright.speed.cities.batch import CityBatch
from townwright.speed.runtime import gpu


def simulated(*words: str) -> str:
    """Run a program in numba's simulator; returns what it printed."""
    surroundings = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, *words], env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_card_plays_the_games_of_the_processor_at_every_option_class() -> None:
    """``dev soak card`` plays many games of every option on a real card."""
    assert simulated("-m", "tests.speed.gpu_agree", "--each", "9", "--games", "1", "--every", "4").endswith(
        "card and processor agree\n"
    )


REFUSALS = """
import numpy as np
from townwright.games.cities.options import Options
from townwright.speed.cities.batch import CityBatch

batch = CityBatch(Options(), 3, device="cuda")
for given in (np.zeros(2, np.int64), np.zeros(3)):
    try:
        batch.step(given)
    except ValueError as refusal:
        print(refusal)
before = batch.rows.copy_to_host()
batch.step([10_000, -1, 0])
print(batch.refused, (batch.rows.copy_to_host() != before).any(axis=0).tolist())
"""


def test_choices_that_do_not_exist_are_counted_and_their_rows_stay() -> None:
    assert simulated("-c", REFUSALS).splitlines() == [
        "3 rows need one choice each, not an array of the shape (2,)",
        "every choice is a whole number; this array holds float64",
        "2 [False, False, True]",
    ]


def test_without_the_extra_the_card_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "installed", lambda: False)
    with pytest.raises(RuntimeError, match=r"pip install 'townwright\[gpu\]'"):
        CityBatch(Options(), 1, device="cuda")


def test_without_a_card_the_device_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "installed", lambda: True)
    with pytest.raises(RuntimeError, match="no graphics card"):
        CityBatch(Options(), 1, device="cuda")


@pytest.mark.parametrize(
    ("device", "compiled", "told"), [("gpu", None, "no device 'gpu'"), ("cuda", False, "always compiled")]
)
def test_what_no_device_can_do_is_refused(device: str, compiled: bool | None, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        CityBatch(Options(), 1, compiled, device=device)


def test_a_batch_says_on_which_device_it_is() -> None:
    assert CityBatch(Options(), 1).device == "cpu"
