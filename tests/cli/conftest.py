"""Calling the command line as a person would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from townwright.cli import main

Call = Callable[..., Result]


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    """``call("replay", "game.txt")`` in an empty folder; an exception that is no clean exit fails the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def called(*words: str, given: str | None = None) -> Result:
        return CliRunner().invoke(main, words, input=given, catch_exceptions=False)

    return called
