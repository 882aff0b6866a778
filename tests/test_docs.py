"""The examples in the docs run, tutorials can be followed as they stand, and what pages name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.tutorials import ROOT, Reader, copy_checkout

PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
TUTORIALS = sorted((ROOT / "docs" / "building").glob("tutorial-*.md"))
EXAMPLES = [
    (page.relative_to(ROOT).as_posix(), code)
    for page in PAGES
    if page not in TUTORIALS
    for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S)
]
TOUCHED = {"bot": 2, "game": 7, "message": 5, "variant": 6}
"""How many files each tutorial writes or changes by hand, as it says itself."""
IN_WORDS = {"message": "five files", "variant": "six files", "game": "seven files"}

FILE = re.compile(r"(?<![\w/<>*.-])((?:[\w.-]+/)*[\w-]+\.(?:py|toml|svelte\.ts|ts|svelte|ftl|lock))\b(?!\.?\w)")
MODULE = re.compile(r"\btownwright(?:\.\w+)+")
FOLDERS = (
    "src",
    "tests",
    "client/src",
    "client/worker",
    "client/vite",
    "docs",
    "examples",
    "benchmarks",
    "requirements",
)
WRITTEN = ("planter/", "paving/")
"""Folders that a reader of the tutorials makes."""


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=[page for page, _ in EXAMPLES])
def test_an_example_runs(page: str, code: str) -> None:
    exec(compile(code, page, "exec"), {"__name__": "example"})  # noqa: S102  our own examples


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_a_tutorial_works_as_it_stands_there(page: Path, tmp_path: Path) -> None:
    name = page.stem.removeprefix("tutorial-")
    copy_checkout(tmp_path)
    reader = Reader(tmp_path)

    reader.follow(page)

    assert len(reader.touched) == TOUCHED[name], reader.touched
    assert IN_WORDS.get(name, "") in page.read_text("utf-8")


def test_there_is_a_tutorial_for_each_thing_that_people_add() -> None:
    assert {page.stem.removeprefix("tutorial-") for page in TUTORIALS} == set(TOUCHED)


def named(what: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """What pages name of a kind, each with its page."""
    for page in PAGES:
        for name in sorted(set(what.findall(page.read_text("utf-8")))):
            yield page.relative_to(ROOT).as_posix(), name


def test_every_file_that_a_page_names_is_there() -> None:
    files = [
        f"/{path.relative_to(ROOT).as_posix()}"
        for found in (ROOT.glob("*"), (ROOT / "client").glob("*"), *((ROOT / folder).rglob("*") for folder in FOLDERS))
        for path in found
    ]
    ends = {path[start:] for path in files for start, letter in enumerate(path) if letter == "/"}

    assert [at for at in named(FILE) if f"/{at[1]}" not in ends and not at[1].startswith(WRITTEN)] == []


def test_every_module_and_name_in_it_that_a_page_names_is_there() -> None:
    assert [at for at in named(MODULE) if not is_there(at[1])] == []


def test_every_name_in_the_glossary_is_there() -> None:
    glossary = (ROOT / "docs" / "building" / "glossary.md").read_text("utf-8")
    named = re.findall(r"`((?:bots|core|games|server|speed|tables)(?:\.\w+)+)`", glossary)

    assert len(named) > 40
    assert [name for name in named if not is_there(f"townwright.{name}")] == []


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False
