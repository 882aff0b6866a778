"""The files of puzzles: one line of JSON each, packed. What is shipped lies in the folder of its game."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import overload

from townwright.core.refusals import Unreadable
from townwright.study.puzzles.contract import Puzzle

__all__ = ["NAME", "read_file", "shipped", "write_file"]

NAME = "puzzles.jsonl.xz"
LARGEST = 64 << 20
"""Bytes of an unpacked file of puzzles."""
MEMORY = 128 << 20
"""Bytes that unpacking may take."""


class PuzzleList(Sequence[Puzzle]):
    """Puzzles in their order, each read when it is asked for."""

    def __init__(self, lines: Sequence[str], file: str) -> None:
        self._lines, self._file = lines, file

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Puzzle]: ...
    def __getitem__(self, index: int | slice) -> Puzzle | Sequence[Puzzle]:
        if isinstance(index, slice):
            return [self._read(line) for line in self._lines[index]]
        return self._read(self._lines[index])

    def _read(self, line: str) -> Puzzle:
        try:
            return Puzzle.read(line)
        except (ValueError, KeyError, TypeError):
            raise no_puzzles(self._file) from None


@cache
def shipped(game: str) -> Sequence[Puzzle]:
    """The puzzles of a game that come with Townwright, in the order of their numbers; none if there is no file."""
    file = Path(__file__).parent / game / NAME
    return read_file(file) if file.is_file() else PuzzleList((), NAME)


def read_file(file: Path) -> Sequence[Puzzle]:
    """The puzzles of a file; refused if it is none or not whole, a wrong line when it is asked for."""
    unpacking = lzma.LZMADecompressor(memlimit=MEMORY)
    try:
        text = unpacking.decompress(file.read_bytes(), LARGEST).decode("utf-8")
    except (lzma.LZMAError, UnicodeDecodeError):
        raise no_puzzles(file.name) from None
    if not unpacking.eof or not text:
        raise no_puzzles(file.name)
    return PuzzleList(text.splitlines(), file.name)


def no_puzzles(file: str) -> Unreadable:
    """The refusal of a file that holds anything else."""
    return Unreadable("puzzle-file", "'{file}' is no file of puzzles", file=file)


def write_file(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles; the same ones give the same bytes."""
    text = "".join(f"{puzzle.line()}\n" for puzzle in puzzles)
    file.write_bytes(lzma.compress(text.encode("utf-8"), preset=6))
