"""Keeps what was made of values that never change, found again by the very same objects and not by their content.

Looking at all of a position to find what was made of it can take longer than making it. Here equal values that are
two objects are two values; one that is not found is made again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from inspect import signature
from threading import Lock
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

__all__ = ["kept_by_identity"]

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class CacheSize(NamedTuple):
    """How much a cache holds."""

    currsize: int


class IdentityCache(Protocol[P, T_co]):
    """A function that remembers its last results by the objects that it was given, which it keeps as long.

    It is asked about itself as ``functools.lru_cache`` is. Its arguments have no names: they are found by their places.
    """

    def __call__(self, *given: P.args, **named: P.kwargs) -> T_co:
        """Return what was made of these objects, or make it."""

    def cache_clear(self) -> None:
        """Forget all results that are kept."""

    def cache_info(self) -> CacheSize:
        """Tell how many results are kept."""

    def cache_parameters(self) -> dict[str, int]:
        """Tell how many results are kept at most."""


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
        # A plain dict would look through all that it has forgotten to find the oldest that it still holds.
        kept: OrderedDict[Any, tuple[Any, T]] = OrderedDict()
        changing, find = Lock(), kept.get
        work: Callable[..., T] = make

        def keep(key: Any, given: Any, made: T) -> T:
            with changing:
                while len(kept) >= most:
                    kept.popitem(last=False)
                kept[key] = given, made
            return made

        def clear() -> None:
            with changing:
                kept.clear()

        def of_one(given: Any) -> T:
            found = find(id(given))
            return found[1] if found is not None else keep(id(given), given, work(given))

        def of_all(*given: Any) -> T:
            key = tuple(map(id, given))
            found = find(key)
            return found[1] if found is not None else keep(key, given, work(*given))

        remembers: Any = of_one if len(signature(make).parameters) == 1 else of_all
        remembers.__doc__ = make.__doc__
        remembers.cache_clear = clear
        remembers.cache_info = lambda: CacheSize(len(kept))
        remembers.cache_parameters = lambda: {"maxsize": most}
        remembering_one: IdentityCache[P, T] = remembers
        return remembering_one

    return remembering
