"""Frozen values as plain data and back: what a position is made of, without knowing any game.

Dataclasses, named tuples and enumerations become ``{"Name": [part, …]}``, mappings ``{"": [[key, value], …]}``, and
tuples lists. What comes back is made of classes that the hints of the given ones lead to, and of no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeAlias, get_args, get_type_hints

Plain: TypeAlias = Any
"""What JSON can say."""
PAIRS = ""


def plain(value: object, given: Mapping[type, object]) -> Plain:
    """The value as data; of a class that is ``given`` there is one value alone, which everybody knows."""
    kind = type(value)
    if value is None or kind in (int, str, bool):
        return value
    if kind in given:
        return {kind.__name__: []}
    if isinstance(value, Enum):
        return {kind.__name__: [value.value]}
    if is_dataclass(value):
        return {kind.__name__: [plain(getattr(value, part.name), given) for part in fields(value)]}
    if isinstance(value, Mapping):
        return {PAIRS: [[plain(key, given), plain(held, given)] for key, held in value.items()]}
    if isinstance(value, tuple):
        parts = [plain(part, given) for part in value]
        return parts if kind is tuple else {kind.__name__: parts}
    raise TypeError(f"{kind.__name__} is nothing that a position is made of")


def restored(data: Plain, roots: Sequence[type], given: Mapping[type, object]) -> Any:
    """The inverse of ``plain`` for values of these classes and of what they hold."""
    makers = _makers(tuple(roots), tuple(given))
    known = {kind.__name__: value for kind, value in given.items()}

    def value(data: Plain) -> Any:
        if isinstance(data, list):
            return tuple(map(value, data))
        if isinstance(data, dict):
            ((name, parts),) = data.items()
            return known[name] if name in known else makers[name](*map(value, parts))
        return data

    return value(data)


@cache
def _makers(roots: tuple[type, ...], given: tuple[type, ...]) -> Mapping[str, Callable[..., Any]]:
    """How a value of each class that the hints lead to is made of its parts."""
    found: dict[str, type] = {}
    for kind in _led_to(roots, set(given)):
        if found.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two classes of one position are called {kind.__name__}")
    return {PAIRS: lambda *pairs: dict(pairs), **found}


def _led_to(hints: Sequence[Any], seen: set[Any]) -> Iterator[type]:
    """The classes with parts that hints name, each once."""
    for hint in hints:
        if get_args(hint):
            yield from _led_to(get_args(hint), seen)
        elif isinstance(hint, type) and hint not in seen:
            seen.add(hint)
            if issubclass(hint, Enum):
                yield hint
            elif is_dataclass(hint) or (issubclass(hint, tuple) and hint is not tuple):
                yield hint
                yield from _led_to(tuple(get_type_hints(hint).values()), seen)
