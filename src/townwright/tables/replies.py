"""The replies and views of a table, made of what their reader may know; they go over the wire as they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from townwright.core.choices import Choice
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.core.seats import Seat
from townwright.tables.facts import EndReason, Lateness, OfferKind, Visibility


@dataclass(frozen=True, slots=True)
class Sentence:
    """A phrase on the wire: said in English, and with what it takes to say it in another language."""

    key: str
    english: str
    args: Mapping[str, Any] = field(default_factory=dict)
    """Numbers, texts, and sentences again."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """It was done, and stands in the history under this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Refused:
    """It was not done, for this reason. Everything is as it was."""

    code: str
    why: Sentence


Reply: TypeAlias = Accepted | Refused


@dataclass(frozen=True, slots=True)
class FactView:
    """A fact of the history as one viewer may see it.

    An action of another seat in a turn that is still open shows the seat and not the action; when the
    turn closes the same number is shown again with it.
    """

    number: int
    at: int
    kind: str
    seat: Seat | None = None
    action: str | None = None
    """What was acted or dealt, in notation."""
    offer: int | None = None
    """The number of the offer that was agreed to or declined."""
    about: OfferKind | None = None
    """What was offered."""
    by: Seat | None = None
    """A seat of whoever offered, agreed or declined, as they sat then."""
    undone: int | None = None
    """The number of the action that no longer counts."""
    why: str | None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A place at the table and who has it."""

    seat: Seat
    called: str
    """How the game calls the seat: ``1`` or ``A``."""
    holder: Literal["person", "bot", "nobody"]
    name: str = ""
    """The player's name, or the bot's."""
    yours: bool = False
    host: bool = False
    to_act: bool = False
    deadline: int | None = None
    """When the seat's time is up, in milliseconds since 1970."""
    late: bool = False


@dataclass(frozen=True, slots=True)
class OfferView:
    """An offer that is still open."""

    number: int
    offer: OfferKind
    by: tuple[Seat, ...]
    """The seats of whoever made it."""
    seat: Seat | None
    bot: str | None
    agreed: tuple[Seat, ...]
    waits_for: tuple[Seat, ...]
    yours_to_answer: bool


@dataclass(frozen=True, slots=True)
class ResultView:
    """How the game ended."""

    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    facts: Mapping[str, Any]
    """What else the game decides, in its own words."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one viewer may see it now: all that a page paints."""

    number: int
    """The last fact of the history that this sight includes."""
    game: str
    rules: int
    options: Mapping[str, str]
    visibility: Visibility
    seconds: int | None
    lateness: Lateness
    commitment: str
    aids: bool
    """Whether seats may ask for hints."""
    branched: int
    """How many of the first moves were taken over from a record."""
    retried: bool
    """Whether the draws are those of a finished game."""
    daily: str | None
    """The day whose deal this is; None at all other tables."""
    contest: str | None
    """The challenge or tournament whose deal this is; None at all other tables."""
    status: Literal["waiting", "playing", "ended"]
    why: EndReason | None
    """Why it ended."""
    seats: tuple[SeatView, ...]
    seat: Seat | None
    """The seat that this sight is seen from; None for a spectator."""
    turn: int | None
    """The number to act under if this seat is asked to act, otherwise None."""
    host: bool
    """Whether the viewer is the table's host."""
    offers: tuple[OfferView, ...]
    can_offer: tuple[OfferKind, ...]
    """What this viewer could propose now."""
    view: Any
    """The game's own view; None before the game begins."""
    result: ResultView | None = None
    rematch: str | None = None
    """For members: the table where they meet again."""
    kept: tuple[Seat, ...] = ()
    """The seats that the viewer had in this game and may take again."""


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """One word that can stand next in an action; its sentences by their numbers in the list that comes along."""

    word: str
    whole: bool
    brings: tuple[int, ...] = ()
    why_not: int | None = None
    gain: int | None = None
    """How many points more it leads to at once, at best; None where that cannot be said."""
    changes: Mapping[str, int] = field(default_factory=dict)
    """By how much it moves figures of the game that are shown, by their names; those that stay are left out."""
    costs: tuple[str, ...] = ()
    """Which of these cost points by it."""


@dataclass(frozen=True, slots=True)
class ChoiceViews:
    """All words that can stand next. What holds for many of them is said once."""

    choices: tuple[ChoiceView, ...] = ()
    sentences: tuple[Sentence, ...] = ()


def sentence(phrase: Phrase) -> Sentence:
    """The phrase as it goes over the wire."""
    return Sentence(phrase.key, str(phrase), {name: _argument(value) for name, value in phrase.args.items()})


def _argument(value: object) -> object:
    if isinstance(value, Phrase):
        return sentence(value)
    return value if isinstance(value, int | float) else str(value)


def refused(refusal: Refusal) -> Refused:
    """The refusal as it goes over the wire."""
    return Refused(refusal.code, sentence(refusal.phrase))


def choice_views(choices: Iterable[Choice]) -> ChoiceViews:
    """The choices as they go over the wire."""
    numbers: dict[Phrase, int] = {}

    def number(phrase: Phrase) -> int:
        return numbers.setdefault(phrase, len(numbers))

    seen = tuple(
        ChoiceView(
            choice.word,
            choice.whole,
            tuple(map(number, choice.brings)),
            None if choice.why_not is None else number(choice.why_not),
            choice.gain,
            dict(choice.changes),
            choice.costs,
        )
        for choice in choices
    )
    return ChoiceViews(seen, tuple(map(sentence, numbers)))
