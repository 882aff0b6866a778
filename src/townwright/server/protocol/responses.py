"""The bodies of responses, but for those about games and their options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from townwright.core.points import Because
from townwright.server.auth.password_lengths import LONGEST, SHORTEST
from townwright.server.protocol.field_types import Outgoing
from townwright.tables.replies import ChoiceView, Sentence, TableView


class Problem(Outgoing, frozen=True, kw_only=True):
    """Why a request was not fulfilled."""

    code: str
    why: Sentence
    request: str
    """Names this request in the server's log."""
    line: int | None = None
    """The line of the record or file that is refused, counted from 1."""
    file: int | None = None
    """Which of the component files is refused, counted from 1."""


class Me(Outgoing, frozen=True, kw_only=True):
    """Who you are here."""

    known: bool
    """Whether this browser has a session."""
    name: str = ""
    account: bool = False
    password_least: int = SHORTEST
    """How many characters a password may have, for a form that asks for one."""
    password_most: int = LONGEST


class MadeTable(Outgoing, frozen=True, kw_only=True):
    """The id of a table that was made."""

    table: str


class VisibleTable(Outgoing, frozen=True, kw_only=True):
    """A table as you may see it."""

    table: str
    sight: TableView


class ListedSeat(Outgoing, frozen=True, kw_only=True):
    """A seat in a list of tables."""

    holder: Literal["person", "bot", "nobody"]
    name: str
    yours: bool
    to_act: bool


class ListedTable(Outgoing, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    options: Mapping[str, str]
    stage: Literal["open", "running", "ended"]
    seats: tuple[ListedSeat, ...]
    """Of a table of many seats the first twelve, among them yours and an open one."""
    more_seats: int = 0
    """How many seats are not listed."""
    host: str
    created_at: int
    changed_at: int
    due_at: int | None
    seconds: int | None = None
    """To think about a move; None for as long as one likes."""
    winners: tuple[int, ...] = ()


class MadeInvitation(Outgoing, frozen=True, kw_only=True):
    """A link to give to somebody, shown this once."""

    id: str
    token: str
    seat: int | None
    expires_at: int


class InvitationInfo(Outgoing, frozen=True, kw_only=True):
    """An invitation that can still be used."""

    id: str
    seat: int | None
    expires_at: int


class InvitationTarget(Outgoing, frozen=True, kw_only=True):
    """What an invitation is for. Looking at it changes nothing."""

    table: str
    game: str
    host: str
    seat: int | None
    """None for a link for watching: its token is the ``key`` of a ``watch``."""


class Ticket(Outgoing, frozen=True, kw_only=True):
    """Opens one socket within 30 seconds."""

    ticket: str


class SessionInfo(Outgoing, frozen=True, kw_only=True):
    """A browser where you are known."""

    id: str
    created_at: int
    used_at: int
    this: bool


class RecordStep(Outgoing, frozen=True, kw_only=True):
    """One move of a record; the seat of chance is -1."""

    seat: int
    action: str


class CourseLine(Outgoing, frozen=True, kw_only=True):
    """How a number went over the game."""

    what: str
    """``points``, ``money`` or whatever the game names."""
    values: tuple[tuple[int, ...], ...]
    """Before the first action and after each that is no draw: a number for each seat, or one where all share it."""


class Replayed(Outgoing, frozen=True, kw_only=True):
    """A record that was played again."""

    game: str
    rules: int
    options: Mapping[str, str]
    names: tuple[str, ...]
    steps: tuple[RecordStep, ...]
    step: int
    """How many of the steps are in the view."""
    view: Any
    """What the seat that was asked for sees of it, or a spectator."""
    finished: bool
    """Whether the game is over at this step."""
    winners: tuple[int, ...]
    complete: bool
    """Whether the game is over at the end of the record."""
    course: tuple[CourseLine, ...] = ()
    """The numbers of the whole game, where they were asked for and the game has ended."""


class Studied(Outgoing, frozen=True, kw_only=True):
    """A position as a seat sees it, and what the seat could do there."""

    replayed: Replayed
    to_act: tuple[int, ...]
    """The seats that are to act; chance is -1."""
    choices: tuple[ChoiceView, ...]
    """The words that can come next; none if the words are a whole action that ends here."""
    sentences: tuple[Sentence, ...]
    """What the choices bring and what stands in their way, by number."""


class ComponentSet(Outgoing, frozen=True, kw_only=True):
    """A component file that can be played with."""

    game: str
    name: str
    options: Mapping[str, str]
    """The options that call for it."""
    unusual: tuple[Sentence, ...]
    """What one would not expect of a box; it is played all the same."""
    contents: Any
    """What it holds, in the game's own type."""


class ScoredLine(Outgoing, frozen=True, kw_only=True):
    """What one thing on the table earns, and why."""

    seat: int
    what: str
    points: int
    because: tuple[Because, ...]


class Scored(Outgoing, frozen=True, kw_only=True):
    """A table of the physical game, scored."""

    game: str
    picture: str
    """The table as it was understood."""
    lines: tuple[ScoredLine, ...]
    total: int
    remarks: tuple[Sentence, ...]
    """What else follows."""
    facts: Mapping[str, Any]
    """The same as plain data."""


class BestGame(Outgoing, frozen=True, kw_only=True):
    """A game that you played alone to its end."""

    table: str
    total: int
    won: bool
    ended_at: int
    aids: bool
    """Whether hints were allowed."""


class BestGames(Outgoing, frozen=True, kw_only=True):
    """Your best games with the same options, the best first."""

    game: str
    options: Mapping[str, str]
    played: int
    """How many there are in all."""
    best: tuple[BestGame, ...]
