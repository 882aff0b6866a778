"""The table of who may do what, read from ``policy.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec

from townwright.server.protocol import client_messages

Gate: TypeAlias = Literal["anyone", "session", "account", "table", "member", "host", "machine"]
Decision: TypeAlias = Literal["yes", "session", "hidden", "no"]


class PolicyRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes of a request or message, by who makes it; see the file for the words."""

    stranger: Decision
    guest: Decision
    account: Decision | None = None
    spectator: Decision | None = None
    seated: Decision | None = None
    replaced: Decision | None = None
    host: Decision | None = None
    open_stranger: Decision | None = None
    open_guest: Decision | None = None
    over_seated: Decision | None = None
    over_host: Decision | None = None
    gate: Gate = "anyone"


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table of who may do what, for routes and for socket messages."""

    routes: Mapping[str, PolicyRow]
    messages: Mapping[str, PolicyRow]


@cache
def matrix() -> Policy:
    """The table as it stands in the file."""
    text = (Path(__file__).parent / "policy.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Policy)


def gate(route: str) -> Gate:
    """What is checked before a route is entered; a route without a row is an error."""
    try:
        return matrix().routes[route].gate
    except KeyError:
        raise LookupError(f"{route} has no row in policy.toml") from None


def check(routes: Iterable[str]) -> None:
    """Refuse a route or socket message without a row, and a row without its route or message."""
    compare(set(routes), set(matrix().routes))
    compare({kind.__struct_config__.tag for kind in get_args(client_messages.ClientMessage)}, set(matrix().messages))


def compare(there: set[str], listed: set[str]) -> None:
    """Raise an error that names what is missing on either side."""
    if there != listed:
        raise LookupError(
            f"policy.toml lacks {sorted(there - listed)} and has nothing to allow for {sorted(listed - there)}"
        )
