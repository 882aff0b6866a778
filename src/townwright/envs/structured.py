"""What a seat sees as named arrays, each with a meaning of its own: maps, bars, hands, cards to come.

Every game has a module that says which arrays there are for some options and fills them from a view, and from nothing
else. Seats are counted from the one that looks: it is 0, the next in turn order 1, and so on.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from townwright.core import registry
from townwright.envs import seeing

Array: TypeAlias = npt.NDArray[np.int16]
Arrays: TypeAlias = dict[str, Array]
Shapes: TypeAlias = Mapping[str, tuple[int, ...]]

BOUND = np.iinfo(np.int16)
SAID = 64
"""Places for the words of an action that is not whole yet; each word has one of them."""


class Structure(Protocol):
    """The arrays of one game."""

    def shapes(self, options: Any) -> Shapes:
        """The arrays by name, and how large they are."""

    def fill(self, seen: Arrays, view: Any, options: Any) -> None:
        """Writes what the view shows into arrays that are all zero."""


class AnyStructure:
    """The arrays of a game that has no folder here: its view as hashed features, as ``seeing`` makes them."""

    def shapes(self, options: Any) -> Shapes:  # noqa: ARG002
        """The one array ``view``, as long as the hashed features."""
        return {"view": (seeing.SIZE,)}

    def fill(self, seen: Arrays, view: Any, options: Any) -> None:  # noqa: ARG002
        """Writes the hashed features of the view, cut to the bounds of the space."""
        seen["view"][:] = seeing.numbers(view).clip(BOUND.min, BOUND.max)


def structure_of(game: str) -> Structure:
    """The module ``arrays`` of the game's folder here; a game without one is shown by its features."""
    folder = f"townwright.envs.{game}"
    if game in registry.own_names() and find_spec(folder):
        return cast(Structure, import_module(f"{folder}.arrays"))
    return AnyStructure()


def shapes(game: str, options: Any) -> Shapes:
    """The arrays of a game, with the words already said."""
    return {**structure_of(game).shapes(options), "said": (SAID,)}


def structured(game: str, options: Any, view: Any, said: Sequence[str] = ()) -> Arrays:
    """A view as arrays."""
    seen = {name: np.zeros(shape, np.int16) for name, shape in shapes(game, options).items()}
    structure_of(game).fill(seen, view, options)
    for number, word in enumerate(said, start=1):
        seen["said"][zlib.crc32(word.encode()) % SAID] = number
    return seen


def mark(array: Array, order: Sequence[str], names: Iterable[str]) -> None:
    """Counts each name at its place in the order."""
    for name in names:
        array[order.index(name)] += 1
