"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
MODULES = sorted(
    ".".join(path.relative_to(above).with_suffix("").parts).removesuffix(".__init__")
    for above, folder in ((ROOT / "src", "townwright"), (ROOT, "tests"))
    for path in (above / folder).rglob("*.py")
    if EXAMPLE.search(path.read_text("utf-8"))
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    tried = doctest.testmod(import_module(name))

    assert tried.attempted > 0
    assert tried.failed == 0
