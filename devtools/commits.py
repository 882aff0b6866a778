"""Asks git about the checkout, and remembers for which commit all checks and tests have passed."""

from __future__ import annotations

import subprocess

from devtools import places
from devtools.tools import Failed


def git(*words: str) -> str:
    """Run git in the checkout and return what it says."""
    told = subprocess.run(("git", *words), cwd=places.ROOT, capture_output=True, text=True, check=False)
    if told.returncode:
        raise Failed(f"git {words[0]} failed ({told.stderr.strip()}): a release is made in a clone.")
    return told.stdout.strip()


def clean_commit() -> str | None:
    """Return the last commit if everything here is committed; None if not, or if git does not know this folder."""
    try:
        return None if git("status", "--porcelain") else git("rev-parse", "HEAD")
    except (Failed, OSError):
        return None


def note_tested(commit: str) -> None:
    """Note that all checks and tests have passed for a commit."""
    places.KEPT.mkdir(exist_ok=True)
    (places.KEPT / "tested.txt").write_text(commit, "utf-8")


def is_tested(commit: str) -> bool:
    """Return whether this commit is the last for which all checks and tests have passed here."""
    path = places.KEPT / "tested.txt"
    return path.exists() and path.read_text("utf-8") == commit
