"""What the golden records are of: for every game the variants that its rules know, each with every number of seats.

What changes the table but is no variant of its own goes round inside: sets, set-ups, money, capital, switches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from townwright.games.cities.box.components import tile_sets
from townwright.games.greentown.box.loader import standard
from townwright.games.skylines.box.loader import own_sets

RECORDS = 100
"""Of every variant with every number of seats, all component sets together."""


@dataclass(frozen=True)
class Variant:
    """One way to play with one number of seats."""

    name: str
    words: tuple[Mapping[str, str], ...]
    """The options that are played in turn."""


SETS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "cities": ("tiles", tuple(tile_sets())),
    "greentown": ("set", (standard().name,)),
    "skylines": ("set", own_sets()),
}
"""By game: the option that names the component set, and our own sets."""


def variants(game: str) -> tuple[Variant, ...]:
    """All of a game."""
    return tuple({"cities": cities, "greentown": greentown, "skylines": skylines}[game]())


def cities() -> Iterator[Variant]:
    """Every level, every variant alone and with others at all levels, quick starts, and tables of five to eight."""
    author, levels = ("nojump", "free", "onemore", "nomove"), ("1", "2", "3")
    together = [" ".join(some) for count in (2, 3, 4) for some in combinations(author, count)]
    quick = ("quickstart", "quickstart", "free quickstart", "onemore quickstart", "free onemore quickstart")
    for seats in map(str, range(1, 5)):
        for level in levels:
            yield going_round({"level": level, "variants": "-", "seats": seats})
        for name in author:
            yield going_round({"variants": name, "seats": seats}, level=levels)
        yield Variant(
            f"variants=several seats={seats}",
            tuple({"level": level, "variants": some, "seats": seats} for some in together for level in levels),
        )
        yield Variant(f"variants=quickstart seats={seats}", tuple({"variants": some, "seats": seats} for some in quick))
    for seats in map(str, range(5, 9)):
        yield going_round({"variants": "-", "seats": seats}, level=levels)


def greentown() -> Iterator[Variant]:
    """With and without keeping the marker; every set-up, money hidden and open."""
    setups = tuple(setup.name for setup in standard().setups)
    for seats in ("2", "3", "4"):
        for variant in ("-", "keep")[: 1 if seats == "2" else 2]:
            yield going_round({"variant": variant, "seats": seats}, setup=setups, money=("hidden", "open"))


def skylines() -> Iterator[Variant]:
    """The introductory game, the scenarios and a free table, with capitals, modules, boards and switches."""
    switched = {"role_choice": "one", "policy_refill": "off"}
    inside: Mapping[str, tuple[Mapping[str, str], ...]] = {
        "intro": ({},),
        "1": ({},),
        "2": ({}, {"role_choice": "one"}),
        "3": ({}, {"policy_refill": "off"}, switched),
        "4": ({}, {"capital": "beginner"}, switched),
        "5": ({"capital": "beginner"}, {}, {"capital": "expert", "boards": "3"}, {"boards": "5"}, switched),
        "free": ({"modules": "news"}, {"modules": "unique policies", "layout": "s3", "capital": "15"}, {"boards": "6"}),
    }
    for seats in ("1", "2", "3", "4"):
        for scenario, further in inside.items():
            words = {"scenario": scenario, "seats": seats}
            yield Variant(told(words), tuple({**words, **more} for more in further))


def going_round(words: Mapping[str, str], **others: Sequence[str]) -> Variant:
    """A variant that is named by its words; every choice of the others goes round in it."""
    choices = [dict(zip(others, chosen, strict=True)) for chosen in product(*others.values())]
    return Variant(told(words), tuple({**words, **choice} for choice in choices))


def told(words: Mapping[str, str]) -> str:
    return " ".join(f"{word}={value}" for word, value in words.items())
