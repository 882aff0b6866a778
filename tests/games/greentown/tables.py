"""Small tables for the tests, written as lines such as ``(0,0) 0234 H``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from townwright.core.limits.budgets import Budget, BudgetShare
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE, Seat
from townwright.games.greentown.actions import Action
from townwright.games.greentown.box.pieces import PIECES, Tile
from townwright.games.greentown.map.hexes import WRITTEN
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.notation import read, read_exits, read_hex
from townwright.games.greentown.options import Options, read_options
from townwright.games.greentown.rules import legal, play, to_act
from townwright.games.greentown.state import State, start

CARDS = ("5A", "5B", "5C", "5D")


def ample() -> Budget:
    """A budget for tests that look through everything."""
    return Budget(1_000_000_000)


def ample_share() -> BudgetShare:
    """A share that is as large."""
    return BudgetShare(ample(), 1_000_000_000)


def network(text: str) -> Network:
    """The network of the lines; a site is H, N, seat and category, or ``.``."""
    tiles = {}
    for line in filter(None, map(str.strip, text.split("\n"))):
        place, exits, site = line.split()
        tiles[read_hex(place)] = Tile(read_exits(exits), PIECES.get(site))
    return Network.of(tiles)


def street(*pieces: str) -> Network:
    """A straight street to the east, with a hotel at both ends."""
    return network("\n".join(f"({q},0) 03 {piece}" for q, piece in enumerate(("H", *pieces, "H"))))


def options(**words: str) -> Options:
    return read_options(words)


def table(
    text: str = "", supply: Mapping[str, int] | None = None, top: str = "9A", card: str = "", **words: str
) -> State:
    """A position with A to move: these tiles (or the set-up's), this supply (or the set-up's), cards dealt."""
    state = start(options(**words))
    kinds = state.options.components.kinds
    seats = range(state.options.seats)
    return replace(
        state,
        network=network(text) if text else state.network,
        supply=state.supply if supply is None else tuple(supply.get(kind.name, 0) for kind in kinds),
        players=tuple(replace(state.players[seat], card=card or CARDS[seat]) for seat in seats),
        order=tuple(seats),
        top=top or None,
        deck=(),
    )


def say(state: State, *words: str) -> State:
    """Plays the words one after the other, each by whoever is to act."""
    for word in words:
        state = play(state, to_act(state)[0], read(word))
    return state


def refused(state: State, *words: str) -> str:
    """The key of the refusal that the last word gets."""
    state = say(state, *words[:-1])
    with pytest.raises(Refusal) as caught:
        say(state, words[-1])
    return caught.value.phrase.key


def offered(state: State, seat: Seat | None = None) -> list[str]:
    """What the seat to act is offered, in notation."""
    return [str(action) for action in legal(state, to_act(state)[0] if seat is None else seat)]


def exits(state: State) -> dict[str, str]:
    """The exits on the table by hex."""
    return {str(place): WRITTEN[tile.exits] for place, tile in state.network}


def without_chance(state: State) -> State:
    """The position once chance has said the first that it can, as often as it is asked."""
    while to_act(state) == (CHANCE,):
        action: Action = legal(state, CHANCE)[0]
        state = play(state, CHANCE, action)
    return state
