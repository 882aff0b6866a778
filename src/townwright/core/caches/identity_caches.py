"""Keeps what was made of values that never change, found again by the very same objects and not by their content.

Looking at all of a position to find what was made of it can take longer than making it. Here equal values that are
two objects are two values; one that is not found is made again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

__all__ = ["kept_by_identity"]

P = ParamSpec("P")
T = TypeVar("T")


class CacheSize(NamedTuple):
    """How much a cache holds."""

    currsize: int


class IdentityCache(Generic[P, T]):
    """A function that remembers its last results by the objects that it was given, which it keeps as long.

    It is asked about itself as ``functools.lru_cache`` is.
    """

    def __init__(self, make: Callable[P, T], most: int) -> None:
        self._make, self._most = make, most
        # A plain dict would look through all that it has forgotten to find the oldest that it still holds.
        self._kept: OrderedDict[tuple[int, ...], tuple[tuple[Any, ...], T]] = OrderedDict()
        self._changing = Lock()
        self.__doc__ = make.__doc__

    def __call__(self, *given: P.args, **named: P.kwargs) -> T:
        """Return what was made of these objects, or make it; arguments have no names here."""
        if named:
            raise TypeError("what is kept by identity is found by its arguments' places, not by their names")
        key = tuple(map(id, given))
        found = self._kept.get(key)
        if found is not None:
            return found[1]
        made = self._make(*given, **named)
        with self._changing:
            while len(self._kept) >= self._most:
                self._kept.popitem(last=False)
            self._kept[key] = given, made
        return made

    def cache_clear(self) -> None:
        """Forget all results that are kept."""
        with self._changing:
            self._kept.clear()

    def cache_info(self) -> CacheSize:
        """Tell how many results are kept."""
        return CacheSize(len(self._kept))

    def cache_parameters(self) -> dict[str, int]:
        """Tell how many results are kept at most."""
        return {"maxsize": self._most}


def kept_by_identity(most: int) -> Callable[[Callable[P, T]], IdentityCache[P, T]]:
    """Let a function remember so many results, the newest ones.

    >>> @kept_by_identity(most=2)
    ... def halves(word):
    ...     return [word[: len(word) // 2], word[len(word) // 2 :]]
    >>> word = "townhall"
    >>> halves(word) is halves(word)
    True
    """

    def remembering(make: Callable[P, T]) -> IdentityCache[P, T]:
        return IdentityCache(make, most)

    return remembering
