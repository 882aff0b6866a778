"""Everything that the server says over a socket. Each frame is one of these, as JSON, with its name in ``say``."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from townwright.server.protocol.field_types import Greeting, Outgoing
from townwright.tables.replies import ChoiceView, FactView, Sentence, TableView

FACTS_IN_UPDATE: Final = 64
"""The most facts in one update."""


class FromServer(Outgoing, tag_field="say", frozen=True, kw_only=True):
    """The base of every message that the server sends."""


class Welcome(FromServer, tag="welcome", frozen=True, kw_only=True):
    """The ticket was good."""

    version: str
    """The server's version; a page of another version offers to reload when its game allows."""
    now: int
    """The server's time in milliseconds since 1970, for showing deadlines."""


class Update(FromServer, tag="update", frozen=True, kw_only=True):
    """What happened at a table, and how it looks now.

    Facts come in order and each once; only a fact that was hidden comes again under its old number
    when it is opened. If ``more`` is set, the next update goes on and the sight comes with the last.
    """

    table: str
    number: int
    """The last number up to which the page now knows everything; the ``after`` of the next ``watch``."""
    facts: tuple[FactView, ...]
    sight: TableView | None = None
    more: bool = False


class Changed(FromServer, tag="changes", frozen=True, kw_only=True):
    """What happened at a table, and what has changed in its sight, for a page that asked for changes."""

    table: str
    number: int
    facts: tuple[FactView, ...]
    changes: dict[str, Any]
    """The patch that makes the page's last sight of the table into the one that holds now."""


class Presence(FromServer, tag="presence", frozen=True, kw_only=True):
    """Who is looking at a table now."""

    table: str
    here: tuple[int, ...]
    """The seats whose persons are connected."""
    watching: int
    """How many others are."""


class Suggestion(Outgoing, frozen=True, kw_only=True):
    """What one seat shows to the others."""

    seat: int
    action: str
    """In the game's notation; whether the rules allow it was not looked at."""


class Suggestions(FromServer, tag="suggestions", frozen=True, kw_only=True):
    """All that is suggested at a table now. Nothing of it is stored, and the next fact ends it."""

    table: str
    number: int
    """They belong to the position after this fact: a page that knows a later one shows them no longer."""
    suggestions: tuple[Suggestion, ...]


class Greeted(FromServer, tag="greeting", frozen=True, kw_only=True):
    """A phrase of the fixed list that somebody says at a table. A page that reads slowly may not get it."""

    table: str
    seat: int
    greeting: Greeting


class Acknowledgement(FromServer, tag="answer", frozen=True, kw_only=True):
    """It was done, is stored, and stands in the history under this number."""

    table: str
    id: str
    number: int


class Refusal(FromServer, tag="refusal", frozen=True, kw_only=True):
    """It was not done, for this reason, and everything is as it was."""

    table: str
    id: str
    code: str
    why: Sentence


class Unsettled(FromServer, tag="unsettled", frozen=True, kw_only=True):
    """It may or may not have been done: send it again with the same id, a little later."""

    table: str
    id: str
    why: Sentence


class Choices(FromServer, tag="choices", frozen=True, kw_only=True):
    """The words that can come next; none if the words are a whole action that ends here."""

    table: str
    ask: int
    choices: tuple[ChoiceView, ...]
    sentences: tuple[Sentence, ...]
    """What the choices bring and what stands in their way, by number."""


class NoChoices(FromServer, tag="no-choices", frozen=True, kw_only=True):
    """The question for choices was refused."""

    table: str
    ask: int
    code: str
    why: Sentence


class Hint(FromServer, tag="hint", frozen=True, kw_only=True):
    """A whole action that begins with the words that were asked about, and what speaks for it."""

    table: str
    ask: int
    turn: int
    """The question of the table that it would answer."""
    action: str
    remark: Sentence | None = None


class NoHint(FromServer, tag="no-hint", frozen=True, kw_only=True):
    """There is no hint, for this reason."""

    table: str
    ask: int
    code: str
    why: Sentence


class Gone(FromServer, tag="gone", frozen=True, kw_only=True):
    """The table cannot be watched: there is none with this id, it is not for you, or the page knows what never was."""

    table: str
    code: Literal["no-table", "damaged", "unavailable", "too-many", "too-much", "ahead"]
    why: Sentence


class Later(FromServer, tag="later", frozen=True, kw_only=True):
    """The table cannot be opened at this moment, since too much is being computed: watch it again in a second."""

    table: str
    why: Sentence


class Pong(FromServer, tag="pong", frozen=True, kw_only=True):
    """The answer to ``ping``, with the server's time."""

    now: int


class Stopping(FromServer, tag="stopping", frozen=True, kw_only=True):
    """The server stops or starts anew: connect again, and nothing is lost."""


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Changed
    | Presence
    | Suggestions
    | Greeted
    | Acknowledgement
    | Refusal
    | Unsettled
    | Choices
    | NoChoices
    | Hint
    | NoHint
    | Gone
    | Later
    | Pong
    | Stopping
)
