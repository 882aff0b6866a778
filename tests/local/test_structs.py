"""Without msgspec the same classes read and write the same messages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.local.transcript import FRAMES, readings, transcript

MISSING = ("argon2", "click", "litestar", "msgspec", "multiprocessing", "numba", "numpy", "sqlite3", "uvicorn")
"""What CPython in a browser lacks, and what nobody shall need there."""


@pytest.fixture(scope="module")
def alone() -> Any:
    """What is read and told by the standard library alone."""
    command = [sys.executable, "-m", "tests.local.transcript", *MISSING]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    return json.loads(done.stdout)


def test_frames_are_read_or_refused_as_msgspec_does(alone: Any) -> None:
    assert len([reading for reading in readings() if reading is None]) > len(FRAMES) / 3
    assert alone["readings"] == readings()


def test_games_are_told_in_the_same_words(alone: Any) -> None:
    assert alone["transcript"] == transcript()
