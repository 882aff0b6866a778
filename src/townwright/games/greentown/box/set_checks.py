"""What every component set must be, before a game can be played with it (rule 14.6)."""

from __future__ import annotations

from collections import Counter

from townwright.core.refusals import Untrue, pinned
from townwright.games.greentown.box.components import NO_KIND, Components, Setup
from townwright.games.greentown.box.json_source import JsonSource
from townwright.games.greentown.box.pieces import HOTEL, TREE
from townwright.games.greentown.map.hexes import SIDES, turned
from townwright.games.greentown.map.network import Network, connected

FEWEST_SEATS = 2


def check(components: Components, source: JsonSource) -> None:
    """Refuses a set that breaks a rule of 14.6, at its line."""
    check_kinds(components, source)
    check_cards(components, source)
    if not components.setups:
        raise Untrue("greentown-set-no-setup", "the component set has no set-up").at(source.line("setups"))
    for setup in components.setups:
        check_setup(components, setup, source)


def check_kinds(components: Components, source: JsonSource) -> None:
    """No two kinds can show the same exits, and none has the name of another."""
    shown: dict[int, str] = {}
    names: set[str] = set()
    for kind in components.kinds:
        key = "spares" if kind.spare else "tiles"
        if kind.name in names:
            raise Untrue("greentown-set-kind-twice", "{kind} is a tile and a spare", kind=kind.name).at(
                source.line(key, kind.name)
            )
        names.add(kind.name)
        other = shown.setdefault(min(turned(kind.exits, steps) for steps in SIDES), kind.name)
        if other != kind.name:
            raise Untrue(
                "greentown-set-same-kind",
                "{kind} can be turned to show what {other} shows",
                kind=kind.name,
                other=other,
            ).at(source.line(key, kind.name))


def check_cards(components: Components, source: JsonSource) -> None:
    """There are enough cards of the lowest number, and exactly one of them names the start player."""
    if not components.cards or len(components.opening_cards) < FEWEST_SEATS:
        raise Untrue(
            "greentown-set-few-fives", "the lowest number needs at least {least} cards", least=FEWEST_SEATS
        ).at(source.line("cards"))
    starting = [card for card in components.cards if card.start]
    if len(starting) != 1 or starting[0] not in components.opening_cards:
        wrong = starting[-1].name if starting else ""
        raise Untrue(
            "greentown-set-start-card", "exactly one card, one of the lowest number, names the start player"
        ).at(source.line("cards", wrong) if wrong else source.line("cards"))


def check_setup(components: Components, setup: Setup, source: JsonSource) -> None:
    """The set-up is connected, has a hotel, the set's trees, and no more tiles than there are."""
    with pinned(source.line("setups", setup.name)):
        check_tiles(components, setup)
        check_pieces(components, setup)


def check_tiles(components: Components, setup: Setup) -> None:
    """Every tile exists, there are enough of each kind, and they are one network."""
    used: Counter[int] = Counter()
    for place, tile in setup.tiles:
        kind = components.shows[tile.exits]
        used[kind] += 1
        if kind == NO_KIND:
            raise Untrue("greentown-set-no-such-tile", "no kind of tile can show the exits of {hex}", hex=str(place))
        if used[kind] > components.kinds[kind].count:
            raise Untrue(
                "greentown-set-too-many-tiles",
                "'{setup}' uses more tiles of kind {kind} than the {count} that exist",
                setup=setup.name,
                kind=components.kinds[kind].name,
                count=components.kinds[kind].count,
            )
    if not setup.tiles or not connected(Network.of(dict(setup.tiles))):
        raise Untrue("greentown-set-torn", "'{setup}' is not connected", setup=setup.name)


def check_pieces(components: Components, setup: Setup) -> None:
    """There is a hotel, and every tree of the set."""
    hotels = sum(tile.piece == HOTEL for _, tile in setup.tiles)
    if not 1 <= hotels <= components.hotels:
        raise Untrue(
            "greentown-set-hotels",
            "'{setup}' has {count:hotel|hotels}; it needs one at least, and the box holds {most}",
            setup=setup.name,
            count=hotels,
            most=components.hotels,
        )
    trees = sum(tile.piece == TREE for _, tile in setup.tiles)
    if trees != components.trees:
        raise Untrue(
            "greentown-set-trees",
            "'{setup}' has {count:tree|trees} and the set has {trees}",
            setup=setup.name,
            count=trees,
            trees=components.trees,
        )
