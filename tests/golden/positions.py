"""A position as text, in the notation of the rules pages: what the marks of golden records are made from.

A mark must stay the same for as long as the rules do, whatever becomes of the code. So a position is told here as
people write it (city lines, hexes and exits, cards and cells), never as the fields, masks or orders in memory that a
better form of the rules may change. Whoever renames a field mends this file and gets the same text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from townwright.core import registry
from townwright.games.cities.state import State as CitiesState
from townwright.games.greentown.box.pieces import SEATS, VACANT
from townwright.games.greentown.box.pieces import Tile as GreentownTile
from townwright.games.greentown.map.hexes import WRITTEN, Hex
from townwright.games.greentown.state import Player
from townwright.games.greentown.state import State as GreentownState
from townwright.games.skylines.map.ground import Ground, bits
from townwright.games.skylines.state import Phase
from townwright.games.skylines.state import State as SkylinesState
from townwright.games.skylines.state import Tile as SkylinesTile


@dataclass(frozen=True)
class Spelling:
    """How a game's positions are told."""

    turn_over: Callable[[Any, Any], bool]
    """Whether the step from one position to the next ended a turn."""
    tell: Callable[[Any], str]
    """The position after a turn; its first line says which."""


# Cities: a turn is a round of all seats


def round_over(before: CitiesState, after: CitiesState) -> bool:
    return after.complete and not before.complete


def cities(state: CitiesState) -> str:
    """The tiles drawn, and each seat's city line with what its tourists would earn."""
    lines = [f"round {state.round}", "drawn " + words(state.drawn)]
    for seat, city in enumerate(state.cities):
        earned = registry.find("cities").standing(state, seat)
        lines.append(f"{seat + 1} {city} {earned.total} : {words(earned.points)}")
    return "\n".join(lines)


# Greentown: a turn is all that a player does with a marker


def marker_used(before: GreentownState, after: GreentownState) -> bool:
    return before.turn is not None and after.turn is None


def greentown(state: GreentownState) -> str:
    """The whole table, all money included. The deck below its top card has no order."""
    order = "".join(SEATS[seat] for seat in state.order)
    return "\n".join(
        (
            f"round {state.round} order {order} next {state.next} ending {state.ending or 'no'} over {yes(state.over)}",
            *(greentown_tile(place, tile) for place, tile in sorted(state.network.tiles.items())),
            "supply " + words(state.supply),
            *(player_line(seat, player) for seat, player in zip(SEATS, state.players, strict=False)),
            f"top {state.top or '-'} deck {words(sorted(state.deck))}",
        )
    )


@lru_cache(maxsize=1 << 14)
def greentown_tile(place: Hex, tile: GreentownTile) -> str:
    return f"tile {place} {WRITTEN[tile.exits]} {tile.piece or VACANT}"


def player_line(seat: str, player: Player) -> str:
    markers = ",".join(player.markers) or "-"
    return f"seat {seat} money {player.money} hand {words(player.hand)} markers {markers} card {player.card or '-'}"


# Skylines: a turn, an opened board and a renewal are marked alike

SET_UP = (Phase.BOARDS, Phase.LAYOUT, Phase.DEAL, Phase.OFFER, Phase.ROLE)


def nothing_to_draw(_before: SkylinesState, after: SkylinesState) -> bool:
    return after.drawing is None and after.phase not in SET_UP


def skylines(state: SkylinesState) -> str:
    """The bars, the map and the cards. The piles have no order."""
    total = registry.find("skylines").standing(state, 0).total
    to_act = "over" if state.phase is Phase.OVER else f"{state.phase.value} seat {state.seat + 1}"
    return "\n".join(
        (
            f"turn {state.turn} milestone {state.milestone} {to_act}",
            f"token {state.token + 1} bars {state.bars} score {total} lost {state.loss or 'no'}",
            f"layout {state.layout} open {''.join(state.opened)} refills {words(state.refills)}",
            *(skylines_tile(state.ground, tile) for tile in state.tiles),
            *("hand " + words(sorted(hand)) for hand in state.hands),
            f"roles {words(state.roles)} left {words(sorted(state.role_deck))}",
            f"exchange {words(sorted(state.exchange))} news {state.news or '-'}",
            *("pile " + words(sorted(pile)) for pile in state.piles),
        )
    )


@lru_cache(maxsize=1 << 14)
def skylines_tile(ground: Ground, tile: SkylinesTile) -> str:
    return f"tile {tile.card} {tile.shape} {words(sorted(ground.cell(bit) for bit in bits(tile.mask)))}"


def words(values: Any) -> str:
    """Values in a row; ``-`` if there are none."""
    return " ".join(map(str, values)) or "-"


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


SPELLINGS = {
    "cities": Spelling(round_over, cities),
    "greentown": Spelling(marker_used, greentown),
    "skylines": Spelling(nothing_to_draw, skylines),
}
"""By game."""
