"""The faces of tiles: turned, compared, and as boards."""

from __future__ import annotations

from functools import cache, lru_cache

from townwright.games.cities.city.pieces import KINDS, TURNS


def quarter(face: str) -> str:
    """The face ``XX/YY`` a quarter turn further clockwise."""
    upper, lower = face.split("/")
    return f"{lower[0]}{upper[0]}/{lower[1]}{upper[1]}"


@cache
def turned(face: str, turn: str) -> str:
    """The face in one of its turns."""
    for _ in range(TURNS.index(turn)):
        face = quarter(face)
    return face


@cache
def looks(face: str) -> str:
    """The turns that look different, each by its first letter: ``N``, ``NE`` or ``NESW``."""
    seen = [turned(face, turn) for turn in TURNS]
    return "".join(turn for number, turn in enumerate(TURNS) if seen.index(seen[number]) == number)


def canonical(face: str, turn: str) -> str:
    """The first letter for the same look (rule 14.1)."""
    return next(first for first in TURNS if turned(face, first) == turned(face, turn))


@lru_cache(maxsize=64)
def boards(faces: tuple[str, ...], cells: int) -> tuple[int, ...]:
    """The faces as ``masks`` wants them: for each tile, turn and kind a board of that frame."""
    return tuple(
        sum(1 << (quadrant // 2 * 2 * cells + quadrant % 2) for quadrant, letter in enumerate(fields) if letter == kind)
        for face in faces
        for fields in (turned(face, turn).replace("/", "") for turn in TURNS)
        for kind in KINDS
    )


def board_of(tile: int, turn: str) -> int:
    """Where the four boards of a turned tile begin among all boards."""
    return ((tile - 1) * len(TURNS) + TURNS.index(turn)) * len(KINDS)
