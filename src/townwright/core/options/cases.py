"""Which options the shared tests try: every value, and every few values together that a game allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

from townwright.core.options.fields import NOTHING, Number, OneOf, Option, SomeOf
from townwright.core.options.schema import Schema
from townwright.core.refusals import Refusal

__all__ = ["covering"]

Setting: TypeAlias = tuple[str, str, str]
"""An option, one of its values if several go together, and the word that is tried: ``("variants", "free", "free")``."""
Factor: TypeAlias = tuple[Setting, ...]
"""Settings of which a game has one."""

ABSENT: Final = ""


def covering(schema: Schema, strength: int = 2) -> Iterator[dict[str, str]]:
    """Words for a few games that between them have every value, and every ``strength`` of them that go together.

    Numbers, and what a form does not show at once, are only spread over the games. The first game is the usual one.
    Options that a form would not ask for are left out.
    """
    factors = tuple(factor for option in schema for factor in factors_of(option))
    counted = [factor for factor in factors if not is_spread(schema[factor[0][0]])]
    wanted = {
        frozenset(each) for size in (1, strength) for some in combinations(counted, size) for each in product(some)
    }
    wanted |= {frozenset({each}) for factor in factors for each in factor}
    spread = {frozenset(pair) for some in combinations(factors, 2) for pair in product(some)}
    used = Counter[Setting]()
    row = completed(schema, factors, (), usual(schema, factors), spread, used)
    while row is not None:
        yield words_of(schema, row)
        used.update(row)
        met = {frozenset(each) for size in (1, 2, strength) for each in combinations(row, size)}
        wanted, spread = wanted - met, spread - met
        row = None
        while wanted and row is None:
            first = min(wanted, key=lambda each: (-len(each), sorted(each)))
            row = completed(schema, factors, tuple(sorted(first)), wanted, spread, used)
            if row is None:  # these do not go together
                wanted = wanted - {first}


def is_spread(option: Option) -> bool:
    """Whether each value is tried once, with whatever else is due."""
    return isinstance(option, Number) or (isinstance(option, OneOf) and option.form != "shown")


def factors_of(option: Option) -> Iterator[Factor]:
    """What is decided about an option; each of several values that go together is a decision of its own."""
    if isinstance(option, SomeOf):
        for value in option.values:
            yield ((option.name, value.word, ABSENT), (option.name, value.word, value.word))
    else:
        left_out = () if option.offered_with is None else (option.default_word,)
        yield tuple((option.name, ABSENT, word) for word in dict.fromkeys((*option.words_to_try, *left_out)))


def product(factors: Sequence[Factor]) -> Iterator[tuple[Setting, ...]]:
    """Every way to take one setting of each factor."""
    if not factors:
        yield ()
        return
    for setting in factors[0]:
        for rest in product(factors[1:]):
            yield (setting, *rest)


def usual(schema: Schema, factors: Sequence[Factor]) -> set[frozenset[Setting]]:
    """The settings of the usual game."""
    words = {option.name: option.default_word.split() for option in schema}
    return {frozenset({each}) for factor in factors for each in factor if each[2] in words[each[0]]}


def completed(
    schema: Schema,
    factors: Sequence[Factor],
    begun: tuple[Setting, ...],
    wanted: set[frozenset[Setting]],
    spread: set[frozenset[Setting]],
    used: Counter[Setting],
) -> tuple[Setting, ...] | None:
    """The settings of a game that begins with some and has many that are wanted; None if the rules forbid it."""
    decided = {setting[:2] for setting in begun}
    due = [factor for factor in factors if factor[0][:2] not in decided]
    if not allowed(schema, begun):
        return None
    if not due:
        return tuple(setting for factor in factors for setting in factor if setting in begun)

    def gain(setting: Setting) -> tuple[int, int, int]:
        new = {frozenset({setting}), *(frozenset({setting, *some}) for some in combinations(begun, 2))}
        pairs = {frozenset({setting, each}) for each in begun}
        return -len((new | pairs) & wanted), -len(pairs & spread), used[setting]

    for setting in sorted(due[0], key=gain):
        found = completed(schema, factors, (*begun, setting), wanted, spread, used)
        if found is not None:
            return found
    return None


def allowed(schema: Schema, settings: Sequence[Setting]) -> bool:
    """Whether the settings go together as far as they are decided, each said once, and a form asks for each."""
    words = said(settings)
    try:
        agreed = {name: schema[name].read(word) for name, word in words.items()}
        schema.check(agreed)
    except Refusal:
        return False
    if any(isinstance(value, tuple) and value != said_of(words[name]) for name, value in agreed.items()):
        return False  # one of the words implies another, and is tried without it
    return all(
        is_asked(schema, schema[name], agreed) or word == schema[name].default_word for name, word in words.items()
    )


def said_of(word: str) -> tuple[str, ...]:
    """Several values as they were said."""
    return () if word == NOTHING else tuple(word.split())


def is_asked(schema: Schema, option: Option, agreed: Mapping[str, Any]) -> bool:
    """Whether a form asks for the option, as far as things are decided."""
    rule = option.offered_with
    return rule is None or rule.option not in agreed or schema.is_offered(option, agreed)


def said(settings: Sequence[Setting]) -> dict[str, str]:
    """The words that the settings say, option by option."""
    words: dict[str, list[str]] = {}
    for name, _, word in settings:
        words.setdefault(name, []).extend([word] if word else [])
    return {name: " ".join(found) or NOTHING for name, found in words.items()}


def words_of(schema: Schema, settings: Sequence[Setting]) -> dict[str, str]:
    """The words of a whole game, without those of options that a form would not ask for."""
    words = said(settings)
    agreed = {name: schema[name].read(word) for name, word in words.items()}
    return {name: word for name, word in words.items() if schema.is_offered(schema[name], agreed)}
