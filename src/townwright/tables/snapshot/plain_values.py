"""Turns positions of any game into plain data for JSON, and back.

Dataclasses, named tuples and enumerations become ``{"Name": [part, …]}``, mappings ``{"": [[key, value], …]}``, and
tuples lists. What comes back is made of classes that the hints of the given ones lead to, and of no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeAlias, get_args, get_type_hints

PlainValue: TypeAlias = Any
"""What JSON can say."""
PAIRS = ""


def to_plain(value: object, shared: Mapping[type, object]) -> PlainValue:
    """The value as plain data; values of the classes in ``shared`` are written as their class name alone."""
    kind = type(value)
    if value is None or kind in (int, str, bool):
        return value
    if kind in shared:
        return {kind.__name__: []}
    if isinstance(value, Enum):
        return {kind.__name__: [value.value]}
    if is_dataclass(value):
        return {kind.__name__: [to_plain(getattr(value, part.name), shared) for part in fields(value)]}
    if isinstance(value, Mapping):
        return {PAIRS: [[to_plain(key, shared), to_plain(part, shared)] for key, part in value.items()]}
    if isinstance(value, tuple):
        parts = [to_plain(part, shared) for part in value]
        return parts if kind is tuple else {kind.__name__: parts}
    raise TypeError(f"{kind.__name__} is nothing that a position is made of")


def from_plain(data: PlainValue, roots: Sequence[type], shared: Mapping[type, object]) -> Any:
    """The value that ``to_plain`` wrote, made of the classes in ``roots`` and of those that their fields name."""
    makers = _makers(tuple(roots), tuple(shared))
    known = {kind.__name__: value for kind, value in shared.items()}

    def value(data: PlainValue) -> Any:
        if isinstance(data, list):
            return tuple(map(value, data))
        if isinstance(data, dict):
            ((name, parts),) = data.items()
            return known[name] if name in known else makers[name](*map(value, parts))
        return data

    return value(data)


@cache
def _makers(roots: tuple[type, ...], shared: tuple[type, ...]) -> Mapping[str, Callable[..., Any]]:
    """The constructor of each class that the hints lead to, by its name."""
    found: dict[str, type] = {}
    for kind in _reachable_classes(roots, set(shared)):
        if found.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two classes of one position are called {kind.__name__}")
    return {PAIRS: lambda *pairs: dict(pairs), **found}


def _reachable_classes(hints: Sequence[Any], seen: set[Any]) -> Iterator[type]:
    """The classes with parts that hints name, each once."""
    for hint in hints:
        if get_args(hint):
            yield from _reachable_classes(get_args(hint), seen)
        elif isinstance(hint, type) and hint not in seen:
            seen.add(hint)
            if issubclass(hint, Enum):
                yield hint
            elif is_dataclass(hint) or (issubclass(hint, tuple) and hint is not tuple):
                yield hint
                yield from _reachable_classes(tuple(get_type_hints(hint).values()), seen)
