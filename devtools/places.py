"""Where things lie in a checkout, on Windows too."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".venv"
KEPT = ROOT / ".dev"
"""What commands leave behind: logs, pictures, tools of their own."""


def program(name: str, environment: Path | None = None, system: str = os.name) -> Path:
    """Return where an environment, ours unless told otherwise, keeps a program, which need not be there."""
    environment = environment or ENVIRONMENT
    return environment / "Scripts" / f"{name}.exe" if system == "nt" else environment / "bin" / name


def lock_of(kind: str) -> Path:
    """Return the file that pins the packages of this kind."""
    return ROOT / "requirements" / f"{kind}.lock"


def pinned(locked: Path) -> list[str]:
    """Return the names of the packages that a lock pins."""
    lines = locked.read_text("utf-8").splitlines()
    return sorted({line.split("==")[0] for line in lines if line[:1].isalnum()})
