"""Describes the options of a game for the form of a new table."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from townwright.core import registry
from townwright.core.options import fields
from townwright.core.phrases import Phrase
from townwright.server.protocol.game_responses import Option, OptionRule, OptionValue
from townwright.tables.replies import Sentence, sentence

KINDS: Final[dict[type, Literal["number", "one-of", "some-of"]]] = {
    fields.Number: "number",
    fields.OneOf: "one-of",
    fields.SomeOf: "some-of",
}


@cache
def options_of(name: str) -> tuple[Option, ...]:
    """What can be agreed before a game, as its schema says."""
    return tuple(map(described, registry.find(name).option_schema))


def described(option: fields.Option) -> Option:
    """The option as a form needs it."""
    number = option if isinstance(option, fields.Number) else None
    one = option if isinstance(option, fields.OneOf) else None
    suggested = option.suggested or option.default_word
    return Option(
        name=option.name,
        kind=KINDS[type(option)],
        label=sentence(option.label),
        help=optional_sentence(option.help),
        form=option.form,
        default=option.default_word,
        suggested=suggested,
        first_game=option.first_game or suggested,
        values=tuple(described_value(value, number) for value in option.values),
        offered_with=None if option.offered_with is None else described_rule(option.offered_with),
        least=number.least if number else None,
        most=number.most if number else None,
        numbers=number.offered if number else (),
        own=optional_sentence(one.own) if one else None,
        components=bool(one and one.components),
    )


def described_value(value: fields.Value, number: fields.Number | None) -> OptionValue:
    """One word of an option."""
    return OptionValue(
        word=value.word,
        label=sentence(value.label),
        help=optional_sentence(value.help),
        form=value.form,
        rules=tuple(map(described_rule, value.rules)),
        number=number.numbers[value.word] if number else None,
    )


def described_rule(rule: fields.Rule) -> OptionRule:
    """What a value has to do with another option."""
    match rule:
        case fields.Implies(option, word):
            return OptionRule(kind="implies", option=option, words=(word,))
        case fields.Presets(option, word):
            return OptionRule(kind="presets", option=option, words=(word,))
        case fields.Excludes(option, words):
            return OptionRule(kind="excludes", option=option, words=words)
        case fields.OnlyWith(option, words):
            return OptionRule(kind="only-with", option=option, words=words)


def optional_sentence(phrase: Phrase | None) -> Sentence | None:
    """The phrase as it goes over the wire, if there is one."""
    return None if phrase is None else sentence(phrase)
