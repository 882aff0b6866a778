"""What is agreed before a game: seats, the component set, the set-up, the variant, and whether money lies open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from townwright.core.options.cases import covering
from townwright.core.options.fields import Number, OneOf, OnlyWith, SomeOf, Value
from townwright.core.options.schema import Schema
from townwright.core.phrases import Phrase
from townwright.core.refusals import Unknown
from townwright.games.greentown.box.components import Components, Setup
from townwright.games.greentown.box.loader import STANDARD, is_components, load, standard

SEATS: Final = Number("seats", Phrase("greentown-seats", "seats"), least=2, most=4)
SET: Final = OneOf(
    "set",
    Phrase("greentown-set", "tiles and cards"),
    (Value(STANDARD, Phrase("greentown-set-own", "Townwright's own set")),),
    own=Phrase("greentown-set-other", "the name of a set of your own"),
    components=True,
    form="hidden",
)
SETUP: Final = OneOf(
    "setup",
    Phrase("greentown-setup", "set-up"),
    (
        Value(
            "first",
            Phrase("greentown-setup-first", "two rows of trees at the start"),
            Phrase("greentown-setup-first-help", "For the first game: many roads, six open exits."),
        ),
        Value(
            "flower",
            Phrase("greentown-setup-flower", "a flower of tiles at the start"),
            Phrase("greentown-setup-flower-help", "One tile less and far fewer tours."),
        ),
        Value(
            "strip",
            Phrase("greentown-setup-strip", "a strip of tiles at the start"),
            Phrase("greentown-setup-strip-help", "Many exits, open on every side."),
        ),
    ),
    own=Phrase("greentown-setup-other", "a set-up of a set of your own"),
)
VARIANT: Final = SomeOf(
    "variant",
    Phrase("greentown-variant", "variant"),
    (
        Value(
            "keep",
            Phrase("greentown-variant-keep", "double turn can be kept"),
            Phrase("greentown-variant-keep-help", "For 3 or 4: the double turn may be kept for another round."),
            rules=(OnlyWith("seats", ("3", "4")),),  # Rule 11: two use no double-turn marker.
        ),
    ),
    offered_with=OnlyWith("seats", ("3", "4")),
)
MONEY: Final = OneOf(
    "money",
    Phrase("greentown-money", "money"),
    (
        Value(
            "hidden",
            Phrase("greentown-money-hidden", "everybody sees only their own money"),
            Phrase("greentown-money-hidden-help", "What tours pay is seen, so you may count along."),
        ),
        Value(
            "open",
            Phrase("greentown-money-open", "everybody sees all money"),
            Phrase("greentown-money-open-help", "Nobody has to count along."),
        ),
    ),
)
SCHEMA: Final = Schema(SEATS, SET, SETUP, VARIANT, MONEY)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game."""

    seats: int = 2
    components: Components = field(default_factory=standard)
    setup: Setup = field(default_factory=lambda: standard().setups[0])
    keep: bool = False
    """The variant for 3 or 4 players: the double-turn marker may be kept (rule 11)."""
    open_money: bool = False

    def __post_init__(self) -> None:
        given: tuple[object, ...] = (self.seats, self.components, self.setup, self.keep, self.open_money)
        if [*map(type, given)] != [int, Components, Setup, bool, bool]:
            raise TypeError(f"read_options makes options from words; a field of these is of another type: {self!r}")
        SEATS.read(str(self.seats))


def read_options(words: Mapping[str, str], texts: Sequence[str] = ()) -> Options:
    """The options that the words spell; what they leave out is as in a first game of two."""
    agreed = SCHEMA.read(words)
    seats = agreed["seats"]
    components = find_components(agreed["set"], texts)
    setup = find_setup(components, agreed["setup"]) if "setup" in words else components.setups[0]
    if len(components.opening_cards) < seats:
        raise Unknown(
            "greentown-few-fives",
            "the set '{name}' has {cards:card|cards} to start with, too few for {seats} players",
            name=components.name,
            cards=len(components.opening_cards),
            seats=seats,
        )
    return Options(seats, components, setup, "keep" in agreed["variant"], agreed["money"] == "open")


def option_words(options: Options) -> dict[str, str]:
    """Every option written out; the inverse of ``read_options``."""
    return SCHEMA.write(
        {
            "seats": options.seats,
            "set": options.components.name,
            "setup": options.setup.name,
            "variant": ("keep",) if options.keep else (),
            "money": "open" if options.open_money else "hidden",
        }
    )


def every_option() -> Iterator[Options]:
    """Every value, and every three that go together, of set-up, variant and money; seats going round."""
    return map(read_options, covering(SCHEMA, strength=3))


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


def find_setup(components: Components, name: str) -> Setup:
    """The set-up of that name in a set."""
    for setup in components.setups:
        if setup.name == name:
            return setup
    raise Unknown(
        "greentown-setup-unknown",
        "the set '{set}' has no set-up '{name}'; there are {names}",
        set=components.name,
        name=name,
        names=", ".join(setup.name for setup in components.setups),
    )
