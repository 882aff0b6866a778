"""What changed between two views, so that a page which has the first needs no more than that.

A patch is a list of one value, which takes the place of what was there, or a mapping of fields, keys or places of a
list to the patches for them. Places after the end are new; ``length`` says how many stay of a list that became shorter.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

Patch: TypeAlias = list[Any] | dict[str, Any]
KnownPatches: TypeAlias = dict[tuple[int, int], tuple[Any, Any, Patch | None]]
"""Patches by the ids of what they are between, which is kept with them so that nothing else gets its id."""

_FIELD_NAMES: dict[type[Any], tuple[str, ...]] = {}
"""Of every type that was met: as many as views have."""
_SIMPLE: Final = frozenset({str, int, bool, float, type(None)})


def difference(before: Any, after: Any, known: KnownPatches | None = None) -> Patch | None:
    """Return the patch that makes the one into the other; None if they are equal.

    Parts that are the same object are not looked into, so that what is kept between views costs nothing. What
    several viewers are shown is compared once for all of them if they share ``known``.
    """
    if before is after:
        return None
    kind = type(after)
    if kind not in _SIMPLE and type(before) is kind:
        if kind is tuple:
            return _of_places(before, after, known)
        if kind is dict:
            return _of_keys(before, after, known)
        if names := field_names(kind):
            return _of_fields(before, after, names, known)
    return None if before == after else [after]


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of a data class's fields; none for any other type."""
    names = _FIELD_NAMES.get(kind)
    if names is None:
        names = _FIELD_NAMES[kind] = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
    return names


def _of_fields(before: Any, after: Any, names: tuple[str, ...], known: KnownPatches | None) -> Patch | None:
    key = id(before), id(after)
    if known is not None and (compared := known.get(key)) is not None:
        return compared[2]
    found: dict[str, Any] = {}
    for name in names:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and (patch := difference(old, new, known)) is not None:
            found[name] = patch
    if known is not None:
        known[key] = before, after, found or None
    return found or None


def _of_keys(before: dict[str, Any], after: dict[str, Any], known: KnownPatches | None) -> Patch | None:
    if before.keys() != after.keys():
        return [after]
    found = {
        str(key): patch for key, new in after.items() if (patch := difference(before[key], new, known)) is not None
    }
    return found or None


def _of_places(before: tuple[Any, ...], after: tuple[Any, ...], known: KnownPatches | None) -> Patch | None:
    found: dict[str, Any] = {}
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and (patch := difference(old, new, known)) is not None:
            found[str(place)] = patch
    if found and len(found) == min(len(before), len(after)) and type(after[0]) in _SIMPLE:
        return [after]
    for place in range(len(before), len(after)):
        found[str(place)] = [after[place]]
    if len(after) < len(before):
        found["length"] = [len(after)]
    return found or None


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
