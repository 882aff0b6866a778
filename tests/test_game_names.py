"""No game is named outside of the folders that are its own: whoever adds a game changes nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import townwright
from townwright.core import registry

SOURCE = Path(townwright.__file__).parent
SHARED = ("games", "speed", "bots", "study", "study/puzzles", "envs", "texts/en", "texts/de")
"""Folders that hold a folder for each game."""
BUILT = ("client_dist",)
READ = (".py", ".toml", ".sql", ".json", ".html", ".ftl")


def is_own(path: Path) -> bool:
    """Whether a file stands in a folder of a game, or was built from such files."""
    inside = path.relative_to(SOURCE).as_posix()
    homes = (f"{folder}/{game}/" for folder in SHARED for game in registry.own_names())
    return inside.startswith((*homes, *(f"{folder}/" for folder in BUILT)))


FILES = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in READ and not is_own(path)]


@pytest.mark.parametrize("game", registry.own_names())
def test_a_game_is_named_in_its_own_folders_only(game: str) -> None:
    word = re.compile(rf"(?<![a-z]){game}(?![a-z])", re.IGNORECASE)
    camel = re.compile(rf"{game.capitalize()}[A-Z]|[a-z]{game.capitalize()}")
    naming = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in FILES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if word.search(line) or camel.search(line)
    ]

    assert naming == []


def test_there_are_sources_to_read() -> None:
    assert len(FILES) > 100
