"""What is agreed before a game of Cities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from townwright.core.options.cases import covering
from townwright.core.options.fields import Number, OneOf, SomeOf, Value
from townwright.core.options.schema import Schema
from townwright.core.phrases import Phrase
from townwright.games.cities.box.components import TileSet, find_tile_set, usual_tiles
from townwright.games.cities.variants import VARIANTS, Terms, terms

MOST_SEATS: Final = 100
"""Seats at a table: a whole class can play with the same tiles."""
SEATS: Final = Number(
    "seats",
    Phrase("cities-seats", "seats"),
    least=1,
    most=MOST_SEATS,
    usual=tuple(range(1, 9)),
    tried=(1, 2, 3, 4),
    help=Phrase("cities-seats-help", "Everybody builds their own city; up to a hundred can play."),
)
LEVEL: Final = OneOf(
    "level",
    Phrase("cities-level", "level"),
    (
        Value(
            "1",
            Phrase("cities-level-1", "level 1"),
            Phrase("cities-level-1-help", "Zones of attractions and parks count."),
        ),
        Value(
            "2",
            Phrase("cities-level-2", "level 2"),
            Phrase("cities-level-2-help", "Terraces count the water they look at, too."),
        ),
        Value(
            "3",
            Phrase("cities-level-3", "level 3"),
            Phrase("cities-level-3-help", "Borders and parks in view count as well."),
        ),
    ),
)
WITH: Final = SomeOf(
    "variants",
    Phrase("cities-variants", "variants"),
    tuple(variant.value for variant in VARIANTS),
    first_game="quickstart",
)
TILES: Final = OneOf(
    "tiles",
    Phrase("cities-tiles", "tiles"),
    (
        Value("mixed24", Phrase("cities-tiles-mixed", "mixed tiles")),
        Value("trio24", Phrase("cities-tiles-trio", "tiles of three kinds")),
    ),
    own=Phrase("cities-tiles-own", "the name of a tile set of your own"),
    components=True,
    form="hidden",
)
SCHEMA: Final = Schema(SEATS, LEVEL, WITH, TILES)


@dataclass(frozen=True, slots=True)
class Options:
    """Seats, level, variants and tile set. ``agree`` makes them."""

    seats: int = 1
    level: int = 1
    variants: tuple[str, ...] = ()
    """In the order of ``VARIANTS``; a quick start does not name the ``nomove`` that it implies."""
    tiles: TileSet = field(default_factory=usual_tiles)

    def __post_init__(self) -> None:
        LEVEL.read(str(self.level))
        WITH.read(WITH.write(self.variants))
        given: tuple[object, ...] = (self.level, self.seats, self.variants)
        if [*map(type, given)] != [int, int, tuple]:
            raise TypeError(f"seats and level are whole numbers and variants a tuple of words, not as in {self!r}")
        if not isinstance(self.tiles, TileSet):
            raise TypeError(f"tiles are a TileSet, not {self.tiles!r}; read_options finds one by its name")
        if self.seats < 1:  # the most is checked where a table begins: records from paper have more
            raise ValueError(f"a game has one seat or more, not {self.seats}")

    @property
    def terms(self) -> Terms:
        """What the rules ask about the game."""
        return terms(self.variants)

    @property
    def free(self) -> bool:
        """Whether no frame limits a city: the variant ``free``."""
        return terms(self.variants).free

    @property
    def walks(self) -> bool:
        """Whether tourists may walk in this game."""
        return terms(self.variants).walks

    @property
    def jumps(self) -> bool:
        """Whether tourists may jump in this game."""
        return terms(self.variants).jumps


def read_options(words: Mapping[str, str], components: Sequence[str] = ()) -> Options:
    """The options that the words spell; what is left out is one seat, level 1, no variant and our own tiles."""
    agreed = SCHEMA.read(words)
    tiles = find_tile_set(agreed["tiles"], components)
    return Options(agreed["seats"], int(agreed["level"]), agreed["variants"], tiles)


def option_words(options: Options) -> dict[str, str]:
    """Every option, written out."""
    return SCHEMA.write(
        {
            "seats": options.seats,
            "level": str(options.level),
            "variants": options.variants,
            "tiles": options.tiles.name,
        }
    )


def every_option() -> Iterator[Options]:
    """Every value, and every three that go together, of level and variants; seats and tiles going round."""
    return map(read_options, covering(SCHEMA, strength=3))
