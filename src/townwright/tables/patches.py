"""What changed between two views, so that a page which has the first needs no more than that.

A patch is a list of one value, which takes the place of what was there, or a mapping of fields, keys or places of a
list to the patches for them. Places after the end are new; ``length`` says how many stay of a list that became shorter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias

Patch: TypeAlias = list[Any] | dict[str, Any]

_FIELD_NAMES: dict[type[Any], tuple[str, ...]] = {}
"""Of every type that was met: as many as views have."""


def difference(before: Any, after: Any) -> Patch | None:
    """Return the patch that makes the one into the other; None if they are equal.

    Parts that are the same object are not looked into, so that what is kept between views costs nothing.
    """
    if before is after:
        return None
    kind = type(after)
    if type(before) is kind:
        if names := field_names(kind):
            return _of_fields(before, after, names)
        if kind is tuple:
            return _of_places(before, after)
        if isinstance(after, Mapping):
            return _of_keys(before, after)
    return None if before == after else [after]


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of a data class's fields; none for any other type."""
    names = _FIELD_NAMES.get(kind)
    if names is None:
        names = _FIELD_NAMES[kind] = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
    return names


def _of_fields(before: Any, after: Any, names: tuple[str, ...]) -> Patch | None:
    found: dict[str, Any] = {}
    for name in names:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and (patch := difference(old, new)) is not None:
            found[name] = patch
    return found or None


def _of_keys(before: Mapping[str, Any], after: Mapping[str, Any]) -> Patch | None:
    if before.keys() != after.keys():
        return [after]
    found = {str(key): patch for key, new in after.items() if (patch := difference(before[key], new)) is not None}
    return found or None


def _of_places(before: tuple[Any, ...], after: tuple[Any, ...]) -> Patch | None:
    found: dict[str, Any] = {}
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and (patch := difference(old, new)) is not None:
            found[str(place)] = patch
    if after and len(found) == min(len(before), len(after)) and isinstance(after[0], str | int):
        return [after]
    found |= {str(place): [after[place]] for place in range(len(before), len(after))}
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
