"""The reference lists exactly the names that modules make public."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import townwright
from townwright.core import registry

SOURCE = Path(townwright.__file__).parent
REFERENCE = Path(__file__).parents[1] / "docs" / "reference"
PAGE = (REFERENCE / "index.md").read_text("utf-8")
LISTED = {
    module: re.findall(r"`(\w+)`", names)
    for module, names in re.findall(r"^### `([\w.]+)`\n\n(.*)$", PAGE, flags=re.MULTILINE)
}
ROOMS = ("core", "bots", "study", "envs", "texts")
"""Rooms that others build on: their own modules, not those of one game."""


def modules() -> set[str]:
    """The modules of the rooms that say what is public."""
    found = set[str]()
    for path in (path for room in ROOMS for path in (SOURCE / room).rglob("*.py")):
        if "\n__all__ = " in path.read_text("utf-8") and not {*registry.own_names()} & {*path.parts}:
            name = ".".join(("townwright", *path.relative_to(SOURCE).with_suffix("").parts))
            found.add(name.removesuffix(".__init__"))
    return found


def test_the_reference_has_every_module_with_public_names() -> None:
    assert set(LISTED) == modules()


def test_the_docstrings_of_every_module_with_public_names_stand_on_one_page() -> None:
    """mkdocstrings writes the names of ``__all__`` with their docstrings where such a line stands."""
    shown = [
        (path.stem, module)
        for path in REFERENCE.glob("*.md")
        for module in re.findall(r"^::: ([\w.]+)$", path.read_text("utf-8"), flags=re.MULTILINE)
    ]

    assert sorted(shown) == sorted((module.split(".")[1], module) for module in LISTED)


def test_the_reference_lists_what_each_module_makes_public() -> None:
    found = {name: import_module(name) for name in LISTED}

    assert {name: module.__all__ for name, module in found.items()} == LISTED
    assert [name for name, module in found.items() if not all(hasattr(module, each) for each in module.__all__)] == []


def test_what_a_package_from_outside_is_written_with_is_public() -> None:
    """The example packages import nothing but public names."""
    examples = Path(__file__).parents[1] / "examples"
    wanted = re.compile(r"^from (townwright[\w.]*) import (.*)$", re.MULTILINE)
    for path in examples.glob("*_package/**/*.py"):
        for module, names in wanted.findall(path.read_text("utf-8")):
            assert {name.strip() for name in names.split(",")} <= set(LISTED[module]), path
