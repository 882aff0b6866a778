"""Pins every dependency with its hashes: ``python3 dev lock`` writes ``requirements/*.lock`` anew."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from devtools import installer, places
from devtools.tools import run_tool

SAME: Final = ("-c", "requirements/run.lock")
"""Keeps to the versions that run, where a package is in both locks."""
LOCKS: Final[dict[str, tuple[str, ...]]] = {
    "installer": ("--group", "pyproject.toml:installer"),
    "build": ("--group", "pyproject.toml:build"),
    "release": ("--group", "pyproject.toml:release"),
    "run": ("pyproject.toml", "--excludes", "requirements/left-out.txt"),
    "dev": (
        *("pyproject.toml", "--extra", "postgres", "--extra", "push", "--extra", "research", "--group", "dev"),
        *(*SAME, "-c", "requirements/build.lock"),
    ),
}
"""What is pinned together: who installs, what builds page and package, what releases it, what runs, what checks.

Each may keep to the versions of those before it.
"""
SHAPE: Final = ("--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11")


def lock(upgrade: bool = True) -> None:
    """Pin the newest versions that fit, or keep those that are pinned and still fit."""
    folder = places.KEPT / "lock"
    if not installer.is_made(folder):
        installer.make_environment(folder)
    uv = str(places.program("uv", folder))
    kept = ("--upgrade",) if upgrade else ()
    for name, asked in (LOCKS | sources_of_extras(folder)).items():
        compiled = (uv, "pip", "compile", *SHAPE, *kept, *asked, "-o", f"requirements/{name}.lock")
        run_tool(compiled, places.KEPT / "lock.txt")


def sources_of_extras(folder: Path) -> dict[str, tuple[str, ...]]:
    """Write what each extra asks for into a file of a folder, and return the words that pin it beside ``run.lock``."""
    words: dict[str, tuple[str, ...]] = {}
    for name, wanted in extras().items():
        source = folder / f"{name}.in"
        source.write_text("\n".join(wanted), "utf-8")
        words[name] = (str(source), *SAME)
    return words


def extras(project: Path = places.ROOT / "pyproject.toml") -> dict[str, list[str]]:
    """Return what each extra of the package asks for; its lock holds that alone, beside ``run.lock``."""
    found: dict[str, list[str]] = tomllib.loads(project.read_text("utf-8"))["project"]["optional-dependencies"]
    return found
