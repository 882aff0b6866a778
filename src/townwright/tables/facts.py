"""The facts that are stored of a table. A table is made from them again, so their bodies must be readable for ever.

A new field gets a default; a field is never renamed and never changes its meaning.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from townwright.core.refusals import Unreadable
from townwright.core.seats import Seat

EndReason: TypeAlias = Literal["finished", "abandoned", "cancelled"]
Visibility: TypeAlias = Literal["private", "public"]
Lateness: TypeAlias = Literal["wait", "bot"]
OfferKind: TypeAlias = Literal["undo", "rematch", "bot", "abandon"]


@dataclass(frozen=True, slots=True)
class Created:
    """The table was created; holds everything that is agreed before the first move."""

    game: str
    rules: int
    options: tuple[tuple[str, str], ...]
    """Every option in words, as the game spells them."""
    host: str
    """The person who may seat bots, send people away and cancel before the start."""
    commitment: str
    """The dealer's promise: the hash of a seed that is shown after the end."""
    visibility: Visibility = "private"
    """Whether the lobby shows the table and anybody may take an open seat."""
    seconds: int | None = None
    """How long a seat may think about one action; None for as long as it likes."""
    lateness: Lateness = "wait"
    """What happens to a late seat: the others decide, or a bot takes it over."""
    stand_in: str = "random"
    """The bot that takes over a late seat."""
    several: bool = False
    """Whether everybody, not only the host, may hold several seats."""
    components: tuple[str, ...] = ()
    """Texts of component files that the options call by name."""
    aids: bool = True
    """Whether seats may ask for hints."""
    branched: int = 0
    """How many of the first moves come from a record; the dealer answers for the draws after them only."""
    daily: str = ""
    """The day whose deal this is, as ``2026-11-16``; its seed is shown when that day is closed, not after the end."""
    retried: bool = False
    """Whether the dealer has the seed of a finished game, so that its players know what will be drawn."""

    contest: str = ""
    """The challenge or tournament that this deal belongs to; it tells when its seed is shown."""

    @property
    def derived(self) -> bool:
        """Whether moves or draws come from another game; such a game counts for no best and no statistics."""
        return self.branched > 0 or self.retried

    @property
    def counts(self) -> bool:
        """Whether the game tells how well somebody plays: all of it, with a deal that nobody could know before.

        Practice with the deal of a day has hints, and a try has none. The deal of a contest was played by others, and
        whoever comes with a second cookie has played it too.
        """
        return not self.derived and not (self.daily and self.aids) and not self.contest


@dataclass(frozen=True, slots=True)
class Sat:
    """A person took a seat."""

    seat: Seat
    person: str
    player: str
    """Whose name the seat bears: the person's own, or that of a friend beside them on the same device."""


@dataclass(frozen=True, slots=True)
class BotSat:
    """A bot took a seat."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Left:
    """A seat became empty."""

    seat: Seat
    why: Literal["left", "sent-away", "replaced"] = "left"


@dataclass(frozen=True, slots=True)
class Began:
    """The last seat was taken, and the game began."""


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat acted; the action stands in the game's notation."""

    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """Chance gave something: a draw, in the game's notation."""

    action: str


@dataclass(frozen=True, slots=True)
class Late:
    """A seat's time to act ran out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Offered:
    """A person proposed something that others must agree to. The number of this fact names the offer."""

    offer: OfferKind
    person: str
    seat: Seat | None = None
    """Whose action would be undone, or which absent seat a bot would take."""
    bot: str | None = None
    by: Seat | None = None
    """Where the person sat then, on the first of several seats; who leaves later has spoken all the same."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """A person agreed to an offer."""

    offer: int
    person: str
    by: Seat | None = None
    """Where the person sat then, on the first of several seats."""


@dataclass(frozen=True, slots=True)
class Declined:
    """A person declined an offer, or took the own one back."""

    offer: int
    person: str
    by: Seat | None = None
    """Where the person sat then, on the first of several seats."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last action was taken back; the game stands as if it had not been."""

    acted: int
    """The number of the fact that no longer counts."""


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people meet again at another table."""

    table: str


@dataclass(frozen=True, slots=True)
class Ended:
    """Nothing more can be played here."""

    why: EndReason


Fact: TypeAlias = (
    Created
    | Sat
    | BotSat
    | Left
    | Began
    | Acted
    | Dealt
    | Late
    | Offered
    | Agreed
    | Declined
    | Undone
    | Rematched
    | Ended
)

KINDS: Final[Mapping[str, type[Fact]]] = {
    "created": Created,
    "sat": Sat,
    "bot-sat": BotSat,
    "left": Left,
    "began": Began,
    "acted": Acted,
    "dealt": Dealt,
    "late": Late,
    "offered": Offered,
    "agreed": Agreed,
    "declined": Declined,
    "undone": Undone,
    "rematched": Rematched,
    "ended": Ended,
}
NAMES: Final[Mapping[type[Fact], str]] = {kind: name for name, kind in KINDS.items()}


@dataclass(frozen=True, slots=True)
class NumberedFact:
    """A fact, its place in the table's history (from 1, without gaps) and its time in milliseconds since 1970."""

    number: int
    at: int
    fact: Fact


def kind(fact: Fact) -> str:
    """The name of the fact's class as the store keeps it beside the body, for instance ``bot-sat``."""
    return NAMES[type(fact)]


JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def body(fact: Fact) -> str:
    """The fields of the fact as JSON, for the store."""
    return JSON.encode({name: getattr(fact, name) for name in fact.__slots__})


def read(kind: str, body: str) -> Fact:
    """The fact with this stored kind and body; raises ``Unreadable`` for what only a later Townwright knows."""
    try:
        fields: dict[str, Any] = {name: _tuples(value) for name, value in json.loads(body).items()}
        return KINDS[kind](**fields)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise Unreadable("table-fact", "this Townwright knows no fact '{kind}' with such a body", kind=kind) from None


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
