"""One random game of Skylines played twice, by the readable rules and over numbers, compared at every decision."""

from __future__ import annotations

from random import Random
from typing import Any

from townwright.games.skylines import GAME
from townwright.games.skylines.box.boards import read_layout
from townwright.games.skylines.options import FREE, Options
from townwright.games.skylines.state import Phase, Purpose, State, Tile
from townwright.speed.runtime.readable_games import Deals
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.fast_game import FastSkylines

PHASES = {
    Phase.ROLE: at.ROLE,
    Phase.OPEN: at.OPEN,
    Phase.TURN: at.TURN,
    Phase.DRAW: at.DRAW,
    Phase.RENEW: at.RENEW,
    Phase.OVER: at.OVER,
}
PURPOSES = {Purpose.TURN: at.FOR_TURN, Purpose.REFILL: at.FOR_REFILL, Purpose.RENEW: at.FOR_RENEWAL}


def agree(options: Options, seed: str, compiled: bool) -> int:
    """Plays a game and asserts that both sides offer, do and score the same; answers the actions compared.

    Every other decision takes each kind of action, and each card, as often as the others: a player who takes every
    place as often as the others hardly ever ends a milestone, enacts a policy or lives to see the last board.
    """
    random, deals, compared = Random(seed), Deals(seed), 0
    fast, state = FastSkylines(options, compiled), deals.start(GAME, options)
    row: Any = None if options.layout == FREE else fast.dealt(deals.dealer)
    while GAME.to_act(state):
        legal = GAME.legal(state, state.seat)
        if state.phase is Phase.LAYOUT:
            state = deals.go_on(GAME, GAME.play(state, state.seat, random.choice(legal)))
            row = fast.dealt(deals.dealer, read_layout(state.layout))
            continue
        assert facts(fast, row) == readable(state)
        assert fast.points(row) == GAME.standing(state, state.seat).total
        offered = list(legal)
        assert offered == list(fast.actions(row))
        assert row[at.CHOICES] == len(offered)
        compared += len(offered)
        choice = random.randrange(len(offered))
        if random.random() < 0.5:
            kinds = [str(action).split()[:2] for action in offered]
            kind = random.choice(sorted({tuple(each) for each in kinds}))
            choice = random.choice([number for number, each in enumerate(kinds) if tuple(each) == kind])
        state = deals.go_on(GAME, GAME.play(state, state.seat, offered[choice]))
        assert fast.step(row, choice) >= 0
    assert facts(fast, row) == readable(state)
    assert fast.points(row) == GAME.standing(state, 0).total
    assert row[at.CHOICES] == 0
    return compared


def facts(fast: FastSkylines, row: Any) -> dict[str, Any]:
    """Everything that a row says, as plain values."""
    seats = range(int(row[at.PLAYERS]))
    piles = [
        row[at.PILE + pile * at.PILE_ROOM :][int(row[at.PILE_AT + pile]) : int(row[at.PILE_SIZE + pile])]
        for pile in range(3)
    ]
    drawing = row[at.STAGE] == at.DRAW
    return {
        "stage": int(row[at.STAGE]),
        "loss": fast.loss(row),
        "bars": tuple(map(int, row[at.BARS : at.BARS + at.MARKERS])),
        "hands": tuple(fast.hand(row, seat) for seat in seats),
        "piles": tuple(frozenset(fast.cards[int(card)] for card in pile) for pile in piles),
        "exchange": fast.exchange(row),
        "roles": tuple(fast.cards[int(row[at.ROLES + seat])] for seat in seats if row[at.ROLES + seat] != at.NONE),
        "news": fast.cards[int(row[at.NEWS])] if row[at.NEWS] != at.NONE else "",
        "turn": int(row[at.TURNS]),
        "token": int(row[at.TOKEN]),
        "seat": int(row[at.SEAT]) if row[at.STAGE] != at.OVER else None,
        "draw": (int(row[at.PURPOSE]), int(row[at.DUE])) if drawing else None,
        "opened": frozenset(fast.board(row, slot) for slot in range(int(row[at.SLOT_COUNT])) if row[at.OPENED + slot]),
        "districts": len({int(row[at.DISTRICT + region]) for region in range(int(row[at.REGION_COUNT]))}),
        "tiles": tuple(fast.tile(row, number) for number in range(int(row[at.TILE_COUNT]))),
    }


def readable(state: State) -> dict[str, Any]:
    """The same of a state."""
    drawing = state.drawing if state.phase is Phase.DRAW else None
    return {
        "stage": PHASES[state.phase],
        "loss": state.loss,
        "bars": tuple(state.bars),
        "hands": state.hands,
        "piles": tuple(map(frozenset, state.piles)),
        "exchange": state.exchange,
        "roles": state.roles,
        "news": state.news,
        "turn": state.turn,
        "token": state.token,
        "seat": state.seat if state.phase is not Phase.OVER else None,
        "draw": (PURPOSES[drawing.purpose], drawing.due) if drawing else None,
        "opened": frozenset(state.opened),
        "districts": len(state.districts),
        "tiles": tuple(named(state, tile) for tile in state.tiles),
    }


def named(state: State, tile: Tile) -> tuple[str, str, frozenset[str]]:
    """A tile's card, shape and the names of its squares."""
    squares = (state.ground.cell(bit) for bit in range(tile.mask.bit_length()) if tile.mask >> bit & 1)
    return tile.card, tile.shape, frozenset(squares)
