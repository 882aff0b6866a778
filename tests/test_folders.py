"""One finds one's way in a folder: it has no more modules than can be looked through at a glance."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 14


def test_no_folder_has_more_modules_than_one_looks_through() -> None:
    found = Counter(
        module.parent.relative_to(ROOT).as_posix()
        for folder in ("src/townwright", "client/src")
        for module in (ROOT / folder).rglob("*")
        if module.suffix in (".py", ".ts", ".svelte") and module.name != "__init__.py"
    )

    assert {folder: count for folder, count in found.items() if count > MOST} == {}
