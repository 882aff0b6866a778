"""One random game of Greentown played twice, by the readable rules and over numbers, compared at every part."""

from __future__ import annotations

from random import Random
from typing import Any

from townwright.games.greentown import GAME
from townwright.games.greentown.box.piece_numbers import number_of
from townwright.games.greentown.box.pieces import MARKERS
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import State
from townwright.speed.greentown import row_layout as at
from townwright.speed.greentown.components import hex_at
from townwright.speed.greentown.fast_game import FastGreentown
from townwright.speed.runtime.readable_games import Deals


def agree(options: Options, seed: str, compiled: bool) -> int:
    """Plays a game and asserts that both sides offer, do and pay the same; answers the parts compared."""
    random, deals, compared = Random(seed), Deals(seed), 0
    fast = FastGreentown(options, compiled)
    row, state = fast.dealt(deals.dealer), deals.start(GAME, options)
    while GAME.to_act(state):
        assert facts(fast, row) == readable(state)
        legal = list(GAME.legal(state, state.seat))
        assert legal == list(fast.parts(row))
        compared += len(legal)
        choice = random.randrange(len(legal))
        state = deals.go_on(GAME, GAME.play(state, state.seat, legal[choice]))
        assert fast.step(row, choice) >= 0
    assert row[at.CHOICES] == 0
    assert row[at.STAGE] == at.OVER
    assert facts(fast, row)[:3] == readable(state)[:3]
    return compared


def facts(fast: FastGreentown, row: Any) -> tuple[Any, ...]:
    """Everything that a row says, as plain values."""
    seats = range(int(row[at.PLAYERS]))
    tiles = {
        hex_at(int(row[at.PLACE + tile])): (int(row[at.EXITS + tile]), int(row[at.PIECE + tile]))
        for tile in range(int(row[at.COUNT]))
    }
    roads = {hex_at(int(row[at.PLACE + tile])): int(row[at.ROADS + tile]) for tile in range(int(row[at.COUNT]))}
    players = [
        (
            int(row[at.MONEY + seat]),
            tuple(map(int, row[at.HAND + at.CATEGORIES * seat : at.HAND + at.CATEGORIES * (seat + 1)])),
            int(row[at.MARKERS + seat]),
            name(fast, row[at.CARD + seat]),
        )
        for seat in seats
    ]
    supply = [int(left) for left in row[at.SUPPLY : at.SUPPLY + len(fast.options.components.kinds)]]
    order = [int(seat) for seat in row[at.ORDER : at.ORDER + len(seats)]]
    return tiles, roads, players, supply, order, int(row[at.NEXT]), int(row[at.ROUND]), name(fast, row[at.TOP])


def readable(state: State) -> tuple[Any, ...]:
    """The same of a state."""
    tiles = {place: (tile.exits, number_of(tile.piece)) for place, tile in state.network.tiles.items()}
    players = [
        (each.money, each.hand, sum(1 << MARKERS.index(marker) for marker in each.markers), each.card)
        for each in state.players
    ]
    order = list(state.order)
    return tiles, dict(state.network.roads), players, list(state.supply), order, state.next, state.round, state.top


def name(fast: FastGreentown, card: Any) -> str | None:
    """The card's name; None for no card."""
    return None if card == at.NONE else fast.cards[int(card)].name
