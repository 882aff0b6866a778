"""What can be agreed before a game, as one value from which everything about its options follows.

Reading and refusing words, forms, help, environments and the choices of tests use nothing else.

>>> from townwright.core.options.fields import SomeOf
>>> from townwright.core.phrases import Phrase
>>> schema = Schema(
...     Number("seats", Phrase("brickford-seats", "seats"), least=1, most=4),
...     SomeOf("variants", Phrase("brickford-variants", "variants"), (
...         Value("wells", Phrase("brickford-wells", "wells count twice"), rules=(OnlyWith("seats", ("1", "2")),)),
...     )),
... )
>>> schema.read({"seats": "2", "variants": "wells"})
{'seats': 2, 'variants': ('wells',)}
>>> schema.write({"seats": 2, "variants": ()})
{'seats': '2', 'variants': '-'}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from townwright.core.options.fields import Excludes, Number, OnlyWith, Option, Presets, Value
from townwright.core.refusals import NotNow, Unknown

__all__ = ["Schema"]


class Schema:
    """The options of a game in their order, which is also that of reading: what presets others stands before them."""

    def __init__(self, *options: Option) -> None:
        self.options = options
        self._by_name = {option.name: option for option in options}

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __getitem__(self, name: str) -> Option:
        return self._by_name[name]

    @property
    def names(self) -> tuple[str, ...]:
        """The options by name."""
        return tuple(self._by_name)

    @property
    def seats(self) -> Number:
        """The option for the number of seats, which every game has."""
        seats = self._by_name["seats"]
        if not isinstance(seats, Number):
            raise TypeError("the option seats is a Number")
        return seats

    def read(self, words: Mapping[str, str]) -> dict[str, Any]:
        """What the words agree on: a number, a word or a tuple of words for every option; or a refusal."""
        if not isinstance(words, Mapping):
            raise TypeError(f"options are named, such as {{'seats': '2'}}, and not {words!r}")
        for word, text in words.items():
            if not isinstance(text, str):
                raise TypeError(f"options are read as texts, such as {{'{word}': '{text}'}}, and {text!r} is none")
            if word not in self._by_name:
                raise Unknown(
                    "option-unknown",
                    "there is no option '{option}'; there are {options}",
                    option=word,
                    options=", ".join(self.names),
                )
        defaults = {option.name: option.default_word for option in self.options}
        agreed: dict[str, Any] = {}
        for option in self.options:
            agreed[option.name] = option.read(words.get(option.name, defaults[option.name]))
            for value in self.chosen(option, agreed):
                defaults |= {rule.option: rule.word for rule in value.rules if isinstance(rule, Presets)}
        self.check(agreed)
        return agreed

    def write(self, agreed: Mapping[str, Any]) -> dict[str, str]:
        """Every option written out; the inverse of ``read``."""
        return {option.name: option.write(agreed[option.name]) for option in self.options}

    def chosen(self, option: Option, agreed: Mapping[str, Any]) -> tuple[Value, ...]:
        """The values of an option that are agreed on."""
        words = option.words_of(agreed[option.name])
        return tuple(value for value in option.values if value.word in words)

    def check(self, agreed: Mapping[str, Any]) -> None:
        """Refuses values that do not go together; options that are not agreed on yet do not count."""
        for option in self.options:
            if option.name in agreed:
                for value in self.chosen(option, agreed):
                    for rule in value.rules:
                        if isinstance(rule, OnlyWith | Excludes) and rule.option in agreed:
                            self._check_rule(value, rule, agreed)

    def _check_rule(self, value: Value, rule: OnlyWith | Excludes, agreed: Mapping[str, Any]) -> None:
        words = self._by_name[rule.option].words_of(agreed[rule.option])
        if isinstance(rule, OnlyWith) and not {*words} & {*rule.words}:
            raise NotNow(
                "option-only-with",
                "'{word}' goes with {option} {words} only, not with {given}",
                word=value.word,
                option=rule.option,
                words=" or ".join(rule.words),
                given=" ".join(words),
            )
        if isinstance(rule, Excludes) and {*words} & {*rule.words}:
            raise NotNow(
                "option-excludes",
                "'{word}' does not go with {option} {given}",
                word=value.word,
                option=rule.option,
                given=" ".join(words),
            )

    def is_offered(self, option: Option, agreed: Mapping[str, Any]) -> bool:
        """Whether a form asks for the option after what is agreed on so far."""
        rule = option.offered_with
        if rule is None:
            return True
        return bool({*self._by_name[rule.option].words_of(agreed[rule.option])} & {*rule.words})
