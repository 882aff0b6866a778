"""Compile what many tests share, unless it was done for these very sources: ``python -m tests.warm_up MODULE``.

The module loads what was compiled and plays with it, four seconds of a processor though nothing is to be done.
"""

from __future__ import annotations

import hashlib
import runpy
import sys
from pathlib import Path
from typing import Final

from townwright.speed.runtime import modes

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ("src", "tests/envs", "tests/games", "tests/speed", "tests/study", "requirements")
SUFFIXES: Final = (".py", ".toml", ".txt", ".z", ".lock")
"""What decides about what is compiled, or about how it is played with; the built page does not."""


def main(name: str) -> None:
    """Run the module as a program, and note beside the compiled code that it was run."""
    if not modes.has_compiler():
        return
    done = modes.folder_of(name, mark()) / "done"
    if not done.exists():
        runpy.run_module(name, run_name="__main__")
        done.touch()


def mark() -> str:
    """Return a hash of all sources."""
    told = hashlib.sha256(sys.version.encode())
    found = (path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES)
    for path in sorted(found):
        told.update(path.relative_to(ROOT).as_posix().encode())
        told.update(path.read_bytes())
    return told.hexdigest()[:16]


if __name__ == "__main__":
    main(sys.argv[1])
