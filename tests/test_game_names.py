"""No game is named outside of the folders that are its own: whoever adds a game changes nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import townwright
from townwright.core import registry

ROOT = Path(__file__).parents[1]
SOURCE = Path(townwright.__file__).parent
PAGE = ROOT / "client"
SHARED = ("games", "speed", "bots", "study", "study/puzzles", "envs", "texts/en", "texts/de")
"""Folders of the package that hold a folder for each game."""
SHARED_IN_PAGE = ("src/games",)
BUILT = ("client_dist",)
FOLDERS_IN_PAGE = ("src", "vite", "worker", "public")
"""Folders of the page that are written by hand; beside them lie its dependencies."""


def foreign_files(root: Path, folders: tuple[str, ...], shared: tuple[str, ...]) -> list[Path]:
    """The text files below these folders that stand in no game's own folder and were not built from such files."""
    own = tuple(f"{folder}/{game}/" for folder in shared for game in registry.own_names())
    left_out = (*own, *(f"{folder}/" for folder in BUILT))
    return [
        path
        for folder in folders
        for path in sorted((root / folder).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
        if not path.relative_to(root).as_posix().startswith(left_out)
    ]


FILES = {
    **dict.fromkeys(foreign_files(SOURCE, (".",), SHARED), SOURCE),
    **dict.fromkeys(foreign_files(PAGE, FOLDERS_IN_PAGE, SHARED_IN_PAGE), PAGE),
    **{path: PAGE for path in sorted(PAGE.iterdir()) if path.suffix in (".py", ".ts", ".js", ".html")},
}
"""Each file that may name no game, with the folder from which its path counts. Files of a new kind are read too."""


def naming(game: str) -> re.Pattern[str]:
    """A pattern of what names a game: its word alone or in a longer one, small, capital, joined or with hyphens.

    ``capacities`` is no ``cities``: small letters before a word, and small letters after it, make another one.
    """
    capital = game.capitalize()
    return re.compile(rf"(?<![A-Za-z])(?:{game}|{capital}|{game.upper()})(?![a-z])|(?<=[a-z]){capital}(?![a-z])")


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    """The path below its folder as line 0, and the lines of a text file."""
    yield 0, path.relative_to(FILES[path]).as_posix()
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:  # a picture
        return
    yield from enumerate(text.splitlines(), start=1)


@pytest.mark.parametrize("game", registry.own_names())
def test_a_game_is_named_in_its_own_folders_only(game: str) -> None:
    word = naming(game)
    found = [
        f"{path.relative_to(FILES[path])}:{number}: {line.strip()[:200]}"
        for path in FILES
        for number, line in lines_of(path)
        if word.search(line)
    ]

    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'case "cities":',
        "{cities: 1}",
        "cities-variant-free = ohne Grenze",
        "page-game-cities = Cities",
        "    [cities] Stadt",
        "class FastCities:",
        "loadCities()",
        "CITIES_SETS = 2",
        "own_cities_sets",
        "server/routes/cities.py",
        "citiesTable()",
        ".cities > .board {}",
    ],
)
def test_a_name_is_found_however_it_is_written(line: str) -> None:
    assert naming("cities").search(line)


@pytest.mark.parametrize("line", ["capacities = 2", "Abilities, felicities", "a city"])
def test_another_word_names_no_game(line: str) -> None:
    assert not naming("cities").search(line)


def test_python_page_and_texts_are_read() -> None:
    suffixes = {path.suffix for path in FILES}

    assert {".py", ".toml", ".ftl", ".ts", ".svelte", ".css", ".html"} <= suffixes
    assert all(sum(root == folder for root in FILES.values()) > 100 for folder in (SOURCE, PAGE))
