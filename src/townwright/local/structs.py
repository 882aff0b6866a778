"""The part of msgspec's interface that messages, requests and responses use, written with the standard library.

``install`` puts it in msgspec's place where msgspec is missing, so that the modules of ``server.protocol`` are the one
source of the protocol there too. Values are read as strictly and written as the same JSON; ``test_structs`` compares.
"""

from __future__ import annotations

import json as standard_json
import re
import sys
import types
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, fields, is_dataclass
from dataclasses import field as dataclass_field
from dataclasses import replace as dataclass_replace
from enum import Enum
from functools import cache
from importlib import import_module
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    Self,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

WRITER: Final = standard_json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class ValidationError(ValueError):
    """Raised for a value that is not of the wanted type."""


class Raw(bytes):
    """JSON that is written already and stands as it is in what is encoded."""


@dataclass(frozen=True)
class Meta:
    """The bounds of a value."""

    pattern: str | None = None
    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    description: str | None = None

    def check(self, value: Any) -> None:
        """Raise ``ValidationError`` for a value outside the bounds."""
        sized = hasattr(value, "__len__")
        if (
            (self.pattern is not None and re.search(self.pattern, value) is None)
            or (self.ge is not None and value < self.ge)
            or (self.le is not None and value > self.le)
            or (self.min_length is not None and sized and len(value) < self.min_length)
            or (self.max_length is not None and sized and len(value) > self.max_length)
        ):
            raise ValidationError("the value is out of bounds")


def field(*, default_factory: Any) -> Any:
    """A field whose default is made anew for each object."""
    return dataclass_field(default_factory=default_factory)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Struct:
    """The base of messages: every subclass becomes a frozen dataclass, perhaps with a tag in its JSON."""

    tag: ClassVar[str | None] = None
    tag_field: ClassVar[str] = "type"
    strict_fields: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        tag: str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool | None = None,
        frozen: bool = True,
        kw_only: bool = False,
    ) -> None:
        """Make the subclass a dataclass and keep its tag."""
        super().__init_subclass__()
        cls.tag = tag
        cls.tag_field = tag_field or cls.tag_field
        cls.strict_fields = cls.strict_fields if forbid_unknown_fields is None else forbid_unknown_fields
        dataclass(frozen=frozen, kw_only=kw_only)(cls)


def replaced(struct: Any, **changes: Any) -> Any:
    """A copy of the struct with other values in these fields."""
    return dataclass_replace(struct, **changes)


# Writing


def encode(value: object) -> bytes:
    """The value as JSON."""
    return WRITER.encode(to_builtins(value)).encode("utf-8", "surrogatepass")


def to_builtins(value: Any) -> Any:
    """The value made of dicts, lists, texts, numbers, booleans and None."""
    kind = type(value)
    if kind in (str, int, bool, float, types.NoneType):
        return value
    if isinstance(value, Raw):
        return standard_json.loads(value)
    if isinstance(value, Enum):
        return to_builtins(value.value)
    if isinstance(value, Struct):
        tag = {} if kind.tag is None else {kind.tag_field: kind.tag}
        return {**tag, **_fields_of(value, kind)}
    if is_dataclass(value):
        return _fields_of(value, kind)
    if isinstance(value, Mapping):
        return {_key(key): to_builtins(inner) for key, inner in value.items()}
    if isinstance(value, (tuple, list, AbstractSet)):
        return [to_builtins(inner) for inner in value]
    if isinstance(value, (str, int, float)):  # a subclass of them
        return next(base(value) for base in (str, int, float) if isinstance(value, base))
    raise TypeError(f"{kind.__name__} cannot be written as JSON")


def _fields_of(value: Any, kind: type) -> dict[str, Any]:
    return {name: to_builtins(getattr(value, name)) for name in _names(kind)}


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))


def _key(key: Any) -> str:
    plain = key.value if isinstance(key, Enum) else key
    return plain if isinstance(plain, str) else str(plain)


# Reading


def convert(value: Any, kind: Any) -> Any:
    """The value as this type; raises ``ValidationError`` for whatever is not exactly of it."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        found = convert(value, arguments[0])
        for bounds in arguments[1:]:
            if isinstance(bounds, Meta):
                bounds.check(found)
        return found
    if origin in (Union, types.UnionType):
        return _convert_union(value, arguments)
    if origin is Literal:
        return _expect(value, any(value == word and type(value) is type(word) for word in arguments))
    if origin is tuple:
        _expect(value, isinstance(value, list))
        return tuple(convert(inner, arguments[0]) for inner in value)
    if origin is dict:
        _expect(value, isinstance(value, dict))
        return {convert(key, arguments[0]): convert(inner, arguments[1]) for key, inner in value.items()}
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _convert_struct(value, kind)
    return _expect(value, type(value) is kind)


def _convert_union(value: Any, members: Iterable[Any]) -> Any:
    structs = {one.tag: one for one in members if isinstance(one, type) and issubclass(one, Struct)}
    if structs and isinstance(value, dict):
        field_name = next(iter(structs.values())).tag_field
        word = value.get(field_name)
        if not isinstance(word, str) or word not in structs:
            raise ValidationError("the tag is unknown")
        return _convert_struct(value, structs[word])
    for member in members:
        try:
            return convert(value, member)
        except ValidationError:
            continue
    raise ValidationError("the value is of none of the types")


def _convert_struct(value: Any, kind: Any) -> Any:
    _expect(value, isinstance(value, dict))
    given = dict(value)
    if kind.tag is not None and given.pop(kind.tag_field, None) != kind.tag:
        raise ValidationError("the tag is another")
    hints = _hints(kind)
    if kind.strict_fields and not given.keys() <= hints.keys():
        raise ValidationError("a field is unknown")
    try:
        return kind(**{name: convert(inner, hints[name]) for name, inner in given.items() if name in hints})
    except TypeError:
        raise ValidationError("a field is missing") from None


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    known = get_type_hints(kind, include_extras=True)
    return {one.name: known[one.name] for one in fields(kind)}


def _expect(value: Any, holds: bool) -> Any:
    if not holds:
        raise ValidationError("the value is of another type")
    return value


# In msgspec's place


class StandIn(types.ModuleType):
    """A module with msgspec's name and the functions of this one."""

    def __init__(self) -> None:
        super().__init__("msgspec", __doc__)
        self.Struct, self.Meta, self.Raw, self.field, self.convert = Struct, Meta, Raw, field, convert
        self.ValidationError, self.to_builtins = ValidationError, to_builtins
        self.json, self.structs = types.ModuleType("msgspec.json"), types.ModuleType("msgspec.structs")
        self.json.encode = encode  # type: ignore[attr-defined]  # a module that is made here
        self.structs.replace = replaced  # type: ignore[attr-defined]  # a module that is made here

    @classmethod
    def installed(cls) -> Self:
        """Put a stand-in into the loaded modules and return it."""
        made = cls()
        sys.modules.update({"msgspec": made, "msgspec.json": made.json, "msgspec.structs": made.structs})
        return made


def install() -> bool:
    """Stand in for msgspec unless it can be imported; return whether this was necessary."""
    try:
        return isinstance(import_module("msgspec"), StandIn)
    except ImportError:
        StandIn.installed()
        return True
