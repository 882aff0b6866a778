"""Looks of words whose colours have been judged: the processes of a run tell each other, and judge each look once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


class JudgedLooks:
    """The looks that a run has judged, by theme, in files that all its processes append to."""

    folder: Path

    def of(self, theme: str) -> str:
        """The looks that any process has judged so far, with spaces between."""
        file = self.folder / theme
        return file.read_text() if file.exists() else ""

    def add(self, theme: str, looks: Iterable[str]) -> None:
        """Tell the other processes of looks; what is appended at once comes in one piece."""
        with (self.folder / theme).open("a") as file:
            file.write("".join(f"{look} " for look in looks))


JUDGED = JudgedLooks()
