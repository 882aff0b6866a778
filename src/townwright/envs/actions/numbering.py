"""The numbers of actions: what every number of a game means, the same in every position and every interface.

An action is said by one number or by several, one after the other: where a tile lies and then how it is turned, a card
and then its place. Every game has a module ``numbers`` in its folder here; a game from outside has its words numbered
in the order in which it offers them, which means nothing beyond one position.

>>> from townwright.core import registry
>>> game = registry.find(registry.names()[0])
>>> count(game, game.options({})), meaning(game, game.options({}), 2404)
(3498, 'no tourist')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.seats import Seat

__all__ = ["AskedSeat", "Numbering", "Way", "count", "meaning", "numbering_of"]

ActionNumbers: TypeAlias = tuple[int, ...]
SaidWords: TypeAlias = tuple[str, ...]

END = 0
"""The number that ends what could go on, in every game."""
PAGE = 512
"""How many words of a game without numbers of its own are numbered at once."""


class Way(NamedTuple):
    """One thing that can be said next: its words, and the numbers that say it one by one."""

    numbers: ActionNumbers
    words: SaidWords
    whole: bool | None = None
    """Whether an action ends with the words, even if the game's notation has some that could follow; None asks it."""


@dataclass(frozen=True)
class AskedSeat:
    """A position, the seat that is asked, and the words of its action so far."""

    game: AnyGame
    state: Any
    options: Any
    seat: Seat
    said: SaidWords
    choices: Callable[[], SaidWords]
    """The words that can come next; an empty one if the action may end here."""


class Numbering(Protocol):
    """The numbers of one game."""

    def count(self, options: Any) -> int:
        """How many numbers there are."""

    def meaning(self, number: int, options: Any) -> str:
        """What a number means, in words."""

    def ways(self, asked: AskedSeat) -> Sequence[Way]:
        """Everything that the seat can say next."""


class OfferedOrder:
    """The numbering of a game from outside: the place of a word among those that are offered now."""

    def count(self, options: Any) -> int:  # noqa: ARG002
        """The numbers of one page."""
        return PAGE

    def meaning(self, number: int, options: Any) -> str:  # noqa: ARG002
        """The place among the words that are offered."""
        return f"word {number} of those that are offered"

    def ways(self, asked: AskedSeat) -> Sequence[Way]:
        """Each word by its place, or by its page and its place on it where there are too many."""
        words = asked.choices()
        paged = len(words) > PAGE
        return [
            Way(divmod(place, PAGE) if paged else (place,), (word,) if word else ()) for place, word in enumerate(words)
        ]


@cache
def numbering_of(game: str) -> Numbering:
    """The module ``numbers`` of the game's folder here; a game without one is numbered in the order offered."""
    folder = f"townwright.envs.{game}"
    if game in registry.own_names() and find_spec(folder):
        return cast(Numbering, import_module(f"{folder}.numbers"))
    return OfferedOrder()


def count(game: AnyGame, options: Any) -> int:
    """How many numbers the actions of a game have with these options: the width of every mask."""
    return numbering_of(game.name).count(options)


def meaning(game: AnyGame, options: Any, number: int) -> str:
    """What a number means, whatever the position."""
    if not 0 <= number < count(game, options):
        raise ValueError(f"{game.name} has {count(game, options)} numbers, and none is {number}")
    return numbering_of(game.name).meaning(number, options)


# A table of numbers, section by section


class Section(NamedTuple):
    """A run of numbers that mean things of one kind."""

    first: int
    size: int
    names: Callable[[int], str]
    """What the numbers of the section mean, counted from its first."""
    ways: int = 1
    """How many numbers belong to one place: turns of a tile, directions of a walk."""


class NumberTable:
    """The sections of a game in the order of their numbers."""

    def __init__(
        self, parts: Mapping[str, tuple[int, Callable[[int], str]]], ways: Mapping[str, int] = MappingProxyType({})
    ) -> None:
        self.parts: dict[str, Section] = {}
        self.size = 0
        for name, (size, names) in parts.items():
            self.parts[name] = Section(self.size, size, names, ways.get(name, 1))
            self.size += size

    def __getitem__(self, name: str) -> int:
        """The first number of a section."""
        return self.parts[name].first

    def meaning(self, number: int) -> str:
        """What a number means."""
        section = next(each for each in self.parts.values() if number < each.first + each.size)
        return section.names(number - section.first)
