"""Where a card's tile can be laid: masks of first squares, one for each tile and picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from townwright.core.limits.budgets import ShareSpent
from townwright.games.skylines.actions import Place, Play
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.effects.spots import Spot
from townwright.games.skylines.map.ground import anchors, bits
from townwright.games.skylines.turn.card_play import SeatPlays

PLAYABLE_STEPS = 20_000
"""Steps in which the places for a card are looked through; where that ends it is taken to have
one. Our own sets have needed fewer than 1,000."""


class Block(NamedTuple):
    """Plays of one card with one tile turned one way."""

    card: Card
    shape: str
    code: int
    tile: int
    """The tile's squares if its first lay at bit 0."""
    places: int
    """The first squares at which it can lie."""


def blocks(player: SeatPlays, card: Card) -> Iterator[Block]:
    """All places for the card where its tile fits: by tile, then by picture; the rows are not asked yet."""
    free = player.free_for_utilities if card.is_utility else player.free
    ground, shapes = player.town.ground, player.state.box.shapes
    for shape in player.state.tiles_left(card.kind) if card.is_zone else (card.shape,):
        for code, tile, places in anchors(ground, shapes[shape], free):
            if places:
                yield Block(card, shape, code, tile, places)


def legal_blocks(player: SeatPlays, card: Card) -> Iterator[Block]:
    """All places where the card can be played."""
    everywhere = player.everywhere(card)
    if everywhere is False:
        return
    for block in blocks(player, card):
        if everywhere:
            yield block
        elif places := allowed(player, block):
            yield block._replace(places=places)


def allowed(player: SeatPlays, block: Block) -> int:
    """Those places of a block where rows and news allow the play."""
    return sum(
        1 << bit for bit in bits(block.places) if player.allows(block.card, Spot(player.town, block.tile << bit))
    )


def can_be_played(player: SeatPlays, card: Card) -> bool:
    """Whether there is any place for the card; if it has not been ruled out in ``PLAYABLE_STEPS`` steps, there is."""
    everywhere = player.everywhere(card)
    if everywhere is False:
        return False
    try:
        with player.sharing(PLAYABLE_STEPS):
            return any(
                everywhere
                or any(player.allows(card, Spot(player.town, block.tile << bit)) for bit in bits(block.places))
                for block in blocks(player, card)
            )
    except ShareSpent:
        return True


def play_at(player: SeatPlays, block: Block, bit: int) -> Play:
    """The action that lays the block's tile at a first square."""
    shape = block.shape if block.card.is_zone else None
    return Play(block.card.id, shape, Place(player.town.ground.cell(bit), block.code))
