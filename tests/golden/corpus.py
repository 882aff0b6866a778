"""The files of golden records: finished games as text, packed, with what came of each. They are never changed.

    >> 17 level=3 variants=nojump seats=2: human-like
    cities 1
    …
    winner 2
    << events=44 totals=31,40 ranks=2,1 whole=0123456789abcdef marks=5ba9 02c1 …

``xz -dc FILE`` shows a file to people. ``index.txt`` lists every file, its number of records and its SHA-256.
"""

from __future__ import annotations

import hashlib
import lzma
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.golden.marks import Outcome

FOLDER = Path(__file__).parent / "records"
INDEX = "index.txt"
ENDING = ".txt.xz"
PACKING = lzma.PRESET_EXTREME | 9

OPENS = re.compile(r">> (\d+) (.+): (.+)")
CLOSES = re.compile(r"<< events=(\d+) totals=(\S+) ranks=(\S+) whole=([0-9a-f]{16}) marks=([0-9a-f ]*)")


@dataclass(frozen=True)
class Golden:
    """A finished game, and what came of it when it was new."""

    number: int
    variant: str
    """What is agreed and how many play: ``level=3 variants=nojump seats=2``."""
    players: str
    """Who played: ``random``, ``human-like`` …"""
    text: str
    outcome: Outcome

    def __str__(self) -> str:
        numbers = {
            "totals": ",".join(map(str, self.outcome.totals)),
            "ranks": ",".join(map(str, self.outcome.ranks)),
            "whole": self.outcome.whole,
            "marks": " ".join(self.outcome.marks),
        }
        told = " ".join(f"{name}={value}" for name, value in numbers.items())
        return f">> {self.number} {self.variant}: {self.players}\n{self.text}<< events={self.outcome.events} {told}\n"


@dataclass(frozen=True, order=True)
class File:
    """A file of the index: the records of one game, rules version and component set."""

    game: str
    rules: int
    components: str

    def __str__(self) -> str:
        return f"{self.game}-{self.rules}-{self.components}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self}{ENDING}"


@dataclass(frozen=True)
class Listed:
    """What the index says about a file."""

    sha256: str
    records: int


def index(folder: Path = FOLDER) -> dict[File, Listed]:
    """The files of the corpus, in the order in which they were added."""
    listed = {}
    for line in (folder / INDEX).read_text("utf-8").splitlines():
        game, rules, components, records, sha256 = line.split(" ")
        listed[File(game, int(rules), components)] = Listed(sha256, int(records))
    return listed


def add(file: File, records: Iterable[Golden], folder: Path = FOLDER) -> Path:
    """Writes a file that is not there yet and lists it. One that is there stays as it is, whatever it holds."""
    path, known = folder / file.path.name, folder / INDEX
    found = [*records]
    data = lzma.compress("".join(map(str, found)).encode(), preset=PACKING)
    with path.open("xb") as new:
        new.write(data)
    with known.open("a", encoding="utf-8") as lines:
        told = (file.game, file.rules, file.components, len(found), hashlib.sha256(data).hexdigest())
        lines.write(" ".join(map(str, told)) + "\n")
    return path


@cache
def read(path: Path) -> tuple[Golden, ...]:
    """The records of a file."""
    return tuple(unpacked(lzma.decompress(path.read_bytes()).decode()))


def unpacked(text: str) -> Iterator[Golden]:
    """The records in a file's text."""
    for part in text.split("\n>> "):
        head, rest = part.split("\n", 1)
        body, tail = rest.rsplit("<< ", 1)
        opens = OPENS.fullmatch(head if head.startswith(">> ") else f">> {head}")
        closes = CLOSES.fullmatch(f"<< {tail.rstrip()}")
        if opens is None or closes is None:
            raise ValueError(f"this is no golden record: {head}")
        totals, ranks = (tuple(map(int, said.split(","))) for said in closes.group(2, 3))
        outcome = Outcome(int(closes[1]), totals, ranks, tuple(closes[5].split()), closes[4])
        yield Golden(int(opens[1]), opens[2], opens[3], body, outcome)
