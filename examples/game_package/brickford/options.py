"""What is agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from townwright.core.options.fields import Number, SomeOf, Value
from townwright.core.options.schema import Schema
from townwright.core.phrases import Phrase

SCHEMA: Final = Schema(
    Number("seats", Phrase("brickford-seats", "seats"), least=1, most=4, default=2),
    SomeOf(
        "variants",
        Phrase("brickford-variants", "variants"),
        (
            Value(
                "dry",
                Phrase("brickford-dry", "dry ground"),
                Phrase("brickford-dry-help", "A well may stand anywhere."),
            ),
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game."""

    seats: int = 2
    variants: tuple[str, ...] = ()

    @property
    def dry(self) -> bool:
        return "dry" in self.variants
