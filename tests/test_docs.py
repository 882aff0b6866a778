"""The Python examples in the docs run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
EXAMPLES = [
    (page.relative_to(ROOT).as_posix(), code)
    for page in PAGES
    for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S)
]


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=[page for page, _ in EXAMPLES])
def test_an_example_runs(page: str, code: str) -> None:
    exec(compile(code, page, "exec"), {"__name__": "example"})  # noqa: S102  our own examples
