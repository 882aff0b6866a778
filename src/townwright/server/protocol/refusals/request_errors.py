"""What is wrong with a request whose shape the server does not know: the field, and what it should be.

The body is held against the declared type once more, part by part, so that nothing depends on the words in which a
library reports its errors.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from itertools import chain
from typing import Any, Final

import msgspec
from msgspec import inspect

from townwright.core.phrases import Phrase
from townwright.core.refusals import shortened

WHOLE: Final = "body"
"""How the whole is called, of which everything else is a field."""
MOST_BYTES: Final = 64 << 10
"""A longer body is not looked at again."""


def explain(body: bytes, kind: Any) -> Phrase:
    """Return the first thing that is wrong with a body that does not fit its declared type."""
    unknown = Phrase("server-unreadable", "the server cannot read this request")
    if len(body) > MOST_BYTES:
        return unknown
    try:
        value = msgspec.json.decode(body)
    except (ValueError, RecursionError):
        return Phrase("server-no-json", "the body of this request is not whole JSON")
    return mismatch(value, inspect.type_info(kind), "") or unknown


def mismatch(value: object, kind: inspect.Type, field: str) -> Phrase | None:
    """Return what keeps a value from being of a kind, or None if nothing does."""
    match kind:
        case inspect.Metadata():
            return mismatch(value, kind.type, field)
        case inspect.UnionType():
            return _in_union(value, kind, field)
        case inspect.StructType():
            return _struct(value, kind, field) if isinstance(value, dict) else _wrong_kind(field, "object")
        case inspect.StrType():
            return _text(value, kind, field) if isinstance(value, str) else _wrong_kind(field, "text")
        case inspect.IntType():
            whole = isinstance(value, int) and not isinstance(value, bool)
            return _number(value, kind, field) if whole else _wrong_kind(field, "number")
        case inspect.BoolType():
            return None if isinstance(value, bool) else _wrong_kind(field, "truth")
        case inspect.ListType() | inspect.VarTupleType():
            return _list(value, kind, field) if isinstance(value, list) else _wrong_kind(field, "list")
        case inspect.DictType():
            return _mapping(value, kind, field) if isinstance(value, dict) else _wrong_kind(field, "object")
        case inspect.LiteralType():
            args = {"field": _called(field), "given": shortened(repr(value))}
            return None if value in kind.values else Phrase("server-field-value", "'{field}' cannot be {given}", args)
        case _:
            return None


def _in_union(value: object, kind: inspect.UnionType, field: str) -> Phrase | None:
    kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    if value is None and len(kinds) < len(kind.types):
        return None
    wrong = [mismatch(value, one, field) for one in kinds]
    if None in wrong:
        return None
    return wrong[0] if len(wrong) == 1 else _not_so(field)


def _struct(value: dict[str, object], kind: inspect.StructType, field: str) -> Phrase | None:
    known = {one.encode_name: one for one in kind.fields}
    inside = f"{field}." if field else ""
    for name in value:
        if name not in known and kind.forbid_unknown_fields:
            return Phrase("server-field-unknown", "'{field}' is no field here", {"field": shortened(inside + name)})
    for name, one in known.items():
        if name not in value:
            if one.required:
                args = {"field": shortened(inside + name)}
                return Phrase("server-field-missing", "the field '{field}' is missing", args)
        elif wrong := mismatch(value[name], one.type, inside + name):
            return wrong
    return None


def _text(value: str, kind: inspect.StrType, field: str) -> Phrase | None:
    if kind.max_length is not None and len(value) > kind.max_length:
        args = {"field": _called(field), "bound": kind.max_length}
        return Phrase("server-field-long", "'{field}' can have {bound:character|characters} at most", args)
    if kind.min_length is not None and len(value) < kind.min_length:
        args = {"field": _called(field), "bound": kind.min_length}
        return Phrase("server-field-short", "'{field}' must have {bound:character|characters} at least", args)
    return None if kind.pattern is None or re.search(kind.pattern, value) else _not_so(field)


def _number(value: object, kind: inspect.IntType, field: str) -> Phrase | None:
    assert isinstance(value, int)  # noqa: S101  the caller has looked
    if kind.le is not None and value > kind.le:
        args = {"field": _called(field), "bound": kind.le}
        return Phrase("server-field-most", "'{field}' can be {bound} at most", args)
    if kind.ge is not None and value < kind.ge:
        args = {"field": _called(field), "bound": kind.ge}
        return Phrase("server-field-least", "'{field}' must be {bound} at least", args)
    return None


def _list(value: list[object], kind: inspect.ListType | inspect.VarTupleType, field: str) -> Phrase | None:
    wrong = _size(value, kind, field)
    return wrong or _first(mismatch(one, kind.item_type, f"{field}[{place}]") for place, one in enumerate(value))


def _mapping(value: dict[str, object], kind: inspect.DictType, field: str) -> Phrase | None:
    keys = (mismatch(key, kind.key_type, field) for key in value)
    values = (mismatch(one, kind.value_type, f"{field}.{key}" if field else key) for key, one in value.items())
    return _size(value, kind, field) or _first(chain(keys, values))


def _size(
    value: Collection[object], kind: inspect.ListType | inspect.VarTupleType | inspect.DictType, field: str
) -> Phrase | None:
    if kind.max_length is not None and len(value) > kind.max_length:
        args = {"field": _called(field), "bound": kind.max_length}
        return Phrase("server-field-many", "'{field}' can hold {bound:entry|entries} at most", args)
    if kind.min_length is not None and len(value) < kind.min_length:
        args = {"field": _called(field), "bound": kind.min_length}
        return Phrase("server-field-few", "'{field}' must hold {bound:entry|entries} at least", args)
    return None


def _first(found: Iterable[Phrase | None]) -> Phrase | None:
    return next(filter(None, found), None)


def _wrong_kind(field: str, kind: str) -> Phrase:
    args = {"field": _called(field)}
    match kind:
        case "text":
            return Phrase("server-field-text", "'{field}' must be a text", args)
        case "number":
            return Phrase("server-field-number", "'{field}' must be a whole number", args)
        case "truth":
            return Phrase("server-field-truth", "'{field}' must be true or false", args)
        case "list":
            return Phrase("server-field-list", "'{field}' must be a list", args)
        case _:
            return Phrase("server-field-object", "'{field}' must be an object with fields", args)


def _not_so(field: str) -> Phrase:
    return Phrase("server-field-range", "'{field}' is not what it must be", {"field": _called(field)})


def _called(field: str) -> str:
    return str(shortened(field or WHOLE))
