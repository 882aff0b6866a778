"""The kinds of options that a game can have: a number, one of several values, or some of them together.

A value may come with rules about other options. ``core.option_schema`` puts the options of a game together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable

__all__ = [
    "NOTHING",
    "Excludes",
    "Form",
    "Implies",
    "Number",
    "OneOf",
    "OnlyWith",
    "Option",
    "Presets",
    "Rule",
    "SomeOf",
    "Value",
]

NOTHING: Final = "-"
"""How none of several values is written."""

Form: TypeAlias = Literal["shown", "folded", "hidden"]
"""Where a form offers something: at once, behind a fold, or not at all (records and the command line still take it)."""


@dataclass(frozen=True, slots=True)
class Implies:
    """The value includes another of the same option, which is not written beside it."""

    option: str
    word: str


@dataclass(frozen=True, slots=True)
class Excludes:
    """The value is refused beside any of these words of an option."""

    option: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OnlyWith:
    """The value is refused, or an option is not offered, unless an option has one of these words."""

    option: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Presets:
    """The value changes the default of a later option."""

    option: str
    word: str


Rule: TypeAlias = Implies | Excludes | OnlyWith | Presets


@dataclass(frozen=True, slots=True)
class Value:
    """One word that an option can have."""

    word: str
    label: Phrase
    help: Phrase | None = None
    rules: tuple[Rule, ...] = ()
    form: Form = "shown"


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds; some numbers may have names."""

    name: str
    label: Phrase
    least: int
    most: int
    default: int | None = None
    """The least if left out."""
    usual: tuple[int, ...] = ()
    """What a form offers; every number within the bounds if left out."""
    tried: tuple[int, ...] = ()
    """What the shared tests try; the usual ones if left out."""
    values: tuple[Value, ...] = ()
    """Names for some of the numbers."""
    numbers: Mapping[str, int] = field(default_factory=dict, hash=False)
    """What those names stand for."""
    help: Phrase | None = None
    form: Form = "shown"
    offered_with: OnlyWith | None = None
    """When a form asks for it; always if left out. Words are taken in any case."""
    suggested: str = ""
    """What a form begins with; the default if left out."""
    first_game: str = ""
    """What a form begins with for whoever has never played; the suggested word if left out."""

    @property
    def default_word(self) -> str:
        """What stands for the option if nothing is said."""
        return str(self.least if self.default is None else self.default)

    @property
    def offered(self) -> tuple[int, ...]:
        """The numbers that a form offers."""
        return self.usual or tuple(range(self.least, self.most + 1))

    @property
    def words_to_try(self) -> tuple[str, ...]:
        """The words that tests cover between them."""
        return (*map(str, self.tried or self.offered), *(value.word for value in self.values))

    def read(self, word: str) -> int:
        """The number that the word spells, or a refusal."""
        if word in self.numbers:
            return self.numbers[word]
        digits = word.isascii() and word.isdecimal() and len(word) <= len(str(self.most))
        if not digits or not self.least <= int(word) <= self.most:
            raise Unreadable(
                "option-no-number",
                "'{word}' is no number of {option} from {least} to {most}",
                word=word,
                option=self.name,
                least=self.least,
                most=self.most,
            )
        return int(word)

    def write(self, value: int) -> str:
        """The inverse of ``read``."""
        return str(value)

    def words_of(self, value: int) -> tuple[str, ...]:
        """The words that rules about the option compare with."""
        return (str(value), *(name for name, number in self.numbers.items() if number == value))


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several values; with ``own`` also another word, which the game itself reads or refuses."""

    name: str
    label: Phrase
    values: tuple[Value, ...]
    default: str = ""
    """The first value if left out."""
    own: Phrase | None = None
    """What other words can be, such as the name of an owner's component file."""
    tried: tuple[str, ...] = ()
    """Such words that the shared tests try beside the values."""
    components: bool = False
    """Whether the values are component sets; an owner's files bring more of them."""
    help: Phrase | None = None
    form: Form = "shown"
    offered_with: OnlyWith | None = None
    """When a form asks for it; always if left out. Words are taken in any case."""
    suggested: str = ""
    """What a form begins with; the default if left out."""
    first_game: str = ""
    """What a form begins with for whoever has never played; the suggested word if left out."""

    @property
    def default_word(self) -> str:
        """What stands for the option if nothing is said."""
        return self.default or self.values[0].word

    @property
    def words_to_try(self) -> tuple[str, ...]:
        """The words that tests cover between them."""
        return (*(value.word for value in self.values), *self.tried)

    def read(self, word: str) -> str:
        """The word itself, or a refusal."""
        if self.own is None and word not in self.words_to_try:
            raise no_value(self, word)
        return word

    def write(self, value: str) -> str:
        """The inverse of ``read``."""
        return value

    def words_of(self, value: str) -> tuple[str, ...]:
        """The words that rules about the option compare with."""
        return (value,)


@dataclass(frozen=True, slots=True)
class SomeOf:
    """Any of several values together, in the order in which they stand here; none of them is written ``-``."""

    name: str
    label: Phrase
    values: tuple[Value, ...]
    default: tuple[str, ...] = ()
    help: Phrase | None = None
    form: Form = "shown"
    offered_with: OnlyWith | None = None
    """When a form asks for it; always if left out. Words are taken in any case."""
    suggested: str = ""
    """What a form begins with; the default if left out."""
    first_game: str = ""
    """What a form begins with for whoever has never played; the suggested word if left out."""

    @property
    def default_word(self) -> str:
        """What stands for the option if nothing is said."""
        return self.write(self.default)

    @property
    def words_to_try(self) -> tuple[str, ...]:
        """The words that tests cover between them."""
        return tuple(value.word for value in self.values)

    def read(self, word: str) -> tuple[str, ...]:
        """The values that the words spell, without those that another of them implies; or a refusal."""
        words = word.split()
        if words == [NOTHING]:
            return ()
        if not words:
            raise no_value(self, word)
        for each in words:
            if each not in self.words_to_try:
                raise no_value(self, each)
            if words.count(each) > 1:
                raise Unreadable("option-twice", "'{word}' stands twice in {option}", word=each, option=self.name)
        chosen = [value for value in self.values if value.word in words]
        implied = {rule.word for value in chosen for rule in value.rules if isinstance(rule, Implies)}
        return tuple(value.word for value in chosen if value.word not in implied)

    def write(self, value: tuple[str, ...]) -> str:
        """The inverse of ``read``."""
        return " ".join(value) or NOTHING

    def words_of(self, value: tuple[str, ...]) -> tuple[str, ...]:
        """The words that rules about the option compare with."""
        return value or (NOTHING,)


Option: TypeAlias = Number | OneOf | SomeOf


def no_value(option: OneOf | SomeOf, word: str) -> Unreadable:
    """The refusal of a word that the option cannot have."""
    allowed = option.words_to_try if isinstance(option, OneOf) else (*option.words_to_try, NOTHING)
    return Unreadable(
        "option-no-value",
        "'{word}' is nothing for '{option}'; it can be {allowed}",
        word=word,
        option=option.name,
        allowed=", ".join(allowed),
    )
