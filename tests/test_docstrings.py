"""Whoever reads only the first sentence of a public name's docstring can use it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
ROOMS = ("src/townwright", "benchmarks")
"""The folders in which every public name has a docstring."""
FEWEST_WORDS = 4
SCENES = ("somebody ", "someone ", "everybody ", "nobody ", "whoever ")
"""Beginnings of sentences that tell who does something and leave open what the call does."""

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def public_names(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """Yield the public classes, functions and methods with their qualified names."""
    for statement in body:
        if isinstance(statement, Definition) and not statement.name.startswith("_"):
            yield prefix + statement.name, statement
            if isinstance(statement, ast.ClassDef):
                yield from public_names(statement.body, f"{prefix}{statement.name}.")
        elif isinstance(statement, ast.If):
            yield from public_names([*statement.body, *statement.orelse], prefix)


def first_lines(source: str) -> Iterator[tuple[str, str]]:
    """Yield the module and its public names, each with the first line of its docstring or nothing."""
    module = ast.parse(source)
    for name, node in (("the module", module), *public_names(module.body)):
        yield name, (ast.get_docstring(node) or "").split("\n")[0]


def complaints(source: str) -> list[str]:
    """What is wrong with the docstrings of a source."""
    return [
        f"{name}: {line or 'no docstring'}"
        for name, line in first_lines(source)
        if len(line.split()) < FEWEST_WORDS or line.lower().startswith(SCENES)
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_name_of_a_room_has_a_docstring_that_states_an_effect(room: str) -> None:
    found = [
        f"{path.name}: {each}"
        for path in sorted((CHECKOUT / room).rglob("*.py"))
        for each in complaints(path.read_text("utf-8"))
    ]

    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "def draw() -> None: ...",
        'class Bag:\n    """A bag of tiles to draw from."""\n\n    def draw(self) -> None: ...',
        'def draw() -> None:\n    """Draws it."""',
        'def draw() -> None:\n    """Somebody has asked for a tile."""',
    ],
)
def test_a_missing_a_very_short_and_a_scene_setting_docstring_are_found(source: str) -> None:
    assert len(complaints(f'"""Some module of the game."""\n\n\n{source}')) == 1
