"""The shapes of single values on the wire. Whatever is longer, larger or stranger is refused before it is looked at."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

LARGEST = 2**31 - 1

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{8,64}$", description="An id or a token.")]
TicketText: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{8,128}$")]
ActionId: TypeAlias = Annotated[
    str, Meta(pattern=r"^[0-9A-Za-z_-]{8,64}$", description="The page's own id of what it asks, random and used once.")
]
WholeNumber: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99, description="A seat, counted from 0.")]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Notation: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=2000, description="An action in the game's notation.")
]
GivenName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=96, description="How a person wants to be called.")]
BotName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,31}$")]
OptionWords: TypeAlias = Annotated[dict[Word, Annotated[str, Meta(max_length=100)]], Meta(max_length=40)]

Greeting: TypeAlias = Literal[
    "hello", "thanks", "well-played", "nice-move", "oops", "thinking", "your-turn", "good-game"
]
"""What people can say to each other at a table; the page has the words."""


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that comes from outside: a field that nobody knows is refused."""


class Outgoing(msgspec.Struct, frozen=True, kw_only=True):
    """Something that goes out."""
