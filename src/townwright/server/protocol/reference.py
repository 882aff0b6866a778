"""The reference of all messages, written from their types.

``python -m townwright.server.protocol.reference`` prints docs/messages.md.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import Field, fields, is_dataclass
from typing import Any, get_args

import msgspec

from townwright.server.protocol import client_messages, game_responses, requests, responses, server_messages
from townwright.tables import replies as seen

INTRODUCTION = """\
# Messages

Written from the types by `python -m townwright.server.protocol.reference`; do not edit.
[The wire](wire.md) tells how they are used.
Fields without a default must be there. Times are milliseconds since 1970.
"""


def page() -> str:
    """Return the text of docs/messages.md."""
    return "\n".join(
        (
            INTRODUCTION,
            *chapter("What a page says over its socket", get_args(client_messages.ClientMessage)),
            *chapter("What the server says over a socket", get_args(server_messages.ServerMessage)),
            *chapter("What can be seen of a table", structures(seen)),
            *chapter("Bodies of requests", structures(requests)),
            *chapter("Bodies of responses", structures(responses)),
            *chapter("Bodies of responses about games", structures(game_responses)),
        )
    )


def chapter(title: str, kinds: tuple[type, ...]) -> Iterator[str]:
    """A heading and an entry for each kind."""
    yield f"## {title}\n"
    for kind in kinds:
        yield from entry(kind)


def entry(kind: type) -> Iterator[str]:
    """What a message is, and its fields."""
    tag = getattr(getattr(kind, "__struct_config__", None), "tag", None)
    yield f"### {tag or kind.__name__}\n"
    yield inspect.cleandoc(kind.__doc__ or "") + "\n"
    rows = list(described(kind))
    if rows:
        yield "| field | type | default | |\n| --- | --- | --- | --- |"
        yield from (f"| `{name}` | {shape} | {default} | {text} |" for name, shape, default, text in rows)
        yield ""


def described(kind: type) -> Iterator[tuple[str, str, str, str]]:
    """Each field with its type, its default and what stands below it in the source."""
    described = sentences(kind)
    for field in fields_of(kind):
        yield field.name, described[field.name][0], default(field), described[field.name][1]


def fields_of(kind: type) -> tuple[msgspec.structs.FieldInfo, ...] | tuple[Field[Any], ...]:
    """The fields of a message, which is a struct or a dataclass."""
    if issubclass(kind, msgspec.Struct):
        return msgspec.structs.fields(kind)
    return fields(kind) if is_dataclass(kind) else ()


def default(field: Any) -> str:
    """The default as JSON, or nothing."""
    value = field.default
    return (
        "" if type(value).__name__ in ("NoDefaultType", "_MISSING_TYPE") else f"`{msgspec.json.encode(value).decode()}`"
    )


def sentences(kind: type) -> dict[str, tuple[str, str]]:
    """By field: its type as it is written, and the sentence under it."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    found: dict[str, tuple[str, str]] = {}
    last = ""
    for line in tree.body if isinstance(tree, ast.ClassDef) else ():
        match line:
            case ast.AnnAssign(target=ast.Name(id=last)):
                found[last] = (f"`{ast.unparse(line.annotation)}`".replace("|", "\\|"), "")
            case ast.Expr(value=ast.Constant(value=str(sentence))) if last:
                found[last] = (found[last][0], " ".join(sentence.split()).replace("|", "\\|"))
    return found


def structures(module: Any) -> tuple[type, ...]:
    """The kinds that a module defines, in the order of its text."""
    return tuple(
        value
        for value in vars(module).values()
        if inspect.isclass(value)
        and value.__module__ == module.__name__
        and (issubclass(value, msgspec.Struct) or is_dataclass(value))
    )


if __name__ == "__main__":
    sys.stdout.write(page())
