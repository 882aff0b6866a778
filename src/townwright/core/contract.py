"""The contract of a game. Each folder under ``games`` has one object that keeps it, ``GAME``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from townwright.core.choices import Choice
from townwright.core.limits.budgets import Budget
from townwright.core.options.schema import Schema
from townwright.core.phrases import Phrase
from townwright.core.points import Line, Tally
from townwright.core.records import Record, Replay
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat

__all__ = ["Action", "AnyGame", "ChanceAction", "Contents", "Game", "Interaction", "Options"]

O = TypeVar("O", bound="Options")  # noqa: E741  O, S, A, V: options, state, action, view
S = TypeVar("S")
A = TypeVar("A", bound="Action")
V_co = TypeVar("V_co", covariant=True)


Interaction: TypeAlias = Literal["none", "cooperative", "competitive"]
"""What seats have to do with each other: each plays for itself beside the others, all together, or against them."""


class Options(Protocol):
    """What is agreed before a game: a frozen value, typed by the game."""

    @property
    def seats(self) -> int:
        """How many seats the game has."""


class Action(Protocol):
    """Something a seat can say. ``str`` writes it in the game's notation."""

    def __str__(self) -> str: ...


@runtime_checkable
class ChanceAction(Protocol):
    """An outcome of a draw, which also names the stream that it is drawn from."""

    @property
    def stream(self) -> str:
        """The name of the stream that the outcome is drawn from."""


class Contents(Protocol):
    """What a component file holds: a frozen value, made as views are, and typed by the game."""

    @property
    def name(self) -> str:
        """What the file calls itself."""

    @property
    def options(self) -> Mapping[str, str]:
        """The options that call for it, such as ``{"tiles": "mine"}``."""


class Game(Protocol[O, S, A, V_co]):
    """One game: stateless, its states are values, its actions are written in its notation.

    A call that searches takes a budget of steps and refuses with ``TooMuch`` when it is spent; without one it has
    ``steps``, or ``record_steps`` for a whole text. What the rules decide never depends on the budget: a larger one
    only lets more be answered. The work of every other call grows no faster than what it reads or shows, and
    what can be supplied is capped where it is read, also with ``TooMuch``.
    """

    name: str
    """The folder's name, which also opens every record."""
    title: str
    rules: int
    """The version of the rules that new games are played by."""
    option_schema: Schema
    """What can be agreed before a game; forms, help, environments and tests are made of it."""
    interaction: Interaction
    steps: int
    """The steps of a call about one position: many times what the game's own sets ever need, less than a second."""
    record_steps: int
    """The steps of a call that plays or scores a whole text."""

    # Options and seats

    def options(self, words: Mapping[str, str], components: Sequence[str] = ()) -> O:
        """The options that the words spell, such as ``{"level": "3", "seats": "2"}``; defaults fill the rest.

        ``components`` are texts of an owner's component files, which the words may call by their names.
        """

    def option_words(self, options: O) -> dict[str, str]:
        """The inverse of ``options``: every option, written out."""

    def every_option(self) -> Iterable[O]:
        """Options that between them use every choice at least once, for tests and long runs."""

    def seat_name(self, seat: Seat) -> str | int:
        """How records and people call a seat: 1, 2, … or A, B, …"""

    def hides(self, options: O) -> bool:
        """Whether a seat knows something, beyond a turn that is still open, that others may not know until the end."""

    # Play

    def start(self, options: O) -> S:
        """The position before anything has happened."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now, perhaps several; ``(CHANCE,)`` when a draw is due; ``()`` at the end."""

    def legal(self, state: S, seat: Seat, budget: Budget | None = None) -> Sequence[A]:
        """Every action open to the seat in the game's documented order; empty if it is not its turn.

        Where the list is found item by item, looking at an item that the budget cannot pay for is what refuses.
        """

    def choices(self, state: S, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
        """What can come after these words of an action; empty when they are a whole action that ends here.

        Words are what blanks separate in the notation. A page walks through them step by step; every
        way through them that never takes a choice with a ``why_not`` ends in a legal action.
        """

    def play(self, state: S, seat: Seat, action: A, budget: Budget | None = None) -> S:
        """The position after the action, or a ``Refusal``. Checks this one action and enumerates nothing."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that this seat (or None, a spectator) may see: a value, compared by content.

        It is built up from nested dataclasses, tuples, strings, numbers, booleans and None, so that it
        goes over the wire as it is; it holds all that a page paints, the points seen so far included.
        """

    def points(self, state: S) -> tuple[Line, ...]:
        """Who gets what, and because of which places; also for a position in the middle of a game."""

    def standing(self, state: S, seat: Seat) -> Standing:
        """What the seat would have if the game ended now; its total is the sum of its lines."""

    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it runs."""

    # Notation

    def read(self, text: str) -> A:
        """The action that the text spells, or ``Unreadable``. The inverse of ``str``."""

    def opens(self, text: str) -> bool:
        """Whether the text begins as a record of this game does."""

    def replay(self, text: str, components: Sequence[str] = (), budget: Budget | None = None) -> Replay[O, S, A]:
        """Plays a record's text again, or refuses it at its first wrong line."""

    def write(self, record: Record[O, A]) -> str:
        """The record as text. The inverse of ``replay``."""

    def draw(self, state: S) -> str:
        """The table as a picture made of text."""

    # For the physical box

    def is_components(self, text: str) -> bool:
        """Whether the text begins as a component file of this game does."""

    def check_components(self, text: str) -> tuple[Phrase, ...]:
        """What is unusual about a component file; a bad one is refused at its line."""

    def contents(self, text: str) -> Contents:
        """What a component file holds, for looking at it; a bad one is refused at its line."""

    def score(
        self, text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None
    ) -> Tally:
        """Scores a table that is written in notation; ``words`` are options such as ``{"level": "2"}``."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
