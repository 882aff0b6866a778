"""Packages of strangers, installed into a folder of their own as pip does it, and a Python that finds them there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"

PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "1.0"

[project.entry-points."{group}"]
{entry}

[tool.hatch.build.targets.wheel]
packages = ["{module}"]
"""


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


def write_package(folder: Path, name: str, group: str, entry: str, source: str) -> Path:
    """A package with one module, to be installed."""
    module = name.replace("-", "_")
    (folder / name / module).mkdir(parents=True)
    (folder / name / "pyproject.toml").write_text(PYPROJECT.format(name=name, group=group, entry=entry, module=module))
    (folder / name / module / "__init__.py").write_text(source)
    return folder / name


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
