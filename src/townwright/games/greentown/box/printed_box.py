"""What the rulebook says about the printed box, for a warning where a set differs (rule 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from townwright.core.phrases import Phrase
from townwright.games.greentown.box.components import Components, Setup, Wish
from townwright.games.greentown.box.pieces import HOTEL
from townwright.games.greentown.map.hexes import COUNT
from townwright.games.greentown.map.network import Network

TILES, SPARES = 38, 2
KINDS_OF_A_NUMBER = 3
FIRST_TILES, FIRST_HOTELS, STACKS = 10, 2, 9
CARDS, FIVES, NUMBERS = 16, 4, (5, 6, 7, 8, 9)
TREES, BUILDINGS = 6, (3, 3, 3)
EXAMPLE_STOPS, EXAMPLE_WISHES = 8, (Wish(1, 3), Wish(1, 2), Wish(1, 1), Wish(0, 3))


def unusual(components: Components) -> tuple[Phrase, ...]:
    """Where the set differs from what the rulebook tells of the box."""
    return (*tiles(components), *setups(components), *pieces(components), *cards(components))


def tiles(components: Components) -> Iterator[Phrase]:
    """Yields where the set's tiles differ from facts 1, 2 and 5."""
    usual = sum(kind.count for kind in components.kinds if not kind.spare and COUNT[kind.exits] <= 5)
    spares = sum(kind.count for kind in components.kinds if COUNT[kind.exits] == 6)
    if usual != TILES:
        yield Phrase(
            "greentown-fact-tiles", "the set has {count:tile|tiles} with 2 to 5 exits; the box has 38", {"count": usual}
        )
    if spares != SPARES:
        yield Phrase(
            "greentown-fact-spares",
            "the set has {count:tile|tiles} with 6 exits; the box has 2 spare ones",
            {"count": spares},
        )
    for exits, kinds in sorted(Counter(COUNT[kind.exits] for kind in components.kinds).items()):
        if kinds > KINDS_OF_A_NUMBER:
            yield Phrase(
                "greentown-fact-kinds",
                "there are {kinds} kinds with {exits} exits; the box has three marks to tell them apart",
                {"kinds": kinds, "exits": exits},
            )
    four, five = (sum(kind.count for kind in components.kinds if COUNT[kind.exits] == exits) for exits in (4, 5))
    if five >= four:
        yield Phrase(
            "greentown-fact-fives",
            "five-exit tiles are few in the box; here they are as many as the four-exit ones, or more",
        )


def setups(components: Components) -> Iterator[Phrase]:
    """Yields where the set-ups differ from facts 3, 4 and 6; the first of the file counts as the first."""
    first = components.setups[0]
    hotels = sum(tile.piece == HOTEL for _, tile in first.tiles)
    if (len(first.tiles), hotels) != (FIRST_TILES, FIRST_HOTELS):
        yield Phrase(
            "greentown-fact-first",
            "the first set-up has {tiles:tile|tiles} and {hotels:hotel|hotels}; the rulebook's has 10 and 2",
            {"tiles": len(first.tiles), "hotels": hotels},
        )
    stacks = [kind for kind, left in zip(components.kinds, components.supply(first), strict=True) if left]
    if len(stacks) != STACKS or all(COUNT[kind.exits] != 2 for kind in stacks):
        yield Phrase(
            "greentown-fact-stacks",
            "after the first set-up {stacks} stacks are left; the rulebook's leaves nine, two-exit tiles among them",
            {"stacks": len(stacks)},
        )
    if all(len(setup.tiles) != len(first.tiles) - 1 for setup in components.setups):
        yield Phrase("greentown-fact-smaller", "no set-up has one tile less than the first one")
    if all(open_exits(setup) <= open_exits(first) for setup in components.setups):
        yield Phrase("greentown-fact-open", "no set-up has more open exits than the first one")


def open_exits(setup: Setup) -> int:
    """How many exits lead to an empty hex or a blank side."""
    network = Network.of(dict(setup.tiles))
    return sum(COUNT[tile.exits] - COUNT[network.roads[place]] for place, tile in setup.tiles)


def pieces(components: Components) -> Iterator[Phrase]:
    """Yields where the set's trees and buildings differ from fact 8."""
    if components.trees != TREES:
        yield Phrase(
            "greentown-fact-trees", "the set has {count:tree|trees}; the box has 6", {"count": components.trees}
        )
    if components.buildings != BUILDINGS:
        yield Phrase("greentown-fact-buildings", "a player of the box has 3 buildings of each category")


def cards(components: Components) -> Iterator[Phrase]:
    """Yields where the set's cards differ from facts 9 and 10."""
    if len(components.cards) != CARDS or {card.stops for card in components.cards} != set(NUMBERS):
        yield Phrase(
            "greentown-fact-cards",
            "the set has {count:card|cards}; the box has 16, numbered 5 to 9",
            {"count": len(components.cards)},
        )
    if sum(card.stops == NUMBERS[0] for card in components.cards) < FIVES:
        yield Phrase("greentown-fact-few-fives", "the box has at least four cards with the number 5")
    if not any(card.stops == EXAMPLE_STOPS and card.wishes == EXAMPLE_WISHES for card in components.cards):
        yield Phrase("greentown-fact-example", "the rulebook's card is missing: 8 stops, N 1–3, C 1–2, S 1, M 0–3")
