"""Checkouts with stand-ins: the real ``dev`` in a folder of its own, and programs that do what a test tells them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from devtools import places

ROOT = Path(__file__).parents[2]


def copy_dev(folder: Path) -> None:
    """Copies ``dev`` and what it runs into a folder, and nothing else of the checkout."""
    shutil.copy(ROOT / "dev", folder)
    shutil.copytree(ROOT / "devtools", folder / "devtools", ignore=shutil.ignore_patterns("__pycache__"))


def call_dev(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Calls ``dev`` of a folder, and keeps what it says."""
    asked = (sys.executable, "dev", *words)
    return subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=False)


def move_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the functions of ``devtools`` work in this folder."""
    monkeypatch.setattr(places, "ROOT", folder)
    monkeypatch.setattr(places, "ENVIRONMENT", folder / ".venv")
    monkeypatch.setattr(places, "KEPT", folder / ".dev")


def write_program(path: Path, source: str) -> Path:
    """Writes a program in Python that can be called."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!{sys.executable}\n{source}\n")
    path.chmod(0o755)
    return path


def wait_until(is_so: Callable[[], bool], seconds: float = 60) -> None:
    """Waits until something is so, and fails if it is not in time."""
    late = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < late, "it did not happen in time"
        time.sleep(0.01)
