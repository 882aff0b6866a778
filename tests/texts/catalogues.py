"""Reads the catalogues: which messages a game has in a language, and what their parts say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Message, Pattern, TextElement

from townwright.texts import FOLDER

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "games"
LANGUAGES = ("en", "de")
GAMES = tuple(sorted(path.stem for path in DOCS.glob("*.toml")))
MARK = re.compile(r"([a-z])(\d+(?:-\d+)*)")
NOTES = ("box",)
"""What a statement may be called besides its rules."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement of a page: where it stands, what it is called and what it says."""

    message: str
    title: str
    name: str
    text: str

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that it tells: ``r6-2_d3`` tells 6.2 and D3."""
        return tuple(number(mark) for mark in self.name.split("_") if MARK.fullmatch(mark))


def number(mark: str) -> str:
    """A mark as the number of a rule.

    >>> number("r6-2"), number("d14")
    ('6.2', 'D14')
    """
    letter, digits = mark[0], mark[1:].replace("-", ".")
    return digits if letter == "r" else letter.upper() + digits


@cache
def entries(path: Path) -> tuple[EntryType, ...]:
    """Return all that stands in a file of messages, which is parsed once for all that ask."""
    return tuple(FluentParser().parse(path.read_text("utf-8")).body)


def messages(language: str, game: str, file: str = "*") -> Iterator[tuple[Path, Message]]:
    """The messages of a game in a language, each with its file."""
    for path in sorted((FOLDER / language / game).glob(f"{file}.ftl")):
        for entry in entries(path):
            if isinstance(entry, Message):
                yield path, entry


def said(pattern: Pattern | None) -> str:
    """The text of a pattern as it stands in its file, on one line."""
    if pattern is None:
        return ""
    parts = (element.value if isinstance(element, TextElement) else "…" for element in pattern.elements)
    return " ".join("".join(parts).split())


def statements(language: str, game: str, file: str) -> list[Statement]:
    """The statements of the rules of a game, or of what is told about it, in their order."""
    return [
        Statement(message.id.name, said(message.value), attribute.id.name, said(attribute.value))
        for _, message in messages(language, game, file)
        if message.id.name.startswith(f"{file}-")
        for attribute in message.attributes
    ]


def numbered(game: str) -> dict[str, dict[str, str]]:
    """The numbered rules of a game: those that are told, and those that no player needs."""
    found: dict[str, dict[str, str]] = tomllib.loads((DOCS / f"{game}.toml").read_text("utf-8"))
    return found
