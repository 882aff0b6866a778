"""The bodies of responses about games: their options and their bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from townwright.core.contract import Interaction
from townwright.core.options.fields import Form
from townwright.server.protocol.field_types import Outgoing
from townwright.tables.replies import Sentence


class OptionRule(Outgoing, frozen=True, kw_only=True):
    """What a value has to do with another option.

    ``implies``: it includes the word, which is not written beside it. ``excludes``: it is refused beside these words.
    ``only-with``: it is refused unless the option has one of these words. ``presets``: it changes the default.
    """

    kind: Literal["implies", "excludes", "only-with", "presets"]
    option: str
    words: tuple[str, ...]


class OptionValue(Outgoing, frozen=True, kw_only=True):
    """One word that an option can have."""

    word: str
    label: Sentence
    help: Sentence | None
    form: Form
    rules: tuple[OptionRule, ...]
    number: int | None = None
    """What the word stands for where the option is a number."""


class Option(Outgoing, frozen=True, kw_only=True):
    """One thing to agree on before a game."""

    name: str
    kind: Literal["number", "one-of", "some-of"]
    """A number, one of the values, or any of them, separated by blanks and ``-`` for none."""
    label: Sentence
    help: Sentence | None
    form: Form
    """Whether a form asks for it at once (``shown``), behind a fold (``folded``) or not at all (``hidden``)."""
    default: str
    """What holds if nothing is said and no other choice presets it."""
    suggested: str
    """What a form begins with."""
    first_game: str
    """What a form begins with for whoever has never played."""
    values: tuple[OptionValue, ...]
    offered_with: OptionRule | None = None
    """When a form asks for it; None if always."""
    least: int | None = None
    most: int | None = None
    numbers: tuple[int, ...] = ()
    """Those that a form offers where the option is a number."""
    own: Sentence | None = None
    """What words beside the values can be; None if there are no others."""
    components: bool = False
    """Whether the values are component sets; your own files bring more of them."""


class GameInfo(Outgoing, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    interaction: Interaction
    """What seats have to do with each other."""
    options: tuple[Option, ...]
    bots: tuple[str, ...]


class BotInfo(Outgoing, frozen=True, kw_only=True):
    """A bot as people meet it."""

    name: str
    plays: Sentence
    """How it plays."""
    scores: Mapping[str, int]
    """What it usually scores, by the option that matters (``level=2``), or under an empty word; perhaps nothing."""
