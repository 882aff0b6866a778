"""What changed between two views, so that a page which has the first needs no more than that.

A patch is a list of one value, which takes the place of what was there, or a mapping of fields, keys or places of a
list to the patches for them. Places after the end are new; ``length`` says how many stay of a list that became shorter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any, Final, TypeAlias

from townwright.core.points import Line

Patch: TypeAlias = Any
"""A list of one value, a mapping, or what the writer of ``SharedPatches`` makes of one."""

DEEPEST: Final = 3
"""The last level whose data classes several viewers may be told by themselves; all below are told with them."""


class FieldNames:
    """The names of a data class's fields, and how to read all of them at once."""

    __slots__ = ("names", "read")

    def __init__(self, kind: type[Any]) -> None:
        self.names = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
        getter = attrgetter(*self.names) if self.names else None
        self.read: Callable[[Any], tuple[Any, ...]] | None = getter
        if len(self.names) == 1:
            self.read = lambda value: (getter(value),)  # type: ignore[misc]  # of one field it gives no tuple


_FIELDS: dict[type[Any], FieldNames] = {}
"""Of every type that was met: as many as views have."""
_SIMPLE: Final = frozenset({str, int, bool, float, type(None)})


class SharedPatches:
    """What has changed between parts that several viewers are shown: compared once, written once a second is told it.

    Parts are known by being the same objects, which are kept here so that no other gets their ids.
    """

    def __init__(self, write: Callable[[Patch], Patch]) -> None:
        """``write`` makes of a patch what may stand in other patches as it is."""
        self._write = write
        self._known: dict[tuple[int, int], tuple[Any, Any, Patch | None, Patch | None]] = {}
        """By the ids of two parts: both, the patch from one to the other, and that as it was written."""

    def __len__(self) -> int:
        return len(self._known)

    def clear(self) -> None:
        """Forget all patches that are kept."""
        self._known.clear()

    def between(self, before: Any, after: Any, depth: int = 0) -> Patch | None:
        """Return the patch that makes one data class into another of its kind; None if they are equal."""
        key = id(before), id(after)
        found = self._known.get(key)
        if found is None:
            patch = _of_fields(before, after, self, depth + 1)
            self._known[key] = before, after, patch, None
            return patch
        _, _, patch, written = found
        if written is None and patch is not None:
            written = self._write(patch)
            self._known[key] = before, after, patch, written
        return written

    def unwritten(self, before: Any, after: Any) -> Patch | None:
        """Return the patch as ``between`` does, but never written as a whole."""
        found = self._known.get((id(before), id(after)))
        return self.between(before, after) if found is None else found[2]


def difference(before: Any, after: Any, shared: SharedPatches | None = None, depth: int = 0) -> Patch | None:
    """Return the patch that makes the one into the other; None if they are equal.

    Parts that are the same object are not looked into, so that what is kept between views costs nothing. What
    several viewers are shown is compared once for all of them if they have ``shared``; ``depth`` is how many levels lie
    above.
    """
    if before is after:
        return None
    kind = type(after)
    if type(before) is not kind:
        return [after]
    if kind in _SIMPLE:
        return None if before == after else [after]
    compare = _WAYS.get(kind) or _way(kind)
    if compare is _of_fields and shared is not None and depth <= DEEPEST:
        return shared.between(before, after, depth)
    return compare(before, after, shared, depth + 1)


def with_part(patch: Patch | None, place: tuple[str, str], part: Patch | None) -> Patch | None:
    """Return a patch of fields with another patch for what stands at a key or place of one field."""
    field, key = place
    rest: dict[str, Any] = {} if patch is None else dict(patch)
    inner: dict[str, Any] = dict(rest.pop(field, {}))
    inner.pop(key, None)
    if part is not None:
        inner[key] = part
    return (rest | {field: inner} if inner else rest) or None


def _way(kind: type[Any]) -> Compare:
    """Return how two values of a type are compared, by what they consist of; it is asked once for each type."""
    return _WAYS.setdefault(kind, _of_fields if field_names(kind).read is not None else _of_wholes)


def field_names(kind: type[Any]) -> FieldNames:
    """Return the names of a data class's fields; none for any other type."""
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = FieldNames(kind)
    return found


def _of_wholes(before: Any, after: Any, _shared: SharedPatches | None, _depth: int) -> Patch | None:
    return None if before == after else [after]


def _of_fields(before: Any, after: Any, shared: SharedPatches | None, depth: int) -> Patch | None:
    kind = _FIELDS.get(type(after)) or field_names(type(after))
    read: Any = kind.read
    found: dict[str, Any] = {}
    for name, old, new in zip(kind.names, read(before), read(after), strict=True):
        if old is new:
            continue
        sort = type(new)
        if sort in _SIMPLE:  # most are, and need no call
            if old != new or type(old) is not sort:
                found[name] = [new]
            continue
        if sort is tuple and type(old) is tuple:
            patch = _of_places(old, new, shared, depth + 1)
        else:
            patch = difference(old, new, shared, depth)
        if patch is not None:
            found[name] = patch
    return found or None


def _of_keys(before: dict[str, Any], after: dict[str, Any], shared: SharedPatches | None, depth: int) -> Patch | None:
    if before.keys() != after.keys():
        return [after]
    found = {
        str(key): patch
        for key, new in after.items()
        if (patch := difference(before[key], new, shared, depth)) is not None
    }
    return found or None


def _of_places(
    before: tuple[Any, ...], after: tuple[Any, ...], shared: SharedPatches | None, depth: int
) -> Patch | None:
    stood, stands = len(before), len(after)
    if stands and type(after[0]) is str and before == after:
        return None
    pairs = enumerate(zip(before, after, strict=False))
    changed = [(place, old, new) for place, (old, new) in pairs if old is not new]
    if not changed and stood == stands:
        return None
    if 2 * len(changed) > stands and is_flat(after[0]):
        changed = [(place, old, new) for place, old, new in changed if old != new]
        if 2 * len(changed) > stands:
            return [after]  # most have moved up or down: all of them are shorter than what differs at each place
    found: dict[str, Any] = {}
    for place, old, new in changed:
        if type(new) in _SIMPLE:
            if type(old) is not type(new) or old != new:
                found[str(place)] = [new]
        elif (patch := difference(old, new, shared, depth)) is not None:
            found[str(place)] = patch
    if stood == stands:
        return found or None
    for place in range(stood, stands):
        found[str(place)] = [after[place]]
    if stands < stood:
        found["length"] = [stands]
    return found


Compare: TypeAlias = Callable[[Any, Any, SharedPatches | None, int], Patch | None]
"""Compares two values of one type, which are two objects; the number is how many levels lie above their parts."""

_WAYS: dict[type[Any], Compare] = {tuple: _of_places, dict: _of_keys, Line: _of_wholes}
"""Lines of points are short, and what changes in one is most of it."""


def is_flat(value: Any) -> bool:
    """Whether a value has no parts that have parts."""
    if type(value) in _SIMPLE:
        return True
    read = field_names(type(value)).read
    return read is not None and _SIMPLE.issuperset(map(type, read(value)))


def patched(before: Any, patch: Any) -> Any:
    """Return what a patch makes of a value in JSON: what a page does with it."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(before, dict):
        return before | {key: patched(before.get(key), inner) for key, inner in patch.items()}
    after = list(before)
    if "length" in patch:
        del after[patch["length"][0] :]
    for key, inner in patch.items():
        if key != "length":
            place = int(key)
            after[place : place + 1] = [patched(after[place] if place < len(after) else None, inner)]
    return after
