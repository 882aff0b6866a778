"""What a seat sees, as numbers and as text: its view and the words that it has already said, nothing else.

Views differ from game to game and grow while a game runs, so the numbers are hashed features: every leaf of
the view has a place among ``SIZE`` that its path decides; a number counts there as it is, a word as 1.
"""

from __future__ import annotations

import json
import string
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

SIZE = 2048
LONGEST_TEXT = 1 << 16
CHARACTERS = string.printable


def numbers(view: object, said: Sequence[str] = (), half: Sequence[int] = ()) -> npt.NDArray[np.float32]:
    """The view, the words that were said and their numbers as hashed features."""
    return features({"view": view}) + said_features(said, half)


def said_features(said: Sequence[str], half: Sequence[int]) -> npt.NDArray[np.float32]:
    """What was said as hashed features, to be added to those of a view."""
    return features({"said": tuple(said), "half": tuple(map(str, half))})


def features(values: dict[str, object]) -> npt.NDArray[np.float32]:
    """Every number and word in these values at the place that its path decides."""
    found = np.zeros(SIZE, np.float32)
    for path, value in leaves(values, ""):
        place, sign = spot(f"{path}={value}" if isinstance(value, str) else path)
        found[place] += sign * (1 if isinstance(value, str) else value)
    return found


def text(view: object, said: Sequence[str] = (), half: Sequence[int] = ()) -> str:
    """The view, the words that were said and their numbers as JSON."""
    return json.dumps({"view": plain(view), "said": list(said), "numbers": list(half)}, separators=(",", ":"))


def leaves(value: object, path: str) -> Iterator[tuple[str, Any]]:
    """Every number and word in a view, with the way to it."""
    if isinstance(value, bool | int | float | str):
        yield path, value
    elif is_dataclass(value):
        for field in fields(value):
            yield from leaves(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(value, tuple | list):
        for number, part in enumerate(value):
            yield from leaves(part, f"{path}.{number}")


@lru_cache(1 << 16)
def spot(path: str) -> tuple[int, int]:
    """The place of a feature and the sign that it counts with."""
    told = zlib.crc32(path.encode())
    return told % SIZE, 1 if told & 1 << 31 else -1


def plain(value: object) -> object:
    """A view as what JSON knows."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value if isinstance(value, int | float | str) or value is None else str(value)
