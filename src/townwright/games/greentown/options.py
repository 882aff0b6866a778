"""What is agreed before a game: seats, the component set, the set-up, the variant, and whether money lies open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from townwright.core.refusals import Unknown
from townwright.games.greentown.box.components import Components, Setup
from townwright.games.greentown.box.loader import is_components, load, standard

SEATS_TO = (2, 3, 4)
VARIANTS = ("-", "keep")
MONEY = ("hidden", "open")
KEYS = ("seats", "set", "setup", "variant", "money")


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game."""

    seats: int = 2
    components: Components = field(default_factory=standard)
    setup: Setup = field(default_factory=lambda: standard().setups[0])
    keep: bool = False
    """The variant for 3 or 4 players: the double-turn marker may be kept (rule 11)."""
    open_money: bool = False


def read_options(words: Mapping[str, str], texts: Sequence[str] = ()) -> Options:
    """The options that the words spell; what they leave out is as in a first game of two."""
    for key in words:
        if key not in KEYS:
            raise Unknown(
                "greentown-option-unknown",
                "there is no option '{key}'; there are {keys}",
                key=key,
                keys=", ".join(KEYS),
            )
    seats = int(one_of("seats", words.get("seats", "2"), tuple(map(str, SEATS_TO))))
    components = find_components(words.get("set", standard().name), texts)
    setups = {setup.name: setup for setup in components.setups}
    setup = setups[one_of("setup", words.get("setup", next(iter(setups))), tuple(setups))]
    keep = one_of("variant", words.get("variant", "-"), VARIANTS) == "keep"
    open_money = one_of("money", words.get("money", "hidden"), MONEY) == "open"
    if keep and seats == 2:
        raise Unknown(
            "greentown-keep-for-two", "the variant 'keep' is for 3 or 4 players: two use no double-turn marker"
        )
    if len(components.opening_cards) < seats:
        raise Unknown(
            "greentown-few-fives",
            "the set '{name}' has {cards:card|cards} to start with, too few for {seats} players",
            name=components.name,
            cards=len(components.opening_cards),
            seats=seats,
        )
    return Options(seats, components, setup, keep, open_money)


def option_words(options: Options) -> dict[str, str]:
    """Every option written out; the inverse of ``read_options``."""
    return {
        "seats": str(options.seats),
        "set": options.components.name,
        "setup": options.setup.name,
        "variant": VARIANTS[options.keep],
        "money": MONEY[options.open_money],
    }


def every_option() -> Iterator[Options]:
    """Every number of seats on every set-up of Townwright's set, with and without the variant, money either way."""
    components = standard()
    for seats in SEATS_TO:
        for number, setup in enumerate(components.setups):
            for keep in (False, True)[: 1 if seats == 2 else 2]:
                yield Options(seats, components, setup, keep, open_money=(seats + number + keep) % 2 == 1)


def find_components(name: str, texts: Sequence[str]) -> Components:
    """The set of that name: one of the owner's texts, or Townwright's own. Other games' texts are passed over."""
    owned = {components.name: components for components in map(load, filter(is_components, texts))}
    if name in owned:
        return owned[name]
    if name == standard().name:
        return standard()
    names = ", ".join((*owned, standard().name))
    raise Unknown(
        "greentown-set-unknown", "there is no component set '{name}'; there are {names}", name=name, names=names
    )


def one_of(key: str, word: str, allowed: tuple[str, ...]) -> str:
    """The word, if it is one of those allowed."""
    if word not in allowed:
        raise Unknown(
            "greentown-option-value",
            "'{word}' is nothing for '{key}'; it can be {allowed}",
            word=word,
            key=key,
            allowed=", ".join(allowed),
        )
    return word
