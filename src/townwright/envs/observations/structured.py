"""What a seat sees as named arrays, each with a meaning of its own: maps, bars, hands, cards to come.

Every game has a module that says which arrays there are for some options and fills them from a view, and from nothing
else. Seats are counted from the one that looks: it is 0, the next in turn order 1, and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from townwright.core import registry
from townwright.envs.observations import hashed_features

Array: TypeAlias = npt.NDArray[Any]
Arrays: TypeAlias = dict[str, Array]
Shapes: TypeAlias = Mapping[str, tuple[int, ...]]

BOUND = np.iinfo(np.int16)
SAID_PLACES = 128
"""Places for the numbers of an action that is not whole yet. None has more than some dozens."""


class HalfSaid(NamedTuple):
    """What a seat has said of an action that is not whole yet."""

    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    """Those that have said the words, and a word that is not whole yet."""


NOTHING_SAID = HalfSaid()


class Structure(Protocol):
    """The arrays of one game."""

    def shapes(self, options: Any) -> Shapes:
        """The arrays by name, and how large they are."""

    def told_options(self, view: Any) -> dict[str, str]:
        """The options of the game as far as the view tells them, in words."""

    def fill(self, seen: Arrays, view: Any, options: Any, said: HalfSaid) -> None:
        """Writes what the view shows, and what has been said, into arrays that are all zero."""


class AnyStructure:
    """The arrays of a game that has no folder here: its view as hashed features, as ``hashed_features`` makes them."""

    def shapes(self, options: Any) -> Shapes:  # noqa: ARG002
        """The array ``view``, as long as the hashed features, and what has been said."""
        return {"view": (hashed_features.SIZE,), "said": (SAID_PLACES,)}

    def told_options(self, view: Any) -> dict[str, str]:  # noqa: ARG002
        """None: nobody knows where such a view tells them."""
        return {}

    def fill(self, seen: Arrays, view: Any, options: Any, said: HalfSaid) -> None:  # noqa: ARG002
        """Writes the hashed features of the view and of the words, cut to the bounds of the space."""
        seen["view"][:] = hashed_features.numbers(view, said.words).clip(BOUND.min, BOUND.max)
        write_said(seen["said"], said)


def structure_of(game: str) -> Structure:
    """The module ``arrays`` of the game's folder here; a game without one is shown by its features."""
    folder = f"townwright.envs.{game}"
    if game in registry.own_names() and find_spec(folder):
        return cast(Structure, import_module(f"{folder}.arrays"))
    return AnyStructure()


def shapes(game: str, options: Any) -> Shapes:
    """The arrays of a game by name, and how large they are."""
    return structure_of(game).shapes(options)


def array_type(game: str) -> npt.DTypeLike:
    """The type of a game's arrays: ``int16`` unless its module says otherwise."""
    found: npt.DTypeLike = getattr(structure_of(game), "ARRAY_TYPE", np.int16)
    return found


def structured(game: str, options: Any, view: Any, said: HalfSaid = NOTHING_SAID) -> Arrays:
    """A view as arrays."""
    kind = array_type(game)
    seen: Arrays = {name: np.zeros(shape, kind) for name, shape in shapes(game, options).items()}
    structure_of(game).fill(seen, view, options, said)
    return seen


def write_said(row: Array, said: HalfSaid) -> None:
    """Writes the numbers of an action that is not whole yet in their order, each one more than it is."""
    for place, number in enumerate(said.numbers[:SAID_PLACES]):
        row[place] = number + 1


def mark(array: Array, order: Sequence[str], names: Iterable[str]) -> None:
    """Counts each name at its place in the order."""
    for name in names:
        array[order.index(name)] += 1
