"""What a component set holds, for looking at it before it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from townwright.games.greentown.box.components import Components, Setup
from townwright.games.greentown.box.loader import load
from townwright.games.greentown.map.hexes import WRITTEN
from townwright.games.greentown.options import Options
from townwright.games.greentown.seen.view import SeenCard, SeenStack, SeenTile, tiles, wishes
from townwright.games.greentown.state import start


@dataclass(frozen=True, slots=True)
class SetupContents:
    """A set-up, with what the option ``setup`` calls it."""

    name: str
    tiles: tuple[SeenTile, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of one component set as a page shows them."""

    name: str
    options: Mapping[str, str]
    """The option that calls for it."""
    stacks: tuple[SeenStack, ...]
    """Every kind of tile, spares among them, with how many there are."""
    setups: tuple[SetupContents, ...]
    cards: tuple[SeenCard, ...]


def contents(text: str) -> Contents:
    """What the file holds."""
    box = load(text)
    return Contents(
        box.name,
        {"set": box.name},
        tuple(SeenStack(kind.name, WRITTEN[kind.exits], kind.mark, kind.count) for kind in box.kinds),
        tuple(SetupContents(setup.name, laid(box, setup)) for setup in box.setups),
        tuple(SeenCard(card.name, card.stops, wishes(card)) for card in box.cards),
    )


def laid(box: Components, setup: Setup) -> tuple[SeenTile, ...]:
    """The set-up as it lies on the table."""
    return tiles(box, start(Options(components=box, setup=setup)).network)
