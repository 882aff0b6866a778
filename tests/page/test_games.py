"""A game is a folder of the page: nothing outside of it knows its name, and its manifest keeps its word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from .serving import ROOT

CLIENT = ROOT / "client"
GAMES = CLIENT / "src" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/manifest.ts"))
MOST_FILES = 14


def sources() -> Iterator[Path]:
    """Every file that the page is built from."""
    yield from (path for name in ("src", "vite", "worker") for path in (CLIENT / name).rglob("*") if path.is_file())
    yield from (CLIENT / name for name in ("index.html", "vite.config.ts", "build.py", "describe.py"))


@cache
def written() -> dict[Path, str]:
    """Each of these files with where it lies and all that stands in it, in small letters."""
    return {path: f"{path.relative_to(CLIENT)}\n{path.read_text('utf-8')}".lower() for path in sources()}


def test_every_game_of_townwright_has_a_folder_in_the_page() -> None:
    rules = (ROOT / "src" / "townwright" / "games").glob("*/__init__.py")

    assert sorted(path.parent.name for path in rules) == NAMES


@pytest.mark.parametrize("game", NAMES)
def test_no_game_is_named_outside_of_its_folder(game: str) -> None:
    outside = [path for path in written() if GAMES / game not in path.parents]
    naming = [path for path in outside if game in written()[path]]

    assert [str(path.relative_to(CLIENT)) for path in naming] == []


@pytest.mark.parametrize("game", NAMES)
def test_a_manifest_imports_only_types_so_that_the_build_can_read_it(game: str) -> None:
    manifest = (GAMES / game / "manifest.ts").read_text("utf-8")

    assert re.findall(r"^import (?!type ).*", manifest, re.MULTILINE) == []


def test_no_folder_of_the_page_holds_more_files_than_one_can_tell_apart() -> None:
    folders = {path.parent for path in (CLIENT / "src").rglob("*") if path.is_file()}
    counts = {str(folder.relative_to(CLIENT)): sum(path.is_file() for path in folder.iterdir()) for folder in folders}

    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}
