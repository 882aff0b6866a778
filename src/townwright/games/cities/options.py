"""What is agreed before a game of Cities."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from townwright.core.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow, Unknown, Unreadable
from townwright.games.cities.box.components import TileSet, find_tile_set, tile_sets, usual_tiles

NOJUMP, FREE, ONEMORE, NOMOVE, QUICKSTART = "nojump", "free", "onemore", "nomove", "quickstart"
VARIANTS: Final = (NOJUMP, FREE, ONEMORE, NOMOVE, QUICKSTART)
"""The words for variants in the order in which they are written (rule 13)."""
LEVELS: Final = (1, 2, 3)
MOST_SEATS: Final = 100
"""Seats at a table: a whole class can play with the same tiles."""
WORDS: Final = ("seats", "level", "variants", "tiles")
"""What can be agreed on."""


@dataclass(frozen=True, slots=True)
class Options:
    """Seats, level, variants and tile set. ``agree`` makes them."""

    seats: int = 1
    level: int = 1
    variants: tuple[str, ...] = ()
    """In the order of ``VARIANTS``; a quick start does not name the ``nomove`` that it implies."""
    tiles: TileSet = field(default_factory=usual_tiles)

    @property
    def free(self) -> bool:
        return FREE in self.variants

    @property
    def onemore(self) -> bool:
        return ONEMORE in self.variants

    @property
    def quickstart(self) -> bool:
        return QUICKSTART in self.variants

    @property
    def walks(self) -> bool:
        """Whether tourists move at all once they stand."""
        return NOMOVE not in self.variants and not self.quickstart

    @property
    def jumps(self) -> bool:
        return self.walks and NOJUMP not in self.variants


def agree(seats: int, level: int, variants: Sequence[str], tiles: TileSet) -> Options:
    """The options in their one spelling, or a refusal if they do not go together."""
    for variant in variants:
        if variant not in VARIANTS:
            raise Unknown(
                "cities-variant-unknown",
                "there is no variant '{variant}'; there are {variants}",
                variant=variant,
                variants=", ".join(VARIANTS),
            )
        if variants.count(variant) > 1:
            raise Unreadable("cities-variant-twice", "the variant {variant} stands twice", variant=variant)
    implied = {NOMOVE} if QUICKSTART in variants else set()
    if QUICKSTART in variants and level != 1:
        raise NotNow("cities-quickstart-level", "a quick start is played at level 1, not {level}", level=level)
    chosen = tuple(variant for variant in VARIANTS if variant in variants and variant not in implied)
    return Options(seats, level, chosen, tiles)


def read_options(words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
    """The options that the words spell; what is left out is one seat, level 1, no variant and our own tiles."""
    for word in words:
        if word not in WORDS:
            raise Unknown(
                "cities-option-unknown",
                "Cities has no option '{option}'; there are {words}",
                option=word,
                words=", ".join(WORDS),
            )
    tiles = find_tile_set(words["tiles"], components) if "tiles" in words else usual_tiles()
    variants = read_variants(words.get("variants", "-"))
    return agree(read_seats(words.get("seats", "1")), read_level(words.get("level", "1")), variants, tiles)


def read_seats(text: str) -> int:
    """A number of seats: any from 1 on (rule 9), up to what a table can show."""
    if not re.fullmatch(r"[1-9][0-9]{0,3}", text, re.ASCII):
        raise Unreadable("cities-no-seats", "'{text}' is no number of seats; write 1 or more", text=text)
    at_most(MOST_SEATS, int(text), Phrase("cities-cap-seats", "seats at a table"))
    return int(text)


def read_level(text: str) -> int:
    """A level of scoring."""
    if text not in map(str, LEVELS):
        raise Unreadable("cities-no-level", "'{text}' is no level; write 1, 2 or 3", text=text)
    return int(text)


def read_variants(text: str) -> list[str]:
    """Names separated by blanks, or ``-``."""
    return [] if text == "-" else text.split(" ")


def write_variants(variants: Sequence[str]) -> str:
    """The inverse of ``read_variants``."""
    return " ".join(variants) or "-"


def option_words(options: Options) -> dict[str, str]:
    """Every option, written out."""
    return {
        "seats": str(options.seats),
        "level": str(options.level),
        "variants": write_variants(options.variants),
        "tiles": options.tiles.name,
    }


def every_option() -> Iterator[Options]:
    """Every set of variants once, with levels, seats and tile sets going round; then the quick starts."""
    sets = tuple(tile_sets().values())
    author = (NOJUMP, FREE, ONEMORE, NOMOVE)
    chosen = [some for count in range(len(author) + 1) for some in combinations(author, count)]
    for number, variants in enumerate(chosen):
        yield agree(1 + number % 4, LEVELS[number % 3], variants, sets[number // 2 % 2])
    for number, variants in enumerate(((QUICKSTART,), (FREE, ONEMORE, QUICKSTART))):
        yield agree(2 + number, 1, variants, sets[number])
