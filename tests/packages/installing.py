"""Packages of strangers, installed into a folder of their own as pip does it, and a Python that finds them there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def install(folder: Path, *packages: Path) -> None:
    """Installs packages with pip, without the network and without touching the environment."""
    command = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")
    told = subprocess.run(
        (*command, "--disable-pip-version-check", "--target", str(folder), *map(str, packages)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def lay(folder: Path, name: str, group: str, entry: str, source: str) -> None:
    """Writes a package with one module as it lies when it is installed; to build and install many takes long."""
    module = name.replace("-", "_")
    about = folder / f"{module}-1.0.dist-info"
    for made in (folder / module, about):
        made.mkdir()
    (folder / module / "__init__.py").write_text(source)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{group}]\n{entry}\n")
    files = (f"{module}/__init__.py", *(f"{about.name}/{part}" for part in ("METADATA", "entry_points.txt", "RECORD")))
    (about / "RECORD").write_text("".join(f"{file},,\n" for file in files))


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs Python where the packages of a folder are installed."""
    path = os.pathsep.join([str(folder), str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        (sys.executable, *words),
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
