"""Reads frames: text within the limits, JSON without tricks, one of the known messages.

Anything else is ``Unreadable``, and ``live.socket_session`` closes the socket that sent it. What pages send most,
``live.usual_frames`` reads more quickly.
"""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn, get_args

import msgspec

from townwright.core.refusals import Unreadable
from townwright.server.protocol import client_messages
from townwright.server.protocol.field_types import LARGEST

DEEPEST: Final = 8
MOST_NODES: Final = 2_000
FEW: Final = 20
"""Values side by side, as nearly every message has them."""


def read(text: str) -> client_messages.ClientMessage:
    """The message that a frame holds."""
    try:
        value = DECODER.decode(text)
        _measure(value)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()  # half a character could not be written into any answer
        frame: client_messages.ClientMessage = msgspec.convert(value, _kind(value))
        return frame
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(
            "server-frame-unreadable", "this frame is none of the messages that the server knows"
        ) from None


def _kind(value: Any) -> type[Any]:
    """Which message a value says it is: reading it as one of them is ten times as quick as reading it as any."""
    word = value.get("say") if isinstance(value, dict) else None
    kind = KINDS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise ValueError("no message has this name")
    return kind


def _tag(kind: Any) -> str:
    """The name of a message; msgspec keeps it elsewhere than what stands in for it on a device."""
    config = getattr(kind, "__struct_config__", None)
    return str(kind.tag if config is None else config.tag)


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _no_float(text: str) -> NoReturn:
    raise ValueError(f"{text[:20]} is no whole number")


def _whole(text: str) -> int:
    if len(text) > 11 or not -LARGEST <= int(text) <= LARGEST:
        raise ValueError("the number is too large")
    return int(text)


def _measure(value: object) -> None:
    """Refuses what is deep or has many parts, although it is short."""
    if (
        isinstance(value, dict)
        and len(value) <= FEW
        and not any(isinstance(one, dict | list) for one in value.values())
    ):
        return
    nodes, level = 0, [value]
    for _ in range(DEEPEST):
        nodes += len(level)
        if nodes > MOST_NODES:
            break
        below: list[object] = []
        for one in level:
            if isinstance(one, dict):
                below.extend(one.values())
            elif isinstance(one, list):
                below.extend(one)
        if not below:
            return
        level = below
    raise ValueError("too deep or too many parts")


DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_pairs, parse_float=_no_float, parse_constant=_no_float, parse_int=_whole
)
KINDS: Final[dict[str, type[Any]]] = {_tag(kind): kind for kind in get_args(client_messages.ClientMessage)}
