"""Cities for tests: a table in any position, and a few words to play on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, State
from townwright.games.skylines.actions import Play, read
from townwright.games.skylines.box.boards import check_layout, read_layout
from townwright.games.skylines.box.components import MODULES, Box
from townwright.games.skylines.box.loader import load, own_set
from townwright.games.skylines.map.ground import ground, laid_mask
from townwright.games.skylines.options import Options
from townwright.games.skylines.state import Phase, Tile
from townwright.games.skylines.turn.bars import MARKERS, Bars
from townwright.games.skylines.turn.setup import start

DRAFT = own_set("townwright-draft-1")


def town(
    layout: str = "A0",
    *tiles: str,
    opened: str = "",
    hand: str = "",
    hands: tuple[str, ...] = (),
    roles: str = "",
    box: Box = DRAFT,
    **fields: Any,
) -> State:
    """A turn of seat 1: ``town("A0", "1S1 Aa1/0", hand="1R1", mon=3)``. All boards are open unless named."""
    check_layout(read_layout(layout), box.boards)
    bars = Bars._make(fields.pop(marker, 0) for marker in MARKERS)
    names = hands or (hand,)
    options = Options(box, len(names), "free", layout, len(read_layout(layout).slots), 10, MODULES)
    begun = start(options)
    held = tuple(tuple(name.split()) for name in names)
    used = {card for cards in held for card in cards} | {tile.split()[0] for tile in tiles}
    used |= set(fields.get("exchange", ())) | {fields.get("news", "")}
    piles = tuple(tuple(card for card in pile if card not in used) for pile in begun.piles)
    return replace(
        begun,
        phase=Phase.TURN,
        bars=bars,
        hands=held,
        opened=tuple(opened) or read_layout(layout).boards,
        tiles=tuple(tile_at(box, layout, tile) for tile in tiles),
        roles=tuple(roles.split()),
        turn=1,
        **{"piles": piles, **fields},
    )


def tile_at(box: Box, layout: str, text: str) -> Tile:
    """A laid tile: ``1S1 Aa1/0``, ``1R1 L3 Ab2/0``."""
    action = read(f"play {text}")
    assert isinstance(action, Play)
    shape = action.shape or box.cards[action.card].shape
    here = ground(box, layout)
    bit = here.bit(action.place.cell)
    assert bit is not None
    mask = laid_mask(here, box.shapes[shape], action.place.code, bit)
    assert mask is not None
    return Tile(action.card, shape, mask)


def played(state: State, *texts: str) -> State:
    """The position after actions in notation, each by whoever is to act; ``>2R4`` is chance's."""
    for text in texts:
        seat = CHANCE if text.startswith(">") else state.seat
        state = GAME.play(state, seat, GAME.read(text))
    return state


def offered(state: State, start: str = "") -> set[str]:
    """The legal actions that begin so, as texts."""
    texts = {str(action) for action in GAME.legal(state, GAME.to_act(state)[0])}
    return {text for text in texts if text.startswith(start)}


def bars(state: State) -> dict[str, int]:
    """The markers that are not 0."""
    return {marker: value for marker, value in zip(MARKERS, state.bars, strict=True) if value}


def own_box(**sections: str) -> Box:
    """The draft set with some sections of one's own."""
    text = "skylines components own-test\nfrom townwright-draft-1\n"
    return load(text + "".join(f"[{title}]\n{lines}\n" for title, lines in sections.items()))
